// The covers of the games, shown before any of them is loaded: a line each.

import type { GameId } from '../engine/index.js';
import type { Drawings } from '../art/sheet.js';
import { cover as burgundy } from './burgundy/cover.js';
import type { GameCover } from './game-view.js';
import { NoBoards } from './registry.js';
import { cover as orleans } from './orleans/cover.js';
import { cover as stories } from './stories/cover.js';

const COVERS: { [G in GameId]?: GameCover } = { burgundy, orleans, stories };

/** The cover of a game. */
export function coverOf(game: GameId): GameCover {
  const cover = COVERS[game];
  if (!cover) throw new NoBoards(game);
  return cover;
}

/** The drawings that the pictures on all covers use. */
export const COVER_DRAWINGS: Drawings = Object.assign({}, ...Object.values(COVERS).map(({ drawings }) => drawings));
