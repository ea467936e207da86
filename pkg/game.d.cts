/// <reference lib="esnext.disposable" preserve="true" />
import { type Methods } from './contract.cjs';
import type * as g from './games.cjs';
import type { GameId } from './games.cjs';
import type { SuggestOptions } from './types.cjs';
/** The methods from the rows of the contract; the class below defines them one by one. */
declare const Asked: new <G extends GameId>() => Methods<G>;
/** A game in the engine's memory, with the functions as methods. Free it, or let `using` do so. */
export declare class Game<G extends GameId = GameId> extends Asked<G> {
    #private;
    private constructor();
    /** Starts a new game. */
    static create<G extends GameId>(setup: g.Setup<G> & g.In<G>): Game<G>;
    /**
     * Loads a state, or a record replayed to its end. With the seed that dealt the record, the game continues as if it
     * had never stopped: the same draws follow, and undo works. A seed also adds a dealer to a state without one.
     */
    static load<G extends GameId>(from: (g.State<G> | g.Record<G>) & g.In<G>, options?: {
        seed?: string;
    }): Game<G>;
    /**
     * The legal actions of one seat, or of all seats that may act; optionally each with a preview of its changes. Without
     * previews the action objects are frozen and shared between calls.
     */
    legal(seat?: number | null, options?: g.LegalOptions): g.Legal<G>[];
    /** Plays an action, given as an object or as its notation, and returns what happened. */
    play(seat: number, action: g.Action<G> | string): g.Progress<G>;
    /**
     * Settles all pending draws by `random`, which returns numbers from 0 up to 1 like `Math.random`. Without it, the
     * game's dealer settles them, or else the system's randomness.
     */
    deal(random?: (() => number) | null): g.Progress<G>;
    /** A second handle on a copy of the game. */
    fork(): Game<G>;
    /** A bot that thinks in slices, so that a page can show its progress and stop it at any time. Free it afterwards. */
    think(seat: number, options?: SuggestOptions): Thinking<G>;
    /** Frees the memory; the handle must not be used afterwards. Never throws. */
    free(): void;
    [Symbol.dispose](): void;
}
/**
 * A bot's search about one question. The same seed and number of playouts give the same result, however they are
 * sliced.
 */
export declare class Thinking<G extends GameId = GameId> {
    #private;
    /**
     * Number of playouts that are enough, by the level or the caller's options; 0 if there is nothing to think about. The
     * goal of a level drops to the playouts so far once more of them cannot change its choice.
     */
    get goal(): number;
    /** Runs this many more playouts and returns the total. */
    more(playouts: number): number;
    /** The current choice, with the statistics of each candidate. */
    estimates(): g.Suggestion<G>;
    /** Frees the memory. Never throws. */
    free(): void;
    [Symbol.dispose](): void;
}
export {};
