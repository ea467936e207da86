// Builds loire/element into a package: www/src/element → element.js, the ledgers → rules.js; the engine is shared.
// `npm run build:element` puts a new one into pkg/ without building the rest; it needs only Node.

import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

import { Problem, ensureNodeModules, main, root } from './common.mjs';
import { elementDigest, packageDigest, sourceDigest, writeDigest } from './digest.mjs';

const TARGET = 'es2022';
const www = join(root, 'www');

/** What the element imports from beside itself. */
const BESIDE = { loire: './index.js', 'loire/worker': './worker.js', 'virtual:rules': './rules.js' };

/** Styles of the page that no embedded game needs. */
const PAGE_ONLY = ['fonts', 'start', 'intro', 'update'];

/** Writes element.js, element.d.ts and rules.js into a folder. */
export async function buildElement(out) {
  const { build, transform } = await import('esbuild');
  const styles = await transform(elementStyles(), { loader: 'css', minify: true });
  await build({
    absWorkingDir: root,
    entryPoints: [join(www, 'src', 'element', 'index.ts')],
    outfile: join(out, 'element.js'),
    bundle: true,
    minify: true,
    format: 'esm',
    target: TARGET,
    inject: [join(www, 'src', 'element', 'server.ts')],
    legalComments: 'none',
    logLevel: 'warning',
    plugins: [
      {
        name: 'element',
        setup({ onResolve, onLoad }) {
          onResolve({ filter: /^(loire|loire\/worker|virtual:rules)$/ }, ({ path }) => ({
            path: BESIDE[path],
            external: true,
          }));
          onResolve({ filter: /^virtual:element-styles$/ }, ({ path }) => ({ path, namespace: 'styles' }));
          onLoad({ filter: /.*/, namespace: 'styles' }, () => ({ contents: styles.code.trim(), loader: 'text' }));
        },
      },
    ],
  });
  writeFileSync(join(out, 'rules.js'), `${await rulesModule(build)}\n`);
  cpSync(join(www, 'element.d.ts'), join(out, 'element.d.ts'));
}

/** The page's own styles, for a shadow tree: the root is the host, and the width that counts is the element's. */
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
  return adapted + readFileSync(join(www, 'src', 'element', 'element.css'), 'utf8');
}

/** The ledgers as the page's own plugin reads them. */
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
  });
}
