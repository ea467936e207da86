import { fileURLToPath } from 'node:url';

import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

import { rules } from './rules.js';

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: './',
  plugins: [
    rules(),
    VitePWA({
      registerType: 'prompt',
      injectRegister: false,
      manifest: {
        name: 'Loire',
        short_name: 'Loire',
        description: 'Board games of the Loire valley, around one screen or against bots',
        categories: ['games'],
        start_url: './',
        display: 'standalone',
        // The paper of tokens.css, by day.
        background_color: '#ece2cd',
        theme_color: '#ece2cd',
        icons: [
          { src: 'icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
          ...[192, 512].map((size) => ({
            src: `icon-${size}.png`,
            sizes: `${size}x${size}`,
            type: 'image/png',
            purpose: 'any maskable' as const,
          })),
        ],
      },
      workbox: {
        globPatterns: ['**/*.{html,js,css,wasm,svg,png,woff2}'],
        inlineWorkboxRuntime: true,
        sourcemap: false,
      },
    }),
  ],
  // The package lies outside the page's folder.
  server: { fs: { allow: ['..'] } },
  // Vite would move a pre-bundled copy away from its wasm file.
  optimizeDeps: { exclude: ['loire'] },
  build: { target: 'es2022', cssTarget: ['chrome123', 'firefox121', 'safari17.5'], outDir: 'dist', emptyOutDir: true },
});
