import { type Action, type Entry, type Event, type Game, type GameId, type Level, type Turn } from './core.js';
/** An answer that is still secret, with what happened at it. */
export interface Held<G extends GameId> {
    seat: number;
    entry: Entry<G>;
    events: Event<G>[];
}
export declare class Draft<G extends GameId> {
    #private;
    readonly game: Game<G>;
    held: Held<G>[];
    /** How many entries stand as they were, if not all. */
    from: number | undefined;
    entries: Entry<G>[];
    events: Event<G>[];
    /** Who has answered, or taken an answer back. */
    readonly answered: number[];
    constructor(game: Game<G>, held: readonly Held<G>[]);
    isAsked(seat: number): boolean;
    /** A seat answers, and chance after it. */
    play(seat: number, action: Action<G> | string, random?: () => number): void;
    /** A bot answers for a seat, and knows no more than that seat may. */
    bot(seat: number, level: Level, random?: () => number): void;
    /** A seat takes its last answer back, where so many entries were known to everybody. */
    undo(seat: number, length: number): void;
}
/** Who is asked what. */
export declare function asksOf<G extends GameId>(turn: Turn<G>): Extract<Turn<G>, {
    type: 'seats';
}>['asks'];
/** Is an answer kept secret until all who are asked have answered? */
export declare function isSecret<G extends GameId>(turn: Turn<G>): boolean;
