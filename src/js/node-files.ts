// Finds the files of this package in Node and compatible runtimes.

import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { wasmUrl } from './urls.js';
import type { GameId, InitInput } from './core.js';

/** The wasm module of a game: the given input, or else its file. */
export function wasmFile(game: GameId, given: InitInput | null | undefined): InitInput | Promise<InitInput> {
  const found = given ?? packageFile(`${game}.wasm`, () => wasmUrl(game));
  // Node's fetch does not support file: URLs.
  return found instanceof URL && found.protocol === 'file:' ? readFile(found) : found;
}

/**
 * The URL of a file of this package: beside the script or, if a bundler has moved the script, in the package as Node
 * resolves it. `script` returns an expression that bundlers recognize and may have rewritten in any way.
 */
export function packageFile(file: string, script: () => URL): URL {
  const first = attempt(script);
  if (first?.protocol === 'file:' && existsSync(first)) return first;
  // A script that was converted to CommonJS has no `import.meta.url`.
  const places = [import.meta.url, join(process.cwd(), 'loire')].filter(Boolean);
  // Imported at run time: a bundler that follows these calls would include every file of the package.
  const { createRequire } = process.getBuiltinModule('node:module');
  const found = places.map((place) => attempt(() => createRequire(place).resolve(`loire/${file}`))).find(Boolean);
  if (found) return pathToFileURL(found);
  throw new Error(`${file} is neither beside the script nor in a package "loire" that can be found from there`);
}

function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
