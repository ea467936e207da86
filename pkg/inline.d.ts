import { type InitOptions } from './core.js';
export * from './core.js';
/**
 * Unpacks all games from this script, or the given ones, or loads the given modules. May be called again for the same
 * or other games.
 */
export declare function init(what?: InitOptions | null): Promise<void>;
