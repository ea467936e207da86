// `npm run build:types`: src/js/types.ts from the Rust types, and with it the declarations and documents in pkg/.
// For a change of comments or of documents; it needs Rust, but nothing for wasm.

import { join } from 'node:path';

import { buildDeclarations, copyDocuments, generateTypes } from './build.mjs';
import { Problem, ensureNodeModules, main, root } from './common.mjs';
import { packageDigest, sourceDigest, typesDigest, writeDigest } from './digest.mjs';
import { ensureRust } from './setup.mjs';

main(() => {
  ensureNodeModules();
  ensureRust();
  const pkg = join(root, 'pkg');
  const digest = packageDigest(pkg);
  if (digest.sources !== sourceDigest())
    throw new Problem('the rest of pkg/ is not of these sources either: run "npm run build"');
  generateTypes();
  buildDeclarations(pkg, '--noCheck');
  copyDocuments(pkg);
  writeDigest(pkg, { ...digest, types: typesDigest() });
});
