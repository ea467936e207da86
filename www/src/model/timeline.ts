// The course of a game: its table with all answers and events so far.

import * as engine from '../engine/index.js';
import type { Action, Course, Entry, Event, GameId, Moment, Progress, Seat, State, Table } from '../engine/index.js';

/** An undone answer with its events. */
interface Undone<G extends GameId> {
  entries: Entry[];
  events: Event<G>[];
}

export class Timeline<G extends GameId = GameId> {
  readonly table: Table;
  /** All events so far. The list only grows; undo replaces it with a shorter one. */
  events: Event<G>[];
  /** The moments at which a seat decided, and now; the first is the beginning. */
  moments: Moment[];
  #entries: Entry[];
  /** The last entry is redone first, as on the table. */
  #undone: Undone<G>[] = [];
  /** The origin of the game: a state, or the head of a record. */
  readonly #origin: Course;
  /** Does the table have a seed for its draws? */
  readonly #isDealt: boolean;

  /** Continues from a table; `base` is its first state if it is not a new game. */
  constructor(table: Table, isDealt: boolean, base?: State) {
    this.table = table;
    this.#isDealt = isDealt;
    // Resolves pending draws before anything is shown.
    if (!isDealt) table.deal();
    this.#origin = base ? { base, entries: table.beginning().entries } : { record: table.record() };
    const { events, moments } = engine.history(this.#origin);
    this.events = events as Event<G>[];
    this.moments = moments;
    this.#entries = engine.entriesOf(this.#origin);
  }

  course(): Course {
    const entries = this.#entries.slice();
    if ('base' in this.#origin) return { base: this.#origin.base, entries };
    // The record of a finished game also contains its scores, which undo removes.
    const { scores: _, ...head } = this.#origin.record;
    return { record: { ...head, entries } as engine.Record };
  }

  /** The seat that answered last; `undefined` if a draw has followed. */
  get lastSeat(): Seat | undefined {
    const last = this.#entries.at(-1);
    return last && 'seat' in last ? last.seat : undefined;
  }

  /** The seat that answered at a moment; `undefined` for now. */
  seatAt(moment: number): Seat | undefined {
    const entry = this.#entries[this.moments[moment]?.entries ?? Infinity];
    return entry && 'seat' in entry ? entry.seat : undefined;
  }

  /** The answers of a seat so far. */
  answersOf(seat: Seat): Action<G>[] {
    return this.#entries.flatMap((entry) =>
      'seat' in entry && entry.seat === seat ? [entry.action as Action<G>] : [],
    );
  }

  play(seat: Seat, action: Action<G> | string): void {
    this.#told(this.table.play(seat, action));
    // Draws here if the engine has no seed, as for a game from a file.
    if (!this.#isDealt) this.#told(this.table.deal());
    this.#undone = [];
    this.#mark();
  }

  /** Takes back the last answer of a seat; returns whether that was possible. */
  undo(seat: Seat): boolean {
    if (!this.table.undo(seat)) return false;
    const at = this.#entries.findLastIndex((entry) => 'seat' in entry && entry.seat === seat);
    const moment = this.moments.findIndex(({ entries }) => entries === at);
    const [before, after] = [this.moments[moment]!, this.moments[moment + 1]!];
    const events = this.events.slice(before.events, after.events);
    this.events = [...this.events.slice(0, before.events), ...this.events.slice(after.events)];
    this.#undone.push({ entries: this.#entries.splice(at, 1), events });
    // Later answers of other seats stay, one place earlier.
    const later = this.moments.slice(moment + 2);
    this.moments = [
      ...this.moments.slice(0, moment + 1),
      ...later.map((each) => ({ entries: each.entries - 1, events: each.events - events.length })),
    ];
    return true;
  }

  /** Plays the last undone answer again; returns its seat, or `undefined` if there is none. */
  redo(): Seat | undefined {
    const undone = this.#undone.pop();
    const [entry] = undone?.entries ?? [];
    if (!undone || !entry || !('seat' in entry) || !this.table.redo()) return undefined;
    this.#told(undone);
    this.#mark();
    return entry.seat;
  }

  #told({ events, entries }: Pick<Progress, 'events' | 'entries'>): void {
    this.events.push(...(events as Event<G>[]));
    this.#entries.push(...entries);
  }

  #mark(): void {
    this.moments.push({ entries: this.#entries.length, events: this.events.length });
  }
}
