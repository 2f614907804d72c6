import type { Page, Route } from '@playwright/test';
import { freezeClock } from './freeze-clock.ts';
import { expect, test } from './test.ts';

const WARM_UP = '/warm-up-creator/';

async function fillWarmUp(page: Page): Promise<void> {
  await page.getByLabel('Topic').fill('The water cycle');
  await page.getByLabel('Grade level').selectOption('5th Grade');
  await page.getByLabel('Standards').selectOption('CCSS');
  await page.getByLabel('Difficulty').selectOption('Beginner');
}

const answerWith =
  (body: string, contentType = 'application/json') =>
  (route: Route) =>
    route.fulfill({ status: 200, contentType, body });

test('the progress bar and the typewriter follow the clock', async ({ page }) => {
  await page.clock.install();
  await page.goto(WARM_UP);
  let finish = (): void => {};
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  await page.route('**/api/tools/generate', async (route) => {
    await finished;
    await route.fulfill({ json: { content: '# Warm-Up Activity: done' } });
  });
  await fillWarmUp(page);
  await page.getByRole('button', { name: 'Generate' }).click();
  const bar = page.getByRole('progressbar');
  await expect(page.getByText('Generating content...')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Generating...' })).toBeDisabled();
  await expect(bar).toHaveAttribute('value', '10');
  for (const [forwardMs, percent] of [
    [1000, '25'],
    [2000, '40'],
    [5000, '60'],
    [8000, '80'],
    [14_000, '90'],
  ] as const) {
    await page.clock.runFor(forwardMs);
    await expect(bar).toHaveAttribute('value', percent);
  }
  await expect(page.getByTestId('typewriter')).not.toBeEmpty();
  await freezeClock(page);
  finish();
  await expect(page.getByText('Complete!')).toBeVisible();
  await expect(bar).toHaveAttribute('value', '100');
  await page.clock.runFor(500);
  await expect(bar).toHaveCount(0);
  await page.clock.resume();
  await expect(page.getByRole('heading', { name: 'Warm-Up Activity: done' })).toBeVisible();
});

test.describe('the three shapes of answer', () => {
  for (const [name, body, type] of [
    ['content', JSON.stringify({ content: 'A **fresh** draft' }), 'application/json'],
    ['generatedContent', JSON.stringify({ generatedContent: 'A **fresh** draft' }), 'application/json'],
    ['a JSON string', JSON.stringify('A **fresh** draft'), 'application/json'],
    ['plain text', 'A **fresh** draft', 'text/plain'],
  ] as const) {
    test(`shows ${name}`, async ({ page }) => {
      await page.route('**/api/tools/generate', answerWith(body, type));
      await page.goto(WARM_UP);
      await fillWarmUp(page);
      await page.getByRole('button', { name: 'Generate' }).click();
      await expect(page.getByRole('article').getByText('A fresh draft')).toBeVisible();
    });
  }
});

test.describe('an answer with nothing in it', () => {
  for (const [name, body] of [
    ['empty content', '{"content":""}'],
    ['content of spaces', '{"content":" \\n "}'],
    ['no content', '{}'],
    ['notices alone', '{"content":"> Check this.\\n","notices":["Check this."]}'],
    ['no text', ''],
    ['null', 'null'],
  ] as const) {
    test(`is a failure: ${name}`, async ({ page }) => {
      await page.route('**/api/tools/generate', answerWith(body));
      await page.goto(WARM_UP);
      await fillWarmUp(page);
      await page.getByRole('button', { name: 'Generate' }).click();
      await expect(page.getByRole('alert')).toHaveText('Failed to generate content');
      await expect(page.getByText('Failed to generate content. Please try again.')).toBeVisible();
      await expect(page.getByText('Content generated successfully!')).toHaveCount(0);
      await expect(page.getByRole('article')).toHaveCount(0);
    });
  }
});

test.describe('failures', () => {
  test.beforeEach(({ quietConsole }) => {
    quietConsole.push('Failed to load resource');
  });

  for (const [name, status, body, message] of [
    ['the server’s own words', 400, JSON.stringify({ error: 'Topic is required.' }), 'Topic is required.'],
    ['the status when the server says nothing', 502, '<html>bad gateway</html>', 'HTTP error! status: 502'],
  ] as const) {
    test(`shows ${name} and keeps what was typed`, async ({ page }) => {
      await page.route('**/api/tools/generate', (route) => route.fulfill({ status, body }));
      await page.goto(WARM_UP);
      await fillWarmUp(page);
      await page.getByRole('button', { name: 'Generate' }).click();
      await expect(page.getByRole('alert')).toHaveText(message);
      await expect(page.getByText('Failed to generate content. Please try again.')).toBeVisible();
      await expect(page.getByLabel('Topic')).toHaveValue('The water cycle');
      await expect(page.getByRole('button', { name: 'Generate' })).toBeEnabled();
    });
  }

  test('tells when no access token can be had', async ({ page }) => {
    await page.route('**/api/auth/token', (route) => route.fulfill({ status: 503, body: '{}' }));
    await page.goto(WARM_UP);
    await fillWarmUp(page);
    await page.getByRole('button', { name: 'Generate' }).click();
    await expect(page.getByRole('alert')).toHaveText('Failed to get auth token: 503');
  });
});

test('the token is fetched once and reused', async ({ page }) => {
  let tokens = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/auth/token')) tokens += 1;
  });
  await page.goto(WARM_UP);
  await fillWarmUp(page);
  for (let time = 0; time < 2; time += 1) {
    await page.getByRole('button', { name: 'Generate' }).click();
    await expect(page.getByRole('article')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Generate' })).toBeEnabled();
  }
  expect(tokens).toBe(1);
});

test('a required field that is empty stops the form', async ({ page }) => {
  let calls = 0;
  await page.route('**/api/tools/generate', (route) => {
    calls += 1;
    return route.abort();
  });
  await page.goto(WARM_UP);
  await page.getByRole('button', { name: 'Generate' }).click();
  await expect(page.getByLabel('Topic')).toBeFocused();
  expect(calls).toBe(0);
});

test('nothing hostile in a draft survives', async ({ page, quietConsole }) => {
  // The page's policy reports what the sanitiser then takes out.
  quietConsole.push('Content Security Policy');
  const hostile =
    '# Hi\n\n<script>window.hacked=1</script><img src=x onerror="window.hacked=2"><iframe src="https://evil.example"></iframe>[x](javascript:window.hacked=3)<style>body{display:none}</style>![p](https://evil.example/p.png)';
  const outside: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith('http://127.0.0.1')) outside.push(request.url());
  });
  await page.route('**/api/tools/generate', answerWith(JSON.stringify({ content: hostile })));
  await page.goto(WARM_UP);
  await fillWarmUp(page);
  await page.getByRole('button', { name: 'Generate' }).click();
  const article = page.getByRole('article');
  await expect(article.getByRole('heading', { name: 'Hi' })).toBeVisible();
  expect(await article.locator('script, img, iframe, style, [onerror], a[href^="javascript"]').count()).toBe(0);
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  expect(outside).toEqual([]);
});
