// Starting the engine, and its state after a failure. Each scene runs in a process of its own.

import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { after, before, test } from 'node:test';
import { promisify } from 'node:util';

import { GAMES, entry, manifest, packageFolder, root } from '../helpers/package.mjs';

let folder;
before(async () => {
  await mkdir(join(root, 'target'), { recursive: true });
  folder = await mkdtemp(join(root, 'target', 'instance-'));
});
after(() => rm(folder, { recursive: true, force: true }));

let scenes = 0;

/** Runs a scene and returns what it passes to `tell`. */
async function scene(body) {
  const file = join(folder, `scene-${scenes++}.mjs`);
  const prelude = `
    import { readFileSync } from 'node:fs';
    const instances = [];
    const Instance = WebAssembly.Instance;
    WebAssembly.Instance = class extends Instance { constructor(...args) { super(...args); instances.push(this); } };
    const loire = await import(${JSON.stringify(entry())});
    const bytes = (game = 'burgundy') => readFileSync(${JSON.stringify(packageFolder)} + '/' + game + '.wasm');
    const setup = { game: 'burgundy', seats: 2, seed: 'scene' };
    const described = (error) => error instanceof loire.LoireError ? { code: error.code, message: error.message } : String(error);
    const attempt = (run) => { try { return run(); } catch (error) { return described(error); } };
    const tell = (value) => console.log(JSON.stringify(value));
    /** Spoils the memory of the running instance, so that its next call traps. */
    const spoil = () => new Uint8Array(instances.at(-1).exports.memory.buffer).fill(0xff);
    `;
  await writeFile(file, prelude + body);
  const { stdout } = await promisify(execFile)(process.execPath, [file], { timeout: 60_000 });
  return JSON.parse(stdout);
}

