// Tables with which a host replaces reconstructed numbers; invalid ones are refused with their path.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { loire } from '../helpers/every-game.mjs';
import * as orleans from '../helpers/games/orleans.mjs';
import { variedTables } from '../helpers/games/orleans/tables.mjs';
import { judgeOf } from '../helpers/hostile.mjs';
import { mutate, paths } from '../helpers/mutations.mjs';
import { chances, deepFreeze, refusal } from '../helpers/values.mjs';

const SETUP = { game: 'orleans', seats: 4, seed: 'tables', ...orleans.everything };
const CARD = { town: 'tours', goods: { grain: 1 }, points: 5 };
const withTables = (tables) => ({ ...SETUP, tables });
const many = (count, value) => Object.fromEntries(Array.from({ length: count }, (_, n) => [`order${n + 1}`, value]));

test('tables stay in the set-up and take effect', () => {
  const tables = deepFreeze(variedTables(7, SETUP.modules, SETUP.options));
  const { state } = loire.newGame(withTables(tables));
  assert.deepEqual(state.setup.tables.civics.coinage, tables.civics.coinage);
  assert.deepEqual(state.setup.tables.orders.order4, tables.orders.order4);
  assert.deepEqual(Object.keys(state.setup.tables.placeTiles).sort(), Object.keys(tables.placeTiles).sort());
  const [first, second, third] = tables.civics.sheepBreeding;
  assert.deepEqual(state.position.civics.sheepBreeding, [first.good, second.good, third.good]);
  assert.deepEqual(loire.newGame(state.setup).state.setup, state.setup, 'a set-up survives a round trip');
  assert.notEqual(loire.hash(state), loire.hash(loire.newGame(SETUP).state));
  const game = loire.Game.create(withTables(tables));
  game.playout('tables');
  const record = game.record();
  assert.equal(loire.hash(loire.replay(record).state), game.hash());
});

test('empty tables equal missing tables', () => {
  const { state } = loire.newGame(SETUP);
  for (const tables of [{}, { orders: {} }, { orders: {}, civics: {}, placeTiles: {} }]) {
    const other = loire.newGame(withTables(tables)).state;
    assert.ok(!('tables' in other.setup));
    assert.equal(loire.hash(other), loire.hash(state));
  }
});

