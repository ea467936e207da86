// `npm run build:types`: src/js/types.ts from the Rust types, and with it the declarations and documents in pkg/.
// It needs Rust, but nothing for wasm. After a change of comments or of documents that is all; after any other the
// compiler of the page knows the new words, and the rest of pkg/ waits for `npm run build`.

import { join } from 'node:path';

import { buildDeclarations, copyDocuments, generateTypes } from './build.mjs';
import { ensureNodeModules, main, root } from './common.mjs';
import { packageDigest, sourceDigest, typesDigest, writeDigest } from './digest.mjs';
import { ensureRust } from './setup.mjs';
import { buildStandalone } from './standalone.mjs';

main(async () => {
  ensureNodeModules();
  ensureRust();
  const pkg = join(root, 'pkg');
  const digest = packageDigest(pkg);
  generateTypes();
  await buildStandalone(pkg); // the manual says which files each entry needs
  buildDeclarations(pkg, '--noCheck');
  await copyDocuments(pkg);
  writeDigest(pkg, { ...digest, types: typesDigest() });
  if (digest.sources !== sourceDigest())
    console.log('The engine in pkg/ is older than these types: "npm run build" renews it');
});
