// `npm test`: everything that must hold, in order; stops at the first step that fails.
// `npm test -- --only node,types` runs some of the steps (and set-up); `npm test -- --list` names them.

import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { Problem, ensureNodeModules, gameNames, main, root, run, runTool } from './common.mjs';
import { elementDigest, packageDigest, sourceDigest, typesDigest } from './digest.mjs';
import { ensureRust, ensureWasmBindgen, ensureWasmToolchain } from './setup.mjs';

const committed = join(root, 'pkg');
const fresh = join(root, 'target', 'pkg');
const page = join(root, 'target', 'page');

const STEPS = {
  setup,
  format: () => run('cargo', ['fmt', '--check']),
  lint: () => runTool('@biomejs/biome/bin/biome', ['check', '--error-on-warnings', '.']),
  clippy: () => run('cargo', ['clippy', '--all-targets', '--locked', '--', '-D', 'warnings']),
  games: checkGames,
  docs: () => run('cargo', ['doc', '--no-deps', '--locked'], withEnv({ RUSTDOCFLAGS: '-Dwarnings' })),
  rust: rustTests,
  digest: checkDigest,
  build: buildFresh,
  node: () => nodeTests('tests/node'),
  'node-fresh': freshTests,
  types: () => typeCheck('tests/types'),
  page: () => typeCheck('www'),
  browser: browserTests,
  hosts: async () => (await import('./hosts.mjs')).testHosts(),
};

main(async () => {
  const { values } = parseArgs({ options: { only: { type: 'string' }, list: { type: 'boolean' } } });
  if (values.list) return console.log(Object.keys(STEPS).join('\n'));
  const only = values.only?.split(',');
  const unknown = only?.find((name) => !STEPS[name]);
  if (unknown) throw new Problem(`no step is called "${unknown}"; there are ${Object.keys(STEPS).join(', ')}`);

  const steps = Object.entries(STEPS).filter(([name]) => !only || name === 'setup' || only.includes(name));
  let passed = 0;
  for (const [name, step] of steps) {
    console.log(`\n=== ${name}`);
    const start = performance.now();
    const seconds = () => `${((performance.now() - start) / 1000).toFixed(1)} s`;
    try {
      await step(only);
    } catch (error) {
      console.error(error instanceof Problem ? error.message : error);
      console.log(`=== ${name}: FAILED after ${seconds()}\n\n${passed} passed, 1 failed`);
      process.exitCode = 1;
      return;
    }
    passed++;
    console.log(`=== ${name}: passed in ${seconds()}`);
  }
  console.log(`\n${passed} passed, 0 failed`);
});

/** Installs what is missing, now, so that a later step does not stop half way. */
async function setup(only) {
  ensureNodeModules();
  const needed = (...names) => !only || names.some((name) => only.includes(name));
  if (needed('format', 'clippy', 'games', 'docs', 'rust', 'build')) ensureRust('fmt', 'clippy');
  if (needed('build')) {
    ensureWasmToolchain();
    await ensureWasmBindgen();
  }
  if (needed('browser', 'hosts')) (await import('./browser.mjs')).ensureBrowser();
}

/** Each game alone, with its tests and with its types, and every two of them; clippy has looked at all together. */
function checkGames() {
  const check = (games, ...what) => {
    console.log(`${games.join(' and ')}: ${what.join(' ')}`);
    const features = ['--no-default-features', '--features', games.join()];
    run('cargo', ['clippy', '--quiet', '--locked', ...features, ...what, '--', '-D', 'warnings']);
  };
  const games = gameNames();
  for (const [index, game] of games.entries()) {
    check([game], '--lib', '--tests', '--examples');
    check([game, 'types'], '--lib');
    for (const other of games.slice(index + 1)) check([game, other], '--lib');
  }
}

function checkDigest() {
  const { sources, types, element } = packageDigest(committed);
  if (sources !== sourceDigest())
    throw new Problem('pkg/ was not built from these sources: run "npm run build" and commit pkg');
  if (types !== typesDigest())
    throw new Problem('the declarations in pkg/ are not of these sources: run "npm run build:types" and commit pkg');
  if (element !== elementDigest())
    throw new Problem('pkg/element.js is not of this page: run "npm run build:element" and commit pkg');
}

/** Builds the package; its types must come out as they are committed. */
async function buildFresh() {
  const { buildPackage, generateTypes } = await import('./build.mjs');
  if (generateTypes())
    throw new Problem('src/js/types.ts was not of these sources: run "npm run build:types" and commit it with pkg');
  await buildPackage(fresh);
}

/** Without the examples, which clippy has looked at: they hold no tests, and take long to compile. */
function rustTests() {
  // What serves the next compilation of a changed file costs this one.
  const options = withEnv({ CARGO_INCREMENTAL: '0' });
  run('cargo', ['test', '--locked', '--lib', '--tests'], options);
  run('cargo', ['test', '--locked', '--doc'], options);
}

/** The tests again for the package as it comes out here, unless that is the one they have run for. */
function freshTests() {
  if (existsSync(fresh) && sameFiles(committed, fresh)) {
    console.log('The package as built here is byte for byte the one in pkg/, which has been tested.');
    return;
  }
  nodeTests('tests/node', { LOIRE_PKG: fresh });
}

/** The page is built once for all of its tests. */
async function browserTests() {
  const { build } = await import('vite');
  await build({
    configFile: join(root, 'www', 'vite.config.ts'),
    logLevel: 'error',
    build: { outDir: page, emptyOutDir: true },
  });
  nodeTests('tests/browser', { LOIRE_PAGE: page });
}

function nodeTests(folder, env = {}) {
  // Named one by one: what Node makes of a folder differs between its versions. Each file is a process of its own.
  const files = tests(folder, '.test.mjs');
  const atOnce = `--test-concurrency=${Math.max(2, availableParallelism())}`;
  run(process.execPath, ['--test', '--test-reporter=spec', atOnce, ...files], withEnv(env));
}

/** Do two folders hold the same files? */
function sameFiles(one, other) {
  const [names, others] = [one, other].map((path) => readdirSync(path).sort());
  return (
    names.join() === others.join() &&
    names.every((name) => readFileSync(join(one, name)).equals(readFileSync(join(other, name))))
  );
}

function typeCheck(folder) {
  if (!existsSync(join(root, folder, 'tsconfig.json'))) throw new Problem(`${folder}/tsconfig.json is missing`);
  runTool('typescript/bin/tsc', ['--project', folder]);
}

function tests(folder, ending) {
  const path = join(root, folder);
  const files = existsSync(path) ? readdirSync(path).filter((name) => name.endsWith(ending)) : [];
  if (files.length === 0) throw new Problem(`${folder} has no test`);
  return files.sort().map((name) => join(folder, name));
}

function withEnv(env) {
  return { env: { ...process.env, ...env } };
}
