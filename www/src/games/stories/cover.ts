// What the start page shows of the game, before the game is there.

import { SEAMS, TILES } from '../../art/drawings.js';
import { LANDS } from '../bagbuilding/towns.js';
import type { GameCover } from '../game-view.js';
import { picture } from './picture.js';
import { coverTexts } from './texts/cover.js';

export const cover: GameCover = {
  about: coverTexts,
  picture,
  drawings: { tile: TILES, seam: SEAMS, land: LANDS },
};
