// States as bytes: small, the same on all platforms, and trusted no more than other input.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { everyGame, games, loire } from '../helpers/every-game.mjs';
import { chances, refusal, reorder } from '../helpers/values.mjs';

everyGame('a state survives a round trip through at most about a kilobyte', ({ setups }) => {
  let seen = 0;
  for (const [index, setup] of setups.entries()) {
    const game = loire.Game.create(setup);
    for (let step = 0; step < 4; step++) {
      game.playout(`bytes ${index}`, 40);
      const state = game.state();
      const bytes = game.toBytes();
      assert.ok(bytes instanceof Uint8Array);
      assert.deepEqual(loire.toBytes(state), bytes);
      assert.deepEqual(loire.toBytes(reorder(state)), bytes, 'the order of keys does not matter');
      assert.deepEqual(loire.fromBytes(bytes), state);
      assert.deepEqual(loire.fromBytes(Buffer.from(bytes)), state, 'a Buffer works too');
      // Callers choose the length of tables and names, so these do not count.
      if (!setup.tables && !setup.names) assert.ok(bytes.length <= 1100, `${bytes.length} bytes`);
      seen++;
    }
    game.free();
  }
  assert.ok(seen >= 8, `${seen} states`);
});

everyGame('fromBytes reads a subarray and leaves it unchanged', ({ seeded }) => {
  const { state } = loire.newGame(seeded);
  const bytes = loire.toBytes(state);
  const around = new Uint8Array(bytes.length + 20).fill(255);
  around.set(bytes, 7);
  assert.deepEqual(loire.fromBytes(around.subarray(7, 7 + bytes.length)), state);
  assert.deepEqual([...around.subarray(0, 7)], Array(7).fill(255));
  const own = loire.toBytes(state);
  own.fill(0);
  assert.deepEqual(loire.toBytes(state), bytes, 'toBytes returns a copy');
});

everyGame('bytes that are not a state are refused', ({ id, seeded }) => {
  const { state } = loire.newGame(seeded);
  const bytes = loire.toBytes(state);
  const { below } = chances(7);
  for (let trial = 0; trial < 400; trial++) {
    const hostile = trial % 4 ? bytes.slice() : bytes.slice(0, below(bytes.length));
    for (let left = 1 + below(3); left > 0 && hostile.length > 0; left--) hostile[below(hostile.length)] = below(256);
    let read;
    try {
      read = loire.fromBytes(hostile);
    } catch (error) {
      assert.ok(error instanceof loire.LoireError && error.code !== 'internal', `${error.stack}`);
    }
    if (read) assert.deepEqual(loire.validate(read), []);
  }
  const other = games.find((game) => game.id !== id).id;
  const begin = (name) => Uint8Array.from([...Buffer.from(name), ...bytes.subarray(id.length)]);
  assert.equal(refusal(() => loire.fromBytes(begin(other))).code, 'badInput');
  assert.equal(refusal(() => loire.fromBytes(begin('chess'))).code, 'unknownGame');
  assert.equal(refusal(() => loire.fromBytes(begin(''))).code, 'badInput');
  bytes[id.length] = 2;
  assert.equal(refusal(() => loire.fromBytes(bytes)).code, 'unknownFormat');
});

test('fromBytes ignores overwritten properties of an array', () => {
  const bytes = loire.toBytes(loire.newGame({ game: 'burgundy', seats: 2, seed: 'x' }).state);
  const state = loire.fromBytes(bytes);
  const lie = { get: () => assert.fail('a getter of the caller ran') };
  Object.defineProperties(bytes, {
    length: lie,
    byteLength: lie,
    buffer: lie,
    constructor: lie,
    [Symbol.toStringTag]: lie,
  });
  assert.deepEqual(loire.fromBytes(bytes), state);
  const gone = new Uint8Array(10);
  structuredClone(gone, { transfer: [gone.buffer] });
  assert.equal(refusal(() => loire.fromBytes(gone)).code, 'badInput');
});

test('fromBytes refuses other types than Uint8Array', () => {
  for (const value of [
    undefined,
    null,
    'burgundy',
    [1, 2],
    {},
    new Uint16Array(4),
    new ArrayBuffer(8),
    new DataView(new ArrayBuffer(8)),
  ]) {
    assert.equal(refusal(() => loire.fromBytes(value)).code, 'badInput');
  }
  assert.equal(refusal(() => loire.fromBytes(new Uint8Array())).code, 'badInput');
  assert.equal(refusal(() => loire.fromBytes(new Uint8Array(600_000))).code, 'tooLarge');
});
