// A game in progress on this page: a course in, a table out. Undo and redo go through the engine's handle.

import * as engine from './engine.js';
import type { Action, Ask, Course, Event, GameId, Legal, Level, Look, Moment, Preview, Seat, State } from './engine.js';
import type { GameFace } from './games/face.js';
import { faceOf } from './games/index.js';
import type { Hints } from './hints.js';
import type { Language } from './language.js';
import { type Saved, type Sitting, newId, randomSeed, sittingsFor } from './saves.js';
import { texts } from './texts/index.js';

/** Why an answer was refused. */
export interface Refusal {
  rule?: string;
  message: string;
}

/** What a store is opened with. */
export type Opening = Pick<Saved, 'course'> & Partial<Saved>;

/**
 * Tells "change" whenever something that is shown has changed, "keep" when there is something to save, and "answer" before
 * an answer is played.
 */
export class Store<G extends GameId = GameId> extends EventTarget {
  readonly id: string;
  readonly face: GameFace<G>;
  readonly sittings: Sitting[];
  /** The table as it is shown: now, or at the moment that is looked at. */
  look: Look<G>;
  /** Everything that happened so far. */
  events: Event<G>[] = [];
  moments: Moment[] = [];
  /** Which of the moments is looked at; nothing for now. */
  at: number | undefined;
  /** The pieces that were clicked; only actions that touch all of them are offered. */
  selected: string[] = [];
  refusal: Refusal | undefined;
  /** Whose last answer can be taken back now. */
  undoes: Seat | undefined;
  botsPaused = false;
  hints: Hints = 'all';
  #language: Language = 'en';
  #now: Look<G>;
  /** Who answers when several seats are asked at once: this one, or the next one clockwise. */
  #answering: Seat | undefined;
  /** Whether the last click on a piece played an action. */
  #playedAtOnce = false;
  readonly #table: engine.Table;
  readonly #base: State | undefined;
  readonly #seed: string | undefined;

  constructor({ id = newId(), course, seed, sittings }: Opening, table = engine.resume(course, seed)) {
    super();
    this.id = id;
    this.#table = table;
    this.#seed = seed;
    this.#base = 'base' in course ? course.base : undefined;
    this.#deal();
    this.#now = this.look = engine.look(table) as Look<G>;
    this.face = faceOf(this.look.game);
    this.sittings = sittingsFor(this.look.setup.seats, sittings);
    this.#remember();
    this.undoes = this.#undoable();
  }

  /** A new game. */
  static create(setup: engine.Setup, sittings: Sitting[]): Store {
    const seed = setup.seed || randomSeed();
    const table = engine.create({ ...setup, seed } as engine.Setup);
    return new Store({ course: { record: table.record() }, seed, sittings }, table);
  }

  get language(): Language {
    return this.#language;
  }

  /** Language and hints, as the reader likes them. */
  show(language: Language, hints: Hints): void {
    this.#language = language;
    this.hints = hints;
    this.refusal = undefined;
    this.#tell();
  }

  /** The seats that owe an answer. */
  get asked(): { seat: Seat; ask: Ask<G> }[] {
    return this.look.turn.type === 'seats' ? this.look.turn.asks : [];
  }

  /** The one of them whose actions are shown: people before bots. */
  get current(): { seat: Seat; ask: Ask<G> } | undefined {
    const first = this.#answering ?? this.asked[0]?.seat ?? 0;
    const steps = (seat: Seat) => (seat - first + this.seats.length) % this.seats.length;
    const order = ({ seat }: { seat: Seat }) => steps(seat) + (this.isHere(seat) ? 0 : this.seats.length);
    return [...this.asked].sort((a, b) => order(a) - order(b))[0];
  }

  /** What the current seat may do; nothing if it is a bot's, or if the past is looked at. */
  get legal(): Legal<G>[] {
    const seat = this.current?.seat;
    if (seat === undefined || !this.isHere(seat) || this.at !== undefined) return [];
    return this.look.legal.filter((legal) => legal.seat === seat);
  }

  /** The actions that touch every selected piece. */
  get narrowed(): Legal<G>[] {
    return this.legal.filter(({ targets }) => this.selected.every((piece) => targets.includes(piece)));
  }

  get seats(): Seat[] {
    return Array.from({ length: this.look.setup.seats }, (_, seat) => seat as Seat);
  }

  get over(): boolean {
    return this.#now.turn.type === 'over';
  }

  isBot(seat: number): boolean {
    return !this.isHere(seat) && this.sittings[seat]?.kind !== 'away';
  }

  /** Does this seat answer here, by clicks and keys? */
  isHere(seat: number): boolean {
    return this.sittings[seat]?.kind === 'human';
  }

  /** A bot that is asked now. */
  get botToAnswer(): { seat: Seat; level: Level } | undefined {
    const asks = this.#now.turn.type === 'seats' ? this.#now.turn.asks : [];
    const seat = asks.find(({ seat }) => this.isBot(seat))?.seat;
    return seat === undefined ? undefined : { seat, level: this.sittings[seat]!.kind as Level };
  }

  name(seat: number): string {
    const { player, start } = texts(this);
    return this.look.setup.names?.[seat]?.trim() || (this.isBot(seat) ? start.botName(seat + 1) : player(seat + 1));
  }

