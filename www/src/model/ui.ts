// The selection and view state of a table: one plain object, replaced on every change.

import type { GameId, Legal, LoireError, Seat } from '../engine/index.js';
import type { Language } from '../i18n/language.js';
import type { Hints } from './highlight.js';
import { USUAL, type Ways } from './preferences.js';

/** Why an answer was refused. */
export interface Refusal {
  rule?: string;
  message: string;
  /** The engine's error. */
  error?: LoireError;
}

export interface Ui<G extends GameId = GameId> {
  /** The viewed moment; `undefined` for now. */
  readonly at: number | undefined;
  /** The pieces that were clicked; only actions that touch all of them are offered. */
  readonly selected: readonly string[];
  /**
   * A chosen action of the current seat that reveals something: it waits until the player confirms it, since nothing
   * can be taken back after it.
   */
  readonly pending: Legal<G> | undefined;
  readonly refusal: Refusal | undefined;
  /** The seat that answered last here and may still take it back: no other seat continues until it ends its turn. */
  readonly held: Seat | undefined;
  /** The seat that answers when several are asked at once: this one, or the next one clockwise. */
  readonly answering: Seat | undefined;
  /** The seat whose board is large: the one asked here; while others are asked, the one asked here last. */
  readonly mine: Seat;
  readonly language: Language;
  readonly hints: Hints;
  readonly ways: Ways;
}

export const NOTHING_OPEN: Ui = {
  at: undefined,
  selected: [],
  pending: undefined,
  refusal: undefined,
  held: undefined,
  answering: undefined,
  mine: 0,
  language: 'en',
  hints: 'all',
  ways: USUAL,
};
