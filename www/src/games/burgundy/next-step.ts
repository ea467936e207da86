// The next step as text, by the selection and the pieces that go with it.

import { texts } from './texts/index.js';
import type { Shown } from './types.js';

export function next(session: Shown): string | undefined {
  const { next: t } = texts(session);
  const rest = new Set(
    session.narrowed.flatMap(({ targets }) => targets.filter((piece) => !session.selected.includes(piece)).map(kindOf)),
  );
  const chosen = new Map(session.selected.map((piece) => [kindOf(piece), piece]));
  const player = session.look.position.players[session.current!.seat]!;
  const which = (piece: string) => Number(piece.split('.').at(-1));
  if (chosen.has('storage') && rest.has('duchy')) return t.where(player.storage[which(chosen.get('storage')!)]!);
  if (chosen.has('duchy') && rest.has('storage')) return t.which;
  if (chosen.has('depot') && rest.has('storage')) return t.giveUp;
  if (rest.size === 1 && rest.has('die')) return t.die;
  return chosen.has('die') && chosen.size === 1 ? t.use(player.dice[which(chosen.get('die')!)]!) : undefined;
}

/** The kind of a piece: "depot" or, for a piece of a seat, "die", "storage", "duchy" and the like. */
const kindOf = (piece: string): string => {
  const [first, , what] = piece.split('.');
  return first === 'seat' ? what! : first!;
};
