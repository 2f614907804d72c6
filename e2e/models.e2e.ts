/** The app with a language model behind the server: what a teacher sees while it writes, and what the model never sees. */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { type FakeCall, type FakeModel, fakeModel } from '../src/testing/fake-model.ts';
import { CATALOGUE } from '../src/tools/catalogue.ts';
import { expect, test } from './test.ts';
import { violations } from './violations.ts';

const FORM = {
  studentName: 'Zoë O’Brien-Nuñez',
  parentName: 'Ms. Ångström',
  teacherName: 'Mr. Will Okafor',
  gradeLevel: '5th Grade',
  emailType: 'Missing Assignments',
  positiveNote: 'Zoe asks thoughtful questions.',
  additionalContext: 'Three math assignments are missing. ZOË’s mother can be called at 555-867-5309. Will Okafor helps on Friday, May 12.',
};
const SECRETS = /zo[eë]|o[’']brien|nu[nñ]ez|ngstr|okafor|867-5309/iu;

let fake: FakeModel;
let server: ChildProcess;
let address: string;
let data: string;
/** What the model does with a call; each test sets it. */
let behave: (call: FakeCall) => void | Promise<void>;

test.beforeAll(async () => {
  fake = await fakeModel((call) => behave(call));
  data = mkdtempSync(path.join(tmpdir(), 'homeroom-e2e-'));
  const port = Number(process.env['E2E_PORT'] ?? 4173) + 1 + test.info().parallelIndex;
  address = `http://127.0.0.1:${port}`;
  server = spawn(process.execPath, ['dist/server/main.js'], {
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: data,
      LOG_LEVEL: 'silent',
      OPENAI_BASE_URL: fake.url,
      OPENAI_MODEL: 'made-up',
    },
    stdio: 'ignore',
  });
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const healthy = await fetch(`${address}/api/health`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (healthy) return;
    await sleep(50);
  }
  throw new Error('The server did not start');
});

test.afterAll(async () => {
  server.kill();
  await fake.stop();
  rmSync(data, { recursive: true, force: true });
});

/** The model's answer to the form that it got. */
function emailFor({ body }: FakeCall): string {
  const { form } = JSON.parse(body.messages[1]?.content ?? '{}') as { form: Record<string, string> };
  const { studentName, parentName, teacherName, additionalContext } = form;
  return JSON.stringify({
    subject: 'Math assignments',
    greeting: `Dear ${parentName},`,
    paragraphs: [
      { part: 'opening', text: `${studentName} asks thoughtful questions in class, and everyone gains from them.`, items: [] },
      { part: 'observation', text: additionalContext, items: [] },
      { part: 'meaning', text: 'Each task is a step toward the unit test, so it is worth catching up on them soon.', items: [] },
      { part: 'school', text: 'There is time before class on Tuesday and Thursday to finish them with help.', items: [] },
      { part: 'home', text: 'At home, one set time this week to look at the first task together would help.', items: [] },
      { part: 'view', text: 'What do you see at home, and what would make this easier?', items: [] },
      { part: 'contact', text: 'You can answer this message or call the school on any day before four.', items: [] },
    ],
    closing: 'Warm regards,',
    signature: teacherName,
    notice: '',
  });
}

async function fillIn(page: Page): Promise<void> {
  const form = page.getByRole('form', { name: CATALOGUE['parent-comm'].title });
  for (const field of CATALOGUE['parent-comm'].fields) {
    const control = form.getByLabel(field.label, { exact: field.required });
    if (field.kind === 'select') await control.selectOption(FORM[field.name]);
    else await control.fill(FORM[field.name]);
  }
}

