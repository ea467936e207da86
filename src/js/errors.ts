import type { GameId, NotNow, Refusal } from './games.js';
import type { EngineCode, Problem, SetupFault, ErrorDetails as Told } from './types.js';

/** The code of an error: of the engine, of these scripts, or of a refusal by a rule. */
export type ErrorCode = EngineCode | ScriptCode | Refusal<GameId>['code'];

/** Codes of errors in these scripts: starting the engine, handles, workers and tables. */
export type ScriptCode =
  | 'notReady'
  | 'initFailed'
  | 'wrongVersion'
  | 'freed'
  | 'staleHandle'
  | 'closed'
  | 'noWorker'
  | 'unknownFunction'
  | 'staleVersion'
  | 'seatLeft'
  | 'noUndo';

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
export class LoireError extends Error {
  /** Keeps the name when a bundler shortens that of the class. */
  static override readonly name: string = 'LoireError';
  /** What went wrong, for programs. */
  readonly code: ErrorCode;
  /** The ledger id of the rule that was broken. */
  declare readonly rule?: string;
  /** The parameters of a refusal, as `check` returns them. */
  declare readonly params?: RefusalParams;
  /** The path of the error in the input. */
  declare readonly path?: string;
  /** The index of the record's entry that failed, from 0. */
  declare readonly entry?: number;
  /** Why a well-formed set-up cannot be played. */
  declare readonly fault?: SetupFault;
  /** All contradictions in the sketch of a position. */
  declare readonly problems?: Problem[];
  /** The game that is not loaded. */
  declare readonly game?: GameId;

  static {
    // Before the first error is made, since the first line of its stack is written at that moment.
    Object.defineProperty(LoireError.prototype, 'name', { value: 'LoireError', writable: true, configurable: true });
  }

  constructor(details: ErrorDetails) {
    super(details.message);
    this.code = details.code;
    if (details.rule !== undefined) this.rule = details.rule;
    if (details.params !== undefined) this.params = details.params;
    if (details.path !== undefined) this.path = details.path;
    if (details.entry !== undefined) this.entry = details.entry;
    if (details.fault !== undefined) this.fault = details.fault;
    if (details.problems !== undefined) this.problems = details.problems;
    if (details.game !== undefined) this.game = details.game;
  }
}

/** The message of a thrown value, which need not be an Error. */
export function reason(error: unknown): string {
  try {
    return error instanceof Error ? error.message : String(error);
  } catch {
    return 'an error that cannot be shown';
  }
}
