// Undo and redo in Burgundy: over a seat's own answers until another seat answers; per seat in simultaneous questions.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { loire } from '../helpers/every-game.mjs';

const SECRET = { game: 'burgundy', seats: 3, seed: 'handle', options: { setup: 'advancedSecret' } };

/** A game at the beginning of a seat's turn, in the middle of the game, with another seat after it in the round. */
function atTurn() {
  const game = loire.Game.create({ game: 'burgundy', seats: 3, seed: 'handle' });
  for (let count = 0; ; count++) {
    const { seat, action } = game.legal()[0];
    const { agenda, position } = game.state();
    const isFollowed = agenda.some(({ step }) => step?.type === 'startTurn');
    if (count > 12 && isFollowed && position.players[seat].dice.length === 2) return { game, seat };
    game.play(seat, action);
  }
}

test("undo removes a seat's own answers and redo restores them", () => {
  const { game, seat } = atTurn();
  const hashes = [game.hash()];
  const depth = () => hashes.length - 1;
  while (depth() < 2) {
    const { action } = game.legal(seat).find(({ reveals, action }) => !reveals && action.type !== 'endTurn');
    game.play(seat, action);
    hashes.push(game.hash());
  }
  for (const who of [seat, undefined]) {
    for (let left = depth(); left > 0; left--) {
      assert.equal(game.canUndo(who), true);
      assert.equal(game.undo(who), true);
      assert.equal(game.hash(), hashes[left - 1]);
    }
    for (let left = 1; left <= depth(); left++) {
      assert.equal(game.redo(), true);
      assert.equal(game.hash(), hashes[left]);
    }
    assert.equal(game.redo(), false);
  }
  const record = game.record();
  assert.equal(loire.hash(loire.replay(record).state), game.hash());
});

test('undo stops at the answer of another seat', () => {
  const { game, seat } = atTurn();
  const mine = () => game.turn().type === 'seats' && game.turn().asks[0].seat === seat;
  let plays = 0;
  for (; mine(); plays++) {
    const legal = game.legal(seat).filter(({ reveals }) => !reveals);
    game.play(seat, (legal.find(({ action }) => action.type === 'endTurn') ?? legal[0]).action);
  }
  assert.equal(game.turn().type, 'seats');
  const [{ seat: next }] = game.turn().asks;
  assert.notEqual(next, seat);
  assert.equal(game.canUndo(seat), true, 'the end of a turn can be undone until another seat answers');
  assert.equal(game.canUndo(next), false, 'the next seat has not answered yet');
  const hash = game.hash();
  const [{ action }] = game.legal(next).filter(({ reveals }) => !reveals);
  game.play(next, action);
  assert.equal(game.canUndo(seat), false);
  assert.equal(game.undo(seat), false);
  assert.equal(game.undo(next), true);
  assert.equal(game.hash(), hash);
  for (let left = plays; left > 0; left--) assert.equal(game.undo(seat), true, `${left} of ${plays}`);
});

test('each seat undoes its own answer to a simultaneous question', () => {
  const game = loire.Game.create(SECRET);
  const start = game.hash();
  const first = (seat) => game.legal(seat)[0].action;
  const actions = [0, 1].map(first);
  game.play(0, actions[0]);
  const onlyZero = game.hash();
  game.play(1, actions[1]);
  const both = game.hash();
  assert.deepEqual(
    [0, 1, 2].map((seat) => game.canUndo(seat)),
    [true, true, false],
  );
  assert.equal(game.undo(0), true);
  assert.deepEqual(
    game.turn().asks.map(({ seat }) => seat),
    [0, 2],
  );
  assert.equal(game.canUndo(0), false);
  assert.equal(game.redo(), true);
  assert.equal(game.hash(), both);
  assert.equal(game.undo(1), true);
  assert.equal(game.hash(), onlyZero);
  assert.equal(game.undo(0), true);
  assert.equal(game.hash(), start);
  assert.equal(game.redo() && game.redo(), true);
  assert.equal(game.hash(), both);
  const last = game.legal(2)[0];
  assert.equal(last.reveals, true, 'the last choice begins the first phase');
  game.play(2, last.action);
  assert.deepEqual(
    [0, 1, 2].map((seat) => game.canUndo(seat)),
    [false, false, false],
  );
  assert.equal(loire.hash(loire.replay(game.record()).state), game.hash());
});
