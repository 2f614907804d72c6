/** A slow line and a slow machine: the page is there long before its scripts. What is typed and pressed by then counts. */
import type { BrowserContext, Page } from '@playwright/test';
import { ORDINARY_FORMS } from '../src/testing/ordinary-forms.ts';
import { CATALOGUE, TOOLS } from '../src/tools/catalogue.ts';
import { fillIn } from './fill-in.ts';
import { expect, test } from './test.ts';
import { violations } from './violations.ts';

const NOTE = 'Getting ready. What you pressed is carried out as soon as the page has loaded.';

interface SlowVisit {
  readonly page: Page;
  /** Every request's address and body. */
  readonly sent: string[];
  /** Lets the scripts through. */
  readonly load: () => Promise<void>;
}

/** 50 KB/s, 300 ms and a processor at a quarter of its speed; the app's first script is held until the test has done its part. */
async function visitSlowly(context: BrowserContext, address: string): Promise<SlowVisit> {
  const page = await context.newPage();
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  const network = await context.newCDPSession(page);
  await network.send('Network.enable');
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 300,
    downloadThroughput: 50 * 1024,
    uploadThroughput: 50 * 1024,
  });
  await network.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  let release = (): void => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/entry-client-*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'commit' });
  await page.getByRole('contentinfo').waitFor();
  const load = async (): Promise<void> => {
    expect(await page.locator('html').getAttribute('data-hydrated')).toBeNull();
    release();
    await page.waitForSelector('html[data-hydrated]', { state: 'attached' });
  };
  return { page, sent, load };
}

test.describe.configure({ timeout: 60_000 });

for (const tool of TOOLS) {
  test(`${tool.title} drafts from what was typed before the app was there`, async ({ context }) => {
    const { page, sent, load } = await visitSlowly(context, `/${tool.route}/`);
    await fillIn(page, tool.id);
    const asked = page.waitForRequest('**/api/tools/generate', { timeout: 40_000 });
    await page.getByRole('button', { name: 'Generate' }).click();
    await expect(page.getByRole('status').filter({ hasText: NOTE })).toBeVisible();
    expect(new URL(page.url()).search).toBe('');
    await load();
    const form = (JSON.parse((await asked).postData() ?? '{}') as { formData: Record<string, string> }).formData;
    for (const { name, kind, personal } of tool.fields) {
      if (kind === 'select' || kind === 'number') expect(form[name], name).toBe(ORDINARY_FORMS[tool.id][name] ?? '');
      // Names inside a text travel as invented ones.
      else if (personal !== true && kind !== 'checkbox') expect(form[name] !== '', name).toBe((ORDINARY_FORMS[tool.id][name] ?? '') !== '');
    }
    await expect(page.getByRole('article')).toBeVisible({ timeout: 30_000 });
    await expect(page.getByText(NOTE)).toHaveCount(0);
    expect(page.url()).toMatch(new RegExp(`/${tool.route}/$`, 'u'));
    expect(sent.filter((request) => request.includes(`/${tool.route}/`))).toHaveLength(1);
  });
}

test('no name that was typed early reaches an address or the server', async ({ context }) => {
  const { page, sent, load } = await visitSlowly(context, '/parent-email-writer/');
  await fillIn(page, 'parent-comm', { studentName: 'Marcus Delgado', parentName: 'Ms. Delgado', additionalContext: 'Marcus was late.' });
  await page.getByLabel('Student name').press('Enter');
  await load();
  await expect(page.getByRole('article')).toContainText('Marcus', { timeout: 30_000 });
  expect(sent.join('\n')).not.toMatch(/marcus|delgado/iu);
  expect(page.url()).not.toMatch(/marcus|delgado|\?/iu);
});

test('what is typed and chosen early stays, and is counted, without Generate being pressed', async ({ context }) => {
  const { page, load } = await visitSlowly(context, '/math-word-problem-maker/');
  await fillIn(page, 'math-problems', { additionalContext: 'a bakery', includeSteps: 'true' });
  await load();
  await expect(page.getByText('8 of 5,000 characters')).toBeVisible();
  await expect(page.getByRole('checkbox')).toBeChecked();
  await expect(page.getByLabel('Grade level')).toHaveValue(ORDINARY_FORMS['math-problems']['gradeLevel'] ?? '');
  await expect(page.getByLabel('Topic')).toHaveValue(ORDINARY_FORMS['math-problems']['topic'] ?? '');
});

