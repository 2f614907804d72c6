/** What a first visit costs. The budgets hold the line: more bytes fail here before they reach a school's network. */
import { expect, test } from './test.ts';

const BUDGET = { scriptsKB: 76, everythingKB: 95, htmlKB: 14, requests: 6 };

for (const path of ['/', '/multiple-choice-quiz-maker/', '/blog/exit-tickets-that-change-tomorrow']) {
  test(`${path} stays within the budget for a first visit`, async ({ page }) => {
    test.skip(test.info().project.name !== 'desktop', 'the bytes are the same on a phone');
    const loads: Promise<{ kind: string; bytes: number }>[] = [];
    page.on('requestfinished', (request) => {
      // The browser fetches the icon and the manifest for itself; they are counted as bytes, not as the page's requests.
      const kind = request.resourceType();
      loads.push(request.sizes().then(({ responseBodySize }) => ({ kind, bytes: responseBodySize })));
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    const sizes = await Promise.all(loads);
    const kilobytes = (kind?: string): number =>
      sizes.filter((size) => kind === undefined || size.kind === kind).reduce((sum, { bytes }) => sum + bytes, 0) / 1024;
    expect(kilobytes('script')).toBeLessThanOrEqual(BUDGET.scriptsKB);
    expect(kilobytes('document')).toBeLessThanOrEqual(BUDGET.htmlKB);
    expect(kilobytes()).toBeLessThanOrEqual(BUDGET.everythingKB);
    expect(sizes.filter(({ kind }) => kind === 'script' || kind === 'document').length).toBeLessThanOrEqual(BUDGET.requests);
  });
}
