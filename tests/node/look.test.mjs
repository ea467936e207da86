// One call for all that a front end shows, and the conversions between functions and handle: previews, dealing, entries
// of other players, records of games played by functions, records with a dealer, and the view of one seat.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { everyGame, loire, position } from '../helpers/every-game.mjs';
import { assertJson, chances, deepFreeze, refusal } from '../helpers/values.mjs';

/** A game after this many random answers, none of them by `playout`, with all its entries. */
function played(setup, answers, seed = 1) {
  const game = loire.Game.create(setup);
  const { pick } = chances(seed);
  for (let left = answers; left > 0 && game.turn().type !== 'over'; left--) {
    if (game.turn().type === 'chance') game.settle(pick(game.outcomes()).outcome);
    else {
      const { seat, action } = pick(game.legal());
      game.play(seat, action);
    }
  }
  return game;
}

const withPreviews = (state, legal) =>
  legal.map((one) => ({ ...one, preview: loire.preview(state, one.seat, one.action) }));

everyGame('look returns what the single functions return', ({ seeded, host }) => {
  for (const [setup, answers] of [
    [seeded, 0],
    [seeded, 40],
    [host, 3],
    [seeded, 5000],
  ]) {
    const game = played(setup, answers);
    const state = deepFreeze(game.state());
    for (const seat of [undefined, null, 0, 1]) {
      const look = game.look(seat);
      assertJson(look);
      assert.deepEqual(look.position, state.position);
      assert.deepEqual(look.turn, game.turn());
      assert.deepEqual(look.legal, withPreviews(state, game.legal(seat)));
      assert.deepEqual(look.legal, game.legal(seat, { previews: true }));
      assert.deepEqual(look.legal, loire.legalActions(state, seat, { previews: true }));
      assert.deepEqual(look.outcomes, game.outcomes());
      assert.deepEqual(look.scores, game.scores());
      assert.deepEqual(
        look.canUndo,
        [0, 1].map((one) => game.canUndo(one)),
      );
      assert.equal(look.canRedo, false);
      assert.deepEqual(loire.look(state, seat), { ...look, canUndo: [false, false] });
    }
    assert.ok(game.legal(0, { previews: false }).every((legal) => !('preview' in legal)));
  }
});

everyGame('look returns who may undo and whether redo is possible', ({ seeded }) => {
  const game = loire.Game.create(seeded);
  const mild = game.legal().find(({ reveals }) => !reveals);
  game.play(mild.seat, mild.action);
  assert.equal(game.look().canUndo[mild.seat], true);
  assert.equal(game.look().canRedo, false);
  game.undo(mild.seat);
  assert.deepEqual([game.look().canUndo, game.look().canRedo], [[false, false], true]);
  game.redo();
  assert.deepEqual([game.look().canUndo[mild.seat], game.look().canRedo], [true, false]);
});

everyGame('undo works the same after a playout, a record and single answers', ({ seeded }) => {
  let undone = 0;
  for (let answers = 1; answers < 60; answers++) {
    const game = loire.Game.create(seeded);
    game.playout('undo', answers);
    const again = loire.Game.load(game.record());
    const single = loire.Game.create({ ...seeded, seed: undefined, dealer: 'host' });
    single.apply(game.record().entries);
    for (const seat of [undefined, 0, 1]) {
      const forks = [game.fork(), again.fork(), single.fork()];
      for (let back = 0; back < 4; back++) {
        const can = forks.map((fork) => [fork.canUndo(seat), fork.undo(seat), fork.hash()]);
        assert.deepEqual(can[1], can[0]);
        assert.deepEqual(can[2], can[0]);
        assert.equal(can[0][0], can[0][1]);
        undone += can[0][0];
      }
      while (forks[0].redo());
      if (seat !== undefined) assert.ok(forks[0].canUndo(seat) === game.canUndo(seat));
    }
  }
  assert.ok(undone > 20, `${undone} times`);
});

