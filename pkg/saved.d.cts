import { type Entry, type Game, type GameId, type Level, type State } from './core.cjs';
/** A table as it is stored: plain JSON. It holds what is still secret, so it never leaves the server. */
export interface SavedTable<G extends GameId = GameId> extends TableHead<G> {
    /** Every answer that everybody may know, chance's included. */
    entries: Entry<G>[];
}
/** What is stored of a table besides its entries, for stores that only add to a list of these. */
export interface TableHead<G extends GameId = GameId> {
    /** The version of the package that wrote it. */
    engine: string;
    /** Grows by one with every change: what a store compares before it writes. */
    version: number;
    /** Where the game stands, answers that are still secret included. */
    state: State<G>;
    /** Answers that are still secret. Each is known to its own seat only, until all have answered. */
    held: Entry<G>[];
    /** Seats that have left, and the level of the bot that plays for each. */
    dropped: {
        [seat: string]: Level;
    };
    /** By seat, the version since which it is asked what it is asked now: an answer to an older one is refused. */
    since: number[];
}
/** A stored table of this version of the package, made into one if it can be. */
export declare function migrated<G extends GameId>(saved: SavedTable<G>, migrate: ((saved: SavedTable<G>) => SavedTable<G>) | undefined): SavedTable<G>;
/** Plays entries of any number. */
export declare function applyAll<G extends GameId>(game: Game<G>, entries: Entry<G>[]): void;
/** A copy as plain JSON. */
export declare function json<T>(value: T, path: string): T;
/** Whatever it is, as a few words. */
export declare function text(value: unknown): string;
export declare function isObject(value: unknown): boolean;
export declare function check(fits: boolean, path: string, why?: string): asserts fits;
