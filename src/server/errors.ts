/** Turns whatever was thrown into `{ "error": message }`. Bugs are logged whole; form values are never part of an error. */
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { AppError, type ErrorCode } from '../errors/app-error.ts';

/** Fastify's own refusals, in our words. */
const FRAMEWORK_ERRORS: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'body-too-large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported-media-type',
};

function toAppError(error: unknown): AppError | undefined {
  if (error instanceof AppError) return error;
  if (hasZodFastifySchemaValidationErrors(error)) {
    const messages = [...new Set(error.validation.map(({ message }) => message ?? ''))].filter(Boolean);
    return new AppError('invalid-body', messages.join(' ') || undefined);
  }
  const { code, statusCode } = error as Partial<FastifyError>;
  const known = code === undefined ? undefined : FRAMEWORK_ERRORS[code];
  if (known !== undefined) return new AppError(known);
  return statusCode !== undefined && statusCode >= 400 && statusCode < 500 ? new AppError('invalid-body') : undefined;
}

export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request: FastifyRequest, reply: FastifyReply) => {
    const expected = toAppError(error);
    if (!expected) request.log.error({ err: error }, 'unexpected error');
    const { status, message, retryAfterSeconds } = expected ?? new AppError('unexpected');
    if (retryAfterSeconds !== undefined) void reply.header('retry-after', String(retryAfterSeconds));
    return reply.code(status).header('cache-control', 'no-store').send({ error: message });
  });
}
