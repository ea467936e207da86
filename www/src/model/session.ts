// The course of a game on this page: what is answered and taken back, the moments there were, and what is kept of it.

import * as engine from '../engine/index.js';
import type { Action, Course, Entry, Event, GameId, Legal, Level, Moment, Seat, Seen, State } from '../engine/index.js';
import type { Hints } from './highlight.js';
import { type Finished, finishedOf } from '../storage/history.js';
import type { Language } from '../i18n/language.js';
import { type Saved, newId } from '../storage/saved-games.js';
import { Shown } from './view-state.js';
import type { Store } from './selection.js';
import { texts } from '../i18n/texts/index.js';
import { Timeline } from './timeline.js';
import type { Ways } from './preferences.js';

/** Why an answer was refused. */
export interface Refusal {
  rule?: string;
  message: string;
  /** What the engine says of it. */
  error?: engine.LoireError;
}

/** How far a bot's thoughts are: playouts, and how many it will be. */
export interface Thought {
  seat: Seat;
  playouts: number;
  goal: number;
}

/** What a store is opened with. */
export type Opening = Pick<Saved, 'course'> & Partial<Saved>;

/**
 * Tells "change" whenever something that is shown has changed, "keep" when there is something to save, "answer"
 * before an answer is played, "think" when a bot's thoughts are further, and "hurry" when they are enough.
 */
export class Played<G extends GameId = GameId> extends Shown<G> {
  readonly id: string;
  refusal: Refusal | undefined;
  /** Whose last answer can be taken back now. */
  undoes: Seat | undefined;
  botsPaused = false;
  /** What a bot is thinking about now. */
  thought: Thought | undefined;
  /** Grows with each step of the game that is shown, forth or back; a leap to another moment is none. */
  step = 0;
  /** Is somebody led through the first moves? */
  guided = false;
  #now: Seen<G>;
  readonly #frame: engine.Frame<G>;
  readonly #timeline: Timeline<G>;
  /** The points after so many entries, as far as they were looked at. */
  readonly #totals = new Map<number, number[]>();
  readonly #table: engine.Table;
  readonly #seed: string | undefined;

  constructor({ id = newId(), course, seed, sittings, guided = false }: Opening, table = engine.resume(course, seed)) {
    const timeline = new Timeline<G>(table, seed !== undefined, 'base' in course ? course.base : undefined);
    const frame = engine.frameOf(table) as engine.Frame<G>;
    super({ ...frame, ...(table.look() as engine.Look<G>) }, sittings);
    this.id = id;
    this.#table = table;
    this.#seed = seed;
    this.guided = guided;
    this.#timeline = timeline;
    this.#frame = frame;
    this.#now = this.look;
    this.#noteTotals();
    this.undoes = this.#undoable();
  }

  /** Everything that happened so far, and the moments in between. */
  get events(): readonly Event<G>[] {
    return this.#timeline.events;
  }

  get moments(): readonly Moment[] {
    return this.#timeline.moments;
  }

  /** Who answered at a moment; nobody yet, if that is now. */
  seatAt(moment: number): Seat | undefined {
    return this.#timeline.seatAt(moment);
  }

  /** Language, hints and ways to play, as the reader likes them. */
  show(language: Language, hints: Hints, ways: Ways = this.ways): void {
    this.language = language;
    this.hints = hints;
    this.ways = ways;
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

  /** The levels of the bots at the table. */
  get levels(): ReadonlyMap<Seat, Level> {
    const seats = ([...this.sittings.keys()] as Seat[]).filter((seat) => this.isBot(seat));
    return new Map(seats.map((seat) => [seat, this.sittings[seat]!.kind as Level]));
  }

  answerFor(seat: Seat): void {
    this.answering = seat;
    this.#changed();
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
    let entry: Entry;
    try {
      entry = this.#meant(seat, action);
    } catch (error) {
      if (!(error instanceof engine.LoireError)) throw error;
      this.refuse(seat, action, error);
      return false;
    }
    // Whoever listens may keep it from being played here.
    if (!this.dispatchEvent(new CustomEvent('answer', { cancelable: true, detail: entry }))) return false;
    this.#timeline.play(seat, action);
    this.#answered(seat, this.#waits(seat) && !this.face.ends?.((entry as { action: Action<G> }).action));
    return true;
  }

  /** The turn of the seat that is waited for has come to its end. */
  end(): void {
    this.held = undefined;
    this.#tell();
  }

  /** Is the end of a turn of this seat waited for? Not if nothing of it can be taken back any more. */
  #waits(seat: Seat): boolean {
    return this.ways.ends === 'always' && this.isHere(seat);
  }

