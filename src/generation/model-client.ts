/** What the model engine needs of a vendor's client, and no more. The clients live with the server. */

export interface ModelRequest {
  /** Instructions: never holds text that a teacher typed. */
  readonly system: string;
  /** Data: the form as JSON. */
  readonly user: string;
  readonly schema: { readonly name: string; readonly json: Readonly<Record<string, unknown>> };
  readonly maxTokens: number;
  readonly signal: AbortSignal;
}

export interface ModelAnswer {
  readonly text: string;
  /** 'length': cut off at the token limit. */
  readonly finish: 'stop' | 'length' | 'refusal';
}

export interface ModelClient {
  /** Provider and model: 'openai/gpt-…'. */
  readonly name: string;
  /** @throws EngineFailure, whose message never holds the request */
  complete(request: ModelRequest): Promise<ModelAnswer>;
}
