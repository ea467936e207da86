import { type InitOptions } from './core.cjs';
export * from './core.cjs';
/** Loads all games from beside this script, or the given ones. May be called again for the same or other games. */
export declare function init(what?: InitOptions | null): Promise<void>;
