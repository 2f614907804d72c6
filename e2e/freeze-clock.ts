import type { Page } from '@playwright/test';

/** More than a busy machine needs between reading the clock and stopping it. */
const AHEAD_MS = 5000;

/**
 * Stops an installed clock, which otherwise goes on by itself; from here on only `runFor` moves it.
 * It jumps ahead by a few seconds, so call it while no timer of interest is running.
 */
export async function freezeClock(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + AHEAD_MS);
}
