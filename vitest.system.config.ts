import { defineConfig } from 'vitest/config';

/** The built server as a process of its own: crashes, slow clients, a proxy in front. Run after `npm run build`. */
export default defineConfig({
  test: {
    include: ['system/**/*.test.ts'],
    testTimeout: 120_000,
    hookTimeout: 60_000,
    // Servers that are measured and killed need the machine's two cores for themselves.
    fileParallelism: false,
  },
});
