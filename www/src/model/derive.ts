// Values derived from a game, its players and the selection: computed once per change, read by all elements.

import type { Ask, GameId, Legal, Seat, Seen } from '../engine/index.js';
import { texts } from '../i18n/texts/index.js';
import type { Sitting } from '../storage/saved-games.js';
import type { Ui } from './ui.js';

export interface Derived<G extends GameId = GameId> {
  readonly seats: readonly Seat[];
  /** By seat. */
  readonly names: readonly string[];
  /** The seats that owe an answer. */
  readonly asked: readonly { seat: Seat; ask: Ask<G> }[];
  /** The asked seat whose actions are shown: people before bots. */
  readonly current: { seat: Seat; ask: Ask<G> } | undefined;
  /** The legal actions of the current seat; empty for a bot's seat, while a turn waits for its end, or in the past. */
  readonly legal: readonly Legal<G>[];
  /** The actions that touch every selected piece. */
  readonly narrowed: readonly Legal<G>[];
}

/** Does a player answer for this seat here, by clicks and keys? */
export const isHere = (sittings: readonly Sitting[], seat: number): boolean => sittings[seat]?.kind === 'human';

export const isBot = (sittings: readonly Sitting[], seat: number): boolean =>
  !isHere(sittings, seat) && sittings[seat]?.kind !== 'away';

export function derive<G extends GameId>(look: Seen<G>, sittings: readonly Sitting[], ui: Ui<G>): Derived<G> {
  const count = look.setup.seats;
  const seats = Array.from({ length: count }, (_, seat) => seat as Seat);
  const { player, start } = texts(ui);
  const names = seats.map(
    (seat) => look.setup.names?.[seat]?.trim() || (isBot(sittings, seat) ? start.botName(seat + 1) : player(seat + 1)),
  );
  const asked = look.turn.type === 'seats' ? (look.turn.asks as Derived<G>['asked']) : [];
  const first = ui.answering ?? asked[0]?.seat ?? 0;
  const order = ({ seat }: { seat: Seat }) => ((seat - first + count) % count) + (isHere(sittings, seat) ? 0 : count);
  const current = [...asked].sort((a, b) => order(a) - order(b))[0];
  const isOpen = current && ui.held === undefined && ui.at === undefined && isHere(sittings, current.seat);
  const legal = isOpen ? look.legal.filter((each) => each.seat === current.seat) : [];
  const narrowed = ui.selected.length
    ? legal.filter(({ targets }) => ui.selected.every((piece) => targets.includes(piece)))
    : legal;
  return { seats, names, asked, current, legal, narrowed };
}

/** Memoizes a value derived from a session: `work` runs once per change. */
export function perChange<S extends { readonly derived: object }, T>(work: (session: S) => T): (session: S) => T {
  const known = new WeakMap<object, { value: T }>();
  return (session) => {
    const { derived } = session;
    let found = known.get(derived);
    if (!found) known.set(derived, (found = { value: work(session) }));
    return found.value;
  };
}
