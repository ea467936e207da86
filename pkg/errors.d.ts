/** What a LoireError carries beside its message. */
export interface ErrorDetails {
    code: string;
    message: string;
    /** The ledger id of the rule that was broken. */
    rule?: string;
    /** Where in the input the trouble is, as a JSON path. */
    path?: string;
    /** The index of the record's entry that failed. */
    entry?: number;
}
/** Every refusal and every bad input is one of these. */
export declare class LoireError extends Error {
    readonly code: string;
    readonly rule?: string;
    readonly path?: string;
    readonly entry?: number;
    constructor(details: ErrorDetails);
}
