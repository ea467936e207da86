// A part of a board that renders again only if its inputs have changed.

import { guard } from 'lit/directives/guard.js';

import type { GameId } from '../../engine/index.js';
import type { Shown } from '../../games/game-view.js';
import type { Pieces } from './piece.js';

/** The inputs of a part: its pieces, by the prefix of their ids or by a test, and the values it is drawn from. */
export interface Shows {
  pieces: string | ((piece: string) => boolean);
  values: readonly unknown[];
}

/** Renders a part, memoized by the JSON of its values. Parts with marked pieces always render. */
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
