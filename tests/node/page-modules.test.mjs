// How the files of the page hang together: no ring of imports, and who may import whom.

import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { test } from 'node:test';

import { root } from '../helpers/package.mjs';

const SOURCES = join(root, 'www', 'src');
const IMPORT = /(?:from|import)\s*\(?\s*'([^']+)'/g;

/** Every file with what it imports, types included: files by their paths, packages by their names. */
const imports = new Map(
  readdirSync(SOURCES, { recursive: true })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.d.ts'))
    .map((name) => {
      const path = join(SOURCES, name);
      const all = [...readFileSync(path, 'utf8').matchAll(IMPORT)].map(([, from]) => from);
      const inside = (from) => relative(SOURCES, resolve(dirname(path), from.replace(/\.js$/, '.ts')));
      return [name, all.map((from) => (from.startsWith('.') ? inside(from) : from))];
    }),
);

/** The files that a file reaches, in a ring or not. */
function reached(from) {
  const seen = new Set();
  const rest = [...imports.get(from)];
  for (let file; (file = rest.pop()); ) {
    if (seen.has(file) || !imports.has(file)) continue;
    seen.add(file);
    rest.push(...imports.get(file));
  }
  return seen;
}

const importers = (isWanted, isAllowed) =>
  [...imports].flatMap(([file, all]) => all.filter((from) => isWanted(from) && !isAllowed(file)).map(() => file));

test('no file reaches itself by its imports', () => {
  assert.ok(imports.size > 200);
  assert.deepEqual(
    [...imports.keys()].filter((file) => reached(file).has(file)),
    [],
  );
});

test('only the engine’s folder imports the package', () => {
  const isPackage = (from) => /^loire(\/worker)?$/.test(from);
  assert.deepEqual(
    importers(isPackage, (file) => file.startsWith('engine/')),
    [],
  );
});

test('a game imports neither the session nor another game', () => {
  const gameOf = (path) => /^games\/(\w+)\//.exec(path)?.[1];
  const found = [...imports].flatMap(([file, all]) =>
    all.filter((from) => {
      const [own, other] = [gameOf(file), gameOf(from)];
      if (!own) return false;
      return from.startsWith('model/') || (other && other !== own && other !== 'bagbuilding');
    }),
  );
  assert.deepEqual(found, []);
});
