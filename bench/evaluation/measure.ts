/** Drafts with one engine and what can be measured of each. */
import type { Engine } from '../../src/generation/engine.ts';
import { generate } from '../../src/generation/generate.ts';
import { modelEngine, type ModelEngineSettings } from '../../src/generation/model-engine.ts';
import type { ModelClient, TokenUsage } from '../../src/generation/model-client.ts';
import { estimatedTokens } from '../../src/generation/model-client.ts';
import type { Generation } from '../../src/generation/present-draft.ts';
import { AppError } from '../../src/errors/app-error.ts';
import type { RawForm } from '../../src/testing/ordinary-forms.ts';
import type { ToolId } from '../../src/tools/catalogue.ts';

export interface MeteredEngine {
  readonly engine: Engine;
  /** What was used since the last time this was called. */
  readonly take: () => Metered;
}

export interface Metered extends TokenUsage {
  readonly calls: number;
  /** When the first text of the first call came, on the clock of `performance.now()`. */
  readonly firstTextAtMs: number | undefined;
}

const NOTHING: Metered = { calls: 0, inputTokens: 0, outputTokens: 0, firstTextAtMs: undefined };

/** A model whose calls, tokens and first text are noted; tokens are estimated where the provider does not tell them. */
export function metered(client: ModelClient, settings: ModelEngineSettings): MeteredEngine {
  let used = NOTHING;
  const noting: ModelClient = {
    name: client.name,
    async complete(request) {
      const answer = await client.complete({
        ...request,
        onText(piece) {
          used = { ...used, firstTextAtMs: used.firstTextAtMs ?? performance.now() };
          request.onText(piece);
        },
      });
      const { inputTokens = estimatedTokens(request.system + request.user), outputTokens = estimatedTokens(answer.text) } =
        answer.usage ?? {};
      used = {
        ...used,
        calls: used.calls + 1,
        inputTokens: used.inputTokens + inputTokens,
        outputTokens: used.outputTokens + outputTokens,
      };
      return answer;
    },
  };
  return {
    engine: modelEngine(noting, settings),
    take() {
      const taken = used;
      used = NOTHING;
      return taken;
    },
  };
}

export const unmetered = (engine: Engine): MeteredEngine => ({ engine, take: () => NOTHING });

export interface Sample {
  readonly tool: ToolId;
  readonly form: RawForm;
  readonly seed: number;
  /** Undefined where the engine gave none. */
  readonly draft: Generation | undefined;
  readonly failure: string | undefined;
  readonly wholeMs: number;
  readonly firstTextMs: number | undefined;
  readonly usage: Metered;
}

export async function sample(
  { engine, take }: MeteredEngine,
  tool: ToolId,
  form: RawForm,
  seed: number,
  timeLimitMs: number,
): Promise<Sample> {
  take();
  const started = performance.now();
  let draft: Generation | undefined;
  let failure: string | undefined;
  try {
    draft = await generate(
      { toolId: tool, formData: form },
      { engines: [engine], seed, timeLimitMs, onEngineFailure: (_name, { kind, message }) => (failure = `${kind}: ${message}`) },
    );
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    failure ??= error.message;
  }
  const wholeMs = performance.now() - started;
  const usage = take();
  const firstTextMs = usage.firstTextAtMs === undefined ? undefined : usage.firstTextAtMs - started;
  return { tool, form, seed, draft, failure, wholeMs, firstTextMs, usage };
}
