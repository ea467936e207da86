// Ways to spoil a state of Orléans.

import { CIVICS, forgeAsk, forgeStep, ORDERS } from './spoil-modules.mjs';

const ROLES = ['farmer', 'boatman', 'craftsman', 'trader', 'knight', 'scholar', 'monk'];
const TILES = [
  ...[
    'pilgrimage',
    'income',
    'harvest',
    'taxes',
    'plague',
    'incomeA',
    'harvestB',
    'taxesC',
    'pilgrimageB',
    'silentium',
  ],
  ...['indulgence', 'wedding', 'sabotage', 'amnesty', 'holiday', 'levies', 'famine', 'peasantsRevolt', 'newHarvestA'],
];
const PLACES = ['townHall', 'gunpowderTower', 'bathhouse', 'school', 'hayrick', 'sacristy', 'pharmacy', 'inn'];
const MODULES = ['orders', 'newEvents', 'newDeeds', 'intrigue', 'newPlaces'];

/** A random agenda item, valid or nearly valid. */
export function forgeItem(random) {
  const { below, pick } = random;
  const seat = () => pick([0, 1, 2, 3, 3, 4]);
  const ask = () =>
    pick([
      ...['recall', 'keep', 'shelter', 'plan', 'turn', 'placeTile', 'install', 'shield', 'hat'].map((type) => ({
        type,
      })),
      { type: 'draw', most: below(10) },
      { type: 'sendMore', from: pick(PLACES) },
      { type: 'bathhouse', left: below(4) },
      { type: 'harvest', due: below(5) },
      { type: 'torture', owed: below(20) },
      ...Array.from({ length: 8 }, () => forgeAsk(random)),
    ]);
  const step = () =>
    pick([
      ...['setUp', 'round', 'hourglass', 'census', 'emptyTowers', 'followers', 'bathhouses', 'fillTowers', 'planning'],
      ...['acting', 'events', 'endRound'],
    ]);
  return pick([
    () => ({ ask: Array.from({ length: pick([0, 1, 1, 1, 2, 3, 5]) }, () => ({ seat: seat(), ask: ask() })) }),
    () => ({
      step: pick([
        { type: step() },
        { type: pick(['draws', 'turn', 'actionEnded', 'bath', 'event']), seat: seat() },
        { type: 'torture', seat: seat(), owed: below(20) },
        ...Array.from({ length: 2 }, () => forgeStep(random)),
      ]),
    }),
    () => ({
      draw: pick([
        { type: pick(['removedGood', 'startSeat', 'hourglass', 'order']) },
        { type: 'pathGood', path: pick(['orleans~blois', 'leMans-tours', 'paris-tours']) },
        { type: 'placeTile', category: pick(['I', 'II', 'board']) },
        { type: pick(['follower', 'bath', 'plague', 'torture', 'execution']), seat: seat() },
      ]),
    }),
    () => pick([{}, null, { ask: null }, { step: {} }, { draw: [] }, { ask: [], step: {} }]),
  ])();
}

