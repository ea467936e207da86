// A module of Orléans and a story of Orléans Stories are folders that can be deleted: without one and its lines in the
// list of modules, the library compiles and replays the games that were recorded without it to the same tables.

import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { cp, mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { test } from 'node:test';
import { promisify } from 'node:util';

import { root } from '../helpers/package.mjs';

const run = promisify(execFile);

/** Each module of Orléans with those that need it. */
const MODULES = [
  ['orders'],
  ['new_places'],
  ['new_events'],
  ['new_deeds'],
  ['intrigue'],
  ['civics', 'new_deeds', 'intrigue'],
];

/** Each story with the scenario it tells. */
const STORIES = { first_kingdom: 'firstKingdom', kings_favor: 'kingsFavor' };

const work = join(root, 'target', 'modules');
const copy = join(work, 'loire');

/** The recorded games of a game whose set-ups are like this: each its file and what its last table hashes to. */
async function recorded(game, isOne) {
  const folder = join(root, 'tests/records', game);
  const hashes = JSON.parse(await readFile(`${folder}-hashes.json`, 'utf8'));
  const found = [];
  for (const name of (await readdir(folder)).filter((name) => name !== 'expected.json')) {
    const file = join(folder, name);
    const { setup } = JSON.parse(await readFile(file, 'utf8'));
    if (isOne(setup)) found.push({ file, hash: hashes[basename(name, '.json')] });
  }
  assert.ok(found.length >= 8, 'there are such recorded games');
  return found;
}

/** A manifest for the library and the one program, compiled as fast as can be. */
async function manifest() {
  const own = await readFile(join(root, 'Cargo.toml'), 'utf8');
  const sections = own.split(/^(?=\[)/m).filter((section) => !/^\[(\[|lib|profile)/.test(section));
  return `${sections.join('')}\n[[example]]\nname = "replay"\n\n[profile.dev]\ndebug = false\n`;
}

/** The sources without these modules of a game: their folders, and their lines in the list. */
async function without(game, modules) {
  const folder = `src/${game}/modules`;
  const list = `${folder}/mod.rs`;
  await rm(copy, { recursive: true, force: true });
  await mkdir(join(copy, 'examples'), { recursive: true });
  await cp(join(root, 'src'), join(copy, 'src'), { recursive: true });
  await cp(join(root, 'Cargo.lock'), join(copy, 'Cargo.lock'));
  await cp(join(root, 'tests/helpers/replay.rs'), join(copy, 'examples/replay.rs'));
  await writeFile(join(copy, 'Cargo.toml'), await manifest());
  let text = await readFile(join(copy, list), 'utf8');
  for (const name of modules) {
    const lines = text.split('\n');
    const left = lines.filter((line) => !new RegExp(`^pub mod ${name};|modules::${name}::words::`).test(line));
    assert.equal(lines.length - left.length, 2, `${name} has two lines in ${list}`);
    text = left.join('\n');
    await rm(join(copy, folder, name), { recursive: true });
  }
  await writeFile(join(copy, list), text);
}

/** Without these modules, these games are the same. */
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
  test(`without ${modules.join(' and ')} the base game is the same`, async () => {
    const records = await recorded('orleans', (setup) => !setup.modules?.length);
    await isTheSame('orleans', modules, records);
  });
}

for (const [story, scenario] of Object.entries(STORIES)) {
  test(`without ${story} the other story is the same`, async () => {
    const records = await recorded('stories', (setup) => setup.scenario !== scenario);
    await isTheSame('stories', [story], records);
  });
}
