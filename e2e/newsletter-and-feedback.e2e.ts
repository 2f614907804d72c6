import type { Page } from '@playwright/test';
import { freezeClock } from './freeze-clock.ts';
import { expect, test } from './test.ts';

const POP_UP = 'A letter for tired teachers';

async function openFromMenu(page: Page, name: string): Promise<void> {
  if ((page.viewportSize()?.width ?? 0) < 640) await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name, exact: true }).click();
}

async function fillPerson(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('First name').fill('Ana');
  await dialog.getByLabel('Last name').fill('Ruiz');
  await dialog.getByLabel('Email').fill('ana@example.org');
}

test.describe('the newsletter modal', () => {
  test('signs up, thanks and closes after two seconds', async ({ page }) => {
    await page.clock.install();
    await page.goto('/');
    await openFromMenu(page, 'Newsletter');
    await fillPerson(page);
    await page.getByRole('button', { name: 'Enhance My Teaching' }).click();
    await expect(page.getByText('Thank you for subscribing!')).toBeVisible();
    await page.clock.runFor(800);
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.clock.runFor(1300);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem('homeroom:1:user-signed-up'))).toBe('true');
  });

  test('says what went wrong and keeps what was typed', async ({ page, quietConsole }) => {
    quietConsole.push('Failed to load resource');
    await page.route('**/api/user-data/newsletter', (route) => route.fulfill({ status: 500, body: '' }));
    await page.goto('/');
    await openFromMenu(page, 'Newsletter');
    await fillPerson(page);
    await page.getByRole('button', { name: 'Enhance My Teaching' }).click();
    await expect(page.getByRole('alert')).toHaveText('An error occurred. Please try again.');
    await expect(page.getByLabel('Email')).toHaveValue('ana@example.org');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test.describe('the newsletter pop-up', () => {
  test('appears after 50 seconds; closing takes 300 ms and is remembered for seven days', async ({ page }) => {
    await page.clock.install({ time: new Date('2026-03-01T08:00:00Z') });
    await page.goto('/');
    await page.clock.runFor(48_000);
    await expect(page.getByRole('dialog', { name: POP_UP })).toHaveCount(0);
    await page.clock.runFor(2100);
    const popUp = page.getByRole('dialog', { name: POP_UP });
    await expect(popUp).toBeVisible();
    await freezeClock(page);
    await page.keyboard.press('Escape');
    await page.clock.runFor(200);
    await expect(popUp).toHaveAttribute('data-closing', 'true');
    await page.clock.runFor(200);
    await expect(popUp).toHaveCount(0);
    await page.clock.resume();
    await page.clock.setSystemTime(new Date('2026-03-08T07:59:00Z'));
    await page.reload();
    await page.clock.runFor(51_000);
    await expect(popUp).toHaveCount(0);
    await page.clock.setSystemTime(new Date('2026-03-08T08:03:00Z'));
    await page.reload();
    await page.clock.runFor(50_100);
    await expect(popUp).toBeVisible();
  });

  test('thanks, closes after 1.5 seconds and never returns', async ({ page }) => {
    await page.clock.install({ time: new Date('2026-03-01T08:00:00Z') });
    await page.goto('/');
    await page.clock.runFor(50_100);
    await fillPerson(page);
    await page.getByRole('button', { name: 'Enhance My Teaching' }).click();
    await expect(page.getByText('Successfully subscribed to newsletter!')).toBeVisible();
    await page.clock.runFor(1900);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.clock.setSystemTime(new Date('2026-06-01T08:00:00Z'));
    await page.reload();
    await page.clock.runFor(60_000);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('says in its own words when it fails', async ({ page, quietConsole }) => {
    quietConsole.push('Failed to load resource');
    await page.route('**/api/user-data/newsletter', (route) => route.fulfill({ status: 500, body: '' }));
    await page.clock.install();
    await page.goto('/');
    await page.clock.runFor(50_100);
    await fillPerson(page);
    await page.getByRole('button', { name: 'Enhance My Teaching' }).click();
    await expect(page.getByRole('alert')).toHaveText('Failed to subscribe to newsletter. Please try again.');
  });

  test('does not interrupt someone who is typing', async ({ page }) => {
    await page.clock.install();
    await page.goto('/warm-up-creator/');
    await page.getByLabel('Topic').focus();
    await page.clock.runFor(70_000);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByLabel('Topic').blur();
    await page.clock.runFor(5100);
    await expect(page.getByRole('dialog', { name: POP_UP })).toBeVisible();
  });
});

test('the pop-up does not interrupt someone who is generating', async ({ page }) => {
  await page.clock.install();
  await page.goto('/warm-up-creator/');
  let finish = (): void => {};
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  await page.route('**/api/tools/generate', async (route) => {
    await finished;
    await route.fulfill({ json: { content: 'Done at last' } });
  });
  await page.getByLabel('Topic').fill('The water cycle');
  await page.getByLabel('Grade level').selectOption('5th Grade');
  await page.getByLabel('Standards').selectOption('CCSS');
  await page.getByLabel('Difficulty').selectOption('Beginner');
  await page.getByRole('button', { name: 'Generate' }).click();
  await expect(page.getByText('Generating content...')).toBeVisible();
  await page.clock.runFor(70_000);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  finish();
  await expect(page.getByText('Done at last')).toBeVisible();
  await page.clock.runFor(5100);
  await expect(page.getByRole('dialog', { name: POP_UP })).toBeVisible();
});

test('both forms say that they are submitting, and cannot be sent twice', async ({ page }) => {
  await page.route('**/api/user-data/**', () => {});
  await page.goto('/');
  await openFromMenu(page, 'Newsletter');
  await fillPerson(page);
  await page.getByRole('button', { name: 'Enhance My Teaching' }).click();
  await expect(page.getByRole('button', { name: 'Submitting...' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await openFromMenu(page, 'Feedback');
  await fillPerson(page);
  await page.getByLabel('Details').fill('It helped.');
  await page.getByRole('button', { name: 'Send feedback' }).click();
  await expect(page.getByRole('button', { name: 'Submitting feedback...' })).toBeDisabled();
});

test('the mobile menu closes on a click outside and on Escape', async ({ page }) => {
  test.skip((page.viewportSize()?.width ?? 0) >= 640, 'only phones have it');
  await page.goto('/');
  const menu = page.getByRole('dialog', { name: 'Menu' });
  for (const close of [() => page.mouse.click(20, 300), () => page.keyboard.press('Escape')]) {
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(menu.getByRole('heading', { name: 'Tools' })).toBeVisible();
    await close();
    await expect(menu).toHaveCount(0);
  }
});

test.describe('the feedback modal', () => {
  test('sends, thanks, closes after two seconds and starts afresh', async ({ page }) => {
    await page.clock.install();
    await page.goto('/');
    let sent: unknown;
    page.on('request', (request) => {
      if (request.url().endsWith('/feedback')) sent = request.postDataJSON();
    });
    await openFromMenu(page, 'Feedback');
    const dialog = page.getByRole('dialog', { name: 'Feedback' });
    await expect(dialog.getByText('confidential information such as card details, PINs, OTPs or passwords')).toBeVisible();
    await dialog.getByLabel('Suggestions').check();
    await dialog.getByLabel('Details').fill('A dark chalkboard, please.');
    await dialog.getByRole('radio', { name: '1 star' }).focus();
    for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowRight');
    await fillPerson(page);
    await dialog.getByRole('button', { name: 'Send feedback' }).click();
    await expect(page.getByText('Thank you for your feedback!')).toBeVisible();
    expect(sent).toMatchObject({ feedback: 'suggestions', rating: 4, toolId: '', useAsTestimonial: false });
    await page.clock.runFor(2100);
    await expect(dialog).toHaveCount(0);
    await openFromMenu(page, 'Feedback');
    await expect(dialog.getByLabel('Comments')).toBeChecked();
    await expect(dialog.getByRole('radio', { name: '4 stars' })).not.toBeChecked();
  });
});
