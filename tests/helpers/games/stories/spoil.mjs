// Ways to spoil a state of Orléans Stories.

/** A random agenda item, valid or nearly valid. */
export function forgeItem({ below, pick }) {
  const seat = () => pick([0, 1, 2, 3, 3, 4]);
  const place = () => pick(['territory', 'gate', 'village', 'pub', 'mill', 'hat']);
  const asks = ['settle', 'recall', 'plan', 'turn', 'draw', 'barter', 'raid', 'wild', 'unload', 'hat'].map(
    (type) => () => ({ type }),
  );
  const counted = ['trade', 'deliver', 'feed', 'payFood', 'payValue'].map((type) => () => ({ type, left: below(12) }));
  const ask = () =>
    pick([
      ...asks,
      ...counted,
      () => ({ type: 'place', keep: below(3) }),
      () => ({ type: 'transmute', fame: below(5), coins: below(5) }),
      () => ({ type: pick(['pick', 'pickCard']), space: pick([6, 12, 24, 31, 38, 7]) }),
    ])();
  const deed = () => pick(['barter', 'winepress', 'lawOfInheritance', 'medicine']);
  return pick([
    () => ({ ask: Array.from({ length: pick([0, 1, 1, 1, 2, 3, 5]) }, () => ({ seat: seat(), ask: ask() })) }),
    () => ({
      step: pick([
        { type: 'setUp' },
        { type: 'round' },
        { type: 'phase', phase: pick(['season', 'draw', 'plan', 'act', 'effects', 'unload', 'end']) },
        { type: pick(['draws', 'turn', 'mayDraw', 'unloads', 'autumn', 'enter']), seat: seat() },
        { type: 'clear', seat: seat(), place: place() },
        { type: 'bonus', seat: seat(), space: pick([6, 12, 31, 38, 7]) },
        { type: 'complete', seat: seat(), deed: deed() },
        { type: 'placeDrawn', seat: seat(), keep: below(3) },
        { type: 'effect', seat: seat(), entry: below(4) },
      ]),
    }),
    () => ({
      draw: pick([
        { type: 'land', area: pick(['L01', 'D01', 'M08', 'X']) },
        { type: 'startSeat' },
        { type: pick(['follower', 'toPlace']), seat: seat() },
        { type: 'loss', seat: seat(), neverBelow: below(9) },
      ]),
    }),
    () => pick([{}, null, { ask: null }, { step: {} }, { draw: [] }, { ask: [], step: {} }]),
  ])();
}

/** Moves pieces without losing any: most results break a law, some are other valid positions. */
export function rearrange(state, { below, pick }) {
  const next = structuredClone(state);
  const { position } = next;
  const { players, map, market, storage } = position;
  const player = () => pick(players);
  const piles = () =>
    pick([market, storage, ...players.flatMap((one) => [one.followers.bag, one.followers.market, one.goods])]);
  /** Moves one piece from a pile to another, if there is one. */
  const carry = (from, to, kind = pick(Object.keys(from))) => {
    if (!(from[kind] > 0)) return;
    if (--from[kind] === 0) delete from[kind];
    to[kind] = (to[kind] ?? 0) + 1;
  };
  const plot = () => map[pick(Object.keys(map))];
  const moves = {
    'carry a tile': () => carry(piles(), piles()),
    'carry to storage': () => carry(piles(), storage),
    settlers: () => void (plot().settlers = pick([[], [0], [1], [0, 1]])),
    fortress: () => void (plot().fortress = pick([0, 1, 3])),
    village: () => void (plot().village = true),
    church: () => void (plot().church = true),
    reserve: () => void (player().reserve = below(13)),
    coins: () => void (player().coins = pick([0, 1, 50, 65535])),
    fame: () => void (player().fame = pick([0, 1, 37, 38, 90, 91])),
    technology: () => void (player().technology = below(20)),
    passed: () => void (player().passed = true),
    out: () => void (player().out = pick([0, 4, 5, 8])),
    recalled: () => void (player().recalled = below(9)),
    cards: () => player().cards.push(pick(['pub', 'castle', 'gate', 'school'])),
    round: () => void (position.round = pick([0, 1, 4, 20, 21, 65535])),
    start: () => void (position.start = pick([null, 0, 1, 3])),
    spaces: () => {
      const tile = pick(['farmer', 'knight', 'wood', 'technology', 'coins5', 'coins0']);
      player().followers.spaces[pick(['gate.1', 'territory.1', 'village.3', 'castle.1'])] = tile;
    },
    deeds: () => void (position.deeds[pick(['barter', 'loom', 'medicine', 'alchemyA'])] = pick([[], ['fish'], [null]])),
    epoch: () => {
      if (position.kingdom) pick(position.kingdom.realms).epoch = pick([0, 1, 2, 5, 8, 9]);
    },
    citizens: () => {
      if (position.kingdom) pick(position.kingdom.realms).citizens = pick([0, 19, 20, 21]);
    },
    favourites: () => {
      if (position.court) pick(position.court.courtiers).favourites = below(4);
    },
    asked: () => {
      const last = next.agenda.at(-1);
      if (last?.ask?.length) last.ask[0].seat = below(players.length);
    },
    dealer: () => void (next.dealer = { seed: 'x', drawn: pick([0, 1, 2 ** 31, 2 ** 32 - 1, 2 ** 32 - 40]) }),
  };
  const names = Array.from({ length: 1 + below(3) }, () => pick(Object.keys(moves)));
  for (const name of names) moves[name]();
  return { name: names.join(' + '), spoilt: next };
}