  /** Takes back the last answer; what was chosen and only waits is let go of first. */
  undo(): void {
    if (this.pending) return void this.select([]);
    const seat = this.undoes;
    if (seat !== undefined && this.#timeline.undo(seat)) this.#tookBack(seat);
  }

  /** Takes back whatever can be taken back of the seat that answered last. */
  reset(): void {
    const seat = this.undoes;
    if (seat === undefined) return;
    while (this.#timeline.undo(seat));
    this.#tookBack(seat);
  }

  redo(): void {
    const seat = this.#timeline.redo();
    if (seat !== undefined) this.#answered(seat, this.#waits(seat));
  }

  /** Looks at a moment of the past; without one, at now. */
  lookAt(moment: number | undefined): void {
    const last = this.moments.length - 1;
    const before = this.at ?? last;
    this.at = moment === undefined || moment >= last ? undefined : Math.max(0, moment);
    if (Math.abs((this.at ?? last) - before) === 1) this.step++;
    if (this.at === undefined) this.look = this.#now;
    else {
      const { entries } = this.moments[this.at]!;
      this.look = { ...this.#frame, ...(engine.lookBack(this.#timeline.course(), entries) as engine.Look<G>) };
    }
    this.select([]);
  }

  /** What a seat has answered so far. */
  answersOf(seat: Seat): Action<G>[] {
    return this.#timeline.answersOf(seat);
  }

  /** From here on nobody is guided. */
  leaveGuide(): void {
    this.guided = false;
    this.dispatchEvent(new globalThis.Event('keep'));
    this.#tell();
  }

  /** How far a bot's thoughts are; nothing when they have come to an end. */
  think(thought: Thought | undefined): void {
    this.thought = thought;
    this.dispatchEvent(new globalThis.Event('think'));
  }

  /** The bot that is thinking shall move now. */
  hurry(): void {
    this.dispatchEvent(new globalThis.Event('hurry'));
  }

  pauseBots(paused: boolean): void {
    this.botsPaused = paused;
    this.#tell();
  }

  course(): Course {
    const course = this.#timeline.course();
    // Only the engine knows what else stands in the record of a finished game.
    return this.over && 'record' in course ? { record: this.#table.record() } : course;
  }

  /** What the engine suggests to the current seat. */
  protected suggest(options: Parameters<engine.Table['suggest']>[1]): ReturnType<engine.Table['suggest']> {
    return this.#table.suggest(this.current!.seat, options);
  }

  /** Everybody's points at a moment of the past, as if the game had ended there. */
  totalsAt(moment: number): number[] {
    const { entries } = this.moments[moment]!;
    let totals = this.#totals.get(entries);
    if (!totals) {
      totals = totalsOf(engine.lookBack(this.#timeline.course(), entries).scores);
      this.#totals.set(entries, totals);
    }
    return totals;
  }

  state(): State {
    return this.#table.state();
  }

  /** Sixteen hex digits of the table, whoever deals. */
  hash(): string {
    return this.#table.hash();
  }

  /** The state of the moment that is shown. */
  stateShown(): State {
    const { at } = this;
    return at === undefined ? this.state() : engine.stateBack(this.#timeline.course(), this.moments[at]!.entries);
  }

  /** The game as it is kept. */
  saved(): Saved {
    const { id, sittings, over, guided } = this;
    const round = this.face.rounds(this.events).length;
    return {
      id,
      course: this.course(),
      ...(this.#seed === undefined ? {} : { seed: this.#seed }),
      sittings,
      round,
      over,
      date: this.clock.now(),
      ...(over ? { totals: totalsOf(this.#now.scores) } : {}),
      ...(guided ? { guided } : {}),
    };
  }

  /** How the game has come out. */
  finished(): Finished {
    return finishedOf(this.id, this.look.game, this.#now.scores, this.sittings, (seat) => this.name(seat));
  }

  close(): void {
    this.#table.free();
  }

  /** The entry that an answer will be; throws if it is not legal. Everything that is legal now is offered. */
  #meant(seat: Seat, action: Action<G> | string): Entry {
    const written = JSON.stringify(action);
    const offered = this.#now.legal.find(
      (legal) =>
        legal.seat === seat &&
        (legal.action === action || legal.notation === action || JSON.stringify(legal.action) === written),
    );
    // Somebody may write it in another way, too.
    return offered ? { seat, action: offered.action } : engine.entryOf(this.#table, seat, action);
  }

  /** Says why an action is refused, in the words of its face. */
  protected refuse(seat: Seat, action: Action<G> | string, error?: engine.LoireError): void {
    const by = error && { error };
    try {
      const verdict = this.#table.check(seat, action);
      // What is legal needs no words: it has its own pieces.
      this.refusal = undefined;
      if (!verdict.legal) {
        const message = this.face.refusal(verdict as unknown as engine.Refusal<G>, this as unknown as Store<G>);
        this.refusal = { rule: verdict.rule, message, ...by };
      }
    } catch {
      this.refusal = { message: texts(this).actions.notMove(String(action)), ...by };
    }
    this.#tell();
  }

  #setNow(): void {
    this.#now = { ...this.#frame, ...(this.#table.look() as engine.Look<G>) };
    this.#noteTotals();
    if (this.at === undefined) this.look = this.#now;
    this.step++;
  }

  /** Remembers the points of now, for the chart at the end. */
  #noteTotals(): void {
    this.#totals.set(this.moments.at(-1)!.entries, totalsOf(this.#now.scores));
  }

  #tookBack(seat: Seat): void {
    this.held = undefined;
    const { entries: now } = this.moments.at(-1)!;
    for (const entries of this.#totals.keys()) if (entries > now) this.#totals.delete(entries);
    this.#setNow();
    this.answerFor(seat);
  }

  protected select(pieces: string[], pending?: Legal<G>): void {
    this.selected = pieces;
    this.pending = pending;
    this.refusal = undefined;
    this.#tell();
  }

  /** The last refusal has been read. */
  forgetRefusal(): void {
    this.refusal = undefined;
    this.#tell();
  }

  /**
   * Stays with the seat that has answered, then goes on clockwise; questions to others begin with the first of them.
   */
  #answered(seat: Seat, waits: boolean): void {
    const before = this.asked.map(({ seat }) => seat);
    const shown = this.current?.seat;
    this.#setNow();
    const same = this.asked.every(({ seat }) => before.includes(seat));
    // A bot or somebody elsewhere who answers among others takes the screen from nobody.
    this.answering = !same ? undefined : this.isHere(seat) ? seat : shown;
    const others =
      this.asked.length > 0 && this.asked.every(({ seat: asked }) => asked !== seat && this.#goesOn(asked));
    this.held = waits && others && this.#now.canUndo[seat] ? seat : undefined;
    this.#changed(!this.isHere(seat) && this.current?.seat === shown ? this.selected : []);
  }

  /** Would this seat go on by itself, or be handed the device? */
  #goesOn(seat: Seat): boolean {
    return this.isBot(seat) || (this.ways.handover && this.isHere(seat));
  }

  /** Pieces that are selected stay so as long as they go together. */
  #changed(selected: string[] = []): void {
    this.undoes = this.#undoable();
    this.dispatchEvent(new globalThis.Event('keep'));
    this.select(this.legal.some(({ targets }) => selected.every((piece) => targets.includes(piece))) ? selected : []);
  }

  /**
   * Whoever answered last, or the shown seat if that one is ready and bound. Among several who are asked, the shown
   * seat takes back its own, as far as there is any.
   */
  #undoable(): Seat | undefined {
    const by = this.#timeline.lastSeat;
    const done = this.asked.some(({ seat }) => seat === by) ? undefined : by;
    const wanted = this.asked.length > 1 ? [this.current?.seat, done] : [by, this.current?.seat];
    return wanted.find((seat) => seat !== undefined && this.isHere(seat) && this.#now.canUndo[seat]);
  }

  #tell(): void {
    this.findMine();
    this.dispatchEvent(new globalThis.Event('change'));
  }
}

const totalsOf = (scores: readonly engine.Score[]): number[] => scores.map(({ total }) => total);
