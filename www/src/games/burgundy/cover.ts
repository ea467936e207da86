// The game on the start page, before its engine is loaded.

import { GROUNDS, SEAMS, TILES } from '../../art/drawings.js';
import type { GameCover } from '../game-view.js';
import { picture } from './picture.js';
import { coverTexts } from './texts/cover.js';

export const cover: GameCover = {
  about: coverTexts,
  picture,
  drawings: { tile: TILES, ground: GROUNDS, seam: SEAMS },
};
