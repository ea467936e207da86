// What the suites must know of Orléans: see ../games.mjs.

import { variedTables } from './orleans/tables.mjs';

export { forgeItem, rearrange } from './orleans/spoil.mjs';

export const rule = /^[OT]-\d{3}$/;
export const target =
  /^((town|track|deed|tile|order|goods)\.\w+|civic\.\w+(\.\d)?|path\.\w+[-~]\w+(\.\w+)?|seat\.\d(\.(bag|stations|development|coins|merchant|(place|goods|technology|station|market|tower|bath|bag|marker)\.\w+|space\.\w+\.\d))?)$/;
export const touching = [
  ...['recall', 'draw', 'keep', 'shelter', 'plan', 'install', 'use', 'recruit', 'travel', 'send', 'dose', 'takePlace'],
  ...['shield', 'giveFood', 'payCoins', 'surrenderStation', 'surrenderFollower', 'surrenderStep', 'surrenderGood'],
  ...['surrenderPlace', 'surrenderGear', 'surrenderInstalled', 'move', 'deliver', 'barter', 'shieldWith', 'dispatch'],
];

/**
 * Every seat passes in each of 18 rounds, or of 17 with a holiday; 43 goods are placed and 12 removed, and a seat and
 * 18 hour glasses are drawn.
 */
export const decisions = 17;
export const idle = ['turn', 'acting', 'actionEnded'];
export const draws = 74;

const MODULES = ['orders', 'newEvents', 'newDeeds', 'intrigue', 'newPlaces'];
export const everything = { modules: MODULES, options: { civicBoard: 'both', tavern: true } };

export const setups = [
  { game: 'orleans', seats: 2, seed: 'hostile' },
  { game: 'orleans', seats: 4, seed: 'hostile', names: ['a', 'b', 'c', 'd'], options: { bathhouse: 'draw' } },
  { game: 'orleans', seats: 3, dealer: 'host', options: { planning: 'inOrder', placePool: 5 } },
  { game: 'orleans', seats: 3, dealer: 'host', edition: '2014', options: { bankTotal: 40, drawOptional: true } },
  {
    game: 'orleans',
    seats: 2,
    dealer: 'host',
    edition: '2014',
    options: { lenientBonus: true, bathhouseSpace: 'monk' },
  },
  { game: 'orleans', seats: 3, dealer: 'host', ...everything },
  {
    ...{ game: 'orleans', seats: 4, seed: 'hostile', edition: '2014', modules: ['newEvents', 'intrigue'] },
    options: { bribery: 'menu', bankTotal: 60, peasantsLast: true },
  },
  {
    ...{ game: 'orleans', seats: 2, seed: 'hostile', modules: ['orders', 'newDeeds', 'newPlaces'] },
    tables: variedTables(0, ['orders', 'newDeeds', 'newPlaces']),
  },
];

export const records = ['2-2014-1', '2-later-everything', '3-later-everything', '4-2014-newEvents'];

const SPACES = ['any', 'farmer', 'boatman', 'craftsman', 'trader', 'knight', 'scholar', 'monk'];

/** All modules together, each alone, and each pair. */
const COMBINATIONS = [
  MODULES,
  ...MODULES.flatMap((one, index) => [[one], ...MODULES.slice(index + 1).map((other) => [one, other])]),
];

/** Cycles through every seat count, edition and option; every second one has modules, some have tables. */
export function variedSetup(n) {
  const seats = 2 + (n % 3);
  const isFirst = Math.floor(n / 3) % 2 === 1;
  const options = {
    planning: n % 4 < 2 ? 'simultaneous' : 'inOrder',
    drawOptional: n % 5 < 2,
    lenientBonus: n % 7 < 3,
    bathhouse: n % 11 < 6 ? 'action' : 'draw',
    bathhouseSpace: SPACES[n % 8],
  };
  if (n % 13 > 5) Object.assign(options, isFirst ? { bankTotal: seats * 5 + 3 * n } : { placePool: 1 + (n % 13) });
  const setup = { seats, edition: isFirst ? '2014' : 'later', options };
  if (n % 2 === 0) return setup;
  const modules = COMBINATIONS[((n - 1) / 2) % COMBINATIONS.length];
  Object.assign(options, moduleOptions(n, modules));
  return { ...setup, modules, ...(n % 5 === 0 && { tables: variedTables(n, modules, options) }) };
}

/** Cycles through the options of these modules. */
function moduleOptions(n, modules) {
  const has = (module) => modules.includes(module);
  return {
    ...(has('newDeeds') && has('intrigue') && { civicBoard: 'both' }),
    ...(has('newEvents') && {
      peasantsLast: n % 7 < 3,
      harvestByLetter: n % 9 < 4,
      educationTracks: n % 5 < 2 ? 'six' : 'seven',
      leviesStrict: n % 11 < 5,
    }),
    ...(has('intrigue') && { bribery: ['full', 'menu', 'off'][n % 3] }),
    ...(has('newPlaces') && { tavern: n % 7 < 4, tradingHouseTies: n % 9 < 5 }),
  };
}

export const refused = 'surrender place farmhouse';
export const outcome = 'follower knight';
export const nonsense = [
  'plan',
  'plan farmer castle.1',
  'draw 256',
  'ship orleans > paris',
  'deliver order24',
  'townHall knight > spy.01',
  'levy grain 0',
  'plot 4 kidnap',
  'pledge 65536',
  { type: 'plan', follower: 'ownFarmer', from: 'hand', space: 'castle.1' },
  { type: 'draw', count: -1 },
  { type: 'pass', more: 1 },
  { type: 'deliver', order: 'order0' },
  { type: 'dispatch', from: 'townHall', role: 'knight', civic: 'spy', space: 256 },
  { type: 'newEvents', answer: { type: 'hire', role: 'knight', more: 1 } },
  { type: 'newDeeds', answer: { type: 'hat' } },
  { type: 'intrigue', answer: { type: 'plot', victim: 1, plot: { type: 'spy' } } },
  { type: 'intrigue' },
];
export const words = [
  ...['farmer', 'ownMonk', 'castle.1', 'technology', 'grain', 'orleans~blois', 'incomeB', '2014', 'I'],
  ...['order5', 'spy', 'alchemy', 'newEvents', 'famine', 'brasserie', 'bribe', 'tables'],
];