test('after a trap the next call works, and older handles fail with staleHandle', async () => {
  const { first, later, ...rest } = await scene(`
    await loire.init({ games: ['burgundy'] });
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
    // The catalogue starts again, so an old action has no number any more, and no action of the new instance is
    // mistaken for another one.
    const legal = fresh.legal();
    const played = attempt(() => (fresh.play(seat, action), fresh.hash()));
    const again = loire.Game.create(setup);
    const notations = again.legal().map(({ action, notation, seat }) => again.check(seat, action).legal && notation);
    const expected = loire.legalActions(state).map(({ notation }) => notation);
    await loire.init({ games: ['burgundy'] });
    loire.initSync({ burgundy: bytes() });
    tell({ first, later, freed, afterwards, same, played, expected: loire.hash(loire.play(state, seat, action).state),
      legal: JSON.stringify(notations) === JSON.stringify(expected), instances: instances.length });`);
  assert.equal(first.code, 'internal');
  assert.match(first.message, /restarted/);
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
  test(`${what} may trap repeatedly`, async () => {
    const { answers, instances } = await scene(`
      await loire.init({ games: ['burgundy'] });
      const answers = [];
      for (let i = 0; i < 20; i++) {
        const { state } = loire.newGame(setup);
        const kept = loire.Game.create(setup);
        spoil();
        answers.push(attempt(() => ${run})?.code ?? 'no error', typeof loire.components('burgundy'));
        kept.free();
      }
      tell({ answers, instances: instances.length });`);
    assert.deepEqual(answers, Array(20).fill(['internal', 'object']).flat());
    assert.equal(instances, 21);
  });
}

test('free never throws, even if freeing traps', async () => {
  const { freed, games, instances } = await scene(`
    await loire.init({ games: ['burgundy'] });
    const kept = loire.Game.create(setup);
    spoil();
    const freed = attempt(() => (kept.free(), kept[Symbol.dispose](), 'freed'));
    tell({ freed, games: typeof loire.components('burgundy'), instances: instances.length });`);
  assert.deepEqual([freed, games, instances], ['freed', 'object', 2]);
});

test('calls with hardly any stack left do no lasting harm', async () => {
  const { hashes, turn, failed } = await scene(`
    await loire.init({ games: ['burgundy'] });
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

/** The smallest wasm module; with a section, one with the id of another build. */
const EMPTY = 'new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0])';
const OTHER = `(() => {
  const words = Buffer.from('0.0.1 (abc)');
  return new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0, 0, 6 + words.length, 5, ...Buffer.from('loire'), ...words]);
})()`;

const WRONG = {
  'bytes that are not a module': ['new Uint8Array([1, 2, 3])', 'initFailed', /could not be started: .*/],
  'a foreign module': [EMPTY, 'initFailed', /not that of Loire/],
  'a compiled foreign module': [`new WebAssembly.Module(${EMPTY})`, 'initFailed', /not that of Loire/],
  'a module of another build': [
    OTHER,
    'wrongVersion',
    /of Loire 0\.0\.1 \(abc\), the scripts are of Loire burgundy \S+ \(\w+\)/,
  ],
  'a missing input': ['{}', 'initFailed', /could not be started/],
};

for (const [what, [wrong, code, message]] of Object.entries(WRONG)) {
  test(`${what} is refused with the reason, and a valid one works afterwards`, async () => {
    const { sync, before, later, games } = await scene(`
      const sync = attempt(() => loire.initSync({ burgundy: ${wrong} }));
      const before = attempt(() => loire.turn({}));
      const later = await loire.init({ burgundy: ${wrong} }).then(() => 'accepted', described);
      await loire.init({ games: ['burgundy'] });
      tell({ sync, before, later, games: typeof loire.components('burgundy') });`);
    for (const error of [sync, later]) {
      assert.equal(error.code, code, JSON.stringify(error));
      assert.match(error.message, message);
    }
    assert.equal(before.code, 'notReady');
    assert.equal(games, 'object');
  });
}

test('init fails if it cannot fetch its file, and a waiting init tries its own', async () => {
  const { errors, games } = await scene(`
    globalThis.fetch = async (url) => {
      if (String(url).includes('offline')) throw new TypeError('fetch failed');
      return Object.defineProperty(new Response('gone', { status: 404, statusText: 'Not Found' }), 'url', { value: String(url) });
    };
    const inputs = ['https://example.org/offline.wasm', 'https://example.org/gone.wasm', new URL('file:///nowhere.wasm'), Promise.reject(new Error('no idea'))];
    const failing = inputs.map((input) => loire.init({ burgundy: input }).then(() => 'accepted', described));
    const right = loire.init({ burgundy: bytes() });
    const errors = await Promise.all(failing);
    await right;
    tell({ errors, games: typeof loire.components('burgundy') });`);
  const reasons = [/fetch failed/, /gone\.wasm answered 404 Not Found/, /nowhere\.wasm/, /no idea/];
  for (const [index, error] of errors.entries()) {
    assert.equal(error.code, 'initFailed', JSON.stringify(error));
    assert.match(error.message, reasons[index]);
  }
  assert.equal(games, 'object');
});

test('a game is loaded on demand, and calls for other games say how to load them', async () => {
  const { before, one, two, all, instances } = await scene(`
    const games = loire.games().map(({ id }) => id);
    const asked = () => games.map((game) => attempt(() => typeof loire.components(game)));
    const before = asked();
    await loire.init({ games: ['orleans'] });
    const one = asked();
    await Promise.all([loire.init({ burgundy: bytes() }), loire.init({ orleans: new Uint8Array([1, 2, 3]) })]);
    const two = asked();
    const counted = instances.length;
    await loire.init();
    tell({ before, one, two, all: asked(), instances: [counted, instances.length] });`);
  const missing = (game) => ({
    code: 'gameNotLoaded',
    message: `${game} is not loaded: call init({ games: ["${game}"] }) first, or init() for all games, and wait for it`,
  });
  assert.deepEqual(before, ['burgundy', 'orleans', 'stories'].map(missing));
  assert.deepEqual(one, [missing('burgundy'), 'object', missing('stories')]);
  assert.deepEqual(two, ['object', 'object', missing('stories')]);
  assert.deepEqual(all, ['object', 'object', 'object']);
  assert.deepEqual(instances, [2, 3]);
});

test('a set-up, a state and a record find their game in any spelling', async () => {
  const { found, unknown, named } = await scene(`
    loire.initSync({ orleans: bytes('orleans'), burgundy: bytes('burgundy') });
    const { state } = loire.newGame({ seats: 2, seed: 'x', game: 'orleans' });
    const hash = loire.hash(state);
    const { game, ...rest } = state;
    const record = loire.Game.create({ seed: 'x', seats: 2, game }).record();
    const found = [
      loire.hash({ ...rest, game }) === hash,
      loire.hash({ toJSON: () => state }) === hash,
      loire.hash(new Proxy(state, {})) === hash,
      loire.Game.load({ ...rest, game }).hash() === hash,
      loire.replay({ entries: record.entries, ...record }).state.game === 'orleans',
    ];
    const unknown = [{ ...state, game: 'chess' }, { ...state, game: 7 }, { ...rest }, [], null, 3, 'orleans'];
    tell({
      found,
      unknown: unknown.map((value) => attempt(() => loire.turn(value)).code),
      named: attempt(() => loire.newGame({ game: 'chess', seats: 2 })).message,
    });`);
  assert.deepEqual(found, Array(5).fill(true));
  assert.deepEqual(unknown.slice(0, 1), ['unknownGame']);
  assert.ok(
    unknown.every((code) => ['unknownGame', 'badInput', 'unknownFormat'].includes(code)),
    unknown.join(),
  );
  assert.equal(named, 'there is no such game; there is burgundy, orleans, stories');
});

test('a trap in one game leaves the other games unharmed', async () => {
  const { first, lost, kept, instances } = await scene(`
    await loire.init({ games: ['orleans'] });
    const there = loire.Game.create({ game: 'orleans', seats: 2, seed: 'x' });
    const [hash, { action, seat }] = [there.hash(), there.legal()[0]];
    await loire.init({ games: ['burgundy'] });
    const here = loire.Game.create(setup);
    spoil();
    const first = attempt(() => here.hash());
    tell({ first, lost: attempt(() => here.hash()), kept: [there.hash() === hash, typeof there.play(seat, action)],
      instances: instances.length });`);
  assert.equal(first.code, 'internal');
  assert.equal(lost.code, 'staleHandle');
  assert.deepEqual(kept, [true, 'object']);
  assert.equal(instances, 3);
});

test('init refuses other inputs and lists the valid ones', async () => {
  const { wrong, unknown, swapped } = await scene(`
    const inputs = ['burgundy.wasm', new URL('file:///burgundy.wasm'), bytes(), new WebAssembly.Module(bytes()), 7, [],
      new Response(), Promise.resolve(bytes()), { games: 7 }, { games: 'orleans' }, new Proxy({}, { ownKeys() { throw new Error('no'); } })];
    const names = [{ chess: bytes() }, { games: ['chess'] }, { games: [{}] }];
    const both = async (input) => [
      await loire.init(input).then(() => 'accepted', described), attempt(() => loire.initSync(input) ?? 'accepted'),
    ];
    const all = async (inputs) => (await Promise.all(inputs.map(both))).flat();
    tell({ wrong: await all(inputs), unknown: await all(names), swapped: await both({ orleans: bytes('burgundy') }) });`);
  for (const error of wrong) {
    assert.equal(error.code, 'initFailed', JSON.stringify(error));
    assert.match(error.message, /init takes \{ games: \["orleans"\] \} or \{ orleans: input \}/);
  }
  for (const error of unknown) {
    assert.equal(error.code, 'unknownGame', JSON.stringify(error));
    assert.match(error.message, /there is burgundy, orleans, stories$/);
  }
  for (const error of swapped) {
    assert.equal(error.code, 'initFailed');
    assert.match(error.message, /the engine of orleans could not be started: this wasm module is that of burgundy/);
  }
});

test('each wasm file has the build id of the scripts', async () => {
  const scripts = await readFile(join(packageFolder, 'core.js'), 'utf8');
  for (const game of GAMES) {
    const module = new WebAssembly.Module(await readFile(join(packageFolder, `${game}.wasm`)));
    const [section] = WebAssembly.Module.customSections(module, 'loire');
    const build = new TextDecoder().decode(section);
    assert.match(build, /^\w+ \d+\.\d+\.\d+ \([0-9a-f]{12}\)$/);
    assert.ok(build.startsWith(`${game} ${manifest.version} `));
    assert.ok(scripts.includes(build));
  }
});

test('no entry exports internal functions', async () => {
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
