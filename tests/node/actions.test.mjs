// Legal actions (their form, names and acceptance), refusals with their reasons, previews, and bots.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isDeepStrictEqual } from 'node:util';

import { everyGame, loire, position, wholeGame } from '../helpers/every-game.mjs';
import { refusal } from '../helpers/values.mjs';

everyGame('legalActions lists well-formed actions that are accepted, through whole games', (game) => {
  const { id, target, touching, decisions, variedSetup } = game;
  for (const number of [0, 1, 2]) {
    const setup = { game: id, ...variedSetup(number, loire.components(id)), seed: 'legal' };
    let count = 0;
    for (const { state, turn } of wholeGame(setup)) {
      const all = loire.legalActions(state);
      const seats = Array.from({ length: setup.seats }, (_, seat) => seat);
      const each = seats.map((seat) => loire.legalActions(state, seat));
      assert.deepEqual(
        (turn.asks ?? []).flatMap(({ seat }) => each[seat]),
        all,
        'a seat that is not asked has no legal action',
      );
      for (const [seat, legal] of each.entries()) {
        const isAsked = turn.asks?.some((asked) => asked.seat === seat) ?? false;
        assert.equal(legal.length > 0, isAsked, 'a seat that is asked has a legal action');
        const notations = new Set(legal.map(({ notation }) => notation));
        assert.equal(notations.size, legal.length, 'each notation names one action');
        for (const one of legal) {
          assert.deepEqual(Object.keys(one), ['seat', 'action', 'notation', 'targets', 'reveals', 'forced']);
          assert.equal(one.seat, seat);
          assert.equal(typeof one.action.type, 'string');
          assert.equal(one.forced, legal.length === 1);
          assert.equal(typeof one.reveals, 'boolean');
          for (const piece of one.targets) assert.match(piece, target, one.notation);
          if (touching.includes(one.action.type)) assert.ok(one.targets.length > 0, one.notation);
        }
      }
      if (count++ % 25 === 0) {
        for (const { seat, action, notation, reveals } of all) {
          assert.deepEqual(loire.check(state, seat, action), { legal: true });
          const played = loire.play(state, seat, action);
          assert.deepEqual(loire.play(state, seat, notation), played);
          assert.deepEqual(played.entries[0], { seat, action });
          assert.equal(
            played.entries.length > 1,
            reveals,
            `${notation}: the dealer deals exactly if the action reveals something`,
          );
          assert.equal(loire.preview(state, seat, action).reveals, reveals);
          assert.deepEqual(loire.validate(played.state), []);
        }
      }
    }
    assert.ok(count > setup.seats * decisions, `${count} decisions`);
  }
});

everyGame('forced and reveals are each true for some actions', ({ seeded }) => {
  const seen = { forced: new Set(), reveals: new Set() };
  for (const { state } of wholeGame(seeded)) {
    for (const { forced, reveals } of loire.legalActions(state)) {
      seen.forced.add(forced);
      seen.reveals.add(reveals);
    }
  }
  assert.deepEqual([seen.forced.size, seen.reveals.size], [2, 2]);
});

everyGame('check refuses with the rule, a code, details and a sentence', ({ seeded, refused, rule }) => {
  const { state } = loire.newGame(seeded);
  const over = position(seeded);
  const asked = loire.turn(state).asks.map(({ seat }) => seat);
  for (const [where, seat] of [state, over].flatMap((where) => [0, 1].map((seat) => [where, seat]))) {
    const verdict = loire.check(where, seat, refused);
    const shown = JSON.stringify(verdict);
    assert.deepEqual(Object.keys(verdict), ['legal', 'rule', 'code', 'params', 'message'], shown);
    assert.equal(verdict.legal, false, shown);
    if (where === over) assert.equal(verdict.code, 'gameOver', shown);
    else if (!asked.includes(seat)) assert.deepEqual([verdict.code, verdict.params], ['notAsked', { seat }], shown);
    else assert.notEqual(verdict.code, 'notAsked', shown);
    assert.match(verdict.rule, rule, shown);
    assert.ok(verdict.message.includes(verdict.rule), shown);
    const error = refusal(() => loire.play(where, seat, refused));
    assert.deepEqual([error.code, error.rule, error.message], [verdict.code, verdict.rule, verdict.message]);
    assert.equal(refusal(() => loire.preview(where, seat, refused)).code, verdict.code);
  }
});

