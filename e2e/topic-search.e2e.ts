import AxeBuilder from '@axe-core/playwright';
import { expect, test } from './test.ts';

test('the search of the dashboard finds topics, and opens a tool with one', async ({ page }) => {
  await page.goto('/');
  await page.getByPlaceholder('Search tools...').fill('making a 10');
  const topics = page.getByRole('region', { name: 'Topics' });
  await expect(topics.getByRole('listitem').first()).toContainText('Making a 10 to add');
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await topics.getByRole('button', { name: 'Lesson Planner for Making a 10 to add' }).click();
  await expect(page.getByRole('dialog').locator('[name=topic]')).toHaveValue('Making a 10 to add');
});

test('a search for a tool still finds tools by title and category', async ({ page }) => {
  await page.goto('/');
  await page.getByPlaceholder('Search tools...').fill('quiz');
  await expect(page.getByRole('heading', { level: 3 }).first()).toHaveText('Quiz Maker');
});

test('a topic with several senses is drafted for one, and for another at one press', async ({ page }) => {
  await page.goto('/warm-up-creator/');
  await page.locator('[name=topic]').fill('Mercury');
  await page.getByLabel('Grade level').selectOption('7th Grade');
  await page.getByLabel('Standards').selectOption('CCSS');
  await page.getByLabel('Difficulty').selectOption('Beginner');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Generate' }).click();
  const others = page.getByRole('group', { name: 'Draft another topic' });
  await expect(others).toBeVisible();
  const other = others.getByRole('button').first();
  const title = await other.innerText();
  await other.click();
  await expect(page.locator('[name=topic]')).toHaveValue(title);
  await expect(page.getByRole('article')).toBeVisible();
});
