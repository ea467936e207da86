import { fileURLToPath } from 'node:url';

import { defineConfig } from 'vite';

import { rules } from './rules.js';

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: './',
  plugins: [rules()],
  // The package lies outside the page's folder.
  server: { fs: { allow: ['..'] } },
  // Vite would move a pre-bundled copy away from its wasm file.
  optimizeDeps: { exclude: ['loire'] },
  build: { target: 'es2022', cssTarget: ['chrome123', 'firefox121', 'safari17.5'], outDir: 'dist', emptyOutDir: true },
});
