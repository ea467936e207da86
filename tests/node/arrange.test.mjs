// Positions from the few things that are said: the rest follows, and every contradiction is told.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { games, loire } from '../helpers/every-game.mjs';
import { assertJson, deepFreeze, refusal } from '../helpers/values.mjs';

const SETUP = deepFreeze({ game: 'burgundy', seats: 2, dealer: 'host' });

/** A state that breaks no law and can be played to its end. */
function holds(state) {
  assertJson(state);
  assert.deepEqual(loire.validate(state), []);
  const game = loire.Game.load(state);
  game.playout('arrange');
  assert.equal(game.turn().type, 'over');
  game.free();
  return state;
}

test('burgundy: nothing said is the first turn of the game', () => {
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
    'what the set-up gives',
  );
});

test('burgundy: what is said is so, and the rest makes room', () => {
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
  const [, said] = sketch.players;
  const player = position.players[1];
  for (const { space, tile } of said.duchy) assert.equal(player.duchy[space], tile);
  assert.equal(player.duchy[18], 'castle', 'the start castle stays');
  for (const key of ['goods', 'sold', 'silver', 'chips']) assert.deepEqual(player[key], said[key], key);
  assert.deepEqual(player.storage.toSorted(), ['castle', 't2']);
  assert.deepEqual(player.dice, [2, 6]);
  assert.equal(player.points.animals, 3);
  assert.equal(player.points.sales, 6, 'two points for each good sold');
  assert.deepEqual(position.track[1], [1], 'the marker follows the ship');
  assert.deepEqual([position.depots[0].tiles.filter(Boolean), position.depots[0].goods], [['ship'], { orange: 2 }]);
  assert.deepEqual(position.depots[2].tiles, [null, null, null, null]);
  assert.deepEqual(position.black.filter(Boolean), ['t7', 'mine']);
});

test('burgundy: duchies and start castles of the advanced set-ups', () => {
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

test('burgundy: every number of seats and every round', () => {
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

test('burgundy: every contradiction, by its place', () => {
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
  // A tile on another colour, one twice, one in a depot without room.
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

test('arrange: what is no sketch, and games that have none', () => {
  for (const [sketch, path] of [
    [{ luck: 1 }, 'sketch.luck'],
    [{ players: [{ chips: -1 }] }, 'sketch.players[0].chips'],
    [7, 'sketch'],
  ]) {
    const error = refusal(() => loire.arrange(SETUP, sketch));
    assert.deepEqual([error.code, error.path], ['badInput', path]);
  }
  assert.equal(refusal(() => loire.arrange({ ...SETUP, seats: 9 }, {})).code, 'badSetup');
  for (const { id, host } of games.filter(({ id }) => id !== 'burgundy')) {
    const error = refusal(() => loire.arrange(host, {}));
    assert.deepEqual([error.code, error.path], ['badInput', 'game'], id);
  }
});
