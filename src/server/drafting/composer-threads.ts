/**
 * The built-in composer on threads of its own, so that it holds up nobody else's call. A thread that breaks, runs out of
 * memory or overruns its time is replaced, and only the call that it worked on gets an error. Piscina sees to that.
 */
import { Piscina } from 'piscina';
import { AppError } from '../../errors/app-error.ts';
import { EngineFailure } from '../../generation/engine.ts';
import { passOver } from '../../generation/pass-over.ts';
import { Slots } from '../slots.ts';
import type { ComposerOutcome, ComposerTask } from './messages.ts';

export interface Composer {
  /**
   * @param signal takes the call out of the line; one that is being worked on is finished, since to break it off would cost its thread
   * @throws EngineFailure where its thread broke or overran; AppError 'busy', 'cancelled' or 'stopping'
   */
  run(task: ComposerTask, signal: AbortSignal): Promise<ComposerOutcome>;
  close(): Promise<void>;
}

export interface ComposerThreadsSettings {
  /** The built module of a drafting thread. */
  readonly file: URL;
  /** At most; one is always there, the others start as they are needed. */
  readonly threads: number;
  /** For one call, from when it is handed to a thread. A draft takes some milliseconds. */
  readonly timeLimitMs?: number;
  readonly mostWaiting?: number;
  readonly longestWaitMs?: number;
  /** Told of a thread that failed while it worked on nothing. */
  readonly onFault?: (error: unknown) => void;
}

/** A busy thread keeps 40 to 60 MB; there is room for what it knows to grow to several times that. */
const MEMORY = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 24 };
const TIME_LIMIT_MS = 10_000;
/** Less than a second's work for two processors. */
const MOST_WAITING = 1000;
/** Longer than a call may take: where all threads freeze at once, those in line still get their turn. */
const LONGEST_WAIT_MS = 15_000;
/** A thread that has had nothing to do for so long gives back its memory. */
const IDLE_MS = 300_000;

export function composerThreads({
  file,
  threads,
  timeLimitMs = TIME_LIMIT_MS,
  mostWaiting = MOST_WAITING,
  longestWaitMs = LONGEST_WAIT_MS,
  onFault = () => undefined,
}: ComposerThreadsSettings): Composer {
  const pool = new Piscina({
    filename: file.href,
    name: 'compose',
    minThreads: 1,
    maxThreads: threads,
    idleTimeout: IDLE_MS,
    resourceLimits: MEMORY,
    recordTiming: false,
    // A thread that waits in Atomics.wait still has its last call on its stack, and so what was typed in its memory.
    atomics: 'disabled',
  });
  pool.on('error', onFault);
  // Calls wait here and not in Piscina, which has no bound for calls with a signal and does not keep them in order.
  const slots = new Slots({ concurrent: threads, queued: mostWaiting, longestWaitMs });
  let closed = false;

  async function runOnThread(task: ComposerTask): Promise<ComposerOutcome> {
    const overrun = new AbortController();
    const timer = setTimeout(() => overrun.abort(), timeLimitMs);
    try {
      return (await pool.run(task, { signal: overrun.signal })) as ComposerOutcome;
    } catch (error) {
      if (closed) throw new AppError('stopping');
      if (overrun.signal.aborted) throw new EngineFailure('timeout', `No answer within ${timeLimitMs} ms; its thread was ended`);
      const { code = 'no code' } = error as NodeJS.ErrnoException;
      throw new EngineFailure('unavailable', `Its thread ended (${code})`);
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    async run(task, signal) {
      let isRunning = false;
      try {
        return await slots.run(() => {
          isRunning = true;
          return runOnThread(task);
        }, signal);
      } catch (error) {
        // Busy, or the caller has left.
        if (!isRunning) passOver('composer', error);
        throw error;
      }
    },
    async close() {
      closed = true;
      await pool.destroy();
    },
  };
}
