// What package.json of the package says. Its map of entries is read from the top: the first condition that a tool knows
// decides.

/**
 * For tools that load no ES modules, above all Jest, there is CommonJS beside it. Whoever can do otherwise shares one
 * copy of the engine: Node loads the ES module by `require` too (`module-sync`), and so do bundlers (`module`).
 */
const both = (esm, cjs) => ({ 'module-sync': esm, module: esm, require: cjs, default: esm });

/** The entries of the package, by the names under which they are imported. */
export function entries(games) {
  const plain = (name) => ({ types: `./${name}.d.ts`, default: `./${name}.js` });
  const wasm = (game) => [`./${game}.wasm`, { types: `./${game}.wasm.d.ts`, default: `./${game}.wasm` }];
  return {
    '.': {
      types: './index.d.ts',
      workerd: './workerd.js',
      bun: './bun.js',
      browser: both('./index.js', './node.cjs'), // Jest's jsdom: it calls itself a browser, and can read files
      node: both('./node.js', './node.cjs'),
      default: './index.js',
    },
    './inline': { types: './inline.d.ts', ...both('./inline.js', './node.cjs') },
    './inline.global.js': plain('inline.global'),
    './worker': {
      types: './worker.d.ts',
      browser: both('./worker.js', './worker.cjs'),
      node: both('./worker-node.js', './worker.cjs'),
      default: './worker.js',
    },
    './element': plain('element'),
    './element.global.js': plain('element.global'),
    './table': { types: './table.d.ts', ...both('./table.js', './table.cjs') },
    './worker-thread.js': plain('worker-thread'),
    './worker-thread-node.js': plain('worker-thread-node'),
    ...Object.fromEntries(games.map(wasm)),
    './tables.schema.json': './tables.schema.json',
    './stories-tables.schema.json': './stories-tables.schema.json',
    './package.json': './package.json',
  };
}

/** The whole of package.json, from what Cargo.toml says. */
export function manifest({ version, description, license, repository }, games) {
  return {
    name: 'loire',
    version,
    description,
    license,
    repository: repository ? { type: 'git', url: `git+${repository}.git` } : undefined, // provenance asks for it
    type: 'module',
    sideEffects: [
      './worker-thread.js',
      './worker-thread-node.js',
      './inline.global.js',
      './element.js',
      './element.global.js',
    ],
    engines: { node: '>=20.19' },
    // For tools that read no map of entries.
    main: './node.cjs',
    types: './index.d.ts',
    exports: entries(games),
    files: ['*.js', '*.cjs', '*.d.ts', '*.wasm', '*.schema.json', 'digest.json', 'LICENSE-*', 'NOTICE'],
  };
}
