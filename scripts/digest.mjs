// A digest of everything pkg/ is made from. wasm bytes differ between toolchains, so this decides whether pkg/ is fresh.

import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { root } from './common.mjs';

/** Of the element: how it is built, and the list of styles. */
const ELEMENT_FILES = ['scripts/element.mjs', 'www/element.d.ts', 'www/index.html', 'www/rules.ts', 'www/tsconfig.json'];

/** Files of the page that the element is not built from, so that it stays fresh when they change. */
const PAGE_ONLY = /^www\/(src\/(app|main|update|settings|share|lock|setup)\.ts|src\/elements\/(choices|fields|header|intro|sharing|shelf|speaker|start)\.ts|styles\/(start|intro|update)\.css)$/;

const FILES = ['Cargo.toml', 'Cargo.lock', 'scripts/build.mjs', 'LICENSE-MIT', 'LICENSE-APACHE', 'NOTICE'];

/** What the engine's part of the package is made from, and with which tools. */
export const sourceDigest = () => digestOf([...FILES, ...filesIn('src')], ['binaryen', 'esbuild', 'typescript']);

/** What the element is made from. */
export const elementDigest = () =>
  digestOf(
    [...ELEMENT_FILES, ...['www/src', 'www/styles', 'docs/rules'].flatMap(filesIn)].filter((path) => !PAGE_ONLY.test(path)),
    ['esbuild', 'idb-keyval', 'lit'],
  );

/** sha256 over the sorted paths and contents of files, and the versions of tools from npm. */
function digestOf(files, tools) {
  const hash = createHash('sha256');
  const add = (name, content) => hash.update(`${name}\n${content.length}\n`).update(content);

  for (const path of files.sort()) {
    // Line ends may differ between checkouts of the same commit.
    add(path, Buffer.from(readFileSync(join(root, path), 'utf8').replaceAll('\r\n', '\n')));
  }

  const { devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  for (const tool of tools) {
    add(`npm:${tool}`, Buffer.from(`${devDependencies[tool]} ${packages[`node_modules/${tool}`].version}`));
  }
  return hash.digest('hex');
}

/** The files of a folder and of the folders in it. */
function filesIn(folder) {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(root.length + 1).replaceAll('\\', '/'));
}

/** The digests that a built package carries, as far as they are there. */
export function packageDigest(folder) {
  const path = join(folder, 'digest.json');
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
}

/** Notes what a package was built from. */
export function writeDigest(folder, { sources, element }) {
  writeFileSync(join(folder, 'digest.json'), `${JSON.stringify({ sources, element }, null, 2)}\n`);
}
