import { type InitOptions } from './core.js';
export * from './core.js';
/** Loads all games, the given ones, or given modules. May be called again. */
export declare function init(what?: InitOptions | null): Promise<void>;
