import type { GameId, NotNow, Refusal } from './games.js';
import type { EngineCode, Problem, SetupFault, ErrorDetails as Told } from './types.js';
/** The code of an error: of the engine, of these scripts, or of a refusal by a rule. */
export type ErrorCode = EngineCode | ScriptCode | Refusal<GameId>['code'];
/** Codes of errors in these scripts: starting the engine, handles, workers and tables. */
export type ScriptCode = 'notReady' | 'initFailed' | 'wrongVersion' | 'freed' | 'staleHandle' | 'closed' | 'noWorker' | 'unknownFunction' | 'staleVersion' | 'seatLeft' | 'noUndo';
/** The parameters of a refusal, as `check` returns them. Each code has its own. */
export type RefusalParams = (Refusal<GameId> | NotNow)['params'];
/** A code, a message and, where they apply, the rule, the path into the input and the index of the record's entry. */
export interface ErrorDetails extends Omit<Told, 'code' | 'params'> {
    /** What went wrong, for programs. */
    code: ErrorCode;
    /** The parameters of a refusal. */
    params?: RefusalParams;
    /** The game that is not loaded. */
    game?: GameId;
}
/** The class of all refusals and of all errors about input. */
export declare class LoireError extends Error {
    /** Keeps the name when a bundler shortens that of the class. */
    static readonly name: string;
    /** What went wrong, for programs. */
    readonly code: ErrorCode;
    /** The ledger id of the rule that was broken. */
    readonly rule?: string;
    /** The parameters of a refusal, as `check` returns them. */
    readonly params?: RefusalParams;
    /** The path of the error in the input. */
    readonly path?: string;
    /** The index of the record's entry that failed, from 0. */
    readonly entry?: number;
    /** Why a well-formed set-up cannot be played. */
    readonly fault?: SetupFault;
    /** All contradictions in the sketch of a position. */
    readonly problems?: Problem[];
    /** The game that is not loaded. */
    readonly game?: GameId;
    constructor(details: ErrorDetails);
}
/** The message of a thrown value, which need not be an Error. */
export declare function reason(error: unknown): string;
