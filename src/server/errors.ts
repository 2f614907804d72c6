/** Turns whatever was thrown into `{ "error": message }`. Form values are never part of an error or its record. */
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { AppError, type ErrorCode } from '../errors/app-error.ts';

/** Fastify's own refusals, in our words. */
const FRAMEWORK_ERRORS: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'body-too-large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported-media-type',
};

export function toAppError(error: unknown): AppError | undefined {
  if (error instanceof AppError) return error;
  if (hasZodFastifySchemaValidationErrors(error)) {
    const messages = [...new Set(error.validation.map(({ message }) => message ?? ''))].filter(Boolean);
    return new AppError('invalid-body', messages.join(' ') || undefined);
  }
  const { code, statusCode } = (error ?? {}) as Partial<FastifyError>;
  const known = code === undefined ? undefined : FRAMEWORK_ERRORS[code];
  if (known !== undefined) return new AppError(known);
  return statusCode !== undefined && statusCode >= 400 && statusCode < 500 ? new AppError('invalid-body') : undefined;
}

/**
 * A fault for the log: its kind and where it happened. Messages stay out, since they may quote what a person typed
 * (a parser's "Unexpected token in …", a database's "Key (email)=(…) already exists").
 */
export function faultForLog(error: unknown): { readonly type: string; readonly code?: string; readonly stack: readonly string[] } {
  if (!(error instanceof Error)) return { type: typeof error, stack: [] };
  const { code } = error as { readonly code?: unknown };
  const stack = (error.stack ?? '').split('\n').filter((line) => /^\s+at /u.test(line));
  return { type: error.name, ...(typeof code === 'string' && { code }), stack: stack.map((line) => line.trim()) };
}

export function handleErrors(app: FastifyInstance, onUnexpected: () => void): void {
  app.setErrorHandler((error, request: FastifyRequest, reply: FastifyReply) => {
    const expected = toAppError(error);
    if (expected) request.log.debug({ outcome: expected.code }, 'refused');
    else {
      onUnexpected();
      request.log.error({ fault: faultForLog(error) }, 'unexpected error');
    }
    return sendError(reply, expected ?? new AppError('unexpected'));
  });
}

export function sendError(reply: FastifyReply, { status, message, retryAfterSeconds }: AppError): FastifyReply {
  if (retryAfterSeconds !== undefined) void reply.header('retry-after', String(retryAfterSeconds));
  return reply.code(status).header('cache-control', 'no-store').send({ error: message });
}
