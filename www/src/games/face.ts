// What the page needs to know of a game to show it: its words and its drawings. Never what is legal.

import type { SVGTemplateResult, TemplateResult } from 'lit';

import type { Pieces } from '../elements/piece.js';
import type { Action, Ask, Event, GameId, Games, Refusal, Seat } from '../engine.js';
import type { Speaking } from '../language.js';
import type { Store } from '../store.js';

/** A question as a heading and a hint. */
export interface Question {
  title: string;
  hint: string;
}

/** A line of the log, and how many events are told with it. */
export interface Line {
  text: string;
  upTo: number;
}

/** What the engine's names are called; a name that is missing here is shown as the engine spells it. */
export interface Words {
  /** Sources of points and resources. */
  numbers: Record<string, string>;
  /** The resources that the button of an action counts, as one and as several. */
  counted: Record<string, [one: string, more: string]>;
  /** What decides between equal totals. */
  ties: Record<string, { more: string; fewer: string }>;
  /**
   * Editions, modules, scenarios, options and the values of options, with a sentence on what they do; "modules" is the
   * box they come in.
   */
  setup: Record<string, { title: string; about?: string }>;
  /** What an action that reveals something says about it. */
  reveals: string;
}

/** A step of the introduction: which board is shown, and the pieces it points at by how their names begin. */
export interface IntroStep {
  id: string;
  show: 'board' | 'own';
  marks: readonly string[];
}

/** A game's face. */
export interface GameFace<G extends GameId = GameId> {
  /** What the game is called, and one sentence on it. */
  title(speaking: Speaking): string;
  pitch(speaking: Speaking): string;
  words(speaking: Speaking): Words;

  /** The five-minute introduction, each step with its words. */
  introduction(speaking: Speaking): (IntroStep & { title: string; text: string })[];

  question(ask: Ask<G>, store: Store<G>): Question;
  /** The heading an action is listed under. */
  group(action: Action<G>, store: Store<G>): string;
  /** What the button of an action says. */
  label(action: Action<G>, store: Store<G>): string;
  /** Is this action played as soon as all its pieces are clicked? Only asked of what undo takes back. */
  atOnce(action: Action<G>): boolean;
  /** Why an action is refused. */
  refusal(refusal: Refusal<G>, store: Store<G>): string;
  /** What a click on a piece selects. */
  pieceName(store: Store<G>, piece: string): string;
  /** What newcomers want to know of a piece. */
  pieceAbout(store: Store<G>, piece: string): string | undefined;
  /** What happened, as lines of the log. */
  lines(events: readonly Event<G>[], store: Store<G>): Line[];
  /** The round an event begins, as it is written on the chart of scores; nothing for other events. */
  roundOf(event: Event<G>, position: Games[G]['position']): string | undefined;
  /** Where the game stands: "phase B, round 3". */
  progress(store: Store<G>): string;

  /** A small picture of the game, in a box of 120 by 80. */
  picture(): SVGTemplateResult;
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
