import type { Page } from '@playwright/test';

/** Stops an installed clock, which otherwise goes on by itself; from here on only `runFor` moves it. */
export async function freezeClock(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 100);
}
