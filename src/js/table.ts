// A table for servers: tracks which seats have left, which answers are secret and which are too late, and tells the
// store and each seat what changed. It only needs the engine; hosts (hosts/) add the network and the store.

import {
  type Action,
  type Entry,
  type Event,
  Game,
  type GameId,
  type In,
  type Legal,
  type Level,
  LoireError,
  type Record as Recorded,
  type Score,
  type Setup,
  type State,
  type Turn,
  games,
  hash,
  legalActions,
  scores,
  turn,
  version as engine,
} from './core.js';
import { Draft, asksOf, isSecret } from './draft.js';
import { type SavedTable, type TableHead, applyAll, check, isObject, json, migrated, text } from './saved.js';

export type { SavedTable, TableHead } from './saved.js';

/** The result of a change: store it, then send it to all seats. It contains no secrets. */
export interface TableChange<G extends GameId = GameId> {
  /** The version of the table from now on. */
  version: number;
  /** Number of earlier entries that stay; fewer than before after an undo. */
  from: number;
  /** The entries after those. */
  entries: Entry<G>[];
  /** The events of the change; empty after an undo. */
  events: Event<G>[];
}

/** What a seat, or a spectator, may know. */
export interface TableView<G extends GameId = GameId> {
  version: number;
  /** The state without anything that this seat may not know. */
  state: State<G>;
  turn: Turn<G>;
  /** The legal actions of this seat; left out if it is not asked. */
  legal?: Legal<G>[];
  /** The scores as if the game ended now. */
  scores: Score[];
  /** Whether this seat can take its last answer back. */
  canUndo: boolean;
}

export interface TableOptions {
  /** Settles draws with numbers from 0 up to 1, like Math.random. Default: the system's randomness. */
  random?: (() => number) | undefined;
}

export interface LoadOptions<G extends GameId = GameId> extends TableOptions {
  /** Converts a table of another version of the package. Without it such a table is refused. */
  migrate?: ((saved: SavedTable<G>) => SavedTable<G>) | undefined;
}

/** Max entries before further answers are refused: far more than any game has, and still fast to read. */
const MOST_ENTRIES = 10_000;
/** Max answers of bots in one change; the rest of their turns is left out. */
const MOST_ANSWERS = 2_000;

/** A game between seats in different places. Free it when it is over, or let `using` do so. */
export class Table<G extends GameId = GameId> {
  #game: Game<G>;
  #random: (() => number) | undefined;
  #version = 0;
  /** Number of public entries. */
  #length = 0;
  #held: Draft<G>['held'] = [];
  #dropped = new Map<number, Level>();
  #since: number[];
  /** The public view of this version, cached while nothing is secret. */
  #seen: Pick<TableView<G>, 'state' | 'turn' | 'scores'> | undefined;

  private constructor(game: Game<G>, options: TableOptions) {
    this.#game = game;
    this.#random = options.random ?? undefined;
    this.#since = game.scores().map(() => 0);
  }

  /** Starts a table. It settles the draws itself, so a set-up with a seed is refused. */
  static create<G extends GameId>(setup: Setup<G> & In<G>, options: TableOptions = {}): Table<G> {
    const plain = json(setup, 'setup');
    if (plain?.seed !== undefined) {
      const message = 'a table deals by chance alone: leave the seed out';
      throw new LoireError({ code: 'badSetup', message, path: 'setup.seed' });
    }
    const game = Game.create<G>(isObject(plain) ? { dealer: 'host', ...plain } : plain);
    return freed(game, () => {
      const table = new Table<G>(game, options);
      table.#length = game.deal(table.#random).entries.length;
      return table;
    });
  }

