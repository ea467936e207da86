// The package.json of the package. Tools read its map of entries from the top: the first condition that they know
// decides.

/** A script with its declarations, which TypeScript expects first. */
const typed = (script, types) => ({ types, default: script });

/**
 * Tools without ES modules, above all Jest, get CommonJS. All others share one copy of the engine: Node loads the ES
 * module by `require` too (`module-sync`), and so do bundlers (`module`).
 */
function both(name, cjs, types) {
  const esm = typed(`./${name}.js`, `./${types}.d.ts`);
  const common = typed(`./${cjs}.cjs`, `./${types}.d.cts`);
  return { 'module-sync': esm, module: esm, require: common, default: esm };
}

/** The entries of the package by their import names. */
export function entries(games) {
  const plain = (name) => typed(`./${name}.js`, `./${name}.d.ts`);
  const main = (name) => typed(`./${name}.js`, './index.d.ts');
  return {
    '.': {
      workerd: main('workerd'),
      bun: main('bun'),
      browser: both('index', 'node', 'index'), // Jest's jsdom: it claims to be a browser but can read files
      node: both('node', 'node', 'index'),
      default: main('index'),
    },
    './inline': both('inline', 'node', 'index'),
    './inline.global.js': plain('inline.global'),
    './worker': {
      browser: both('worker', 'worker', 'worker'),
      node: both('worker-node', 'worker', 'worker'),
      default: plain('worker'),
    },
    './element': plain('element'),
    './element.global.js': plain('element.global'),
    './texts': plain('texts'),
    './table': both('table', 'table', 'table'),
    './worker-thread.js': plain('worker-thread'),
    './worker-thread-node.js': plain('worker-thread-node'),
    ...Object.fromEntries(games.map((game) => [`./${game}.wasm`, typed(`./${game}.wasm`, `./${game}.wasm.d.ts`)])),
    './tables.schema.json': './tables.schema.json',
    './stories-tables.schema.json': './stories-tables.schema.json',
    './package.json': './package.json',
  };
}

/** The content of package.json, from the metadata of Cargo.toml. */
export function manifest({ version, description, license, repository }, games) {
  return {
    name: 'loire',
    version,
    description,
    license,
    repository: repository ? { type: 'git', url: `git+${repository}.git` } : undefined, // required for provenance
    type: 'module',
    sideEffects: [
      './worker-thread.js',
      './worker-thread-node.js',
      './inline.global.js',
      './element.js',
      './element-*.js',
      './boards-*.js',
      './element.global.js',
    ],
    engines: { node: '>=20.19' },
    types: './index.d.ts', // for tools that ignore `exports` and find only index.js
    exports: entries(games),
    files: ['*.js', '*.cjs', '*.d.ts', '*.d.cts', '*.wasm', '*.schema.json', 'digest.json', 'LICENSE-*', 'NOTICE'],
  };
}
