// The handle in a worker: the same methods and answers as `Game`, and the state after an abort.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';

import { everyGame, loire } from '../helpers/every-game.mjs';
import { entry } from '../helpers/package.mjs';
import { startWorker } from '../helpers/thread.mjs';

let worker, threads;
before(async () => ({ worker, threads } = await startWorker()));
after(() => worker.close());

/** Ends the thread in the middle of a call whose result is no longer needed. */
async function abortSomething() {
  const abort = new AbortController();
  const call = worker.callWith({ signal: abort.signal }, 'games');
  abort.abort();
  await assert.rejects(call, { name: 'AbortError' });
}

everyGame('every method of the handle answers as Game does', async ({ seeded, host: hostSetup, refused }) => {
  const here = loire.Game.create(seeded);
  const there = await worker.create(seeded);
  const [{ seat, action }] = here.legal();
  const calls = [
    ['turn'],
    ['legal'],
    ['legal', seat],
    ['legal', seat, { previews: true }],
    ['look'],
    ['look', seat],
    ['view', null],
    ['view', seat],
    ['deal'],
    ['apply', [{ seat, action }]],
    ['undo'],
    ['check', seat, action],
    ['check', seat, refused],
    ['preview', seat, action],
    ['outcomes'],
    ['state'],
    ['record'],
    ['scores'],
    ['hash'],
    ['suggest', seat, { level: 'normal', seed: 'x' }],
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
  const host = [loire.Game.create(hostSetup), await worker.create(hostSetup)];
  const [{ outcome }] = host[0].outcomes();
  for (const [name, ...args] of [['outcomes'], ['turn'], ['settle', outcome], ['hash'], ['record']]) {
    assert.deepEqual(await host[1][name](...args), host[0][name](...args), name);
  }
  const words = (prototype) => Object.getOwnPropertyNames(prototype).filter((name) => name !== 'constructor');
  const missing = words(loire.Game.prototype).filter((name) => !words(Object.getPrototypeOf(there)).includes(name));
  assert.deepEqual(missing, []);
});

everyGame('the worker loads a state and a record', async ({ seeded }) => {
  const game = loire.Game.create(seeded);
  game.playout('half', 60);
  for (const from of [game.state(), game.record()]) {
    const loaded = await worker.load(from);
    assert.equal(await loaded.hash(), game.hash());
  }
});

everyGame('the worker loads a record with its dealer', async ({ seeded }) => {
  const game = loire.Game.create(seeded);
  const loaded = await worker.load(game.record(), { seed: seeded.seed });
  assert.deepEqual(await loaded.state(), game.state());
});

everyGame('draws remain after an abort', async ({ host }) => {
  const there = await worker.create(host);
  const { entries } = await there.deal();
  assert.ok(entries.length > 0);
  const before = await there.record();
  assert.deepEqual(before.entries, entries);
  await abortSomething();
  assert.deepEqual(await there.record(), before);
  // By a generator of the page, which stays on the page.
  const numbers = () => {
    let last = 0;
    return () => (last = (last + 0.37) % 1);
  };
  const [one, other] = [await worker.create(host), loire.Game.create(host)];
  assert.deepEqual(await one.deal(numbers()), other.deal(numbers()));
  await abortSomething();
  assert.equal(await one.hash(), other.hash());
});

everyGame('errors arrive as LoireError with their details', async ({ id, seeded, refused: action, rule }) => {
  const { LoireError } = loire;
  const there = await worker.create(seeded);
  const refusal = (call) =>
    call.then(
      () => assert.fail('the call was accepted'),
      (error) => error,
    );
  const { asks } = await there.turn();
  const refused = await refusal(there.play(asks[0].seat, action));
  assert.ok(refused instanceof LoireError);
  assert.match(refused.rule, rule);
  assert.deepEqual(refused.message, loire.check(await there.state(), asks[0].seat, action).message);
  assert.equal((await refusal(worker.create({ game: 'chess', seats: 2 }))).code, 'unknownGame');
  assert.equal((await refusal(worker.load({ loire: 2, game: id }))).path, 'loire');
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

everyGame('after an abort a handle has its old state', async ({ seeded }) => {
  const there = await worker.create(seeded);
  const here = loire.Game.create(seeded);
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

everyGame('an aborted call changes nothing, and later calls are answered', async ({ seeded }) => {
  const there = await worker.create(seeded);
  const before = await there.hash();
  const { seat, action } = (await there.legal())[0];
  const abort = new AbortController();
  const aborted = there.playout('long', undefined, { signal: abort.signal });
  const behind = there.play(seat, action);
  const after = there.hash();
  abort.abort(new Error('enough'));
  await assert.rejects(aborted, /enough/);
  const here = loire.Game.create(seeded);
  assert.equal(here.hash(), before);
  assert.deepEqual(await behind, here.play(seat, action));
  assert.equal(await after, here.hash());
  await assert.rejects(there.turn({ signal: AbortSignal.abort() }), { name: 'AbortError' });
});

everyGame('a game without a dealer in its set-up is restored with the same draws', async ({ id, least }) => {
  const there = await worker.create({ game: id, seats: 2, ...least });
  const other = await worker.create({ game: id, seats: 2, ...least });
  const hashes = [await there.hash(), await other.hash()];
  assert.notEqual(hashes[0], hashes[1]);
  const { seed } = (await there.state()).dealer;
  assert.match(seed, /^[0-9a-f]{32}$/);
  await abortSomething();
  assert.deepEqual([await there.hash(), await other.hash()], hashes);
});

everyGame('later changes to a set-up or an action have no effect', async ({ seeded }) => {
  const setup = structuredClone(seeded);
  const there = await worker.create(setup);
  const { seat, action } = (await there.legal())[0];
  const played = there.play(seat, action);
  setup.seats = 4;
  action.type = 'jump';
  await played;
  const hash = await there.hash();
  await abortSomething();
  assert.equal(await there.hash(), hash);
});

everyGame('a fork is independent, also in a new thread', async ({ seeded }) => {
  const there = await worker.create(seeded);
  const { seat, action } = (await there.legal())[0];
  const played = there.play(seat, action);
  const forked = there.fork();
  const afterwards = there.playout('on', 3);
  await Promise.all([played, afterwards]);
  const fork = await forked;
  const here = loire.Game.create(seeded);
  here.play(seat, action);
  assert.equal(await fork.hash(), here.hash());
  assert.notEqual(await there.hash(), here.hash());
  await abortSomething();
  assert.equal(await fork.hash(), here.hash());
  assert.deepEqual(await fork.record(), here.record());
});

everyGame('a freed handle is refused, and others go on', async ({ seeded, refused }) => {
  const there = await worker.create(seeded);
  const fork = await there.fork();
  await there.free();
  await there.free();
  for (const call of [there.hash(), there.fork(), there.play(0, refused)])
    await assert.rejects(call, { code: 'freed' });
  assert.match(await fork.hash(), /^[0-9a-f]{16}$/);
  await fork[Symbol.asyncDispose]();
  await assert.rejects(fork.hash(), { code: 'freed' });
});

everyGame('a handle outlives a closed worker', async ({ seeded }) => {
  const there = await worker.create(seeded);
  const hash = await there.hash();
  const waiting = there.turn();
  worker.close();
  await assert.rejects(waiting, { code: 'closed' });
  assert.equal(await there.hash(), hash);
});

/** The error of a refused call; fails if the call succeeds. */
const refused = (call) =>
  call.then(
    () => assert.fail('the call was accepted'),
    (error) => error,
  );

test('an unknown function is refused by its name', async () => {
  for (const name of [
    'nope',
    'initSync',
    'default',
    'Game',
    'LoireError',
    'version',
    'toString',
    '__proto__',
    'constructor',
    undefined,
  ]) {
    const error = await refused(worker.call(name));
    assert.ok(error instanceof loire.LoireError, String(error));
    assert.equal(error.code, 'unknownFunction', error.message);
    assert.ok(error.message.includes(`"${name}"`) && error.message.includes('legalActions'), error.message);
  }
  assert.equal((await worker.call('games')).length, loire.games().length);
});

test('without Worker every call fails with the reason', async () => {
  const { LoireWorker } = await import(entry('./worker', ['browser']));
  assert.equal(typeof Worker, 'undefined', 'Node has no Worker of its own');
  const bare = new LoireWorker();
  const broken = new LoireWorker({
    start: () => {
      throw new Error('not today');
    },
  });
  for (const [worker, why] of [
    [bare, /Worker is not defined/],
    [broken, /not today/],
  ]) {
    for (const call of [worker.call('games'), worker.create({ game: 'burgundy', seats: 2 }), worker.load({})]) {
      const error = await refused(call);
      assert.ok(error instanceof loire.LoireError, String(error));
      assert.equal(error.code, 'noWorker');
      assert.match(error.message, why);
    }
    worker.close();
  }
});

test('a worker with an invalid wasm file says why', async () => {
  const empty = new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]);
  const { worker } = await startWorker({ wasm: { orleans: empty } });
  for (const call of [worker.call('components', 'orleans'), worker.call('turn', { game: 'orleans' })]) {
    const error = await refused(call);
    assert.deepEqual([error instanceof loire.LoireError, error.code], [true, 'initFailed']);
    assert.match(error.message, /not that of Loire/);
  }
  worker.close();
});

everyGame('after a trap in the worker its handles have their old states', async ({ seeded }) => {
  const { worker, threads } = await startWorker({ trapAt: 'playout' });
  const here = loire.Game.create(seeded);
  const [there, bystander] = [await worker.create(seeded), await worker.create({ ...seeded, seed: 'other' })];
  const [{ seat, action }] = here.legal();
  const hash = await bystander.hash();
  assert.deepEqual(await there.play(seat, action), here.play(seat, action));
  const trapped = refused(there.playout('x'));
  const behind = there.hash();
  assert.equal((await trapped).code, 'internal');
  assert.equal(await behind, here.hash());
  assert.equal(await bystander.hash(), hash);
  assert.deepEqual(await there.record(), here.record());
  assert.equal(threads(), 2);
  worker.close();
});