everyGame('an invalid action or seat is an error, not a verdict', ({ seeded, nonsense }) => {
  const { state } = loire.newGame(seeded);
  for (const action of ['', 'x', {}, { type: 'jump' }, 3, null, true, [], [[]], ...nonsense]) {
    for (const call of [loire.check, loire.play, loire.preview]) {
      const error = refusal(() => call(state, 0, action));
      assert.ok(error instanceof loire.LoireError);
      assert.equal(error.code, 'badAction', JSON.stringify(action));
      assert.ok(error.path?.startsWith('action'), `${JSON.stringify(action)}: ${error.path}`);
    }
  }
});

everyGame(
  'every function and every method of the handle refuses a seat that is not at the table',
  ({ seeded, refused }) => {
    for (const seats of [2, 3, 4]) {
      const { state } = loire.newGame({ ...seeded, seats });
      const game = loire.Game.load(state);
      const hash = game.hash();
      const [{ action }] = game.legal();
      const calls = {
        check: (seat) => loire.check(state, seat, refused),
        play: (seat) => loire.play(state, seat, refused),
        preview: (seat) => loire.preview(state, seat, refused),
        suggest: (seat) => loire.suggest(state, seat),
        'suggest at random': (seat) => loire.suggest(state, seat, { level: 'random' }),
        'handle check': (seat) => game.check(seat, refused),
        'handle play': (seat) => game.play(seat, refused),
        'handle play by number': (seat) => game.play(seat, action),
        'handle preview': (seat) => game.preview(seat, refused),
        'handle suggest': (seat) => game.suggest(seat),
      };
      const orAll = {
        legalActions: (seat) => loire.legalActions(state, seat),
        'handle legal': (seat) => game.legal(seat),
        'handle undo': (seat) => game.undo(seat),
        'handle canUndo': (seat) => game.canUndo(seat),
      };
      const never = [-1, 4, 0.5, NaN, Infinity, 256, '0', {}, [], 2n, Symbol('s')];
      const absent = [2, 3].filter((seat) => seat >= seats);
      for (const [name, call] of Object.entries({ ...calls, ...orAll })) {
        for (const seat of [...never, ...absent, ...(calls[name] ? [null, undefined] : [])]) {
          const { code, path, message } = refusal(() => call(seat));
          assert.deepEqual([code, path], ['badSeat', 'seat'], `${name}: ${String(seat)}`);
          if (typeof seat === 'number') assert.equal(message, `expected a seat from 0 to ${seats - 1}`, name);
        }
      }
      assert.equal(game.hash(), hash);
      game.free();
    }
  },
);

/** The score sheets of two states, and their difference as a preview shows it. */
function compared(before, after) {
  const [was, is] = [loire.scores(before), loire.scores(after)];
  const change = (seat, i) => is[seat].sources[i].points - was[seat].sources[i].points;
  const all = was.flatMap(({ seat, sources }) =>
    sources.map(({ source }, i) => ({ seat, name: source, change: change(seat, i) })),
  );
  return {
    totals: is.map(({ total }, seat) => total - was[seat].total),
    scores: all.filter(({ change }) => change !== 0),
  };
}

/**
 * Whether the table went on by itself beyond the next turn. Items below the question are then resolved or asked again.
 */
function goesOn({ agenda }, { state, events }, idle) {
  const below = agenda.slice(0, -1);
  const kept = below.findIndex((item, i) => !isDeepStrictEqual(item, state.agenda[i]));
  const isTurn = kept < 0 || below.slice(kept).every(({ step }) => idle.includes(step?.type));
  return !isTurn || events.some(({ type }) => ['roundStarted', 'phaseStarted'].includes(type));
}

everyGame(
  'a preview shows the effect of the action, but not what the table does after it',
  ({ host, decisions, idle }) => {
    const counts = { alone: 0, before: 0 };
    for (const { state, turn } of wholeGame(host)) {
      if (turn.type !== 'seats') continue;
      for (const { seat, action } of loire.legalActions(state).slice(0, 4)) {
        const preview = loire.preview(state, seat, action);
        const played = loire.play(state, seat, action);
        const { totals, scores } = compared(state, played.state);
        if (!goesOn(state, played, idle)) {
          assert.equal(preview.total, totals[seat]);
          assert.deepEqual(preview.scores, scores);
          counts.alone++;
        } else if (!isDeepStrictEqual(preview.scores, scores)) counts.before++;
      }
    }
    assert.ok(counts.alone > 4 * decisions, `${counts.alone} compared`);
    assert.ok(counts.before > 0, `${counts.before} times the table paid or took something after it`);
  },
);

