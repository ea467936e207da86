// Installs the packages of each host in hosts/ into its own folder, and runs the tests of the hosts.

import { cpSync, existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { Problem, ensureNodeModules, installPackages, root, run } from './common.mjs';
import { ensureServices } from './services.mjs';

const folder = join(root, 'hosts');

/** Installs the packages of the hosts; returns the hosts that have packages to install. */
export function installHosts(...names) {
  ensureNodeModules();
  const wanted = names.length > 0 ? names : readdirSync(folder);
  for (const name of wanted.filter((each) => existsSync(join(folder, each, 'package-lock.json')))) {
    installPackages(join(folder, name));
  }
}

/** A Node that is new enough for the hosts: this one, or the one installed with them. */
export function hostNode() {
  const isNew = Number(process.versions.node.split('.')[0]) >= 22;
  return isNew ? process.execPath : join(folder, 'colyseus', 'node_modules', 'node', 'bin', 'node');
}

/** Builds the page with one table, for the demonstration and the tests; returns its folder. */
export async function buildHostPage() {
  const { build } = await import('esbuild');
  const out = join(root, 'target', 'hosts-page');
  const source = (name) => join(folder, 'colyseus', name);
  await build({
    ...{ absWorkingDir: root, bundle: true, format: 'esm', target: 'es2022', logLevel: 'warning' },
    ...{ entryPoints: [source('page.js')], outdir: out },
  });
  cpSync(source('page.html'), join(out, 'index.html'));
  return out;
}

/** Builds the element as a classic script from the package and the page; returns its folder. */
export async function buildViewer(pkg = join(root, 'pkg')) {
  const { buildGlobalElement } = await import('./element.mjs');
  const out = join(root, 'target', 'hosts-viewer');
  await buildGlobalElement(pkg, out);
  return out;
}

/** Runs the tests in tests/hosts. Where Redis, Postgres or packages are missing, it prints a message and passes. */
export function testHosts(env = {}) {
  try {
    installHosts();
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    console.log(`Skipped: the packages of the hosts cannot be installed here (${error.message})`);
    return;
  }
  if (!ensureServices()) {
    console.log('Skipped: Redis and Postgres are missing and cannot be installed');
    return;
  }
  const tests = join(root, 'tests', 'hosts');
  const files = readdirSync(tests).filter((name) => name.endsWith('.test.mjs'));
  // Players of a failed test would try to reconnect for ever.
  const how = ['--test', '--test-force-exit', '--test-reporter=spec', '--test-concurrency=1'];
  const args = [...how, ...files.map((name) => join(tests, name))];
  run(hostNode(), args, { env: { ...process.env, ...env } });
}
