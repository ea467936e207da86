import { fileURLToPath } from 'node:url';

import { defineConfig } from 'vite';

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: './',
  // The package lies outside the page's folder.
  server: { fs: { allow: ['..'] } },
  // Vite would move a pre-bundled copy away from its wasm file.
  optimizeDeps: { exclude: ['loire'] },
  build: { target: 'es2022', outDir: 'dist', emptyOutDir: true },
});
