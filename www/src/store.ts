// A game in progress on this page, and all that can be done with it.

import * as engine from './engine.js';
import type { Action, Course, Event, GameId, Level, Look, Moment, Preview, Seat, State } from './engine.js';
import type { Hints } from './hints.js';
import type { Language } from './language.js';
import { type Saved, type Sitting, newId, randomSeed } from './saves.js';
import { Shown } from './shown.js';
import { texts } from './texts/index.js';
import { Timeline } from './timeline.js';

/** Why an answer was refused. */
export interface Refusal {
  rule?: string;
  message: string;
}

/** What a store is opened with. */
export type Opening = Pick<Saved, 'course'> & Partial<Saved>;

/**
 * Tells "change" whenever something that is shown has changed, "keep" when there is something to save, and "answer"
 * before an answer is played.
 */
export class Store<G extends GameId = GameId> extends Shown<G> {
  readonly id: string;
  refusal: Refusal | undefined;
  /** Whose last answer can be taken back now. */
  undoes: Seat | undefined;
  botsPaused = false;
  #now: Look<G>;
  /** Whether the last click on a piece played an action. */
  #playedAtOnce = false;
  readonly #timeline: Timeline<G>;
  readonly #table: engine.Table;
  readonly #seed: string | undefined;

  constructor({ id = newId(), course, seed, sittings }: Opening, table = engine.resume(course, seed)) {
    // What chance owes is dealt before anything is shown.
    const timeline = new Timeline<G>(table, 'base' in course ? course.base : undefined);
    super(engine.look(table) as Look<G>, sittings);
    this.id = id;
    this.#table = table;
    this.#seed = seed;
    this.#timeline = timeline;
    this.#now = this.look;
    this.undoes = this.#undoable();
  }

  /** A new game. */
  static create(setup: engine.Setup, sittings: Sitting[]): Store {
    const seed = setup.seed || randomSeed();
    const table = engine.create({ ...setup, seed } as engine.Setup);
    return new Store({ course: { record: table.record() }, seed, sittings }, table);
  }

  /** Everything that happened so far, and the moments in between. */
  get events(): readonly Event<G>[] {
    return this.#timeline.events;
  }

  get moments(): readonly Moment[] {
    return this.#timeline.moments;
  }

  /** Language and hints, as the reader likes them. */
  show(language: Language, hints: Hints): void {
    this.language = language;
    this.hints = hints;
    this.refusal = undefined;
    this.#tell();
  }

  get over(): boolean {
    return this.#now.turn.type === 'over';
  }

  /** A bot that is asked now. */
  get botToAnswer(): { seat: Seat; level: Level } | undefined {
    const asks = this.#now.turn.type === 'seats' ? this.#now.turn.asks : [];
    const seat = asks.find(({ seat }) => this.isBot(seat))?.seat;
    return seat === undefined ? undefined : { seat, level: this.sittings[seat]!.kind as Level };
  }

