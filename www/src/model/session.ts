// A game on this page: its answers and undo, its past moments, and what is saved of it.

import * as engine from '../engine/index.js';
import type { Action, Course, Entry, Event, GameId, Legal, Level, Moment, Seat, Seen, State } from '../engine/index.js';
import type { GameFace, Shown } from '../games/game-view.js';
import { faceOf } from '../games/registry.js';
import { CLOCK, type Clock } from './clock.js';
import { type Derived, derive, isBot, isHere } from './derive.js';
import type { Hints } from './highlight.js';
import { type Finished, finishedOf } from '../storage/history.js';
import type { Language } from '../i18n/language.js';
import { type Saved, type Sitting, newId, randomSeed, sittingsFor } from '../storage/saved-games.js';
import { texts } from '../i18n/texts/index.js';
import { Timeline } from './timeline.js';
import { NOTHING_OPEN, type Refusal, type Ui } from './ui.js';
import type { Ways } from './preferences.js';

/** A bot's progress: playouts done and planned. */
export interface Thought {
  seat: Seat;
  playouts: number;
  goal: number;
}

/** The data that opens a session. */
export type Opening = Pick<Saved, 'course'> & Partial<Saved>;

/**
 * Fires "change" when a shown value has changed, "keep" when there is something to save, "answer" before an answer is
 * played, "think" when a bot makes progress, and "hurry" when a bot should answer now.
 */
export class Session<G extends GameId = GameId> extends EventTarget implements Shown<G> {
  readonly id: string;
  readonly face: GameFace<G>;
  /** The clock for everything timed. */
  clock: Clock = CLOCK;
  /** Has the last click on a piece played an action? Then the player may want undo next. */
  playedAtOnce = false;
  /** The seat whose last answer can be taken back now; `undefined` if there is none. */
  undoes: Seat | undefined;
  botsPaused = false;
  /** The current progress of a bot; `undefined` if none thinks. */
  thought: Thought | undefined;
  /** Counts the steps forward and back that are shown; a jump to another moment does not count. */
  step = 0;
  /** Does the guide lead a player through the first moves? */
  guided = false;
  #sittings: readonly Sitting[];
  /** The game as it is shown: now, or at the viewed moment. */
  #look: Seen<G>;
  #ui: Ui<G> = NOTHING_OPEN as Ui<G>;
  /** `undefined` after one of these three has changed. */
  #derived: Derived<G> | undefined;
  #now: Seen<G>;
  readonly #frame: engine.Frame<G>;
  readonly #timeline: Timeline<G>;
  /** The points by number of entries, for the moments viewed so far. */
  readonly #totals = new Map<number, number[]>();
  readonly #table: engine.Table;
  readonly #seed: string | undefined;

  constructor({ id = newId(), course, seed, sittings, guided = false }: Opening, table = engine.resume(course, seed)) {
    const timeline = new Timeline<G>(table, seed !== undefined, 'base' in course ? course.base : undefined);
    const frame = engine.frameOf(table) as engine.Frame<G>;
    super();
    this.#look = { ...frame, ...(table.look() as engine.Look<G>) };
    this.#sittings = sittingsFor(this.look.setup.seats, sittings);
    this.face = faceOf(this.look.game);
    this.id = id;
    this.#table = table;
    this.#seed = seed;
    this.guided = guided;
    this.#timeline = timeline;
    this.#frame = frame;
    this.#now = this.#look;
    this.#ui = { ...this.#ui, mine: this.seats.find((seat) => this.isHere(seat)) ?? 0 };
    this.#findMine();
    this.#noteTotals();
    this.undoes = this.#undoable();
  }

  /** Starts a new game. */
  static create(setup: engine.Setup, sittings: Sitting[]): Session {
    const seed = setup.seed || randomSeed();
    const table = engine.create({ ...setup, seed } as engine.Setup);
    return new Session({ course: { record: table.record() }, seed, sittings }, table);
  }

  get look(): Seen<G> {
    return this.#look;
  }

  /** The selection and what is open. */
  get ui(): Ui<G> {
    return this.#ui;
  }

  get sittings(): readonly Sitting[] {
    return this.#sittings;
  }

  set sittings(sittings: readonly Sitting[]) {
    this.#sittings = sittingsFor(this.look.setup.seats, sittings);
    this.#derived = undefined;
  }

