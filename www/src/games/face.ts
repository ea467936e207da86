// What the page needs to know of a game to show it: its words and its drawings. Never what is legal.

import type { TemplateResult } from 'lit';

import type { Pieces } from '../elements/piece.js';
import type { Action, Ask, Event, GameId, Refusal, Seat } from '../engine.js';
import type { Store } from '../store.js';

/** A question as a heading and a hint. */
export interface Question {
  title: string;
  hint: string;
}

/** What the engine's names are called; a name that is missing here is shown as the engine spells it. */
export interface Words {
  /** Sources of points and resources. */
  numbers: Record<string, string>;
  /** The resources that the button of an action counts, as one and as several. */
  counted: Record<string, [one: string, more: string]>;
  /** What decides between equal totals. */
  ties: Record<string, { more: string; fewer: string }>;
  /** Editions, modules, scenarios, options and the values of options. */
  setup: Record<string, string>;
  /** What an action that reveals something says about it. */
  reveals: string;
}

/** A game's face. */
export interface GameFace<G extends GameId = GameId> {
  words: Words;

  question(ask: Ask<G>, store: Store<G>): Question;
  /** The heading an action is listed under. */
  group(action: Action<G>, store: Store<G>): string;
  /** What the button of an action says. */
  label(action: Action<G>, store: Store<G>): string;
  /** Is this action played as soon as all its pieces are clicked? Only asked of what undo takes back. */
  atOnce(action: Action<G>): boolean;
  /** Why an action is refused; without this, the engine's own sentence is shown. */
  refusal?(refusal: Refusal<G>): string;
  /** What a click on a piece selects. */
  pieceName(store: Store<G>, piece: string): string;
  /** What newcomers want to know of a piece. */
  pieceAbout(store: Store<G>, piece: string): string | undefined;
  /** What happened, as lines of the log. */
  lines(events: readonly Event<G>[], name: (seat: Seat) => string): string[];

  /** The board that all seats share. */
  board(store: Store<G>, pieces: Pieces): TemplateResult;
  /** What else lies there, below the board: round, turn order and the like. */
  status(store: Store<G>): TemplateResult;
  /** A seat's own board, under a heading that is already there. */
  playerBoard(store: Store<G>, pieces: Pieces, seat: Seat): TemplateResult;
  /** What the components do, for newcomers. */
  legend(store: Store<G>): TemplateResult;

  /** The shared board with its status as text; both name the same pieces as the drawings. */
  textBoard(store: Store<G>, pieces: Pieces): TemplateResult;
  /** A seat's own board as text. */
  textPlayer(store: Store<G>, pieces: Pieces, seat: Seat): TemplateResult;
}
