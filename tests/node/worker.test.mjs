// The handle behind a worker: the same words and answers as `Game`, and what an abort leaves behind.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';

import { loadLoire } from '../helpers/package.mjs';
import { startWorker } from '../helpers/thread.mjs';

const SETUP = { game: 'burgundy', seats: 3, seed: 'worker' };
const HOST = { game: 'burgundy', seats: 2, dealer: 'host' };

let loire, worker, threads;
before(async () => {
  loire = await loadLoire();
  ({ worker, threads } = await startWorker());
});
after(() => worker.close());

/** Ends the thread in the middle of a call that nobody waits for any more. */
async function abortSomething() {
  const abort = new AbortController();
  const call = worker.callWith({ signal: abort.signal }, 'games');
  abort.abort();
  await assert.rejects(call, { name: 'AbortError' });
}

test('every word of the handle answers as Game does', async () => {
  const here = loire.Game.create(SETUP);
  const there = await worker.create(SETUP);
  const [{ seat, action }] = here.legal();
  const calls = [
    ['turn'],
    ['legal'],
    ['legal', seat],
    ['check', seat, action],
    ['check', seat, 'end turn'],
    ['preview', seat, action],
    ['outcomes'],
    ['state'],
    ['record'],
    ['scores'],
    ['hash'],
    ['suggest', seat, { level: 'greedy', seed: 'x' }],
    ['canUndo'],
    ['canUndo', seat],
    ['play', seat, action],
    ['hash'],
    ['canUndo', seat],
    ['undo'],
    ['hash'],
    ['redo'],
    ['hash'],
    ['undo', seat],
    ['redo'],
    ['playout', 'p', 5],
    ['hash'],
    ['playout', 'p'],
    ['turn'],
    ['record'],
    ['scores'],
  ];
  for (const [name, ...args] of calls) {
    assert.deepEqual(await there[name](...args), here[name](...args), name);
  }
  const host = [loire.Game.create(HOST), await worker.create(HOST)];
  const [{ outcome }] = host[0].outcomes();
  for (const [name, ...args] of [['outcomes'], ['turn'], ['settle', outcome], ['hash'], ['record']]) {
    assert.deepEqual(await host[1][name](...args), host[0][name](...args), name);
  }
  const words = (prototype) => Object.getOwnPropertyNames(prototype).filter((name) => name !== 'constructor');
  const missing = words(loire.Game.prototype).filter((name) => !words(Object.getPrototypeOf(there)).includes(name));
  assert.deepEqual(missing.sort(), ['beginning', 'countPlayout']);
});

test('a state and a record are loaded', async () => {
  const game = loire.Game.create(SETUP);
  game.playout('half', 60);
  for (const from of [game.state(), game.record()]) {
    const loaded = await worker.load(from);
    assert.equal(await loaded.hash(), game.hash());
  }
});

test('errors arrive as LoireError with their particulars', async () => {
  const { LoireError } = loire;
  const there = await worker.create(SETUP);
  const refusal = (call) =>
    call.then(
      () => assert.fail('it was accepted'),
      (error) => error,
    );
  const { asks } = await there.turn();
  const refused = await refusal(there.play(asks[0].seat, 'end turn'));
  assert.ok(refused instanceof LoireError);
  assert.equal(refused.rule, 'B-034');
  assert.equal((await refusal(worker.create({ game: 'chess', seats: 2 }))).code, 'unknownGame');
  assert.equal((await refusal(worker.load({ loire: 2, game: 'burgundy' }))).path, 'loire');
  const record = { ...(await there.record()) };
  record.entries = [...record.entries, record.entries[0]];
  assert.equal((await refusal(worker.load(record))).entry, record.entries.length - 1);
  for (const hostile of [
    () => {},
    {
      get seats() {
        throw new Error('no');
      },
    },
    new Proxy(
      {},
      {
        ownKeys() {
          throw null;
        },
      },
    ),
  ]) {
    const error = await refusal(worker.create(hostile));
    assert.ok(error instanceof LoireError && error.code !== 'internal', String(error));
  }
  assert.equal((await there.turn()).type, 'seats');
});

