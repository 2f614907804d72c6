import path from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { markdownContent } from './build/markdown-content.ts';

export default defineConfig({
  plugins: [markdownContent(path.resolve(import.meta.dirname, 'content')), react(), tailwindcss()],
  publicDir: 'public',
  build: { target: 'es2022', emptyOutDir: true, reportCompressedSize: false },
});
