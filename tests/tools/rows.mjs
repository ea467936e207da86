// The tools, one per row: what to install, which files to write, what to run, and where the game is played.
//
//   run     shell commands in order; unless the row has `site` or `serve`, the last one prints the hash
//   site    a folder to serve and open in Chromium
//   serve   a server to start on $PORT and open in Chromium
//   text    the path of the server whose response contains the hash, instead
//   says    a function of the output, instead

import { playGame, playHandle } from '../helpers/player.mjs';
import { commandIn, fileIn } from './page.mjs';
import { TYPE_PROJECTS, UNCAUGHT, readable, typeProjects } from './strict.mjs';

const PAGE = '<!doctype html><meta charset="utf-8"><title>-</title><script type="module" src="./main.js"></script>';
/** For tools that need a newer Node than may be installed. */
const NEW_NODE = { node: '24.21.0' };
const BUN = { bun: '1.4.4' };
const ESBUILD = { esbuild: '0.28.2' };
const JEST = { jest: '30.5.2', 'jest-environment-jsdom': '30.5.2' };

/** Plays a game with the functions, and again in the worker. */
const PLAYERS = `
const playGame = ${playGame};
const playHandle = ${playHandle};
async function playBoth(loire, LoireWorker) {
  const worker = new LoireWorker();
  const hashes = [playGame(loire), await playHandle(worker)];
  worker.close();
  return hashes[0] === hashes[1] ? hashes[0] : hashes.join(' is not ');
}
`;

const INIT = "import { init } from 'loire';\nawait init({ games: ['burgundy'] });\n";
const LOIRE = "import * as loire from 'loire';\n";
const IMPORTS = `${LOIRE}import { LoireWorker } from 'loire/worker';\n`;
const BOTH = 'playBoth(loire, LoireWorker)';
/** The end of a script that has loaded the game: it plays and puts the result into the title of the page. */
const inTitle = (imports, played) => `${imports}${PLAYERS}
Promise.resolve(${played}).then(
  (hash) => { document.title = 'hash: ' + hash; },
  (error) => { document.title = 'failed: ' + error; },
);`;
/** The same, for a terminal. */
const printed = (imports, played) => `${imports}${PLAYERS}console.log(await ${played});`;

const ON_PAGE = INIT + inTitle(IMPORTS, BOTH);
const IN_TERMINAL = INIT + printed(IMPORTS, BOTH);
/** A script of a page that loads the game in another way; the functions suffice there. */
const importing = (section) => fileIn(section, 'import.js') + inTitle(LOIRE, 'playGame(loire)');

const node = (version) => ({
  name: `node-${version.split('.')[0]}`,
  tools: { node: version },
  files: {
    'main.mjs': IN_TERMINAL,
    // Without an end to the worker, since its thread does not keep the process alive.
    'worker.mjs': `${fileIn('Node', 'worker.mjs')}${PLAYERS}console.log(await playHandle(worker), process.version);`,
    // Loaded by require, checked by import: there is one engine.
    'require.cjs': `${fileIn('Node', 'require.cjs')}${PLAYERS}
      init({ games: ['burgundy'] }).then(() => import('loire')).then((loire) => console.log(playGame(loire)));`,
  },
  run: ['node main.mjs', 'node require.cjs', 'node worker.mjs'],
});

/** Development mode: the page is served unbundled, and its imports from packages are bundled. */
const vite = (version) => ({
  name: `vite-${version.split('.')[0]}`,
  tools: { vite: version },
  files: { 'index.html': PAGE, 'main.js': ON_PAGE },
  serve: 'vite --port $PORT --strictPort',
});

const jest = (environment) => ({
  name: `jest-${environment}`,
  type: 'commonjs',
  tools: JEST,
  files: {
    'game.test.js': `${fileIn('Jest', 'game.test.js')}
      const { Table } = require('loire/table');
      ${PLAYERS}
      test('a whole game', () => console.log(playGame(require('loire'))));
      test('a table shares the engine', () => expect(Table.create({ game: 'burgundy', seats: 2 }).version).toBe(0));`,
  },
  run: [`jest --env=${environment} 2>&1`],
});

