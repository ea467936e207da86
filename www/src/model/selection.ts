// What a click on a piece means: it is selected or let go of, its action is played, or a reason is given why not.

import type { GameId, Legal } from '../engine/index.js';
import { type Pieces, piecesAmong } from '../view/board/piece.js';
import { clearlyCheapest } from './badges.js';
import { perChange } from './derive.js';
import type { Session } from './session.js';

/** The pieces of all legal actions, and what a click on one does. */
export const piecesOf: (session: Session) => Pieces = perChange((session: Session) =>
  piecesAmong(session, (piece, twice) => pick(session, piece, twice)),
);

/**
 * A click on a piece selects it, or lets go of it. When only one meaning is left, it is done at once; what cannot be
 * taken back asks for a double click, or for the button that ends the turn. A piece that nothing can be done with, or
 * nothing together with what is selected, says why.
 */
export function pick<G extends GameId>(session: Session<G>, piece: string, twice = false): void {
  // The first click of a double click has already played something, or toggled the piece.
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
 * Plays an action that was chosen by its name; says whether it was played. What reveals something waits until it is
 * chosen again or the turn is ended.
 */
export function choose<G extends GameId>(session: Session<G>, legal: Legal<G>): boolean {
  if (session.pending !== legal && mustWait(session, legal)) {
    session.select([...legal.targets], legal);
    return false;
  }
  return session.play(legal.action);
}

/** Takes up a piece, to draw it somewhere. */
export function grasp(session: Session, piece: string): void {
  if (session.legal.some(({ targets }) => targets.includes(piece))) session.select([piece]);
}

/**
 * What the key for the end of a turn plays, if no turn waits for its end: what was chosen and reveals something, the
 * only thing that can be done, or the end.
 */
export const endingOf: (session: Session) => Legal | undefined = perChange((session: Session) => {
  const { pending, selected, legal, narrowed, face } = session;
  if (pending) return pending;
  const [only, ...others] = selected.length || legal[0]?.forced ? narrowed : [];
  if (only && !others.length) return only;
  return legal.find(({ action }) => face.ends?.(action));
});

/** Is nothing to be taken back after this? What says itself that it is the end needs no second word. */
function mustWait<G extends GameId>(
  { face, legal, ways }: Session<G>,
  { reveals, action, targets }: Legal<G>,
): boolean {
  const isEnd = face.ends?.(action) || (legal.length === 1 && !targets.length);
  return reveals && !isEnd && ways.ends !== 'never';
}

/** Says why a piece does not go with what is selected, if a player can be meant to try just that. */
function contradicts<G extends GameId>(session: Session<G>, piece: string): boolean {
  const isNew = session.selected.length > 0 && !session.selected.includes(piece);
  if (!isNew || session.narrowed.some(({ targets }) => targets.includes(piece))) return false;
  const [wish] = session.face.jointWishes?.(piece, session) ?? [];
  if (wish !== undefined) session.refuse(session.current!.seat, wish);
  return wish !== undefined && session.refusal !== undefined;
}

/** Fills all spaces of a place while planning, each with whom a quick player would put there; says if any was. */
function fill<G extends GameId>(session: Session<G>, piece: string): boolean {
  const begin = session.current?.ask.type === 'plan' ? session.face.fills?.(piece) : undefined;
  for (let filled = 0; ; filled++) {
    const space = begin && session.legal.flatMap(({ targets }) => targets).find((target) => target.startsWith(begin));
    const legal = space && session.liked(({ targets }) => targets.includes(space));
    if (!legal || !session.play(legal.action)) return filled > 0;
  }
}

/** The one meaning that is left; where only the means differ, the cheapest, unless they were picked. */
function meaningOf<G extends GameId>(session: Session<G>, piece: string): Legal<G> | undefined {
  const [only, ...others] = session.narrowed;
  if (!only || !others.length) return only;
  const cheapest = session.face.isMeans?.(piece) ? undefined : clearlyCheapest(session, session.narrowed);
  if (cheapest) session.select([...new Set([...session.selected, ...cheapest.targets])]);
  return cheapest;
}

/** Says which rule keeps a piece from being used now, as far as a player can be meant to try. */
function explain<G extends GameId>(session: Session<G>, piece: string): void {
  const seat = session.current?.seat;
  if (seat === undefined || session.at !== undefined || !session.isHere(seat)) return;
  const [wish] = session.face.wishes(piece, session);
  if (wish !== undefined) session.refuse(seat, wish);
}

/** Selects a piece or lets go of it. A piece that no action combines with the selection starts a new one. */
function toggle<G extends GameId>(session: Session<G>, piece: string): void {
  const { selected, narrowed } = session;
  if (selected.includes(piece)) session.select(selected.filter((other) => other !== piece));
  else if (narrowed.some(({ targets }) => targets.includes(piece))) session.select([...selected, piece]);
  else session.select([piece]);
}
