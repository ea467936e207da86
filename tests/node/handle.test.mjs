// The handle: the same words as the functions, and what only it can do: take back, fork, play on, tell its record.

import assert from 'node:assert/strict';
import { before, test } from 'node:test';

import { loadLoire } from '../helpers/package.mjs';
import { assertJson, deepFreeze, refusal } from '../helpers/values.mjs';

const SEEDED = { game: 'burgundy', seats: 2, seed: 'handle' };
const HOST = { game: 'burgundy', seats: 2, dealer: 'host' };
const SECRET = { game: 'burgundy', seats: 3, seed: 'handle', options: { setup: 'advancedSecret' } };

let loire;
before(async () => (loire = await loadLoire()));
const create = (setup = SEEDED) => loire.Game.create(setup);

/** What may be answered now without revealing anything. */
const quiet = (game) => game.legal().filter(({ reveals }) => !reveals);

/** A game at the beginning of a seat's turn, in the middle of the game, where somebody follows in the round. */
function atTurn() {
  const game = create({ ...SEEDED, seats: 3 });
  for (let count = 0; ; count++) {
    const { seat, action } = game.legal()[0];
    const { agenda, position } = game.state();
    const isFollowed = agenda.some(({ step }) => step?.type === 'startTurn');
    if (count > 12 && isFollowed && position.players[seat].dice.length === 2) return { game, seat };
    game.play(seat, action);
  }
}

test('the handle and the functions answer alike through a whole game', () => {
  for (const setup of [SEEDED, HOST, SECRET]) {
    const game = create(setup);
    let { state } = loire.newGame(setup);
    for (let count = 0; ; count++) {
      const turn = game.turn();
      assert.deepEqual(turn, loire.turn(state));
      if (count % 10 === 0) {
        assert.deepEqual(game.state(), state);
        assert.deepEqual(game.scores(), loire.scores(state));
        assert.equal(game.hash(), loire.hash(state));
        assert.deepEqual(game.legal(), loire.legalActions(state));
        assert.deepEqual(game.outcomes(), loire.outcomes(state));
      }
      if (turn.type === 'over') break;
      if (turn.type === 'chance') {
        const { outcome, notation } = game.outcomes()[0];
        const { state: next, ...progress } = loire.settle(state, outcome);
        assert.deepEqual(game.settle(count % 2 ? outcome : notation), progress);
        state = next;
        continue;
      }
      const legal = game.legal(turn.asks[0].seat);
      const { seat, action, notation } = legal[(count * 5) % legal.length];
      if (count % 10 === 0) {
        assert.deepEqual(game.check(seat, action), { legal: true });
        assert.deepEqual(game.preview(seat, action), loire.preview(state, seat, action));
        assert.deepEqual(game.suggest(seat, { seed: 'x' }), loire.suggest(state, seat, { seed: 'x' }));
      }
      const { state: next, ...progress } = loire.play(state, seat, action);
      // The entry itself, a copy of it, its notation: all the same action.
      assert.deepEqual(game.play(seat, [action, structuredClone(action), notation][count % 3]), progress);
      state = next;
    }
    game.free();
  }
});

test('every answer is plain JSON', () => {
  const game = create();
  const [{ seat, action }] = quiet(game);
  const answers = [
    game.turn(),
    game.legal(),
    game.check(seat, 'end turn'),
    game.preview(seat, action),
    game.play(seat, action),
    game.state(),
    game.beginning(),
    game.record(),
    game.scores(),
    game.suggest(game.turn().asks[0].seat),
    create(HOST).outcomes(),
    create(HOST).settle('good red'),
    game.playout('on', 3),
    game.hash(),
    game.undo(),
    game.redo(),
    game.canUndo(),
  ];
  for (const answer of answers) assertJson(answer);
});

test('beginning: what newGame says', () => {
  assert.deepEqual(create().beginning(), loire.newGame(SEEDED));
});

test('what a reader changes in the answer of legal() changes no later answer', () => {
  const game = create();
  const before = structuredClone(game.legal());
  const list = game.legal();
  assert.throws(() => (list[0].action.type = 'endTurn'), TypeError, 'actions are shared and frozen');
  for (const legal of list) {
    legal.targets.push('x');
    legal.notation = '';
  }
  list.length = 0;
  assert.deepEqual(game.legal(), before);
});

