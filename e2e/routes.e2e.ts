import AxeBuilder from '@axe-core/playwright';
import { TOOLS } from '../src/tools/catalogue.ts';
import { expect, test } from './test.ts';

const PAGES = [
  ['/', /Tomorrow’s lesson/u],
  ['/faq', /Questions and answers/u],
  ['/glossary', /Glossary/u],
  ['/privacy-policy', /Privacy policy/u],
  ['/blog', /Blog/u],
  ['/blog/exit-tickets-that-change-tomorrow', /Exit tickets/u],
] as const;

for (const [path, heading] of PAGES) {
  test(`${path} shows its page, with footer, and has no accessibility violation`, async ({ page }) => {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    const footer = page.getByRole('contentinfo');
    await expect(footer).toContainText(String(new Date().getFullYear()));
    await expect(footer).toContainText('All rights reserved');
    await expect(footer.getByRole('link', { name: 'Privacy policy' })).toHaveAttribute('href', '/privacy-policy');
    expect((await new AxeBuilder({ page }).analyze()).violations.map(({ id }) => id)).toEqual([]);
  });
}

test('every slug opens its tool', async ({ page }) => {
  for (const { slugs, title } of TOOLS) {
    for (const slug of slugs) {
      const answer = await page.goto(`/tools/${slug}`);
      expect(answer?.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    }
  }
});

test('a tool page has no accessibility violation, light or dark, before and after a draft', async ({ page }) => {
  await page.goto('/vocabulary-finder/');
  const violations = async (): Promise<string[]> => (await new AxeBuilder({ page }).analyze()).violations.map(({ id }) => id);
  expect(await violations()).toEqual([]);
  await page.getByLabel('Topic').fill('The water cycle');
  await page.getByLabel('Grade level').selectOption('4th Grade');
  await page.getByRole('button', { name: 'Generate' }).click();
  await expect(page.getByRole('article')).toBeVisible();
  await expect(page.getByText('Content generated successfully!')).toHaveCount(0);
  expect(await violations()).toEqual([]);
  await page.getByRole('button', { name: 'Dark mode' }).click();
  expect(await violations()).toEqual([]);
});

test.describe('unknown addresses', () => {
  test.beforeEach(({ quietConsole }) => {
    quietConsole.push('404');
  });
  for (const path of ['/nope', '/tools/nope', '/blog/nope', '/tools/warm-up']) {
    test(`${path} is a 404 page with a way back`, async ({ page }) => {
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1, name: 'This page is absent today' })).toBeVisible();
      await page.getByRole('link', { name: 'Back to the tools' }).click();
      await expect(page).toHaveURL('/');
    });
  }
});

test('pages load lazily, with a spinner meanwhile', async ({ page }) => {
  await page.goto('/');
  let release = (): void => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/blog-page-*', async (route) => {
    await released;
    await route.continue();
  });
  if ((page.viewportSize()?.width ?? 0) < 640) await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'Blog', exact: true }).click();
  await expect(page.getByText('Loading', { exact: true })).toBeVisible();
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible();
});
