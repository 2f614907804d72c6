/**
 * The one way to a draft, for every call: a new draft, a changed one, a fresh item, and the checks of a changed document.
 * Models are asked here, since that is waiting; the composer works on threads of its own. All calls have the same time
 * limit, end in the same errors and tell of the same failures.
 */
import { randomInt } from 'node:crypto';
import { AppError } from '../../errors/app-error.ts';
import type { Progress } from '../../generation/draft-in-order.ts';
import { type Engine, EngineFailure } from '../../generation/engine.ts';
import type { OnEngineFailure, PassedOver } from '../../generation/pass-over.ts';
import { readRequest } from '../../generation/read-request.ts';
import type { Composer } from './composer-threads.ts';
import type { Draft, DraftCall } from './messages.ts';

/** Who waits for a draft. */
export interface Caller {
  /** Aborted when the caller leaves. */
  readonly signal: AbortSignal;
  readonly onProgress?: (progress: Progress) => void;
  readonly onEngineFailure?: OnEngineFailure;
}

export interface Drafting {
  /** @throws AppError for whatever is expected; DraftFault for a fault of ours */
  draft(call: DraftCall, caller: Caller): Promise<Draft>;
  /** Whether drafts grow while they are made: a model writes for a while, the composer has all at once. */
  readonly grows: boolean;
  /** Whether the composer drafts, tried out now and then. */
  works(): Promise<boolean>;
  close(): Promise<void>;
}

export interface DraftingOptions {
  /** In order of preference; the composer comes last by itself. */
  readonly models: readonly Engine[];
  readonly composer: Composer;
  /** For all models of one call together, repairs and second attempts included. */
  readonly modelTimeLimitMs: number;
}

/** A fault in a drafting thread; it carries where it happened, never what was typed. */
export class DraftFault extends Error {
  constructor({ type, stack }: { readonly type: string; readonly stack: readonly string[] }) {
    super('A draft failed');
    this.name = type;
    this.stack = [type, ...stack.map((line) => `    ${line}`)].join('\n');
  }
}

const SEEDS = 2 ** 32;
const drawnSeed = (): number => randomInt(SEEDS) - SEEDS / 2;

const RETRY_AFTER_SECONDS = 2;
/** Small, and about nobody. */
const TRIAL: DraftCall = {
  kind: 'generate',
  request: { toolId: 'admin-comm', formData: { teacherName: 'A', adminName: 'B', purpose: 'Other', details: 'A trial.' } },
};
const TRIAL_TIME_LIMIT_MS = 3000;
/** As long as drafts were made lately, nothing needs to be tried. */
const TRIED_FOR_MS = 5000;
const FAILED_FOR_MS = 1000;

/** What the composer knows is tens of megabytes: where no model is asked, this thread never loads it. */
const loadCarryOut = async () => (await import('./carry-out.ts')).carryOut;

/** Where none of the models could, the composer is asked. */
const isForComposer = (error: unknown): boolean =>
  error instanceof AppError && (error.code === 'no-engine' || error.code === 'no-model' || error.code === 'no-fresh-item');

/** What crosses to a thread is what was read of a call: the tool's own fields, as text and numbers. */
function read<Call extends DraftCall>(call: Call): Call {
  const { toolId, form: formData } = readRequest(call.request);
  return { ...call, request: { ...call.request, toolId, formData } };
}

export function draftingService({ models, composer, modelTimeLimitMs }: DraftingOptions): Drafting {
  const [firstModel, ...otherModels] = models;
  // Loaded ahead, so that the first draft does not wait for it.
  const loading = firstModel && loadCarryOut();
  let draftedAt = -Infinity;
  let failedAt = -Infinity;
  let trial: Promise<boolean> | undefined;

  /** @returns undefined where no model could */
  async function draftByModels(
    call: DraftCall,
    { signal, onProgress }: Caller,
    onEngineFailure: OnEngineFailure,
  ): Promise<Draft | undefined> {
    if (!firstModel || call.kind === 'check') return undefined;
    const carryOut = await loadCarryOut();
    return carryOut(call, {
      engines: [firstModel, ...otherModels],
      seed: drawnSeed(),
      timeLimitMs: modelTimeLimitMs,
      signal,
      onEngineFailure,
      ...(onProgress && { onProgress }),
    }).catch((error: unknown) => {
      if (isForComposer(error)) return undefined;
      throw error;
    });
  }

  async function compose(call: DraftCall, passedOver: readonly PassedOver[], { signal, onEngineFailure }: Caller): Promise<Draft> {
    const outcome = await composer.run({ ...call, seed: drawnSeed(), passedOver }, signal).catch((error: unknown) => {
      if (!(error instanceof EngineFailure)) throw error;
      onEngineFailure?.('composer', error);
      throw new AppError('broke-off', undefined, RETRY_AFTER_SECONDS);
    });
    if ('fault' in outcome) throw new DraftFault(outcome.fault);
    // The composer has done its work, whatever it said.
    draftedAt = performance.now();
    if (!('refused' in outcome)) return outcome;
    for (const { kind, message } of outcome.failures) onEngineFailure?.('composer', new EngineFailure(kind, message));
    throw new AppError(outcome.refused.code, outcome.refused.message);
  }

  async function tryOut(): Promise<boolean> {
    const overtime = new AbortController();
    let timer: NodeJS.Timeout | undefined;
    const tooLate = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        overtime.abort();
        reject(new AppError('not-drafting'));
      }, TRIAL_TIME_LIMIT_MS);
    });
    try {
      await Promise.race([compose(TRIAL, [], { signal: overtime.signal }), tooLate]);
      return true;
    } catch {
      failedAt = performance.now();
      return false;
    } finally {
      clearTimeout(timer);
      trial = undefined;
    }
  }

  return {
    grows: firstModel !== undefined,
    async draft(unread, caller) {
      const call = read(unread);
      const passedOver: PassedOver[] = [];
      const byModels = await draftByModels(call, caller, (engine, failure) => {
        passedOver.push({ engine, reason: failure.kind });
        caller.onEngineFailure?.(engine, failure);
      });
      return byModels ?? compose(call, passedOver, caller);
    },
    async works() {
      if (performance.now() - draftedAt < TRIED_FOR_MS) return true;
      if (performance.now() - failedAt < FAILED_FOR_MS) return false;
      trial ??= tryOut();
      return trial;
    },
    async close() {
      await loading;
      await composer.close();
    },
  };
}