  /**
   * A click on a piece selects it, or lets go of it. A double click plays the one action that is left, and so does a click
   * on its last piece where the game says so.
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

  /** One that goes with nothing selected before starts afresh. */
  #toggle(piece: string): void {
    if (this.selected.includes(piece)) this.#select(this.selected.filter((other) => other !== piece));
    else if (this.narrowed.some(({ targets }) => targets.includes(piece))) this.#select([...this.selected, piece]);
    else this.#select([piece]);
  }

  clear(): void {
    this.#select([]);
  }

  answerFor(seat: Seat): void {
    this.#answering = seat;
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
      this.#told(this.#table.play(seat, action));
    } catch (error) {
      if (!(error instanceof engine.LoireError)) throw error;
      this.refusal = { rule: error.rule, message: this.#why(seat, action) };
      this.#tell();
      return false;
    }
    for (const dealt of this.#deal()) this.#told(dealt);
    this.moments.push({ entries: this.#entries, events: this.events.length });
    this.#answered(seat);
    return true;
  }

  undo(): void {
    const seat = this.undoes;
    if (seat === undefined || !this.#table.undo(seat)) return;
    this.#remember();
    this.#setNow();
    this.answerFor(seat);
  }

  /** Takes back whatever can be taken back of the seat that answered last. */
  reset(): void {
    const seat = this.undoes;
    if (seat === undefined) return;
    while (this.#table.canUndo(seat) && this.#table.undo(seat));
    this.#remember();
    this.#setNow();
    this.answerFor(seat);
  }

  redo(): void {
    if (!this.#table.redo()) return;
    this.#remember();
    const answers = engine.entriesOf(this.course()).filter((entry) => 'seat' in entry);
    this.#answered(answers.at(-1)!.seat);
  }

  /** Looks at a moment of the past; without one, at now. */
  lookAt(moment: number | undefined): void {
    const last = this.moments.length - 1;
    this.at = moment === undefined || moment >= last ? undefined : Math.max(0, moment);
    if (this.at === undefined) this.look = this.#now;
    else {
      const table = engine.tableAt(this.course(), this.moments[this.at]!.entries);
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
    return engine.courseOf(this.#table, this.#base);
  }

  state(): State {
    return this.#table.state();
  }

  /** The game as it is kept. */
  saved(): Saved {
    const round = this.events.filter((event) => this.face.roundOf(event, this.#now.position) !== undefined).length;
    const { id, sittings, over } = this;
    return { id, course: this.course(), ...(this.#seed === undefined ? {} : { seed: this.#seed }), sittings, round, over, date: Date.now() };
  }

  close(): void {
    this.#table.free();
  }

  /** Tells "answer" before an answer is played; whoever listens may keep it from being played here. Throws if it is not legal. */
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

  /** Answers for chance where the engine has no seed to do so, as in a game that came from a file. */
  #deal(): engine.Progress[] {
    const dealt: engine.Progress[] = [];
    while (this.#table.turn().type === 'chance') {
      const outcomes = this.#table.outcomes();
      let left = random() * outcomes.reduce((sum, { weight }) => sum + weight, 0);
      const chosen = outcomes.find(({ weight }) => (left -= weight) < 0) ?? outcomes[0]!;
      dealt.push(this.#table.settle(chosen.outcome));
    }
    return dealt;
  }

  #entries = 0;

  #told({ events, entries }: engine.Progress): void {
    this.events = [...this.events, ...(events as Event<G>[])];
    this.#entries += entries.length;
  }

  #remember(): void {
    const { events, moments } = engine.history(this.course());
    this.events = events as Event<G>[];
    this.moments = moments;
    this.#entries = moments.at(-1)!.entries;
  }

  #setNow(): void {
    this.#now = engine.look(this.#table) as Look<G>;
    if (this.at === undefined) this.look = this.#now;
  }

  #select(pieces: string[]): void {
    this.selected = pieces;
    this.refusal = undefined;
    this.#tell();
  }

  /** Stays with the seat that has answered, then goes on clockwise; questions to others begin with the first of them. */
  #answered(seat: Seat): void {
    const before = this.asked.map(({ seat }) => seat);
    const shown = this.current?.seat;
    this.#setNow();
    const same = this.asked.every(({ seat }) => before.includes(seat));
    // A bot or somebody elsewhere who answers among others takes the screen from nobody.
    this.#answering = !same ? undefined : this.isHere(seat) ? seat : shown;
    this.#changed(!this.isHere(seat) && this.current?.seat === shown ? this.selected : []);
  }

  /** Pieces that are selected stay so as long as they go together. */
  #changed(selected: string[] = []): void {
    this.undoes = this.#undoable();
    this.dispatchEvent(new globalThis.Event('keep'));
    this.#select(this.legal.some(({ targets }) => selected.every((piece) => targets.includes(piece))) ? selected : []);
  }

  /** Whoever answered last. Among several who are asked, the shown seat takes back its own, as far as there is any. */
  #undoable(): Seat | undefined {
    const last = engine.entriesOf(this.course()).at(-1);
    const by = last && 'seat' in last ? last.seat : undefined;
    const done = this.asked.some(({ seat }) => seat === by) ? undefined : by;
    const wanted = this.asked.length > 1 ? [this.current?.seat, done] : [by];
    return wanted.find((seat) => seat !== undefined && this.isHere(seat) && this.#table.canUndo(seat));
  }

  #tell(): void {
    this.dispatchEvent(new globalThis.Event('change'));
  }
}

/** From 0 up to, but not including, 1. */
function random(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0]! / 2 ** 32;
}