/** Moves pieces without losing any: most results break a law, some are other valid positions. */
export function rearrange(state, { below, pick }) {
  const next = structuredClone(state);
  const { position } = next;
  const { players, out } = position;
  const player = () => pick(players);
  const goods = () => pick([position.goods, out.goods, ...players.map((one) => one.goods)]);
  const stores = ({ followers, tower, bath }) => [followers.bag, followers.bag, followers.market, tower, bath];
  const neutral = () => pick([position.supply, out.followers, pick(Object.values(position.deeds)) ?? position.supply]);
  const tiles = () => pick([position.places, out.places, ...players.map((one) => one.places)]);
  /** Moves one piece from a pile to another, if there is one. */
  const carry = (from, to, kind = pick(Object.keys(from))) => {
    if (!(from[kind] > 0)) return;
    if (--from[kind] === 0) delete from[kind];
    to[kind] = (to[kind] ?? 0) + 1;
  };
  const moves = {
    'move goods': () => carry(goods(), goods()),
    'move path goods': () => {
      const path = pick(Object.keys(position.paths));
      const good = position.paths[path]?.pop();
      if (good) carry({ [good]: 1 }, goods());
      if (position.paths[path]?.length === 0) delete position.paths[path];
    },
    'move a follower': () => {
      const one = player();
      carry(pick(stores(one)), pick(stores(one)));
    },
    'give a follower': () => carry(pick(stores(player())), pick(stores(player()))),
    'recruit a follower': () => carry(neutral(), pick(stores(player())), pick(ROLES)),
    'lose a follower': () => carry(pick(stores(player())), neutral(), pick(ROLES)),
    'lift from a space': () => {
      const { followers } = player();
      const space = pick(Object.keys(followers.spaces));
      const standing = followers.spaces[space];
      if (standing === undefined) return;
      delete followers.spaces[space];
      if (standing === 'technology') position.technology++;
      else carry({ [standing]: 1 }, followers.bag);
    },
    'put on a space': () => {
      const { followers } = player();
      const space = pick(['village.1', 'castle.2', 'ship.3', 'townHall.1', 'monastery.2', 'hayrick.1', 'bathhouse.1']);
      const kind = pick(Object.keys(followers.bag));
      if (kind === undefined || followers.spaces[space]) return;
      carry(followers.bag, {}, kind);
      followers.spaces[space] = kind;
    },
    'swap spaces': () => {
      const { spaces } = player().followers;
      const [a, b] = [pick(Object.keys(spaces)), pick(Object.keys(spaces))];
      if (a && b) [spaces[a], spaces[b]] = [spaces[b], spaces[a]];
    },
    'move a tile': () => {
      const [from, to] = [tiles(), tiles()];
      if (from.length === 0) return;
      to.push(...from.splice(below(from.length), 1));
      if (below(4)) to.sort((a, b) => TILE_ORDER.indexOf(a) - TILE_ORDER.indexOf(b));
    },
    technology: () => {
      const { gears } = player();
      const gear = pick(['farmerOnly', 'free']);
      if (position.technology === 0) return;
      position.technology--;
      gears[gear] = (gears[gear] ?? 0) + 1;
    },
    coins: () => {
      const one = player();
      const coins = below(30);
      if (position.bank !== null) position.bank += one.coins - coins;
      one.coins = coins;
    },
    bank: () => void (position.bank = pick([null, 0, 20, 1000])),
    track: () => void (player().tracks[pick([...ROLES])] = below(9)),
    development: () => void (player().development = below(32)),
    merchant: () => void (player().merchant = pick(['orleans', 'tours', 'nevers', 'paris'])),
    stations: () => {
      const one = player();
      one.stations = pick([[], ['orleans'], ['chartres', 'tours'], ['orleans', 'blois', 'nevers']]);
      one.unbuilt = pick([10 - one.stations.length, below(12)]);
    },
    recalled: () => void (player().recalled = below(9)),
    passed: () => void ((one) => (one.passed = !one.passed))(player()),
    start: () => void (position.start = pick([null, 0, 1, 3])),
    hourglasses: () => void position.hourglasses.splice(below(18), 1, pick(TILES)),
    round: () => void pick([() => position.hourglasses.pop(), () => position.hourglasses.push(pick(TILES))])(),
    deed: () => void (position.deeds[pick(['cityWall', 'canalisation', 'astronomy'])] = { [pick(ROLES)]: below(4) }),
    citizen: () => void (position.citizens[pick(['development3', 'knight', 'stations', 'cityWall'])] = below(4)),
    orders: () => {
      const cards = (holder) => (holder.orders ??= []);
      const [from, to] = [cards(pick([position, player()])), cards(pick([position, player()]))];
      to.push(...(below(4) ? from.splice(below(from.length), 1) : [pick(ORDERS)]));
      to.sort((a, b) => ORDERS.indexOf(a) - ORDERS.indexOf(b));
    },
    'send to a board': () => {
      const spots = ((position.civics ??= {})[pick(CIVICS)] ??= []);
      const role = pick(ROLES);
      const at = below(6);
      while (spots.length < at) spots.push(null);
      if (below(4)) carry(position.supply, {}, role);
      spots[at] = pick([role, role, role, 'grain', null]);
    },
    'store goods': () => {
      const one = player();
      one.stored = { [pick(['cheese', 'wine'])]: 1 + below(2) };
      if (below(2)) for (const good of Object.keys(one.stored)) carry(position.goods, one.goods, good);
    },
    navigation: () => {
      const before = position.navigation ?? 0;
      position.navigation = below(5);
      if (below(2)) position.technology += before - position.navigation;
    },
    modules: () => void (next.setup.modules = MODULES.filter(() => below(2))),
    board: () => void (next.setup.options.civicBoard = pick(['one', 'both'])),
    bribery: () => void (next.setup.options.bribery = pick(['full', 'menu', 'off'])),
    tables: () => void (next.setup.tables = { civics: { [pick(CIVICS)]: [{}, { role: pick(ROLES) }] } }),
    asked: () => {
      const last = next.agenda.at(-1);
      if (last?.ask?.length) last.ask[0].seat = below(players.length);
    },
    options: () => {
      const key = pick(['drawOptional', 'lenientBonus']);
      next.setup.options[key] = !next.setup.options[key];
    },
    planning: () => void (next.setup.options.planning = pick(['simultaneous', 'inOrder'])),
    bathhouse: () => void (next.setup.options.bathhouse = pick(['action', 'draw'])),
    edition: () => void (next.setup.edition = pick(['2014', 'later'])),
    dealer: () => void (next.dealer = { seed: 'x', drawn: pick([0, 1, 2 ** 31, 2 ** 32 - 1, 2 ** 32 - 40]) }),
  };
  const names = Array.from({ length: 1 + below(3) }, () => pick(Object.keys(moves)));
  for (const name of names) moves[name]();
  return { name: names.join(' + '), spoilt: next };
}

/** The order of place tiles in a list. */
const TILE_ORDER = [
  ...['hayrick', 'cheeseFactory', 'winery', 'woolManufacturer', 'tailorShop', 'brewery', 'library', 'windmill'],
  ...['bathhouse', 'hospital', 'sacristy', 'herbGarden', 'shippingLine', 'cellar', 'pharmacy', 'office', 'horseWagon'],
  ...['school', 'laboratory', 'gunpowderTower', 'brasserie', 'tradingHouse', 'sheepFarm', 'tavern'],
];