everyGame('deal uses the randomness of the system or a given generator', ({ host, seeded }) => {
  const { state } = loire.newGame(host);
  deepFreeze(state);
  const dealt = loire.deal(state);
  assertJson(dealt);
  assert.notEqual(loire.turn(dealt.state).type, 'chance');
  assert.ok(dealt.entries.length > 5 && dealt.entries.every((entry) => 'chance' in entry));
  assert.deepEqual(loire.apply(state, dealt.entries), dealt);
  assert.notEqual(loire.hash(loire.deal(state).state), loire.hash(dealt.state), 'a second time differently');

  // 0 selects the first outcome, almost 1 the last, and other numbers by the weights.
  let [low, high] = [state, state];
  while (loire.turn(low).type === 'chance') low = loire.settle(low, loire.outcomes(low)[0].outcome).state;
  while (loire.turn(high).type === 'chance') high = loire.settle(high, loire.outcomes(high).at(-1).outcome).state;
  assert.deepEqual(loire.deal(state, () => 0).state, low);
  assert.deepEqual(loire.deal(state, () => 1 - 2 ** -53).state, high);
  const outcomes = loire.outcomes(state);
  const whole = outcomes.reduce((sum, { weight }) => sum + weight, 0);
  let below = 0;
  for (const { outcome, weight } of outcomes) {
    for (const number of [below + 0.001, below + weight - 0.001]) {
      let asked = 0;
      const [first] = loire.deal(state, () => (asked++ ? 0 : number / whole)).entries;
      assert.deepEqual(first, { chance: outcome });
    }
    below += weight;
  }

  // The handle does the same, and a generator that fails changes nothing.
  const random = () => chances(7).next;
  const game = loire.Game.load(state);
  const before = game.hash();
  const fails = () => {
    throw new TypeError('no dice');
  };
  for (const wrong of [() => 1, () => -0.1, () => NaN, () => '0', () => undefined, 5, class Dice {}, fails]) {
    for (const run of [() => game.deal(wrong), () => loire.deal(state, wrong)]) {
      const { code, path } = refusal(run);
      assert.deepEqual([code, path], ['badInput', 'random']);
    }
  }
  let calls = 0;
  assert.throws(
    () =>
      game.deal(() => {
        if (calls++) throw new Error('no more');
        return 0;
      }),
    /no more/,
  );
  assert.equal(game.hash(), before);
  const { state: expected, ...progress } = loire.deal(state, random());
  assert.deepEqual(game.deal(random()), progress);
  assert.deepEqual(game.state(), expected);
  assert.deepEqual(game.deal(), { events: [], entries: [] }, 'no draw is pending');

  // A dealer that has dealt all pending draws, and one that continues from its position.
  const dealtAlready = loire.newGame(seeded).state;
  assert.deepEqual(loire.deal(dealtAlready), { state: dealtAlready, events: [], entries: [] });
  assert.deepEqual(loire.deal({ ...state, dealer: { seed: 'seeded', drawn: 0 } }).state, dealtAlready);
});

everyGame('apply plays entries as objects or in notation, all or none', ({ id, seeded, host, refused }) => {
  const game = played(seeded, 60);
  const { entries } = game.record();
  const start = loire.newGame(host).state;
  const whole = loire.apply(start, entries);
  assertJson(whole);
  assert.deepEqual(whole.state, loire.withoutDealer(game.state()));
  assert.deepEqual(whole.entries, entries);
  assert.deepEqual(whole.events, loire.replay({ loire: 1, game: id, setup: start.setup, entries }).events);

  // In notation, on a handle.
  const handle = loire.Game.load(start);
  for (const entry of entries) {
    if ('chance' in entry) {
      const { notation } = handle
        .outcomes()
        .find(({ outcome }) => JSON.stringify(outcome) === JSON.stringify(entry.chance));
      handle.apply([{ chance: notation }]);
    } else {
      const { notation } = handle
        .legal(entry.seat)
        .find(({ action }) => JSON.stringify(action) === JSON.stringify(entry.action));
      handle.apply([{ seat: entry.seat, action: notation }]);
    }
  }
  assert.equal(handle.hash(), game.hash());

  // A dealer answers the draws that the entries leave open.
  const answers = entries.filter((entry) => !('chance' in entry));
  assert.deepEqual(loire.apply(loire.newGame(seeded).state, answers).state, game.state());

  // A refused entry leaves the game unchanged.
  const { seat } = entries.findLast((entry) => 'seat' in entry);
  const before = [handle.hash(), handle.canUndo()];
  for (const [wrong, path, code] of [
    [[...entries.slice(0, 9), { seat, action: refused }], /^entries\[9\]$/],
    [[{ seat, action: refused }], /^entries\[0\]$/],
    [[{ seat: 9, action: refused }], /^entries\[0\]\.seat$/, 'badInput'],
    [[{ seat, action: 'dance' }], /^entries\[0\]\.action$/, 'badAction'],
    [[{ chance: 'dance' }], /^entries\[0\]\.chance$/, 'badAction'],
    [[{ seat }], /^entries\[0\]$/, 'badInput'],
    [[7], /^entries\[0\]$/, 'badInput'],
    [{}, /^entries$/, 'badInput'],
  ]) {
    const error = refusal(() => (wrong.length > 1 ? loire.apply(start, wrong) : handle.apply(wrong)));
    assert.ok(error instanceof loire.LoireError, error.stack);
    assert.match(error.path, path);
    if (code) assert.equal(error.code, code);
    if (Array.isArray(wrong)) assert.equal(error.path.startsWith(`entries[${error.entry}]`), true);
  }
  assert.deepEqual([handle.hash(), handle.canUndo()], before);
  const mild = handle.legal()[0];
  if (mild) {
    assert.throws(() =>
      handle.apply([
        { seat: mild.seat, action: mild.action },
        { seat: 0, action: 'dance' },
      ]),
    );
    assert.deepEqual([handle.hash(), handle.canUndo()], before);
  }
});

