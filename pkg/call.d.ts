/** A value as JSON text. Whatever the value is, the answer is text or a LoireError. */
export declare function text(value: unknown, path: string): string;
/** A number, or a LoireError. */
export declare function number(value: unknown, path: string): number;
/** A number if one is given. */
export declare function optional(value: unknown, path: string): number | undefined;
/** Is this option asked for? Options that cannot be read are a LoireError. */
export declare function wanted(options: unknown, name: string): boolean;
/** Is nothing given? */
export declare function isNothing(value: unknown): value is undefined | null;
/** A string, or a LoireError. */
export declare function string(value: unknown, path: string): string;
/** Calls the engine for an answer in JSON text. */
export declare function ask<T, A extends unknown[]>(run: (...args: A) => string, ...args: A): T;
/**
 * Calls the engine, with arguments that are ready: nothing of the caller's may run meanwhile. If it fails otherwise
 * than by an error of its own, a fresh instance takes its place.
 */
export declare function call<T, A extends unknown[]>(run: (...args: A) => T, ...args: A): T;
