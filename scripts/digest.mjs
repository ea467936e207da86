// Digests of the sources of pkg/. wasm bytes differ between toolchains, so these digests decide whether pkg/ is up to
// date: `sources` for the wasm file and the scripts, `types` for declarations and documents, `element` for the element.
//
// Comments and white space do not count, since they cannot change the output. Doc comments of Rust types do reach the
// declarations, but through src/js/types.ts, which counts for `types` unchanged; `npm test` regenerates and compares
// it.

import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

import { root } from './common.mjs';
import { readmeText } from './readme.mjs';

/** Build inputs of the element: its build script and the list of styles. */
const ELEMENT_FILES = [
  'scripts/element.mjs',
  'www/element.d.ts',
  'www/fonts/alegreya-sans-latin-400.woff2',
  'www/fonts/alegreya-sans-latin-700.woff2',
  'www/element.global.d.ts',
  'www/index.html',
  'www/rules.ts',
  'www/texts.d.ts',
  'www/tsconfig.json',
];

/** Files of the page that are not part of the element, which stays up to date when they change. */
const PAGE_ONLY = [
  /^www\/src\/(boot\/(main|update)|storage\/(settings|share|lock)|model\/setup)\.ts$/,
  /^www\/src\/view\/(app|header|settings-dialog|settings-element|sharing)\.ts$/,
  /^www\/src\/view\/(guide|start)\//,
  /^www\/styles\/(start|intro|update)\.css$/,
];

const COMPILED = ['Cargo.toml', 'Cargo.lock', 'derive/Cargo.toml', 'scripts/build.mjs', 'scripts/manifest.mjs'];
const SCHEMAS = ['src/js/tables.schema.json', 'src/js/stories-tables.schema.json'];
/** The README, which is filled in, and files that are copied. */
const MANUAL = 'src/js/README.md';
const COPIED = [MANUAL, ...SCHEMAS, 'LICENSE-MIT', 'LICENSE-APACHE', 'NOTICE'];

/** Digest of the sources and tools of the wasm file and the scripts. */
export const sourceDigest = () => {
  const isCompiled = (path) => !COPIED.includes(path) && !/\/types\.(ts|rs)$|\/notation\.rs$/.test(path);
  const files = [
    ...COMPILED,
    ...filesIn('scripts/profiles'),
    ...filesIn('derive/src'),
    ...filesIn('src').filter(isCompiled),
  ];
  return digestOf(files, ['binaryen', 'esbuild'], meaning);
};

/** Digest of the sources of the declarations, including comments, which people read, and of files that are copied. */
export const typesDigest = () => {
  const declared = filesIn('src/js').filter((path) => /\.ts$|tsconfig\.json$/.test(path));
  const says = (path, text) => (path === MANUAL ? readmeText() : text);
  return digestOf([...COPIED, 'scripts/readme.mjs', ...declared], ['typescript'], says);
};

/** Digest of the sources of the element. */
export const elementDigest = () =>
  digestOf(
    [...ELEMENT_FILES, ...['www/src', 'www/styles', 'docs/rules'].flatMap(filesIn)].filter(
      (path) => !PAGE_ONLY.some((pattern) => pattern.test(path)),
    ),
    ['esbuild', 'idb-keyval', 'lit'],
    (path, text) => (path.endsWith('.d.ts') ? text : meaning(path, text)),
  );

/** sha256 over the sorted paths and contents of files and the versions of npm tools. */
function digestOf(files, tools, says) {
  const hash = createHash('sha256');
  const add = (name, content) => hash.update(`${name}\n${Buffer.byteLength(content)}\n`).update(content);

  // Line ends may differ between checkouts of one commit, but only in text files.
  const read = (path) =>
    path.endsWith('.br')
      ? readFileSync(join(root, path), 'base64')
      : readFileSync(join(root, path), 'utf8').replaceAll('\r\n', '\n');
  for (const path of files.sort()) add(path, says(path, read(path)));

  const { devDependencies } = JSON.parse(read('package.json'));
  const { packages } = JSON.parse(read('package-lock.json'));
  for (const tool of tools) add(`npm:${tool}`, `${devDependencies[tool]} ${packages[`node_modules/${tool}`].version}`);
  return hash.digest('hex');
}

/** What a compiler sees of a file: its text without comments and superfluous white space. */
export function meaning(path, text) {
  if (path.endsWith('.rs')) return rust(text);
  if (path.endsWith('.toml')) return text.replace(/^\s*#.*\n/gm, '');
  const loader = /\.(css|ts|mjs)$/.exec(path)?.[1].replace('mjs', 'js');
  if (!loader) return text;
  const { transformSync } = createRequire(import.meta.url)('esbuild'); // late: a fresh clone has to install it first
  return transformSync(text, { loader, minifyWhitespace: true, legalComments: 'none', tsconfigRaw: '{}' }).code;
}

/**
 * Rust source without comments and with single spaces. Literals stay unchanged: strings, raw strings with any number of
 * hashes, and characters (a tick may also begin a lifetime).
 */
function rust(text) {
  const token =
    /\/\/.*|(?<block>\/\*)|\b(?:b|c)?r(?<hashes>#*)"[\s\S]*?"\k<hashes>|"(?:[^"\\]|\\[\s\S])*"|'(?:[^'\\\n]|\\(?:u\{[^}]*\}|x..|.))'|\s+/y;
  let out = '';
  for (let at = 0; at < text.length; ) {
    token.lastIndex = at;
    const found = token.exec(text);
    if (!found) {
      // Matches whole words, so that the r of a word does not begin a raw string.
      const word = /[\p{L}\p{N}_]+/uy;
      word.lastIndex = at;
      const [piece] = word.exec(text) ?? [text[at]];
      out += piece;
      at += piece.length;
      continue;
    }
    const isGap = /^(\/\/|\/\*|\s)/.test(found[0]);
    if (isGap && !out.endsWith(' ')) out += ' ';
    if (!isGap) out += found[0];
    at = found.groups.block ? afterBlock(text, at) : at + found[0].length;
  }
  return out.trim();
}

/** The end of a block comment; block comments can be nested. */
function afterBlock(text, start) {
  const mark = /\/\*|\*\//g;
  mark.lastIndex = start;
  let depth = 0;
  for (let found; (found = mark.exec(text)); ) {
    depth += found[0] === '/*' ? 1 : -1;
    if (depth === 0) return mark.lastIndex;
  }
  return text.length;
}

/** The files of a folder and its subfolders. */
function filesIn(folder) {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath ?? entry.path, entry.name)
        .slice(root.length + 1)
        .replaceAll('\\', '/'),
    );
}

/** The digests in a built package; missing ones are `undefined`. */
export function packageDigest(folder) {
  const path = join(folder, 'digest.json');
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
}

/** Writes the digests into a package. */
export function writeDigest(folder, { sources, types, element }) {
  writeFileSync(join(folder, 'digest.json'), `${JSON.stringify({ sources, types, element }, null, 2)}\n`);
}
