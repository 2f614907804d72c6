/** Every request that leaves the page, for all tools with personal fields. */
import { TOOLS } from '../src/tools/catalogue.ts';
import { fillIn } from './fill-in.ts';
import { expect, test } from './test.ts';

/** Names as teachers write them: whole, in parts, in capitals, without accents, with an apostrophe, as a word, in another script. */
const PEOPLE = ['Zoë O’Brien-Nuñez', 'Ms. Ångström', 'Mr. Will 王小明'] as const;
/** The same people in free text, one line for each, and what of each must not be sent. */
const LINES = [
  'Zoë O’Brien-Nuñez was late. ZOE and Zoe’s mother came. Write to zoe.nunez@mail.example. Student ID: 00482913.',
  'Ms. Angstrom can be called at 555-867-5309.',
  'Mr. Will 王小明 said that Will can help; 小明 agrees.',
] as const;
const SECRETS = [/zo[eë]|o[’']brien|nu[nñ]ez|mail\.example|00482913/iu, /[aå]ngstr|867-5309/iu, /(?:Mr\.|that) Will|小明/u] as const;

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
    // An email calls a student by the first name.
    for (const [index, { name }] of personal.entries())
      await expect(result).toContainText(name === 'studentName' ? 'Zoë' : (PEOPLE[index] ?? ''));
    for (const detail of ['zoe.nunez@mail.example', '555-867-5309', '00482913']) await expect(result).toContainText(detail);
    // A change by hand is checked by the server: it gets no name either.
    await page.getByRole('button', { name: 'Edit' }).click();
    const editor = result.getByRole('textbox', { name: 'The result, to be edited' });
    await editor.locator('p').nth(2).click();
    await page.keyboard.press('End');
    const checked = page.waitForResponse('**/api/tools/check');
    await page.keyboard.type(` ${PEOPLE[0]} and ${PEOPLE[1]} know.`);
    await page.getByRole('button', { name: 'Done editing' }).click();
    expect((await checked).status()).toBe(200);
    await expect(result).toContainText(`${PEOPLE[0]} and ${PEOPLE[1]} know.`);
    await page.goto('/faq');
    expect(sent.some((request) => request.includes('/api/tools/generate'))).toBe(true);
    for (const secret of SECRETS.slice(0, personal.length)) expect(secret.exec(sent.join('\n'))?.[0]).toBeUndefined();
  });
}

test('another child’s name in a note is not sent, and the teacher is told of it', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  await page.goto('/parent-email-writer/');
  await fillIn(page, 'parent-comm', {
    studentName: 'Marcus Delgado',
    parentName: 'Ms. Delgado',
    emailType: 'Incident Report',
    positiveNote: '',
    additionalContext: 'On Monday Marcus pushed Tyler Brooks at recess. Tyler went to the nurse.',
  });
  await page.getByRole('button', { name: 'What is sent' }).click();
  await expect(page.getByText('Hidden because they look like names: Tyler, Brooks.')).toBeVisible();
  await expect(page.locator('dl')).toContainText('On Monday');
  await expect(page.locator('dl')).not.toContainText(/Tyler|Brooks|Marcus|Delgado/u);
  await page.getByRole('button', { name: 'Generate' }).click();
  const result = page.getByRole('article');
  await expect(result).toContainText('Marcus pushed another student at recess');
  await expect(result).not.toContainText(/Tyler|Brooks/u);
  await expect(result).toContainText('A name in your details may be another child’s; the email says “another student” instead.');
  expect(sent.some((request) => request.includes('/api/tools/generate'))).toBe(true);
  expect(sent.join('\n')).not.toMatch(/tyler|brooks|marcus|delgado/iu);
});
