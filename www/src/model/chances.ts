// How everybody's chance to win went over a finished game, round by round, and where it turned.

import { type Seat, chanceOf, stateBack } from '../engine/index.js';
import type { Session } from './session.js';

/** The chances in a round; the moment is the first at which somebody was asked something worth thinking about. */
export interface Chances {
  round: string;
  moment: number;
  /** By seat; together they are 1. */
  shares: number[];
}

/** A round in which somebody's chance changed much, since the one before. */
export interface Turn {
  at: number;
  seat: Seat;
  change: number;
}

/** How often each question is played through, and how many questions of a seat are tried in a round. */
const PLAYOUTS = 48;
const TRIES = 8;

/** A change of less is no turning point; so many are told. */
const LEAST = 0.12;
const MOST = 4;

/** A round's name with its first moment and the one after its last. */
export interface Span {
  round: string;
  from: number;
  to: number;
}

/** The rounds of a game that were played. Of several that begin between two answers, the last one is. */
export function spansOf(session: Session): Span[] {
  const { moments, events } = session;
  const begun = new Map(
    session.face.rounds(events).map(({ name, event }) => [moments.findIndex(({ events }) => events > event), name]),
  );
  const starts = [...begun.keys()];
  return [...begun.values()].map((round, at) => ({
    round,
    from: starts[at]!,
    to: starts[at + 1] ?? moments.length - 1,
  }));
}

/**
 * Thinks about one round after the other, from those that are known, and tells what is known by then; the last one is
 * how the game ended.
 */
export async function* chancesOf(
  session: Session,
  before: readonly Chances[],
  signal: AbortSignal,
): AsyncGenerator<Chances[]> {
  const known = [...before];
  const course = session.course();
  for (const { round, from, to } of spansOf(session).slice(known.length)) {
    const last = known.at(-1)?.shares ?? session.seats.map(() => 1 / session.seats.length);
    const thought: (number | undefined)[] = [];
    let first: number | undefined;
    for (const seat of session.seats) {
      const asked = range(from, to).filter((moment) => session.seatAt(moment) === seat);
      let chance: number | undefined;
      for (const moment of asked.slice(0, TRIES)) {
        const state = stateBack(course, session.moments[moment]!.entries);
        chance = await chanceOf(state, seat, PLAYOUTS, signal);
        if (signal.aborted) return;
        if (chance === undefined) continue;
        first = Math.min(first ?? moment, moment);
        break;
      }
      thought.push(chance);
    }
    known.push({ round, moment: first ?? from, shares: shared(thought, last) });
    yield [...known];
  }
  const { scores } = session.look;
  const winners = scores.filter(({ rank }) => rank === 1).length;
  const shares = scores.map(({ rank }) => (rank === 1 ? 1 / winners : 0));
  yield [...known, { round: '', moment: session.moments.length - 1, shares }];
}

const range = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, i) => from + i);

/** Chances that were thought out for each seat alone, as shares of one. Who was not asked keeps what he had. */
export function shared(thought: readonly (number | undefined)[], before: readonly number[]): number[] {
  const all = thought.map((chance, seat) => chance ?? before[seat]!);
  const sum = all.reduce((a, b) => a + b, 0);
  return all.map((chance) => (sum > 0 ? chance / sum : 1 / all.length));
}

/** Where chances changed most, in the order of the game: each round by the seat that gained most in it. */
export function turnsOf(known: readonly Chances[]): Turn[] {
  const turns = known.slice(1).map(({ shares }, i): Turn => {
    const gains = shares.map((share, seat) => share - known[i]!.shares[seat]!);
    const change = Math.max(...gains);
    return { at: i + 1, seat: gains.indexOf(change) as Seat, change };
  });
  return turns
    .filter(({ change }) => change >= LEAST)
    .sort((a, b) => b.change - a.change)
    .slice(0, MOST)
    .sort((a, b) => a.at - b.at);
}
