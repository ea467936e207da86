// What is selected and open at a table, and how the player likes it shown: one plain object, replaced by every change.

import type { GameId, Legal, LoireError, Seat } from '../engine/index.js';
import type { Language } from '../i18n/language.js';
import type { Hints } from './highlight.js';
import { USUAL, type Ways } from './preferences.js';

/** Why an answer was refused. */
export interface Refusal {
  rule?: string;
  message: string;
  /** What the engine says of it. */
  error?: LoireError;
}

export interface Ui<G extends GameId = GameId> {
  /** Which of the moments is looked at; `undefined` for now. */
  readonly at: number | undefined;
  /** The pieces that were clicked; only actions that touch all of them are offered. */
  readonly selected: readonly string[];
  /**
   * An action of the current seat that was chosen and reveals something: it waits until that seat says that it is done,
   * since nothing can be taken back after it.
   */
  readonly pending: Legal<G> | undefined;
  readonly refusal: Refusal | undefined;
  /** Who has answered last here and may still take it back: no other seat goes on until that seat ends its turn. */
  readonly held: Seat | undefined;
  /** Who answers when several seats are asked at once: this one, or the next one clockwise. */
  readonly answering: Seat | undefined;
  /** Whose board is large: the seat that is asked here; while others are asked, the one that was asked here last. */
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