everyGame('suggest is reproducible, legal and sorted, and its visits add up', ({ seeded, rule }) => {
  const levels = { random: new Set(), easy: new Set(), normal: new Set(), hard: new Set() };
  for (const decisions of [0, 20, 60, 90]) {
    const state = position({ ...seeded, seats: 4 }, decisions);
    const { asks } = loire.turn(state);
    const [{ seat }] = asks;
    const legal = loire.legalActions(state, seat);
    for (const level of Object.keys(levels)) {
      for (const seed of ['a', 'b', 'c', 'd']) {
        const options = { level, seed, ...(level === 'hard' && { playouts: 12 }) };
        const suggestion = loire.suggest(state, seat, options);
        assert.deepEqual(loire.suggest(state, seat, options), suggestion);
        const undealt = loire.withoutDealer(state);
        assert.deepEqual(loire.suggest(undealt, seat, options), suggestion, 'the dealer does not matter');
        const { action, notation } = suggestion.candidates[0];
        assert.deepEqual([suggestion.action, suggestion.notation], [action, notation]);
        assert.deepEqual(suggestion.line[0], action);
        assert.deepEqual(legal.find((one) => one.notation === notation).action, action);
        levels[level].add(`${decisions} ${notation}`);
        const tried = suggestion.candidates.map(({ visits }) => visits);
        assert.equal(
          tried.reduce((a, b) => a + b),
          suggestion.playouts,
        );
        for (const { visits, points, win, spread } of suggestion.candidates) {
          if (visits === 0) assert.deepEqual([points, win, spread], [null, null, null]);
          else assert.ok(win >= 0 && win <= 1 && points > 0 && spread >= 0);
        }
      }
    }
    assert.deepEqual(
      loire.suggest(state, seat),
      loire.suggest(state, seat, {}),
      'without a seed the answer is the same each time',
    );
    for (const other of [0, 1, 2, 3].filter((other) => asks.every((asked) => asked.seat !== other))) {
      const error = refusal(() => loire.suggest(state, other));
      assert.equal(error.code, 'notAsked');
      assert.match(error.rule, rule);
    }
  }
  assert.ok(levels.random.size > 6, 'other seeds choose other actions');
  const { state } = loire.newGame(seeded);
  for (const options of [{ level: 'grandmaster' }, { sed: 'x' }, { seed: 3 }, { playouts: -1 }, 'normal', null]) {
    assert.equal(refusal(() => loire.suggest(state, 0, options)).code, 'badInput', JSON.stringify(options));
  }
});

everyGame('suggest refuses a budget that its level does not use, and invalid numbers', ({ seeded }) => {
  const { state } = loire.newGame(seeded);
  const [{ seat }] = loire.legalActions(state);
  const game = loire.Game.create(seeded);
  for (const name of ['playouts', 'milliseconds']) {
    const unused = ['random', 'easy', 'normal'].map((level) => ({ level, [name]: 5 }));
    const odd = [NaN, Infinity, -Infinity].map((number) => ({ level: 'hard', [name]: number }));
    for (const options of [...unused, ...odd]) {
      for (const call of [
        () => loire.suggest(state, seat, options),
        () => game.suggest(seat, options),
        () => game.think(seat, options),
      ]) {
        const { code, path, message } = refusal(call);
        assert.deepEqual([code, path], ['badInput', name], message);
        assert.ok(message.includes(String(options.level === 'hard' ? options[name] : options.level)), message);
      }
    }
  }
  assert.ok(loire.suggest(state, seat, { playouts: 5 }), 'a budget without a level starts a search');
  game.free();
});

test('suggest reports no playouts where the game does not search a question', () => {
  const game = loire.Game.create({ game: 'orleans', seats: 2, seed: 'recall' });
  const kinds = new Map();
  for (let i = 0; i < 400 && game.turn().type === 'seats'; i++) {
    const [{ seat, ask }] = game.turn().asks;
    if (!kinds.has(ask.type)) {
      const { playouts, candidates } = game.suggest(seat, { level: 'hard', playouts: 4 });
      const visits = candidates.reduce((sum, one) => sum + one.visits, 0);
      assert.equal(playouts, visits, ask.type);
      kinds.set(ask.type, playouts);
    }
    game.playout(`on ${i}`, 1);
  }
  assert.deepEqual([...new Set(kinds.values())].sort(), [0, 4], JSON.stringify([...kinds]));
  game.free();
});