export const ROWS = [
  node('20.19.0'),
  node('22.12.0'),
  node('24.21.0'),
  vite('5.4.21'),
  vite('6.4.6'),
  vite('7.3.8'),
  vite('8.3.8'),
  {
    name: 'vite-excluded',
    tools: { vite: '7.3.8' },
    files: { 'index.html': PAGE, 'main.js': ON_PAGE, 'vite.config.js': fileIn('Vite', 'vite.config.js') },
    serve: 'vite --port $PORT --strictPort',
  },
  {
    name: 'webpack-5',
    tools: { webpack: '5.112.2', 'webpack-cli': '7.3.1' },
    files: { 'dist/index.html': PAGE, 'main.js': ON_PAGE },
    run: ['webpack --mode production --entry ./main.js'],
    site: 'dist',
  },
  {
    name: 'parcel-2',
    tools: { parcel: '2.16.4' },
    files: { 'index.html': PAGE, 'main.js': ON_PAGE },
    run: ['parcel build index.html --public-url ./'],
    site: 'dist',
  },
  {
    name: 'esbuild-page',
    tools: ESBUILD,
    files: { 'dist/index.html': PAGE, 'main.js': ON_PAGE },
    run: [commandIn('esbuild', 'main.js --bundle --format=esm'), commandIn('esbuild', 'cp ')],
    site: 'dist',
  },
  {
    name: 'esbuild-import',
    tools: ESBUILD,
    files: { 'dist/index.html': PAGE.replace('main', 'import'), 'import.js': importing('esbuild') },
    run: [commandIn('esbuild', 'import.js')],
    site: 'dist',
  },
  {
    name: 'esbuild-classic',
    tools: ESBUILD,
    files: {
      'dist/index.html': PAGE.replace('type="module" src="./main.js"', 'src="./classic.js"'),
      'classic.js':
        fileIn('esbuild', 'classic.js') + inTitle(LOIRE, 'loire.init({ burgundy }).then(() => playGame(loire))'),
    },
    run: [commandIn('esbuild', 'classic.js')],
    site: 'dist',
  },
  {
    name: 'esbuild-esm',
    tools: ESBUILD,
    files: { 'main.js': IN_TERMINAL },
    run: [commandIn('esbuild', '--platform=node --format=esm'), 'node dist/main.mjs'],
  },
  {
    name: 'esbuild-cjs',
    tools: ESBUILD,
    files: {
      'start.js': `${fileIn('esbuild', 'start.js')}${IMPORTS}${PLAYERS}
        loire.init({ games: ['burgundy'] }).then(() => ${BOTH}).then(console.log);`,
    },
    run: [commandIn('esbuild', '--platform=node --format=cjs'), 'node dist/start.cjs'],
  },
  jest('node'),
  jest('jsdom'),
  {
    name: 'vitest',
    tools: { ...NEW_NODE, vitest: '5.1.0' },
    files: {
      'game.test.js': `import { test } from 'vitest';\n${INIT}${IMPORTS}${PLAYERS}
        test('a whole game', async () => console.log(await ${BOTH}));`,
    },
    run: ['vitest run'],
  },
  {
    name: 'next',
    tools: { next: '16.4.6', react: '19.3.1', 'react-dom': '19.3.1' },
    files: {
      'app/layout.js': 'export default ({ children }) => <html><body>{children}</body></html>;',
      'app/page.js': `import * as loire from 'loire';
        import { Client } from './client';
        ${PLAYERS}
        export const dynamic = 'force-dynamic';
        export default async function Page() {
          await loire.init({ games: ['burgundy'] });
          return <p><b id="server">{playGame(loire)}</b><Client /></p>;
        }`,
      'app/client.js': `'use client';
        import { useEffect } from 'react';
        ${IMPORTS}${PLAYERS}
        export function Client() {
          useEffect(() => {
            const server = document.querySelector('#server').textContent;
            loire.init({ games: ['burgundy'] })
              .then(() => ${BOTH})
              .then((hash) => { document.title = 'hash: ' + (hash === server ? hash : hash + ' is not ' + server); })
              .catch((error) => { document.title = 'failed: ' + error; });
          }, []);
        }`,
    },
    run: ['next build'],
    serve: 'next start --port $PORT',
  },
  { name: 'bun', tools: BUN, files: { 'main.js': IN_TERMINAL }, run: ['bun main.js'] },
  {
    name: 'bun-build',
    tools: BUN,
    files: { 'main.js': INIT + printed(LOIRE, 'playGame(loire)') },
    run: [
      commandIn('Bun', '--target=bun'),
      'bun dist/main.js',
      commandIn('Bun', '--target=node'),
      'node dist/main.js',
      commandIn('Bun', '--compile'),
      'rm -r node_modules && dist/game',
    ],
  },
  {
    name: 'bun-page',
    tools: BUN,
    files: { 'dist/index.html': PAGE.replace('main', 'import'), 'import.js': importing('Bun') },
    run: [commandIn('Bun', 'import.js')],
    site: 'dist',
  },
  {
    name: 'deno',
    tools: { deno: '2.9.6' },
    files: { 'main.js': IN_TERMINAL },
    run: [commandIn('Deno', 'deno run')],
  },
  {
    name: 'workerd',
    tools: { ...NEW_NODE, wrangler: '4.160.0' },
    files: {
      'wrangler.jsonc': fileIn('workerd', 'wrangler.jsonc'),
      'worker.js': `${LOIRE}${PLAYERS}${fileIn('workerd', 'worker.js').replace(
        /Response\.json\(.*\)/,
        'new Response(playGame(loire))',
      )}`,
    },
    serve: 'wrangler dev --port $PORT',
    text: '/',
  },
  {
    name: 'error',
    tools: {},
    files: { 'main.js': UNCAUGHT },
    run: ['node main.js 2>&1 || true'],
    says: readable,
  },
  {
    name: 'attw',
    tools: { '@arethetypeswrong/cli': '0.18.5' },
    run: [commandIn('Package checks', 'attw')],
    says: () => {},
  },
  { name: 'publint', tools: { publint: '0.3.25' }, run: ['publint run --strict $TARBALL'], says: () => {} },
  ...['5.4.5', '5.9.3', '7.0.2'].map((version) => ({
    name: `typescript-${version.split('.').slice(0, 2).join('.')}`,
    tools: { typescript: version, '@types/node': '22.20.5' },
    files: typeProjects(),
    run: Object.keys(TYPE_PROJECTS).map((name) => `tsc --project ${name}`),
    says: () => {},
  })),
];
