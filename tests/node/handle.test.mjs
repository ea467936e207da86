// The handle: the same queries as the functions, and features of its own: undo, fork, playout, record.

import assert from 'node:assert/strict';

import { everyGame, loire } from '../helpers/every-game.mjs';
import { entry } from '../helpers/package.mjs';
import { assertJson, chances, deepFreeze, refusal } from '../helpers/values.mjs';

const { Table } = await import(entry('./table'));

const create = (setup) => loire.Game.create(setup);

/** The current answers that reveal nothing. */
const quiet = (game) => game.legal().filter(({ reveals }) => !reveals);

/** A game, after some decisions, in which a seat has at least two answers that reveal nothing. */
function atChoice(seeded) {
  const game = create({ ...seeded, seats: 3 });
  const { pick } = chances(1);
  for (let count = 0; ; count++) {
    const [one, two] = quiet(game);
    if (count > 12 && one?.seat === two?.seat && two) return { game, seat: one.seat, one: one.action, two: two.action };
    const { seat, action } = pick(game.legal());
    game.play(seat, action);
  }
}

everyGame('handle and functions agree through a whole game', ({ setups }) => {
  for (const setup of setups) {
    const game = create(setup);
    let { state } = loire.newGame(setup);
    const { pick } = chances(setup.seats);
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
        const { outcome, notation } = pick(game.outcomes());
        const { state: next, ...progress } = loire.settle(state, outcome);
        assert.deepEqual(game.settle(count % 2 ? outcome : notation), progress);
        state = next;
        continue;
      }
      const { seat, action, notation } = pick(game.legal(pick(turn.asks).seat));
      if (count % 10 === 0) {
        assert.deepEqual(game.check(seat, action), { legal: true });
        assert.deepEqual(game.preview(seat, action), loire.preview(state, seat, action));
        assert.deepEqual(game.suggest(seat, { seed: 'x' }), loire.suggest(state, seat, { seed: 'x' }));
      }
      const { state: next, ...progress } = loire.play(state, seat, action);
      // The entry itself, a copy of it, and its notation are the same action.
      assert.deepEqual(game.play(seat, [action, structuredClone(action), notation][count % 3]), progress);
      state = next;
    }
    game.free();
  }
});

everyGame('every method returns plain JSON', ({ seeded, host, refused }) => {
  const game = create(seeded);
  const [{ seat, action }] = quiet(game);
  const answers = [
    game.turn(),
    game.legal(),
    game.check(seat, refused),
    game.preview(seat, action),
    game.play(seat, action),
    game.state(),
    game.beginning(),
    game.record(),
    game.scores(),
    game.suggest(game.turn().asks[0].seat),
    create(host).outcomes(),
    create(host).settle(create(host).outcomes()[0].notation),
    game.playout('on', 3),
    game.hash(),
    game.undo(),
    game.redo(),
    game.canUndo(),
  ];
  for (const answer of answers) assertJson(answer);
});

everyGame('beginning returns what newGame returns', ({ seeded }) => {
  assert.deepEqual(create(seeded).beginning(), loire.newGame(seeded));
});

everyGame('changes to the result of legal() do not affect later results', ({ seeded }) => {
  const game = create(seeded);
  const before = structuredClone(game.legal());
  const list = game.legal();
  assert.throws(() => (list[0].action.type = 'jump'), TypeError, 'actions are shared and frozen');
  for (const legal of list) {
    legal.targets.push('x');
    legal.notation = '';
  }
  list.length = 0;
  assert.deepEqual(game.legal(), before);
});

everyGame('legalActions() returns a private copy of the result of legal()', ({ setups }) => {
  for (const setup of setups) {
    const game = create(setup);
    const { pick } = chances(setup.seats);
    for (let count = 0; count < 40 && game.legal().length > 0; count++) {
      const state = game.state();
      const list = loire.legalActions(state);
      assert.deepEqual(list, game.legal());
      assertJson(list);
      for (const legal of list) spoil(legal);
      assert.deepEqual(loire.legalActions(state), game.legal());
      const { seat, action } = pick(game.legal());
      game.play(seat, action);
    }
  }
});

/** Changes all parts of a value. */
function spoil(value) {
  for (const [key, inner] of Object.entries(value)) {
    if (typeof inner === 'object' && inner !== null) spoil(inner);
    value[key] = 'spoilt';
  }
}

everyGame('an action object of another handle counts by its content', ({ seeded }) => {
  const [one, two] = [create(seeded), create(seeded)];
  const { seat, action } = one.legal().at(-1);
  two.legal();
  assert.deepEqual(two.play(seat, action), one.play(seat, action));
  assert.equal(one.hash(), two.hash());
});

everyGame('a refused play changes nothing', ({ seeded, refused, outcome, nonsense }) => {
  const game = create(seeded);
  const [{ seat, action }] = game.legal();
  const before = [game.hash(), game.record(), game.canUndo()];
  for (const [who, what] of [
    [seat, refused],
    [3, action],
    [9, action],
    [seat, {}],
    ...nonsense.map((each) => [seat, each]),
  ]) {
    assert.ok(refusal(() => game.play(who, what)) instanceof loire.LoireError);
  }
  assert.ok(refusal(() => game.settle(outcome)) instanceof loire.LoireError);
  assert.deepEqual([game.hash(), game.record(), game.canUndo()], before);
});

