// Orléans through the package: features that only this game has.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { loire, position, wholeGame } from '../helpers/every-game.mjs';
import { refusal } from '../helpers/values.mjs';

const SEEDED = { game: 'orleans', seats: 3, seed: 'contract' };
const sum = (pile) => Object.values(pile).reduce((total, count) => total + count, 0);

test('components lists the printed material', () => {
  const { towns, paths, places, deeds, hourglasses, roles, goods, tracks, orders, civics } =
    loire.components('orleans');
  assert.deepEqual([towns.length, paths.length, places.length, deeds.length], [23, 43, 34, 8]);
  assert.deepEqual([hourglasses.length, roles.length, goods.length], [56, 7, 5]);
  assert.deepEqual([orders.length, civics.length], [23, 19]);
  const names = new Set(towns.map(({ id }) => id));
  assert.ok(paths.every(({ ends }) => ends.every((town) => names.has(town))));
  for (const seats of [2, 3, 4]) {
    const spots = paths.flatMap((path) => path.spots).filter((players) => players <= seats);
    assert.equal(spots.length, [43, 48, 52][seats - 2], `goods on paths for ${seats}`);
  }
  assert.equal(places.flatMap(({ spaces }) => spaces).length, 57);
  assert.equal(
    deeds.reduce((total, { spaces }) => total + sum(spaces), 0),
    45,
  );
  assert.equal(civics.flatMap(({ spaces }) => spaces).length, 81);
  assert.deepEqual([tracks.development, tracks.status], [30, [4, 9, 15, 22, 30]]);
  for (const { names } of places) assert.deepEqual(Object.keys(names), ['en', 'de', 'fr']);
  const { followers, stack, market } = loire.components('orleans');
  assert.deepEqual([stack, market], [18, 8]);
  assert.deepEqual(
    goods.map(({ points }) => points),
    [1, 2, 3, 4, 5],
  );
  assert.deepEqual(
    followers.filter(({ own }) => own).map(({ id, role }) => [id, role]),
    [
      ['ownFarmer', 'farmer'],
      ['ownBoatman', 'boatman'],
      ['ownCraftsman', 'craftsman'],
      ['ownTrader', 'trader'],
    ],
  );
  assert.deepEqual(tracks.steps, { farmer: 8, boatman: 5, craftsman: 5, trader: 5, knight: 5, scholar: 5 });
  assert.deepEqual(tracks.citizen, { boatman: 5, knight: 4 });
  assert.deepEqual(
    hourglasses.filter(({ round }) => !round).map(({ id }) => id),
    ['holiday'],
  );
  assert.deepEqual(
    civics.filter(({ players }) => players > 2).map(({ id }) => id),
    ['court', 'research', 'arsonist', 'spy'],
  );
  const letters = ['A', 'B', 'C', 'D', undefined].map(
    (letter) => hourglasses.filter((tile) => tile.letter === letter).length,
  );
  assert.deepEqual(letters, [13, 14, 14, 8, 7]);
});

/** The modules and components of a set-up. */
const played = (besides = {}) => loire.components('orleans', { ...SEEDED, ...besides });

test('components of a set-up show its civic boards', () => {
  const seen = ({ civics }) => [
    civics.length,
    civics.flatMap(({ spaces }) => spaces).length,
    civics.reduce((sum, { covered }) => sum + covered, 0),
  ];
  const both = { modules: ['newDeeds', 'intrigue'], options: { civicBoard: 'both' } };
  const of = (seats, besides) => seen(played({ seats, ...besides }));
  assert.deepEqual(of(2, {}), [0, 0, 0]);
  assert.deepEqual(played().deeds.length, 8);
  assert.deepEqual(played({ modules: ['intrigue'] }).deeds, [], 'the board of deeds is replaced');
  assert.deepEqual(
    [2, 3, 4].map((seats) => of(seats, { modules: ['newDeeds'] })),
    [
      [8, 27, 8],
      [10, 35, 10],
      [10, 45, 0],
    ],
  );
  assert.deepEqual(
    [2, 3, 4].map((seats) => of(seats, { modules: ['intrigue'] })),
    [
      [7, 21, 7],
      [9, 27, 9],
      [9, 36, 0],
    ],
  );
  assert.deepEqual(
    [2, 3, 4].map((seats) => of(seats, both)),
    [
      [15, 63, 0],
      [19, 81, 0],
      [19, 81, 0],
    ],
    'two boards have no covers',
  );
  const spaces = [{ role: 'monk' }, { role: 'monk' }, { role: 'knight' }];
  const [spy] = played({ modules: ['intrigue'], tables: { civics: { spy: spaces } } }).civics.filter(
    ({ id }) => id === 'spy',
  );
  assert.deepEqual([spy.spaces, spy.covered], [spaces.slice(0, 2), 1]);
});

