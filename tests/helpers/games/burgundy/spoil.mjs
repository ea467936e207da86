// Ways to spoil a state of Burgundy.

/** A random agenda item, valid or nearly valid. */
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

/** Moves pieces without losing any: most results break a law, some are other valid positions. */
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
  /** Moves one piece from a pile to another, if there is one. */
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
