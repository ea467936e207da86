import type { ErrorDetails, SetupFault } from './types.js';
/** Every refusal and every bad input is one of these. */
export declare class LoireError extends Error {
    /** What kind of trouble, for programs. */
    readonly code: string;
    /** The ledger id of the rule that was broken. */
    readonly rule?: string;
    /** Where in the input the trouble is. */
    readonly path?: string;
    /** Which entry of a record failed, from 0. */
    readonly entry?: number;
    /** What is wrong with a set-up that is well written and still cannot be played. */
    readonly fault?: SetupFault;
    constructor(details: ErrorDetails);
}
