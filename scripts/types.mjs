// `npm run build:types`: writes src/js/types.ts from the Rust types, and the declarations and documents in pkg/. It
// needs Rust, but no wasm tools. After changes of comments or documents nothing else is needed. After other changes the
// page's compiler knows the new types, and the rest of pkg/ waits for `npm run build`.

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
  await buildStandalone(pkg); // the README lists the files of each entry
  buildDeclarations(pkg, '--noCheck');
  await copyDocuments(pkg);
  writeDigest(pkg, { ...digest, types: typesDigest() });
  if (digest.sources !== sourceDigest())
    console.log('The engine in pkg/ is older than these types: run "npm run build"');
});
