// Burgundy through the package: features that only this game has.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { loire, position, wholeGame } from '../helpers/every-game.mjs';
import { refusal } from '../helpers/values.mjs';

const SEEDED = { game: 'burgundy', seats: 2, seed: 'contract' };
const HOST = { game: 'burgundy', seats: 2, dealer: 'host' };
const SECRET = { game: 'burgundy', seats: 3, seed: 'contract', options: { setup: 'advancedSecret' } };

test('components lists the printed material', () => {
  const { numbers, rows, duchies, depots, bonuses, colours, tiles, goods, phases, rounds, room } =
    loire.components('burgundy');
  assert.equal(numbers.length, 37);
  assert.equal(
    rows.reduce((sum, row) => sum + row),
    37,
  );
  assert.ok(duchies.length >= 9 && duchies.every(({ colours }) => colours.length === 37));
  assert.equal(depots.length, 6);
  assert.deepEqual(bonuses, [
    { players: 2, large: 5, small: 2 },
    { players: 3, large: 6, small: 3 },
    { players: 4, large: 7, small: 4 },
  ]);
  assert.deepEqual([colours.length, tiles.length, goods.length], [6, 49, 6]);
  const faces = colours.map((colour) => tiles.filter((tile) => tile.colour === colour).length);
  assert.deepEqual(faces, [8, 12, 26, 1, 1, 1], 'buildings, animals, knowledge, castle, mine, ship');
  assert.deepEqual([phases.join(''), rounds, room], ['ABCDE', 5, { dice: 2, storage: 3, goods: 3 }]);
});

test('newGame sets up all seat counts and refuses impossible set-ups', () => {
  const info = loire.games().find(({ id }) => id === 'burgundy');
  assert.deepEqual(info.seats, [2, 3, 4]);
  const pairs = (...boardPairs) => ({ boardPairs });
  const table = [
    [{ edition: 'later' }, 'edition'],
    [{ modules: ['orders'] }, 'modules'],
    [{ options: { setUp: 'basic' } }, 'options.setUp'],
    [{ options: { setup: 'expert' } }, 'options.setup'],
    [{ options: { scoreStartArea: 1 } }, 'options.scoreStartArea'],
    [{ options: pairs(['1', '2']) }, 'options.boardPairs'],
    [{ options: pairs(['1', '77'], ['1', '2']) }, 'options.boardPairs[0][1]'],
  ];
  for (const [part, path] of table) {
    const error = refusal(() => loire.newGame({ ...SEEDED, ...part }));
    assert.deepEqual([error.code, error.path], ['badSetup', path], error.message);
  }
  assert.ok(loire.newGame(SEEDED).entries.length > 20);
});

test('the weights of a draw are the remaining numbers', () => {
  let draws = 0;
  for (const { state, turn } of wholeGame(HOST)) {
    if (turn.type !== 'chance') continue;
    draws++;
    const outcomes = loire.outcomes(state);
    const { position } = state;
    const { type } = turn.draw;
    const left = {
      startGood: position.hiddenGoods,
      roundGood: position.hiddenGoods,
      depotTile: position.supply,
      blackTile: position.blackSupply,
    }[type];
    for (const { outcome, weight } of outcomes) {
      const expected = left ? left[outcome.good ?? outcome.tile] : 1;
      assert.equal(weight, expected, `${type} ${JSON.stringify(outcome)}`);
    }
    if (type === 'die' || type === 'whiteDie')
      assert.deepEqual(
        outcomes.map(({ outcome }) => outcome.face),
        [1, 2, 3, 4, 5, 6],
      );
    if (type === 'startSeat') assert.equal(outcomes.length, 2);
    if (type === 'startGood' || type === 'roundGood' || type === 'blackTile') {
      const total = Object.values(left).reduce((sum, count) => sum + count);
      assert.equal(
        outcomes.reduce((sum, { weight }) => sum + weight, 0),
        total,
      );
    }
  }
  assert.ok(draws > 200, `${draws} draws`);
});

test('settle refuses impossible outcomes', () => {
  const { state } = loire.newGame(HOST);
  for (const outcome of [{ type: 'die', face: 3 }, { type: 'seat', seat: 0 }, 'die 3']) {
    const error = refusal(() => loire.settle(state, outcome));
    assert.deepEqual([error.code, error.rule], ['notPossible', 'B-120']);
  }
  for (const outcome of ['die 7', { type: 'die', face: 7 }]) {
    assert.equal(refusal(() => loire.settle(state, outcome)).code, 'badAction', JSON.stringify(outcome));
  }
});

test('legalActions covers all seats that are asked at once, or one of them', () => {
  const { state } = loire.newGame(SECRET);
  const turn = loire.turn(state);
  assert.deepEqual(
    turn.asks.map(({ seat, ask }) => [seat, ask.type]),
    [
      [0, 'estate'],
      [1, 'estate'],
      [2, 'estate'],
    ],
  );
  const each = [0, 1, 2].map((seat) => loire.legalActions(state, seat));
  assert.deepEqual(loire.legalActions(state), each.flat());
  for (const [seat, legal] of each.entries()) assert.ok(legal.length > 0 && legal.every((one) => one.seat === seat));
  const orders = [
    [0, 1, 2],
    [2, 0, 1],
  ].map((order) =>
    order.reduce((now, seat) => loire.play(now, seat, each[seat][0].action).state, loire.withoutDealer(state)),
  );
  assert.equal(loire.hash(orders[0]), loire.hash(orders[1]), 'simultaneous answers commute');
});

