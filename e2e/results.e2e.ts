import { readFileSync } from 'node:fs';
import { generate } from './fill-in.ts';
import { article, exported, saved, sheet, tools } from './result-page.ts';
import { expect, test } from './test.ts';
import { violations } from './violations.ts';

test.describe('copy', () => {
  test('puts rich and plain text on the clipboard', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await generate(page, 'rubric');
    await tools(page).getByRole('button', { name: 'Copy', exact: true }).click();
    await expect(page.getByText('Content copied to clipboard')).toBeVisible();
    const copied = await page.evaluate(async () => {
      const [item] = await navigator.clipboard.read();
      const text = async (type: string) => (await item?.getType(type))?.text();
      return { html: await text('text/html'), plain: await text('text/plain') };
    });
    expect(copied.html).toMatch(/<h1[^>]*>Rubric Matrix: Persuasive essay<\/h1>[\s\S]*<table border="1"/u);
    expect(copied.plain).toMatch(/^Rubric Matrix: Persuasive essay\n/u);
    expect(copied.plain).toMatch(/\n[^\n\t]+\t[^\n\t]+\t[^\n\t]+\t[^\n\t]+\t[^\n\t]+\n/u);
    expect(copied.plain).not.toMatch(/[*#<>\\]/u);
  });

  test('says so when the browser refuses', async ({ page }) => {
    await generate(page, 'quiz-maker');
    await page.evaluate(() => {
      navigator.clipboard.write = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
    });
    await tools(page).getByRole('button', { name: 'Copy', exact: true }).click();
    await expect(page.getByText('Failed to copy content')).toBeVisible();
  });
});

test.describe('print', () => {
  test('opens a window with a header line and prints 500 ms later', async ({ page, context }) => {
    await context.addInitScript(() => {
      window.print = () => document.body.setAttribute('data-printed', String(performance.now()));
    });
    await generate(page, 'warm-up');
    await page.emulateMedia({ colorScheme: 'dark' });
    const opened = context.waitForEvent('page');
    const before = Date.now();
    await tools(page).getByRole('button', { name: 'Print' }).click();
    const printed = await opened;
    await expect(printed.locator('.paper-header')).toHaveText(/^Homeroom · Warm-Up Generator · \w+ \d+, \d{4}$/u);
    await expect(printed.getByRole('heading', { level: 1 })).toHaveText(/^Warm-Up Activity: \S/u);
    expect(await printed.locator('.paper').evaluate((paper) => getComputedStyle(paper).backgroundColor)).toBe('rgb(255, 255, 255)');
    await printed.waitForFunction(() => document.body.dataset['printed'] !== undefined);
    expect(Date.now() - before).toBeGreaterThanOrEqual(500);
  });
});

test.describe('share', () => {
  test('links carry the page and nothing that was typed', async ({ page }) => {
    await generate(page, 'quiz-maker', { topic: 'The water cycle', additionalContext: 'Secretword' });
    await tools(page).locator('summary', { hasText: 'Share' }).click();
    for (const name of ['Twitter', 'LinkedIn', 'Facebook', 'WhatsApp', 'Email']) {
      const href = decodeURIComponent((await tools(page).getByRole('link', { name }).getAttribute('href')) ?? '');
      expect(href).toContain('/multiple-choice-quiz-maker/');
      expect(href).not.toMatch(/water cycle|Secretword/iu);
    }
    await page.keyboard.press('Escape');
    await expect(tools(page).getByRole('link', { name: 'Twitter' })).toBeHidden();
    await expect(tools(page).locator('summary', { hasText: 'Share' })).toBeFocused();
  });
});

test.describe('copies and versions', () => {
  test('a student copy has no key, in view, print and export', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await generate(page, 'quiz-maker');
    await expect(sheet(page)).toContainText('Answer key');
    await article(page).getByRole('button', { name: 'Student copy' }).click();
    await expect(sheet(page)).not.toContainText('Answer key');
    const text = readFileSync(await saved(await exported(page, 'Text (.txt)')), 'utf8');
    expect(text).not.toContain('Answer key');
    expect(text).toContain('Name: ____');
    await page.evaluate(() => (window.print = () => undefined));
    const opened = context.waitForEvent('page');
    await tools(page).getByRole('button', { name: 'Print' }).click();
    await expect((await opened).locator('.paper')).not.toContainText('Answer key');
  });

  test('version B has its own order and its own key', async ({ page }) => {
    await generate(page, 'quiz-maker');
    const answersOf = async (): Promise<string[]> => {
      const text = await sheet(page).innerText();
      const key = text.slice(text.indexOf('Answer key'));
      return [...key.matchAll(/^\d+\. [A-D] \((?<answer>.+?)\) /gmu)].map(({ groups }) => groups?.['answer'] ?? '');
    };
    const versionA = await answersOf();
    await article(page).getByRole('button', { name: 'Version B' }).click();
    await expect(sheet(page).getByRole('heading', { level: 1 })).toContainText('(Version B)');
    const versionB = await answersOf();
    expect(versionA).toHaveLength(8);
    expect(versionB).not.toEqual(versionA);
    expect([...versionB].sort()).toEqual([...versionA].sort());
    // The file for a learning platform is of the version that is seen.
    const aiken = readFileSync(await saved(await exported(page, 'Aiken (plain text)')), 'utf8');
    const lettersShown = [...(await sheet(page).innerText()).matchAll(/^\d+\. (?<letter>[A-D]) \(/gmu)].map(
      ({ groups }) => groups?.['letter'],
    );
    expect([...aiken.matchAll(/^ANSWER: (?<letter>[A-D])$/gmu)].map(({ groups }) => groups?.['letter'])).toEqual(lettersShown);
  });
});

test.describe('edit before use', () => {
  test('text is edited in place, with undo, and used everywhere', async ({ page }) => {
    await generate(page, 'quiz-maker');
    await tools(page).getByRole('button', { name: 'Edit' }).click();
    const editor = article(page).getByRole('textbox', { name: 'The result, to be edited' });
    await editor.getByText('Circle the letter').or(editor.locator('p').nth(3)).first().click();
    await page.keyboard.press('End');
    await page.keyboard.type(' Use a pencil.');
    await expect(editor).toContainText('Use a pencil.');
    await page.keyboard.press('Control+z');
    await expect(editor).not.toContainText('Use a pencil.');
    await page.keyboard.press('Control+y');
    await expect(editor).toContainText('Use a pencil.');
    expect(await violations(page)).toEqual([]);
    const whileEditing = readFileSync(await saved(await exported(page, 'Text (.txt)')), 'utf8');
    expect(whileEditing).toContain('Use a pencil.');
    await tools(page).getByRole('button', { name: 'Done editing' }).click();
    await expect(sheet(page)).toContainText('Use a pencil.');
    await article(page).getByRole('button', { name: 'Student copy' }).click();
    await expect(sheet(page)).toContainText('Use a pencil.');
    await tools(page).getByRole('button', { name: 'Undo' }).click();
    await expect(sheet(page)).not.toContainText('Use a pencil.');
    await tools(page).getByRole('button', { name: 'Redo' }).click();
    await expect(sheet(page)).toContainText('Use a pencil.');
  });

  test('a table cell is edited, and the spreadsheet has the new words', async ({ page }) => {
    await generate(page, 'rubric');
    await tools(page).getByRole('button', { name: 'Edit' }).click();
    const editor = article(page).getByRole('textbox', { name: 'The result, to be edited' });
    await editor.getByRole('rowheader').first().click();
    await page.keyboard.press('End');
    await page.keyboard.type(' plus');
    await page.keyboard.press('Escape');
    await expect(sheet(page).getByRole('rowheader').first()).toContainText('plus');
    await expect(tools(page).getByRole('button', { name: 'Edit' })).toBeFocused();
    const csv = readFileSync(await saved(await exported(page, 'Spreadsheet (CSV)')), 'utf8');
    expect(csv.split('\r\n')[1]).toMatch(/^"[^"]* plus/u);
  });

  test('one question is replaced, moved and removed while the rest stays', async ({ page }) => {
    await generate(page, 'quiz-maker');
    const panel = article(page).locator('details', { hasText: 'Change single questions' });
    await panel.locator('summary').click();
    const labels = async (): Promise<string[]> =>
      (await panel.getByRole('listitem').allInnerTexts()).map((text) => text.replace(/^\d+\. /u, '').split('\n')[0] ?? '');
    const before = await labels();
    await panel.getByRole('button', { name: 'Replace question 3' }).click();
    await expect(page.getByText('A fresh question is in place 3')).toBeVisible();
    const replaced = await labels();
    expect(replaced[2]).not.toBe(before[2]);
    expect(replaced.filter((_, index) => index !== 2)).toEqual(before.filter((_, index) => index !== 2));
    await panel.getByRole('button', { name: 'Move question 1 down' }).click();
    expect((await labels()).slice(0, 2)).toEqual([replaced[1], replaced[0]]);
    await panel.getByRole('button', { name: 'Remove question 8' }).click();
    expect(await labels()).toHaveLength(7);
    await expect(article(page).getByRole('region', { name: 'Quality receipt' })).toContainText('7 questions');
    expect(await violations(page)).toEqual([]);
  });

  test('pasted markup becomes plain content', async ({ page, quietConsole }) => {
    quietConsole.push('Content Security Policy');
    await generate(page, 'exit-tickets');
    await tools(page).getByRole('button', { name: 'Edit' }).click();
    const editor = article(page).getByRole('textbox', { name: 'The result, to be edited' });
    await editor.locator('p').nth(2).click();
    await editor.evaluate((element) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData(
        'text/html',
        '<p onclick="alert(1)" style="color:red">Pasted <img src="http://127.0.0.1:9/x.png"><b>words</b><iframe src="//x"></iframe></p>',
      );
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    });
    await tools(page).getByRole('button', { name: 'Done editing' }).click();
    await expect(sheet(page)).toContainText('Pasted words');
    expect(await sheet(page).innerHTML()).not.toMatch(/onclick|style=|iframe|127\.0\.0\.1:9/u);
  });
});

