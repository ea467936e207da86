// Builds the README of the package from src/js/README.md. Placeholders are filled in from the built files:
//
//   {{files index.js}}   the files that this script needs, itself first
//   {{methods Game}}     the methods of a class of core.js
//   {{element}}          the section about <loire-game> of docs/element.md, between its two marks

import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { Problem, root } from './common.mjs';

const MARKS = ['<!-- loire-game -->', '<!-- /loire-game -->'];

/** The README for a package in a folder that has its scripts and wasm files. */
export async function packageReadme(pkg) {
  const core = await import(pathToFileURL(join(pkg, 'core.js')).href);
  const fill = { files: (script) => listed(filesOf(pkg, script)), methods: (name) => methodsOf(core[name]), element };
  return template().replace(/\{\{(\w+) ?([\w.-]*)\}\}/g, (_, what, of) => {
    if (!fill[what]) throw new Problem(`src/js/README.md: {{${what}}} is unknown; known are ${Object.keys(fill)}`);
    return fill[what](of);
  });
}

/** The part of the README that does not depend on the build: for the digest of documents. */
export const readmeText = () => template() + element();

const template = () => readFileSync(join(root, 'src', 'js', 'README.md'), 'utf8');

function element() {
  const text = readFileSync(join(root, 'docs', 'element.md'), 'utf8');
  const [start, end] = MARKS.map((mark) => text.indexOf(mark));
  if (start < 0 || end < start) throw new Problem(`docs/element.md: ${MARKS.join(' … ')} is missing`);
  return text.slice(start + MARKS[0].length, end).trim();
}

/** The files of a package that a script needs, as its text names them. */
export function filesOf(pkg, script) {
  const all = new Set([script]);
  const there = new Set(readdirSync(pkg));
  for (const file of all) {
    if (!file.endsWith('.js')) continue;
    const text = readFileSync(join(pkg, file), 'utf8');
    for (const [, name] of text.matchAll(/["'`]\.\/([\w.-]+\.(?:js|wasm))["'`]/g)) if (there.has(name)) all.add(name);
  }
  return [...all];
}

/** Files as the table lists them; files with hashed names and the files of each game are summed up in one entry. */
function listed(files) {
  const games = files.some((file) => file.endsWith('.wasm')) ? ['the `.wasm` of your games'] : [];
  const boards = files.some((file) => file.startsWith('boards-')) ? ['`boards-*.js`'] : [];
  const parts = files.some((file) => /^element-/.test(file)) ? ['`element-*.js`'] : [];
  const plain = files.filter((file) => !/\.wasm$|^boards-|^element-/.test(file)).map((file) => `\`${file}\``);
  return [plain[0], ...parts, ...boards, ...plain.slice(1), ...games].join(', ');
}

/** The methods of a class and of its base classes, its own first. */
function methodsOf(type) {
  const own = (of) => Reflect.ownKeys(of).filter((name) => name !== 'constructor');
  const functions = Object.getOwnPropertyNames(type).filter((name) => typeof type[name] === 'function');
  const names = own(type.prototype).map((name) => (name === Symbol.dispose ? '[Symbol.dispose]' : name));
  return [...functions, ...names].map((name) => `\`${name}\``).join(', ');
}
