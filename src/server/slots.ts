/** How many calls run at once, and how many may wait for a place, and how long: of models, and of the composer. */
import { EngineFailure } from '../generation/engine.ts';

export interface SlotSettings {
  readonly concurrent: number;
  readonly queued: number;
  readonly longestWaitMs: number;
}

const callerLeft = (): EngineFailure => new EngineFailure('cancelled', 'The caller went away while waiting');

export class Slots {
  readonly #settings: SlotSettings;
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor(settings: SlotSettings) {
    this.#settings = settings;
  }

  /** @throws EngineFailure 'busy' without calling when the queue is full or the wait too long */
  async run<T>(call: () => Promise<T>, signal: AbortSignal): Promise<T> {
    if (signal.aborted) throw callerLeft();
    if (this.#running < this.#settings.concurrent) this.#running += 1;
    else await this.#wait(signal);
    try {
      return await call();
    } finally {
      // A place goes straight to whoever has waited longest.
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }

  #wait(signal: AbortSignal): Promise<void> {
    const { queued, longestWaitMs } = this.#settings;
    const busy = (): EngineFailure => new EngineFailure('busy', 'Too many drafts are under way', longestWaitMs);
    if (this.#waiting.length >= queued) return Promise.reject(busy());
    return new Promise((resolve, reject) => {
      const leave = (failure: EngineFailure): void => {
        const place = this.#waiting.indexOf(enter);
        if (place >= 0) this.#waiting.splice(place, 1);
        clearTimeout(timer);
        signal.removeEventListener('abort', cancel);
        reject(failure);
      };
      const cancel = (): void => leave(callerLeft());
      const timer = setTimeout(() => leave(busy()), longestWaitMs);
      const enter = (): void => {
        clearTimeout(timer);
        signal.removeEventListener('abort', cancel);
        resolve();
      };
      signal.addEventListener('abort', cancel, { once: true });
      this.#waiting.push(enter);
    });
  }
}
