// What this browser remembers of finished games, whether or not they are still kept: who played, and how it came out.

import { type UseStore, createStore, entries, set } from 'idb-keyval';

import { type GameId, type Level, type Score, games } from '../engine/index.js';
import type { Sitting } from './saved-games.js';

/** A game that was played to its end here. */
export interface Finished {
  id: string;
  game: GameId;
  /** When it ended. */
  date: number;
  /** By seat: who played, with which points, on which rank. */
  seats: { kind: Sitting['kind']; name: string; points: number; rank: number }[];
}

/** Against whom: the strongest bot, or people. */
export type Against = Level | 'people';

/** How one game went against one kind of opponent. */
export interface Record {
  game: GameId;
  against: Against;
  played: number;
  /** Nothing among people: whose victory would it be? */
  won: number | undefined;
  best: number;
  mean: number;
}

let opened: UseStore | undefined;
const database = (): UseStore => (opened ??= createStore('loire-history', 'finished'));

export const note = (finished: Finished): Promise<void> => set(finished.id, finished, database());

/** All of them, the last one first. */
export async function list(): Promise<Finished[]> {
  const all = (await entries<string, Finished>(database())).map(([, finished]) => finished);
  return all.filter(({ seats }) => Array.isArray(seats)).sort((a, b) => b.date - a.date);
}

export function finishedOf(
  id: string,
  game: GameId,
  scores: readonly Score[],
  sittings: readonly Sitting[],
  name: (seat: number) => string,
): Finished {
  const seats = scores.map(({ seat, total, rank }) => ({
    kind: sittings[seat]!.kind,
    name: name(seat),
    points: total,
    rank,
  }));
  return { id, game, date: Date.now(), seats };
}

/** By game, the weakest opponents first, people last. Games that only bots have played do not count. */
export function recordsOf(all: readonly Finished[]): Record[] {
  const rows = new Map<string, { game: GameId; against: Against; mine: Finished['seats'] }>();
  for (const { game, seats } of all) {
    const people = seats.filter(({ kind }) => kind === 'human');
    if (!people.length) continue;
    const against = opponents(seats);
    const key = `${game} ${against}`;
    const row = rows.get(key) ?? { game, against, mine: [] };
    // Among people the best of them stands for all.
    row.mine.push(people.reduce((best, each) => (each.rank < best.rank ? each : best)));
    rows.set(key, row);
  }
  const order = [...levels(), 'people'];
  return [...rows.values()]
    .map(({ game, against, mine }) => {
      const points = mine.map((each) => each.points);
      return {
        game,
        against,
        played: mine.length,
        won: against === 'people' ? undefined : mine.filter(({ rank }) => rank === 1).length,
        best: Math.max(...points),
        mean: points.reduce((a, b) => a + b, 0) / points.length,
      };
    })
    .sort((a, b) => a.game.localeCompare(b.game) || order.indexOf(a.against) - order.indexOf(b.against));
}

/** From the weakest on. */
const levels = (): Level[] => [...new Set(games().flatMap(({ levels }) => levels.map(({ id }) => id)))];

function opponents(seats: Finished['seats']): Against {
  const people = seats.filter(({ kind }) => kind === 'human').length;
  const strongest = levels().findLast((level) => seats.some(({ kind }) => kind === level));
  return people > 1 || !strongest ? 'people' : strongest;
}
