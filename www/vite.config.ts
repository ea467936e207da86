import { fileURLToPath } from 'node:url';

import { type Plugin, defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

import { rules } from './rules.js';

/** What the page's first script needs: it asks for the others, and waits for none of them. */
const EARLY =
  /preload-helper|src\/(catalogue|fragment|hints|language|last|once|settings|speech|ways|games\/loaders|(games\/\w+\/)?texts\/index)\.ts/;

/** What belongs to a game, or to some. */
const OF_GAMES = /www\/src\/(games\/\w+\/|signs\/(things|towns|stories|burgundy))/;

/**
 * What several scripts need is one script, not a dozen: each one is a request before the first board. But what the
 * covers of games share with their boards is a script of each, and not sent to whoever plays another.
 */
const GROUPS = [
  { name: 'early', test: EARLY, priority: 3 },
  { name: 'shared', test: (module: string) => !OF_GAMES.test(module), minShareCount: 2, priority: 2 },
  { name: ofGame, test: OF_GAMES, minShareCount: 2 },
];

/** Stories has the things and towns of Orléans, too. */
function ofGame(module: string): string {
  const game = /(?:games|signs)\/(\w+)/.exec(module)![1]!;
  return `of-${['things', 'towns'].includes(game) ? 'orleans' : game}`;
}

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: './',
  plugins: [
    rules(),
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
