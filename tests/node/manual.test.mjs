// The README of the package, pkg/README.md, is complete and lists nothing that does not exist.

import assert from 'node:assert/strict';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { before, test } from 'node:test';

import { packageReadme } from '../../scripts/readme.mjs';
import { GAMES, entry, loadLoire, manifest, packageFolder } from '../helpers/package.mjs';
import { makeProject } from '../helpers/project.mjs';

let manual, loire;
before(async () => {
  manual = await readFile(join(packageFolder, 'README.md'), 'utf8');
  loire = await loadLoire();
});

/** The texts in backticks, without blocks of code. */
const codes = (text) => [...text.replace(/```[\s\S]*?```/g, '').matchAll(/`([^`]+)`/g)].map(([, code]) => code);

/** The rows of the table with this header, each as a list of cells. */
function rows(head) {
  assert.ok(manual.includes(head), `the manual has no table "${head}"`);
  const [table] = manual.slice(manual.indexOf(head)).split('\n\n');
  const cells = (line) => line.slice(2, -2).split(/(?<!\\) \| /);
  return table.split('\n').slice(2).map(cells);
}

test('the manual equals the one generated from these files', async () => {
  assert.equal(manual, await packageReadme(packageFolder));
});

test('the manual lists exactly the existing entries', () => {
  const listed = rows('| entry | for |').flatMap(([name]) => codes(name));
  // The worker starts these threads, and tools read package.json.
  const silent = /^\.\/(worker-thread.*|package\.json)$/;
  const entries = Object.keys(manifest.exports).filter((name) => !silent.test(name));
  assert.deepEqual(listed.sort(), entries.map((name) => name.replace('.', 'loire')).sort());
});

test('every file that the manual says to copy exists', async () => {
  const there = await readdir(packageFolder);
  const files = rows('| entry | for |').flatMap(([, , cell]) => codes(cell).filter((code) => /\.\w+$/.test(code)));
  assert.ok(files.length > 20);
  for (const file of files.filter((name) => name !== '.wasm')) {
    const pattern = new RegExp(`^${file.replace('.', '\\.').replace('*', '\\w+')}$`);
    assert.ok(
      there.some((name) => pattern.test(name)),
      file,
    );
  }
  assert.deepEqual(
    GAMES.filter((game) => !there.includes(`${game}.wasm`)),
    [],
  );
});

test('the manual lists exactly the existing functions', () => {
  const listed = rows('| function | gives |').flatMap(([name]) => /^`(\w+)\(/.exec(name)[1]);
  const elsewhere = ['init', 'initSync', 'version', 'Game', 'LoireError', 'Table'];
  const functions = Object.keys(loire).filter((name) => typeof loire[name] === 'function');
  assert.deepEqual(
    listed.filter((name) => !functions.includes(name)),
    [],
  );
  assert.deepEqual(
    functions.filter((name) => !listed.includes(name) && !elsewhere.includes(name)),
    [],
  );
});

/** The names of the methods and properties of a value. */
const methods = (value) =>
  Object.getOwnPropertyNames(Object.getPrototypeOf(value)).filter((name) => name !== 'constructor');

test('the manual lists every method of a game, a thought and a table', async () => {
  const { Table } = await import(entry('./table'));
  const game = loire.Game.create({ game: 'burgundy', seats: 2, seed: 'manual' });
  const thinking = game.think(game.turn().asks[0].seat);
  const table = Table.create({ game: 'burgundy', seats: 2 });
  const of = (title) => manual.split(`\n## ${title}\n`)[1].split('\n## ')[0];
  try {
    for (const [title, value] of [
      ['The handle', game],
      ['The handle', thinking],
      ['The table', table],
    ]) {
      const named = codes(of(title)).flatMap((code) => code.match(/^\w+/) ?? []);
      assert.deepEqual(
        methods(value).filter((name) => !named.includes(name)),
        [],
        title,
      );
    }
  } finally {
    for (const each of [thinking, game, table]) each.free();
  }
});

test('the manual lists every game, scenario and level', () => {
  for (const { id, scenarios, levels } of loire.games())
    for (const name of [id, ...scenarios, ...(id === 'burgundy' ? levels.map((level) => level.id) : [])])
      assert.match(manual, new RegExp(`\\b${name}\\b`), name);
});

test('every game with a sketch can be arranged, as the manual says', () => {
  const setups = { burgundy: {}, orleans: {}, stories: { scenario: 'firstKingdom' } };
  for (const [game, more] of Object.entries(setups)) {
    assert.match(manual, new RegExp(`\`${game[0].toUpperCase()}${game.slice(1)}Sketch\``));
    assert.equal(loire.arrange({ game, seats: 2, ...more }, {}).game, game);
  }
});

test('every script of the manual runs', async () => {
  const scripts = [...manual.matchAll(/^```js\n(import [\s\S]*?)^```$/gm)].map(([, script]) => script);
  assert.ok(scripts.length >= 5, `${scripts.length} scripts`);
  const files = Object.fromEntries(scripts.map((script, at) => [`script-${at}.mjs`, script]));
  const project = await makeProject(files);
  try {
    for (const [at, script] of scripts.entries()) {
      const printed = await project.node(`script-${at}.mjs`);
      // The comment after a line that prints a value is the expected output.
      const expected = [...script.matchAll(/^console\.log\(.*\);\s+\/\/ ((?:true|\d: ).*)$/gm)].map(
        ([, value]) => value,
      );
      for (const value of expected) assert.ok(printed.split('\n').includes(value), `script ${at} prints ${printed}`);
    }
  } finally {
    await project.remove();
  }
});
