import initFrom, * as core from './core.cjs';
import type { ErrorDetails } from './errors.cjs';
/** The functions of the engine, except those that only work in the same thread. */
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
/** Stops the search of the call with this number; it answers with its result so far. */
export interface Stop {
    stop: number;
}
/** The progress of a search. */
export interface Told {
    id: number;
    playouts: number;
    goal: number;
}
/** The name of a method and its arguments. */
export type Step = [name: string, ...args: unknown[]];
/** Errors travel as plain data, since structured cloning drops their own fields. */
export type Answer = {
    id: number;
} & ({
    value: unknown;
} | {
    error: ErrorDetails;
});
/** How the thread communicates and finds wasm modules. */
export interface Surroundings {
    listen(hear: (data: Request | Stop | Modules) => void): void;
    tell(data: Answer | Told): void;
    find: Parameters<typeof initFrom>[1];
}
/** Where the wasm modules come from. */
export interface Modules {
    wasm?: core.InitOptions;
}
/** Answers calls from now on. */
export declare function answerCalls(surroundings: Surroundings): void;
