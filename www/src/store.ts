// A game in progress on this page: a record in, a table out. Undo and redo go through the engine's handle.

import * as engine from './engine.js';
import type { Action, Ask, Event, GameId, Legal, Look, Preview, Saved, Seat, Setup, Table } from './engine.js';
import type { GameFace } from './games/face.js';
import { faceOf } from './games/index.js';

const KEY = 'loire.saved';

/** Why an answer was refused. */
export interface Refusal {
  rule?: string;
  message: string;
}

/** Tells "change" whenever something that is shown has changed. */
export class Store<G extends GameId = GameId> extends EventTarget {
  readonly face: GameFace<G>;
  look: Look<G>;
  /** Everything that happened so far. */
  events: Event<G>[];
  /** The pieces that were clicked; only actions that touch all of them are offered. */
  selected: string[] = [];
  refusal: Refusal | undefined;
  /** Whose last answer can be taken back now. */
  undoes: Seat | undefined;
  /** Who answers when several seats are asked at once: this one, or the next one clockwise. */
  #answering: Seat | undefined;
  /** Whether the last click on a piece played an action. */
  #playedAtOnce = false;
  readonly #table: Table;
  readonly #seed: string | undefined;

  private constructor(table: Table, seed?: string) {
    super();
    this.#table = table;
    this.#seed = seed;
    this.#deal();
    this.events = engine.history(table);
    this.look = engine.look(table) as Look<G>;
    this.face = faceOf(this.look.game);
    this.undoes = this.#undoable();
    this.#save();
  }

  static create(setup: Setup): Store {
    const seed = setup.seed || randomSeed();
    return new Store(engine.create({ ...setup, seed } as Setup), seed);
  }

  static resume(saved: Saved): Store {
    return new Store(engine.resume(saved), saved.seed);
  }

  /** The game that was played here last, if there is one. */
  static saved(): Saved | undefined {
    try {
      const text = localStorage.getItem(KEY);
      return text ? (JSON.parse(text) as Saved) : undefined;
    } catch {
      return undefined;
    }
  }

  /** The seats that owe an answer. */
  get asked(): { seat: Seat; ask: Ask<G> }[] {
    return this.look.turn.type === 'seats' ? this.look.turn.asks : [];
  }

  /** The one of them whose actions are shown. */
  get current(): { seat: Seat; ask: Ask<G> } | undefined {
    const first = this.#answering;
    if (first === undefined) return this.asked[0];
    const steps = (seat: Seat) => (seat - first + this.seats.length) % this.seats.length;
    return [...this.asked].sort((a, b) => steps(a.seat) - steps(b.seat))[0];
  }

  get legal(): Legal<G>[] {
    const seat = this.current?.seat;
    return this.look.legal.filter((legal) => legal.seat === seat);
  }

  /** The actions that touch every selected piece. */
  get narrowed(): Legal<G>[] {
    return this.legal.filter(({ targets }) => this.selected.every((piece) => targets.includes(piece)));
  }

  get seats(): Seat[] {
    return Array.from({ length: this.look.setup.seats }, (_, seat) => seat as Seat);
  }

  name(seat: number): string {
    return this.look.setup.names?.[seat]?.trim() || `Player ${seat + 1}`;
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

  /** Plays an action, or its notation; says whether it was accepted. */
  play(action: Action<G> | string): boolean {
    const seat = this.current?.seat;
    if (seat === undefined) return false;
    try {
      this.events = [...this.events, ...this.#table.play(seat, action).events];
    } catch (error) {
      if (!(error instanceof engine.LoireError)) throw error;
      this.refusal = { rule: error.rule, message: this.#why(seat, action) ?? error.message };
      this.#tell();
      return false;
    }
    if (this.#deal()) this.events = engine.history(this.#table);
    this.#answered(seat);
    return true;
  }

  undo(): void {
    const seat = this.undoes;
    if (seat === undefined || !this.#table.undo(seat)) return;
    this.events = engine.history(this.#table);
    this.look = engine.look(this.#table) as Look<G>;
    this.answerFor(seat);
  }

  redo(): void {
    if (!this.#table.redo()) return;
    this.events = engine.history(this.#table);
    const answers = this.record().entries.filter((entry) => 'seat' in entry);
    this.#answered(answers.at(-1)!.seat);
  }

  record(): engine.Record {
    return this.#table.record();
  }

  close(): void {
    this.#table.free();
  }

  /** Why an action of this game is refused, in the words of its face. */
  #why(seat: Seat, action: Action<G> | string): string | undefined {
    try {
      const verdict = this.#table.check(seat, action);
      return verdict.legal ? undefined : this.face.refusal?.(verdict as unknown as engine.Refusal<G>);
    } catch {
      // It is no action of this game at all.
      return undefined;
    }
  }

  /** Answers for chance where the engine has no seed to do so, as in a game that came from a file. */
  #deal(): boolean {
    let dealt = false;
    for (; this.#table.turn().type === 'chance'; dealt = true) {
      const outcomes = this.#table.outcomes();
      let left = random() * outcomes.reduce((sum, { weight }) => sum + weight, 0);
      const chosen = outcomes.find(({ weight }) => (left -= weight) < 0) ?? outcomes[0]!;
      this.#table.settle(chosen.outcome);
    }
    return dealt;
  }

  #select(pieces: string[]): void {
    this.selected = pieces;
    this.refusal = undefined;
    this.#tell();
  }

  /** Stays with the seat that has answered, then goes on clockwise; questions to others begin with the first of them. */
  #answered(seat: Seat): void {
    const before = this.asked.map(({ seat }) => seat);
    this.look = engine.look(this.#table) as Look<G>;
    this.#answering = this.asked.every(({ seat }) => before.includes(seat)) ? seat : undefined;
    this.#changed();
  }

  #changed(): void {
    this.undoes = this.#undoable();
    this.#save();
    this.#select([]);
  }

  /** Whoever answered last. Among several who are asked, the shown seat takes back its own, as far as there is any. */
  #undoable(): Seat | undefined {
    const last = this.record().entries.at(-1);
    const by = last && 'seat' in last ? last.seat : undefined;
    const done = this.asked.some(({ seat }) => seat === by) ? undefined : by;
    const wanted = this.asked.length > 1 ? [this.current?.seat, done] : [by];
    return wanted.find((seat) => seat !== undefined && this.#table.canUndo(seat));
  }

  #save(): void {
    try {
      localStorage.setItem(KEY, JSON.stringify({ record: this.record(), seed: this.#seed } satisfies Saved));
    } catch {
      // No room or no permission: the game goes on, it just cannot be continued later.
    }
  }

  #tell(): void {
    this.dispatchEvent(new globalThis.Event('change'));
  }
}

function randomSeed(): string {
  return [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** From 0 up to, but not including, 1. */
function random(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0]! / 2 ** 32;
}
