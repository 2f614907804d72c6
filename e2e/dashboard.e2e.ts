import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';
import { violations } from './violations.ts';

const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 640;
const cards = (page: Page) => page.getByRole('region', { name: 'Tools', exact: true }).getByRole('listitem');

test.describe('search and filter', () => {
  test('search matches title and category, best first, and the / key focuses it', async ({ page }) => {
    await page.goto('/');
    await expect(cards(page)).toHaveCount(12);
    await page.keyboard.press('/');
    const search = page.getByPlaceholder('Search tools...');
    await expect(search).toBeFocused();
    await search.fill('rubric');
    await expect(cards(page).first()).toContainText('Rubric Generator');
    await search.fill('communication');
    await expect(cards(page).first()).toContainText('Communication');
    await search.fill('zzzz');
    await expect(cards(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Show all tools' }).click();
    await expect(cards(page)).toHaveCount(12);
  });

  test('the category filter narrows the cards; on a phone it is a select', async ({ page }) => {
    await page.goto('/');
    if (isPhone(page)) await page.getByLabel('Category').selectOption('Planning');
    else await page.getByRole('group', { name: 'Category' }).getByRole('button', { name: 'Planning' }).click();
    await expect(cards(page)).toHaveCount(2);
  });

  test('the / key types a slash where someone is typing', async ({ page }) => {
    await page.goto('/');
    const search = page.getByPlaceholder('Search tools...');
    await search.focus();
    await page.keyboard.type('a/b');
    await expect(search).toHaveValue('a/b');
  });
});

test.describe('the side tool menu', () => {
  test('shows one tool of each list until expanded, and resets them all', async ({ page }) => {
    await page.goto('/');
    const menu = page.getByRole('complementary', { name: 'Your tools' });
    for (const text of ['No quick launch tools yet', 'No recent tools', 'No favorite tools'])
      await expect(menu.getByText(text)).toBeVisible();
    await page.getByRole('button', { name: 'Favorite Rubric Generator' }).click();
    await page.getByRole('button', { name: 'Favorite Quiz Maker' }).click();
    await page.getByRole('button', { name: 'Quick launch Lesson Planner' }).click();
    await expect(menu.getByRole('button', { name: 'Rubric Generator' })).toBeVisible();
    await expect(menu.getByRole('button', { name: 'Quiz Maker' })).toHaveCount(0);
    await menu.getByRole('button', { name: 'See all (2)' }).click();
    await expect(menu.getByRole('button', { name: 'Quiz Maker' })).toBeVisible();
    await page.reload();
    await expect(menu.getByRole('button', { name: 'Lesson Planner' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Favorite Quiz Maker' })).toHaveAttribute('aria-pressed', 'true');
    await menu.getByRole('button', { name: 'Reset All Preferences' }).click();
    await expect(menu.getByText('No favorite tools')).toBeVisible();
    await page.reload();
    await expect(menu.getByText('No quick launch tools yet')).toBeVisible();
  });

  test('keeps the last five opened tools, newest first', async ({ page }) => {
    for (const path of [
      '/rubric-builder/',
      '/warm-up-creator/',
      '/lesson-planner/',
      '/vocabulary-finder/',
      '/parent-email-writer/',
      '/warm-up-creator/',
      '/multiple-choice-quiz-maker/',
    ]) {
      await page.goto(path);
      await expect(page.getByRole('button', { name: 'Generate' })).toBeVisible();
      await page.waitForFunction(() => localStorage.getItem('homeroom:1:recent-tools') !== null);
    }
    await page.goto('/');
    const menu = page.getByRole('complementary', { name: 'Your tools' });
    await menu.getByRole('button', { name: 'See all (5)' }).click();
    await expect(menu.getByRole('listitem')).toHaveText([
      'Quiz Maker',
      'Warm-Up Generator',
      'Parent Communication',
      'Vocabulary Finder',
      'Lesson Planner',
    ]);
  });

  test('falls back to empty lists when storage can’t be read', async ({ page }) => {
    await page.addInitScript(() => {
      localStorage.setItem('homeroom:1:favorite-tools', '{broken');
      localStorage.setItem('homeroom:1:recent-tools', '"text"');
    });
    await page.goto('/');
    await expect(page.getByText('No favorite tools')).toBeVisible();
    await expect(page.getByText('No recent tools')).toBeVisible();
  });
});

test.describe('the tool modal', () => {
  test('generates inside the modal; Escape closes the topmost layer only and gives focus back', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Open Warm-Up Generator' }).click();
    const modal = page.getByRole('dialog', { name: 'Warm-Up Generator' });
    await modal.getByLabel('Topic').fill('The water cycle');
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe('hidden');
    await modal.getByRole('button', { name: 'User Guide' }).click();
    const guide = page.getByRole('dialog', { name: /User Guide/u });
    await expect(guide).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(guide).toHaveCount(0);
    await expect(modal).toBeVisible();
    await expect(modal.getByLabel('Topic')).toHaveValue('The water cycle');
    await modal.getByLabel('Grade level').selectOption('5th Grade');
    await modal.getByLabel('Standards').selectOption('CCSS');
    await modal.getByLabel('Difficulty').selectOption('Beginner');
    await modal.getByRole('button', { name: 'Generate' }).click();
    await expect(modal.getByText('Content generated successfully!')).toBeVisible();
    await expect(modal.getByRole('article')).toContainText('Warm-Up Activity');
    await expect(modal.getByText('Content generated successfully!')).toHaveCount(0);
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(modal).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Open Warm-Up Generator' })).toBeFocused();
  });
});

test.describe('navigation', () => {
  test('opens tools by category, FAQ, glossary and the log-in note', async ({ page }) => {
    await page.goto('/');
    const open = async (name: string): Promise<void> => {
      if (isPhone(page)) await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('button', { name, exact: true }).click();
    };
    for (const name of ['FAQ', 'Glossary', 'Newsletter', 'Feedback']) {
      await open(name);
      const dialog = page.getByRole('dialog', { name, exact: true });
      await expect(dialog).toBeVisible();
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        expect(await violations(page)).toEqual([]);
      }
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
    }
    await page.getByRole('button', { name: 'Log In' }).click();
    await expect(page.getByRole('dialog', { name: 'No account needed' })).toBeVisible();
    await page.mouse.click(4, 4);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('the Tools menu leads to a tool’s page', async ({ page }) => {
    await page.goto('/');
    if (isPhone(page)) await page.getByRole('button', { name: 'Menu' }).click();
    else await page.getByRole('button', { name: 'Tools' }).click();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('link', { name: 'Rubric Generator', exact: true }).click();
    await expect(page).toHaveURL('/rubric-builder/');
    await expect(page.getByRole('heading', { level: 1, name: 'Rubric Generator' })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test.describe('dark mode', () => {
  test('follows the system until chosen, persists, and does not flash', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto('/');
    await expect(page.locator('html')).toHaveClass('dark');
    await page.getByRole('button', { name: 'Dark mode' }).click();
    await expect(page.locator('html')).not.toHaveClass('dark');
    await page.reload({ waitUntil: 'commit' });
    await expect(page.locator('html')).not.toHaveClass('dark');
  });

  test('has no accessibility violation on the dashboard, light or dark', async ({ page }) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.goto('/');
      await expect(page.getByRole('button', { name: 'Open Quiz Maker' })).toBeVisible();
      expect(await violations(page)).toEqual([]);
    }
  });
});
