/** The browser tests' own `test`: an unexpected console message or page error fails whatever test it happens in. */
import { test as base, expect } from '@playwright/test';

export const test = base.extend<{ quietConsole: string[] }>({
  /** Pages are prerendered: what can be clicked before hydration does nothing yet, so every visit waits for it. */
  page: async ({ page }, use) => {
    const hydrated = (): Promise<unknown> => page.waitForSelector('html[data-hydrated]', { state: 'attached' });
    const goto = page.goto.bind(page);
    const reload = page.reload.bind(page);
    page.goto = async (url, options) => {
      const answer = await goto(url, options);
      await hydrated();
      return answer;
    };
    page.reload = async (options) => {
      const answer = await reload(options);
      await hydrated();
      return answer;
    };
    await use(page);
  },

  /** Patterns of console messages that this test expects. */
  quietConsole: [
    async ({ page }, use) => {
      const expected: string[] = [];
      const unexpected: string[] = [];
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) unexpected.push(message.text());
      });
      page.on('pageerror', (error) => unexpected.push(String(error)));
      await use(expected);
      expect(unexpected.filter((text) => !expected.some((pattern) => text.includes(pattern)))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
