// Builds the npm package: `npm run build` writes pkg/, which is committed.
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
 * Flags of wasm-opt. The first kilobyte of memory holds nothing but the end of the stack, so small address offsets need
 * no addition. Alignment hints bring nothing. The initial memory stays in one segment, since its zeros compress better
 * than a list of segments. The enabled features are those that Rust enables for wasm by default and that Node 20 and
 * all current browsers support; wasm-opt refuses a module that needs others.
 */
const WASM_OPT = [
  ...['-O3', '--converge', '--low-memory-unused', '--dealign', '--skip-pass=memory-packing'],
  ...['--strip-debug', '--strip-producers', '--strip-target-features'],
  ...['--mvp-features', '--enable-bulk-memory', '--enable-bulk-memory-opt', '--enable-call-indirect-overlong'],
  ...['--enable-multivalue', '--enable-mutable-globals', '--enable-nontrapping-float-to-int'],
  ...['--enable-reference-types', '--enable-sign-ext'],
];

/** Scripts of the package; each is bundled to one file, and all share core.js. */
const ENTRIES = [
  ...['index', 'node', 'bun', 'workerd', 'table'],
  ...['worker', 'worker-thread', 'worker-node', 'worker-thread-node'],
];
/** Scripts that are also built as CommonJS; they share the first one. */
const COMMON_JS = { node: 'node', table: 'table', worker: 'worker-node' };
const TARGET = 'es2022';

const bindgen = join(root, 'target', 'bindgen');
const sources = join(root, 'src', 'js');

