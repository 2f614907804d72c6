import { TOOLS } from '../src/tools/catalogue.ts';
import { fillIn } from './fill-in.ts';
import { expect, test } from './test.ts';
import { violations } from './violations.ts';

test.describe('user guides', () => {
  for (const tool of TOOLS) {
    test(`${tool.title} has one, with all its parts`, async ({ page }) => {
      await page.goto(`/${tool.route}/`);
      await page.getByRole('button', { name: 'User Guide' }).click();
      const guide = page.getByRole('dialog', { name: `${tool.title}: User Guide` });
      for (const part of ['Overview', 'Key features', 'How to use it', 'Best practices', 'Tips']) {
        await expect(guide.getByRole('heading', { name: part })).toBeVisible();
      }
      const box = await guide.boundingBox();
      const screen = page.viewportSize();
      expect(box?.width).toBeLessThanOrEqual(768);
      expect(box?.height).toBeLessThanOrEqual((screen?.height ?? 0) * 0.9 + 1);
      expect(await violations(page)).toEqual([]);
      await guide.getByRole('button', { name: 'Close' }).click();
      await expect(page.getByRole('button', { name: 'User Guide' })).toBeFocused();
    });
  }
});

for (const tool of TOOLS) {
  test(`${tool.title} leads from the form to a result`, async ({ page }) => {
    await page.goto(`/${tool.route}/`);
    await expect(page.getByRole('heading', { level: 1, name: tool.title })).toBeVisible();
    await expect(page.getByText("Fill in the required fields and click 'Generate' to create your content.")).toBeVisible();
    await fillIn(page, tool.id);
    await page.getByRole('button', { name: 'Generate' }).click();
    const result = page.getByRole('article');
    await expect(result).toContainText(/\w{4,}/u);
    expect((await result.innerText()).length).toBeGreaterThan(300);
    await expect(page.getByText('Content generated successfully!')).toBeVisible();
    await expect(page.getByText("Not quite what you're looking for? Click 'Generate' again for a fresh take!")).toBeVisible();
    await expect(page.getByText('Content generated successfully!')).toHaveCount(0);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await violations(page)).toEqual([]);
    }
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
}

test('a rubric is a real table', async ({ page }) => {
  await page.goto('/rubric-builder/');
  await fillIn(page, 'rubric');
  await page.getByRole('button', { name: 'Generate' }).click();
  const table = page.getByRole('article').getByRole('table');
  await expect(table.getByRole('columnheader')).toHaveCount(5);
  expect(await table.getByRole('row').count()).toBeGreaterThan(4);
});

/** Names as teachers write them: whole, in parts, in capitals, without accents, with an apostrophe, as a word, in another script. */
const PEOPLE = ['Zoë O’Brien-Nuñez', 'Ms. Ångström', 'Mr. Will 王小明'] as const;
/** The same people in free text, one line for each, and what of each must not be sent. */
const LINES = [
  'Zoë O’Brien-Nuñez was late. ZOE and Zoe’s mother came. Write to zoe.nunez@mail.example. Student ID: 00482913.',
  'Ms. Angstrom can be called at 555-867-5309.',
  'Mr. Will 王小明 said that Will can help; 小明 agrees.',
] as const;
const SECRETS = [/zo[eë]|o[’']brien|nu[nñ]ez|mail\.example|00482913/iu, /[aå]ngstr|867-5309/iu, /\bwill\b|小明/iu] as const;

for (const tool of TOOLS.filter(({ fields }) => fields.some(({ personal }) => personal === true))) {
  test(`${tool.title} sends no name that was typed, and gives every name back`, async ({ page }) => {
    const sent: string[] = [];
    page.on('request', (request) => sent.push(`${request.url()} ${JSON.stringify(request.headers())} ${request.postData() ?? ''}`));
    await page.goto(`/${tool.route}/`);
    await fillIn(page, tool.id);
    const form = page.getByRole('form', { name: tool.title });
    const personal = tool.fields.filter((field) => field.personal === true);
    for (const [index, field] of personal.entries())
      await form.getByLabel(field.label, { exact: field.required }).fill(PEOPLE[index] ?? '');
    for (const field of tool.fields) {
      if (field.kind === 'textarea')
        await form.getByLabel(field.label, { exact: field.required }).fill(LINES.slice(0, personal.length).join(' '));
    }
    await page.getByRole('button', { name: 'Generate' }).click();
    const result = page.getByRole('article');
    for (const name of PEOPLE.slice(0, personal.length)) await expect(result).toContainText(name);
    for (const detail of ['zoe.nunez@mail.example', '555-867-5309', '00482913']) await expect(result).toContainText(detail);
    await page.goto('/faq');
    expect(sent.some((request) => request.includes('/api/tools/generate'))).toBe(true);
    for (const secret of SECRETS.slice(0, personal.length)) expect(secret.exec(sent.join('\n'))?.[0]).toBeUndefined();
  });
}
