// Undo in Trade & Intrigue: bribes alternate between seats, and a delivered order reveals the next card.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

import { loire } from '../helpers/every-game.mjs';
import { root } from '../helpers/package.mjs';

const FOLDER = `${root}tests/records/orleans/`;
const NAMES = Object.keys(JSON.parse(readFileSync(`${FOLDER}expected.json`, 'utf8'))).filter((name) =>
  /[a-z]$/.test(name),
);

/** The type of an action, with the inner type if it is a module's. */
const kind = ({ action }) => action && (action.answer?.type ?? action.type);

/** Every recorded game up to each entry that satisfies this condition, with that entry and the following ones. */
function* moments(holds) {
  for (const name of NAMES) {
    const { scores: _, ...record } = JSON.parse(readFileSync(`${FOLDER}${name}.json`, 'utf8'));
    for (const [at, one] of record.entries.entries()) {
      if (!holds(one, record.entries, at)) continue;
      const game = loire.Game.load({ ...record, entries: record.entries.slice(0, at) });
      yield { game, one, next: record.entries.slice(at + 1), name: `${name}, entry ${at}` };
      game.free();
    }
  }
}

const undoable = (game) => game.look().canUndo.flatMap((can, seat) => (can ? [seat] : []));

test('an offer can be undone until it is answered, and the answer until play goes on', () => {
  const seen = { accept: 0, decline: 0 };
  for (const { game, one, next, name } of moments((one) => ['offer', 'bribe'].includes(kind(one)))) {
    const [{ seat: victim }, actor] = [one, game.turn().asks[0].ask.ask.actor];
    const before = game.hash();
    assert.equal(game.turn().asks[0].seat, victim, name);
    game.play(victim, one.action);
    while (kind(next[0]) === 'pledge') game.play(victim, next.shift().action);
    const [{ seat, ask }] = game.turn().asks;
    assert.deepEqual([seat, ask.ask.type, ask.ask.victim], [actor, 'bribed', victim], name);
    const offered = game.hash();
    assert.equal(game.canUndo(actor), false, `${name}: the plot was answered`);
    while (game.hash() !== before) assert.equal(game.undo(victim), true, name);
    while (game.redo());
    assert.equal(game.hash(), offered, name);

    const answer = next.shift();
    assert.equal(answer.seat, actor, name);
    const { reveals } = game
      .legal(actor)
      .find(({ notation }) => notation === (answer.action.type === 'decline' ? 'decline' : 'accept'));
    game.play(actor, answer.action);
    assert.equal(game.canUndo(victim), false, `${name}: the offer was answered`);
    assert.equal(game.canUndo(actor), true, `${name}: nothing is drawn yet`);
    assert.equal(game.turn().type === 'chance', reveals, name);
    assert.equal(game.undo(actor), true, name);
    assert.equal(game.hash(), offered, name);
    seen[kind(answer)]++;
  }
  assert.ok(seen.accept > 5 && seen.decline > 5, JSON.stringify(seen));
});

test('a plot can be undone until its victim answers', () => {
  let seen = 0;
  for (const { game, one, next, name } of moments((one) => kind(one) === 'plot')) {
    const before = game.hash();
    game.play(one.seat, one.action);
    if (game.turn().type !== 'seats' || game.turn().asks[0].ask.ask?.type !== 'bribe') continue;
    assert.deepEqual(undoable(game), [one.seat], name);
    assert.equal(game.undo(one.seat), true);
    assert.equal(game.hash(), before, name);
    assert.equal(game.redo(), true);
    game.play(next[0].seat, next[0].action);
    assert.equal(game.canUndo(one.seat), false, name);
    seen++;
  }
  assert.ok(seen > 10, `${seen} plots`);
});

test('a delivery cannot be undone after the next card is revealed, but forgoing it can', () => {
  const seen = { deliver: 0, decline: 0 };
  for (const { game, one, name } of moments((one) => kind(one) === 'deliver')) {
    const before = game.hash();
    const { seat } = one;
    assert.equal(game.turn().asks[0].ask.type, 'deliver');
    for (const { action, reveals } of game.legal(seat)) {
      game.play(seat, action);
      assert.equal(game.turn().type === 'chance', reveals, name);
      assert.equal(game.undo(seat), true, `${name}: the next card is not yet revealed`);
      assert.equal(game.hash(), before, name);
      seen[action.type]++;
    }
    game.play(seat, one.action);
    if (game.turn().type !== 'chance') continue;
    assert.equal(game.turn().draw.type, 'order');
    const { outcome } = game.outcomes()[0];
    game.settle(outcome);
    assert.deepEqual(undoable(game), [], `${name}: the next card is revealed`);
    assert.ok(game.state().position.orders.includes(outcome.order), name);
    assert.equal(game.state().position.players[seat].passed, true, name);
  }
  assert.ok(seen.deliver >= 5 && seen.decline >= 5, JSON.stringify(seen));
});

test('draws for the alchemy and executions cannot be undone', () => {
  const seen = new Set();
  for (const { game, one, name } of moments(
    (one, all, at) => kind(one) === 'draw' || (all[at + 1]?.chance?.type === 'follower' && kind(one) === 'plot'),
  )) {
    const legal = game.legal(one.seat).find(({ action }) => JSON.stringify(action) === JSON.stringify(one.action));
    game.play(one.seat, one.action);
    if (game.turn().type !== 'chance') continue;
    assert.equal(legal.reveals, true, name);
    seen.add(game.turn().draw.type);
    game.settle(game.outcomes()[0].outcome);
    assert.deepEqual(undoable(game), [], name);
  }
  assert.ok(seen.has('bath') && seen.has('execution'), [...seen].join());
});
