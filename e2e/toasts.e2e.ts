import type { Page } from '@playwright/test';
import { freezeClock } from './freeze-clock.ts';
import { expect, test } from './test.ts';

async function generateOnce(page: Page): Promise<void> {
  await page.getByLabel('Topic').fill('The water cycle');
  await page.getByLabel('Grade level').selectOption('5th Grade');
  await page.getByLabel('Standards').selectOption('CCSS');
  await page.getByLabel('Difficulty').selectOption('Beginner');
  await page.getByRole('button', { name: 'Generate' }).click();
}

test('a success stays two seconds, top center, in a live region', async ({ page }) => {
  await page.clock.install();
  await page.goto('/warm-up-creator/');
  await freezeClock(page);
  await generateOnce(page);
  const toast = page.getByRole('status').getByText('Content generated successfully!');
  await expect(toast).toBeVisible();
  const box = await toast.boundingBox();
  const width = page.viewportSize()?.width ?? 0;
  expect(box?.y).toBeLessThan(80);
  expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - width / 2)).toBeLessThan(2);
  await page.clock.runFor(1900);
  await expect(toast).toBeVisible();
  await page.clock.runFor(200);
  await expect(toast).toHaveCount(0);
});

test('an error stays four seconds', async ({ page, quietConsole }) => {
  quietConsole.push('Failed to load resource');
  await page.clock.install();
  await page.route('**/api/tools/generate', (route) => route.fulfill({ status: 500, body: '{"error":"Something went wrong."}' }));
  await page.goto('/warm-up-creator/');
  await freezeClock(page);
  await generateOnce(page);
  const toast = page.getByText('Failed to generate content. Please try again.');
  await expect(toast).toBeVisible();
  await page.clock.runFor(3900);
  await expect(toast).toBeVisible();
  await page.clock.runFor(200);
  await expect(toast).toHaveCount(0);
});
