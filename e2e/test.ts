/** The browser tests' own `test`: an unexpected console message or page error fails whatever test it happens in. */
import { test as base, expect } from '@playwright/test';

export const test = base.extend<{ quietConsole: string[] }>({
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
