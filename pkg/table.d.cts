import { type Action, type Entry, type Event, type GameId, type In, type Legal, type Level, type Record as Recorded, type Score, type Setup, type State, type Turn } from './core.cjs';
import { type SavedTable, type TableHead } from './saved.cjs';
export type { SavedTable, TableHead } from './saved.cjs';
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
/** A game between seats in different places. Free it when it is over, or let `using` do so. */
export declare class Table<G extends GameId = GameId> {
    #private;
    private constructor();
    /** Starts a table. It settles the draws itself, so a set-up with a seed is refused. */
    static create<G extends GameId>(setup: Setup<G> & In<G>, options?: TableOptions): Table<G>;
    /** Loads a stored table by playing it through again; refuses inconsistencies. */
    static load<G extends GameId = GameId>(saved: SavedTable<G>, options?: LoadOptions<G>): Table<G>;
    /** Grows by one with each change. */
    get version(): number;
    /** A hash of the current state, as 16 hex digits. */
    get hash(): string;
    /** The table as plain JSON, for `load`. */
    saved(): SavedTable<G>;
    /** The table without its entries, for a store that appends the entries of each change to a list. */
    head(): TableHead<G>;
    /**
     * The entries from index `from` on that a seat, or a spectator, may know: the public ones, then its own secret ones.
     */
    entries(seat: number | null, from?: number): Entry<G>[];
    /** The whole record, secrets included: for the end of a game, or for the server itself. */
    record(): Recorded<G>;
    /** The seats that are asked and have not left; empty when the game is over. */
    asked(): number[];
    /** The seats that have left, with the levels of their bots. */
    dropped(): {
        [seat: string]: Level;
    };
    isOver(): boolean;
    /** What may be sent to a seat, or to a spectator. */
    view(seat: number | null): TableView<G>;
    /**
     * Plays a seat's answer, settles the draws after it, and plays for seats that have left. Pass the version that the
     * seat has seen: an answer to an older question is then refused (`staleVersion`), even though other seats may have
     * answered the same simultaneous question since.
     */
    answer(seat: number, action: Action<G> | string, version?: number): TableChange<G>;
    /** Takes a seat's last answer back, unless something was revealed since. */
    undo(seat: number, version?: number): TableChange<G>;
    /** Whether `undo` can take something back. */
    canUndo(seat: number): boolean;
    /**
     * Lets a bot play for a seat that has left, whenever it is asked. Bots do not play among themselves: if all seats
     * have left, the table waits until one comes back.
     */
    drop(seat: number, level?: Level): TableChange<G>;
    /** Lets a seat that had left answer for itself again. */
    back(seat: number): TableChange<G>;
    /** Lets a bot play for a seat until it is no longer asked. */
    bot(seat: number, level?: Level): TableChange<G>;
    /** Frees the memory; the table must not be used afterwards. Never throws. */
    free(): void;
    [Symbol.dispose](): void;
}
