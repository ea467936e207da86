import type * as g from './games.js';
import type { GameId } from './games.js';
import type { Preview, SuggestOptions } from './types.js';
/** A game kept on the engine's side. The same words as the functions; free it, or let `using` do so. */
export declare class Game<G extends GameId = GameId> {
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
     * Everything that a front end shows, in one call: position, turn, legal actions of one seat or of everybody who may
     * act, each with its preview, what chance may answer, scores, who may undo, and whether redo is possible.
     */
    look(seat?: number | null): g.Look<G>;
    /** Who may act now and what they are asked, or what chance owes, or that the game is over. */
    turn(): g.Turn<G>;
    /**
     * What one seat may do, or everybody who may act; on request each with what it would change. Without previews the
     * actions in it are frozen and shared between calls.
     */
    legal(seat?: number | null, options?: g.LegalOptions): g.Legal<G>[];
    /** Is an action legal, and if not, which rule says so? */
    check(seat: number, action: g.Action<G> | string): g.Verdict<G>;
    /** Plays an action, given as an object or as its notation, and tells what happened. */
    play(seat: number, action: g.Action<G> | string): g.Progress<G>;
    /** What an action would change. */
    preview(seat: number, action: g.Action<G> | string): Preview;
    /** What chance may answer now; empty if it owes nothing. */
    outcomes(): g.Weighted<G>[];
    /** Chance answers, with an object or its notation. */
    settle(outcome: g.Outcome<G> | string): g.Progress<G>;
    /**
     * Settles all that chance owes now: by `random`, which gives numbers from 0 up to 1 as `Math.random` does; without it
     * by the game's own dealer, or else by the system's randomness.
     */
    deal(random?: (() => number) | null): g.Progress<G>;
    /**
     * Plays entries that came from elsewhere, all or none: actions and outcomes as objects or as their notations. The
     * game's dealer, if it has one, answers the draws that the entries leave open.
     */
    apply(entries: g.Noted<G>[]): g.Progress<G>;
    /**
     * Takes back the last answer of a seat, or of whoever answered last. Goes back until something was revealed or
     * another seat has answered; in a simultaneous ask each seat takes back its own, until it has said that it is ready.
     * False if there is nothing to take back.
     */
    undo(seat?: number): boolean;
    /** Could `undo` take something back? */
    canUndo(seat?: number): boolean;
    /** Plays again what was taken back last. False if there is nothing. */
    redo(): boolean;
    /** The state as plain data. */
    state(): g.State<G>;
    /** What one seat, or a spectator (`null`), may know: the state without its dealer, without answers still secret. */
    view(seat: number | null): g.State<G>;
    /** The state, with all that happened and was answered before it, as far as the handle knows. */
    beginning(): g.Played<G>;
    /** The set-up and every answer so far; refused for a game that was loaded from a state. */
    record(): g.Record<G>;
    /** Every seat's points by source, rank and tie-break values, as if the game ended now. */
    scores(): g.Score[];
    /** Sixteen hex digits of the table. */
    hash(): string;
    /** A handle of its own on the same game. */
    fork(): Game<G>;
    /** Plays on at random, chance included, to the end or for so many decisions. */
    playout(seed: string, limit?: number): g.Played<G>;
    /** Plays a copy on at random and says only how many decisions that took; for measuring. */
    countPlayout(seed: string, limit?: number): number;
    /** What a bot would do, with its estimate of every legal action. */
    suggest(seat: number, options?: SuggestOptions): g.Suggestion<G>;
    /** Gives the memory back; the handle cannot be used any more. Never throws. */
    free(): void;
    [Symbol.dispose](): void;
}