test('a required field that is empty is asked for before the app is there', async ({ context }) => {
  const { page } = await visitSlowly(context, '/warm-up-creator/');
  await page.getByRole('button', { name: 'Generate' }).click();
  await expect(page.getByLabel('Topic')).toBeFocused();
  await expect(page.getByText(NOTE)).toHaveCount(0);
});

test('a search that is typed early narrows the tools', async ({ context }) => {
  const { page, load } = await visitSlowly(context, '/');
  await page.getByPlaceholder('Search tools...').fill('rubric');
  await page.getByPlaceholder('Search tools...').press('Enter');
  await load();
  const cards = page.getByRole('region', { name: 'Tools', exact: true }).getByRole('listitem');
  await expect(cards.first()).toContainText('Rubric Generator');
  await expect(page.getByPlaceholder('Search tools...')).toHaveValue('rubric');
  expect(new URL(page.url()).search).toBe('');
});

test('a category that is chosen early on a phone, or pressed on a desktop, filters the tools', async ({ context }) => {
  const { page, load } = await visitSlowly(context, '/');
  const select = page.getByLabel('Category').locator('visible=true').and(page.locator('select'));
  if ((await select.count()) > 0) await select.selectOption('Planning');
  else await page.getByRole('button', { name: 'Planning' }).click();
  await load();
  await expect(page.getByRole('region', { name: 'Tools', exact: true }).getByRole('listitem')).toHaveCount(2);
});

test('a search of the glossary that is typed early is carried out', async ({ context }) => {
  const { page, load } = await visitSlowly(context, '/glossary');
  await page.getByPlaceholder('Search the glossary...').fill('rubric');
  await load();
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(1);
});

for (const name of ['Newsletter', 'Feedback', 'FAQ'] as const) {
  test(`${name} opens when it was pressed early`, async ({ context }) => {
    const { page, load } = await visitSlowly(context, '/');
    const isPhone = (page.viewportSize()?.width ?? 0) < 640;
    await page.getByRole('button', { name: isPhone ? 'Menu' : name, exact: true }).click();
    await expect(page.getByText(NOTE)).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await load();
    if (isPhone) await page.getByRole('dialog').getByRole('button', { name, exact: true }).click({ timeout: 20_000 });
    await expect(page.getByRole('dialog', { name, exact: true })).toBeVisible({ timeout: 20_000 });
    expect(new URL(page.url()).search).toBe('');
  });
}

test('a tool that was opened early from its card is there', async ({ context }) => {
  const { page, load } = await visitSlowly(context, '/');
  await page.getByRole('button', { name: 'Open Quiz Maker' }).click();
  await page.getByRole('button', { name: 'Open Quiz Maker' }).click();
  await load();
  await expect(page.getByRole('dialog', { name: 'Quiz Maker' })).toBeVisible({ timeout: 20_000 });
});

test('no form can put what was typed into an address', async ({ page, quietConsole }) => {
  quietConsole.push('form-action');
  await page.goto(`/${CATALOGUE['parent-comm'].route}/`);
  expect(await page.locator('form:not([method=post])').count()).toBe(0);
  await page.getByLabel('Student name').fill('Marcus');
  // Past the app: as the browser would send it by itself.
  const loads: string[] = [];
  page.on('request', (asked) => asked.isNavigationRequest() && loads.push(asked.url()));
  for (const method of ['post', 'get']) {
    await page.evaluate((how) => {
      const form = document.querySelector('form');
      form?.setAttribute('method', how);
      form?.submit();
    }, method);
    await page.waitForTimeout(500);
  }
  expect(loads).toEqual([]);
  expect(page.url()).not.toContain('?');
});

test('a page that is posted to is shown again', async ({ request }) => {
  for (const address of ['/', '/parent-email-writer/', '/tools/parent-comm', '/glossary']) {
    const answer = await request.post(address, { form: { studentName: 'Marcus' }, maxRedirects: 0 });
    expect(answer.status()).toBe(303);
    expect(answer.headers()['location']).toBe(address);
    expect((await request.post(address, { multipart: { studentName: 'Marcus' } })).status()).toBe(200);
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  for (const address of ['/', '/parent-email-writer/']) {
    test(`${address} says that it needs them, and has nothing to type into`, async ({ context }) => {
      const page = await context.newPage();
      await page.goto(address);
      await expect(page.locator('.no-scripts')).toContainText('Homeroom’s tools, search and forms need JavaScript.');
      await expect(page.locator('.no-scripts')).toBeVisible();
      await expect(page.locator('input, textarea, select').locator('visible=true')).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  }
});