/** Builds the whole package into a folder, which is replaced. */
export async function buildPackage(destination) {
  ensureNodeModules();
  ensureRust();
  generateTypes();
  // Computed before the build: a file that is edited meanwhile makes the package stale.
  const digest = { sources: sourceDigest(), types: typesDigest(), element: elementDigest() };

  // Only a complete package replaces the old one.
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
 * Writes src/js/types.ts, the tables of docs/notation.md and the page's words for places from the Rust types; returns
 * the names of changed files.
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

/** Marks the start of the tables in docs/notation.md. */
const TABLES = '<!-- The tables: written by "npm run build:types" -->';

/** The output of the example "types": the types, the result of `games()`, or the tables of docs/notation.md. */
function askTypes(...args) {
  const command = ['run', '--quiet', '--features', 'types', '--example', 'types', '--', ...args];
  const printed = ask('cargo', command, { stdio: ['ignore', 'pipe', 'inherit'] });
  if (!printed) throw new Problem('the example "types" failed');
  return printed;
}

/**
 * Compiler flags for the profiles of `npm run profile`. Functions that make up 95 % of the executed code are inlined up
 * to a size that hardly grows the file. Before an indirect call the compiler compares with the most frequent targets,
 * since indirect calls are slow in wasm.
 */
const PROFILED = [
  ...['-disable-preinline', '-profile-summary-cutoff-hot=950000', '-inlinehint-threshold=150'],
  ...['-icp-remaining-percent-threshold=5', '-icp-total-percent-threshold=3', '-icp-max-prom=6'],
].map((flag) => `-Cllvm-args=${flag}`);

/** The profile of a game; see scripts/profile.mjs. */
export const profileOf = (game) => join(root, 'scripts', 'profiles', `${game}.profdata.br`);

/** The compiler flags for a build with a profile; none if there is no profile. */
function profiled(game) {
  if (!existsSync(profileOf(game))) return [];
  const file = join(folder(join(root, 'target', 'profiles')), `${game}.profdata`);
  const counts = brotliDecompressSync(readFileSync(profileOf(game)));
  // Written only if it changes, because cargo recompiles when the file is newer.
  if (!existsSync(file) || !readFileSync(file).equals(counts)) writeFileSync(file, counts);
  return [`-Cprofile-use=${file}`, ...PROFILED];
}

/** Builds the wasm file of one game. */
async function buildWasm(game, wasm, toolchain) {
  const made = await compileGame(game, toolchain, join(root, 'target', 'wasm'), profiled(game));
  runTool('binaryen/bin/wasm-opt', [...WASM_OPT, made, '-o', wasm]);
}

/**
 * Compiles the engine of one game and runs wasm-bindgen on it. The flags for its own crate are omitted where the
 * compiler does not know them.
 */
export async function compileGame(game, { cargo, args, env, smaller }, targetDir, own) {
  // Only the cdylib: with an rlib beside it cargo would skip link-time optimization. The folder is separate because the
  // compiler may be a different one.
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
  // One script serves all games, so it must be identical for each.
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
 * Writes the build id into a wasm file, as a custom section, and returns it. The scripts are built with the same id and
 * refuse other files.
 */
export function markBuild(wasm, game, version) {
  const bytes = readFileSync(wasm);
  const build = `${game} ${version} (${createHash('sha256').update(bytes).digest('hex').slice(0, 12)})`;
  const [name, content] = ['loire', build].map((text) => Buffer.from(text));
  // The lengths are below 128, so each takes one byte.
  const section = [0, 1 + name.length + content.length, name.length];
  writeFileSync(wasm, Buffer.concat([bytes, Buffer.from(section), name, content]));
  return build;
}

/** Compiler flags that remove paths of this machine from the panic messages in the wasm file. */
function withoutPaths(cargo) {
  const home = process.env.CARGO_HOME ?? join(homedir(), '.cargo');
  const sysroot = ask(cargo.replace(/cargo$/, 'rustc'), ['--print', 'sysroot']);
  const library = join(sysroot, 'lib', 'rustlib', 'src', 'rust');
  return Object.entries({ [root]: '', [join(home, 'registry', 'src')]: 'crates', [library]: 'rust' }).map(
    ([from, to]) => `--remap-path-prefix=${from}=${to}`,
  );
}

/** Bundles the scripts. They are not minified, so that errors stay readable; sites minify them in their own build. */
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
    supported: { 'import-attributes': true }, // only for Bun
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

/** What CommonJS lacks: `import.meta.url`, and the text coders in Jest's jsdom. */
const COMMON_JS_BANNER = [
  "const here = require('node:url').pathToFileURL(__filename).href;",
  "const { TextDecoder, TextEncoder } = require('node:util');",
].join('\n');

/** The script of wasm-bindgen, which serves one instance, as a function that creates the script of another instance. */
async function glueModule(build) {
  // Without its default export, which fetches: the engines are loaded in another way.
  const stdin = { contents: "export * from './loire.js';", resolveDir: bindgen };
  const options = { stdin, bundle: true, write: false, format: 'iife', globalName: 'glue', target: TARGET };
  const { outputFiles } = await build(options);
  return `export default () => { ${outputFiles[0].text}\nreturn glue; };`;
}

/** Writes the declarations. `--noCheck` allows builds without wasm-bindgen's types; no declaration names one. */
export function buildDeclarations(out, ...flags) {
  runTool('typescript/bin/tsc', ['--project', sources, '--outDir', out, ...flags]);
  for (const [file, text] of otherDeclarations()) writeFileSync(join(out, file), text);
  // TypeScript reads these modules of declarations as the types of the scripts.
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

/** The entry `node` has the declarations of the browser entry: callers see no difference. */
const typesOf = (name) => (name === 'node' ? 'index' : name);

/** How declarations import each other. */
const DECLARED = /(['"]\.\/[\w-]+)\.js(['"])/g;

/** The declarations that these import, directly or not, and these themselves. */
function declared(out, names) {
  const all = new Set(names);
  for (const name of all) {
    const text = readFileSync(join(out, `${name}.d.ts`), 'utf8');
    for (const [, path] of text.matchAll(DECLARED)) all.add(path.slice("'./".length));
  }
  return [...all];
}

/** The declarations of files that are not built from TypeScript. */
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

/** Writes the README of a package that has its scripts, and copies the other documents. */
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
  // Accepts another folder, for a trial that leaves pkg/ alone.
  main(() => buildPackage(resolve(process.argv[2] ?? join(root, 'pkg'))));
}
