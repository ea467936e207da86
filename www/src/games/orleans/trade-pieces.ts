// The pieces of Trade & Intrigue in words: order cards, deeds and intriguers.

import { listedGoods, names } from './names.js';
import { texts } from './texts/index.js';
import { civicOf, isGood, isRole, lyingOn, orderOf, sentTo } from './trade.js';
import type { Civic, Order, Store } from './types.js';

/** An order by its town, its goods and its points. */
export function orderWords(store: Store, order: Order): string {
  const { town, goods, points } = orderOf(store, order);
  return texts(store).board.order(names(store).town(town), listedGoods(store, goods), points);
}

export const ordersWords = (store: Store, orders: readonly Order[]): string =>
  orders.map((order) => orderWords(store, order)).join(', ') || texts(store).none;

const spacesOf = (store: Store, civic: Civic) => civicOf(store, civic).spaces;

/** Is somebody on each of its spaces? */
export const isDone = (store: Store, civic: Civic): boolean =>
  sentTo(store.look.position, civic) === spacesOf(store, civic).length;

/** "Coinage, 2 of 4". */
export const civicName = (store: Store, civic: Civic): string =>
  texts(store).pieces.civic(
    names(store).civicTitle(civic),
    sentTo(store.look.position, civic),
    spacesOf(store, civic).length,
  );

/** A space with whoever stands there, or whom it wants and what lies on it. */
export function civicSpaceName(store: Store, civic: Civic, space: number): string {
  const n = names(store);
  const lying = lyingOn(store.look.position, civic, space);
  const [good, standing] = [isGood(lying), isRole(lying)];
  const wanted = n.takes(spacesOf(store, civic)[space - 1]?.role ?? 'neutral');
  const what = standing ? n.role(standing) : `${wanted}${good ? ` (${n.good(good)})` : ''}, ${texts(store).free}`;
  return texts(store).pieces.civicSpace(n.civicTitle(civic), space, what);
}

/** What it does, and how it stands. */
export function civicAbout(store: Store, civic: Civic): string {
  const { civics, pieces: t } = texts(store);
  const gears = civic === 'navigation' ? [t.gears(store.look.position.navigation ?? 0)] : [];
  return [civics[civic].about, ...gears, ...(isDone(store, civic) ? [t.isDone] : [])].join(' ');
}