everyGame('record returns the record of a game played by functions', ({ id, seeded }) => {
  let { state, entries } = loire.newGame(seeded);
  const first = state;
  const { pick } = chances(3);
  for (let left = 25; left > 0; left--) {
    const { seat, action } = pick(loire.legalActions(state));
    const after = loire.play(state, seat, action);
    state = after.state;
    entries = [...entries, ...after.entries];
  }
  const record = loire.record(state, entries);
  assertJson(record);
  assert.deepEqual(record, { loire: 1, game: id, setup: state.setup, entries });
  assert.equal(loire.hash(loire.replay(record).state), loire.hash(state));
  for (const [of, wrong] of [
    [first, entries],
    [state, entries.slice(0, -1)],
    [state, []],
  ]) {
    const { code, path } = refusal(() => loire.record(of, wrong));
    assert.deepEqual([code, path], ['noRecord', 'entries']);
  }
  const broken = refusal(() => loire.record(state, entries.toSpliced(3, 1, { chance: 'dance' })));
  assert.deepEqual([broken.code, broken.path, broken.entry], ['badAction', 'entries[3].chance', 3]);

  // The record of a finished game contains the scores.
  const game = loire.Game.create(seeded);
  game.playout('record');
  assert.deepEqual(loire.record(game.state(), game.record().entries), game.record());
});

everyGame('load continues a record with its dealer without a difference', ({ seeded, host }) => {
  for (const answers of [0, 1, 17, 60]) {
    const game = played(seeded, answers);
    const again = loire.Game.load(game.record(), { seed: seeded.seed });
    assert.deepEqual(again.state(), game.state());
    assert.deepEqual(
      [0, 1].map((seat) => again.canUndo(seat)),
      [0, 1].map((seat) => game.canUndo(seat)),
    );
    for (let left = 30; left > 0 && game.turn().type === 'seats'; left--) {
      const { seat, action } = game.legal().at(-1);
      assert.deepEqual(again.play(seat, action), game.play(seat, action));
    }
    assert.deepEqual(again.record(), game.record());
  }
  // A record that the host dealt gets a dealer too, which deals pending draws.
  const stopped = loire.Game.create(host).record();
  const taken = loire.Game.load(stopped, { seed: 'seeded' });
  assert.deepEqual(taken.state(), loire.newGame(seeded).state);
  assert.deepEqual(taken.record(), loire.Game.create(seeded).record());
  // The same for a state without a dealer.
  const { state } = loire.newGame(host);
  assert.deepEqual(loire.Game.load(state, { seed: 'seeded' }).state(), loire.newGame(seeded).state);
  const seeds = [
    [loire.newGame(seeded).state, 'other'],
    [state, 'x'.repeat(201)],
    [stopped, 7],
  ];
  for (const [from, seed] of seeds) {
    const { code, path } = refusal(() => loire.Game.load(from, { seed }));
    assert.deepEqual([code, path], ['badInput', 'seed']);
  }
});

everyGame('view omits the dealer, and nothing else if nothing is secret', ({ seeded }) => {
  const state = position(seeded, 30);
  for (const seat of [null, 0, 1]) {
    assert.deepEqual(loire.view(state, seat), loire.withoutDealer(state));
    assert.deepEqual(loire.Game.load(state).view(seat), loire.withoutDealer(state));
  }
  assert.ok(loire.look(state).turn.asks.every((ask) => !('secret' in ask)));
  assert.equal(refusal(() => loire.view(state, 2)).code, 'badSeat');
});

