import { type Action, type Entry, type Event, type GameId, type In, type Legal, type Level, type Record as Recorded, type Score, type Setup, type State, type Turn } from './core.cjs';
import { type SavedTable, type TableHead } from './saved.cjs';
export type { SavedTable, TableHead } from './saved.cjs';
/** What one call has changed: to be stored, and then to be sent. Nothing in it is secret. */
export interface TableChange<G extends GameId = GameId> {
    /** The version of the table from now on. */
    version: number;
    /** How many entries stand as they were. Fewer than there were after an undo. */
    from: number;
    /** The entries that follow on these. */
    entries: Entry<G>[];
    /** What happened. Nothing after an undo. */
    events: Event<G>[];
}
/** What may be sent to one seat, or to a spectator. */
export interface TableView<G extends GameId = GameId> {
    version: number;
    /** Where the game stands, without anything that this seat may not know. */
    state: State<G>;
    turn: Turn<G>;
    /** What this seat may do; left out if it is not asked. */
    legal?: Legal<G>[];
    /** As if the game ended now. */
    scores: Score[];
    /** May this seat take its last answer back? */
    canUndo: boolean;
}
export interface TableOptions {
    /** Deals: numbers from 0 up to 1, as Math.random gives them. Without it, the system's randomness does. */
    random?: (() => number) | undefined;
}
export interface LoadOptions<G extends GameId = GameId> extends TableOptions {
    /** Turns a table of another version of the package into one of this. Without it such a table is refused. */
    migrate?: ((saved: SavedTable<G>) => SavedTable<G>) | undefined;
}
/** A game between seats that sit elsewhere. Free it when it is done with, or let `using` do so. */
export declare class Table<G extends GameId = GameId> {
    #private;
    private constructor();
    /** A new table. Its draws are dealt here, so a set-up with a seed is refused. */
    static create<G extends GameId>(setup: Setup<G> & In<G>, options?: TableOptions): Table<G>;
    /** A table that was stored, played through again: whatever does not fit together is refused. */
    static load<G extends GameId = GameId>(saved: SavedTable<G>, options?: LoadOptions<G>): Table<G>;
    /** Grows by one with every change. */
    get version(): number;
    /** Sixteen hex digits of where the game stands. */
    get hash(): string;
    /** The table as plain JSON, for `load`. */
    saved(): SavedTable<G>;
    /** The same without the entries, for a store that adds those of every change to a list. */
    head(): TableHead<G>;
    /** The entries from one on that a seat, or a spectator, may know: those of everybody, then its own secret ones. */
    entries(seat: number | null, from?: number): Entry<G>[];
    /** The whole record, secrets included: for the end of a game, and for those who keep the table. */
    record(): Recorded<G>;
    /** The seats that are waited for: asked, and still there. Nobody when the game is over. */
    asked(): number[];
    /** The seats that have left, and the levels of their bots. */
    dropped(): {
        [seat: string]: Level;
    };
    isOver(): boolean;
    /** What may be sent to a seat, or to a spectator. */
    view(seat: number | null): TableView<G>;
    /**
     * A seat answers; what chance then owes is dealt, and seats that have left are played. With the version that the seat
     * has seen, an answer to an older question is refused (`staleVersion`); others who are asked at the same time may
     * have answered since.
     */
    answer(seat: number, action: Action<G> | string, version?: number): TableChange<G>;
    /** Takes a seat's last answer back, as far as the engine allows: nothing may have been revealed since. */
    undo(seat: number, version?: number): TableChange<G>;
    /** Could `undo` take something back? */
    canUndo(seat: number): boolean;
    /**
     * A seat has left: a bot plays for it from now on, as soon as it is asked. Bots do not play on among themselves:
     * where everybody has left, the table waits for somebody to come back.
     */
    drop(seat: number, level?: Level): TableChange<G>;
    /** A seat that had left is back, and answers for itself. */
    back(seat: number): TableChange<G>;
    /** A bot plays one turn for a seat: until it is no longer asked. */
    bot(seat: number, level?: Level): TableChange<G>;
    /** Gives the memory back; the table cannot be used any more. Never throws. */
    free(): void;
    [Symbol.dispose](): void;
}
