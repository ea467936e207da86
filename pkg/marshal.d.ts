import type { Row } from './contract.js';
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
/** A copy of bytes that nobody else can change, or a LoireError. */
export declare function bytes(value: unknown, path: string): Uint8Array;
/** What a function takes beside what it is about, ready to cross: a number and a text at most. */
export interface Given {
    number: number | undefined;
    text: string;
}
/** What makes the arguments of a row of the contract ready to cross. */
export declare function writer(row: Row): (given: unknown[]) => Given;
