// Judges the effects of hostile input: every answer must be a LoireError or a list of problems, nothing may change, and
// the same instance must play on.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { loire } from './every-game.mjs';
import { root } from './package.mjs';
import { chances, deepFreeze } from './values.mjs';

/** Max answers of a game; no real game has more. */
const ENDLESS = 5000;
/** Answers after which a game that may never end is abandoned. */
const FOLLOWED = 40;

/** The judge for a game. */
export function judgeOf({ id, least = {}, isEndless = () => false, setups, records, refused, outcome }) {
  /** The hash of a game, or of its beginning, which must be the same before and after every attempt. */
  const referenceGame = (decisions) => {
    const game = loire.Game.create({ game: id, seats: 2, ...least, seed: 'reference' });
    game.playout('reference', decisions);
    const hash = game.hash();
    game.free();
    return hash;
  };
  const references = [referenceGame(), referenceGame(20)];
  let errors = 0;

  /** Runs a call that may be refused; errors must be proper LoireErrors, and the instance must still play. */
  function attempt(what, run) {
    try {
      return { value: run() };
    } catch (error) {
      if (error instanceof assert.AssertionError) throw error;
      assert.ok(error instanceof loire.LoireError, `${what}: ${error?.stack ?? error}`);
      assert.notEqual(error.code, 'internal', `${what}: ${error.message}`);
      const { length } = error.message;
      assert.ok(length > 3 && length < 2000, `${what}: the message has ${length} characters`);
      const now = errors++ % 20 === 0 ? [referenceGame(), references[1]] : [references[0], referenceGame(20)];
      assert.deepEqual(now, references, `${what}: the instance plays differently afterwards`);
      return { error };
    }
  }

  /** Positions of every kind: each question and draw, some later ones of the same kind, and the end. */
  function positionsOf(game, index, step) {
    const found = new Map();
    for (let count = index; game.turn().type !== 'over'; count++) {
      const turn = game.turn();
      const kind = turn.type === 'chance' ? turn.draw.type : `${nameOf(turn.asks[0].ask)} ${turn.asks.length}`;
      if (!found.has(kind) || count % 41 === 0) found.set(kind, game.state());
      step(turn, count);
    }
    found.set('over', game.state());
    game.free();
    return [...found.values()];
  }

  /** Positions of random games in every set-up, and of some recorded games, which go deeper. */
  function positions() {
    const random = setups.map((setup, index) => {
      const game = loire.Game.create(setup);
      return positionsOf(game, index, (turn, count) => answer(game, turn, chances(count)));
    });
    const deep = records.map((name, index) => {
      const { scores: _, ...record } = recorded(id, name);
      const game = loire.Game.load({ ...record, entries: [] });
      const left = [...record.entries];
      return positionsOf(game, index, () => {
        const { seat, action, chance } = left.shift();
        if (chance) game.settle(chance);
        else game.play(seat, action);
      });
    });
    return [...random, ...deep].flat();
  }

  /** Plays a position to its end at random and validates every state. */
  function playOut(state, what) {
    const game = loire.Game.load(state);
    const random = chances(1);
    const followed = isEndless(state.setup) ? FOLLOWED : ENDLESS;
    for (let left = ENDLESS; game.turn().type !== 'over'; left--) {
      if (left <= ENDLESS - followed) break;
      assert.ok(left > 0, `${what}: the game does not end`);
      const chosen = answer(game, game.turn(), random, what);
      assert.deepEqual(loire.validate(game.state()), [], `${what}: after ${JSON.stringify(chosen)}`);
    }
    assert.ok(game.scores().length >= 2);
    game.free();
  }

  /** All functions that take a state. */
  const readers = {
    turn: (state) => loire.turn(state),
    legalActions: (state) => loire.legalActions(state),
    scores: (state) => loire.scores(state),
    hash: (state) => loire.hash(state),
    withoutDealer: (state) => loire.withoutDealer(state),
    outcomes: (state) => loire.outcomes(state),
    check: (state) => loire.check(state, 0, refused),
    play: (state) => loire.play(state, 0, refused),
    preview: (state) => loire.preview(state, 0, refused),
    settle: (state) => loire.settle(state, outcome),
    suggest: (state) => loire.suggest(state, 0),
    load: (state) => loire.Game.load(state).free(),
  };

  /** A spoilt state is refused by all functions, or it is another valid position that can be played to its end. */
  function judge(what, spoilt, random) {
    deepFreeze(spoilt);
    const before = JSON.stringify(spoilt);
    const problems = loire.validate(spoilt);
    for (const { code, message } of problems) assert.ok(code !== 'internal' && message, `${what}: ${code} ${message}`);
    const reader = random.pick(Object.keys(readers));
    const { error } = attempt(`${what}, ${reader}`, () => readers[reader](spoilt));
    if (problems.length > 0) {
      assert.ok(error, `${what}: validate says ${problems[0].message}, ${reader} accepts it`);
      assert.equal(error.code, problems[0].code, `${what}, ${reader}`);
    } else {
      attempt(what, () => playOut(spoilt, what));
    }
    assert.equal(JSON.stringify(spoilt), before, `${what}: the input was changed`);
    return problems.length === 0;
  }

  return { attempt, positions, playOut, readers, judge };
}

/** The name of a question, with the inner name if it is a module's. */
const nameOf = ({ type, ask }) => (ask ? `${type} ${ask.type}` : type);

/** A recorded game of this kind. */
const recorded = (id, name) => JSON.parse(readFileSync(join(root, 'tests', 'records', id, `${name}.json`), 'utf8'));

/** One random answer, by a seat or by chance. */
function answer(game, turn, random, what = '') {
  const options = turn.type === 'chance' ? game.outcomes() : game.legal();
  assert.ok(options.length > 0, `${what}: no legal answer at ${JSON.stringify(turn)}`);
  const chosen = random.pick(options);
  if (turn.type === 'chance') game.settle(chosen.outcome);
  else game.play(chosen.seat, chosen.action);
  return chosen;
}
