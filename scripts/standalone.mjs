// `npm run build:standalone`: writes the scripts of pkg/ that contain the wasm files. They need no server and fetch
// nothing. They are built from the other files of the package and are twice as large as these, so git ignores them.
// Needs only Node. `npm test` and `npm run build` write them too.

import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { ensureNodeModules, main, root } from './common.mjs';
import { buildGlobalElement } from './element.mjs';

/** The scripts of a package that contain its wasm files. */
export const STANDALONE = ['inline.js', 'inline.global.js', 'element.global.js'];

/** Writes them into a package that has all other scripts and the wasm files. */
export async function buildStandalone(pkg) {
  await buildInline(pkg);
  await buildGlobalElement(pkg);
}

/** Writes `inline.js`, which shares `core.js`, and `inline.global.js`, the same as one classic script. */
async function buildInline(pkg) {
  const { build } = await import('esbuild');
  const common = { absWorkingDir: root, bundle: true, target: 'es2022', legalComments: 'none', logLevel: 'warning' };
  await build({
    ...common,
    entryPoints: [join(root, 'src', 'js', 'inline.ts')],
    outfile: join(pkg, 'inline.js'),
    format: 'esm',
    loader: { '.wasm': 'base64' },
    plugins: [
      {
        name: 'package',
        setup({ onResolve }) {
          onResolve({ filter: /^\.\/core\.js$/ }, ({ path }) => ({ path, external: true }));
          onResolve({ filter: /^#base64\// }, ({ path }) => ({
            path: join(pkg, `${path.slice('#base64/'.length)}.wasm`),
          }));
        },
      },
    ],
  });
  await build({
    ...common,
    entryPoints: [join(pkg, 'inline.js')],
    outfile: join(pkg, 'inline.global.js'),
    format: 'iife',
    globalName: 'loire',
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  main(async () => {
    ensureNodeModules();
    await buildStandalone(join(root, 'pkg'));
  });
}
