/** Anthropic's own client. The document comes as the input of one forced tool call, which holds it to the schema. */
import Anthropic, { APIConnectionError, APIError, APIUserAbortError } from '@anthropic-ai/sdk';
import { Stream } from '@anthropic-ai/sdk/core/streaming';
import { EngineFailure } from '../../generation/engine.ts';
import type { ModelAnswer, ModelClient, ModelRequest } from '../../generation/model-client.ts';
import { failureFromStatus, failureOfAborted } from './failure-from-status.ts';
import { collectText, isOneBody } from './read-events.ts';

export interface AnthropicSettings {
  readonly model: string;
  readonly apiKey: string;
  /** Only from the environment, never from a request. */
  readonly baseUrl?: string;
}

function finishOf(reason: Anthropic.StopReason | null): ModelAnswer['finish'] {
  if (reason === 'refusal') return 'refusal';
  return reason === 'max_tokens' ? 'length' : 'stop';
}

export function anthropicClient({ model, apiKey, baseUrl }: AnthropicSettings): ModelClient {
  const client = new Anthropic({
    apiKey,
    ...(baseUrl !== undefined && { baseURL: baseUrl }),
    maxRetries: 0,
    // The client's log would repeat what a model wrote.
    logLevel: 'off',
    // A redirect could carry the key to another host.
    fetchOptions: { redirect: 'error' },
  });
  /** Tool inputs stream as they are written; a compatible server may not know the word for it. */
  let eager = true;

  function readWhole(message: Anthropic.Message, request: ModelRequest): ModelAnswer {
    const collected = collectText(request.maxTokens, request.onText);
    const block = message.content.find(({ type }) => type === 'tool_use') ?? message.content.find(({ type }) => type === 'text');
    collected.add(block?.type === 'tool_use' ? JSON.stringify(block.input) : block?.type === 'text' ? block.text : '');
    return {
      text: collected.text,
      finish: finishOf(message.stop_reason),
      usage: { inputTokens: message.usage.input_tokens, outputTokens: message.usage.output_tokens },
    };
  }

  async function readStream(stream: Stream<Anthropic.RawMessageStreamEvent>, request: ModelRequest): Promise<ModelAnswer> {
    const collected = collectText(request.maxTokens, request.onText);
    let reason: Anthropic.StopReason | null = null;
    let inputTokens = 0;
    let outputTokens = 0;
    for await (const event of stream) {
      if (event.type === 'message_start') {
        inputTokens = event.message.usage?.input_tokens ?? 0;
      } else if (event.type === 'content_block_delta') {
        if (event.delta.type === 'input_json_delta') collected.add(event.delta.partial_json);
        else if (event.delta.type === 'text_delta') collected.add(event.delta.text);
      } else if (event.type === 'message_delta') {
        reason = event.delta.stop_reason ?? reason;
        outputTokens = event.usage?.output_tokens ?? outputTokens;
      }
    }
    // A connection that was cut ends the stream as quietly as a finished one does.
    if (reason === null) throw new EngineFailure('unavailable', 'anthropic broke off');
    const usage = inputTokens + outputTokens > 0 ? { inputTokens, outputTokens } : undefined;
    return { text: collected.text, finish: finishOf(reason), usage };
  }

  async function once(request: ModelRequest): Promise<ModelAnswer> {
    const { system, user, schema, maxTokens } = request;
    const ended = new AbortController();
    const signal = AbortSignal.any([request.signal, ended.signal]);
    try {
      const response = await client.messages
        .create(
          {
            model,
            max_tokens: maxTokens,
            stream: true,
            system,
            messages: [{ role: 'user', content: user }],
            tools: [
              {
                name: schema.name,
                description: 'Hands in the finished document.',
                input_schema: { type: 'object', ...schema.json },
                ...(eager && { eager_input_streaming: true }),
              },
            ],
            tool_choice: { type: 'tool', name: schema.name },
          },
          { signal },
        )
        .asResponse();
      if (isOneBody(response)) return readWhole((await response.json()) as Anthropic.Message, request);
      return await readStream(Stream.fromSSEResponse<Anthropic.RawMessageStreamEvent>(response, ended, client), request);
    } finally {
      // An answer that is not read to its end would be paid for to its end.
      ended.abort();
    }
  }

  return {
    name: `anthropic/${model}`,
    async complete(request) {
      try {
        return await once(request);
      } catch (error) {
        if (eager && error instanceof APIError && error.status === 400 && /eager_input_streaming/u.test(error.message)) {
          eager = false;
          return this.complete(request);
        }
        throw failureOfAborted(request.signal) ?? toFailure(error);
      }
    },
  };
}

/** The vendor's errors can carry the whole request, so only their kind and status go on. */
function toFailure(error: unknown): EngineFailure {
  if (error instanceof EngineFailure) return error;
  if (error instanceof APIUserAbortError) return new EngineFailure('cancelled', 'anthropic was cut short');
  if (error instanceof APIConnectionError) return new EngineFailure('unavailable', 'anthropic could not be reached');
  if (error instanceof APIError) return failureFromStatus('anthropic', error.status, error.headers);
  return new EngineFailure('unavailable', 'anthropic sent an answer that can’t be read');
}
