// What the suites must know of Orléans: see ../games.mjs.

export { forgeItem, rearrange } from './orleans/spoil.mjs';

export const rule = /^O-\d{3}$/;
export const target =
  /^((town|track|deed|tile)\.\w+|path\.\w+[-~]\w+(\.\w+)?|seat\.\d\.(bag|stations|development|coins|(place|goods|technology|station|market|tower|bath)\.\w+|space\.\w+\.\d))$/;
export const touching = [
  ...['recall', 'draw', 'keep', 'shelter', 'plan', 'install', 'use', 'recruit', 'travel', 'send', 'dose', 'takePlace'],
  ...['shield', 'giveFood', 'payCoins', 'surrenderStation', 'surrenderFollower', 'surrenderStep', 'surrenderGood'],
  ...['surrenderPlace', 'surrenderGear', 'surrenderInstalled'],
];

/** Everybody passes in each of 18 rounds. 43 goods are laid and 12 removed, a seat and 18 hour glasses are drawn. */
export const decisions = 18;
export const draws = 74;

export const setups = [
  { game: 'orleans', seats: 2, seed: 'hostile' },
  { game: 'orleans', seats: 4, seed: 'hostile', names: ['a', 'b', 'c', 'd'], options: { bathhouse: 'draw' } },
  { game: 'orleans', seats: 3, dealer: 'host', options: { planning: 'inOrder', placePool: 5 } },
  { game: 'orleans', seats: 3, dealer: 'host', edition: '2014', options: { bankTotal: 40, drawOptional: true } },
  { game: 'orleans', seats: 2, dealer: 'host', edition: '2014', options: { lenientBonus: true, bathhouseSpace: 'monk' } },
];

const SPACES = ['any', 'farmer', 'boatman', 'craftsman', 'trader', 'knight', 'scholar', 'monk'];

/** Every seat count, edition and option, in turn. */
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
  return { seats, edition: isFirst ? '2014' : 'later', options };
}

export const refused = 'surrender place farmhouse';
export const outcome = 'follower knight';
export const nonsense = [
  'plan',
  'plan farmer castle.1',
  'draw 256',
  'ship orleans > paris',
  { type: 'plan', follower: 'ownFarmer', from: 'bag', space: 'castle.1' },
  { type: 'draw', count: -1 },
  { type: 'pass', more: 1 },
];
export const words = ['farmer', 'ownMonk', 'castle.1', 'technology', 'grain', 'orleans~blois', 'incomeB', '2014', 'I'];
