/** What the model engine needs of a vendor's client, and no more. The clients live with the server. */

export interface ModelRequest {
  /** Instructions: never holds text that a teacher typed. */
  readonly system: string;
  /** Data: the form as JSON. */
  readonly user: string;
  readonly schema: { readonly name: string; readonly json: Readonly<Record<string, unknown>> };
  readonly maxTokens: number;
  readonly signal: AbortSignal;
  /** Told of each piece of the answer as it comes; together they are the answer's text. */
  readonly onText: (piece: string) => void;
}

export interface TokenUsage {
  readonly inputTokens: number;
  readonly outputTokens: number;
}

export interface ModelAnswer {
  readonly text: string;
  /** 'length': cut off at the token limit. */
  readonly finish: 'stop' | 'length' | 'refusal';
  /** As the provider counts them; undefined where it does not say. */
  readonly usage: TokenUsage | undefined;
}

export interface ModelClient {
  /** Provider and model: 'openai/gpt-…'. */
  readonly name: string;
  /**
   * One attempt, streamed.
   * @throws EngineFailure, whose message never holds the request
   */
  complete(request: ModelRequest): Promise<ModelAnswer>;
}

/** Characters a token has at least, on average over English and JSON; for answers that do not say and for bounds. */
const CHARACTERS_PER_TOKEN = 3;

export function estimatedTokens(text: string): number {
  return Math.ceil(text.length / CHARACTERS_PER_TOKEN);
}
