/** Undo and Redo of a sheet: drafts, follow-ups, items and edits, and a form that was cleared. */
import { edit, editAndFinish } from './by-hand.ts';
import { fillIn, generate } from './fill-in.ts';
import { sheet, tools } from './result-page.ts';
import { expect, test } from './test.ts';
import { violations } from './violations.ts';

test.describe('Undo', () => {
  test('brings the draft with its edits back after a follow-up, and Redo the changed one', async ({ page }) => {
    await generate(page, 'quiz-maker', { difficultyLevel: 'Intermediate' });
    await editAndFinish(page, ' Sharpen your pencil.');
    const edited = await sheet(page).innerText();
    await page.getByRole('button', { name: 'Simpler' }).click();
    await expect(sheet(page)).not.toContainText('Sharpen your pencil.');
    await expect(page.getByText('“Undo” brings back the draft from before, with your changes.')).toBeVisible();
    await expect(page.getByText('Content generated successfully!')).toHaveCount(0);
    expect(await violations(page)).toEqual([]);
    const simpler = await sheet(page).innerText();
    await tools(page).getByRole('button', { name: 'Undo' }).click();
    expect(await sheet(page).innerText()).toBe(edited);
    await tools(page).getByRole('button', { name: 'Redo' }).click();
    expect(await sheet(page).innerText()).toBe(simpler);
  });

  test('spans Generate, items and edits by the keyboard, and leaves fields to their own', async ({ page }) => {
    await generate(page, 'quiz-maker');
    await editAndFinish(page, ' Sharpen your pencil.');
    await page.locator('summary', { hasText: 'Change single questions' }).click();
    await page.getByRole('button', { name: 'Remove question 8' }).click();
    const removed = await sheet(page).innerText();
    await page.getByRole('button', { name: 'Generate' }).click();
    await expect(sheet(page)).not.toContainText('Sharpen your pencil.');
    const second = await sheet(page).innerText();
    await page.getByLabel('Topic').focus();
    await page.keyboard.press('Control+z');
    expect(await sheet(page).innerText()).toBe(second);
    await tools(page).getByRole('button', { name: 'Copy' }).focus();
    await page.keyboard.press('Control+z');
    expect(await sheet(page).innerText()).toBe(removed);
    await page.keyboard.press('Control+z');
    await expect(sheet(page)).toContainText('8. ');
    await expect(sheet(page)).toContainText('Sharpen your pencil.');
    await page.keyboard.press('Control+z');
    await expect(sheet(page)).not.toContainText('Sharpen your pencil.');
    for (let step = 0; step < 2; step += 1) await page.keyboard.press('Control+Shift+z');
    await page.keyboard.press('Control+y');
    expect(await sheet(page).innerText()).toBe(second);
  });

  test('reaches what was being written when Generate was pressed', async ({ page }) => {
    await generate(page, 'quiz-maker');
    await edit(page, ' Sharpen your pencil.');
    await page.getByRole('button', { name: 'Generate' }).click();
    await expect(sheet(page)).toBeVisible();
    await expect(sheet(page)).not.toContainText('Sharpen your pencil.');
    await tools(page).getByRole('button', { name: 'Undo' }).click();
    await expect(sheet(page)).toContainText('Sharpen your pencil.');
  });

  test('is not needed when a further draft fails: the one from before is there', async ({ page, quietConsole }) => {
    quietConsole.push('Failed to load resource');
    await generate(page, 'quiz-maker');
    const before = await sheet(page).innerText();
    await page.route('**/api/tools/generate', (route) => route.fulfill({ status: 500, json: { error: 'Something went wrong.' } }));
    await page.getByRole('button', { name: 'Generate' }).click();
    await expect(page.getByRole('alert')).toHaveText('Something went wrong.');
    await page.getByRole('button', { name: 'Back to the draft from before' }).click();
    await expect(sheet(page)).toBeVisible();
    expect(await sheet(page).innerText()).toBe(before);
  });

  test('takes back that a form was cleared', async ({ page }) => {
    await page.goto('/multiple-choice-quiz-maker/');
    await fillIn(page, 'quiz-maker', { additionalContext: 'Use short stems.' });
    await page.getByRole('button', { name: 'Clear the form' }).click();
    await expect(page.getByLabel('Topic')).toHaveValue('');
    await expect(page.getByText('0 of 5,000 characters')).toBeVisible();
    await page.getByRole('button', { name: 'Undo clear' }).click();
    await expect(page.getByLabel('Topic')).not.toHaveValue('');
    await expect(page.getByText('16 of 5,000 characters')).toBeVisible();
  });
});
