// Getting the engine to run, and what is left after it has failed. Each scene is a process of its own.

import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { after, before, test } from 'node:test';
import { promisify } from 'node:util';

import { entry, manifest, packageFolder, root } from '../helpers/package.mjs';

let folder;
before(async () => {
  await mkdir(join(root, 'target'), { recursive: true });
  folder = await mkdtemp(join(root, 'target', 'instance-'));
});
after(() => rm(folder, { recursive: true, force: true }));

let scenes = 0;

/** Runs a scene and returns what it hands to `tell`. */
async function scene(body) {
  const file = join(folder, `scene-${scenes++}.mjs`);
  const prelude = `
    import { readFileSync } from 'node:fs';
    const instances = [];
    const Instance = WebAssembly.Instance;
    WebAssembly.Instance = class extends Instance { constructor(...args) { super(...args); instances.push(this); } };
    const loire = await import(${JSON.stringify(entry())});
    const bytes = () => readFileSync(${JSON.stringify(join(packageFolder, 'loire.wasm'))});
    const setup = { game: 'burgundy', seats: 2, seed: 'scene' };
    const told = (error) => error instanceof loire.LoireError ? { code: error.code, message: error.message } : String(error);
    const attempt = (run) => { try { return run(); } catch (error) { return told(error); } };
    const tell = (value) => console.log(JSON.stringify(value));
    /** Spoils the memory of the instance that runs, so that whatever it does next traps. */
    const spoil = () => new Uint8Array(instances.at(-1).exports.memory.buffer).fill(0xff);
    `;
  await writeFile(file, prelude + body);
  const { stdout } = await promisify(execFile)(process.execPath, [file], { timeout: 60_000 });
  return JSON.parse(stdout);
}

test('after a trap the next call works, and games of before say that they are lost', async () => {
  const { first, later, ...rest } = await scene(`
    await loire.init();
    const { state } = loire.newGame(setup);
    const hash = loire.hash(state);
    const [kept, other, disposed] = [1, 2, 3].map(() => loire.Game.create(setup));
    const [{ seat, action }] = kept.legal();
    spoil();
    const first = attempt(() => kept.turn());
    const later = [
      () => kept.turn(), () => kept.legal(), () => kept.play(seat, action), () => kept.hash(), () => kept.fork(), () => kept.undo(),
      () => other.state(), () => other.suggest(0), () => other.playout('x', 1), () => other.record(),
    ].map(attempt);
    const freed = attempt(() => (kept.free(), kept.free(), other[Symbol.dispose](), 'freed'));
    const afterwards = attempt(() => kept.turn());
    const same = loire.hash(state) === hash;
    const fresh = loire.Game.create(setup);
    // The catalogue begins anew, so an action of before is no number any more; nor is one of the new instance taken for
    // another.
    const legal = fresh.legal();
    const played = attempt(() => (fresh.play(seat, action), fresh.hash()));
    const again = loire.Game.create(setup);
    const notations = again.legal().map(({ action, notation, seat }) => again.check(seat, action).legal && notation);
    const expected = loire.legalActions(state).map(({ notation }) => notation);
    await loire.init();
    loire.initSync(bytes());
    tell({ first, later, freed, afterwards, same, played, expected: loire.hash(loire.play(state, seat, action).state),
      legal: JSON.stringify(notations) === JSON.stringify(expected), instances: instances.length });`);
  assert.equal(first.code, 'internal');
  assert.match(first.message, /started anew/);
  for (const error of later) assert.equal(error.code, 'staleHandle', JSON.stringify(error));
  assert.equal(rest.freed, 'freed');
  assert.equal(rest.afterwards.code, 'freed');
  assert.equal(rest.played, rest.expected);
  assert.ok(rest.same && rest.legal);
  assert.equal(rest.instances, 2);
});

for (const [what, run] of Object.entries({
  'a function': 'loire.turn(state)',
  'a handle that is made': 'loire.Game.create(setup)',
  'a handle that is loaded': 'loire.Game.load(state)',
  'a list of actions': 'kept.legal()',
  'a bot': 'kept.suggest(0)',
})) {
  test(`${what} may trap again and again`, async () => {
    const { answers, instances } = await scene(`
      await loire.init();
      const answers = [];
      for (let i = 0; i < 20; i++) {
        const { state } = loire.newGame(setup);
        const kept = loire.Game.create(setup);
        spoil();
        answers.push(attempt(() => ${run})?.code ?? 'no error', loire.games().length);
        kept.free();
      }
      tell({ answers, instances: instances.length });`);
    assert.deepEqual(answers, Array(20).fill(['internal', 2]).flat());
    assert.equal(instances, 21);
  });
}

