import { type Action, type Entry, type Event, type Game, type GameId, type Level, type Turn } from './core.js';
/** A secret answer, with the events that it caused. */
export interface Held<G extends GameId> {
    seat: number;
    entry: Entry<G>;
    events: Event<G>[];
}
export declare class Draft<G extends GameId> {
    #private;
    readonly game: Game<G>;
    held: Held<G>[];
    /** Number of entries that stay; `undefined` if all do. */
    from: number | undefined;
    entries: Entry<G>[];
    events: Event<G>[];
    /** The seats that answered or took an answer back. */
    readonly answered: number[];
    constructor(game: Game<G>, held: readonly Held<G>[]);
    isAsked(seat: number): boolean;
    /** Plays a seat's answer and settles the draws after it. */
    play(seat: number, action: Action<G> | string, random?: () => number): void;
    /** Lets a bot answer for a seat, with the knowledge of that seat only. */
    bot(seat: number, level: Level, random?: () => number): void;
    /** Takes a seat's last answer back; `length` is the number of public entries. */
    undo(seat: number, length: number): void;
}
/** The questions to seats; empty if a draw is pending or the game is over. */
export declare function asksOf<G extends GameId>(turn: Turn<G>): Extract<Turn<G>, {
    type: 'seats';
}>['asks'];
/** Whether answers stay secret until all asked seats have answered. */
export declare function isSecret<G extends GameId>(turn: Turn<G>): boolean;
