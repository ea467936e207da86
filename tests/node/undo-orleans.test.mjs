// Undo and redo in Orléans, where all seats plan at once: each seat undoes its own answers, even if others have
// answered in between.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { loire } from '../helpers/every-game.mjs';
import { chances } from '../helpers/values.mjs';

const SETUP = { game: 'orleans', seats: 3, seed: 'undo' };

/** A game of three in its first planning phase. */
const planning = () => loire.Game.create(SETUP);

/** The game after exactly these answers, each `[seat, notation]`. */
function after(answers, start = planning().record()) {
  const game = loire.Game.load(start);
  for (const [seat, action] of answers) game.play(seat, action);
  return game;
}

const ANSWERS = [
  [0, 'plan ownFarmer > village.1'],
  [1, 'plan ownTrader > castle.3'],
  [0, 'plan ownBoatman > village.2'],
  [2, 'plan ownCraftsman > farmhouse.2'],
  [1, 'plan ownFarmer > castle.1'],
  [0, 'plan ownCraftsman > village.3'],
  [2, 'ready'],
];
const without = (answers, ...gone) => answers.filter((_, index) => !gone.includes(index));
const asked = (game) => game.turn().asks.map(({ seat, ask }) => `${seat} ${ask.type}`);
const undoable = (game) => [0, 1, 2].map((seat) => game.canUndo(seat));

test('each seat undoes its own answers in planning, in any interleaving', () => {
  const game = after(ANSWERS);
  const whole = game.hash();
  assert.deepEqual(
    [asked(game), undoable(game)],
    [
      ['0 plan', '1 plan'],
      [true, true, false],
    ],
  );

  // Seat 0 undoes all three of its answers; the others' stay.
  for (const gone of [[5], [2, 5], [0, 2, 5]]) {
    assert.equal(game.canUndo(0), true);
    assert.equal(game.undo(0), true);
    assert.equal(game.hash(), after(without(ANSWERS, ...gone)).hash(), `without ${gone}`);
  }
  assert.deepEqual([game.canUndo(0), game.undo(0)], [false, false], 'undo stops at the beginning of planning');
  assert.deepEqual(undoable(game), [false, true, false]);
  assert.equal(game.record().entries.filter(({ seat }) => seat === 0).length, 0);

  // Redo restores the answers in the order of the undos, last one first.
  for (let left = 3; left > 0; left--) assert.equal(game.redo(), true);
  assert.deepEqual([game.redo(), game.hash()], [false, whole]);

  // Seat 2 is ready, so its plan is bound; seat 1 undoes its second answer.
  assert.equal(game.undo(2), false);
  assert.equal(game.undo(1), true);
  assert.equal(game.hash(), after(without(ANSWERS, 4)).hash());
  assert.equal(loire.hash(loire.replay(game.record()).state), game.hash());

  // Without a seat, undo applies to the seat that answered last.
  game.play(1, 'plan ownFarmer > castle.1');
  assert.equal(game.undo(), true);
  assert.equal(game.hash(), after(without(ANSWERS, 4)).hash());
});

test('a finished plan is bound even before the first act', () => {
  const game = after([...ANSWERS, [0, 'ready'], [1, 'ready']]);
  const acting = game.hash();
  const [{ seat: first }] = game.turn().asks;
  assert.deepEqual(asked(game), [`${first} turn`]);
  assert.deepEqual([undoable(game), game.canUndo()], [[false, false, false], false]);
  for (const seat of [0, 1, 2, undefined]) assert.equal(game.undo(seat), false);
  assert.equal(game.hash(), acting);
  game.play(first, 'pass');
  for (const seat of [0, 1, 2]) assert.equal(game.canUndo(seat), seat === first, `seat ${seat} after a pass`);
  assert.equal(game.undo(first), true);
  assert.equal(game.hash(), acting);
  assert.equal(game.undo(first), false);
});

test('an answer of another seat clears redo', () => {
  const game = after(ANSWERS);
  assert.equal(game.undo(0), true);
  game.play(1, 'plan ownCraftsman > university.2');
  assert.equal(game.redo(), false);
  assert.deepEqual(asked(game), ['0 plan', '1 plan']);
});

/** A later game in which this many seats are asked this at once; `undefined` if there is none. */
function askedAtOnce(type, number) {
  const game = loire.Game.create({ ...SETUP, seed: `undo ${number}` });
  const { below, pick } = chances(number);
  for (;;) {
    const turn = game.turn();
    if (turn.type === 'over') return undefined;
    if (turn.asks.length > 1 && turn.asks.every(({ ask }) => ask.type === type)) {
      if (game.state().position.hourglasses.length > 3) return game;
    }
    const legal = game.legal();
    const busy = legal.filter(({ action }) => !['ready', 'pass'].includes(action.type));
    const { seat, action } = pick(busy.length && below(4) ? busy : legal);
    game.play(seat, action);
  }
}

for (const type of ['recall', 'plan']) {
  test(`at random: an undone ${type} leaves no trace`, () => {
    let undone = 0;
    for (let number = 0; number < 40; number++) {
      const start = askedAtOnce(type, number);
      if (!start) continue;
      const record = start.record();
      const { below, pick } = chances(1000 + number);
      const game = loire.Game.load(record);
      const answers = [];
      // While at least two seats are asked, no later answer reveals anything.
      for (let step = 0; step < 30 && game.turn().asks?.length > 1; step++) {
        const seat = pick([0, 1, 2]);
        const own = answers.findLastIndex(([who]) => who === seat);
        if (own >= 0 && answers[own][1] === 'ready') {
          assert.equal(game.undo(seat), false, 'a seat that is ready is bound');
        } else if (own >= 0 && below(3) === 0) {
          assert.equal(game.canUndo(seat), true);
          assert.equal(game.undo(seat), true);
          answers.splice(own, 1);
          undone++;
        } else {
          const legal = game.legal(seat);
          if (legal.length === 0) continue;
          const { notation } = pick(legal);
          game.play(seat, notation);
          answers.push([seat, notation]);
        }
        assert.equal(game.hash(), after(answers, record).hash(), `${number}: ${JSON.stringify(answers)}`);
      }
      game.free();
      start.free();
    }
    assert.ok(undone > 50, `only ${undone} answers were undone`);
  });
}

test('draws after the last seat is ready cannot be undone', () => {
  let tried = 0;
  for (let number = 0; number < 20; number++) {
    const game = askedAtOnce('recall', number);
    if (!game) continue;
    while (game.turn().asks[0].ask.type === 'recall') {
      const [{ seat, action, reveals }] = game.legal().filter(({ action }) => action.type === 'ready');
      game.play(seat, action);
      assert.equal(game.canUndo(seat), false, 'a seat that is ready is bound');
      if (!reveals) continue;
      assert.deepEqual([undoable(game), game.canUndo()], [[false, false, false], false]);
      tried++;
    }
  }
  assert.ok(tried > 3, `${tried} times`);
});