test('components of a set-up show its order cards, cards and places', () => {
  const card = { town: 'nevers', goods: { wine: 2 }, points: 9 };
  const { orders } = played({ modules: ['orders'], tables: { orders: { order3: card } } });
  assert.deepEqual(
    [orders.length, orders[2], orders[1]],
    [23, { id: 'order3', ...card }, loire.components('orleans').orders[1]],
  );
  assert.deepEqual(played().orders, []);

  const stack = (besides) => played(besides).hourglasses;
  const tiles = (besides) => stack(besides).map(({ letter = '', id }) => `${letter}${id}`);
  assert.deepEqual(tiles({ edition: '2014' }), ['pilgrimage', 'income', 'harvest', 'taxes', 'tradingDay', 'plague']);
  assert.deepEqual(
    tiles()
      .map((tile) => tile[0])
      .join(''),
    'pAAAAABBBBBBCCCCCC',
  );
  const modules = ['newEvents'];
  assert.deepEqual(
    tiles({ modules })
      .map((tile) => tile[0])
      .join(''),
    `s${'A'.repeat(8)}${'B'.repeat(8)}${'C'.repeat(8)}${'D'.repeat(8)}`,
  );
  const harvest = (options) =>
    stack({ modules, options }).find(({ letter, happening }) => letter === 'B' && happening === 'harvest').amount;
  assert.deepEqual([harvest({}), harvest({ harvestByLetter: true })], [1, 2]);
  assert.equal(tiles({ modules, options: { peasantsLast: true } }).at(-1), 'DpeasantsRevolt');

  const ids = (besides) => played(besides).places.map(({ id }) => id);
  const added = (besides) => ids(besides).filter((id) => !ids().includes(id));
  assert.deepEqual(added({ modules: ['newPlaces'] }), ['brasserie', 'tradingHouse', 'sheepFarm']);
  assert.deepEqual(added({ modules: ['newPlaces'], options: { tavern: true } }).includes('tavern'), true);
  const place = (which, besides) => played(besides).places.find(({ id }) => id === which);
  assert.deepEqual(place('bathhouse', { options: { bathhouseSpace: 'monk' } }).spaces, [
    { id: 'bathhouse.1', takes: 'monk' },
  ]);
  assert.deepEqual(place('bathhouse', { options: { bathhouse: 'draw' } }).spaces, []);
  const tables = { placeTiles: { sheepFarm: { category: 'I' } } };
  assert.equal(place('sheepFarm', { modules: ['newPlaces'], tables }).category, 'I');
});

test('newGame knows the editions and refuses impossible set-ups', () => {
  assert.equal(loire.newGame(SEEDED).state.setup.edition, 'later', 'the later edition is the default');
  const table = [
    [{ edition: '2013' }, 'edition'],
    [{ modules: ['deeds'] }, 'modules[0]'],
    [{ modules: ['orders', 'newPlaces', 'orders'] }, 'modules[2]'],
    [{ modules: 'orders' }, 'modules'],
    [{ modules: ['newDeeds', 'intrigue'] }, 'modules'],
    [{ modules: ['intrigue'], options: { civicBoard: 'both' } }, 'options.civicBoard'],
    [{ modules: ['newEvents'], options: { bribery: 'off' } }, 'options.bribery'],
    [{ modules: ['intrigue'], options: { bribery: 'some' } }, 'options.bribery'],
    [{ options: { tavern: true } }, 'options.tavern'],
    [{ modules: ['newEvents'], options: { peasantsLast: 'yes' } }, 'options.peasantsLast'],
    [{ options: { planning: 'hidden' } }, 'options.planning'],
    [{ options: { drawOptional: 1 } }, 'options.drawOptional'],
    [{ options: { bathhouseSpace: 'ownMonk' } }, 'options.bathhouseSpace'],
    [{ options: { bankTotal: 60 } }, 'options.bankTotal'],
    [{ edition: '2014', options: { bankTotal: 14 } }, 'options.bankTotal'],
    [{ edition: '2014', options: { bankTotal: 1001 } }, 'options.bankTotal'],
    [{ edition: '2014', options: { placePool: 5 } }, 'options.placePool'],
    [{ options: { placePool: 0 } }, 'options.placePool'],
    [{ options: { placePool: 14 } }, 'options.placePool'],
  ];
  for (const [part, path] of table) {
    const error = refusal(() => loire.newGame({ ...SEEDED, ...part }));
    assert.deepEqual([error.code, error.path], ['badSetup', path], `${JSON.stringify(part)}: ${error.message}`);
  }
});

