// Builds loire/element into a package: www/src/embed → element.js, the boards of each game → boards-*.js, the words for
// other front ends → texts.js, shared code → element-*.js, the ledgers → rules.js; the engine is shared.
// scripts/standalone.mjs bundles these into element.global.js: a classic script that contains engines, worker and
// ledgers. `npm run build:element` replaces the element in pkg/ without building the rest; it needs only Node.

import { cpSync, existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

import { Problem, ensureNodeModules, main, root } from './common.mjs';
import { elementDigest, packageDigest, sourceDigest, writeDigest } from './digest.mjs';

const TARGET = 'es2022';
const www = join(root, 'www');

/** Files of the package that the element imports. */
const BESIDE = { loire: './index.js', 'loire/worker': './worker.js', 'virtual:rules': './rules.js' };

/** Chunks that the element and the boards share; esbuild names them by a hash of their content. */
const SHARED = /^element-\w+\.js$/;

/** Declarations that are written by hand. */
const DECLARED = ['element.d.ts', 'element.global.d.ts', 'texts.d.ts'];

/** Styles of the page that no embedded game needs. */
const PAGE_ONLY = ['fonts', 'start', 'intro', 'update'];

/** Writes the element, the declarations of both its forms and rules.js into a folder with the rest of the package. */
export async function buildElement(out) {
  const { build } = await import('esbuild');
  const beside = (path) => ({ path: BESIDE[path], external: true });
  for (const name of readdirSync(out).filter((file) => SHARED.test(file))) rmSync(join(out, name));
  const games = join(www, 'src', 'games');
  const boards = readdirSync(games).filter((name) => existsSync(join(games, name, 'index.ts')));
  await build({
    ...(await bundling(beside)),
    entryPoints: {
      element: join(www, 'src', 'embed', 'index.ts'),
      texts: join(www, 'src', 'embed', 'texts.ts'),
      ...Object.fromEntries(boards.map((name) => [`boards-${name}`, join(games, name, 'index.ts')])),
    },
    format: 'esm',
    outdir: out,
    splitting: true,
    chunkNames: 'element-[hash]',
  });
  writeFileSync(join(out, 'rules.js'), `${await rulesModule(build)}\n`);
  for (const file of DECLARED) cpSync(join(www, file), join(out, file));
}

/** Writes element.global.js from the other files of a package, beside them or into another folder. */
export async function buildGlobalElement(pkg, out = pkg) {
  const { build } = await import('esbuild');
  await build({
    ...(await bundling((path) => ({ path: join(pkg, BESIDE[path]) }), await insideOf(pkg, build))),
    entryPoints: [join(www, 'src', 'embed', 'global.ts')],
    outfile: join(out, 'element.global.js'),
    format: 'iife',
    globalName: 'loireElement',
    // The location of the script does not matter, since it fetches nothing.
    logOverride: { 'empty-import-meta': 'silent' },
  });
}

/** Options of esbuild for scripts of the element; `find` resolves files of the package. */
async function bundling(find, inside = '') {
  const { transform } = await import('esbuild');
  const styles = await transform(elementStyles(), { loader: 'css', minify: true });
  const made = {
    'virtual:element-styles': { contents: styles.code.trim(), loader: 'text' },
    'virtual:inside': { contents: inside, loader: 'js' },
  };
  return {
    absWorkingDir: root,
    bundle: true,
    minify: true,
    target: TARGET,
    inject: [join(www, 'src', 'embed', 'server.ts')],
    legalComments: 'none',
    logLevel: 'warning',
    plugins: [
      {
        name: 'element',
        setup({ onResolve, onLoad }) {
          onResolve({ filter: /^(loire|loire\/worker|virtual:rules)$/ }, ({ path }) => find(path));
          onResolve({ filter: /^virtual:(element-styles|inside)$/ }, ({ path }) => ({ path, namespace: 'made' }));
          onLoad({ filter: /.*/, namespace: 'made' }, ({ path }) => made[path]);
          onResolve({ filter: /\.woff2\?inline$/ }, ({ path, resolveDir }) => ({
            path: join(resolveDir, path.replace(/\?.*$/, '')),
          }));
          onLoad({ filter: /\.woff2$/ }, ({ path }) => ({ contents: readFileSync(path), loader: 'dataurl' }));
        },
      },
    ],
  };
}

/** The content of the classic script as a module: the engines of a package and the script of its worker. */
async function insideOf(pkg, build) {
  const games = readdirSync(pkg).filter((file) => file.endsWith('.wasm'));
  const engines = games.map((file) => [file.replace('.wasm', ''), readFileSync(join(pkg, file), 'base64')]);
  const { outputFiles } = await build({
    ...{ absWorkingDir: root, entryPoints: [join(pkg, 'worker-thread.js')], write: false },
    ...{ bundle: true, minify: true, format: 'iife', target: TARGET, legalComments: 'none' },
    logOverride: { 'empty-import-meta': 'silent' },
  });
  return `export const engines = ${JSON.stringify(Object.fromEntries(engines))};
    export const thread = ${JSON.stringify(outputFiles[0].text)};`;
}

/**
 * The styles of the page for a shadow tree: the root becomes the host, and the element's width replaces the window's.
 */
function elementStyles() {
  const names = [...readFileSync(join(www, 'index.html'), 'utf8').matchAll(/href="\/styles\/(\w+)\.css"/g)].map(
    ([, name]) => name,
  );
  const page = names
    .filter((name) => !PAGE_ONLY.includes(name))
    .map((name) => readFileSync(join(www, 'styles', `${name}.css`), 'utf8'));
  const adapted = page
    .join('\n')
    .replace(/:root\[data-theme='(\w+)'\]/g, ":host([theme='$1'])")
    .replaceAll(':root', ':host')
    .replace(/^body\b/gm, ':host')
    .replace(/@media (?=\((?:min|max)-width)/g, '@container loire ');
  return adapted + readFileSync(join(www, 'src', 'embed', 'element.css'), 'utf8');
}

/** Imports the ledgers as the page's own plugin does. */
async function rulesModule(build) {
  const file = join(www, 'rules.ts');
  const { outputFiles } = await build({
    entryPoints: [file],
    bundle: true,
    write: false,
    platform: 'node',
    format: 'esm',
    define: { 'import.meta.url': JSON.stringify(pathToFileURL(file).href) },
  });
  const script = `data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`;
  return (await import(script)).rulesModule();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  main(async () => {
    ensureNodeModules();
    const pkg = join(root, 'pkg');
    const digest = packageDigest(pkg);
    if (digest.sources !== sourceDigest())
      throw new Problem('the rest of pkg/ is not of these sources either: run "npm run build"');
    const element = elementDigest();
    await buildElement(pkg);
    writeDigest(pkg, { ...digest, element });
    await (await import('./standalone.mjs')).buildStandalone(pkg);
  });
}