everyGame('answers that reveal nothing can be undone and redone, others cannot', ({ seeded, reveals: least }) => {
  const game = create(seeded);
  const { pick } = chances(3);
  let [taken, revealed] = [0, 0];
  for (let before = game.hash(); game.turn().type === 'seats'; before = game.hash()) {
    const { seat, action, reveals } = pick(game.legal());
    const { ask } = game.turn().asks.find((asked) => asked.seat === seat);
    game.play(seat, action);
    const after = game.hash();
    // A seat that is ready while all are asked is bound; a seat that has passed is not.
    const stays = reveals || (action.type === 'ready' && ask.type !== 'install');
    assert.deepEqual([game.canUndo(seat), game.canUndo()], [!stays, !stays]);
    assert.deepEqual([game.undo(seat), game.hash()], stays ? [false, after] : [true, before]);
    assert.deepEqual([game.redo(), game.hash()], [!stays, after]);
    if (reveals) revealed++;
    else if (!stays) taken++;
  }
  assert.ok(taken > 40 && revealed > least, `${taken} answers undone, ${revealed} revealed something`);
});

everyGame('at the beginning undo and redo are impossible', ({ seeded, host }) => {
  for (const game of [create(seeded), create(host), loire.Game.load(create(seeded).state())]) {
    assert.deepEqual(
      [game.canUndo(), game.canUndo(0), game.undo(), game.undo(1), game.redo()],
      [false, false, false, false, false],
    );
  }
  for (const seat of [-1, 4, 1.5, NaN, 'x']) {
    assert.equal(refusal(() => create(seeded).undo(seat)).code, 'badSeat');
    assert.equal(refusal(() => create(seeded).canUndo(seat)).code, 'badSeat');
  }
});

everyGame('a draw that the host settled cannot be undone', ({ host }) => {
  const game = create(host);
  game.settle(game.outcomes()[0].outcome);
  assert.equal(game.canUndo(), false);
  assert.equal(game.undo(), false);
});

everyGame('an answer after an undo clears redo', ({ seeded }) => {
  const { game, seat, one, two } = atChoice(seeded);
  game.play(seat, one);
  game.undo();
  game.play(seat, two);
  assert.equal(game.redo(), false);
});

