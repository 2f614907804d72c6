import { defineConfig, mergeConfig } from 'vitest/config';
import viteConfig from './vite.config.ts';

export default mergeConfig(
  viteConfig,
  defineConfig({
    test: {
      include: ['src/**/*.test.ts', 'src/**/*.test.tsx', 'build/**/*.test.ts', 'bench/**/*.test.ts'],
      testTimeout: 20_000,
      hookTimeout: 20_000,
    },
  }),
);
