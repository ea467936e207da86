// `npm test`: runs all checks in order and stops at the first step that fails.
// `npm test -- --only node,types` runs some of the steps (and set-up); `npm test -- --list` names them. With `--whole`
// (`npm run browser`) the browser tests try every combination of what `npm test` tries in pairs.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, openSync, readFileSync, readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import { run as runFiles } from 'node:test';
import { spec } from 'node:test/reporters';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

import { Problem, ensureNodeModules, folder, gameNames, main, root, run, runTool } from './common.mjs';
import { elementDigest, packageDigest, sourceDigest, typesDigest } from './digest.mjs';
import { ensureRust, ensureWasmBindgen, ensureWasmToolchain } from './setup.mjs';
import { STANDALONE, buildStandalone } from './standalone.mjs';

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

/**
 * Steps that start in a process of their own when another step starts, since one step does not keep two cores busy.
 * Their output is shown when it is their turn.
 */
const BESIDE = { format: 'build', rust: 'node' };
const begun = new Map();

main(async () => {
  const { values } = parseArgs({
    options: { only: { type: 'string' }, list: { type: 'boolean' }, whole: { type: 'boolean' } },
  });
  if (values.whole) process.env.LOIRE_WHOLE = '1';
  if (values.list) return console.log(Object.keys(STEPS).join('\n'));
  const only = values.only?.split(',');
  const unknown = only?.find((name) => !STEPS[name]);
  if (unknown) throw new Problem(`unknown step "${unknown}"; steps are ${Object.keys(STEPS).join(', ')}`);

  const steps = Object.entries(STEPS).filter(([name]) => !only || name === 'setup' || only.includes(name));
  let passed = 0;
  for (const [name, step] of steps) {
    console.log(`\n=== ${name}`);
    const start = performance.now();
    const seconds = () => `${((performance.now() - start) / 1000).toFixed(1)} s`;
    if (!only && BESIDE[name]) begin(BESIDE[name]);
    try {
      await (begun.has(name) ? end(name) : step(only));
    } catch (error) {
      for (const { child } of begun.values()) child.kill();
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

/** Starts a step in a process of its own. */
function begin(name) {
  const log = join(folder(join(root, 'target')), `test-${name}.log`);
  const file = openSync(log, 'w');
  const args = [fileURLToPath(import.meta.url), '--only', name];
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', file, file] });
  begun.set(name, { child, log, exit: once(child, 'exit') });
}

/** Waits for a step that has been started. */
async function end(name) {
  const { log, exit } = begun.get(name);
  const [code] = await exit;
  begun.delete(name);
  process.stdout.write(readFileSync(log));
  if (code !== 0) throw new Problem(`the step that was started earlier failed (exit ${code})`);
}

/**
 * Installs what is missing now, so that no later step stops half-way. wasm-bindgen comes with the build, which starts
 * first and is compiled while other steps run.
 */
async function setup(only) {
  ensureNodeModules();
  const needed = (...names) => !only || names.some((name) => only.includes(name));
  if (needed('format', 'clippy', 'games', 'docs', 'rust', 'build')) ensureRust('fmt', 'clippy');
  if (needed('build')) ensureWasmToolchain();
  if (only?.includes('build')) await ensureWasmBindgen();
  if (needed('browser', 'hosts')) (await import('./browser.mjs')).ensureBrowser();
  // They are not committed. A step in a process of its own finds them written.
  if (needed('node', 'types', 'page', 'browser')) await buildStandalone(committed);
}

/**
 * Checks each game alone, with its tests and with its types, and every pair of games; clippy has checked all together.
 */
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
    throw new Problem('the declarations in pkg/ are out of date: run "npm run build:types" and commit pkg');
  if (element !== elementDigest())
    throw new Problem('pkg/element.js is out of date: run "npm run build:element" and commit pkg');
}

/** Builds the package; its types and the generated document must equal the committed ones. */
async function buildFresh() {
  const { buildPackage, generateTypes } = await import('./build.mjs');
  const changed = generateTypes();
  if (changed.length > 0)
    throw new Problem(`${changed.join(', ')}: out of date; run "npm run build:types" and commit it with pkg`);
  await buildPackage(fresh);
}

/** Without the examples, which clippy has checked: they contain no tests and take long to compile. */
function rustTests() {
  // Debug info and incremental files help only the next compilation; here they cost time.
  const options = withEnv({ CARGO_INCREMENTAL: '0' });
  run('cargo', ['test', '--locked', '--lib', '--tests'], options);
  run('cargo', ['test', '--locked', '--doc'], options);
}

/** Runs the tests again on the package that was built here, unless it equals the tested one. */
async function freshTests() {
  if (existsSync(fresh) && sameFiles(committed, fresh)) {
    console.log('The package built here equals pkg/ byte for byte, and pkg/ has been tested.');
    return;
  }
  await nodeTests('tests/node', { env: { LOIRE_PKG: fresh } });
}

/** Builds the page once for all of its tests. */
async function browserTests() {
  const { build } = await import('vite');
  await build({
    configFile: join(root, 'www', 'vite.config.ts'),
    logLevel: 'error',
    build: { outDir: page, emptyOutDir: true },
  });
  // A browser waits for frames at times: runs two more files than cores, and the longest ones not at the end.
  const first = /axe|screens|stories|touch|trade-intrigue/;
  await nodeTests('tests/browser', { env: { LOIRE_PAGE: page }, more: 2, first });
}

/** Runs the tests of a folder: each file in a process of its own, as many at once as there are cores, plus `more`. */
async function nodeTests(where, { env = {}, more = 0, first = /^$/ } = {}) {
  const files = tests(where, '.test.mjs').map((name) => join(root, name));
  const isLate = (name) => Number(!first.test(name));
  files.sort((one, other) => isLate(one) - isLate(other));
  Object.assign(process.env, env);
  const running = runFiles({ files, concurrency: Math.max(2, availableParallelism()) + more });
  let failed = 0;
  running.on('test:fail', () => failed++);
  const report = running.compose(new spec());
  report.pipe(process.stdout, { end: false });
  await finished(report);
  for (const name of Object.keys(env)) delete process.env[name];
  if (failed > 0) throw new Problem(`${where}: ${failed} failed`);
}

/**
 * Whether two packages have the same files. The standalone scripts do not count, since they are built from the others.
 */
function sameFiles(one, other) {
  const files = (path) => readdirSync(path).filter((name) => !STANDALONE.includes(name));
  const [names, others] = [one, other].map((path) => files(path).sort());
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
  if (files.length === 0) throw new Problem(`${folder} contains no tests`);
  return files.sort().map((name) => join(folder, name));
}

function withEnv(env) {
  return { env: { ...process.env, ...env } };
}
