/** What a teacher does by hand, for tests of what becomes of it. */
import { type Page, expect } from '@playwright/test';
import { article, sheet, tools } from './result-page.ts';

export const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 640;
export const quizModal = (page: Page) => page.getByRole('dialog', { name: 'Quiz Maker', exact: true });
export const openQuizModal = (page: Page): Promise<void> => page.getByRole('button', { name: 'Open Quiz Maker' }).click();

export async function openFromMenu(page: Page, name: string): Promise<void> {
  if (isPhone(page)) await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name, exact: true }).click();
}

/** Adds a sentence to the sheet by hand. */
export async function edit(page: Page, words: string): Promise<void> {
  await tools(page).getByRole('button', { name: 'Edit' }).click();
  const editor = article(page).getByRole('textbox', { name: 'The result, to be edited' });
  await editor.locator('p').nth(2).click();
  await page.keyboard.press('End');
  await page.keyboard.type(words);
}

export async function editAndFinish(page: Page, words: string): Promise<void> {
  await edit(page, words);
  await tools(page).getByRole('button', { name: 'Done editing' }).click();
  await expect(sheet(page)).toContainText(words.trim());
}
