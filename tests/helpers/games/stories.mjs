// What the suites must know of Orléans Stories: see ../games.mjs.

export { forgeItem, rearrange } from './stories/spoil.mjs';

export const rule = /^S-\d{3}$/;
export const least = { scenario: 'kingsFavor' };
export const target =
  /^(area\.[DLM]\d\d|market\.\w+|card\.\w+|deed\.\w+(\.\d)?|fame\.\d+|seat\.\d\.(settler\.[DLM]\d\d|[a-z]+(\.\w+)*))$/;
export const touching = [
  'settle',
  'plan',
  'expand',
  'build',
  'recruit',
  'takeCard',
  'use',
  'dispatch',
  'unload',
  'recall',
];

/** Each seat settles and passes at least; the map, the start player and some followers are drawn. */
export const decisions = 3;
export const idle = ['turn'];
export const reveals = 4;

/** The First Kingdom is a race without a limit of its own (S-115). */
export const isEndless = ({ scenario, options }) => scenario === 'firstKingdom' && !options?.roundLimit;
export const draws = 14;

/** The First Kingdom may never end, so it is limited. */
export function needs(option) {
  return ['clearEliminated', 'favouriteTiles'].includes(option)
    ? { scenario: 'kingsFavor' }
    : { scenario: 'firstKingdom' };
}

export const setups = [
  { game: 'stories', seats: 2, scenario: 'firstKingdom', seed: 'hostile', options: { roundLimit: 8 } },
  { game: 'stories', seats: 4, scenario: 'kingsFavor', seed: 'hostile', names: ['a', 'b', 'c', 'd'] },
  { game: 'stories', seats: 3, scenario: 'kingsFavor', dealer: 'host', options: { favouriteTiles: 2 } },
  { game: 'stories', seats: 3, scenario: 'firstKingdom', dealer: 'host', options: { roundLimit: 6, reentry: true } },
];

export const records = ['2-kingdom-2', '3-favor-3', '4-kingdom-4'];

/** Cycles through both stories, every seat count and every option. */
export function variedSetup(n) {
  const isKingdom = n % 2 === 0;
  const options = {
    ...(isKingdom ? { roundLimit: 5 + (n % 9) } : {}),
    ...(!isKingdom && n % 3 === 0 ? { favouriteTiles: 2 } : {}),
    ...(n % 5 === 0 ? { safetyValve: true } : {}),
    ...(n % 7 === 0 ? { strictGoodsOnSpaces: true } : {}),
    ...(n % 11 === 0 ? { techNeedsTwoFollowerSpaces: true } : {}),
    ...(n % 13 === 0 ? { startTilesFrom: 'storage' } : {}),
    ...(isKingdom && n % 4 === 0 ? { reentry: true } : {}),
    ...(isKingdom && n % 8 === 6 ? { conditionsMustHold: true } : {}),
    ...(!isKingdom && n % 4 === 1 ? { clearEliminated: true } : {}),
  };
  const scenario = isKingdom ? 'firstKingdom' : 'kingsFavor';
  const seats = 2 + (Math.floor(n / 2) % 3);
  return { seats, scenario, ...(Object.keys(options).length > 0 ? { options } : {}) };
}

export const refused = 'settle L01';
export const outcome = 'follower monk';
export const nonsense = [
  'settle',
  'plan farmer > territory.4',
  'gate: fish > barter',
  { type: 'settle', area: 'D07' },
  { type: 'pass', more: 1 },
];
export const words = ['L06', 'monk', 'barter', 'gate', 'firstKingdom'];
