// The course of a game: its table, with every answer and everything that happened there so far.

import * as engine from './engine.js';
import type { Action, Course, Entry, Event, GameId, Moment, Seat, State, Table } from './engine.js';

export class Timeline<G extends GameId = GameId> {
  readonly table: Table;
  /** Everything that happened so far. It only grows; a shorter one is another list. */
  events: Event<G>[] = [];
  /** When somebody decided, and now; the first is the beginning. */
  moments: Moment[] = [];
  #entries: Entry[] = [];
  readonly #base: State | undefined;

  /** Goes on from a table; `base` is the position it has come from, if that is no new game. */
  constructor(table: Table, base?: State) {
    this.table = table;
    this.#base = base;
    this.#deal();
    this.#remember();
  }

  course(): Course {
    return engine.courseOf(this.table, this.#base);
  }

  /** A table of its own at a moment of the past. */
  tableAt(moment: number): Table {
    return engine.tableAt(this.course(), this.moments[moment]!.entries);
  }

  /** Whoever answered last, if chance has not answered since. */
  get lastSeat(): Seat | undefined {
    const last = this.#entries.at(-1);
    return last && 'seat' in last ? last.seat : undefined;
  }

  play(seat: Seat, action: Action<G> | string): void {
    this.#told(this.table.play(seat, action));
    for (const dealt of this.#deal()) this.#told(dealt);
    this.moments.push({ entries: this.#entries.length, events: this.events.length });
  }

  /** Takes back the last answer of a seat; says whether that was possible. */
  undo(seat: Seat): boolean {
    const isLast = this.lastSeat === seat;
    if (!this.table.undo(seat)) return false;
    if (isLast) this.#forget();
    else this.#remember();
    return true;
  }

  /** Plays again what was taken back last; says whose answer that was, if there was any. */
  redo(): Seat | undefined {
    if (!this.table.redo()) return undefined;
    this.#remember();
    return this.#entries.findLast((entry) => 'seat' in entry)?.seat;
  }

  /** Answers for chance where the engine has no seed to do so, as in a game that came from a file. */
  #deal(): engine.Progress[] {
    const dealt: engine.Progress[] = [];
    while (this.table.turn().type === 'chance') {
      const outcomes = this.table.outcomes();
      let left = random() * outcomes.reduce((sum, { weight }) => sum + weight, 0);
      const chosen = outcomes.find(({ weight }) => (left -= weight) < 0) ?? outcomes[0]!;
      dealt.push(this.table.settle(chosen.outcome));
    }
    return dealt;
  }

  #told({ events, entries }: engine.Progress): void {
    this.events.push(...(events as Event<G>[]));
    this.#entries.push(...entries);
  }

  /** Removes the last answer and what it brought. */
  #forget(): void {
    this.#entries.pop();
    this.moments.pop();
    this.events = this.events.slice(0, this.moments.at(-1)!.events);
  }

  /** Plays the whole course through again. */
  #remember(): void {
    const course = this.course();
    const { events, moments } = engine.history(course);
    this.events = events as Event<G>[];
    this.moments = moments;
    this.#entries = engine.entriesOf(course);
  }
}

/** From 0 up to, but not including, 1. */
function random(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0]! / 2 ** 32;
}
