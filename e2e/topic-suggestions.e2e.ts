import AxeBuilder from '@axe-core/playwright';
import { expect, test } from './test.ts';

test('the topic field offers topics while one types, and takes them by keyboard and by touch', async ({ page }) => {
  await page.goto('/lesson-planner/');
  await page.getByLabel('Grade Level').selectOption('1st Grade');
  const topic = page.getByRole('combobox', { name: 'Topic' }).or(page.getByLabel('Topic', { exact: true }));
  await topic.first().click();
  // The list loads when the field is first used.
  await expect(topic.first()).toHaveAttribute('role', 'combobox');
  const list = page.getByRole('listbox', { name: 'Suggestions' });
  await expect(list).toBeHidden();
  await page.keyboard.press('ArrowDown');
  await expect(list).toBeVisible();
  await topic.first().pressSequentially('making a 10');
  await expect(list.getByRole('option').first()).toContainText('Making a 10 to add');
  await expect(list.getByRole('option').first()).toContainText('full set');
  await page.keyboard.press('ArrowDown');
  await expect(list.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(topic.first()).toHaveValue('Making a 10 to add');
  await expect(list).toBeHidden();

  await topic.first().fill('butterfl');
  await list.getByRole('option', { name: /life cycle of a butterfly/iu }).click();
  await expect(topic.first()).toHaveValue('Life cycle of a butterfly');
});

test('free text stays free, and Escape closes the list, not the dialog', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Open Quiz Maker' }).first().click();
  const dialog = page.getByRole('dialog');
  const topic = dialog.getByLabel('Topic', { exact: true });
  await topic.click();
  await topic.pressSequentially('photo');
  await expect(page.getByRole('listbox', { name: 'Suggestions' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox', { name: 'Suggestions' })).toBeHidden();
  await expect(dialog).toBeVisible();
  await topic.fill('the history of our town');
  await expect(topic).toHaveValue('the history of our town');
  await expect(page.getByRole('listbox', { name: 'Suggestions' })).toBeHidden();
});
