// The printed components that the drawings distinguish without text. Their names are in texts/.

import { printed } from '../../engine/index.js';
import type { Colour, Good, Tile } from './types.js';

const burgundy = () => printed('burgundy');

/** In the order of the box. */
export const allColours = (): readonly Colour[] => burgundy().colours;

/** In the order of their die numbers. */
export const allGoods = (): readonly Good[] => burgundy().goods;

/** The tiles of a colour. */
export const tilesOf = (colour: Colour): Tile[] =>
  burgundy()
    .tiles.filter((tile) => tile.colour === colour)
    .map(({ id }) => id);

/** The colour of a tile, and so of its spaces. */
export const colourOf = (tile: Tile): Colour => burgundy().tiles.find(({ id }) => id === tile)!.colour;
