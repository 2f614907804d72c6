/**
 * Leaves a provider alone that has failed several times in a row (Nygard, Release It!): for a while its calls fail at once,
 * then a single one tries whether it is back.
 */
import { EngineFailure, type FailureKind } from './engine.ts';

const FAILURES_IN_A_ROW = 5;
const REST_MS = 30_000;
const LONGEST_REST_MS = 10 * 60_000;
/** What says that the provider itself is unwell. A refusal or an answer that can't be read shows that it is there. */
const UNWELL: ReadonlySet<FailureKind> = new Set(['rate-limited', 'unavailable', 'timeout', 'misconfigured']);

export class CircuitBreaker {
  readonly #provider: string;
  readonly #now: () => number;
  #failures = 0;
  #restsUntilMs = 0;
  #trying = false;

  /** @param now a clock in milliseconds */
  constructor(provider: string, now: () => number = () => performance.now()) {
    this.#provider = provider;
    this.#now = now;
  }

  /** @throws EngineFailure 'resting' without calling, else what the call throws */
  async run<T>(call: () => Promise<T>): Promise<T> {
    const open = this.#restsUntilMs > 0;
    if (open && (this.#trying || this.#now() < this.#restsUntilMs)) {
      throw new EngineFailure('resting', `${this.#provider} is left alone after failures`);
    }
    this.#trying = open;
    try {
      const result = await call();
      this.#recovered();
      return result;
    } catch (error) {
      if (error instanceof EngineFailure && UNWELL.has(error.kind)) this.#failed(error, open);
      else if (error instanceof EngineFailure && (error.kind === 'refused' || error.kind === 'unreadable')) this.#recovered();
      throw error;
    } finally {
      if (open) this.#trying = false;
    }
  }

  #recovered(): void {
    this.#failures = 0;
    this.#restsUntilMs = 0;
  }

  #failed({ retryAfterMs = 0 }: EngineFailure, wasTrying: boolean): void {
    this.#failures += 1;
    // A provider that asks for a long wait is taken at its word.
    const asked = retryAfterMs > REST_MS / 2;
    if (wasTrying || asked || this.#failures >= FAILURES_IN_A_ROW) {
      this.#restsUntilMs = this.#now() + Math.min(LONGEST_REST_MS, Math.max(REST_MS, retryAfterMs));
    }
  }
}
