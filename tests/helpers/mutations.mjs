// Ways to spoil JSON: at any path, with any value, the same in every run.

/** Every path into a value, as a list of keys; the value itself has the empty one. */
export function paths(value, path = []) {
  const inner = typeof value === 'object' && value !== null ? Object.keys(value) : [];
  return [path, ...inner.flatMap((key) => paths(value[key], [...path, key]))];
}

export const at = (value, path) => path.reduce((inner, key) => inner[key], value);

/** A copy with another value at a path. */
export function put(value, path, inner) {
  if (path.length === 0) return inner;
  const [key, ...rest] = path;
  const copy = Array.isArray(value) ? [...value] : { ...value };
  Object.defineProperty(copy, key, {
    value: put(value[key], rest, inner),
    enumerable: true,
    writable: true,
    configurable: true,
  });
  return copy;
}

/** A copy without what is at a path; from an array, those behind move up. */
export function without(value, path) {
  const [outer, key] = [path.slice(0, -1), path.at(-1)];
  const holder = at(value, outer);
  if (Array.isArray(holder))
    return put(
      value,
      outer,
      holder.filter((_, index) => index !== Number(key)),
    );
  const { [key]: _, ...rest } = holder;
  return put(value, outer, rest);
}

const STRANGERS = [
  null,
  true,
  false,
  0,
  1,
  -1,
  2,
  3,
  4,
  5,
  7,
  8,
  37,
  255,
  256,
  5000,
  65536,
  2 ** 31,
  2 ** 32,
  2 ** 53,
  -(2 ** 63),
  1e308,
  0.5,
  NaN,
  Infinity,
  '',
  'x',
  '1',
  'castle',
  'mine',
  'red',
  'E',
  'basic',
  '__proto__',
  '\u0000',
  '\ud800',
  'ü'.repeat(300),
  [],
  {},
  [[]],
  [null],
  [0, 0],
  { type: 'turn' },
  { type: '' },
  { constructor: 1 },
  JSON.parse('{ "__proto__": { "polluted": 1 } }'),
];

/** One mutation of a value: what it is called, and the spoilt copy. */
export function mutate(value, all, { below, pick }) {
  const path = pick(all);
  const inner = at(value, path);
  const name = path.join('.');
  const kinds = {
    replace: () => put(value, path, pick(STRANGERS)),
    delete: () => (path.length ? without(value, path) : null),
    nudge: () => (typeof inner === 'number' ? put(value, path, inner + pick([-1, 1, -2, 2, 0.5, 10, 100])) : undefined),
    swap: () => {
      const other = pick(all.filter((each) => typeof at(value, each) === typeof inner));
      if ([path, other].some((one) => [path, other].every((each) => one.every((key, i) => key === each[i]))))
        return undefined;
      return put(put(value, path, at(value, other)), other, inner);
    },
    copyFrom: () => put(value, path, at(value, pick(all))),
    duplicate: () => (Array.isArray(inner) && inner.length ? put(value, path, [...inner, pick(inner)]) : undefined),
    reverse: () => (Array.isArray(inner) && inner.length > 1 ? put(value, path, [...inner].reverse()) : undefined),
    rotate: () =>
      Array.isArray(inner) && inner.length > 1 ? put(value, path, [...inner.slice(1), inner[0]]) : undefined,
    addKey: () =>
      typeof inner === 'object' && inner !== null && !Array.isArray(inner)
        ? put(value, path, {
            ...inner,
            [pick(['x', 'type', 'constructor', 'seat', 'castle', 'toString', ''])]: pick(STRANGERS),
          })
        : undefined,
    wrap: () => put(value, path, below(2) ? [inner] : { value: inner }),
  };
  for (;;) {
    const kind = pick(Object.keys(kinds));
    const spoilt = kinds[kind]();
    if (spoilt !== undefined) return { name: `${kind} ${name}`, spoilt };
  }
}

/** Items that an agenda might hold somewhere, in some game. */
export function forgeItem({ below, pick }) {
  const seat = () => pick([0, 1, 2, 3, 3, 4]);
  const depot = () => pick([1, 2, 3, 4, 5, 6, 7, 0]);
  const asks = ['estate', 'turn', 'castle', 'warehouse', 'carpenter', 'church', 'market', 'cityHall', 'ship', 'hat'];
  const ask = () => (below(4) ? { type: pick(asks) } : { type: 'goods', depot: depot(), and: pick([null, depot()]) });
  return pick([
    () => ({ ask: Array.from({ length: pick([0, 1, 1, 1, 2, 3, 5]) }, () => ({ seat: seat(), ask: ask() })) }),
    () => ({
      step: pick([
        { type: 'setUp' },
        { type: 'boards' },
        { type: 'income' },
        { type: 'phase', phase: pick([...'ABCDEF']) },
        { type: 'round', round: below(8) },
        { type: 'startTurn', seat: seat() },
        { type: 'turn', seat: seat() },
      ]),
    }),
    () => ({
      draw: pick([
        { type: 'startGood', seat: seat() },
        { type: 'startSeat' },
        { type: 'board', seat: seat() },
        { type: 'depotTile', depot: depot(), slot: below(6) },
        { type: 'blackTile', slot: below(10) },
        { type: 'roundGood' },
        { type: 'die', seat: seat() },
        { type: 'whiteDie' },
      ]),
    }),
    () => pick([{}, null, { ask: null }, { step: {} }, { draw: [] }, { ask: [], step: {} }]),
  ])();
}

