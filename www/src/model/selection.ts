// Handles clicks on pieces: selects or deselects the piece, plays its action, or explains why it cannot be used.

import type { GameId, Legal } from '../engine/index.js';
import { type Pieces, piecesAmong } from '../view/board/piece.js';
import { clearlyCheapest } from './badges.js';
import { perChange } from './derive.js';
import type { Session } from './session.js';

/** The pieces of all legal actions, and their click handler. */
export const piecesOf: (session: Session) => Pieces = perChange((session: Session) =>
  piecesAmong(session, (piece, twice) => pick(session, piece, twice)),
);

/**
 * Selects or deselects the clicked piece. If only one action is left, plays it at once; an action that cannot be taken
 * back needs a double click or the button that ends the turn. If no action uses the piece, or none together with the
 * selection, gives the reason.
 */
export function pick<G extends GameId>(session: Session<G>, piece: string, twice = false): void {
  // The first click of a double click has already played an action or toggled the piece.
  if (twice && session.playedAtOnce) return;
  session.playedAtOnce = false;
  if (!session.legal.some(({ targets }) => targets.includes(piece))) {
    if (!twice || !fill(session, piece)) explain(session, piece);
    return;
  }
  if (!twice && contradicts(session, piece)) return;
  if (!twice || !session.selected.includes(piece)) toggle(session, piece);
  const only = meaningOf(session, piece);
  if (!only || !session.selected.includes(piece)) return;
  session.playedAtOnce = !mustWait(session, only);
  if (twice || session.playedAtOnce) session.play(only.action);
  else session.select(session.selected, only);
}

/**
 * Plays an action that was chosen by name; returns whether it was played. An action that reveals something waits until
 * it is chosen again or the turn is ended.
 */
export function choose<G extends GameId>(session: Session<G>, legal: Legal<G>): boolean {
  if (session.pending !== legal && mustWait(session, legal)) {
    session.select([...legal.targets], legal);
    return false;
  }
  return session.play(legal.action);
}

/** Selects a piece to drag it. */
export function grasp(session: Session, piece: string): void {
  if (session.legal.some(({ targets }) => targets.includes(piece))) session.select([piece]);
}

/**
 * The action of the key that ends a turn, if no turn waits for its end: the chosen action that reveals something, the
 * only legal action, or the action that ends the turn. `undefined` if there is none.
 */
export const endingOf: (session: Session) => Legal | undefined = perChange((session: Session) => {
  const { pending, selected, legal, narrowed, face } = session;
  if (pending) return pending;
  const [only, ...others] = selected.length || legal[0]?.forced ? narrowed : [];
  if (only && !others.length) return only;
  return legal.find(({ action }) => face.ends?.(action));
});

/**
 * Must this action wait for a confirmation, since it reveals something and nothing can be taken back after it? An
 * action that ends the turn by its name needs none.
 */
function mustWait<G extends GameId>(
  { face, legal, ways }: Session<G>,
  { reveals, action, targets }: Legal<G>,
): boolean {
  const isEnd = face.ends?.(action) || (legal.length === 1 && !targets.length);
  return reveals && !isEnd && ways.ends !== 'never';
}

/** Explains why a piece does not go with the selection, if a player may plausibly have tried that. */
function contradicts<G extends GameId>(session: Session<G>, piece: string): boolean {
  const isNew = session.selected.length > 0 && !session.selected.includes(piece);
  if (!isNew || session.narrowed.some(({ targets }) => targets.includes(piece))) return false;
  const [wish] = session.face.jointWishes?.(piece, session) ?? [];
  if (wish !== undefined) session.refuse(session.current!.seat, wish);
  return wish !== undefined && session.refusal !== undefined;
}

/** While planning, fills all spaces of a place, each with a quick player's choice; returns whether any was filled. */
function fill<G extends GameId>(session: Session<G>, piece: string): boolean {
  const begin = session.current?.ask.type === 'plan' ? session.face.fills?.(piece) : undefined;
  for (let filled = 0; ; filled++) {
    const space = begin && session.legal.flatMap(({ targets }) => targets).find((target) => target.startsWith(begin));
    const legal = space && session.liked(({ targets }) => targets.includes(space));
    if (!legal || !session.play(legal.action)) return filled > 0;
  }
}

/**
 * The only action left; if only the means differ, the cheapest, unless the player selected the means. Otherwise
 * `undefined`.
 */
function meaningOf<G extends GameId>(session: Session<G>, piece: string): Legal<G> | undefined {
  const [only, ...others] = session.narrowed;
  if (!only || !others.length) return only;
  const cheapest = session.face.isMeans?.(piece) ? undefined : clearlyCheapest(session, session.narrowed);
  if (cheapest) session.select([...new Set([...session.selected, ...cheapest.targets])]);
  return cheapest;
}

/** Names the rule that forbids a piece now, if a player may plausibly have tried to use it. */
function explain<G extends GameId>(session: Session<G>, piece: string): void {
  const seat = session.current?.seat;
  if (seat === undefined || session.at !== undefined || !session.isHere(seat)) return;
  const [wish] = session.face.wishes(piece, session);
  if (wish !== undefined) session.refuse(seat, wish);
}

/** Selects or deselects a piece. A piece that goes with no selected piece starts a new selection. */
function toggle<G extends GameId>(session: Session<G>, piece: string): void {
  const { selected, narrowed } = session;
  if (selected.includes(piece)) session.select(selected.filter((other) => other !== piece));
  else if (narrowed.some(({ targets }) => targets.includes(piece))) session.select([...selected, piece]);
  else session.select([piece]);
}