  /** Loads a stored table by playing it through again; refuses inconsistencies. */
  static load<G extends GameId = GameId>(saved: SavedTable<G>, options: LoadOptions<G> = {}): Table<G> {
    const plain = migrated(json(saved, 'saved'), options.migrate);
    check(Number.isSafeInteger(plain.version) && plain.version >= 0, 'version');
    check(Array.isArray(plain.entries), 'entries');
    check(Array.isArray(plain.held), 'held');
    check(isObject(plain.state), 'state');
    check(isObject(plain.state.setup), 'state.setup');
    check(isObject(plain.dropped), 'dropped');
    const setup = { ...plain.state.setup, game: plain.state.game, dealer: 'host' };
    const game = Game.create<G>(setup as unknown as Setup<G> & In<G>);
    return freed(game, () => {
      const table = new Table<G>(game, options);
      applyAll(game, plain.entries);
      const draft = new Draft<G>(game, []);
      for (const entry of plain.held) {
        check(isObject(entry) && 'seat' in entry, 'held');
        draft.play(entry.seat, entry.action);
      }
      check(draft.entries.length === 0, 'held', 'these answers are not secret any more');
      check(game.turn().type !== 'chance', 'entries', 'a draw is pending after them');
      check(game.hash() === hash(plain.state), 'state', 'the entries lead to another state');
      const { since } = plain;
      const isSince = (at: unknown) => Number.isSafeInteger(at) && (at as number) <= plain.version;
      check(Array.isArray(since) && since.length === table.#since.length && since.every(isSince), 'since');
      for (const [seat, level] of Object.entries(plain.dropped)) {
        table.#dropped.set(table.#seat(Number(seat)), table.#level(level));
      }
      table.#version = plain.version;
      table.#length = plain.entries.length;
      table.#held = draft.held;
      table.#since = since;
      return table;
    });
  }

  /** Grows by one with each change. */
  get version(): number {
    return this.#version;
  }

  /** A hash of the current state, as 16 hex digits. */
  get hash(): string {
    return this.#game.hash();
  }

  /** The table as plain JSON, for `load`. */
  saved(): SavedTable<G> {
    return { ...this.head(), entries: this.entries(null) };
  }

  /** The table without its entries, for a store that appends the entries of each change to a list. */
  head(): TableHead<G> {
    return {
      engine,
      version: this.#version,
      state: this.#game.state(),
      held: this.#held.map(({ entry }) => entry),
      dropped: Object.fromEntries(this.#dropped),
      since: [...this.#since],
    };
  }

  /**
   * The entries from index `from` on that a seat, or a spectator, may know: the public ones, then its own secret ones.
   */
  entries(seat: number | null, from = 0): Entry<G>[] {
    const known = from < this.#length ? this.#game.record().entries.slice(from, this.#length) : [];
    const mine = this.#held.filter((held) => held.seat === seat).map(({ entry }) => entry);
    return [...(known as Entry<G>[]), ...mine];
  }

  /** The whole record, secrets included: for the end of a game, or for the server itself. */
  record(): Recorded<G> {
    return this.#game.record();
  }

  /** The seats that are asked and have not left; empty when the game is over. */
  asked(): number[] {
    return asksOf(this.#game.turn())
      .map(({ seat }) => seat)
      .filter((seat) => !this.#dropped.has(seat));
  }

  /** The seats that have left, with the levels of their bots. */
  dropped(): { [seat: string]: Level } {
    return Object.fromEntries(this.#dropped);
  }

  isOver(): boolean {
    return this.#game.turn().type === 'over';
  }

  /** What may be sent to a seat, or to a spectator. */
  view(seat: number | null): TableView<G> {
    if (seat !== null) this.#seat(seat);
    const now = this.#game.turn();
    const canUndo = seat !== null && this.canUndo(seat);
    if (isSecret(now)) {
      // The view lacks the secret answers of others, so turn and scores must be those of the view too.
      const state = this.#game.view(seat);
      const legal = seat === null ? [] : legalActions<G>(state as State<G> & In<G>, seat);
      const view = { version: this.#version, state, turn: turn<G>(state as State<G> & In<G>) };
      return { ...view, ...(legal.length > 0 && { legal }), scores: scores(state), canUndo };
    }
    this.#seen ??= { state: this.#game.view(null), turn: now, scores: this.#game.scores() };
    const isAsked = asksOf(now).some((ask) => ask.seat === seat);
    return {
      version: this.#version,
      ...this.#seen,
      ...(isAsked && { legal: this.#game.legal(seat) }),
      canUndo,
    };
  }

  /**
   * Plays a seat's answer, settles the draws after it, and plays for seats that have left. Pass the version that the
   * seat has seen: an answer to an older question is then refused (`staleVersion`), even though other seats may have
   * answered the same simultaneous question since.
   */
  answer(seat: number, action: Action<G> | string, version?: number): TableChange<G> {
    this.#mayAct(seat, version);
    if (this.#length >= MOST_ENTRIES) {
      throw new LoireError({ code: 'tooLarge', message: `this game has more than ${MOST_ENTRIES} entries` });
    }
    return this.#change((draft) => {
      draft.play(seat, action, this.#random);
      this.#playDropped(draft);
    });
  }

  /** Takes a seat's last answer back, unless something was revealed since. */
  undo(seat: number, version?: number): TableChange<G> {
    this.#mayAct(seat, version);
    return this.#change((draft) => draft.undo(seat, this.#length));
  }

  /** Whether `undo` can take something back. */
  canUndo(seat: number): boolean {
    return !this.#dropped.has(this.#seat(seat)) && this.#game.canUndo(seat);
  }

  /**
   * Lets a bot play for a seat that has left, whenever it is asked. Bots do not play among themselves: if all seats
   * have left, the table waits until one comes back.
   */
  drop(seat: number, level: Level = 'normal'): TableChange<G> {
    const left = new Map(this.#dropped).set(this.#seat(seat), this.#level(level));
    return this.#change((draft) => this.#playDropped(draft, left), left);
  }

  /** Lets a seat that had left answer for itself again. */
  back(seat: number): TableChange<G> {
    const left = new Map(this.#dropped);
    left.delete(this.#seat(seat));
    return this.#change((draft) => this.#playDropped(draft, left), left);
  }

  /** Lets a bot play for a seat until it is no longer asked. */
  bot(seat: number, level: Level = this.#dropped.get(seat) ?? 'normal'): TableChange<G> {
    this.#level(level);
    if (!asksOf(this.#game.turn()).some((ask) => ask.seat === this.#seat(seat))) {
      throw new LoireError({ code: 'notAsked', message: `seat ${seat} is not asked` });
    }
    return this.#change((draft) => {
      for (let left = MOST_ANSWERS; left > 0 && draft.isAsked(seat); left--) draft.bot(seat, level, this.#random);
      this.#playDropped(draft);
    });
  }

  /** Frees the memory; the table must not be used afterwards. Never throws. */
  free(): void {
    this.#game.free();
  }

  [Symbol.dispose](): void {
    this.free();
  }

  /** Applies a change to a copy, which replaces the game only on success. */
  #change(run: (draft: Draft<G>) => void, dropped = this.#dropped): TableChange<G> {
    const before = asksOf(this.#game.turn());
    const draft = new Draft<G>(this.#game.fork(), this.#held);
    const after = freed(draft.game, () => (run(draft), asksOf(draft.game.turn())));
    this.#game.free();
    this.#game = draft.game;
    this.#version++;
    const from = draft.from ?? this.#length;
    this.#length = from + draft.entries.length;
    this.#held = draft.held;
    this.#dropped = dropped;
    this.#seen = undefined;
    this.#since = this.#since.map((since, seat) => {
      const isSame = !draft.answered.includes(seat) && asksSame(before, after, seat);
      return isSame ? since : this.#version;
    });
    return { version: this.#version, from, entries: draft.entries, events: draft.events };
  }

  /** Plays for the seats that have left, unless all have. */
  #playDropped(draft: Draft<G>, dropped = this.#dropped): void {
    if (dropped.size === this.#since.length) return;
    for (let left = MOST_ANSWERS; left > 0; left--) {
      const next = asksOf(draft.game.turn()).find(({ seat }) => dropped.has(seat));
      if (!next) return;
      draft.bot(next.seat, dropped.get(next.seat)!, this.#random);
    }
  }

  #mayAct(seat: number, version: number | undefined | null): void {
    this.#seat(seat);
    if (this.#dropped.has(seat)) {
      throw new LoireError({ code: 'seatLeft', message: `a bot plays for seat ${seat}: it has to come back first` });
    }
    if (version === undefined || version === null) return;
    if (Number.isSafeInteger(version) && version >= this.#since[seat]! && version <= this.#version) return;
    const message = `this answers version ${text(version)}; the table is at version ${this.#version}`;
    throw new LoireError({ code: 'staleVersion', message });
  }

  #seat(seat: number): number {
    if (Number.isInteger(seat) && seat >= 0 && seat < this.#since.length) return seat;
    throw new LoireError({ code: 'badSeat', message: `there is no seat ${text(seat)} at this table`, path: 'seat' });
  }

  #level(level: unknown): Level {
    const known = games()[0]!.levels.find(({ id }) => id === level);
    if (known) return known.id;
    throw new LoireError({ code: 'badInput', message: `there is no bot of level ${text(level)}`, path: 'level' });
  }
}

/** Whether a seat has the same question, or none, before and after. */
function asksSame(before: ReturnType<typeof asksOf>, after: ReturnType<typeof asksOf>, seat: number): boolean {
  const [one, other] = [before, after].map((asks) => JSON.stringify(asks.find((ask) => ask.seat === seat)));
  return one === other;
}

/** Runs a function with a game, and frees the game if the function throws. */
function freed<T>(game: { free(): void }, run: () => T): T {
  try {
    return run();
  } catch (error) {
    game.free();
    throw error;
  }
}
