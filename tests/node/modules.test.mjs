// A module of Orléans and a story of Orléans Stories are folders that can be deleted: without the folder and the lines
// that name it in the lists of its game, the library compiles and replays the games recorded without it to the same
// tables.

import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { cp, mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { test } from 'node:test';
import { promisify } from 'node:util';

import { root } from '../helpers/package.mjs';

const run = promisify(execFile);

/** Each module of Orléans with the modules that require it. */
const MODULES = [
  ['orders'],
  ['new_places'],
  ['new_events'],
  ['new_deeds'],
  ['intrigue'],
  ['civics', 'new_deeds', 'intrigue'],
];

/** Each story with its scenario. */
const STORIES = { first_kingdom: 'firstKingdom', kings_favor: 'kingsFavor' };

const work = join(root, 'target', 'modules');
const copy = join(work, 'loire');

/**
 * The recorded games of a game whose set-ups satisfy this condition: each with its file and the hash of its last table.
 */
async function recorded(game, isOne) {
  const folder = join(root, 'tests/records', game);
  const hashes = JSON.parse(await readFile(`${folder}-hashes.json`, 'utf8'));
  const found = [];
  for (const name of (await readdir(folder)).filter((name) => name !== 'expected.json')) {
    const file = join(folder, name);
    const { setup } = JSON.parse(await readFile(file, 'utf8'));
    if (isOne(setup)) found.push({ file, hash: hashes[basename(name, '.json')] });
  }
  assert.ok(found.length >= 8, 'enough recorded games satisfy the condition');
  return found;
}

/** A manifest for the library and one program, with the fastest compilation. */
async function manifest() {
  const own = await readFile(join(root, 'Cargo.toml'), 'utf8');
  const sections = own.split(/^(?=\[)/m).filter((section) => !/^\[(\[|lib|profile)/.test(section));
  return `${sections.join('')}\n[[example]]\nname = "replay"\n\n[profile.dev]\ndebug = false\n`;
}

/** The fields that a module adds to the position of its game, if they have a type of their own. */
const FIELDS = { civics: 'civics', first_kingdom: 'kingdom', kings_favor: 'court' };

const inPascalCase = (name) => name.replace(/(^|_)(\w)/g, (_, __, letter) => letter.toUpperCase());

/** Whether a line names a module: in an enum, in a struct or among the laws. */
function namesModule(name) {
  const patterns = [`\\bmodules::${name}::`, `\\b(Ask|Step|Draw)::${inPascalCase(name)}\\(_\\)`];
  if (FIELDS[name]) patterns.push(`^    pub ${FIELDS[name]}: ByCivic<Spots>`, `\\b(state|sketch)\\.${FIELDS[name]}\\b`);
  const pattern = new RegExp(patterns.join('|'));
  return (line) => pattern.test(line);
}

/** The list of modules without one: without the declaration of its folder and its item in the list. */
function withoutListed(text, name) {
  const left = text
    .replace(`pub mod ${name};\n`, '')
    .replace(new RegExp(`&${name}::${inPascalCase(name)}(, |,\n|(?=\\]))`), '');
  assert.ok(left.length < text.length - 2 * name.length, `${name} is listed`);
  return left;
}

/** A text without these lines and the comments and attributes directly above them. */
function withoutLines(text, isGone) {
  const left = [];
  for (const line of text.split('\n')) {
    if (!isGone(line)) left.push(line);
    else while (/^\s*(\/\/\/|#\[)/.test(left.at(-1) ?? '')) left.pop();
  }
  return left.join('\n');
}

/** The sources without these modules of a game: without their folders and the lines that name them. */
async function without(game, modules) {
  const folder = `src/${game}`;
  await rm(copy, { recursive: true, force: true });
  await mkdir(join(copy, 'examples'), { recursive: true });
  for (const part of ['src', 'derive', 'Cargo.lock']) await cp(join(root, part), join(copy, part), { recursive: true });
  await cp(join(root, 'tests/helpers/replay.rs'), join(copy, 'examples/replay.rs'));
  await writeFile(join(copy, 'Cargo.toml'), await manifest());
  for (const name of modules) await rm(join(copy, folder, 'modules', name), { recursive: true });
  const files = await readdir(join(copy, folder), { recursive: true });
  for (const file of files.filter((name) => name.endsWith('.rs'))) {
    const path = join(copy, folder, file);
    const text = await readFile(path, 'utf8');
    const isList = file === join('modules', 'mod.rs');
    const listed = isList ? modules.reduce(withoutListed, text) : text;
    const left = modules.reduce((rest, name) => withoutLines(rest, namesModule(name)), listed);
    if (left !== text) await writeFile(path, left);
  }
}

/** Replays these games without these modules and expects the same hashes. */
async function isTheSame(game, modules, records) {
  await without(game, modules);
  const files = records.map(({ file }) => file);
  const args = ['run', '--quiet', '--offline', '--example', 'replay', '--', ...files];
  const env = { ...process.env, CARGO_TARGET_DIR: join(work, 'target'), RUSTFLAGS: '-Adead_code -Aunused' };
  const { stdout } = await run('cargo', args, { cwd: copy, env, maxBuffer: 1 << 24 });
  const found = stdout.trim().split('\n');
  records.forEach(({ file, hash }, place) => {
    assert.equal(found[place], hash, basename(file));
  });
}

for (const modules of MODULES) {
  test(`without ${modules.join(' and ')} the base game replays to the same tables`, async () => {
    const records = await recorded('orleans', (setup) => !setup.modules?.length);
    await isTheSame('orleans', modules, records);
  });
}

for (const [story, scenario] of Object.entries(STORIES)) {
  test(`without ${story} the other story replays to the same tables`, async () => {
    const records = await recorded('stories', (setup) => setup.scenario !== scenario);
    await isTheSame('stories', [story], records);
  });
}