test('check refuses with the rule, a code and details', () => {
  const { state } = loire.newGame(SEEDED);
  const [{ seat }] = loire.turn(state).asks;
  const other = 1 - seat;
  const { dice } = state.position.players[seat];
  const missing = [1, 2, 3, 4, 5, 6].find((face) => !dice.includes(face));
  const table = [
    [other, { type: 'endTurn' }, 'notAsked', { seat: other }],
    [seat, { type: 'endTurn' }, 'diceLeft', { dice: 2 }],
    [seat, { type: 'takeChips', die: missing }, 'noSuchDie', { die: missing }],
    [seat, { type: 'takeChips', die: null }, 'dieNeeded', {}],
    [seat, { type: 'placeTile', die: dice[0], tile: 'mine', space: 0 }, 'notStored', { tile: 'mine' }],
    [seat, { type: 'decline' }, /wrongAnswer|cannotDecline/, {}],
    [seat, { type: 'chooseEstate', duchy: '1', space: 18 }, 'wrongAnswer', {}],
    [
      seat,
      { type: 'buyTile', depot: null, tile: state.position.black[0], discard: null },
      'tooLittleSilver',
      { needed: 2, owned: 1 },
    ],
    [seat, { type: 'sellGoods', die: dice[0], good: 'red' }, 'nothingToSell', { good: 'red' }],
  ];
  for (const [who, action, code, params] of table) {
    const verdict = loire.check(state, who, action);
    const shown = `${JSON.stringify(action)}: ${JSON.stringify(verdict)}`;
    assert.equal(verdict.legal, false, shown);
    if (code instanceof RegExp) assert.match(verdict.code, code, shown);
    else assert.equal(verdict.code, code, shown);
    assert.deepEqual(verdict.params, params, shown);
    assert.match(verdict.rule, /^B-\d{3}$/, shown);
    assert.ok(verdict.message.includes(verdict.rule), shown);
    const error = refusal(() => loire.play(state, who, action));
    assert.deepEqual([error.code, error.rule, error.message], [verdict.code, verdict.rule, verdict.message]);
    assert.equal(refusal(() => loire.preview(state, who, action)).code, verdict.code);
  }
});

test('a preview shows the silver that is gained or paid', () => {
  let changed = 0;
  for (const { state, turn } of wholeGame(SEEDED)) {
    if (turn.type !== 'seats') continue;
    for (const { seat, action, reveals } of loire.legalActions(state).slice(0, 4)) {
      if (reveals) continue;
      const after = loire.play(state, seat, action).state;
      const silver = after.position.players[seat].silver - state.position.players[seat].silver;
      const { resources } = loire.preview(state, seat, action);
      const resource = resources.find((one) => one.seat === seat && one.name === 'silver');
      assert.equal(resource?.change ?? 0, silver);
      changed += silver !== 0;
    }
  }
  assert.ok(changed > 10, `${changed} times`);
});

test('validate returns the path of a problem', () => {
  const state = position(SEEDED, 30);
  const at = (round) => ({ ...state, position: { ...state.position, round } });
  for (const [value, code, path] of [
    [{ ...state, agenda: [] }, 'corruptState', 'position.phase'],
    [at(9), 'corruptState', 'position.round'],
    [at(-1), 'badInput', 'position.round'],
  ]) {
    const problems = loire.validate(value);
    assert.deepEqual([problems[0].code, problems[0].path], [code, path]);
    assert.equal(refusal(() => loire.turn(value)).path, path, 'the first problem refuses the state');
    if (code === 'badInput') assert.equal(problems.length, 1);
  }
});

test('validate reports every broken law once, with its path', () => {
  const state = position(SEEDED, 30);
  const paths = (change) => {
    const spoilt = structuredClone(state);
    change(spoilt);
    return loire.validate(spoilt).map(({ path }) => path);
  };
  const players = paths(({ position: { players } }) => {
    players[0].points.watchtowers = 99;
    players[1].points.bonuses = 99;
  });
  assert.deepEqual(players, ['position.players[0].points', 'position.players[1].points']);
  const goods = paths(({ position }) => {
    position.players[1].goods = { turquoise: 1, purple: 1, pink: 1, red: 1 };
    position.whiteDie = null;
  });
  for (const path of ['position.players[1].goods', 'position.whiteDie', 'position.hiddenGoods']) {
    assert.ok(goods.includes(path), goods.join(' '));
  }
  const twice = paths(({ agenda }) => agenda.splice(1, 0, { step: { type: 'income' } }, { step: { type: 'income' } }));
  assert.ok(twice.includes('agenda[1]') && twice.includes('agenda[2]'), twice.join(' '));
  const all = loire.validate({ ...state, agenda: [] }).map(({ path, message }) => `${path} ${message}`);
  assert.equal(new Set(all).size, all.length);
});

test('hash differs for another option', () => {
  const { state } = loire.newGame(SEEDED);
  const options = { ...state.setup.options, tieBreak: 'fewestEmpty' };
  assert.notEqual(loire.hash({ ...state, setup: { ...state.setup, options } }), loire.hash(state));
});
