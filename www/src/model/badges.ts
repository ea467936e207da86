// The cost and the gain of a piece, as far as all its actions agree; and the cheapest of equivalent actions.

import { costs } from './action-preview.js';
import { perChange } from './derive.js';
import type { GameId, Legal } from '../engine/index.js';
import type { Session } from './session.js';

/** A change of a resource, or of points. */
export interface Amount {
  /** The name of a resource, or "points". */
  name: string;
  change: number;
}

export interface Seal {
  piece: string;
  /** What the player pays; empty if it is free. */
  price: Amount[];
  gain: Amount[];
}

/** The seals of all pieces that go with the selection. */
export const sealsOf: (session: Session) => Seal[] = perChange((session: Session) => {
  const touching = new Map<string, Legal[]>();
  for (const legal of session.narrowed)
    for (const piece of legal.targets)
      if (!session.selected.includes(piece)) touching.set(piece, [...(touching.get(piece) ?? []), legal]);
  return [...touching].flatMap(([piece, all]) => {
    const seals = [...ends(session, all).values()].map((ways) => sealOf(session, cheapestOf(session, ways)));
    const [first] = seals;
    const agree = new Set(seals.map((seal) => JSON.stringify(seal))).size === 1;
    return first && agree && (first.price.length || first.gain.length) ? [{ piece, ...first }] : [];
  });
});

function sealOf(session: Session, legal: Legal): Omit<Seal, 'piece'> {
  const { points, paid, gained } = costs(session, legal);
  const amounts = (list: typeof paid): Amount[] => list.map(({ name, change }) => ({ name, change }));
  const scored = points ? [{ name: 'points', change: points }] : [];
  return { price: amounts(paid), gain: [...scored, ...amounts(gained)] };
}

/** Groups actions by their result: actions that differ only in their means, as in the die they use, are one group. */
function ends<G extends GameId>(session: Session<G>, actions: readonly Legal<G>[]): Map<string, Legal<G>[]> {
  const found = new Map<string, Legal<G>[]>();
  for (const legal of actions) {
    const touched = legal.targets.filter((piece) => !session.face.isMeans?.(piece)).sort();
    const end = [legal.action.type, ...(touched.length ? touched : [legal.notation])].join();
    found.set(end, [...(found.get(end) ?? []), legal]);
  }
  return found;
}

const priceOf = <G extends GameId>(session: Session<G>, legal: Legal<G>): number =>
  costs(session as unknown as Session, legal as unknown as Legal).paid.reduce((sum, { change }) => sum - change, 0);

const cheapestOf = <G extends GameId>(session: Session<G>, ways: readonly Legal<G>[]): Legal<G> =>
  ways.reduce((best, way) => (priceOf(session, way) < priceOf(session, best) ? way : best));

/** The action that is cheaper than all others, if all of them have the same result; otherwise `undefined`. */
export function clearlyCheapest<G extends GameId>(
  session: Session<G>,
  actions: readonly Legal<G>[],
): Legal<G> | undefined {
  const [ways, ...others] = ends(session, actions).values();
  if (!ways || others.length) return undefined;
  const best = cheapestOf(session, ways);
  return ways.filter((way) => priceOf(session, way) === priceOf(session, best)).length === 1 ? best : undefined;
}
