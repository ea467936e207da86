// The game on the start page, before its engine is loaded.

import { LANDS, TOWNS } from '../bagbuilding/towns.js';
import type { GameCover } from '../game-view.js';
import { picture } from './picture.js';
import { coverTexts } from './texts/cover.js';

export const cover: GameCover = { about: coverTexts, picture, drawings: { town: TOWNS, land: LANDS } };
