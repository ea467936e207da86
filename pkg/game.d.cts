/// <reference lib="esnext.disposable" preserve="true" />
import { type Methods } from './contract.cjs';
import type * as g from './games.cjs';
import type { GameId } from './games.cjs';
import type { SuggestOptions } from './types.cjs';
/** What can be asked of a game: the rows of the contract, which the class below gets one by one. */
declare const Asked: new <G extends GameId>() => Methods<G>;
/** A game kept on the engine's side. The same words as the functions; free it, or let `using` do so. */
export declare class Game<G extends GameId = GameId> extends Asked<G> {
    #private;
    private constructor();
    /** A new game. */
    static create<G extends GameId>(setup: g.Setup<G> & g.In<G>): Game<G>;
    /**
     * A saved state, or a record replayed to its end. With the seed that a record was dealt by, the game goes on as if it
     * had never been put away: the same draws come, and undo knows what was answered. A seed gives a state without a
     * dealer one.
     */
    static load<G extends GameId>(from: (g.State<G> | g.Record<G>) & g.In<G>, options?: {
        seed?: string;
    }): Game<G>;
    /**
     * What one seat may do, or everybody who may act; on request each with what it would change. Without previews the
     * actions in it are frozen and shared between calls.
     */
    legal(seat?: number | null, options?: g.LegalOptions): g.Legal<G>[];
    /** Plays an action, given as an object or as its notation, and tells what happened. */
    play(seat: number, action: g.Action<G> | string): g.Progress<G>;
    /**
     * Settles all that chance owes now: by `random`, which gives numbers from 0 up to 1 as `Math.random` does; without it
     * by the game's own dealer, or else by the system's randomness.
     */
    deal(random?: (() => number) | null): g.Progress<G>;
    /** A handle of its own on the same game. */
    fork(): Game<G>;
    /** A bot that thinks for as long as one likes: in slices, so that it can be shown and stopped. Free it afterwards. */
    think(seat: number, options?: SuggestOptions): Thinking<G>;
    /** Gives the memory back; the handle cannot be used any more. Never throws. */
    free(): void;
    [Symbol.dispose](): void;
}
/** A bot's thoughts about one question. The same seed and as many playouts give the same, however they are divided. */
export declare class Thinking<G extends GameId = GameId> {
    #private;
    /**
     * How many playouts its level, or the caller, takes for enough; 0 where there is nothing to think about. Of a level
     * it is what there are, as soon as more of them could not change its choice.
     */
    get goal(): number;
    /** Plays the next rounds through so many times more; says how many times it is in all. */
    more(playouts: number): number;
    /** What it would do by now, with all that it knows of each candidate. */
    estimates(): g.Suggestion<G>;
    /** Gives the memory back. Never throws. */
    free(): void;
    [Symbol.dispose](): void;
}
export {};
