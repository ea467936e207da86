// The package under test: pkg/, or what LOIRE_PKG names (the test run builds a fresh one and points there).

import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

export const root = fileURLToPath(new URL('../../', import.meta.url));
export const packageFolder = resolve(root, process.env.LOIRE_PKG ?? 'pkg');
export const manifest = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8'));

/** Every game that has a wasm file. */
export const GAMES = Object.keys(manifest.exports).flatMap((name) => /^\.\/(\w+)\.wasm$/.exec(name)?.[1] ?? []);

/** The file that a tool with these conditions is given for an entry: the first condition that it knows decides. */
export function resolved(name, conditions) {
  let target = manifest.exports[name];
  while (target && typeof target === 'object') {
    const known = Object.keys(target).find((condition) => condition === 'default' || conditions.includes(condition));
    target = target[known];
  }
  return target;
}

/** The URL of one of the package's entries, for import(), as Node would choose it or another tool. */
export function entry(name = '.', conditions = ['node', 'import', 'module-sync']) {
  return pathToFileURL(join(packageFolder, resolved(name, conditions))).href;
}

/** The package's main entry, ready to be called. */
export async function loadLoire() {
  const loire = await import(entry());
  await loire.init();
  return loire;
}
