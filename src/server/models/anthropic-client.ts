/** Anthropic's own client. The document comes as the input of one forced tool call, which holds it to the schema. */
import Anthropic, { APIConnectionError, APIError } from '@anthropic-ai/sdk';
import { EngineFailure } from '../../generation/engine.ts';
import type { ModelAnswer, ModelClient, ModelRequest } from '../../generation/model-client.ts';
import { failureFromStatus } from './failure-from-status.ts';

export interface AnthropicSettings {
  readonly model: string;
  readonly apiKey: string;
  /** Only from the environment, never from a request. */
  readonly baseUrl?: string;
}

export function anthropicClient({ model, apiKey, baseUrl }: AnthropicSettings): ModelClient {
  const client = new Anthropic({
    apiKey,
    ...(baseUrl !== undefined && { baseURL: baseUrl }),
    maxRetries: 0,
    // A redirect could carry the key to another host.
    fetchOptions: { redirect: 'error' },
  });

  async function once({ system, user, schema, maxTokens, signal }: ModelRequest): Promise<ModelAnswer> {
    const message = await client.messages.create(
      {
        model,
        max_tokens: maxTokens,
        system,
        messages: [{ role: 'user', content: user }],
        tools: [
          {
            name: schema.name,
            description: 'Hands in the finished document.',
            input_schema: { type: 'object', ...schema.json },
          },
        ],
        tool_choice: { type: 'tool', name: schema.name },
      },
      { signal },
    );
    if (message.stop_reason === 'refusal') return { text: '', finish: 'refusal' };
    const block = message.content.find(({ type }) => type === 'tool_use') ?? message.content.find(({ type }) => type === 'text');
    const text = block?.type === 'tool_use' ? JSON.stringify(block.input) : block?.type === 'text' ? block.text : '';
    return { text, finish: message.stop_reason === 'max_tokens' ? 'length' : 'stop' };
  }

  return {
    name: `anthropic/${model}`,
    async complete(request) {
      try {
        return await once(request);
      } catch (error) {
        if (error instanceof EngineFailure) throw error;
        if (error instanceof APIConnectionError) throw new EngineFailure('unavailable', 'anthropic could not be reached');
        if (error instanceof APIError) throw failureFromStatus('anthropic', error.status, error.headers);
        throw new EngineFailure('unavailable', 'anthropic sent an answer that can’t be read');
      }
    },
  };
}
