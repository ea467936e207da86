// Positions from sketches: missing fields are derived, and contradictions are reported.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { loire } from '../helpers/every-game.mjs';
import { assertJson, deepFreeze, refusal } from '../helpers/values.mjs';

const SETUP = deepFreeze({ game: 'burgundy', seats: 2, dealer: 'host' });

/** Asserts that a state breaks no law and can be played to its end. */
function holds(state) {
  assertJson(state);
  assert.deepEqual(loire.validate(state), []);
  const game = loire.Game.load(state);
  game.playout('arrange');
  assert.equal(game.turn().type, 'over');
  game.free();
  return state;
}

test('burgundy: an empty sketch is the first turn of the game', () => {
  const { position, agenda } = holds(loire.arrange(SETUP, {}));
  assert.deepEqual(
    [position.phase, position.round, agenda.at(-1)],
    ['A', 1, { ask: [{ seat: 0, ask: { type: 'turn' } }] }],
  );
  for (const player of position.players) {
    assert.equal(player.silver, 1);
    assert.equal(
      Object.values(player.goods).reduce((sum, count) => sum + count, 0),
      3,
    );
    assert.deepEqual(player.dice, [1, 1]);
  }
  assert.deepEqual(
    position.players.map(({ chips }) => chips),
    [1, 2],
    'the start goods come from the set-up',
  );
});

test('burgundy: the position has all fields of the sketch, and the rest is derived', () => {
  const sketch = deepFreeze({
    phase: 'C',
    round: 3,
    turn: 1,
    players: [
      null,
      {
        duchy: [
          { space: 12, tile: 't1' },
          { space: 10, tile: 'cow3' },
          { space: 17, tile: 'ship' },
        ],
        storage: ['t2', 'castle'],
        goods: { red: 2, pink: 5 },
        sold: { brown: 3 },
        silver: 4,
        chips: 7,
        dice: [6, 2],
        animals: 3,
      },
    ],
    depots: [{ tiles: ['ship'], goods: { orange: 2 } }, null, { tiles: [] }],
    black: ['t7', 'mine'],
  });
  const { position, agenda } = holds(loire.arrange(SETUP, sketch));
  assert.deepEqual([position.phase, position.round], ['C', 3]);
  assert.deepEqual(
    agenda.at(-1).ask.map(({ seat }) => seat),
    [1],
  );
  const [, expected] = sketch.players;
  const player = position.players[1];
  for (const { space, tile } of expected.duchy) assert.equal(player.duchy[space], tile);
  assert.equal(player.duchy[18], 'castle', 'the start castle stays');
  for (const key of ['goods', 'sold', 'silver', 'chips']) assert.deepEqual(player[key], expected[key], key);
  assert.deepEqual(player.storage.toSorted(), ['castle', 't2']);
  assert.deepEqual(player.dice, [2, 6]);
  assert.equal(player.points.animals, 3);
  assert.equal(player.points.sales, 6, 'two points for each good sold');
  assert.deepEqual(position.track[1], [1], 'the marker follows the ship');
  assert.deepEqual([position.depots[0].tiles.filter(Boolean), position.depots[0].goods], [['ship'], { orange: 2 }]);
  assert.deepEqual(position.depots[2].tiles, [null, null, null, null]);
  assert.deepEqual(position.black.filter(Boolean), ['t7', 'mine']);
});

test('burgundy: sketches place duchies and start castles of the advanced set-ups', () => {
  for (const mode of ['advancedOpen', 'advancedSecret']) {
    const setup = { ...SETUP, options: { setup: mode } };
    const free = holds(loire.arrange(setup, { players: [null, { estate: '7' }] })).position;
    assert.equal(free.players[1].estate, '7');
    const start = free.players[1].duchy.findIndex(Boolean);
    const other = loire
      .components('burgundy')
      .duchies.find(({ id }) => id === '7')
      .colours.lastIndexOf('castle');
    assert.notEqual(start, other);
    const { players } = holds(loire.arrange(setup, { players: [null, { estate: '7', start: other }] })).position;
    assert.equal(players[1].duchy[other], 'castle');
  }
});

test('burgundy: a sketch works with every number of seats in every round', () => {
  for (const seats of [2, 3, 4])
    for (const phase of ['A', 'C', 'E'])
      for (const [round, turn] of [
        [1, 1],
        [5, 0],
      ]) {
        const state = holds(loire.arrange({ ...SETUP, seats }, { phase, round, turn }));
        assert.deepEqual(
          loire.turn(state).asks.map(({ seat }) => seat),
          [turn],
        );
      }
});