  /**
   * A click on a piece selects it, or lets go of it. A double click plays the one action that is left, and so does a
   * click on its last piece where the game says so.
   */
  pick(piece: string, twice = false): void {
    // The first click of a double click has already played something, or toggled the piece.
    if (twice && this.#playedAtOnce) return;
    this.#playedAtOnce = false;
    if (!twice || !this.selected.includes(piece)) this.#toggle(piece);
    const [only, ...others] = this.narrowed;
    if (!only || others.length || !this.selected.includes(piece)) return;
    const whole = only.targets.every((target) => this.selected.includes(target));
    this.#playedAtOnce = whole && !only.reveals && this.face.atOnce(only.action);
    if (twice || this.#playedAtOnce) this.play(only.action);
  }

  /** Selects a piece or lets go of it. A piece that no action combines with the selection starts a new one. */
  #toggle(piece: string): void {
    if (this.selected.includes(piece)) this.#select(this.selected.filter((other) => other !== piece));
    else if (this.narrowed.some(({ targets }) => targets.includes(piece))) this.#select([...this.selected, piece]);
    else this.#select([piece]);
  }

  clear(): void {
    this.#select([]);
  }

  answerFor(seat: Seat): void {
    this.answering = seat;
    this.#changed();
  }

  preview(action: Action<G>): Preview | undefined {
    return this.current && this.#table.preview(this.current.seat, action);
  }

  /** Is this the notation of an action, legal or not? */
  understands(text: string): boolean {
    try {
      return Boolean(this.#table.check(this.current?.seat ?? 0, text));
    } catch {
      return false;
    }
  }

  /** Plays an action of the current seat, or its notation; says whether it was accepted. */
  play(action: Action<G> | string): boolean {
    const seat = this.current?.seat;
    return seat !== undefined && this.at === undefined && this.isHere(seat) && this.answer(seat, action);
  }

  /** Plays an action of any seat that is asked. */
  answer(seat: Seat, action: Action<G> | string): boolean {
    try {
      if (!this.#announced(seat, action)) return false;
      this.#timeline.play(seat, action);
    } catch (error) {
      if (!(error instanceof engine.LoireError)) throw error;
      this.refusal = { rule: error.rule, message: this.#why(seat, action) };
      this.#tell();
      return false;
    }
    this.#answered(seat);
    return true;
  }

  undo(): void {
    const seat = this.undoes;
    if (seat !== undefined && this.#timeline.undo(seat)) this.#tookBack(seat);
  }

  /** Takes back whatever can be taken back of the seat that answered last. */
  reset(): void {
    const seat = this.undoes;
    if (seat === undefined) return;
    while (this.#table.canUndo(seat) && this.#timeline.undo(seat));
    this.#tookBack(seat);
  }

  redo(): void {
    const seat = this.#timeline.redo();
    if (seat !== undefined) this.#answered(seat);
  }

  /** Looks at a moment of the past; without one, at now. */
  lookAt(moment: number | undefined): void {
    const last = this.moments.length - 1;
    this.at = moment === undefined || moment >= last ? undefined : Math.max(0, moment);
    if (this.at === undefined) this.look = this.#now;
    else {
      const table = this.#timeline.tableAt(this.at);
      this.look = { ...(engine.look(table) as Look<G>), canRedo: false };
      table.free();
    }
    this.#select([]);
  }

  /** Any action of the current seat; the same seed gives the same one. */
  anyAction(seed: string): Action<G> {
    return this.#table.suggest(this.current!.seat, { level: 'random', seed }).action as Action<G>;
  }

  pauseBots(paused: boolean): void {
    this.botsPaused = paused;
    this.#tell();
  }

  course(): Course {
    return this.#timeline.course();
  }

  state(): State {
    return this.#table.state();
  }

  /** The game as it is kept. */
  saved(): Saved {
    const round = this.events.filter((event) => this.face.roundOf(event, this.#now.position) !== undefined).length;
    const { id, sittings, over } = this;
    return {
      id,
      course: this.course(),
      ...(this.#seed === undefined ? {} : { seed: this.#seed }),
      sittings,
      round,
      over,
      date: Date.now(),
    };
  }

  close(): void {
    this.#table.free();
  }

  /**
   * Tells "answer" before an answer is played; whoever listens may keep it from being played here. Throws if it is not
   * legal.
   */
  #announced(seat: Seat, action: Action<G> | string): boolean {
    const copy = this.#table.fork();
    try {
      const [entry] = copy.play(seat, action).entries;
      return this.dispatchEvent(new CustomEvent('answer', { cancelable: true, detail: entry }));
    } finally {
      copy.free();
    }
  }

  /** Why an action is refused, in the words of its face. */
  #why(seat: Seat, action: Action<G> | string): string {
    try {
      const verdict = this.#table.check(seat, action);
      return verdict.legal ? '' : this.face.refusal(verdict as unknown as engine.Refusal<G>, this);
    } catch {
      return texts(this).actions.notMove(String(action));
    }
  }

  #setNow(): void {
    this.#now = engine.look(this.#table) as Look<G>;
    if (this.at === undefined) this.look = this.#now;
  }

  #tookBack(seat: Seat): void {
    this.#setNow();
    this.answerFor(seat);
  }

  #select(pieces: string[]): void {
    this.selected = pieces;
    this.refusal = undefined;
    this.#tell();
  }

  /**
   * Stays with the seat that has answered, then goes on clockwise; questions to others begin with the first of them.
   */
  #answered(seat: Seat): void {
    const before = this.asked.map(({ seat }) => seat);
    const shown = this.current?.seat;
    this.#setNow();
    const same = this.asked.every(({ seat }) => before.includes(seat));
    // A bot or somebody elsewhere who answers among others takes the screen from nobody.
    this.answering = !same ? undefined : this.isHere(seat) ? seat : shown;
    this.#changed(!this.isHere(seat) && this.current?.seat === shown ? this.selected : []);
  }

  /** Pieces that are selected stay so as long as they go together. */
  #changed(selected: string[] = []): void {
    this.undoes = this.#undoable();
    this.dispatchEvent(new globalThis.Event('keep'));
    this.#select(this.legal.some(({ targets }) => selected.every((piece) => targets.includes(piece))) ? selected : []);
  }

  /**
   * Whoever answered last, or the shown seat if that one is ready and bound. Among several who are asked, the shown
   * seat takes back its own, as far as there is any.
   */
  #undoable(): Seat | undefined {
    const by = this.#timeline.lastSeat;
    const done = this.asked.some(({ seat }) => seat === by) ? undefined : by;
    const wanted = this.asked.length > 1 ? [this.current?.seat, done] : [by, this.current?.seat];
    return wanted.find((seat) => seat !== undefined && this.isHere(seat) && this.#table.canUndo(seat));
  }

  #tell(): void {
    this.dispatchEvent(new globalThis.Event('change'));
  }
}
