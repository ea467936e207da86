// The games this page can show: a line each.

import { games } from '../engine.js';
import type { GameId, GameInfo } from '../engine.js';
import { burgundy } from './burgundy/index.js';
import type { GameFace } from './face.js';
import { orleans } from './orleans/index.js';
import { stories } from './stories/index.js';

const FACES: { [G in GameId]?: GameFace<G> } = { burgundy, orleans, stories };

/** What there is to choose from before the first move. */
export function shownGames(): (GameInfo & { id: GameId })[] {
  return games().filter((info): info is GameInfo & { id: GameId } => info.id in FACES);
}

/** A game that this page cannot draw. */
export class NoBoards extends Error {
  readonly game: string;

  constructor(game: string) {
    super(`this page has no boards for ${game}`);
    this.game = game;
  }
}

/** The face of a game. Each is written for its own game's types; here, and only here, they are forgotten. */
export function faceOf<G extends GameId>(game: G): GameFace<G> {
  const face = FACES[game];
  if (!face) throw new NoBoards(game);
  return face as unknown as GameFace<G>;
}
