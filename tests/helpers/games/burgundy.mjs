// What the suites must know of Burgundy: see ../games.mjs.

export { forgeItem, rearrange } from './burgundy/spoil.mjs';

export const rule = /^B-\d{3}$/;
export const target = /^(depot\.([1-6]|black)\.(\d|goods)|good\.[a-z]+|seat\.\d\.[a-z]+(\.\w+)*)$/;
export const touching = ['takeTile', 'placeTile', 'buyTile', 'sellGoods'];

/** Two dice in each of 25 rounds; these and the white die are rolled, and tiles and goods are drawn. */
export const decisions = 50;
export const idle = ['turn', 'startTurn'];
export const draws = 200;

export const setups = [
  { game: 'burgundy', seats: 2, seed: 'hostile' },
  { game: 'burgundy', seats: 4, seed: 'hostile', names: ['a', 'b', 'c', 'd'] },
  { game: 'burgundy', seats: 3, dealer: 'host', options: { setup: 'advancedOpen', scoreStartArea: true } },
  { game: 'burgundy', seats: 3, dealer: 'host', options: { setup: 'advancedSecret' } },
  { game: 'burgundy', seats: 2, dealer: 'host', options: { buyDuringAction: true, t8BoostsFreeShift: true } },
];

export const records = ['2-basic-1', '3-basic-1', '4-basic-1'];

/** Cycles through every seat count, set-up, option and duchy. */
export function variedSetup(n, { duchies }) {
  const seats = 2 + (n % 3);
  const side = (i) => duchies[i % duchies.length].id;
  const options = {
    setup: ['basic', 'advancedOpen', 'advancedSecret'][Math.floor(n / 3) % 3],
    boardPairs: Array.from({ length: seats + (n % 2) }, (_, i) => [side(n + i), side(n * 5 + i * 7 + 1)]),
    scoreStartArea: n % 2 === 1,
    buyDuringAction: n % 5 < 2,
    t8BoostsFreeShift: n % 7 < 3,
    tieBreak: n % 4 < 2 ? 'mostEmpty' : 'fewestEmpty',
  };
  return { seats, options };
}

export const refused = 'end turn';
export const outcome = 'die 3';
export const nonsense = [
  'end',
  '9: chips',
  'take bank from 7',
  { type: 'takeChips', die: 7 },
  { type: 'takeChips', die: null, more: 1 },
];
export const words = ['castle', 'mine', 'red', 'E', 'basic'];
