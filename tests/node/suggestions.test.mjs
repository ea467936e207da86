// The answers of bots and all their numbers equal those that tests/bots/everywhere.rs records natively.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

import { loadLoire } from '../helpers/package.mjs';

const loire = await loadLoire();
const questions = JSON.parse(readFileSync(new URL('../bots/suggestions.json', import.meta.url), 'utf8'));

/** Number of candidates that are compared for each answer. */
const KEPT = 3;

test('the goldens contain negative numbers and fractions of every length', () => {
  const numbers = questions.flatMap(({ suggestion }) =>
    (suggestion?.candidates ?? []).flatMap(({ score, points, spread, win }) => [score, points, spread, win]),
  );
  const has = (is) => numbers.some((number) => number !== null && is(number));
  for (const is of [
    (n) => n < 0,
    (n) => n > 50,
    (n) => (n * 10) % 1 !== 0,
    (n) => (n * 100) % 1 !== 0,
    Number.isInteger,
  ])
    assert.ok(has(is), String(is));
});

test('a bot gives the same answers in wasm as natively', () => {
  for (const { setup, decisions, options, suggestion } of questions) {
    const game = loire.Game.create(setup);
    game.playout('played', decisions);
    const turn = game.turn();
    const actual = turn.type === 'seats' ? game.suggest(turn.asks[0].seat, options) : null;
    game.free();
    actual?.candidates.splice(KEPT);
    assert.deepEqual(actual, suggestion, JSON.stringify({ setup, decisions, options }));
  }
});
