// Values that no caller should pass, but some will.

import { games, loire } from '../every-game.mjs';

/** Values that are not JSON, or are far too large; each is created on demand. */
export const EXOTIC = {
  undefined: () => undefined,
  null: () => null,
  NaN: () => NaN,
  bigint: () => 10n,
  symbol: () => Symbol('x'),
  function: () => () => 1,
  class: () => class Setup {},
  map: () => new Map([['game', games[0].id]]),
  set: () => new Set([1]),
  date: () => new Date(0),
  regexp: () => /x/,
  bytes: () => new Uint8Array(8),
  promise: () => Promise.resolve({}),
  'sparse array': () => {
    const list = [];
    list[1000] = 1;
    return list;
  },
  'invalid date': () => new Date(NaN),
  'boxed bigint inside': () => ({ loire: 1, game: games[0].id, setup: { seats: 2n } }),
  cyclic: () => {
    const loop = { loire: 1 };
    loop.loop = loop;
    return loop;
  },
  'cyclic array': () => {
    const loop = [];
    loop.push(loop);
    return loop;
  },
  'throwing getter': () => ({
    get game() {
      throw new Error('getter');
    },
  }),
  'getter that throws nothing': () => ({
    get game() {
      throw undefined;
    },
  }),
  'getter that throws details': () => ({
    get game() {
      throw { code: 'internal', message: 'forged' };
    },
  }),
  'getter that throws what cannot be shown': () => ({
    get game() {
      throw {
        toString() {
          throw new Error('no');
        },
      };
    },
  }),
  'throwing toJSON': () => ({
    toJSON() {
      throw new TypeError('toJSON');
    },
  }),
  'toJSON of nothing': () => ({ toJSON() {} }),
  'toJSON that calls back': () => ({ toJSON: () => loire.newGame(games[0].seeded).state.setup }),
  'throwing proxy': () =>
    new Proxy(
      {},
      {
        get() {
          throw new Error('get');
        },
        ownKeys() {
          throw new Error('ownKeys');
        },
      },
    ),
  'revoked proxy': () => {
    const { proxy, revoke } = Proxy.revocable({}, {});
    revoke();
    return proxy;
  },
  'proxy without a prototype': () =>
    new Proxy(
      {},
      {
        getPrototypeOf() {
          throw new Error('getPrototypeOf');
        },
      },
    ),
  'no prototype': () => Object.assign(Object.create(null), { loire: 1 }),
  pollution: () =>
    JSON.parse('{ "__proto__": { "polluted": true }, "constructor": { "prototype": { "polluted": true } } }'),
  'deep objects': () => {
    let deep = {};
    for (let i = 0; i < 100_000; i++) deep = { deep };
    return deep;
  },
  'deep arrays': () => {
    let deep = [];
    for (let i = 0; i < 100_000; i++) deep = [deep];
    return deep;
  },
  'deep enough to be written': () => {
    let deep = {};
    for (let i = 0; i < 2_000; i++) deep = { game: games[0].id, loire: 1, setup: [deep] };
    return deep;
  },
  'deep text': () => '['.repeat(100_000),
  'half a character': () => '\udfff',
};

/** The same, but each takes long to serialize. */
export const HUGE = {
  text: () => 'x'.repeat(50_000_000),
  'text at the limit': () => 'ü'.repeat(3_900_000),
  key: () => ({ ['k'.repeat(50_000_000)]: 1 }),
  array: () => Array(3_000_000).fill(0),
};
