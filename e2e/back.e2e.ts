/** The browser's Back: it closes what lies on top, and brings a page back as it was left. */
import { editAndFinish, isPhone, openFromMenu, openQuizModal, quizModal } from './by-hand.ts';
import { generate } from './fill-in.ts';
import { sheet } from './result-page.ts';
import { expect, test } from './test.ts';

test.describe('Back', () => {
  test('closes what lies on top, one at a time, and leaves the page only after that', async ({ page }) => {
    await page.goto('/faq');
    await page.goto('/');
    await openQuizModal(page);
    await quizModal(page).getByRole('button', { name: 'User Guide' }).click();
    const guide = page.getByRole('dialog', { name: /User Guide/u });
    await expect(guide).toBeVisible();
    await page.goBack();
    await expect(guide).toHaveCount(0);
    await expect(quizModal(page)).toBeVisible();
    await page.goBack();
    await expect(quizModal(page)).toHaveCount(0);
    await expect(page).toHaveURL('/');
    await page.goForward();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL('/faq');
  });

  test('needs one step after a dialog was closed by hand', async ({ page }) => {
    await page.goto('/faq');
    await page.goto('/');
    for (const name of ['FAQ', 'Glossary', 'Newsletter', 'Feedback']) {
      await openFromMenu(page, name);
      await expect(page.getByRole('dialog', { name, exact: true })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
    await page.goBack();
    await expect(page).toHaveURL('/faq');
  });

  for (const name of ['FAQ', 'Glossary', 'Newsletter', 'Feedback', 'Log In']) {
    test(`closes ${name} and stays on the page`, async ({ page }) => {
      await page.goto('/blog');
      await page.goto('/rubric-builder/');
      if (name === 'Log In') await page.getByRole('button', { name }).click();
      else await openFromMenu(page, name);
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.goBack();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page).toHaveURL('/rubric-builder/');
      await page.goBack();
      await expect(page).toHaveURL('/blog');
    });
  }

  test('from a page that the menu led to goes where the menu was opened', async ({ page }) => {
    test.skip(!isPhone(page), 'the menu of a phone');
    await page.goto('/');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('link', { name: 'Rubric Generator', exact: true }).click();
    await expect(page).toHaveURL('/rubric-builder/');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.goForward();
    await expect(page).toHaveURL('/rubric-builder/');
  });

  test('brings a tool’s page back with form, draft and edits', async ({ page }) => {
    await generate(page, 'quiz-maker', { additionalContext: 'Use short stems.' });
    await editAndFinish(page, ' Sharpen your pencil.');
    await page.getByRole('link', { name: 'Homeroom' }).click();
    await expect(page).toHaveURL('/');
    await page.goBack();
    await expect(sheet(page)).toContainText('Sharpen your pencil.');
    await expect(page.getByText('16 of 5,000 characters')).toBeVisible();
    await expect(page.getByLabel('Grade level')).not.toHaveValue('');
  });

  test('from another site finds the page as it was left, as far as the browser keeps pages', async ({ page, context }) => {
    const reasons: string[] = [];
    const session = await context.newCDPSession(page);
    await session.send('Page.enable');
    session.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) =>
      reasons.push(...notRestoredExplanations.map(({ reason }) => reason)),
    );
    await page.goto('/multiple-choice-quiz-maker/');
    await page.getByLabel('Grade level').selectOption('5th Grade');
    await page.goto('/faq');
    await page.goBack();
    await expect.poll(() => reasons.length).toBeGreaterThan(0);
    // Playwright turns the back/forward cache off; nothing of ours may stand in its way.
    const itsOwn = ['BackForwardCacheDisabled', 'BackForwardCacheDisabledByCommandLine', 'BrowsingInstanceNotSwapped'];
    expect(reasons.filter((reason) => !itsOwn.includes(reason))).toEqual([]);
  });
});
