import { type InitOptions } from './core.js';
export * from './core.js';
/**
 * Loads games: all of them from beside this script, or those that are named. It may be called again, for the same games
 * or for others.
 */
export declare function init(what?: InitOptions | null): Promise<void>;
