/** How many model calls run at once, and how many may wait for a place, and how long. */
import { EngineFailure } from '../../generation/engine.ts';
import type { ModelClient } from '../../generation/model-client.ts';

export interface SlotSettings {
  readonly concurrent: number;
  readonly queued: number;
  readonly longestWaitMs: number;
}

export class ModelSlots {
  readonly #settings: SlotSettings;
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor(settings: SlotSettings) {
    this.#settings = settings;
  }

  /** @throws EngineFailure 'busy' without calling when the queue is full or the wait too long */
  async run<T>(call: () => Promise<T>, signal: AbortSignal): Promise<T> {
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
      const cancel = (): void => leave(new EngineFailure('cancelled', 'The caller went away while waiting'));
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

/** The same client, with its calls bounded together with all others that share the slots. */
export function withSlots(client: ModelClient, slots: ModelSlots): ModelClient {
  return { name: client.name, complete: (request) => slots.run(() => client.complete(request), request.signal) };
}
