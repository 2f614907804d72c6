/** The result of a tool, as the browser tests work with it. */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Download, Page } from '@playwright/test';

export const isInstalled = (program: string): boolean => spawnSync('which', [program]).status === 0;

export const article = (page: Page) => page.getByRole('article');
export const sheet = (page: Page) => article(page).locator('.sheet');
export const tools = (page: Page) => article(page).getByRole('group', { name: 'Use the result' });

export async function chooseFrom(page: Page, menu: string, choice: string): Promise<void> {
  await tools(page).locator('summary', { hasText: menu }).click();
  await tools(page).getByRole('button', { name: choice, exact: true }).click();
}

export async function exported(page: Page, format: string): Promise<Download> {
  const download = page.waitForEvent('download');
  await chooseFrom(page, 'Export', format);
  return download;
}

export async function saved(download: Download): Promise<string> {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'homeroom-file-')), download.suggestedFilename());
  await download.saveAs(file);
  return file;
}

const words = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];
export const shownWords = async (page: Page): Promise<string[]> => words(await sheet(page).innerText());

/** Words of the sheet that a file has lost. */
export function missingFrom(text: string, expected: readonly string[]): string[] {
  const there = new Set(words(text));
  return [...new Set(expected)].filter((word) => !there.has(word));
}

export function asText(file: string): string {
  const folder = path.dirname(file);
  execFileSync(
    'soffice',
    ['--headless', `-env:UserInstallation=file://${folder}/profile`, '--convert-to', 'html', '--outdir', folder, file],
    {
      stdio: 'ignore',
      timeout: 90_000,
    },
  );
  return readFileSync(file.replace(/\.docx?$/u, '.html'), 'utf8').replaceAll(/\s+/gu, ' ');
}
