// The next step as text, by the selection and the pieces that go with it.

import { names } from './names.js';
import { texts } from './texts/index.js';
import type { Shown, Ware } from './types.js';

/** The stores of tiles that wait for a space. */
const WAITING = ['green', 'good', 'technology', 'coins'];

export function next(session: Shown): string | undefined {
  const { next: t, technology, home } = texts(session);
  const rest = new Set(
    session.narrowed.flatMap(({ targets }) => targets.filter((piece) => !session.selected.includes(piece)).map(kindOf)),
  );
  const waiting = session.selected.find((piece) => WAITING.includes(kindOf(piece)));
  if (waiting && rest.has('space')) {
    const [, , kind, which] = waiting.split('.');
    return t.space(which ? names(session).ware(which as Ware) : kind === 'coins' ? home.coins : technology);
  }
  if (session.selected.some((piece) => kindOf(piece) === 'space') && WAITING.some((where) => rest.has(where)))
    return t.tile;
  if (rest.has('area')) return t.area;
  if (rest.has('card')) return t.card;
  if (rest.has('deed') || rest.has('task') || rest.has('objective')) return t.deed;
  if (rest.has('market')) return t.market;
  return rest.has('good') ? t.good : undefined;
}

/** The kind of a piece: "area", "deed" or, for a piece of a seat, "green", "space" and the like. */
function kindOf(piece: string): string {
  const [first, , what] = piece.split('.');
  return first === 'seat' ? what! : first!;
}
