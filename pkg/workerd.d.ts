import { type InitOptions } from './core.js';
export * from './core.js';
/** Loads games, all or those that are named, or takes what is given. It may be called again. */
export declare function init(what?: InitOptions | null): Promise<void>;
