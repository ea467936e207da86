// The moves that a click on a piece may have meant even if they are not legal: the engine explains why not.

import { present } from './names.js';
import type { Shown } from './types.js';

export function wishes(piece: string, session: Shown): string[] {
  const seat = session.current?.seat ?? 0;
  const player = session.look.position.players[seat]!;
  const [kind, where = '', what = '', ...rest] = piece.split('.');
  if (kind !== 'seat' || Number(where) !== seat) return [];
  if (what === 'place') return [`use ${rest.join('.')}`];
  if (what !== 'space') return [];
  // The selected follower, else any on the market.
  const waiting = present(player.followers.market);
  const chosen = waiting.filter((follower) => session.selected.includes(`seat.${seat}.market.${follower}`));
  return [...chosen, ...waiting].map((follower) => `plan ${follower} > ${rest.join('.')}`);
}

/** A follower of the market and a space. */
export const jointWishes = (piece: string, session: Shown): string[] =>
  piece.includes('.space.') && session.selected.some((id) => id.includes('.market.'))
    ? wishes(piece, session).slice(0, 1)
    : [];
