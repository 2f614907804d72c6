/**
 * OpenAI's own client, for OpenAI and everything that speaks its protocol: Ollama, vLLM, llama.cpp, LM Studio and
 * Gemini's compatible address. Retries and time limits are the engine's, in one layer, so the client has none.
 */
import OpenAI, { APIConnectionError, APIError } from 'openai';
import type { ModelAnswer, ModelClient, ModelRequest } from '../../generation/model-client.ts';
import { failureFromStatus } from './failure-from-status.ts';
import { EngineFailure } from '../../generation/engine.ts';

export interface OpenAiSettings {
  readonly provider: string;
  readonly model: string;
  readonly apiKey: string;
  /** Only from the environment, never from a request. */
  readonly baseUrl?: string;
}

export function openAiClient({ provider, model, apiKey, baseUrl }: OpenAiSettings): ModelClient {
  const client = new OpenAI({
    apiKey,
    ...(baseUrl !== undefined && { baseURL: baseUrl }),
    maxRetries: 0,
    // A redirect could carry the key to another host.
    fetchOptions: { redirect: 'error' },
  });
  let knowsSchemas = true;

  async function once({ system, user, schema, maxTokens, signal }: ModelRequest): Promise<ModelAnswer> {
    const instructions = knowsSchemas ? system : `${system}\n\nSchema:\n${JSON.stringify(schema.json)}`;
    const completion = await client.chat.completions.create(
      {
        model,
        max_completion_tokens: maxTokens,
        messages: [
          { role: 'system', content: instructions },
          { role: 'user', content: user },
        ],
        response_format: knowsSchemas
          ? { type: 'json_schema', json_schema: { name: schema.name, schema: { ...schema.json } } }
          : { type: 'json_object' },
      },
      { signal },
    );
    const choice = completion.choices?.[0];
    if (!choice) throw new EngineFailure('unreadable', `${provider} sent no choice`);
    if (choice.message.refusal || choice.finish_reason === 'content_filter') return { text: '', finish: 'refusal' };
    return { text: choice.message.content ?? '', finish: choice.finish_reason === 'length' ? 'length' : 'stop' };
  }

  return {
    name: `${provider}/${model}`,
    async complete(request) {
      try {
        return await once(request);
      } catch (error) {
        if (error instanceof APIError && error.status === 400 && knowsSchemas && /response_format|json_schema/iu.test(error.message)) {
          knowsSchemas = false;
          return this.complete(request);
        }
        throw toFailure(error, provider);
      }
    },
  };
}

/** The vendor's errors can carry the whole request, so only their kind and status go on. */
function toFailure(error: unknown, provider: string): EngineFailure {
  if (error instanceof EngineFailure) return error;
  if (error instanceof APIConnectionError) return new EngineFailure('unavailable', `${provider} could not be reached`);
  if (error instanceof APIError) return failureFromStatus(provider, error.status, error.headers);
  return new EngineFailure('unavailable', `${provider} sent an answer that can't be read`);
}
