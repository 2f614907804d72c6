import { TOOLS } from '../src/tools/catalogue.ts';
import { expect, test } from './test.ts';
import { violations } from './violations.ts';

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
    expect(await violations(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await violations(page)).toEqual([]);
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

test('no page is wider than a screen of 320 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of [...PAGES.map(([address]) => address), ...TOOLS.map(({ route }) => `/${route}/`)]) {
    await page.goto(path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320);
  }
});

test('text can be twice as large and no page gets wider than the screen', async ({ page }) => {
  for (const path of ['/', '/faq', '/multiple-choice-quiz-maker/']) {
    await page.goto(path);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    const { width, screen } = await page.evaluate(() => ({ width: document.documentElement.scrollWidth, screen: innerWidth }));
    expect(width, path).toBeLessThanOrEqual(screen);
  }
});

test('a page prints dark on white without its menus', async ({ page }) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.goto('/faq');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe('rgb(255, 255, 255)');
});

test('every page tells search engines its title, description and own address', async ({ page }) => {
  const titles = new Set<string>();
  for (const { route } of TOOLS) {
    await page.goto(`/${route}/`);
    titles.add(await page.title());
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`^http.*/${route}/$`, 'u'));
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /.{40,}/u);
    await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', await page.title());
  }
  expect(titles.size).toBe(TOOLS.length);
  const sitemap = await (await page.request.get('/sitemap.xml')).text();
  for (const { route } of TOOLS) expect(sitemap).toContain(`/${route}/</loc>`);
  expect(await (await page.request.get('/robots.txt')).text()).toMatch(/Sitemap: http/u);
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
