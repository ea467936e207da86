// The next step in words, by what is selected and what goes with it.

import { names } from './names.js';
import { texts } from './texts/index.js';
import type { Store, Ware } from './types.js';

/** Tiles that wait for a space, by where they are. */
const WAITING = ['green', 'good', 'technology', 'coins'];

export function next(store: Store): string | undefined {
  const { next: t, technology, home } = texts(store);
  const rest = new Set(
    store.narrowed.flatMap(({ targets }) => targets.filter((piece) => !store.selected.includes(piece)).map(kindOf)),
  );
  const waiting = store.selected.find((piece) => WAITING.includes(kindOf(piece)));
  if (waiting && rest.has('space')) {
    const [, , kind, which] = waiting.split('.');
    return t.space(which ? names(store).ware(which as Ware) : kind === 'coins' ? home.coins : technology);
  }
  if (store.selected.some((piece) => kindOf(piece) === 'space') && WAITING.some((where) => rest.has(where)))
    return t.tile;
  if (rest.has('area')) return t.area;
  if (rest.has('card')) return t.card;
  if (rest.has('deed') || rest.has('task') || rest.has('objective')) return t.deed;
  if (rest.has('market')) return t.market;
  return rest.has('good') ? t.good : undefined;
}

/** "area", "deed" or, of a seat's own, "green", "space" and the like. */
function kindOf(piece: string): string {
  const [first, , what] = piece.split('.');
  return first === 'seat' ? what! : first!;
}
