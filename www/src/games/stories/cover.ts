// What the start page shows of the game, before the game is there.

import { SEAMS, TILES } from '../../signs/drawings.js';
import { LANDS } from '../../signs/towns.js';
import type { GameCover } from '../face.js';
import { picture } from './picture.js';
import { coverTexts } from './texts/cover.js';

export const cover: GameCover = {
  about: coverTexts,
  picture,
  drawings: { tile: TILES, seam: SEAMS, land: LANDS },
};
