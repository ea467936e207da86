import type { GameId, NotNow, Refusal } from './games.js';
import type { EngineCode, Problem, SetupFault, ErrorDetails as Told } from './types.js';

/** What kind of trouble: the engine's, that of these scripts, or a rule's own. */
export type ErrorCode = EngineCode | ScriptCode | Refusal<GameId>['code'];

/** The kinds of trouble that are none of the engine's: with getting it to run, with handles, workers and tables. */
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
export class LoireError extends Error {
  /** So that it is called by its name even where a bundler has shortened that. */
  static override readonly name: string = 'LoireError';
  /** What kind of trouble, for programs. */
  readonly code: ErrorCode;
  /** The ledger id of the rule that was broken. */
  declare readonly rule?: string;
  /** The particulars of a refusal, as `check` gives them. */
  declare readonly params?: RefusalParams;
  /** Where in the input the trouble is. */
  declare readonly path?: string;
  /** Which entry of a record failed, from 0. */
  declare readonly entry?: number;
  /** What is wrong with a set-up that is well written and still cannot be played. */
  declare readonly fault?: SetupFault;
  /** Everything that contradicts itself, where a position was to be arranged. */
  declare readonly problems?: Problem[];
  /** The game that is not loaded. */
  declare readonly game?: GameId;

  static {
    // Before the first one is made: the first line of a stack is written when an error is made.
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

/** What an error says, whatever it is. */
export function reason(error: unknown): string {
  try {
    return error instanceof Error ? error.message : String(error);
  } catch {
    return 'an error that cannot be shown';
  }
}
