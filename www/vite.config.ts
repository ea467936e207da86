import { fileURLToPath } from 'node:url';

import { type Plugin, defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

import { rules } from './rules.js';

const FIRST_SCRIPT = fileURLToPath(new URL('src/boot/main.ts', import.meta.url));

/** The modules that the first script imports, directly or not: it asks for all others, and waits for none of them. */
const early = new Set<string>();

/** Which folder of games/ a module lies in. */
const gameOf = (module: string): string | undefined => /www\/src\/games\/(\w+)\//.exec(module)?.[1];

/**
 * What several scripts need is one script, not a dozen: each one is a request before the first board. But what the
 * covers of games share with their boards is a script of each, not sent to players of another game.
 */
const GROUPS = [
  { name: 'early', test: (module: string) => early.has(module), priority: 3 },
  { name: 'shared', test: (module: string) => !gameOf(module), minShareCount: 2, priority: 2 },
  {
    name: (module: string) => `of-${gameOf(module)}`,
    test: (module: string) => gameOf(module) !== undefined,
    minShareCount: 2,
  },
];

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: './',
  plugins: [
    rules(),
    earlyModules(),
    hastened(),
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
  build: {
    target: 'es2022',
    cssTarget: ['chrome123', 'firefox121', 'safari17.5'],
    outDir: 'dist',
    emptyOutDir: true,
    rolldownOptions: { output: { codeSplitting: { groups: GROUPS } } },
  },
});

/** Finds the early modules before the scripts are put together. */
function earlyModules(): Plugin {
  return {
    name: 'loire-early',
    buildEnd() {
      const imported = (module: string): readonly string[] => this.getModuleInfo(module)?.importedIds ?? [];
      const add = (module: string): void => {
        if (early.has(module)) return;
        early.add(module);
        imported(module).forEach(add);
      };
      imported(FIRST_SCRIPT).forEach(add);
    },
  };
}

/** The page asks for all scripts that every board wants as soon as it is read, not one after the other. */
function hastened(): Plugin {
  return {
    name: 'loire-hastened',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const scripts = Object.values(bundle).filter((file) => file.type === 'chunk');
        const app = scripts.find(({ name }) => name === 'app');
        const wanted = [app?.fileName, ...(app?.imports ?? [])].filter((file) => file && !html.includes(file));
        return wanted.map((file) => ({
          tag: 'link',
          attrs: { rel: 'modulepreload', crossorigin: true, href: `./${file}` },
          injectTo: 'head',
        }));
      },
    },
  };
}
