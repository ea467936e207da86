// Makes the npm package: `npm run build` writes pkg/, which is committed.
// For each game: Rust → cargo → wasm-bindgen → wasm-opt → burgundy.wasm …; src/js/*.ts → esbuild → *.js, tsc → *.d.ts.

import { createHash } from 'node:crypto';
import { cpSync, existsSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib';

import {
  Problem,
  ask,
  attempt,
  cargoPackage,
  cargoTargets,
  ensureNodeModules,
  folder,
  gameNames,
  main,
  root,
  run,
  runTool,
} from './common.mjs';
import { elementDigest, sourceDigest, typesDigest, writeDigest } from './digest.mjs';
import { buildElement } from './element.mjs';
import { manifest } from './manifest.mjs';
import { writePlaces } from './places.mjs';
import { packageReadme } from './readme.mjs';
import { ensureRust, ensureWasmBindgen, ensureWasmToolchain } from './setup.mjs';
import { buildStandalone } from './standalone.mjs';

/**
 * What wasm-opt does. Nothing lies in the first kilobyte of the memory but the last of the stack, so an address that is
 * counted from there needs no sum. No engine wants to be told how a number is aligned. What the memory holds at first
 * stays in one piece, as its zeros are packed better than a list of pieces. The features are those that Rust turns on
 * by itself for wasm and that Node 20 and every current browser have; a module that needs another one is refused here.
 */
const WASM_OPT = [
  ...['-O3', '--converge', '--low-memory-unused', '--dealign', '--skip-pass=memory-packing'],
  ...['--strip-debug', '--strip-producers', '--strip-target-features'],
  ...['--mvp-features', '--enable-bulk-memory', '--enable-bulk-memory-opt', '--enable-call-indirect-overlong'],
  ...['--enable-multivalue', '--enable-mutable-globals', '--enable-nontrapping-float-to-int'],
  ...['--enable-reference-types', '--enable-sign-ext'],
];

/** Scripts of the package; each is one file, and all of them share core.js. */
const ENTRIES = [
  ...['index', 'node', 'bun', 'workerd', 'table'],
  ...['worker', 'worker-thread', 'worker-node', 'worker-thread-node'],
];
/** Those that come as CommonJS too; they share the first. */
const COMMON_JS = { node: 'node', table: 'table', worker: 'worker-node' };
const TARGET = 'es2022';

const bindgen = join(root, 'target', 'bindgen');
const sources = join(root, 'src', 'js');

/** Builds the whole package into a folder, which is replaced. */
export async function buildPackage(destination) {
  ensureNodeModules();
  ensureRust();
  generateTypes();
  // Taken before the build: a file that is edited meanwhile makes the package stale.
  const digest = { sources: sourceDigest(), types: typesDigest(), element: elementDigest() };

  // Only a complete package takes the old one's place.
  const out = join(root, 'target', 'pkg-in-progress');
  rmSync(out, { recursive: true, force: true });
  folder(out);
  const { version } = cargoPackage();
  const builds = {};
  const toolchain = ensureWasmToolchain();
  for (const game of gameNames()) {
    const wasm = join(out, `${game}.wasm`);
    await buildWasm(game, wasm, toolchain);
    builds[game] = markBuild(wasm, game, version);
  }
  await buildScripts(out, { version, builds });
  await buildElement(out);
  await buildStandalone(out);
  buildDeclarations(out);
  await writePackageFiles(out);
  writeDigest(out, digest);

  rmSync(destination, { recursive: true, force: true });
  renameSync(out, destination);
  printSizes(destination);
}

/**
 * Writes src/js/types.ts and the tables of docs/notation.md from the Rust types, and the page's words for places; names
 * the files that this changed.
 */
export function generateTypes() {
  if (!cargoTargets().includes('example:types')) {
    console.log('There is no example "types" in Cargo.toml yet: src/js/types.ts stays as it is');
    return [];
  }
  const notation = join(root, 'docs', 'notation.md');
  const [before] = readFileSync(notation, 'utf8').split(TABLES);
  const files = {
    [join(sources, 'types.ts')]: `${askTypes()}\n`,
    [notation]: `${before}${TABLES}\n\n${askTypes('notation')}\n`,
  };
  const changed = Object.keys(files).filter((file) => readFileSync(file, 'utf8') !== files[file]);
  for (const file of changed) writeFileSync(file, files[file]);
  return [...changed.map((file) => relative(root, file)), ...writePlaces()];
}

/** What stands in docs/notation.md before its tables. */
const TABLES = '<!-- The tables: written by "npm run build:types" -->';

/** What the example "types" prints: the types, what `games()` says, or the tables of docs/notation.md. */
function askTypes(...args) {
  const command = ['run', '--quiet', '--features', 'types', '--example', 'types', '--', ...args];
  const printed = ask('cargo', command, { stdio: ['ignore', 'pipe', 'inherit'] });
  if (!printed) throw new Problem('the example "types" failed');
  return printed;
}

/**
 * How the compiler uses what `npm run profile` has counted. Functions that make up 95 % of what was done are worth
 * being copied into their callers, up to a size at which the file hardly grows. Where a module is called by a table,
 * those that were called are asked for first, one after the other: a call by a table costs wasm much more than that.
 */
const PROFILED = [
  ...['-disable-preinline', '-profile-summary-cutoff-hot=950000', '-inlinehint-threshold=150'],
  ...['-icp-remaining-percent-threshold=5', '-icp-total-percent-threshold=3', '-icp-max-prom=6'],
].map((flag) => `-Cllvm-args=${flag}`);

/** What was counted while a game was played; see scripts/profile.mjs. */
export const profileOf = (game) => join(root, 'scripts', 'profiles', `${game}.profdata.br`);

/** The flags for a build that knows what was counted; none, where nothing was. */
function profiled(game) {
  if (!existsSync(profileOf(game))) return [];
  const file = join(folder(join(root, 'target', 'profiles')), `${game}.profdata`);
  const counts = brotliDecompressSync(readFileSync(profileOf(game)));
  // Only what is new is written: cargo compiles again when the file is younger.
  if (!existsSync(file) || !readFileSync(file).equals(counts)) writeFileSync(file, counts);
  return [`-Cprofile-use=${file}`, ...PROFILED];
}

/** Builds the wasm file of one game. */
async function buildWasm(game, wasm, toolchain) {
  const made = await compileGame(game, toolchain, join(root, 'target', 'wasm'), profiled(game));
  runTool('binaryen/bin/wasm-opt', [...WASM_OPT, made, '-o', wasm]);
}

/**
 * Compiles the engine of one game, and lets wasm-bindgen write the script around it. The flags for its own crate are
 * left out where the compiler does not take them.
 */
export async function compileGame(game, { cargo, args, env, smaller }, targetDir, own) {
  // Only the cdylib: with the rlib beside it cargo would leave out link-time optimisation. The folder is its own, as
  // its compiler may be another one.
  const command = ['rustc', '--lib', '--crate-type', 'cdylib', '--profile', 'wasm', '--locked'];
  command.push('--no-default-features', '--features', game);
  command.push('--target', 'wasm32-unknown-unknown', '--target-dir', targetDir);
  const compile = (start, { args, env, flags = [] }, own = []) =>
    start(cargo, [...command, ...args, ...(own.length > 0 ? ['--', ...own] : [])], {
      env: { ...process.env, ...env, CARGO_ENCODED_RUSTFLAGS: [...withoutPaths(cargo), ...flags].join('\x1f') },
    });
  const isMade = smaller && (compile(attempt, smaller, own) || (own.length > 0 && compile(attempt, smaller)));
  if (!isMade) compile(run, { args, env });

  const made = join(bindgen, game);
  rmSync(made, { recursive: true, force: true });
  const compiled = join(targetDir, 'wasm32-unknown-unknown', 'wasm', 'loire.wasm');
  run(await ensureWasmBindgen(), [compiled, made]);
  // One script serves all games, so it must come out the same for each.
  for (const file of ['loire.js', 'loire.d.ts']) {
    const [text, taken] = [join(made, file), join(bindgen, file)];
    if (game === gameNames()[0]) cpSync(text, taken);
    else if (!readFileSync(text).equals(readFileSync(taken)))
      throw new Problem(
        `wasm-bindgen's ${file} for ${game} is not that for ${gameNames()[0]}: one script must serve all`,
      );
  }
  return join(made, 'loire_bg.wasm');
}

/**
 * Writes into a wasm file which build it is, as a custom section of its own, and returns that. The scripts are built
 * with the same words, and take no other file.
 */
export function markBuild(wasm, game, version) {
  const bytes = readFileSync(wasm);
  const build = `${game} ${version} (${createHash('sha256').update(bytes).digest('hex').slice(0, 12)})`;
  const [name, content] = ['loire', build].map((text) => Buffer.from(text));
  // The lengths are below 128, so each is one byte.
  const section = [0, 1 + name.length + content.length, name.length];
  writeFileSync(wasm, Buffer.concat([bytes, Buffer.from(section), name, content]));
  return build;
}

/** Compiler flags that keep this machine's folders out of the panic messages in the wasm file. */
function withoutPaths(cargo) {
  const home = process.env.CARGO_HOME ?? join(homedir(), '.cargo');
  const sysroot = ask(cargo.replace(/cargo$/, 'rustc'), ['--print', 'sysroot']);
  const library = join(sysroot, 'lib', 'rustlib', 'src', 'rust');
  return Object.entries({ [root]: '', [join(home, 'registry', 'src')]: 'crates', [library]: 'rust' }).map(
    ([from, to]) => `--remap-path-prefix=${from}=${to}`,
  );
}

/** Makes the scripts. They are not minified: whoever serves them does that, and errors can be read until then. */
export async function buildScripts(out, { version, builds }) {
  const { build } = await import('esbuild');
  const common = {
    absWorkingDir: root,
    bundle: true,
    format: 'esm',
    target: TARGET,
    legalComments: 'none',
    logLevel: 'warning',
    define: {
      __LOIRE_VERSION__: JSON.stringify(version),
      __LOIRE_BUILDS__: JSON.stringify(builds),
      __LOIRE_GAMES__: JSON.stringify(askTypes('games')),
    },
  };
  const made = {
    name: 'made',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^#glue$/ }, ({ path }) => ({ path, namespace: 'glue' }));
      onLoad({ filter: /.*/, namespace: 'glue' }, async () => ({ contents: await glueModule(build) }));
    },
  };
  const shareCore = (path) => ({
    name: 'share-core',
    setup: ({ onResolve }) => onResolve({ filter: /^\.\/core\.js$/ }, () => ({ path, external: true })),
  });
  await build({ ...common, entryPoints: [join(sources, 'core.ts')], outdir: out, plugins: [made] });
  await build({
    ...common,
    entryPoints: ENTRIES.map((name) => join(sources, `${name}.ts`)),
    outdir: out,
    external: ['node:*', './*.wasm'],
    supported: { 'import-attributes': true }, // for Bun alone
    plugins: [made, shareCore('./core.js')],
  });
  for (const [name, source] of Object.entries(COMMON_JS)) {
    await build({
      ...common,
      entryPoints: [join(sources, `${source}.ts`)],
      outfile: join(out, `${name}.cjs`),
      format: 'cjs',
      platform: 'node',
      define: { ...common.define, 'import.meta.url': 'here' },
      banner: { js: COMMON_JS_BANNER },
      plugins: name === 'node' ? [made] : [made, shareCore('./node.cjs')],
    });
  }
}

