// A part of a board, drawn anew only if something it shows has changed.

import { guard } from 'lit/directives/guard.js';

import type { GameId } from '../../engine/index.js';
import type { Shown } from '../../games/game-view.js';
import type { Pieces } from './piece.js';

/** What a part shows: the pieces on it by how their names begin, or by a test, and the values it is drawn from. */
export interface Shows {
  pieces: string | ((piece: string) => boolean);
  values: readonly unknown[];
}

/** The values are compared as they are written in JSON. What is pointed at may change without them. */
export function part<G extends GameId>(
  session: Shown<G>,
  pieces: Pieces,
  { pieces: which, values }: Shows,
  draw: () => unknown,
): unknown {
  if (pieces.marked) return draw();
  const isHere = typeof which === 'string' ? (piece: string) => piece.startsWith(which) : which;
  const here = (some: Set<string>) => [...some].filter(isHere);
  const drawnFrom = [
    session.language,
    session.names,
    here(pieces.offered),
    here(pieces.live),
    here(pieces.selected),
    values,
  ];
  return guard([session, JSON.stringify(drawnFrom)], draw);
}
