/**
 * Reads the JSON of every call, and bounds its structure before anything walks through it: validation, a copy for
 * another thread and drafting itself may go as deep as a value is.
 */
import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors/app-error.ts';

/** The largest documents have some 200 values, six levels deep, and two levels of a call around them. */
export const MOST_VALUES = 5000;
export const MOST_LEVELS = 32;

const valuesIn = (value: unknown): unknown[] => (typeof value === 'object' && value !== null ? Object.values(value) : []);

/** Level by level and not by recursion, so that depth costs nothing. */
export function isBounded(body: unknown): boolean {
  let values = 0;
  let level = [body];
  for (let depth = 0; level.length > 0; depth += 1) {
    values += level.length;
    if (depth > MOST_LEVELS || values > MOST_VALUES) return false;
    level = level.flatMap(valuesIn);
  }
  return true;
}

/** The token call has a JSON content type and no body, which Fastify refuses by itself. */
export function acceptJson(api: FastifyInstance): void {
  const parseJson = api.getDefaultJsonParser('remove', 'remove');
  api.removeContentTypeParser('application/json');
  api.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text: string, done) => {
    if (text === '') {
      done(null, {});
      return;
    }
    void parseJson(request, text, (error, body: unknown) => {
      if (error ?? isBounded(body)) done(error, body);
      else done(new AppError('body-too-complex'));
    });
  });
}
