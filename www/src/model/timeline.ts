// The course of a game: its table, with every answer and everything that happened there so far.

import * as engine from '../engine/index.js';
import type { Action, Course, Entry, Event, GameId, Moment, Progress, Seat, State, Table } from '../engine/index.js';

/** An answer that was taken back, with what it had brought. */
interface Undone<G extends GameId> {
  entries: Entry[];
  events: Event<G>[];
}

export class Timeline<G extends GameId = GameId> {
  readonly table: Table;
  /** Everything that happened so far. It only grows; a shorter one is another list. */
  events: Event<G>[];
  /** When somebody decided, and now; the first is the beginning. */
  moments: Moment[];
  #entries: Entry[];
  /** The last one is redone first, as on the table. */
  #undone: Undone<G>[] = [];
  /** How the game began: a position, or the head of a record. */
  readonly #origin: Course;
  /** Has the table a seed to deal by? */
  readonly #isDealt: boolean;

  /** Goes on from a table; `base` is the position it has come from, if that is no new game. */
  constructor(table: Table, isDealt: boolean, base?: State) {
    this.table = table;
    this.#isDealt = isDealt;
    // What chance owes is dealt before anything is shown.
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
    // A finished game's record has its scores, too; taking something back removes them.
    const { scores: _, ...head } = this.#origin.record;
    return { record: { ...head, entries } as engine.Record };
  }

  /** Whoever answered last, if chance has not answered since. */
  get lastSeat(): Seat | undefined {
    const last = this.#entries.at(-1);
    return last && 'seat' in last ? last.seat : undefined;
  }

  /** Who answered at a moment; nobody yet, if that is now. */
  seatAt(moment: number): Seat | undefined {
    const entry = this.#entries[this.moments[moment]?.entries ?? Infinity];
    return entry && 'seat' in entry ? entry.seat : undefined;
  }

  /** What a seat has answered so far. */
  answersOf(seat: Seat): Action<G>[] {
    return this.#entries.flatMap((entry) =>
      'seat' in entry && entry.seat === seat ? [entry.action as Action<G>] : [],
    );
  }

  play(seat: Seat, action: Action<G> | string): void {
    this.#told(this.table.play(seat, action));
    // Chance is answered here where the engine has no seed to do so, as in a game that came from a file.
    if (!this.#isDealt) this.#told(this.table.deal());
    this.#undone = [];
    this.#mark();
  }

  /** Takes back the last answer of a seat; says whether that was possible. */
  undo(seat: Seat): boolean {
    if (!this.table.undo(seat)) return false;
    const at = this.#entries.findLastIndex((entry) => 'seat' in entry && entry.seat === seat);
    const moment = this.moments.findIndex(({ entries }) => entries === at);
    const [before, after] = [this.moments[moment]!, this.moments[moment + 1]!];
    const events = this.events.slice(before.events, after.events);
    this.events = [...this.events.slice(0, before.events), ...this.events.slice(after.events)];
    this.#undone.push({ entries: this.#entries.splice(at, 1), events });
    // Whatever others have answered since stays, one answer earlier.
    const later = this.moments.slice(moment + 2);
    this.moments = [
      ...this.moments.slice(0, moment + 1),
      ...later.map((each) => ({ entries: each.entries - 1, events: each.events - events.length })),
    ];
    return true;
  }

  /** Plays again what was taken back last; says whose answer that was, if there was any. */
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
