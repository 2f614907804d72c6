/**
 * Drafts with the built-in composer on threads of their own, so that a long draft holds up nobody else's call and
 * all processors are used. Where a thread breaks, its drafts fail and another takes its place.
 */
import { setFlagsFromString } from 'node:v8';
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

interface Call {
  readonly request: GenerateRequest;
  readonly seed: number;
  readonly resolve: (draft: PooledDraft) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * What a busy thread keeps, its knowledge and its compiled code, is 30 to 40 MB; without bounds garbage piles up to many times
 * that. V8 collects at the latest half-way between what is kept and the bound. A thread that runs against its bound ends, so
 * the bound leaves room for the knowledge to grow by half. A draft is done with before the young generation is full, so
 * a small one does, of 4 MB (V8 counts it three times).
 */
const MEMORY = { maxYoungGenerationSizeMb: 12, maxOldGenerationSizeMb: 72 };

/** What the process was started with has set the main thread's young generation; left standing, it would override MEMORY in every thread. */
const freeThreadsOfProcessBound = (): void => setFlagsFromString('--max-semi-space-size=0');

const MOST_FAILURES = 5;

/** So many drafts at every thread call for another one: a server that is hardly used keeps the memory of one. */
const CALLS_FOR_ANOTHER = 4;

/**
 * Three times what a thread hands over at a time (draft-worker.ts): it has work while its answers are written. More would
 * wait at a busy thread while another is free.
 */
const MOST_AT_A_THREAD = 12;

class DraftThread {
  readonly #file: URL;
  readonly #onFree: () => void;
  #worker: Worker;
  /**
   * Drafts under way, each at its place. No map: V8 links a map's outgrown table to the next one, and so a call that is done
   * with to those that came after it. Once one of them has grown old, all of them would wait for a full collection.
   */
  readonly #places: (Call | undefined)[] = Array.from({ length: MOST_AT_A_THREAD });
  #load = 0;
  readonly #unsent: DraftJob[] = [];
  #closing = false;
  #isReady = false;
  /** Ends in a row without a draft in between: a thread that can't work is not started for ever. */
  #failures = 0;

  /** @param onFree told when it can take more, and when it can't work any more */
  constructor(file: URL, onFree: () => void) {
    this.#file = file;
    this.#onFree = onFree;
    this.#worker = this.#start();
  }

  /** Drafts under way. */
  get load(): number {
    return this.#load;
  }

  get isReady(): boolean {
    return this.#isReady;
  }

  get hasRoom(): boolean {
    return this.#isReady && this.#load < MOST_AT_A_THREAD;
  }

  get isLost(): boolean {
    return this.#failures > MOST_FAILURES;
  }

  #start(): Worker {
    const worker = new Worker(this.#file, { resourceLimits: MEMORY });
    worker.on('message', (outcomes: readonly DraftOutcome[]) => {
      this.#isReady = true;
      for (const outcome of outcomes) this.#settle(outcome);
      this.#onFree();
      // Before the answers are written: what the thread has left might be gone by then.
      this.#handOver();
    });
    // 'exit' follows, and ends what was under way.
    worker.on('error', () => undefined);
    worker.once('exit', () => this.#restart());
    return worker;
  }

  #restart(): void {
    const broken = this.#places.map((_, place) => this.#leave(place));
    this.#isReady = false;
    this.#unsent.length = 0;
    this.#failures += 1;
    if (!this.#closing && !this.isLost) this.#worker = this.#start();
    for (const call of broken) call?.reject(new DraftFault({ type: 'ThreadEnded', stack: [] }));
    this.#onFree();
  }

  #settle(outcome: DraftOutcome): void {
    const call = this.#leave(outcome.place);
    this.#failures = 0;
    if (!call) return;
    if ('refused' in outcome) call.reject(new AppError(outcome.refused.code, outcome.refused.message));
    else if ('fault' in outcome) call.reject(new DraftFault(outcome.fault));
    else call.resolve({ toolId: outcome.toolId, engine: outcome.engine, json: Buffer.from(outcome.json.buffer) });
  }

  #leave(place: number): Call | undefined {
    const call = this.#places[place];
    this.#places[place] = undefined;
    if (call) this.#load -= 1;
    return call;
  }

  /** Where it has room. */
  take(call: Call): void {
    const place = this.#places.indexOf(undefined);
    this.#places[place] = call;
    this.#load += 1;
    // Calls that arrive together are handed over together.
    if (this.#unsent.length === 0) setImmediate(() => this.#handOver());
    this.#unsent.push({ place, request: call.request, seed: call.seed });
  }

  #handOver(): void {
    if (this.#unsent.length > 0) this.#worker.postMessage(this.#unsent.splice(0));
  }

  async close(): Promise<void> {
    this.#closing = true;
    await this.#worker.terminate();
  }
}

/**
 * Calls wait in one line, first come, first served.
 * @param file the built module of a drafting thread
 * @param threads at most, and at least 1; they start as they are needed
 */
export function draftPool(file: URL, threads: number): DraftPool {
  const line: Call[] = [];
  const pool: DraftThread[] = [];

  function idlest(): DraftThread | undefined {
    let best: DraftThread | undefined;
    for (const thread of pool) if (thread.hasRoom && (!best || thread.load < best.load)) best = thread;
    return best;
  }

  function serve(): void {
    for (let thread = idlest(); thread && line.length > 0; thread = idlest()) thread.take(line.shift() as Call);
    if (pool.every(({ isLost }) => isLost)) {
      for (const { reject } of line.splice(0)) reject(new DraftFault({ type: 'ThreadsDoNotStart', stack: [] }));
    }
  }

  freeThreadsOfProcessBound();
  pool.push(new DraftThread(file, serve));
  return {
    draft(request, seed) {
      const isBusy = pool.every(({ isReady, load }) => isReady && load >= CALLS_FOR_ANOTHER);
      if (isBusy && pool.length < threads) pool.push(new DraftThread(file, serve));
      return new Promise((resolve, reject) => {
        line.push({ request, seed, resolve, reject });
        serve();
      });
    },
    async close() {
      await Promise.all(pool.map((thread) => thread.close()));
      for (const { reject } of line.splice(0)) reject(new DraftFault({ type: 'ThreadEnded', stack: [] }));
    },
  };
}
