// The hosts in hosts/: installs what each needs into its own folder, and runs their tests.

import { cpSync, existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { Problem, ensureNodeModules, installPackages, root, run } from './common.mjs';
import { ensureServices } from './services.mjs';

const folder = join(root, 'hosts');

/** Installs what the hosts need; the hosts that have something to install. */
export function installHosts(...names) {
  ensureNodeModules();
  const wanted = names.length > 0 ? names : readdirSync(folder);
  for (const name of wanted.filter((each) => existsSync(join(folder, each, 'package-lock.json')))) {
    installPackages(join(folder, name));
  }
}

/** A Node as new as the hosts want it: this one, or the one that came with them. */
export function hostNode() {
  const isNew = Number(process.versions.node.split('.')[0]) >= 22;
  return isNew ? process.execPath : join(folder, 'colyseus', 'node_modules', 'node', 'bin', 'node');
}

/** Makes the page with a table on it, for the demonstration and the tests; where it is. */
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

/** Makes the element as a classic script, from the package and the page as they are; the folder that it is in. */
export async function buildViewer(pkg = join(root, 'pkg')) {
  const { buildGlobalElement } = await import('./element.mjs');
  const out = join(root, 'target', 'hosts-viewer');
  await buildGlobalElement(pkg, out);
  return out;
}

/** Runs the tests in tests/hosts; where Redis, Postgres or the packages cannot be had, it says so and passes. */
export function testHosts(env = {}) {
  try {
    installHosts();
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    console.log(`Skipped: the packages of the hosts cannot be installed here (${error.message})`);
    return;
  }
  if (!ensureServices()) {
    console.log('Skipped: Redis and Postgres are not here, and cannot be installed');
    return;
  }
  const tests = join(root, 'tests', 'hosts');
  const files = readdirSync(tests).filter((name) => name.endsWith('.test.mjs'));
  const args = ['--test', '--test-reporter=spec', '--test-concurrency=1', ...files.map((name) => join(tests, name))];
  run(hostNode(), args, { env: { ...process.env, ...env } });
}
