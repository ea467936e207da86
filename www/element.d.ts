// <loire-game>: what the element of loire/element has, for whoever embeds it.

import type { Action, Entry, GameId, Legal, LoireError, Record, Score, Setup, State, Turn } from './core.js';

/** What an "action" event tells: an answer that is about to be played. */
export interface ActionDetail {
  seat: number;
  action: Action;
}

/** What a "state" event tells: where the game stands after an answer, an undo, a redo, or when it was opened. */
export interface StateDetail {
  state: State;
  turn: Turn;
  /** Every answer so far, chance's included. */
  entries: Entry[];
}

/** What an "end" event tells. */
export interface EndDetail {
  scores: Score[];
  /** Nothing for a game that began from a position. */
  record: Record | undefined;
}

/** What an "error" event tells: why a game was not opened, or an answer refused. */
export type ErrorDetail = Pick<LoireError, 'code' | 'message' | 'rule' | 'params' | 'path' | 'entry' | 'fault'>;

/** The events of the element. None of them bubbles. */
export interface LoireGameEvents {
  /** Once, after the first picture. */
  ready: CustomEvent<undefined>;
  /** Before an answer is played; `preventDefault()` keeps one that was clicked here from being played. */
  action: CustomEvent<ActionDetail>;
  state: CustomEvent<StateDetail>;
  end: CustomEvent<EndDetail>;
  error: CustomEvent<ErrorDetail>;
}

/** A game on a page: its boards, its actions, its log. Import loire/element, and write `<loire-game>`. */
export class LoireGame extends HTMLElement {
  game: GameId;
  /** How many seats ("3"), or who sits there ("human normal random"). */
  seats: string;
  /** What the players are called; as an attribute with commas in between. */
  names: string[] | undefined;
  edition: string | undefined;
  /** As an attribute with spaces in between. */
  modules: string[] | undefined;
  /** The story that is played, where a game has several: "firstKingdom" or "kingsFavor". */
  scenario: string | undefined;
  /** What deals; the same seed deals the same. */
  seed: string | undefined;
  /** The seat that plays here; the others answer by `play`. Without one, all people play here. */
  seat: number | undefined;
  /** "en", "de" or "fr"; without one, the language of the page around, then the reader's. */
  locale: string | undefined;
  theme: 'light' | 'dark' | 'system';
  /** Which pieces are marked. */
  hints: 'all' | 'targets' | 'none';
  view: 'board' | 'text';
  /** The origins that may talk to the element through the window, with spaces in between. */
  allowedOrigins: string;

  /** Where the game stands; a state that is set is opened. */
  get state(): State | undefined;
  set state(state: State | undefined);
  /** How it came there; nothing for a game that began from a position. A record that is set is opened. */
  get record(): Record | undefined;
  set record(record: Record | undefined);
  /** Who is asked what. */
  get turn(): Turn | undefined;
  /** What those who are asked may do. */
  get legal(): Legal[];
  get scores(): Score[];

  /**
   * Opens a new game; without a set-up, the one of the attributes. True if it was opened; false if it was refused, or
   * is opened later, as its game has to be loaded first ("state" tells).
   */
  newGame(setup?: Setup): boolean;
  /** Opens a state or a record. True if it was opened; false as for a new game. */
  load(from: State | Record): boolean;
  /** Plays an answer of any seat, given as an object or as its notation. True if it was played. */
  play(seat: number, action: Action | string): boolean;
  /** Takes back the last answer, as far as the engine allows. */
  undo(): boolean;
  redo(): boolean;

  addEventListener<K extends keyof LoireGameEvents>(
    type: K,
    listener: (this: LoireGame, event: LoireGameEvents[K]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
}

declare global {
  interface HTMLElementTagNameMap {
    'loire-game': LoireGame;
  }
}