test('an invalid table is refused with its path', () => {
  const order = (value) => ({ orders: { order5: value } });
  const civic = (name, value) => ({ civics: { [name]: value } });
  const tile = (name, value) => ({ placeTiles: { [name]: value } });
  const table = [
    // Values that are not a table.
    [5, 'tables'],
    ['orders', 'tables'],
    [[], 'tables'],
    [{ cards: {} }, 'tables.cards'],
    [{ orders: [] }, 'tables.orders'],
    [{ orders: [CARD] }, 'tables.orders'],
    [{ civics: 'spy' }, 'tables.civics'],
    [{ placeTiles: 0 }, 'tables.placeTiles'],
    [{ constructor: {} }, 'tables.constructor'],
    [JSON.parse('{ "__proto__": { "order5": 1 } }'), 'tables.__proto__'],
    // Order cards.
    [{ orders: { order24: CARD } }, 'tables.orders.order24'],
    [{ orders: { order0: CARD } }, 'tables.orders.order0'],
    [{ orders: { toString: CARD } }, 'tables.orders.toString'],
    [JSON.parse(`{ "orders": { "__proto__": ${JSON.stringify(CARD)} } }`), 'tables.orders.__proto__'],
    [order(5), 'tables.orders.order5'],
    [order({ ...CARD, town: 'paris' }), 'tables.orders.order5.town'],
    [order({ ...CARD, town: null }), 'tables.orders.order5.town'],
    [order({ ...CARD, goods: { bread: 1 } }), 'tables.orders.order5.goods.bread'],
    [order({ ...CARD, goods: ['grain'] }), 'tables.orders.order5.goods'],
    [order({ ...CARD, goods: { grain: -1 } }), 'tables.orders.order5.goods.grain'],
    [order({ ...CARD, goods: { grain: 256 } }), 'tables.orders.order5.goods.grain'],
    [order({ ...CARD, goods: { grain: NaN } }), 'tables.orders.order5.goods.grain'],
    [order({ ...CARD, goods: { grain: '1' } }), 'tables.orders.order5.goods.grain'],
    [order({ ...CARD, goods: { grain: 25 } }), 'tables.orders.order5.goods.grain'],
    [order({ ...CARD, goods: {} }), 'tables.orders.order5.goods'],
    [order({ ...CARD, points: NaN }), 'tables.orders.order5.points'],
    [order({ ...CARD, points: Infinity }), 'tables.orders.order5.points'],
    [order({ ...CARD, points: -1 }), 'tables.orders.order5.points'],
    [order({ ...CARD, points: 1.5 }), 'tables.orders.order5.points'],
    [order({ ...CARD, points: 1e300 }), 'tables.orders.order5.points'],
    [order({ ...CARD, points: 2 ** 53 }), 'tables.orders.order5.points'],
    [order({ ...CARD, points: 0 }), 'tables.orders.order5.points'],
    [order({ ...CARD, points: 51 }), 'tables.orders.order5.points'],
    [order({ ...CARD, colour: 'red' }), 'tables.orders.order5.colour'],
    [order({ town: 'tours', points: 5 }), 'tables.orders.order5.goods'],
    // Deeds and intriguers.
    [civic('mayor', [{}, {}]), 'tables.civics.mayor'],
    [civic('spy', {}), 'tables.civics.spy'],
    [civic('spy', 3), 'tables.civics.spy'],
    [civic('spy', [{}]), 'tables.civics.spy'],
    [civic('spy', []), 'tables.civics.spy'],
    [civic('spy', [{}, 5]), 'tables.civics.spy[1]'],
    [civic('spy', [{}, { role: 'peasant' }]), 'tables.civics.spy[1].role'],
    [civic('spy', [{}, { good: 'wine' }]), 'tables.civics.spy[1].good'],
    [civic('spy', [{ role: 'monk', price: 2 }, {}]), 'tables.civics.spy[0].price'],
    [civic('sheepBreeding', [{}, {}]), 'tables.civics.sheepBreeding[0].good'],
    [civic('architecture', Array(5).fill({})), 'tables.civics.architecture'],
    [civic('spy', Array(7).fill({})), /^tables\.civics\.spy/],
    [civic('spy', Array(10_000).fill({})), /^tables\.civics\.spy/],
    // Place tiles.
    [tile('inn', { category: 'I' }), 'tables.placeTiles.inn'],
    [tile('winery', { category: 'I' }), 'tables.placeTiles.winery'],
    [tile('sheepFarm', { category: 'III' }), 'tables.placeTiles.sheepFarm.category'],
    [tile('sheepFarm', { category: 'board' }), 'tables.placeTiles.sheepFarm.category'],
    [tile('sheepFarm', { category: 1 }), 'tables.placeTiles.sheepFarm.category'],
    [tile('sheepFarm', {}), 'tables.placeTiles.sheepFarm.category'],
    [tile('sheepFarm', { category: 'I', spaces: [] }), 'tables.placeTiles.sheepFarm.spaces'],
    [tile('sheepFarm', { category: 'I', spaces: ['ownMonk'] }), 'tables.placeTiles.sheepFarm.spaces[0]'],
    [
      tile('sheepFarm', { category: 'I', spaces: Array(10_000).fill('monk') }),
      /^tables\.placeTiles\.sheepFarm\.spaces/,
    ],
    [tile('brasserie', { category: 'I', spaces: ['monk', 'any', 'monk'] }), 'tables.placeTiles.brasserie.spaces'],
    // Far too large.
    [{ orders: many(5_000, CARD) }, /^tables\.orders\.order\d+$/],
    [{ civics: many(10_000, []) }, /^tables\.civics\.order\d+$/],
  ];
  for (const [tables, path] of table) {
    const shown = JSON.stringify(tables).slice(0, 120);
    for (const call of [loire.newGame, loire.Game.create]) {
      const error = refusal(() => call(withTables(tables)));
      assert.ok(error instanceof loire.LoireError, shown);
      assert.equal(error.code, 'badSetup', `${shown}: ${error.message}`);
      if (typeof path === 'string') assert.equal(error.path, path, `${shown}: ${error.message}`);
      else assert.match(error.path, path, `${shown}: ${error.message}`);
      assert.ok(error.message.length < 1000, shown);
    }
  }
  assert.equal({}.order5, undefined);
});

test('tables of modules that are not played are refused', () => {
  const tables = variedTables(1, SETUP.modules, SETUP.options);
  for (const [module, part] of [
    ['orders', 'orders'],
    ['newDeeds', 'civics'],
    ['intrigue', 'civics'],
    ['newPlaces', 'placeTiles'],
  ]) {
    const modules = SETUP.modules.filter((one) => one !== module);
    const options = modules.includes('newDeeds') && modules.includes('intrigue') ? { civicBoard: 'both' } : {};
    const error = refusal(() => loire.newGame({ ...SETUP, modules, options, tables: { [part]: tables[part] } }));
    assert.deepEqual([error.code, error.path.split('.').slice(0, 2)], ['badSetup', ['tables', part]], error.message);
    assert.match(error.message, new RegExp(`module "${module}"`));
  }
});

test('tables spoilt at any path are refused, or the game can be played to its end', () => {
  const { attempt, playOut } = judgeOf({ id: 'orleans', ...orleans });
  const random = chances(41);
  const tables = variedTables(3, SETUP.modules, SETUP.options);
  const places = paths(tables);
  let played = 0;
  for (let i = 0; i < 400; i++) {
    const { name, spoilt } = mutate(tables, places, random, orleans.words);
    const setup = deepFreeze({ ...withTables(spoilt), seats: 2 + (i % 3) });
    const { value, error } = attempt(`tables: ${name}`, () => loire.newGame(setup));
    if (error) {
      // Half a character is refused before parsing; any other fault has a path.
      assert.ok(['badSetup', 'badInput'].includes(error.code), `${name}: ${error.code}`);
      if (error.code === 'badSetup') assert.match(error.path, /^tables/, `${name}: ${error.message}`);
    } else if (played++ % 8 === 0) {
      playOut(value.state, name);
    }
  }
  assert.ok(played > 20, `only ${played} other tables`);
});