test('all seats plan at once, or one after the other', () => {
  const asks = (options) => loire.turn(loire.newGame({ ...SEEDED, options }).state).asks;
  assert.deepEqual(
    asks({}).map(({ seat, ask }) => [seat, ask.type]),
    [0, 1, 2].map((seat) => [seat, 'plan']),
  );
  assert.equal(asks({ planning: 'inOrder' }).length, 1);
  const { state } = loire.newGame(SEEDED);
  const each = [0, 1, 2].map((seat) => loire.legalActions(state, seat));
  assert.deepEqual(loire.legalActions(state), each.flat());
  const play = (order) => order.reduce((now, seat) => loire.play(now, seat, each[seat][0].action).state, state);
  assert.equal(loire.hash(play([0, 1, 2])), loire.hash(play([2, 0, 1])), 'simultaneous answers commute');
});

test('the weights of a draw are the remaining numbers', () => {
  const seen = new Set();
  for (const { state, turn } of wholeGame({ game: 'orleans', seats: 2, dealer: 'host' })) {
    if (turn.type !== 'chance') continue;
    const { type, seat } = turn.draw;
    const { goods, players } = state.position;
    const bag = players[seat]?.followers.bag;
    const left = { pathGood: goods, removedGood: goods, follower: bag, plague: bag }[type];
    seen.add(type);
    if (!left) continue;
    const outcomes = loire.outcomes(state);
    for (const { outcome, weight } of outcomes) assert.equal(weight, left[outcome.good ?? outcome.follower], type);
    assert.equal(
      outcomes.reduce((total, { weight }) => total + weight, 0),
      sum(left),
    );
  }
  for (const type of ['pathGood', 'removedGood', 'startSeat', 'hourglass', 'follower']) assert.ok(seen.has(type), type);
});

test('check refuses with the rule, a code and details', () => {
  const { state } = loire.newGame(SEEDED);
  const table = [
    ['plan ownFarmer > farmhouse.1', 'O-040', 'unfit', { follower: 'ownFarmer', space: 'farmhouse.1' }],
    ['plan knight > ship.3', 'O-030', 'notThere', { follower: 'knight', store: 'market' }],
    ['plan ownFarmer > townHall.1', 'O-043', 'neutralOnly', { space: 'townHall.1' }],
    ['plan ownFarmer > winery.1', 'O-030', 'notYourPlace', { place: 'winery' }],
    ['install free > castle.1', 'O-048', 'noGear', {}],
    ['pass', 'O-030', 'wrongAnswer', {}],
  ];
  for (const [action, rule, code, params] of table) {
    const verdict = loire.check(state, 1, action);
    assert.deepEqual([verdict.rule, verdict.code, verdict.params], [rule, code, params], action);
    assert.ok(verdict.message.includes(rule), verdict.message);
  }
});

test('validate returns the path of a problem', () => {
  const state = position(SEEDED, 60);
  const [first, ...others] = state.position.players;
  const spoilt = (change) => ({
    ...state,
    position: { ...state.position, players: [{ ...first, ...change }, ...others] },
  });
  for (const [value, code, path] of [
    [{ ...state, agenda: [] }, 'corruptState', /^agenda$/],
    [spoilt({ unbuilt: 11 }), 'corruptState', /^position\.players\[0\]\.unbuilt$/],
    [spoilt({ development: 31 }), 'corruptState', /^position\.players\[0\]/],
    [spoilt({ merchant: 'paris' }), 'badInput', /^position\.players\[0\]\.merchant$/],
    [spoilt({ places: ['school', 'hayrick'] }), 'corruptState', /^position\.players\[0\]\.places$/],
    [spoilt({ places: ['school', 'school'] }), 'badInput', /^position\.players\[0\]\.places\[1\]$/],
  ]) {
    const [problem] = loire.validate(value);
    assert.equal(problem.code, code, JSON.stringify(problem));
    assert.match(problem.path, path);
  }
});

test('hash differs for another option', () => {
  const { state } = loire.newGame(SEEDED);
  const options = { ...state.setup.options, lenientBonus: true };
  assert.notEqual(loire.hash({ ...state, setup: { ...state.setup, options } }), loire.hash(state));
});
