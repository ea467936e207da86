// The package under test: pkg/, or LOIRE_PKG (`npm test` builds a fresh package and sets it).

import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

export const root = fileURLToPath(new URL('../../', import.meta.url));
export const packageFolder = resolve(root, process.env.LOIRE_PKG ?? 'pkg');
export const manifest = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8'));

/** Every game that has a wasm file. */
export const GAMES = Object.keys(manifest.exports).flatMap((name) => /^\.\/(\w+)\.wasm$/.exec(name)?.[1] ?? []);

/** The file that an entry resolves to under these conditions: the first condition that matches decides. */
export function resolved(name, conditions) {
  let target = manifest.exports[name];
  while (target && typeof target === 'object') {
    const known = Object.keys(target).find((condition) => condition === 'default' || conditions.includes(condition));
    target = target[known];
  }
  return target;
}

/** The URL of one of the package's entries for import(), as Node or another tool resolves it. */
export function entry(name = '.', conditions = ['node', 'import', 'module-sync']) {
  return pathToFileURL(join(packageFolder, resolved(name, conditions))).href;
}

/** The package's main entry, initialized. */
export async function loadLoire() {
  const loire = await import(entry());
  await loire.init();
  return loire;
}
