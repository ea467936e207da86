// The next step as text, by the selection and the pieces that go with it.

import { names } from './names.js';
import { texts } from './texts/index.js';
import type { Follower, Shown } from './types.js';

/** The stores of followers that wait for a space. */
const WAITING = ['market', 'tower', 'bath'];

export function next(session: Shown): string | undefined {
  const { next: t } = texts(session);
  const rest = new Set(
    session.narrowed.flatMap(({ targets }) => targets.filter((piece) => !session.selected.includes(piece)).map(kindOf)),
  );
  const waiting = session.selected.find((piece) => WAITING.includes(kindOf(piece)));
  if (waiting && rest.has('space')) return t.space(names(session).follower(waiting.split('.').at(-1) as Follower));
  if (session.selected.some((piece) => kindOf(piece) === 'space') && WAITING.some((where) => rest.has(where)))
    return t.who;
  if (rest.has('town')) return t.town;
  if (rest.has('good')) return t.good;
  if (rest.has('deed')) return t.deed;
  return rest.has('track') ? t.track : undefined;
}

/**
 * The kind of a piece: "town", "good" for goods on a path, or, for a piece of a seat, "market", "space" and the like.
 */
function kindOf(piece: string): string {
  const [first, , what] = piece.split('.');
  if (first === 'path') return what ? 'good' : 'path';
  return first === 'seat' ? what! : first!;
}
