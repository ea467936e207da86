// What the start page shows of the game, before the game is there.

import { LANDS, TOWNS } from '../bagbuilding/towns.js';
import type { GameCover } from '../game-view.js';
import { picture } from './picture.js';
import { coverTexts } from './texts/cover.js';

export const cover: GameCover = { about: coverTexts, picture, drawings: { town: TOWNS, land: LANDS } };
