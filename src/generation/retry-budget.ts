/**
 * Second attempts in proportion to first ones (Brooker, Fixing retries with token buckets and circuit breakers, 2022): when
 * a provider fails for everyone, trying everything twice would only double its load.
 */
const MOST_TOKENS = 10;
/** Earned by each first attempt, paid back by each second: in the long run at most one in five is tried again. */
const EARNED = 0.2;

export class RetryBudget {
  #tokens = MOST_TOKENS;

  /** A first attempt is made. */
  earn(): void {
    this.#tokens = Math.min(MOST_TOKENS, this.#tokens + EARNED);
  }

  /** @returns whether a second attempt may be made */
  spend(): boolean {
    if (this.#tokens < 1) return false;
    this.#tokens -= 1;
    return true;
  }
}