test('free never throws, not even if freeing itself traps', async () => {
  const { freed, games, instances } = await scene(`
    await loire.init();
    const kept = loire.Game.create(setup);
    spoil();
    const freed = attempt(() => (kept.free(), kept[Symbol.dispose](), 'freed'));
    tell({ freed, games: loire.games().length, instances: instances.length });`);
  assert.deepEqual([freed, games, instances], ['freed', 2, 2]);
});

test('calls with hardly any stack left do no lasting harm', async () => {
  const { hashes, turn, failed } = await scene(`
    await loire.init();
    const { state } = loire.newGame(setup);
    const hashes = new Set([loire.hash(state)]);
    let failed = 0;
    let left;
    const dive = () => {
      try { dive(); } catch {}
      if (left-- > 0) try { hashes.add(loire.hash(state)); } catch { failed++; }
    };
    for (let round = 0; round < 100; round++) { left = 40; dive(); }
    const game = loire.Game.create(setup);
    hashes.add(game.hash());
    tell({ hashes: hashes.size, turn: game.turn().type, failed });`);
  assert.deepEqual([hashes, turn], [1, 'seats']);
  assert.ok(failed > 100, `${failed} calls failed`);
});

/** The smallest wasm module there is; with a section, one that says it is of another build. */
const EMPTY = 'new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0])';
const OTHER = `(() => {
  const words = Buffer.from('0.0.1 (abc)');
  return new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0, 0, 6 + words.length, 5, ...Buffer.from('loire'), ...words]);
})()`;

const WRONG = {
  'no bytes of a module': ['new Uint8Array([1, 2, 3])', 'initFailed', /could not be started: .*/],
  'a module of somebody else': [EMPTY, 'initFailed', /not that of Loire/],
  'a compiled module of somebody else': [`new WebAssembly.Module(${EMPTY})`, 'initFailed', /not that of Loire/],
  'a module of another build': [
    OTHER,
    'wrongVersion',
    /of Loire 0\.0\.1 \(abc\), the scripts are of Loire \S+ \(\w+\)/,
  ],
  'no input at all': ['{}', 'initFailed', /could not be started/],
};

for (const [what, [wrong, code, message]] of Object.entries(WRONG)) {
  test(`${what} is refused with the reason, and a right one works afterwards`, async () => {
    const { sync, before, later, games } = await scene(`
      const sync = attempt(() => loire.initSync(${wrong}));
      const before = attempt(() => loire.games());
      const later = await loire.init(${wrong}).then(() => 'accepted', told);
      await loire.init();
      tell({ sync, before, later, games: loire.games().length });`);
    for (const error of [sync, later]) {
      assert.equal(error.code, code, JSON.stringify(error));
      assert.match(error.message, message);
    }
    assert.equal(before.code, 'notReady');
    assert.equal(games, 2);
  });
}

test('init that cannot get its file says so, and an init that waited behind it tries its own', async () => {
  const { errors, games } = await scene(`
    globalThis.fetch = async (url) => {
      if (String(url).includes('offline')) throw new TypeError('fetch failed');
      return Object.defineProperty(new Response('gone', { status: 404, statusText: 'Not Found' }), 'url', { value: String(url) });
    };
    const inputs = ['https://example.org/offline.wasm', 'https://example.org/gone.wasm', new URL('file:///nowhere.wasm'), Promise.reject(new Error('no idea'))];
    const failing = inputs.map((input) => loire.init(input).then(() => 'accepted', told));
    const right = loire.init(bytes());
    const errors = await Promise.all(failing);
    await right;
    tell({ errors, games: loire.games().length });`);
  const reasons = [/fetch failed/, /gone\.wasm answered 404 Not Found/, /nowhere\.wasm/, /no idea/];
  for (const [index, error] of errors.entries()) {
    assert.equal(error.code, 'initFailed', JSON.stringify(error));
    assert.match(error.message, reasons[index]);
  }
  assert.equal(games, 2);
});

test('the wasm file says which build it is, and it is that of the scripts', async () => {
  const module = new WebAssembly.Module(await readFile(join(packageFolder, 'loire.wasm')));
  const [section] = WebAssembly.Module.customSections(module, 'loire');
  const build = new TextDecoder().decode(section);
  assert.match(build, /^\d+\.\d+\.\d+ \([0-9a-f]{12}\)$/);
  assert.ok(build.startsWith(`${manifest.version} `));
  assert.ok((await readFile(join(packageFolder, 'core.js'), 'utf8')).includes(build));
});

test('no entry exports what is for the entries only', async () => {
  for (const name of ['.', './inline']) {
    const names = Object.keys(await import(entry(name)));
    assert.deepEqual(
      names.filter((each) => ['initFrom', 'default'].includes(each)),
      [],
      name,
    );
    assert.ok(names.includes('init') && names.includes('initSync'));
  }
  const browser = Object.keys(await import(pathToFileURL(join(packageFolder, 'index.js')).href));
  assert.ok(!browser.includes('initFrom') && browser.includes('init'));
});
