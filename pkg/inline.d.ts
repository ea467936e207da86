import { type InitOptions } from './core.js';
export * from './core.js';
/**
 * Unpacks games from this script, all or those that are named, or takes what is given. It may be called again, for the
 * same games or for others.
 */
export declare function init(what?: InitOptions | null): Promise<void>;