test('burgundy: every contradiction is refused with its path', () => {
  const problems = (sketch, setup = SETUP) => {
    const error = refusal(() => loire.arrange(setup, sketch));
    assert.equal(error.code, 'corruptState', error.message);
    assert.equal(error.path, error.problems[0].path);
    for (const { path } of error.problems) assert.ok(error.message.includes(path));
    return error.problems.map(({ path }) => path);
  };
  assert.deepEqual(problems({ round: 6, turn: 3, players: [null, null, {}], depots: Array(7).fill(null) }), [
    'round',
    'turn',
    'players',
    'depots',
  ]);
  // A tile on another colour, a tile twice, a tile in a depot without room.
  const found = problems({
    players: [{ duchy: [{ space: 12, tile: 'ship' }], storage: ['t1'] }, { storage: ['t1'] }],
    depots: [{ tiles: ['castle'] }],
  });
  for (const path of ['depots[0].tiles', 'players[0].duchy', 'supply'])
    assert.ok(found.includes(path), found.join(' '));
  assert.ok(
    problems({ players: [{ dice: [1], goods: { red: 1, pink: 1, brown: 1, orange: 1 } }, { dice: [1] }] }).length > 1,
  );
  assert.ok(
    problems({ players: [{ estate: '7' }] }).includes('players[0].estate'),
    'the basic set-up has duchy 1 only',
  );
});

test('orleans: an empty sketch is the first turn, and other sketches keep their fields', () => {
  const setup = deepFreeze({ game: 'orleans', seats: 3, dealer: 'host' });
  const { position } = holds(loire.arrange(setup, {}));
  assert.equal(position.hourglasses.length, 1);
  assert.deepEqual(
    position.players.map(({ coins }) => coins),
    [5, 5, 5],
  );
  const sketch = deepFreeze({
    round: 7,
    start: 2,
    moment: 'planning',
    players: [null, { coins: 9, goods: { wine: 2 }, places: ['school'], stations: ['blois'] }],
  });
  const arranged = holds(loire.arrange(setup, sketch));
  const player = arranged.position.players[1];
  assert.deepEqual(
    [player.coins, player.goods, player.places, player.stations],
    [9, { wine: 2 }, ['school'], ['blois']],
  );
  const { status, turn } = loire.look(arranged);
  assert.deepEqual([status.round, status.rounds, status.order, status.drawLimits], [7, 18, [2, 0, 1], [4, 4, 4]]);
  assert.equal(turn.asks[0].ask.type, 'plan');
  const error = refusal(() => loire.arrange(setup, { round: 40, players: [null, null, null, {}] }));
  assert.deepEqual(
    error.problems.map(({ path }) => path),
    ['round', 'players'],
  );
});

test('arrange refuses invalid sketches', () => {
  for (const [sketch, path] of [
    [{ luck: 1 }, 'sketch.luck'],
    [{ players: [{ chips: -1 }] }, 'sketch.players[0].chips'],
    [7, 'sketch'],
  ]) {
    const error = refusal(() => loire.arrange(SETUP, sketch));
    assert.deepEqual([error.code, error.path], ['badInput', path]);
  }
  assert.equal(refusal(() => loire.arrange({ ...SETUP, seats: 9 }, {})).code, 'badSetup');
});

const KINGDOM = deepFreeze({
  game: 'stories',
  seats: 2,
  scenario: 'firstKingdom',
  dealer: 'host',
  options: { roundLimit: 14 },
});
const COURT = deepFreeze({ game: 'stories', seats: 3, scenario: 'kingsFavor', dealer: 'host' });

test('stories: an empty sketch is the first turn of the game', () => {
  for (const setup of [KINGDOM, COURT]) {
    const { position, agenda } = holds(loire.arrange(setup, {}));
    assert.deepEqual([position.round, position.start], [1, 0]);
    assert.deepEqual(agenda.at(-1), { ask: [{ seat: 0, ask: { type: 'turn' } }] });
  }
});

test('stories: the position has all fields of the sketch, and the rest is derived', () => {
  const { position } = holds(
    loire.arrange(KINGDOM, {
      round: 12,
      players: [null, { coins: 9, areas: ['L10', 'L09', 'L05'], cards: ['pub'], fame: 20 }],
      churches: ['L10'],
      kingdom: { realms: [null, { epoch: 5, citizens: 7 }] },
    }),
  );
  const player = position.players[1];
  assert.deepEqual([player.coins, player.fame, player.reserve, position.churches], [9, 20, 5, 11]);
  assert.ok(player.cards.includes('church') && player.cards.includes('pub'), 'epoch V unlocks the church');
  assert.deepEqual([position.kingdom.told.length, position.kingdom.realms[1].control.areas], [5, 1]);
  const court = holds(loire.arrange(COURT, { round: 8, players: [null, { out: 4 }] })).position.court;
  assert.ok(court.courtiers.every(({ booklet }) => booklet.length === 3));
});

test('stories: every contradiction is refused with its path', () => {
  const paths = (setup, sketch) => refusal(() => loire.arrange(setup, sketch)).problems.map(({ path }) => path);
  assert.deepEqual(paths(COURT, { round: 21 }), ['round']);
  assert.deepEqual(paths(COURT, { kingdom: {} }), ['kingdom']);
  assert.deepEqual(paths(KINGDOM, { players: [{ goods: { cheese: 200 } }] }), ['storage.cheese']);
});
