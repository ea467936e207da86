import initFrom, * as core from './core.js';
import type { ErrorDetails } from './errors.js';
/** The functions of the engine, without what only makes sense in the same thread. */
export type Functions = {
    [N in keyof typeof core as (typeof core)[N] extends (...args: never[]) => unknown ? Exclude<N, 'initSync' | 'default'> : never]: (typeof core)[N];
};
/** A call of a function, or of a method of the game with this number. */
export interface Request {
    id: number;
    name: string;
    game?: number;
    args: unknown[];
}
/** Ends the thoughts of the call with this number: its answer is what is known by then. */
export interface Stop {
    stop: number;
}
/** How far the thoughts of a call are. */
export interface Told {
    id: number;
    playouts: number;
    goal: number;
}
/** The name of a method and its arguments. */
export type Step = [name: string, ...args: unknown[]];
/** An error's own fields would not survive the way between threads, so they travel as plain data. */
export type Answer = {
    id: number;
} & ({
    value: unknown;
} | {
    error: ErrorDetails;
});
/** How a thread is spoken to, and how it finds the wasm module of a game. */
export interface Surroundings {
    listen(hear: (data: Request | Stop | Modules) => void): void;
    tell(data: Answer | Told): void;
    find: Parameters<typeof initFrom>[1];
}
/** Where the wasm modules come from. */
export interface Modules {
    wasm?: core.InitOptions;
}
/** Answers from now on. */
export declare function answerCalls(surroundings: Surroundings): void;
