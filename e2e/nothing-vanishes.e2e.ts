/** Every ordinary way of closing and leaving, and that nothing is lost by it. */
import type { Page } from '@playwright/test';
import { CATALOGUE } from '../src/tools/catalogue.ts';
import { edit, editAndFinish, isPhone, openFromMenu, openQuizModal, quizModal } from './by-hand.ts';
import { fillIn, generate } from './fill-in.ts';
import { sheet, tools } from './result-page.ts';
import { expect, test } from './test.ts';

async function generateInModal(page: Page): Promise<void> {
  await page.goto('/');
  await openQuizModal(page);
  await fillIn(page, 'quiz-maker', { additionalContext: 'Use short stems.' });
  await quizModal(page).getByRole('button', { name: 'Generate' }).click();
  await expect(sheet(page)).toContainText('Answer key');
}

test.describe('a tool in its modal', () => {
  const WAYS: readonly (readonly [string, (page: Page) => Promise<unknown>])[] = [
    ['Escape', (page) => page.keyboard.press('Escape')],
    ['the close button', (page) => quizModal(page).getByRole('button', { name: 'Close' }).click()],
    ['a click outside', (page) => page.mouse.click(3, 3)],
    ['Back', (page) => page.goBack()],
  ];
  for (const [way, close] of WAYS) {
    test(`closed by ${way}, is there again with form, draft and edits`, async ({ page }) => {
      await generateInModal(page);
      await editAndFinish(page, ' Sharpen your pencil.');
      const before = await sheet(page).innerText();
      await close(page);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page).toHaveURL('/');
      await openQuizModal(page);
      await expect(quizModal(page).getByLabel('Details').or(quizModal(page).getByLabel('Additional context'))).toHaveValue(
        'Use short stems.',
      );
      await expect(quizModal(page).getByLabel('Grade level')).not.toHaveValue('');
      expect(await sheet(page).innerText()).toBe(before);
    });
  }

  test('closed in the middle of an edit, keeps what was written', async ({ page }) => {
    await generateInModal(page);
    await edit(page, ' Sharpen your pencil.');
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await openQuizModal(page);
    await expect(sheet(page)).toContainText('Sharpen your pencil.');
  });

  test('shows on its own page what was begun in the modal', async ({ page }) => {
    await generateInModal(page);
    const before = await sheet(page).innerText();
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Quiz Maker: open in its own page' }).click();
    await expect(page).toHaveURL('/multiple-choice-quiz-maker/');
    await expect(sheet(page)).toBeVisible();
    expect(await sheet(page).innerText()).toBe(before);
  });

  test('stays open when text is selected by a drag that ends outside, or begins there', async ({ page }) => {
    test.skip(isPhone(page), 'a mouse');
    await page.goto('/');
    await openQuizModal(page);
    const topic = quizModal(page).getByLabel('Topic');
    await topic.fill('The water cycle');
    const box = await topic.boundingBox();
    const [x, y] = [(box?.x ?? 0) + 40, (box?.y ?? 0) + 15];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(4, y, { steps: 5 });
    await page.mouse.up();
    await expect(topic).toHaveValue('The water cycle');
    await page.mouse.move(4, y);
    await page.mouse.down();
    await page.mouse.move(x, y, { steps: 5 });
    await page.mouse.up();
    await expect(quizModal(page)).toBeVisible();
    await page.mouse.click(4, 400);
    await expect(quizModal(page)).toHaveCount(0);
  });

  test('goes on drafting when it is closed', async ({ page }) => {
    let finish = (): void => {};
    const finished = new Promise<void>((resolve) => {
      finish = resolve;
    });
    await page.route('**/api/tools/generate', async (route) => {
      await finished;
      await route.fulfill({ json: { content: '# Quiz: done meanwhile' } });
    });
    await page.goto('/');
    await openQuizModal(page);
    await fillIn(page, 'quiz-maker');
    await quizModal(page).getByRole('button', { name: 'Generate' }).click();
    await expect(quizModal(page).getByRole('button', { name: 'Generating...' })).toBeDisabled();
    await page.keyboard.press('Escape');
    finish();
    await expect(page.getByText('Content generated successfully!')).toBeVisible();
    await openQuizModal(page);
    await expect(sheet(page)).toContainText('Quiz: done meanwhile');
  });
});