/** What CommonJS has not: its address, and in Jest's jsdom the coders of text. */
const COMMON_JS_BANNER = [
  "const here = require('node:url').pathToFileURL(__filename).href;",
  "const { TextDecoder, TextEncoder } = require('node:util');",
].join('\n');

/** The script of wasm-bindgen, which serves one instance, as a function that gives a script for another one. */
async function glueModule(build) {
  // Without its default export, which fetches: the engines are started otherwise.
  const stdin = { contents: "export * from './loire.js';", resolveDir: bindgen };
  const options = { stdin, bundle: true, write: false, format: 'iife', globalName: 'glue', target: TARGET };
  const { outputFiles } = await build(options);
  return `export default () => { ${outputFiles[0].text}\nreturn glue; };`;
}

/** Writes the declarations. `--noCheck` is for a build without wasm-bindgen's types; no declaration names one. */
export function buildDeclarations(out, ...flags) {
  runTool('typescript/bin/tsc', ['--project', sources, '--outDir', out, ...flags]);
  for (const [file, text] of otherDeclarations()) writeFileSync(join(out, file), text);
  // TypeScript takes the modules of declarations for what the scripts are.
  for (const name of declared(out, Object.keys(COMMON_JS).map(typesOf))) {
    const text = readFileSync(join(out, `${name}.d.ts`), 'utf8');
    writeFileSync(join(out, `${name}.d.cts`), text.replace(DECLARED, '$1.cjs$2'));
  }
  for (const file of readdirSync(out).filter((name) => name.endsWith('.d.ts'))) {
    if (/['"]#/.test(readFileSync(join(out, file), 'utf8'))) {
      throw new Problem(`${file} would name a type of wasm-bindgen's: write that type out in src/js`);
    }
  }
}

/** The entry `node` is declared as that for browsers: they are the same to a caller. */
const typesOf = (name) => (name === 'node' ? 'index' : name);

/** How declarations name others. */
const DECLARED = /(['"]\.\/[\w-]+)\.js(['"])/g;

/** The declarations that these ones lead to, themselves included. */
function declared(out, names) {
  const all = new Set(names);
  for (const name of all) {
    const text = readFileSync(join(out, `${name}.d.ts`), 'utf8');
    for (const [, path] of text.matchAll(DECLARED)) all.add(path.slice("'./".length));
  }
  return [...all];
}

/** The declarations of files that are not made from TypeScript. */
function otherDeclarations() {
  const wasm = (game) => `import type { InitInput } from './wasm.js';

/** What a tool makes of importing this file: an address, bytes or a module. \`init({ ${game} })\` takes any of them. */
declare const ${game}: InitInput;
export default ${game};
`;
  const global = `/** What the script defines. */
export * from './inline.js';
export as namespace loire;
`;
  return [...gameNames().map((game) => [`${game}.wasm.d.ts`, wasm(game)]), ['inline.global.d.ts', global]];
}

async function writePackageFiles(out) {
  const json = JSON.stringify(manifest(cargoPackage(), gameNames()), null, 2);
  writeFileSync(join(out, 'package.json'), `${json}\n`);
  await copyDocuments(out);
}

/** Writes the manual of a package whose scripts are there, and copies what it takes over as it is. */
export async function copyDocuments(out) {
  writeFileSync(join(out, 'README.md'), await packageReadme(out));
  const copied = ['tables.schema.json', 'stories-tables.schema.json'];
  for (const file of copied) cpSync(join(sources, file), join(out, file));
  for (const file of ['LICENSE-MIT', 'LICENSE-APACHE', 'NOTICE']) cpSync(join(root, file), join(out, file));
}

function printSizes(folder) {
  console.log(`\n${folder}`);
  for (const file of readdirSync(folder).filter((name) => /\.(js|wasm)$/.test(name))) {
    const bytes = readFileSync(join(folder, file));
    const [gzip, brotli] = [gzipSync(bytes, { level: 9 }).length, brotliCompressSync(bytes).length];
    console.log(`  ${file.padEnd(18)} ${bytes.length} bytes, gzip ${gzip}, brotli ${brotli}`);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  // Another folder may be given, for a look without touching pkg/.
  main(() => buildPackage(resolve(process.argv[2] ?? join(root, 'pkg'))));
}
