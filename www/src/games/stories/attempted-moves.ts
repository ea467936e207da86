// The moves that a click on a piece may have meant even if they are not legal: the engine explains why not.

import { goods, placeOf, placesOf, present } from './names.js';
import type { Area, Effect, Place, Shown } from './types.js';

export function wishes(piece: string, session: Shown): string[] {
  const seat = session.current?.seat ?? 0;
  const [kind, where = '', what = '', ...rest] = piece.split('.');
  const having = (type: Effect['type']) =>
    placesOf(session, seat).filter((place) => placeOf(session, place).effect.type === type);
  if (kind === 'area') return ofArea(where as Area, having, session);
  if (kind === 'card') return [`take ${where}`];
  if (kind !== 'seat' || Number(where) !== seat) return [];
  if (what === 'place') return [`use ${rest[0]}`];
  if (what !== 'space') return [];
  const { followers, goods: stock } = session.look.position.players[seat]!;
  // The selected tile, else any follower on the green, else anything in stock.
  const tiles = [
    ...present(followers.market).map((follower) => [follower, `seat.${seat}.green.${follower}`]),
    ...goods()
      .filter((good) => stock[good])
      .map((good) => [good, `seat.${seat}.good.${good}`]),
  ] as [string, string][];
  const chosen = tiles.filter(([, id]) => session.selected.includes(id));
  return [...chosen, ...tiles].map(([tile]) => `plan ${tile} > ${rest.join('.')}`);
}

/** At the beginning a player settles an area; later the click means entering it, or building there. */
function ofArea(area: Area, having: (type: Effect['type']) => Place[], session: Shown): string[] {
  if (session.current?.ask.type === 'settle') return [`settle ${area}`];
  const isMine = session.look.position.map[area]?.settlers?.includes(session.current?.seat ?? 0);
  return having(isMine ? 'build' : 'expand').map((place) => `${place} > ${area}`);
}

/** A follower of the green or a good and a space. */
export const jointWishes = (piece: string, session: Shown): string[] =>
  piece.includes('.space.') && session.selected.some((id) => /\.(green|good)\./.test(id))
    ? wishes(piece, session).slice(0, 1)
    : [];