  /** The derived values, computed once per change. */
  get derived(): Derived<G> {
    this.#derived ??= derive(this.#look, this.#sittings, this.#ui);
    return this.#derived;
  }

  get at(): number | undefined {
    return this.#ui.at;
  }

  get selected(): readonly string[] {
    return this.#ui.selected;
  }

  get pending(): Legal<G> | undefined {
    return this.#ui.pending;
  }

  get refusal(): Refusal | undefined {
    return this.#ui.refusal;
  }

  get held(): Seat | undefined {
    return this.#ui.held;
  }

  get mine(): Seat {
    return this.#ui.mine;
  }

  get language(): Language {
    return this.#ui.language;
  }

  get hints(): Hints {
    return this.#ui.hints;
  }

  get ways(): Ways {
    return this.#ui.ways;
  }

  get names(): Derived<G>['names'] {
    return this.derived.names;
  }

  get seats(): Derived<G>['seats'] {
    return this.derived.seats;
  }

  get asked(): Derived<G>['asked'] {
    return this.derived.asked;
  }

  get current(): Derived<G>['current'] {
    return this.derived.current;
  }

  get legal(): Derived<G>['legal'] {
    return this.derived.legal;
  }

  get narrowed(): Derived<G>['narrowed'] {
    return this.derived.narrowed;
  }

