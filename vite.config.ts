import path from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { topicIndexPlugin } from './build/topic-index.ts';
import { topicSuggestions } from './build/topic-suggestions.ts';
import { topicPacks } from './build/topic-packs.ts';
import { teachingSets } from './build/teaching-sets.ts';
import { yamlContent } from './build/yaml-content.ts';
import { markdownContent } from './build/markdown-content.ts';

/** How content is read, wherever it is imported. */
const contentPlugins = () => [topicPacks(), teachingSets(), yamlContent()];

export default defineConfig({
  plugins: [
    ...contentPlugins(),
    topicIndexPlugin(contentPlugins),
    topicSuggestions(path.resolve(import.meta.dirname, 'content')),
    markdownContent(path.resolve(import.meta.dirname, 'content')),
    react(),
    tailwindcss(),
  ],
  publicDir: 'public',
  resolve: {
    alias: {
      canvg: path.resolve(import.meta.dirname, 'build/left-out.ts'),
      html2canvas: path.resolve(import.meta.dirname, 'build/left-out.ts'),
    },
  },
  build: { target: 'es2022', emptyOutDir: true, reportCompressedSize: false },
});
