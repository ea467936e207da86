// The pieces of Trade & Intrigue as text: order cards, deeds and intriguers.

import { listedGoods, names } from './names.js';
import { texts } from './texts/index.js';
import { civicOf, isGood, isRole, lyingOn, orderOf, sentTo } from './trade.js';
import type { Civic, Order, Shown } from './types.js';

/** An order by its town, its goods and its points. */
export function orderWords(session: Shown, order: Order): string {
  const { town, goods, points } = orderOf(session, order);
  return texts(session).board.order(names(session).town(town), listedGoods(session, goods), points);
}

export const ordersWords = (session: Shown, orders: readonly Order[]): string =>
  orders.map((order) => orderWords(session, order)).join(', ') || texts(session).none;

const spacesOf = (session: Shown, civic: Civic) => civicOf(session, civic).spaces;

/** Is there a follower on each of its spaces? */
export const isDone = (session: Shown, civic: Civic): boolean =>
  sentTo(session.look.position, civic) === spacesOf(session, civic).length;

/** "Coinage, 2 of 4". */
export const civicName = (session: Shown, civic: Civic): string =>
  texts(session).pieces.civic(
    names(session).civicTitle(civic),
    sentTo(session.look.position, civic),
    spacesOf(session, civic).length,
  );

/** A space with its follower, or with what it takes and the good on it. */
export function civicSpaceName(session: Shown, civic: Civic, space: number): string {
  const n = names(session);
  const lying = lyingOn(session.look.position, civic, space);
  const [good, standing] = [isGood(lying), isRole(lying)];
  const wanted = n.takes(spacesOf(session, civic)[space - 1]?.role ?? 'neutral');
  const what = standing ? n.role(standing) : `${wanted}${good ? ` (${n.good(good)})` : ''}, ${texts(session).free}`;
  return texts(session).pieces.civicSpace(n.civicTitle(civic), space, what);
}

/** The effect of a civic board, and its progress. */
export function civicAbout(session: Shown, civic: Civic): string {
  const { civics, pieces: t } = texts(session);
  const gears = civic === 'navigation' ? [t.gears(session.look.position.navigation ?? 0)] : [];
  return [civics[civic].about, ...gears, ...(isDone(session, civic) ? [t.isDone] : [])].join(' ');
}
