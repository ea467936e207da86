import * as core from './core.js';
import type { ErrorDetails } from './types.js';
/** The functions of the engine, without what only makes sense in the same thread. */
export type Functions = {
    [N in keyof typeof core as (typeof core)[N] extends (...args: never[]) => unknown ? Exclude<N, 'initSync' | 'initFrom'> : never]: (typeof core)[N];
};
export interface Request {
    id: number;
    name: keyof Functions;
    args: unknown[];
}
/** An error's own fields would not survive the way between threads, so they travel as plain data. */
export type Answer = {
    id: number;
} & ({
    value: unknown;
} | {
    message: string;
    details?: ErrorDetails;
});