test.describe('the feedback form', () => {
  test('keeps what was typed when it is closed, and is empty once it was sent', async ({ page }) => {
    await page.goto('/');
    await openFromMenu(page, 'Feedback');
    const form = page.getByRole('dialog', { name: 'Feedback' });
    await form.getByLabel('Questions').check();
    await form.getByLabel('Details').fill('How do I print two copies?');
    await form.getByLabel('Tool').selectOption('quiz-maker');
    await form.locator('label.star').nth(3).click();
    await page.keyboard.press('Escape');
    await expect(form).toHaveCount(0);
    await openFromMenu(page, 'Feedback');
    await expect(form.getByLabel('Details')).toHaveValue('How do I print two copies?');
    await expect(form.getByLabel('Questions')).toBeChecked();
    await expect(form.getByLabel('Tool')).toHaveValue('quiz-maker');
    await expect(form.getByLabel('4 stars')).toBeChecked();
    await page.route('**/api/user-data/feedback', (route) => route.fulfill({ json: { success: true, message: '' } }));
    await form.getByLabel('First name').fill('Ana');
    await form.getByLabel('Last name').fill('Ruiz');
    await form.getByLabel('Email').fill('ana@example.org');
    await form.getByRole('button', { name: 'Send feedback' }).click();
    await expect(form.getByText('Thank you for your feedback!')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(form).toHaveCount(0);
    await openFromMenu(page, 'Feedback');
    await expect(form.getByLabel('Details')).toHaveValue('');
    await expect(form.getByLabel('Comments')).toBeChecked();
    await expect(form.getByLabel('4 stars')).not.toBeChecked();
  });

  test('stays open when text is selected by a drag that ends outside', async ({ page }) => {
    test.skip(isPhone(page), 'a mouse');
    await page.goto('/');
    await openFromMenu(page, 'Feedback');
    const details = page.getByLabel('Details');
    await details.fill('How do I print two copies?');
    const box = await details.boundingBox();
    await page.mouse.move((box?.x ?? 0) + 60, (box?.y ?? 0) + 15);
    await page.mouse.down();
    await page.mouse.move(4, (box?.y ?? 0) + 15, { steps: 5 });
    await page.mouse.up();
    await expect(details).toHaveValue('How do I print two copies?');
  });
});

test.describe('a tab that is closed or loaded again', () => {
  /** Whether the browser asks before the page is loaded again. */
  async function asks(page: Page): Promise<boolean> {
    const question = page.waitForEvent('dialog', { timeout: 1500 }).then(
      async (dialog) => {
        await dialog.dismiss();
        return true;
      },
      () => false,
    );
    await page.evaluate(() => setTimeout(() => location.reload()));
    return question;
  }

  test('asks where edits by hand or a half-written form would be lost', async ({ page }) => {
    await generate(page, 'quiz-maker');
    await editAndFinish(page, ' Sharpen your pencil.');
    expect(await asks(page)).toBe(true);
    await expect(sheet(page)).toContainText('Sharpen your pencil.');
    await page.goto('/faq');
    await page.goto('/parent-email-writer/');
    await page.getByLabel('Details').fill('She was late.');
    expect(await asks(page)).toBe(true);
    await expect(page.getByLabel('Details')).toHaveValue('She was late.');
  });

  test('asks nothing where nothing would be lost', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/multiple-choice-quiz-maker/');
    await page.getByLabel('Grade level').selectOption('5th Grade');
    expect(await asks(page)).toBe(false);
    await generate(page, 'quiz-maker');
    expect(await asks(page)).toBe(false);
    await generate(page, 'quiz-maker');
    await editAndFinish(page, ' Sharpen your pencil.');
    await tools(page).getByRole('button', { name: 'Copy', exact: true }).click();
    await expect(page.getByText('Content copied to clipboard')).toBeVisible();
    expect(await asks(page)).toBe(false);
  });

  test('leaves no name behind in what browsers write to a disk', async ({ page }) => {
    await page.goto(`/${CATALOGUE['parent-comm'].route}/`);
    await fillIn(page, 'parent-comm', { studentName: 'Marcus Delgado' });
    await page.getByRole('button', { name: 'User Guide' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    const stored = await page.evaluate(() =>
      JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), history.state, window.name]),
    );
    expect(stored).not.toMatch(/marcus|delgado/iu);
  });
});