/** Moves pieces about without losing any: most results break a law, some are other positions that a game might reach. */
export function rearrange(state, { below, pick }) {
  const next = structuredClone(state);
  const { position } = next;
  const { players, depots, black } = position;
  const player = () => pick(players);
  const tiles = () =>
    pick([
      ...players.map(({ duchy }) => duchy),
      ...players.map(({ storage }) => storage),
      ...depots.map((depot) => depot.tiles),
      black,
    ]);
  const goods = () =>
    pick([
      ...players.flatMap((one) => [one.goods, one.sold]),
      ...depots.map((depot) => depot.goods),
      position.hiddenGoods,
    ]);
  const faces = () => pick([position.supply, position.blackSupply, position.removed]);
  /** One piece of a pile onto another, as far as there is one. */
  const carry = (from, to, kind = pick(Object.keys(from))) => {
    if (!(from[kind] > 0)) return;
    if (--from[kind] === 0) delete from[kind];
    to[kind] = (to[kind] ?? 0) + 1;
  };
  const moves = {
    'swap tiles': () => {
      const [a, b] = [tiles(), tiles()];
      const [i, j] = [below(a.length), below(b.length)];
      if (a.length && b.length) [a[i], b[j]] = [b[j], a[i]];
    },
    'lift a tile': () => {
      const from = tiles();
      const at = from.findIndex((tile, index) => tile && below(from.length - index) === 0);
      if (at < 0) return;
      const pile = faces();
      pile[from[at]] = (pile[from[at]] ?? 0) + 1;
      if (players.some(({ storage }) => storage === from)) from.splice(at, 1);
      else from[at] = null;
    },
    'lay a tile': () => {
      const [pile, to] = [faces(), tiles()];
      const tile = pick(Object.keys(pile));
      const isStorage = players.some(({ storage }) => storage === to);
      const free = isStorage ? to.length : pick(to.flatMap((one, index) => (one === null ? [index] : [])));
      if (tile === undefined || free === undefined) return;
      if (--pile[tile] === 0) delete pile[tile];
      to[free] = tile;
      if (isStorage && below(4)) to.sort();
    },
    'move a face': () => carry(faces(), faces()),
    'move goods': () => carry(goods(), goods()),
    'round goods': () =>
      void (position.roundGoods.length && carry(Object.fromEntries([[position.roundGoods.pop(), 1]]), goods())),
    silver: () => void (player().silver = below(30)),
    chips: () => void (player().chips = below(30)),
    points: () =>
      void (player().points[pick(['phases', 'bonuses', 'animals', 'watchtowers', 'sales'])] = pick([0, 1, 50, 300])),
    dice: () => void (player().dice = Array.from({ length: below(3) }, () => 1 + below(6)).sort()),
    bought: () => void (position.bought = !position.bought),
    white: () => void (position.whiteDie = pick([null, 1, 6])),
    round: () => void (position.round = below(6)),
    phase: () => void (position.phase = pick([...'ABCDE'])),
    estate: () => void (player().estate = pick(['1', '2', '5', '9', 'SE-4', '2019-2', null])),
    track: () => pick(position.track).reverse(),
    bonus: () => void pick(position.bonuses).push(below(players.length)),
    asked: () => {
      const last = next.agenda.at(-1);
      if (last?.ask?.length) last.ask[0].seat = below(players.length);
    },
    options: () => {
      const key = pick(['scoreStartArea', 'buyDuringAction', 't8BoostsFreeShift']);
      next.setup.options[key] = !next.setup.options[key];
    },
    mode: () => void (next.setup.options.setup = pick(['basic', 'advancedOpen', 'advancedSecret'])),
    dealer: () => void (next.dealer = { seed: 'x', drawn: pick([0, 1, 2 ** 31, 2 ** 32 - 1, 2 ** 32 - 40]) }),
  };
  const names = Array.from({ length: 1 + below(3) }, () => pick(Object.keys(moves)));
  for (const name of names) moves[name]();
  return { name: names.join(' + '), spoilt: next };
}
