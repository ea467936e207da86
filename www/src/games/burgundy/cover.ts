// What the start page shows of the game, before the game is there.

import { GROUNDS, SEAMS, TILES } from '../../art/drawings.js';
import type { GameCover } from '../game-view.js';
import { picture } from './picture.js';
import { coverTexts } from './texts/cover.js';

export const cover: GameCover = {
  about: coverTexts,
  picture,
  drawings: { tile: TILES, ground: GROUNDS, seam: SEAMS },
};
