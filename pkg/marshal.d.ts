import type { Row } from './contract.js';
/** Writes a value as JSON text, or throws a LoireError, for any value whatsoever. */
export declare function text(value: unknown, path: string): string;
/** Checks that a value is a number. */
export declare function number(value: unknown, path: string): number;
/** Checks an optional number. */
export declare function optional(value: unknown, path: string): number | undefined;
/** Whether this option is `true`. Throws a LoireError if the options cannot be read. */
export declare function wanted(options: unknown, name: string): boolean;
/** Whether a value is missing. */
export declare function isNothing(value: unknown): value is undefined | null;
/** Checks that a value is a string. */
export declare function string(value: unknown, path: string): string;
/** A private copy of a Uint8Array; throws a LoireError for anything else. */
export declare function bytes(value: unknown, path: string): Uint8Array;
/** The arguments of a call besides its subject, ready to cross: at most a number and a text. */
export interface Given {
    number: number | undefined;
    text: string;
}
/** A function that prepares the arguments of a row of the contract. */
export declare function writer(row: Row): (given: unknown[]) => Given;
