/**
 * Takes pictures of every page and of every tool's result, on phone and desktop, light and dark, to be looked at.
 * Needs a served product: node scripts/run.mjs e2e/screenshots.ts http://127.0.0.1:3000 folder [only-names-with-this]
 */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { type Browser, type Page, chromium } from '@playwright/test';
import { TOOLS } from '../src/tools/catalogue.ts';
import { fillIn } from './fill-in.ts';

const VIEWS = [
  { name: 'desktop-light', viewport: { width: 1280, height: 900 }, colorScheme: 'light' },
  { name: 'desktop-dark', viewport: { width: 1280, height: 900 }, colorScheme: 'dark' },
  { name: 'phone-light', viewport: { width: 375, height: 812 }, colorScheme: 'light' },
  { name: 'phone-dark', viewport: { width: 375, height: 812 }, colorScheme: 'dark' },
] as const;

const PAGES = ['/', '/faq', '/glossary', '/privacy-policy', '/blog', '/blog/exit-tickets-that-change-tomorrow', '/nope'];
const OVERLAYS = ['FAQ', 'Glossary', 'Newsletter', 'Feedback', 'Log In'];

async function visit(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.waitForSelector('html[data-hydrated]', { state: 'attached' });
}

async function takeAll(browser: Browser, base: string, folder: string, only: string): Promise<void> {
  for (const { name: view, ...settings } of VIEWS) {
    const page = await browser.newPage(settings);
    const shoot = async (name: string, prepare: () => Promise<void>): Promise<void> => {
      if (!`${name}-${view}`.includes(only)) return;
      await prepare();
      await page.screenshot({ path: path.join(folder, `${name}-${view}.png`), fullPage: true });
    };
    for (const address of PAGES) await shoot(`page${address.replaceAll('/', '-')}`, () => visit(page, base + address));
    for (const overlay of OVERLAYS) {
      await shoot(`overlay-${overlay.toLowerCase().replace(' ', '-')}`, async () => {
        await visit(page, base);
        if (view.startsWith('phone') && overlay !== 'Log In') await page.getByRole('button', { name: 'Menu' }).click();
        await page.getByRole('button', { name: overlay, exact: true }).click();
        await page.getByRole('dialog').last().waitFor();
        await page.waitForTimeout(300);
      });
    }
    for (const tool of TOOLS) {
      await shoot(`result-${tool.id}`, async () => {
        await visit(page, `${base}/${tool.route}/`);
        await fillIn(page, tool.id);
        await page.getByRole('button', { name: 'Generate' }).click();
        await page.getByRole('article').waitFor();
        await page.waitForTimeout(2300);
      });
    }
    const quiz = `${base}/multiple-choice-quiz-maker/`;
    const withResult = async (): Promise<void> => {
      await visit(page, quiz);
      await fillIn(page, 'quiz-maker');
      await page.getByRole('button', { name: 'Generate' }).click();
      await page.getByRole('article').waitFor();
      await page.waitForTimeout(2300);
    };
    await shoot('state-empty', () => visit(page, quiz));
    await shoot('state-guide', async () => {
      await visit(page, quiz);
      await page.getByRole('button', { name: 'User Guide' }).click();
      await page.getByRole('dialog').waitFor();
    });
    await shoot('state-modal', async () => {
      await visit(page, base);
      await page.getByRole('button', { name: 'Open Quiz Maker' }).click();
      await page.getByRole('dialog').waitFor();
    });
    await shoot('state-tools-menu', async () => {
      await visit(page, base);
      await page.getByRole('button', { name: view.startsWith('phone') ? 'Menu' : 'Tools' }).click();
      await page.waitForTimeout(300);
    });
    await shoot('state-search', async () => {
      await visit(page, base);
      await page.getByPlaceholder('Search tools...').fill('xyzzy');
    });
    await shoot('state-loading', async () => {
      await page.route('**/api/tools/generate', () => undefined);
      await visit(page, quiz);
      await fillIn(page, 'quiz-maker');
      await page.getByRole('button', { name: 'Generate' }).click();
      await page.waitForTimeout(1500);
    });
    await page.unroute('**/api/tools/generate');
    await shoot('state-error', async () => {
      await page.route('**/api/tools/generate', (route) =>
        route.fulfill({ status: 503, json: { error: 'No draft could be made just now.' } }),
      );
      await visit(page, quiz);
      await fillIn(page, 'quiz-maker');
      await page.getByRole('button', { name: 'Generate' }).click();
      await page.getByRole('alert').first().waitFor();
    });
    await page.unroute('**/api/tools/generate');
    await shoot('state-student-copy', async () => {
      await withResult();
      await page.getByRole('button', { name: 'Student copy' }).click();
    });
    await shoot('state-editing', async () => {
      await withResult();
      await page.getByRole('button', { name: 'Edit', exact: true }).click();
      await page.getByRole('textbox', { name: 'The result, to be edited' }).waitFor();
    });
    await shoot('state-items-and-export', async () => {
      await withResult();
      await page.locator('summary', { hasText: 'Change single questions' }).click();
      await page.locator('summary', { hasText: 'Export' }).click();
    });
    await page.close();
  }
}

export async function main([
  base = 'http://127.0.0.1:3000',
  folder = 'test-results/screenshots',
  only = '',
]: readonly string[]): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const executablePath = process.env['CHROME_PATH'];
  const browser = await chromium.launch({
    ...(executablePath !== undefined && { executablePath }),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  await takeAll(browser, base, folder, only);
  await browser.close();
}