  isHere(seat: number): boolean {
    return isHere(this.#sittings, seat);
  }

  isBot(seat: number): boolean {
    return isBot(this.#sittings, seat);
  }

  name(seat: number): string {
    return this.derived.names[seat] ?? texts(this).player(seat + 1);
  }

  /** All events so far, and the moments between them. */
  get events(): readonly Event<G>[] {
    return this.#timeline.events;
  }

  get moments(): readonly Moment[] {
    return this.#timeline.moments;
  }

  /** The seat that answered at a moment; `undefined` for now. */
  seatAt(moment: number): Seat | undefined {
    return this.#timeline.seatAt(moment);
  }

  /** Sets the reader's language, hints and preferences. */
  show(language: Language, hints: Hints, ways: Ways = this.ways): void {
    this.#open({ language, hints, ways, refusal: undefined });
    this.#tell();
  }

  get over(): boolean {
    return this.#now.turn.type === 'over';
  }

  /** The bot that is asked now; `undefined` if there is none. */
  get botToAnswer(): { seat: Seat; level: Level } | undefined {
    const asks = this.#now.turn.type === 'seats' ? this.#now.turn.asks : [];
    const seat = asks.find(({ seat }) => this.isBot(seat))?.seat;
    return seat === undefined ? undefined : { seat, level: this.sittings[seat]!.kind as Level };
  }

  /** The levels of the bots at the table, by seat. */
  get levels(): ReadonlyMap<Seat, Level> {
    const seats = ([...this.sittings.keys()] as Seat[]).filter((seat) => this.isBot(seat));
    return new Map(seats.map((seat) => [seat, this.sittings[seat]!.kind as Level]));
  }

  answerFor(seat: Seat): void {
    this.#open({ answering: seat });
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

  /** Plays an action of the current seat, or its notation; returns whether it was accepted. */
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
    // A listener may cancel the answer.
    if (!this.dispatchEvent(new CustomEvent('answer', { cancelable: true, detail: entry }))) return false;
    this.#timeline.play(seat, action);
    this.#answered(seat, this.#waits(seat) && !this.face.ends?.((entry as { action: Action<G> }).action));
    return true;
  }

  /** Ends the turn that is waiting for its end. */
  end(): void {
    this.#open({ held: undefined });
    this.#tell();
  }

  /** Does the turn of this seat wait for its end? Not if nothing in it can be taken back any more. */
  #waits(seat: Seat): boolean {
    return this.ways.ends === 'always' && this.isHere(seat);
  }

  /** Takes back the last answer; if a chosen action is waiting, drops that action instead. */
  undo(): void {
    if (this.pending) return void this.select([]);
    const seat = this.undoes;
    if (seat !== undefined && this.#timeline.undo(seat)) this.#tookBack(seat);
  }

  /** Takes back all answers of the last seat that can be taken back. */
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

  /** Views a past moment; `undefined` returns to now. */
  lookAt(moment: number | undefined): void {
    const last = this.moments.length - 1;
    const before = this.at ?? last;
    this.#open({ at: moment === undefined || moment >= last ? undefined : Math.max(0, moment) });
    if (Math.abs((this.at ?? last) - before) === 1) this.step++;
    if (this.at === undefined) this.#show(this.#now);
    else {
      const { entries } = this.moments[this.at]!;
      this.#show({ ...this.#frame, ...(engine.lookBack(this.#timeline.course(), entries) as engine.Look<G>) });
    }
    this.select([]);
  }

  /** The answers of a seat so far. */
  answersOf(seat: Seat): Action<G>[] {
    return this.#timeline.answersOf(seat);
  }

  /** Ends the guide for this game. */
  leaveGuide(): void {
    this.guided = false;
    this.dispatchEvent(new globalThis.Event('keep'));
    this.#tell();
  }

  /** Reports a bot's progress; `undefined` at its end. */
  think(thought: Thought | undefined): void {
    this.thought = thought;
    this.dispatchEvent(new globalThis.Event('think'));
  }

  /** Makes the thinking bot answer now. */
  hurry(): void {
    this.dispatchEvent(new globalThis.Event('hurry'));
  }

  pauseBots(paused: boolean): void {
    this.botsPaused = paused;
    this.#tell();
  }

  course(): Course {
    const course = this.#timeline.course();
    // Only the engine knows the further fields in the record of a finished game.
    return this.over && 'record' in course ? { record: this.#table.record() } : course;
  }

  /** A random action of the current seat; the same seed gives the same action. */
  anyAction(seed: string): Action<G> {
    return this.#table.suggest(this.current!.seat, { level: 'random', seed }).action as Action<G>;
  }

  /** A quick player's choice among some legal actions; `undefined` if there are none. */
  liked(some: (legal: Legal<G>) => boolean): Legal<G> | undefined {
    const wanted = this.legal.filter(some);
    if (wanted.length < 2) return wanted[0];
    const { candidates } = this.#table.suggest(this.current!.seat, { level: 'normal' });
    const best = candidates.find(({ notation }) => wanted.some((legal) => legal.notation === notation));
    return wanted.find(({ notation }) => notation === best?.notation) ?? wanted[0];
  }

  /** All seats' points at a past moment, as if the game had ended there. */
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

  /** The hash of the state, in sixteen hex digits; it does not depend on the seed. */
  hash(): string {
    return this.#table.hash();
  }

  /** The state of the shown moment. */
  stateShown(): State {
    const { at } = this;
    return at === undefined ? this.state() : engine.stateBack(this.#timeline.course(), this.moments[at]!.entries);
  }

  /** The game in the form in which it is saved. */
  saved(): Saved {
    const { id, sittings, over, guided } = this;
    const round = this.face.rounds(this.events).length;
    return {
      id,
      course: this.course(),
      ...(this.#seed === undefined ? {} : { seed: this.#seed }),
      sittings: [...sittings],
      round,
      over,
      date: this.clock.now(),
      ...(over ? { totals: totalsOf(this.#now.scores) } : {}),
      ...(guided ? { guided } : {}),
    };
  }

  /** The result of a finished game. */
  finished(): Finished {
    return finishedOf(this.id, this.look.game, this.#now.scores, this.sittings, (seat) => this.name(seat));
  }

  close(): void {
    this.#table.free();
  }

  /** The entry for an answer; throws if it is not legal. All legal actions are offered. */
  #meant(seat: Seat, action: Action<G> | string): Entry {
    const written = JSON.stringify(action);
    const offered = this.#now.legal.find(
      (legal) =>
        legal.seat === seat &&
        (legal.action === action || legal.notation === action || JSON.stringify(legal.action) === written),
    );
    // The notation may be written in another way.
    return offered ? { seat, action: offered.action } : engine.entryOf(this.#table, seat, action);
  }

  /** Shows why an action is refused, in the words of its game. */
  refuse(seat: Seat, action: Action<G> | string, error?: engine.LoireError): void {
    const by = error && { error };
    try {
      const verdict = this.#table.check(seat, action);
      // A legal action needs no reason: its pieces are offered.
      const refusal = verdict.legal
        ? undefined
        : { rule: verdict.rule, message: this.face.refusal(verdict as unknown as engine.Refusal<G>, this), ...by };
      this.#open({ refusal });
    } catch {
      this.#open({ refusal: { message: texts(this).actions.notMove(String(action)), ...by } });
    }
    this.#tell();
  }

  #setNow(): void {
    this.#now = { ...this.#frame, ...(this.#table.look() as engine.Look<G>) };
    this.#noteTotals();
    if (this.at === undefined) this.#show(this.#now);
    this.step++;
  }

  /** Remembers the current points, for the chart at the end. */
  #noteTotals(): void {
    this.#totals.set(this.moments.at(-1)!.entries, totalsOf(this.#now.scores));
  }

  #tookBack(seat: Seat): void {
    this.#open({ held: undefined });
    const { entries: now } = this.moments.at(-1)!;
    for (const entries of this.#totals.keys()) if (entries > now) this.#totals.delete(entries);
    this.#setNow();
    this.answerFor(seat);
  }

  /** Replaces the selection; `pending` is a chosen action that waits. */
  select(pieces: readonly string[], pending?: Legal<G>): void {
    this.#open({ selected: pieces, pending, refusal: undefined });
    this.#tell();
  }

  /** Closes the last refusal. */
  forgetRefusal(): void {
    this.#open({ refusal: undefined });
    this.#tell();
  }

  /**
   * Keeps the seat that has answered current, then goes on clockwise; questions to other seats begin with the first of
   * them.
   */
  #answered(seat: Seat, waits: boolean): void {
    const before = this.asked.map(({ seat }) => seat);
    const shown = this.current?.seat;
    this.#setNow();
    const same = this.asked.every(({ seat }) => before.includes(seat));
    // The answer of a bot or a remote player does not change the shown seat.
    const others =
      this.asked.length > 0 && this.asked.every(({ seat: asked }) => asked !== seat && this.#goesOn(asked));
    this.#open({
      answering: !same ? undefined : this.isHere(seat) ? seat : shown,
      held: waits && others && this.#now.canUndo[seat] ? seat : undefined,
    });
    this.#changed(!this.isHere(seat) && this.current?.seat === shown ? this.selected : []);
  }

  /** Does this seat continue without a handover of the device? */
  #goesOn(seat: Seat): boolean {
    return this.isBot(seat) || (this.ways.handover && this.isHere(seat));
  }

  /** Keeps the selection if its pieces still go together. */
  #changed(selected: readonly string[] = []): void {
    this.undoes = this.#undoable();
    this.dispatchEvent(new globalThis.Event('keep'));
    this.select(this.legal.some(({ targets }) => selected.every((piece) => targets.includes(piece))) ? selected : []);
  }

  /**
   * The seat whose last answer undo takes back: the seat that answered last, else the current one. If several seats
   * are asked, the current one comes first. `undefined` if neither has an answer that can be taken back here.
   */
  #undoable(): Seat | undefined {
    const by = this.#timeline.lastSeat;
    const done = this.asked.some(({ seat }) => seat === by) ? undefined : by;
    const wanted = this.asked.length > 1 ? [this.current?.seat, done] : [by, this.current?.seat];
    return wanted.find((seat) => seat !== undefined && this.isHere(seat) && this.#now.canUndo[seat]);
  }

  #open(change: Partial<Ui<G>>): void {
    this.#ui = { ...this.#ui, ...change };
    this.#derived = undefined;
  }

  #show(look: Seen<G>): void {
    this.#look = look;
    this.#derived = undefined;
  }

  #findMine(): void {
    const seat = this.held ?? this.current?.seat;
    const { mine } = this;
    if (seat !== undefined && this.isHere(seat)) {
      if (seat !== mine) this.#open({ mine: seat });
    } else if (!this.isHere(mine)) {
      // The seat shown so far is not played here: shows the first one that is.
      const here = this.seats.find((each) => this.isHere(each));
      if (here !== undefined) this.#open({ mine: here });
    }
  }

  #tell(): void {
    this.#findMine();
    this.dispatchEvent(new globalThis.Event('change'));
  }
}

const totalsOf = (scores: readonly engine.Score[]): number[] => scores.map(({ total }) => total);
