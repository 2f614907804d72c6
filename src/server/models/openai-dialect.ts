/**
 * What a server that speaks OpenAI's protocol understands of it. Each starts with everything; what it refuses is left out
 * from then on, down to a plain request with the schema in the instructions.
 */
import type { ModelRequest } from '../../generation/model-client.ts';

const SCHEMA_STEPS = ['strict', 'schema', 'object', 'words'] as const;

export interface Dialect {
  /** How the answer is held to the schema, the firmest way first. */
  readonly schema: (typeof SCHEMA_STEPS)[number];
  /** Newer models want the first name, older servers know the second. */
  readonly limit: 'max_completion_tokens' | 'max_tokens';
  /** Asks for the token counts at the end of a stream. */
  readonly usage: boolean;
}

export const WHOLE_DIALECT: Dialect = { schema: 'strict', limit: 'max_completion_tokens', usage: true };

/** @returns the dialect without what the refusal complains of; undefined if it complains of something else */
export function lesserDialect(dialect: Dialect, refusal: string): Dialect | undefined {
  if (dialect.usage && /stream_options|include_usage/iu.test(refusal)) return { ...dialect, usage: false };
  if (dialect.limit === 'max_completion_tokens' && /max_(?:completion_)?tokens/iu.test(refusal)) return { ...dialect, limit: 'max_tokens' };
  const next = SCHEMA_STEPS[SCHEMA_STEPS.indexOf(dialect.schema) + 1];
  return next !== undefined && /response_format|json|schema|strict|grammar/iu.test(refusal) ? { ...dialect, schema: next } : undefined;
}

/** Structured output takes a part of JSON schema only: bounds of texts are left to our own check. */
function withoutTextBounds(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map((item) => withoutTextBounds(item));
  if (typeof schema !== 'object' || schema === null) return schema;
  const kept = Object.entries(schema).filter(([key, value]) => !(/^(?:min|max)Length$/u.test(key) && typeof value === 'number'));
  return Object.fromEntries(kept.map(([key, value]) => [key, withoutTextBounds(value)]));
}

const trimmed = new WeakMap<object, Record<string, unknown>>();

/** Schemas are few and used for every call. */
function trimmedSchema(schema: ModelRequest['schema']['json']): Record<string, unknown> {
  const known = trimmed.get(schema) ?? (withoutTextBounds(schema) as Record<string, unknown>);
  trimmed.set(schema, known);
  return known;
}

export function requestBody(model: string, { system, user, schema, maxTokens }: ModelRequest, dialect: Dialect) {
  const inWords = dialect.schema === 'object' || dialect.schema === 'words';
  return {
    model,
    stream: true as const,
    [dialect.limit]: maxTokens,
    messages: [
      { role: 'system' as const, content: inWords ? `${system}\n\nSchema:\n${JSON.stringify(schema.json)}` : system },
      { role: 'user' as const, content: user },
    ],
    ...(dialect.usage && { stream_options: { include_usage: true } }),
    ...(dialect.schema !== 'words' && {
      response_format: inWords
        ? { type: 'json_object' as const }
        : {
            type: 'json_schema' as const,
            json_schema: {
              name: schema.name,
              schema: trimmedSchema(schema.json),
              ...(dialect.schema === 'strict' && { strict: true }),
            },
          },
    }),
  };
}