test('an action object of another handle is read for what it says', () => {
  const [one, two] = [create(), create()];
  const { seat, action } = one.legal().at(-1);
  two.legal();
  assert.deepEqual(two.play(seat, action), one.play(seat, action));
  assert.equal(one.hash(), two.hash());
});

test('a refused play changes nothing', () => {
  const game = create();
  game.playout('a', 5);
  const [{ seat }] = game.turn().asks;
  const before = [game.hash(), game.record(), game.canUndo()];
  for (const [who, action] of [
    [1 - seat, 'end turn'],
    [seat, 'estate 1 castle 18'],
    [seat, '7: chips'],
    [seat, {}],
    [9, 'end turn'],
  ]) {
    assert.ok(refusal(() => game.play(who, action)) instanceof loire.LoireError);
  }
  assert.ok(refusal(() => game.settle('die 3')) instanceof loire.LoireError);
  assert.deepEqual([game.hash(), game.record(), game.canUndo()], before);
});

test("undo goes back over a seat's own answers, redo forth again", () => {
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

test('undo ends where another seat has answered', () => {
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
  assert.equal(game.canUndo(seat), true, 'ending a turn can be taken back while nobody has answered');
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

test('undo ends where something was revealed', () => {
  const game = create();
  for (let count = 0; count < 60 && game.turn().type === 'seats'; count++) {
    const legal = game.legal();
    const { seat, action, reveals } = legal.find((one) => one.reveals) ?? legal[0];
    game.play(seat, action);
    assert.equal(game.canUndo(seat), !reveals);
    assert.equal(game.canUndo(), !reveals);
    if (reveals) assert.equal(game.undo(), false);
  }
});

test('at the beginning there is nothing to take back or to play again', () => {
  for (const game of [create(), create(HOST), loire.Game.load(create().state())]) {
    assert.deepEqual(
      [game.canUndo(), game.canUndo(0), game.undo(), game.undo(1), game.redo()],
      [false, false, false, false, false],
    );
  }
  for (const seat of [-1, 4, 1.5, NaN, 'x']) {
    assert.equal(refusal(() => create().undo(seat)).code, 'badSeat');
    assert.equal(refusal(() => create().canUndo(seat)).code, 'badSeat');
  }
});

test('chance that the host settled cannot be taken back', () => {
  const game = create(HOST);
  game.settle(game.outcomes()[0].outcome);
  assert.equal(game.canUndo(), false);
  assert.equal(game.undo(), false);
});

test('an answer after an undo ends what could be played again', () => {
  const { game, seat } = atTurn();
  const [one, two] = quiet(game);
  game.play(seat, one.action);
  game.undo();
  game.play(seat, two.action);
  assert.equal(game.redo(), false);
});

test('in a simultaneous ask each seat takes back its own answer', () => {
  const game = create(SECRET);
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

test('a record leaves out what was taken back, and loads to the same table', () => {
  const { game, seat } = atTurn();
  const before = game.record();
  game.play(seat, quiet(game)[0].action);
  game.undo();
  assert.deepEqual(game.record(), before);
  game.playout('to the end');
  const record = game.record();
  assertJson(record);
  assert.deepEqual(Object.keys(record), ['loire', 'game', 'setup', 'entries', 'scores']);
  const loaded = loire.Game.load(deepFreeze(record));
  assert.deepEqual([loaded.hash(), loaded.record()], [game.hash(), record]);
  assert.deepEqual(loaded.turn(), { type: 'over' });
});

test('a game loaded from a record remembers what may be taken back', () => {
  const { game, seat } = atTurn();
  const before = game.hash();
  game.play(seat, quiet(game)[0].action);
  const loaded = loire.Game.load(game.record());
  assert.deepEqual([loaded.canUndo(seat), loaded.undo(seat), loaded.hash()], [true, true, before]);
  assert.deepEqual([loaded.redo(), loaded.hash()], [true, game.hash()]);
  assert.equal(loaded.state().dealer, undefined, 'a record holds no secret');
});

test('a game loaded from a state has no record', () => {
  const game = loire.Game.load(create().state());
  const error = refusal(() => game.record());
  assert.equal(error.code, 'noRecord');
  game.playout('on', 10);
  assert.equal(refusal(() => game.record()).code, 'noRecord');
  assert.equal(refusal(() => game.fork().record()).code, 'noRecord');
});

test('a loaded state goes on with its own dealer', () => {
  const [one, two] = [create(), loire.Game.load(create().state())];
  for (let count = 0; one.turn().type !== 'over'; count++) {
    const legal = one.legal();
    const { seat, action } = legal[count % legal.length];
    assert.deepEqual(two.play(seat, action), one.play(seat, action));
  }
  assert.deepEqual(two.state(), one.state());
});

test('load refuses what is neither state nor record', () => {
  for (const value of [
    null,
    undefined,
    1,
    'x',
    [],
    {},
    { loire: 1 },
    { loire: 1, game: 'burgundy' },
    { loire: 1, game: 'burgundy', entries: [] },
  ]) {
    const error = refusal(() => loire.Game.load(value));
    assert.ok(
      error instanceof loire.LoireError && error.code === 'badInput',
      `${JSON.stringify(value)}: ${error.code}`,
    );
  }
});

test('a fork goes its own way', () => {
  const { game, seat } = atTurn();
  const [one, two] = quiet(game);
  game.play(seat, one.action);
  const fork = game.fork();
  assert.deepEqual([fork.hash(), fork.record(), fork.canUndo(seat)], [game.hash(), game.record(), true]);
  const hash = game.hash();
  assert.equal(fork.undo(seat), true);
  fork.play(seat, two.action);
  assert.equal(game.hash(), hash);
  assert.notEqual(fork.hash(), hash);
  game.free();
  fork.playout('on');
  assert.deepEqual(fork.turn(), { type: 'over' });
});

test('playout: seeded, limited by decisions, and leaves the dealer its secret', () => {
  const [one, two, other] = [create(), create(), create()];
  const played = one.playout('p');
  assert.deepEqual(two.playout('p'), played);
  assert.notDeepEqual(other.playout('q').state, played.state);
  assert.deepEqual(one.turn(), { type: 'over' });
  assert.deepEqual(one.state(), played.state);
  assert.deepEqual(played.state.dealer, create().state().dealer);
  assert.deepEqual(one.record().entries, [...create().record().entries, ...played.entries]);
  assert.equal(create().countPlayout('p'), played.entries.filter((entry) => 'seat' in entry).length);
  for (const limit of [0, 1, 17]) {
    const { entries } = create().playout('p', limit);
    assert.equal(entries.filter((entry) => 'seat' in entry).length, limit);
    assert.equal(create().countPlayout('p', limit), limit);
  }
  assert.deepEqual(one.playout('more').entries, []);
});

test('a game with a dealer never waits for chance, wherever a playout stops', () => {
  for (let limit = 0; limit < 80; limit++) {
    const game = create();
    game.playout('p', limit);
    assert.notEqual(game.turn().type, 'chance', `after ${limit} decisions`);
  }
});

test('a limit that is no count of decisions is refused', () => {
  for (const limit of [-1, 0.5, NaN, '3', {}]) {
    const game = create();
    const hash = game.hash();
    for (const call of [() => game.playout('p', limit), () => game.countPlayout('p', limit)]) {
      assert.deepEqual([refusal(call).code, refusal(call).path], ['badInput', 'limit'], String(limit));
    }
    assert.equal(game.hash(), hash);
  }
  for (const seed of [undefined, null, 3, {}])
    assert.equal(refusal(() => create().playout(seed)).path, 'seed', String(seed));
});

test('a freed handle says so, as often as it is asked', () => {
  const game = create();
  game.free();
  const calls = {
    turn: [],
    legal: [],
    check: [0, 'end turn'],
    play: [0, 'end turn'],
    preview: [0, 'end turn'],
    outcomes: [],
    settle: ['die 3'],
    undo: [],
    canUndo: [],
    redo: [],
    state: [],
    beginning: [],
    record: [],
    scores: [],
    hash: [],
    fork: [],
    playout: ['x'],
    countPlayout: ['x'],
    suggest: [0],
  };
  for (const [name, args] of Object.entries(calls)) {
    const error = refusal(() => game[name](...args));
    assert.ok(error instanceof loire.LoireError, name);
    assert.equal(error.code, 'freed', name);
  }
  assert.doesNotThrow(() => game.free(), 'freeing twice is no harm');
  assert.equal(create().turn().type, 'seats');
});

test('dispose frees', () => {
  const game = create();
  game[Symbol.dispose]();
  assert.ok(refusal(() => game.hash()) instanceof loire.LoireError);
});
