/**
 * Drafts with the built-in composer on threads of their own, so that a long draft holds up nobody else's call and
 * all processors are used. Where a thread breaks, its drafts fail and another takes its place.
 */
import { Worker } from 'node:worker_threads';
import { AppError } from '../../errors/app-error.ts';
import type { GenerateRequest } from '../../generation/generate.ts';
import type { ToolId } from '../../tools/catalogue.ts';
import type { DraftJob, DraftOutcome } from './messages.ts';

export interface PooledDraft {
  readonly toolId: ToolId;
  readonly engine: string;
  /** The call's answer as JSON in UTF-8. */
  readonly json: Buffer;
}

export interface DraftPool {
  /** @throws AppError for an unknown tool or a form with problems; DraftFault for a fault of ours */
  readonly draft: (request: GenerateRequest, seed: number) => Promise<PooledDraft>;
  readonly close: () => Promise<void>;
}

/** A fault in a drafting thread; it carries where it happened, never what was typed. */
export class DraftFault extends Error {
  constructor({ type, stack }: { readonly type: string; readonly stack: readonly string[] }) {
    super('A draft failed');
    this.name = type;
    this.stack = [type, ...stack.map((line) => `    ${line}`)].join('\n');
  }
}

interface Waiting {
  readonly resolve: (draft: PooledDraft) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * What the composer knows is about 25 MB; without bounds a busy thread lets garbage pile up to many times that. A thread
 * that runs against its bound ends, so the bound leaves room for the knowledge to grow threefold.
 */
const MEMORY = { maxYoungGenerationSizeMb: 12, maxOldGenerationSizeMb: 96 };

const MOST_FAILURES = 5;

/** So many drafts waiting at every thread call for another one: a server that is hardly used keeps the memory of one. */
const CALLS_FOR_ANOTHER = 4;

class DraftThread {
  readonly #file: URL;
  #worker: Worker;
  #waiting = new Map<number, Waiting>();
  readonly #unsent: DraftJob[] = [];
  #closing = false;
  #isReady = false;
  /** Ends in a row without a draft in between: a thread that can't work is not started for ever. */
  #failures = 0;

  constructor(file: URL) {
    this.#file = file;
    this.#worker = this.#start();
  }

  /** Drafts under way. */
  get load(): number {
    return this.#waiting.size;
  }

  get isReady(): boolean {
    return this.#isReady;
  }

  #start(): Worker {
    const worker = new Worker(this.#file, { resourceLimits: MEMORY });
    worker.on('message', (outcomes: readonly DraftOutcome[]) => {
      this.#isReady = true;
      for (const outcome of outcomes) this.#settle(outcome);
    });
    // 'exit' follows, and ends what was waiting.
    worker.on('error', () => undefined);
    worker.once('exit', () => this.#restart());
    return worker;
  }

  #restart(): void {
    const broken = this.#waiting;
    this.#waiting = new Map();
    this.#isReady = false;
    this.#unsent.length = 0;
    this.#failures += 1;
    if (!this.#closing && this.#failures <= MOST_FAILURES) this.#worker = this.#start();
    for (const { reject } of broken.values()) reject(new DraftFault({ type: 'ThreadEnded', stack: [] }));
  }

  #settle(outcome: DraftOutcome): void {
    const waiting = this.#waiting.get(outcome.id);
    this.#waiting.delete(outcome.id);
    this.#failures = 0;
    if (!waiting) return;
    if ('refused' in outcome) waiting.reject(new AppError(outcome.refused.code, outcome.refused.message));
    else if ('fault' in outcome) waiting.reject(new DraftFault(outcome.fault));
    else waiting.resolve({ toolId: outcome.toolId, engine: outcome.engine, json: Buffer.from(outcome.json.buffer) });
  }

  draft(job: DraftJob): Promise<PooledDraft> {
    if (this.#failures > MOST_FAILURES) return Promise.reject(new DraftFault({ type: 'ThreadsDoNotStart', stack: [] }));
    return new Promise((resolve, reject) => {
      this.#waiting.set(job.id, { resolve, reject });
      // Calls that arrive together are handed over together.
      if (this.#unsent.length === 0) setImmediate(() => this.#worker.postMessage(this.#unsent.splice(0)));
      this.#unsent.push(job);
    });
  }

  async close(): Promise<void> {
    this.#closing = true;
    await this.#worker.terminate();
  }
}

/**
 * @param file the built module of a drafting thread
 * @param threads at most, and at least 1; they start as they are needed
 */
export function draftPool(file: URL, threads: number): DraftPool {
  const pool = [new DraftThread(file)];
  let jobs = 0;

  /** The one with the least to do, among those that have started. */
  function idlest(): DraftThread {
    const ready = pool.filter(({ isReady }) => isReady);
    const [first, ...others] = ready.length > 0 ? ready : pool;
    return others.reduce((best, thread) => (thread.load < best.load ? thread : best), first as DraftThread);
  }

  return {
    draft(request, seed) {
      jobs += 1;
      const thread = idlest();
      if (thread.load >= CALLS_FOR_ANOTHER && pool.length < threads && pool.every(({ isReady }) => isReady))
        pool.push(new DraftThread(file));
      return thread.draft({ id: jobs, request, seed });
    },
    async close() {
      await Promise.all(pool.map((thread) => thread.close()));
    },
  };
}
