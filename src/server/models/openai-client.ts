/**
 * OpenAI's own client, for OpenAI and everything that speaks its protocol: Ollama, vLLM, llama.cpp, LM Studio and
 * Gemini's compatible address. Retries and time limits are the engine's, in one layer, so the client has none.
 */
import OpenAI, { APIConnectionError, APIError, APIUserAbortError } from 'openai';
import { Stream } from 'openai/core/streaming';
import { EngineFailure } from '../../generation/engine.ts';
import type { ModelAnswer, ModelClient, ModelRequest, TokenUsage } from '../../generation/model-client.ts';
import { failureFromStatus, failureOfAborted } from './failure-from-status.ts';
import { type Dialect, lesserDialect, requestBody, WHOLE_DIALECT } from './openai-dialect.ts';
import { collectText, isOneBody } from './read-events.ts';

export interface OpenAiSettings {
  readonly provider: string;
  readonly model: string;
  readonly apiKey: string;
  /** Only from the environment, never from a request. */
  readonly baseUrl?: string;
}

type FinishReason = OpenAI.ChatCompletionChunk.Choice['finish_reason'];

const finishOf = (reason: FinishReason, refused: boolean): ModelAnswer['finish'] => {
  if (refused || reason === 'content_filter') return 'refusal';
  return reason === 'length' ? 'length' : 'stop';
};

const usageOf = (usage: OpenAI.CompletionUsage | null | undefined): TokenUsage | undefined =>
  usage ? { inputTokens: usage.prompt_tokens, outputTokens: usage.completion_tokens } : undefined;

export function openAiClient({ provider, model, apiKey, baseUrl }: OpenAiSettings): ModelClient {
  const client = new OpenAI({
    apiKey,
    ...(baseUrl !== undefined && { baseURL: baseUrl }),
    maxRetries: 0,
    // The client's log would repeat what a model wrote.
    logLevel: 'off',
    // A redirect could carry the key to another host.
    fetchOptions: { redirect: 'error' },
  });
  let dialect = WHOLE_DIALECT;

  function readWhole(completion: OpenAI.ChatCompletion, request: ModelRequest): ModelAnswer {
    const choice = completion.choices?.[0];
    if (!choice) throw new EngineFailure('unreadable', `${provider} sent no choice`);
    const collected = collectText(request.maxTokens, request.onText);
    collected.add(choice.message.content ?? '');
    return {
      text: collected.text,
      finish: finishOf(choice.finish_reason, Boolean(choice.message.refusal)),
      usage: usageOf(completion.usage),
    };
  }

  async function readStream(stream: Stream<OpenAI.ChatCompletionChunk>, request: ModelRequest): Promise<ModelAnswer> {
    const collected = collectText(request.maxTokens, request.onText);
    let reason: FinishReason = null;
    let refused = false;
    let usage: TokenUsage | undefined;
    for await (const chunk of stream) {
      const choice = chunk.choices?.[0];
      collected.add(choice?.delta?.content ?? '');
      refused ||= Boolean(choice?.delta?.refusal);
      reason = choice?.finish_reason ?? reason;
      usage = usageOf(chunk.usage) ?? usage;
    }
    // A connection that was cut ends the stream as quietly as a finished one does.
    if (reason === null && !refused) throw new EngineFailure('unavailable', `${provider} broke off`);
    return { text: collected.text, finish: finishOf(reason, refused), usage };
  }

  async function once(request: ModelRequest, spoken: Dialect): Promise<ModelAnswer> {
    const ended = new AbortController();
    const signal = AbortSignal.any([request.signal, ended.signal]);
    try {
      const response = await client.chat.completions.create(requestBody(model, request, spoken), { signal }).asResponse();
      if (isOneBody(response)) return readWhole((await response.json()) as OpenAI.ChatCompletion, request);
      return await readStream(Stream.fromSSEResponse<OpenAI.ChatCompletionChunk>(response, ended, client), request);
    } finally {
      // An answer that is not read to its end would be paid for to its end.
      ended.abort();
    }
  }

  return {
    name: `${provider}/${model}`,
    async complete(request) {
      for (;;) {
        const spoken = dialect;
        try {
          return await once(request, spoken);
        } catch (error) {
          const refused = error instanceof APIError && (error.status === 400 || error.status === 422);
          const lesser = refused ? lesserDialect(spoken, error.message) : undefined;
          if (!lesser) throw failureOfAborted(request.signal) ?? toFailure(error, provider);
          dialect = lesser;
        }
      }
    },
  };
}

/** The vendor's errors can carry the whole request, so only their kind and status go on. */
function toFailure(error: unknown, provider: string): EngineFailure {
  if (error instanceof EngineFailure) return error;
  if (error instanceof APIUserAbortError) return new EngineFailure('cancelled', `${provider} was cut short`);
  if (error instanceof APIConnectionError) return new EngineFailure('unavailable', `${provider} could not be reached`);
  if (error instanceof APIError) return failureFromStatus(provider, error.status, error.headers);
  return new EngineFailure('unavailable', `${provider} sent an answer that can't be read`);
}