test('a draft grows with the real names, which neither the server nor the model gets', async ({ page }) => {
  let goOn = (): void => {};
  const held = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  behave = async (call) => {
    const json = emailFor(call);
    const middle = json.indexOf('"paragraphs"');
    for (const letter of json.slice(0, middle)) call.write(letter);
    await held;
    call.write(json.slice(middle));
    call.finish();
  };
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${JSON.stringify(request.headers())} ${request.postData() ?? ''}`));
  await page.goto(`${address}/parent-email-writer/`);
  await fillIn(page);
  await page.getByRole('button', { name: 'What is sent' }).click();
  await expect(page.getByLabel('What is sent').last()).toContainText('Ms. ');
  expect(await page.locator('dl').innerText()).not.toMatch(SECRETS);
  await page.getByRole('button', { name: 'Generate' }).click();
  const growing = page.getByTestId('growing-draft');
  await expect(growing).toContainText(`Dear ${FORM.parentName},`);
  await expect(page.getByTestId('typewriter')).toHaveCount(0);
  await expect(page.getByText('Generating content...')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(0);
  expect(await violations(page)).toEqual([]);
  goOn();
  const result = page.getByRole('article');
  await expect(result).toContainText('Zoë');
  await expect(result).toContainText('Drafted by openai-compatible/made-up');
  await expect(growing).toHaveCount(0);
  expect(await violations(page)).toEqual([]);
  expect(sent.join('\n')).not.toMatch(SECRETS);
  expect(JSON.stringify(fake.calls.map(({ body }) => body))).not.toMatch(SECRETS);
});

test('Stop and leaving the page end the model’s work at once', async ({ page }) => {
  behave = (call) => call.write('{"subject":"Math work! ');
  await page.goto(`${address}/parent-email-writer/`);
  await fillIn(page);
  for (const leave of [() => page.getByRole('button', { name: 'Stop' }).click(), () => page.goto(`${address}/faq`)]) {
    const before = fake.calls.length;
    await page.getByRole('button', { name: 'Generate' }).click();
    await expect(page.getByTestId('growing-draft')).toContainText('Math work!');
    expect(fake.calls.length).toBe(before + 1);
    await leave();
    const leftAt = performance.now();
    expect(((await fake.calls.at(-1)?.closed) ?? Infinity) - leftAt).toBeLessThan(500);
    if (before === 0)
      await expect(page.getByText("Fill in the required fields and click 'Generate' to create your content.")).toBeVisible();
  }
});

test('a finished email is changed, and translated beside the original', async ({ page }) => {
  behave = (call) => {
    const { draft, wish } = JSON.parse(call.body.messages[1]?.content ?? '{}') as {
      draft?: { subject: string; paragraphs: { text: string }[] };
      wish?: string;
    };
    if (!draft) call.write(emailFor(call));
    else if (wish !== undefined) call.write(JSON.stringify({ ...draft, subject: `The trip (${wish})` }));
    else {
      const paragraphs = draft.paragraphs.map((paragraph) => ({ ...paragraph, text: `En español: ${paragraph.text}` }));
      call.write(JSON.stringify({ ...draft, subject: 'Trabajos de matemáticas', paragraphs }));
    }
    call.finish();
  };
  await page.goto(`${address}/parent-email-writer/`);
  await fillIn(page);
  await page.getByRole('button', { name: 'Generate' }).click();
  const changes = page.getByRole('region', { name: 'Change this draft' });
  for (const label of ['Shorter', 'Simpler', 'More challenging', 'More detail']) {
    await expect(changes.getByRole('button', { name: label })).toBeVisible();
  }
  await changes.getByLabel('In your own words').fill('Mention Zoë’s trip');
  await changes.getByRole('button', { name: 'Change' }).click();
  await expect(page.getByRole('article')).toContainText('The trip (Mention Zoë’s trip)');
  await changes.getByLabel('Translation for the family').selectOption('Spanish');
  await changes.getByRole('button', { name: 'Translate' }).click();
  const spanish = page.getByRole('region', { name: 'Spanish' });
  await expect(spanish).toContainText('Trabajos de matemáticas');
  await expect(spanish).toContainText('Zoë');
  await expect(page.getByRole('region', { name: 'English' })).toContainText('The trip');
  await expect(changes).toContainText('Have someone who reads Spanish look at it');
  expect(await violations(page)).toEqual([]);
  expect(JSON.stringify(fake.calls.map(({ body }) => body))).not.toMatch(SECRETS);
});