test('burgundy: a view contains no secret choices', () => {
  const setup = { game: 'burgundy', seats: 3, seed: 'secret', options: { setup: 'advancedSecret' } };
  const game = loire.Game.create(setup);
  assert.deepEqual(
    game.turn().asks.map(({ seat, secret }) => [seat, secret]),
    [
      [0, true],
      [1, true],
      [2, true],
    ],
  );
  const fresh = game.view(null);
  const { action } = game.legal(1)[0];
  game.play(1, action);
  const state = game.state();
  for (const seat of [null, 0, 2]) assert.deepEqual(loire.view(state, seat), fresh);
  const own = loire.view(state, 1);
  assert.deepEqual(own, loire.withoutDealer(state));
  // A seat's view is a valid state, and the seat can play on with it.
  for (const seat of [null, 0, 1, 2]) assert.deepEqual(loire.validate(loire.view(state, seat)), []);
  const seen = loire.view(state, 0);
  assert.deepEqual(loire.legalActions(seen, 0), loire.legalActions(state, 0));
  for (const seat of [0, 2]) game.play(seat, game.legal(seat)[0].action);
  assert.deepEqual(game.view(null), loire.withoutDealer(game.state()), 'all choices are public');
});

everyGame('scores shows final points as pending until the end', ({ seeded }) => {
  const pending = (state) => loire.scores(state).flatMap(({ sources }) => sources.filter((source) => source.pending));
  assert.ok(pending(loire.newGame(seeded).state).length > 0);
  const end = position(seeded);
  assert.equal(loire.turn(end).type, 'over');
  assert.deepEqual(pending(end), []);
  assert.deepEqual(loire.look(end).scores, loire.scores(end));
});

test('burgundy: scores lists points of single knowledge tiles', () => {
  let tiles = 0;
  for (const seed of ['a', 'b', 'c', 'd']) {
    const game = loire.Game.create({ game: 'burgundy', seats: 4, seed });
    game.playout(seed);
    const { players } = game.state().position;
    for (const { seat, sources, pieces = [] } of game.scores()) {
      const sum = pieces.reduce((sum, { points }) => sum + points, 0);
      assert.equal(sum, sources.find(({ source }) => source === 'knowledge').points);
      for (const { source, piece } of pieces) {
        assert.equal(source, 'knowledge');
        assert.ok(Object.values(players[seat].duchy).includes(piece), piece);
      }
      tiles += pieces.length;
    }
  }
  assert.ok(tiles > 3, `${tiles} tiles`);
});

test('burgundy: look shows the progress of the game', () => {
  const { state } = loire.newGame({ game: 'burgundy', seats: 3, seed: 'status' });
  const { status, turn } = loire.look(state);
  assert.deepEqual([status.phase, status.round, status.rounds, status.order.length], ['A', 1, 5, 3]);
  assert.equal(status.order[0], turn.asks[0].seat);
  const before = loire.look(loire.newGame({ game: 'burgundy', seats: 3, dealer: 'host' }).state).status;
  assert.deepEqual(before, { phase: 'A', rounds: 5 });
});

test('burgundy: components lists derived values for front ends', () => {
  const { neighbours, numbers, duchies, tiles, areaPoints, phasePoints, blackSlots, mineInBAndD, goodsPerColour } =
    loire.components('burgundy');
  assert.equal(neighbours.length, numbers.length);
  assert.deepEqual(
    neighbours[18].toSorted((a, b) => a - b),
    [11, 12, 17, 19, 24, 25],
  );
  for (const [space, near] of neighbours.entries()) {
    for (const other of near) assert.ok(neighbours[other].includes(space));
  }
  for (const { areas, colours } of duchies) {
    assert.deepEqual(
      areas.flat().toSorted((a, b) => a - b),
      numbers.map((_, space) => space),
    );
    for (const area of areas) {
      assert.equal(new Set(area.map((space) => colours[space])).size, 1);
      const reached = new Set([area[0]]);
      for (const space of reached) {
        for (const near of neighbours[space]) if (area.includes(near)) reached.add(near);
      }
      assert.equal(reached.size, area.length, 'connected');
      const beside = area.flatMap((space) => neighbours[space]).filter((near) => !area.includes(near));
      assert.ok(
        beside.every((near) => colours[near] !== colours[area[0]]),
        'no neighbour outside the area has its colour',
      );
      assert.ok(areaPoints[area.length - 1] > 0);
    }
  }
  assert.equal(
    tiles.reduce((sum, { coloured, black }) => sum + coloured + black, 0),
    164,
  );
  assert.deepEqual(tiles.find(({ id }) => id === 'pig3').animals, { kind: 'pig', number: 3 });
  assert.ok(tiles.every(({ colour, animals }) => (colour === 'animal') === Boolean(animals)));
  assert.deepEqual(
    [areaPoints, phasePoints],
    [
      [1, 3, 6, 10, 15, 21, 28, 36],
      [10, 8, 6, 4, 2],
    ],
  );
  assert.deepEqual(blackSlots, [
    { players: 2, slots: 4 },
    { players: 3, slots: 6 },
    { players: 4, slots: 8 },
  ]);
  assert.deepEqual([mineInBAndD, goodsPerColour], [{ depot: 6, slot: 2 }, 7]);
});
