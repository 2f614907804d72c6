/**
 * How long it takes from the click to the saved file, and how large the file is, for a lesson plan of three pages and more.
 * Needs a served product and Chromium: node scripts/run.mjs bench/export-files.ts http://127.0.0.1:3000
 */
import { statSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { fillIn } from '../e2e/fill-in.ts';
import { median } from './median.ts';

const RUNS = 7;
const FORMATS = ['PDF', 'Word (.doc)', 'Word (.docx)', 'Text (.txt)'] as const;

export async function main([base = 'http://127.0.0.1:3000']: readonly string[]): Promise<void> {
  const executablePath = process.env['CHROME_PATH'];
  const browser = await chromium.launch({
    ...(executablePath !== undefined && { executablePath }),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const page = await browser.newPage();
  await page.goto(`${base}/lesson-planner/`);
  await page.waitForSelector('html[data-hydrated]', { state: 'attached' });
  await fillIn(page, 'lesson-planner', { duration: '90' });
  await page.getByRole('button', { name: 'Generate' }).click();
  await page.getByRole('article').getByRole('group', { name: 'Use the result' }).waitFor();
  process.stdout.write('format            first ms  median ms    KB\n');
  for (const format of FORMATS) {
    const times: number[] = [];
    let bytes = 0;
    for (let run = 0; run < RUNS; run += 1) {
      await page.locator('summary', { hasText: 'Export' }).click();
      const started = performance.now();
      const saved = page.waitForEvent('download');
      await page.getByRole('button', { name: format, exact: true }).click();
      const download = await saved;
      times.push(performance.now() - started);
      bytes = statSync(await download.path()).size;
    }
    const row = [
      format.padEnd(16),
      (times[0] ?? 0).toFixed(0).padStart(9),
      (median(times) ?? 0).toFixed(0).padStart(10),
      (bytes / 1024).toFixed(0).padStart(6),
    ];
    process.stdout.write(`${row.join(' ')}\n`);
  }
  await browser.close();
}
