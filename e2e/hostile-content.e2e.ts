import { readFileSync } from 'node:fs';
import { generate } from './fill-in.ts';
import { HOSTILE_PAYLOADS } from './hostile-payloads.ts';
import { article, exported, saved, sheet, tools } from './result-page.ts';
import { expect, test } from './test.ts';

const ALLOWED = /^(?:H[1-4]|P|BR|HR|STRONG|EM|DEL|UL|OL|LI|BLOCKQUOTE|CODE|PRE|A|TABLE|CAPTION|THEAD|TBODY|TR|TH|TD|DIV|MATH|M[A-Z]+)$/iu;

test('a hostile answer leaves nothing that runs and asks nobody for anything', async ({ page, context, quietConsole }) => {
  // A browser reports what its policy would have stopped even while the sanitiser reads it in a document apart.
  quietConsole.push('Content Security Policy');
  test.skip(test.info().project.name !== 'desktop', 'the sanitiser is the same on a phone');
  test.setTimeout(120_000);
  expect(HOSTILE_PAYLOADS.length).toBeGreaterThanOrEqual(80);
  const asked: string[] = [];
  context.on('request', (request) => {
    const { protocol, hostname, pathname } = new URL(request.url());
    const isOwn =
      ['data:', 'blob:'].includes(protocol) ||
      (hostname === '127.0.0.1' && /^\/(?:$|assets\/|api\/|multiple|icon|favicon|manifest)/u.test(pathname));
    if (!isOwn) asked.push(request.url());
  });
  let payload = '';
  await page.route('**/api/tools/generate', (route) => route.fulfill({ json: { content: `Before\n\n${payload}\n\nAfter` } }));
  payload = 'nothing yet';
  await generate(page, 'quiz-maker');
  for (payload of HOSTILE_PAYLOADS) {
    await page.getByRole('button', { name: 'Generate', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Generate', exact: true })).toBeEnabled();
    await expect(sheet(page)).toContainText('Before');
    const left = await sheet(page).evaluate((element) =>
      [...element.querySelectorAll('*')].map((inner) => ({
        tag: inner.tagName,
        attributes: [...inner.attributes].map(({ name, value }) => `${name}=${value}`),
      })),
    );
    for (const { tag, attributes } of left) {
      expect(`${payload} → ${tag}`).toMatch(new RegExp(`→ ${ALLOWED.source.slice(1)}`, 'iu'));
      expect(attributes.filter((attribute) => /^(?:on|style|src|ping|form|id|class|name)/iu.test(attribute))).toEqual([]);
      expect(attributes.filter((attribute) => attribute.startsWith('href=') && !/^href=(?:https?|mailto):/u.test(attribute))).toEqual([]);
    }
    expect(await page.evaluate(() => '__ran' in globalThis)).toBe(false);
  }
  expect(asked).toEqual([]);
});

test('all of it at once does not run in the editor, in print or in a file either', async ({ page, context, quietConsole }) => {
  // A browser reports what its policy would have stopped even while the sanitiser reads it in a document apart.
  quietConsole.push('Content Security Policy');
  test.setTimeout(60_000);
  const asked: string[] = [];
  context.on('request', (request) => {
    if (request.url().includes('evil.example')) asked.push(request.url());
  });
  await context.addInitScript(() => {
    window.print = () => undefined;
  });
  await page.route('**/api/tools/generate', (route) => route.fulfill({ json: { content: HOSTILE_PAYLOADS.join('\n\n') } }));
  await generate(page, 'quiz-maker');
  const opened = context.waitForEvent('page');
  await tools(page).getByRole('button', { name: 'Print' }).click();
  const printed = await opened;
  expect(await printed.locator('script, iframe, object, embed, form, style, link').count()).toBe(0);
  expect(await printed.evaluate(() => '__ran' in globalThis)).toBe(false);
  const file = await saved(await exported(page, 'Word (.doc)'));
  expect(readFileSync(file, 'utf8').replace(/^[\s\S]*<body/u, '')).not.toMatch(
    /<(?:script|iframe|object|embed|form|img|svg|link|meta)\b|<[^>]*\son\w+=|href="(?!https?:|mailto:)/iu,
  );
  await tools(page).getByRole('button', { name: 'Edit' }).click();
  await expect(article(page).getByRole('textbox', { name: 'The result, to be edited' })).toBeVisible();
  expect(await page.evaluate(() => '__ran' in globalThis)).toBe(false);
  expect(asked).toEqual([]);
});
