import { type Entry, type Game, type GameId, type Level, type State } from './core.js';
/** A stored table as plain JSON. It contains secret answers, so it must stay on the server. */
export interface SavedTable<G extends GameId = GameId> extends TableHead<G> {
    /** All public entries, draws included. */
    entries: Entry<G>[];
}
/** A stored table without its entries, for stores that append the entries of each change to a list. */
export interface TableHead<G extends GameId = GameId> {
    /** The version of the package that wrote it. */
    engine: string;
    /** Grows by one with each change; a store compares it before it writes. */
    version: number;
    /** The state, secret answers included. */
    state: State<G>;
    /** Secret answers. Only their own seats know them until all have answered. */
    held: Entry<G>[];
    /** The seats that have left, with the level of the bot that plays for each. */
    dropped: {
        [seat: string]: Level;
    };
    /** For each seat, the version since which its question is the same. Answers to older versions are refused. */
    since: number[];
}
/** The stored table in the form of this version, migrated if needed. */
export declare function migrated<G extends GameId>(saved: SavedTable<G>, migrate: ((saved: SavedTable<G>) => SavedTable<G>) | undefined): SavedTable<G>;
/** Plays any number of entries. */
export declare function applyAll<G extends GameId>(game: Game<G>, entries: Entry<G>[]): void;
/** A copy as plain JSON. */
export declare function json<T>(value: T, path: string): T;
/** A short description of any value. */
export declare function text(value: unknown): string;
export declare function isObject(value: unknown): boolean;
export declare function check(fits: boolean, path: string, why?: string): asserts fits;