everyGame('a record omits undone answers and loads to the same table', ({ seeded }) => {
  const { game, seat, one } = atChoice(seeded);
  const before = game.record();
  game.play(seat, one);
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

everyGame('a game loaded from a record can undo', ({ seeded }) => {
  const { game, seat, one } = atChoice(seeded);
  const before = game.hash();
  game.play(seat, one);
  const loaded = loire.Game.load(game.record());
  assert.deepEqual([loaded.canUndo(seat), loaded.undo(seat), loaded.hash()], [true, true, before]);
  assert.deepEqual([loaded.redo(), loaded.hash()], [true, game.hash()]);
  assert.equal(loaded.state().dealer, undefined, 'a record contains no secret');
});

everyGame('a game loaded from a state has no record', ({ seeded }) => {
  const game = loire.Game.load(create(seeded).state());
  const error = refusal(() => game.record());
  assert.equal(error.code, 'noRecord');
  game.playout('on', 10);
  assert.equal(refusal(() => game.record()).code, 'noRecord');
  assert.equal(refusal(() => game.fork().record()).code, 'noRecord');
});

everyGame('a loaded state goes on with its own dealer', ({ seeded }) => {
  const [one, two] = [create(seeded), loire.Game.load(create(seeded).state())];
  const { pick } = chances(2);
  while (one.turn().type !== 'over') {
    const { seat, action } = pick(one.legal());
    assert.deepEqual(two.play(seat, action), one.play(seat, action));
  }
  assert.deepEqual(two.state(), one.state());
});

everyGame('load refuses values that are neither a state nor a record', ({ id }) => {
  for (const value of [
    null,
    undefined,
    1,
    'x',
    [],
    {},
    { loire: 1 },
    { loire: 1, game: id },
    { loire: 1, game: id, entries: [] },
  ]) {
    const error = refusal(() => loire.Game.load(value));
    assert.ok(
      error instanceof loire.LoireError && error.code === 'badInput',
      `${JSON.stringify(value)}: ${error.code}`,
    );
  }
});

everyGame('a fork is independent of its game', ({ seeded }) => {
  const { game, seat, one, two } = atChoice(seeded);
  game.play(seat, one);
  const fork = game.fork();
  assert.deepEqual([fork.hash(), fork.record(), fork.canUndo(seat)], [game.hash(), game.record(), true]);
  const hash = game.hash();
  assert.equal(fork.undo(seat), true);
  fork.play(seat, two);
  assert.equal(game.hash(), hash);
  assert.notEqual(fork.hash(), hash);
  game.free();
  fork.playout('on');
  assert.deepEqual(fork.turn(), { type: 'over' });
});

everyGame('playout is reproducible and limited, and keeps the secret of the dealer', ({ seeded }) => {
  const [one, two, other] = [create(seeded), create(seeded), create(seeded)];
  const played = one.playout('p');
  assert.deepEqual(two.playout('p'), played);
  assert.notDeepEqual(other.playout('q').state, played.state);
  assert.deepEqual(one.turn(), { type: 'over' });
  assert.deepEqual(one.state(), played.state);
  assert.deepEqual(played.state.dealer, create(seeded).state().dealer);
  assert.deepEqual(one.record().entries, [...create(seeded).record().entries, ...played.entries]);
  assert.equal(create(seeded).countPlayout('p'), played.entries.filter((entry) => 'seat' in entry).length);
  for (const limit of [0, 1, 17]) {
    const { entries } = create(seeded).playout('p', limit);
    assert.equal(entries.filter((entry) => 'seat' in entry).length, limit);
    assert.equal(create(seeded).countPlayout('p', limit), limit);
  }
  assert.deepEqual(one.playout('more').entries, []);
});

everyGame('a game with a dealer never waits for a draw, even after a limited playout', ({ seeded }) => {
  for (let limit = 0; limit < 80; limit++) {
    const game = create(seeded);
    game.playout('p', limit);
    assert.notEqual(game.turn().type, 'chance', `after ${limit} decisions`);
  }
});

everyGame('a refused play throws the rule and details that check returns', ({ seeded, refused }) => {
  const state = loire.newGame(seeded).state;
  const game = create(seeded);
  const { legal, ...verdict } = game.check(0, refused);
  assert.equal(legal, false);
  for (const play of [
    () => game.play(0, refused),
    () => loire.play(state, 0, refused),
    () => game.preview(0, refused),
  ]) {
    const { rule, code, params, message } = refusal(play);
    assert.deepEqual({ rule, code, message, params }, verdict);
    assert.equal(typeof params, 'object');
  }
  game.free();
});

everyGame('an invalid seat is badSeat for every action', ({ seeded }) => {
  const game = create(seeded);
  for (const action of [null, undefined, {}, 'jump']) {
    const { code, path } = refusal(() => game.play('zero', action));
    assert.deepEqual([code, path], ['badSeat', 'seat'], String(action));
  }
  game.free();
});

everyGame('keys on Object.prototype change nothing', ({ seeded, host }) => {
  const calls = () => {
    const game = create(seeded);
    const [{ seat, action }] = game.legal();
    const state = game.state();
    const table = Table.create({ ...host, dealer: undefined });
    const answers = [
      [game.hash(), game.turn(), game.look(), game.legal(seat, { previews: true }), game.check(seat, action)],
      [game.suggest(seat, { level: 'hard', playouts: 3 }), game.canUndo(), game.preview(seat, action)],
      [game.play(seat, action), game.undo(), game.redo(), game.playout('x', 3), game.scores(), game.record()],
      [loire.hash(state), loire.legalActions(state), loire.look(state), loire.check(state, seat, action)],
      [loire.validate(state), loire.components(seeded.game), loire.play(state, seat, action)],
      [refusal(() => game.play(seat, 'jump')).code, table.asked().length, table.view(null).version],
    ];
    for (const one of [game, table]) one.free();
    return answers.map((row) => row.map((answer) => JSON.stringify(answer)));
  };
  const before = calls();
  for (const polluted of [1, 'text', {}, () => 1]) {
    Object.prototype.polluted = polluted;
    try {
      assert.deepEqual(calls(), before);
    } finally {
      delete Object.prototype.polluted;
    }
  }
});

everyGame('an invalid limit of decisions is refused', ({ seeded }) => {
  for (const limit of [-1, 0.5, NaN, '3', {}]) {
    const game = create(seeded);
    const hash = game.hash();
    for (const call of [() => game.playout('p', limit), () => game.countPlayout('p', limit)]) {
      assert.deepEqual([refusal(call).code, refusal(call).path], ['badInput', 'limit'], String(limit));
    }
    assert.equal(game.hash(), hash);
  }
  for (const seed of [undefined, null, 3, {}])
    assert.equal(refusal(() => create(seeded).playout(seed)).path, 'seed', String(seed));
});

everyGame('every call of a freed handle fails with freed', ({ seeded, refused, outcome }) => {
  const game = create(seeded);
  game.free();
  const calls = {
    turn: [],
    legal: [],
    check: [0, refused],
    play: [0, refused],
    preview: [0, refused],
    outcomes: [],
    settle: [outcome],
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
  assert.doesNotThrow(() => game.free(), 'free may be called twice');
  assert.equal(create(seeded).turn().type, 'seats');
});

everyGame('dispose frees', ({ seeded }) => {
  const game = create(seeded);
  game[Symbol.dispose]();
  assert.ok(refusal(() => game.hash()) instanceof loire.LoireError);
});