test('the receipt says what was checked and who drafted it', async ({ page }) => {
  await generate(page, 'lesson-planner');
  const receipt = article(page).getByRole('region', { name: 'Quality receipt' });
  await expect(receipt).toContainText('minutes add up to 45');
  await expect(receipt).toContainText('Drafted by the built-in composer');
});

test('fractions are set as fractions, and copied as plain text', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await generate(page, 'math-problems', { topic: 'adding fractions with unlike denominators', gradeLevel: '5th Grade' });
  await expect(sheet(page).locator('math mfrac').first()).toBeVisible();
  await tools(page).getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(page.getByText('Content copied to clipboard')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\d+\/\d+/u);
});

test('the buttons of a result stay where they are once they are there', async ({ page }) => {
  await page.goto('/rubric-builder/');
  await page.route('**/assets/*.js', async (route) => {
    await new Promise((resolve) => {
      setTimeout(resolve, 300);
    });
    await route.continue();
  });
  await generate(page, 'rubric');
  const places = await page.evaluate(async () => {
    const seen = new Set<number>();
    const until = performance.now() + 2000;
    while (performance.now() < until) {
      const top = (selector: string): number => document.querySelector(selector)?.getBoundingClientRect().top ?? Number.NaN;
      seen.add(Math.round(top('article .result-tools') - top('section[aria-label="Result"]')));
      await new Promise(requestAnimationFrame);
    }
    return [...seen];
  });
  expect(places).toHaveLength(1);
});
