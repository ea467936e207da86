import type { GameId, NotNow, Refusal } from './games.js';
import type { EngineCode, Problem, SetupFault, ErrorDetails as Told } from './types.js';
/** What kind of trouble: the engine's, that of these scripts, or a rule's own. */
export type ErrorCode = EngineCode | ScriptCode | Refusal<GameId>['code'];
/** The kinds of trouble that are none of the engine's: with getting it to run, with handles, workers and tables. */
export type ScriptCode = 'notReady' | 'initFailed' | 'wrongVersion' | 'freed' | 'staleHandle' | 'closed' | 'noWorker' | 'unknownFunction' | 'staleVersion' | 'seatLeft' | 'noUndo';
/** The particulars of a refusal, as `check` gives them. They belong to the code. */
export type RefusalParams = (Refusal<GameId> | NotNow)['params'];
/** A code, a sentence, and where they apply the rule, the path into the input, the record's entry. */
export interface ErrorDetails extends Omit<Told, 'code' | 'params'> {
    /** What kind of trouble, for programs. */
    code: ErrorCode;
    /** The particulars of a refusal. */
    params?: RefusalParams;
    /** The game that is not loaded. */
    game?: GameId;
}
/** Every refusal and every bad input is one of these. */
export declare class LoireError extends Error {
    /** So that it is called by its name even where a bundler has shortened that. */
    static readonly name: string;
    /** What kind of trouble, for programs. */
    readonly code: ErrorCode;
    /** The ledger id of the rule that was broken. */
    readonly rule?: string;
    /** The particulars of a refusal, as `check` gives them. */
    readonly params?: RefusalParams;
    /** Where in the input the trouble is. */
    readonly path?: string;
    /** Which entry of a record failed, from 0. */
    readonly entry?: number;
    /** What is wrong with a set-up that is well written and still cannot be played. */
    readonly fault?: SetupFault;
    /** Everything that contradicts itself, where a position was to be arranged. */
    readonly problems?: Problem[];
    /** The game that is not loaded. */
    readonly game?: GameId;
    constructor(details: ErrorDetails);
}
/** What an error says, whatever it is. */
export declare function reason(error: unknown): string;
