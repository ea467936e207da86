import type { ErrorDetails, SetupFault } from './types.js';

/** Every refusal and every bad input is one of these. */
export class LoireError extends Error {
  /** What kind of trouble, for programs. */
  readonly code: string;
  /** The ledger id of the rule that was broken. */
  declare readonly rule?: string;
  /** Where in the input the trouble is. */
  declare readonly path?: string;
  /** Which entry of a record failed, from 0. */
  declare readonly entry?: number;
  /** What is wrong with a set-up that is well written and still cannot be played. */
  declare readonly fault?: SetupFault;

  constructor(details: ErrorDetails) {
    super(details.message);
    this.name = 'LoireError';
    this.code = details.code;
    if (details.rule !== undefined) this.rule = details.rule;
    if (details.path !== undefined) this.path = details.path;
    if (details.entry !== undefined) this.entry = details.entry;
    if (details.fault !== undefined) this.fault = details.fault;
  }
}
