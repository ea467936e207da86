// The next step in words, by what is selected and what goes with it.

import { texts } from './texts/index.js';
import type { Store } from './types.js';

export function next(store: Store): string | undefined {
  const { next: t } = texts(store);
  const rest = new Set(
    store.narrowed.flatMap(({ targets }) => targets.filter((piece) => !store.selected.includes(piece)).map(kindOf)),
  );
  const chosen = new Map(store.selected.map((piece) => [kindOf(piece), piece]));
  const player = store.look.position.players[store.current!.seat]!;
  const which = (piece: string) => Number(piece.split('.').at(-1));
  if (chosen.has('storage') && rest.has('duchy')) return t.where(player.storage[which(chosen.get('storage')!)]!);
  if (chosen.has('duchy') && rest.has('storage')) return t.which;
  if (chosen.has('depot') && rest.has('storage')) return t.giveUp;
  if (rest.size === 1 && rest.has('die')) return t.die;
  return chosen.has('die') && chosen.size === 1 ? t.use(player.dice[which(chosen.get('die')!)]!) : undefined;
}

/** "depot" or, of a seat's own, "die", "storage", "duchy" and the like. */
const kindOf = (piece: string): string => {
  const [first, , what] = piece.split('.');
  return first === 'seat' ? what! : first!;
};