test('after an abort a handle stands where it stood', async () => {
  const there = await worker.create(SETUP);
  const here = loire.Game.create(SETUP);
  const both = async (name, ...args) => assert.deepEqual(await there[name](...args), here[name](...args), name);
  for (let round = 0; round < 12; round++) {
    const { seat, action } = here.legal().at(-1);
    await both('play', seat, action);
    if (round % 3 === 0) await both('undo');
    if (round % 6 === 0) await both('redo');
  }
  await both('playout', 'few', 7);
  const before = threads();
  await abortSomething();
  await both('hash');
  await both('record');
  await both('canUndo');
  assert.equal(threads(), before + 1);
});

test('an aborted call has changed nothing, and calls behind it are answered', async () => {
  const there = await worker.create(SETUP);
  const before = await there.hash();
  const { seat, action } = (await there.legal())[0];
  const abort = new AbortController();
  const aborted = there.playout('long', undefined, { signal: abort.signal });
  const behind = there.play(seat, action);
  const after = there.hash();
  abort.abort(new Error('enough'));
  await assert.rejects(aborted, /enough/);
  const here = loire.Game.create(SETUP);
  assert.equal(here.hash(), before);
  assert.deepEqual(await behind, here.play(seat, action));
  assert.equal(await after, here.hash());
  await assert.rejects(there.turn({ signal: AbortSignal.abort() }), { name: 'AbortError' });
});

test('a game whose set-up names no dealer is dealt the same again', async () => {
  const there = await worker.create({ game: 'burgundy', seats: 2 });
  const other = await worker.create({ game: 'burgundy', seats: 2 });
  const hashes = [await there.hash(), await other.hash()];
  assert.notEqual(hashes[0], hashes[1]);
  const { seed } = (await there.state()).dealer;
  assert.match(seed, /^[0-9a-f]{32}$/);
  await abortSomething();
  assert.deepEqual([await there.hash(), await other.hash()], hashes);
});

test('a caller who changes a set-up or an action afterwards changes nothing', async () => {
  const setup = structuredClone(SETUP);
  const there = await worker.create(setup);
  const { seat, action } = (await there.legal())[0];
  const played = there.play(seat, action);
  setup.seats = 4;
  action.type = 'endTurn';
  await played;
  const hash = await there.hash();
  await abortSomething();
  assert.equal(await there.hash(), hash);
});

test('a fork goes its own way, also in a new thread', async () => {
  const there = await worker.create(SETUP);
  const { seat, action } = (await there.legal())[0];
  const played = there.play(seat, action);
  const forked = there.fork();
  const afterwards = there.playout('on', 3);
  await Promise.all([played, afterwards]);
  const fork = await forked;
  const here = loire.Game.create(SETUP);
  here.play(seat, action);
  assert.equal(await fork.hash(), here.hash());
  assert.notEqual(await there.hash(), here.hash());
  await abortSomething();
  assert.equal(await fork.hash(), here.hash());
  assert.deepEqual(await fork.record(), here.record());
});

test('a freed handle is refused, others live on', async () => {
  const there = await worker.create(SETUP);
  const fork = await there.fork();
  await there.free();
  await there.free();
  for (const call of [there.hash(), there.fork(), there.play(0, 'end turn')])
    await assert.rejects(call, { code: 'freed' });
  assert.match(await fork.hash(), /^[0-9a-f]{16}$/);
  await fork[Symbol.asyncDispose]();
  await assert.rejects(fork.hash(), { code: 'freed' });
});

test('a handle outlives a closed worker', async () => {
  const there = await worker.create(SETUP);
  const hash = await there.hash();
  const waiting = there.turn();
  worker.close();
  await assert.rejects(waiting, { code: 'closed' });
  assert.equal(await there.hash(), hash);
});
