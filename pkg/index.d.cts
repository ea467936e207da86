import { type InitOptions } from './core.cjs';
export * from './core.cjs';
/**
 * Loads games: all of them from beside this script, or those that are named. It may be called again, for the same games
 * or for others.
 */
export declare function init(what?: InitOptions | null): Promise<void>;
