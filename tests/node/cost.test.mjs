// The cost of a call grows neither with the length of a game, nor with the number of calls, nor with freed games.
// `LOIRE_CALLS=200000 node --test tests/node/cost.test.mjs` is the long form.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

import { memoryBytes } from '../helpers/hostile/memory.mjs';
import { everyGame, loire } from '../helpers/every-game.mjs';
import { chances } from '../helpers/values.mjs';

const CALLS = Number(process.env.LOIRE_CALLS ?? 4_000);
const PAGE = 65_536;
/** Max growth of the memory after a tenth of the calls, in bytes: the long form shows a leak of six bytes a call. */
const GROWTH = 16 * PAGE;
/**
 * Max factor between the time of a call late in a game and early in it; a dependence on the length would be a factor of
 * 100.
 */
const FACTOR = 4;

/** Bytes of text that cross the boundary in a call, in both directions. */
function crossing(call) {
  const { encodeInto } = TextEncoder.prototype;
  const { decode } = TextDecoder.prototype;
  let bytes = 0;
  TextEncoder.prototype.encodeInto = function (...args) {
    const done = encodeInto.apply(this, args);
    bytes += done.written;
    return done;
  };
  TextDecoder.prototype.decode = function (...args) {
    bytes += args[0]?.byteLength ?? 0;
    return decode.apply(this, args);
  };
  try {
    call();
  } finally {
    Object.assign(TextEncoder.prototype, { encodeInto });
    Object.assign(TextDecoder.prototype, { decode });
  }
  return bytes;
}

const median = (times) => times.sort((a, b) => a - b)[times.length >> 1];

/** A game late in its course with its history, and a game in the same state without one. */
function lateAndFresh(setup) {
  const late = loire.Game.create(setup);
  const whole = late.countPlayout('long', 1500);
  late.playout('long', whole - 8);
  const entries = late.record().entries.length;
  assert.ok(entries > 100, `${entries} entries are not a long game`);
  return [late, loire.Game.load(late.state())];
}

everyGame(
  'a call of the handle costs the same late in a long game as without its history',
  ({ seeded, everything }) => {
    const [late, fresh] = lateAndFresh({ ...seeded, ...everything, seats: 4 });
    const { seat, action } = late.legal().find((legal) => reverts(late, legal));
    const calls = {
      turn: (game) => game.turn(),
      legal: (game) => game.legal(),
      check: (game) => game.check(seat, action),
      'play and undo': (game) => game.play(seat, action) && assert.ok(game.canUndo(seat) && game.undo(seat)),
      scores: (game) => game.scores(),
      hash: (game) => game.hash(),
      state: (game) => game.state(),
      toBytes: (game) => game.toBytes(),
    };
    for (const [name, call] of Object.entries(calls)) {
      const times = [[], []];
      for (let round = 0; round < 120; round++) {
        for (const [place, game] of [late, fresh].entries()) {
          const start = performance.now();
          call(game);
          times[place].push(performance.now() - start);
        }
      }
      assert.equal(
        crossing(() => call(late)),
        crossing(() => call(fresh)),
        `${name}: bytes across the boundary`,
      );
      const [long, short] = times.map(median);
      assert.ok(long < short * FACTOR, `${name}: ${long} ms late in a game, ${short} ms without its history`);
    }
  },
);

/** Whether this answer can be undone. */
function reverts(game, { seat, action }) {
  const copy = game.fork();
  copy.play(seat, action);
  const undone = copy.undo(seat);
  copy.free();
  return undone;
}

everyGame('the memory of an engine does not grow with the number of calls', ({ seeded }) => {
  const { pick } = chances(5);
  let [calls, warm] = [0, 0];
  for (let number = 0; calls < CALLS; number++) {
    let { state } = loire.newGame({ ...seeded, seed: `calls ${number % 40}` });
    const game = loire.Game.load(state);
    for (let step = 0; step < 60 && calls < CALLS; step++) {
      const legal = step % 2 ? loire.legalActions(state) : game.legal();
      if (legal.length === 0) break;
      const { seat, action } = pick(legal);
      ({ state } = loire.play(state, seat, action));
      game.play(seat, action);
      loire.look(state);
      game.canUndo();
      assert.equal(loire.hash(loire.fromBytes(game.toBytes())), game.hash());
      calls += 8;
    }
    game.free();
    if (warm === 0 && calls >= CALLS / 10) warm = memoryBytes();
  }
  assert.ok(warm > 0 && memoryBytes() - warm <= GROWTH, `from ${warm} to ${memoryBytes()} bytes in ${calls} calls`);
});

/** Creates games, plays them to the end and passes them to `rid`, which disposes of them. */
function makeGames(setup, rid) {
  for (let number = 0; number < 60; number++) {
    const game = loire.Game.create(setup);
    game.playout(`gone ${number % 5}`, 300);
    rid(game);
  }
}

everyGame('a freed game returns its memory', ({ seeded }) => {
  makeGames(seeded, (game) => game.free());
  const before = memoryBytes();
  for (let round = 0; round < 3; round++) makeGames(seeded, (game) => game.free());
  assert.equal(memoryBytes(), before);
});

test('a game without references returns its memory too', async () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc');
  const round = async () => {
    makeGames({ game: 'burgundy', seats: 4, seed: 'forgotten' }, () => {});
    for (let turn = 0; turn < 5; turn++) {
      collect();
      await new Promise((heard) => setTimeout(heard, 5)); // finalizers run between tasks
    }
    return memoryBytes();
  };
  const first = await round();
  for (let more = 0; more < 2; more++) await round();
  const last = await round();
  assert.ok(last - first <= 2 * PAGE, `from ${first} to ${last} bytes`);
});
