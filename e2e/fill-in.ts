import type { Page } from '@playwright/test';
import { ORDINARY_FORMS, type RawForm } from '../src/testing/ordinary-forms.ts';
import { CATALOGUE, type ToolId } from '../src/tools/catalogue.ts';

/** Fills in a tool's form as a teacher would. */
export async function fillIn(page: Page, id: ToolId, values: RawForm = {}): Promise<void> {
  const tool = CATALOGUE[id];
  const form = page.getByRole('form', { name: tool.title });
  for (const field of tool.fields) {
    const value = values[field.name] ?? ORDINARY_FORMS[id][field.name] ?? '';
    const control = form.getByLabel(field.label, { exact: field.required });
    if (field.kind === 'select') await control.selectOption(value);
    else if (field.kind === 'checkbox') await control.setChecked(value === 'true');
    else await control.fill(value);
  }
}

/** From the tool's page to its result. */
export async function generate(page: Page, id: ToolId, values: RawForm = {}): Promise<void> {
  await page.goto(`/${CATALOGUE[id].route}/`);
  await fillIn(page, id, values);
  await page.getByRole('button', { name: 'Generate' }).click();
  await page.getByRole('article').getByRole('group', { name: 'Use the result' }).waitFor();
}
