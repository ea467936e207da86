// A digest of everything pkg/ is made from. wasm bytes differ between toolchains, so this decides whether pkg/ is fresh.

import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { root } from './common.mjs';

const FILES = ['Cargo.toml', 'Cargo.lock', '.ci/build.mjs', 'LICENSE-MIT', 'LICENSE-APACHE', 'NOTICE'];

/** sha256 over the sorted paths and contents of the sources, and the versions of the tools from npm. */
export function sourceDigest() {
  const hash = createHash('sha256');
  const add = (name, content) => hash.update(`${name}\n${content.length}\n`).update(content);

  const sources = readdirSync(join(root, 'src'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(root.length + 1).replaceAll('\\', '/'));
  for (const path of [...FILES, ...sources].sort()) {
    // Line ends may differ between checkouts of the same commit.
    add(path, Buffer.from(readFileSync(join(root, path), 'utf8').replaceAll('\r\n', '\n')));
  }

  const { devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  for (const tool of ['binaryen', 'esbuild', 'typescript']) {
    add(`npm:${tool}`, Buffer.from(`${devDependencies[tool]} ${packages[`node_modules/${tool}`].version}`));
  }
  return hash.digest('hex');
}

/** The digest that a built package carries, if it is there. */
export function packageDigest(folder) {
  const path = join(folder, 'digest.json');
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).sources : undefined;
}
