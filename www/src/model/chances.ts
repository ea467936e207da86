// Each player's chance to win over a finished game, round by round, with the turning points.

import { type Seat, chanceOf, stateBack } from '../engine/index.js';
import type { Session } from './session.js';

/** The chances in a round; `moment` is the first one with a question that needs a search. */
export interface Chances {
  round: string;
  moment: number;
  /** By seat; they add up to 1. */
  shares: number[];
}

/** A round in which a seat's chance changed much since the round before. */
export interface Turn {
  at: number;
  seat: Seat;
  change: number;
}

/** Playouts per question, and max number of questions per seat and round. */
const PLAYOUTS = 48;
const TRIES = 8;

/** Min change of a chance that counts as a turning point, and max number of turning points. */
const LEAST = 0.12;
const MOST = 4;

/** A round's name with its first moment and the one after its last. */
export interface Span {
  round: string;
  from: number;
  to: number;
}

/** The rounds of a game that were played. If several begin between two answers, the last of them. */
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
 * Evaluates one round after the other, starting after the known ones, and yields the chances so far. The last entry is
 * the result of the game.
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

/**
 * Scales the chances of seats that were evaluated separately to a sum of 1. Seats without a value keep their last one.
 */
export function shared(thought: readonly (number | undefined)[], before: readonly number[]): number[] {
  const all = thought.map((chance, seat) => chance ?? before[seat]!);
  const sum = all.reduce((a, b) => a + b, 0);
  return all.map((chance) => (sum > 0 ? chance / sum : 1 / all.length));
}

/** The largest changes in the order of the game, each with the seat that gained most in that round. */
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
