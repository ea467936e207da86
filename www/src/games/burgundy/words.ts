// What the drawings tell apart without words. Tables only; what things are called is in texts/.

import type { Colour, Good, Tile } from './types.js';

/** In the order of the box. */
export const COLOURS: readonly Colour[] = ['building', 'animal', 'knowledge', 'castle', 'mine', 'ship'];

/** In the order of their die numbers. */
export const GOODS: readonly Good[] = ['turquoise', 'purple', 'pink', 'red', 'brown', 'orange'];

const BUILDINGS: readonly Tile[] = ['warehouse', 'carpenter', 'church', 'market', 'boardingHouse', 'bank', 'cityHall', 'watchtower'];

/** The colour of a tile: what kind of space it belongs on. */
export function colourOf(tile: Tile): Colour {
  if (BUILDINGS.includes(tile)) return 'building';
  if (tile === 'castle' || tile === 'mine' || tile === 'ship') return tile;
  return /^t\d/.test(tile) ? 'knowledge' : 'animal';
}
