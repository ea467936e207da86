// Where the files of this package lie, for Node and its like.

import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { wasmUrl } from './urls.js';
import type { GameId, InitInput } from './core.js';

/** The wasm module of a game: what is given, or else its file. */
export function wasmFile(game: GameId, given: InitInput | null | undefined): InitInput | Promise<InitInput> {
  const found = given ?? packageFile(`${game}.wasm`, () => wasmUrl(game));
  // Node's fetch knows no file: addresses.
  return found instanceof URL && found.protocol === 'file:' ? readFile(found) : found;
}

/**
 * A file of this package: beside the script or, where a bundler has carried the script away, in the package, found as
 * Node finds packages. What `script` gives is an expression that bundlers know; they may have made anything of it.
 */
export function packageFile(file: string, script: () => URL): URL {
  const first = attempt(script);
  if (first?.protocol === 'file:' && existsSync(first)) return first;
  // A script that was made into CommonJS does not know where it lies.
  const places = [import.meta.url, join(process.cwd(), 'loire')].filter(Boolean);
  // Asked for at run time: a bundler that looks through these calls would take every file of the package along.
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
