// The finished games that this browser remembers, even if they are not saved any more: players and results.

import { type UseStore, createStore, entries, set } from 'idb-keyval';

import { type GameId, type Level, type Score, games } from '../engine/index.js';
import type { Sitting } from './saved-games.js';

/** A game that was finished in this browser. */
export interface Finished {
  id: string;
  game: GameId;
  /** Its end, in ms since 1970. */
  date: number;
  /** By seat: the player, the points and the rank. */
  seats: { kind: Sitting['kind']; name: string; points: number; rank: number }[];
}

/** The opponent: the strongest bot, or people. */
export type Against = Level | 'people';

/** The results in one game against one kind of opponent. */
export interface Record {
  game: GameId;
  against: Against;
  played: number;
  /** Number of wins; `undefined` among people, where no side is the reader's. */
  won: number | undefined;
  best: number;
  mean: number;
}

let opened: UseStore | undefined;
const database = (): UseStore => (opened ??= createStore('loire-history', 'finished'));

export const note = (finished: Finished): Promise<void> => set(finished.id, finished, database());

/** All finished games, the last one first. */
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

/** Results by game, weakest opponents first, people last. Games among bots only do not count. */
export function recordsOf(all: readonly Finished[]): Record[] {
  const rows = new Map<string, { game: GameId; against: Against; mine: Finished['seats'] }>();
  for (const { game, seats } of all) {
    const people = seats.filter(({ kind }) => kind === 'human');
    if (!people.length) continue;
    const against = opponents(seats);
    const key = `${game} ${against}`;
    const row = rows.get(key) ?? { game, against, mine: [] };
    // Among people the best rank counts for all of them.
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

/** All levels, the weakest first. */
const levels = (): Level[] => [...new Set(games().flatMap(({ levels }) => levels.map(({ id }) => id)))];

function opponents(seats: Finished['seats']): Against {
  const people = seats.filter(({ kind }) => kind === 'human').length;
  const strongest = levels().findLast((level) => seats.some(({ kind }) => kind === level));
  return people > 1 || !strongest ? 'people' : strongest;
}
