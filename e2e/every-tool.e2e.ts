import { TOOLS } from '../src/tools/catalogue.ts';
import { fillIn } from './fill-in.ts';
import { expect, test } from './test.ts';
import { violations } from './violations.ts';

test.describe('user guides', () => {
  for (const tool of TOOLS) {
    test(`${tool.title} has one, with all its parts`, async ({ page }) => {
      await page.goto(`/${tool.route}/`);
      await page.getByRole('button', { name: 'User Guide' }).click();
      const guide = page.getByRole('dialog', { name: `${tool.title}: User Guide` });
      for (const part of ['Overview', 'Key features', 'How to use it', 'Best practices', 'Tips']) {
        await expect(guide.getByRole('heading', { name: part })).toBeVisible();
      }
      const box = await guide.boundingBox();
      const screen = page.viewportSize();
      expect(box?.width).toBeLessThanOrEqual(768);
      expect(box?.height).toBeLessThanOrEqual((screen?.height ?? 0) * 0.9 + 1);
      expect(await violations(page)).toEqual([]);
      await guide.getByRole('button', { name: 'Close' }).click();
      await expect(page.getByRole('button', { name: 'User Guide' })).toBeFocused();
    });
  }
});

for (const tool of TOOLS) {
  test(`${tool.title} leads from the form to a result`, async ({ page }) => {
    await page.goto(`/${tool.route}/`);
    await expect(page.getByRole('heading', { level: 1, name: tool.title })).toBeVisible();
    await expect(page.getByText("Fill in the required fields and click 'Generate' to create your content.")).toBeVisible();
    await fillIn(page, tool.id);
    await page.getByRole('button', { name: 'Generate' }).click();
    const result = page.getByRole('article');
    await expect(result).toContainText(/\w{4,}/u);
    expect((await result.innerText()).length).toBeGreaterThan(300);
    await expect(page.getByText('Content generated successfully!')).toBeVisible();
    await expect(page.getByText("Not quite what you're looking for? Click 'Generate' again for a fresh take!")).toBeVisible();
    await expect(page.getByText('Content generated successfully!')).toHaveCount(0);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await violations(page)).toEqual([]);
    }
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
}

test('a rubric is a real table', async ({ page }) => {
  await page.goto('/rubric-builder/');
  await fillIn(page, 'rubric');
  await page.getByRole('button', { name: 'Generate' }).click();
  const table = page.getByRole('article').getByRole('table');
  await expect(table.getByRole('columnheader')).toHaveCount(5);
  expect(await table.getByRole('row').count()).toBeGreaterThan(4);
});
