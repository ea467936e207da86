// The interface of a game to the page: its texts and its drawings, without any rules.

import type { SVGTemplateResult, TemplateResult } from 'lit';

import type { Pieces } from '../view/board/piece.js';
import type { Action, Ask, Event, GameId, Games, Legal, Moment, Refusal, Seat, Seen } from '../engine/index.js';
import type { Speaking } from '../i18n/language.js';
import type { Drawings } from '../art/sheet.js';

/** A question as a heading and a hint. */
export interface Question {
  title: string;
  hint: string;
}

/** A line of the log, and the number of its events. */
export interface Line {
  text: string;
  upTo: number;
}

/** A begun round, by its short name and the event that began it. */
export interface Round {
  name: string;
  event: number;
}

/** The texts for the engine's names; a missing name is shown as the engine spells it. */
export interface Words {
  /** Sources of points, and resources. */
  numbers: Record<string, string>;
  /** The resources counted on an action's button, in singular and plural. */
  counted: Record<string, [one: string, more: string]>;
  /** The tie breakers. */
  ties: Record<string, { more: string; fewer: string }>;
  /** The note on an action that reveals something. */
  reveals: string;
}

/** The texts that are needed before the engine is loaded. */
export interface CoverTexts {
  /** The name of the game, and one sentence about it. */
  title: string;
  pitch: string;
  /**
   * Names of editions, modules, scenarios, options and values of options, with a sentence about their effect; "modules"
   * is the name of the expansion with the modules.
   */
  setup: Record<string, { title: string; about?: string }>;
}

/** The parts of a game that are shown before its engine is loaded: small, and without calls of the engine. */
export interface GameCover {
  about(speaking: Speaking): CoverTexts;
  /** A small picture of the game, in a box of 120 by 80. */
  picture(): SVGTemplateResult;
  /** The drawings that its pictures use by reference: those of the cover, or of the whole game. */
  drawings: Drawings;
}

/** A step of the introduction: the shown board, and the highlighted pieces by the prefix of their ids. */
export interface IntroStep {
  id: string;
  show: 'board' | 'own';
  marks: readonly string[];
}

/** A part of the common boards, as the table lays it out. */
export interface BoardPart {
  id: string;
  /** The title of its tab, if it has one. */
  title: string;
  /**
   * A "board" is always visible; each has the area of its name in the game's styles. The panels share one place, behind
   * tabs; the first of them stays visible where there is room.
   */
  place: 'board' | 'panel';
  /** Does a piece lie on this part? A panel opens by itself when one of its pieces goes with the selection. */
  holds(piece: string): boolean;
  drawn: unknown;
}

/** A part of the player aid: a scale of values, or rows. All its data come from the engine. */
export interface AidPart {
  title: string;
  note?: string;
  scale?: { head: string; value: string; now?: boolean }[];
  rows?: AidRow[];
}

export interface AidRow {
  /** In a box of 40 by 40. */
  sign?: SVGTemplateResult;
  words: string;
  value?: string;
  done?: boolean;
}

/** The data of boards and texts: the shown state of the table, its players and the selection. */
export interface Shown<G extends GameId = GameId> extends Speaking, EventTarget {
  readonly face: GameFace<G>;
  readonly look: Seen<G>;
  /** The viewed moment; `undefined` for now. */
  readonly at: number | undefined;
  readonly events: readonly Event<G>[];
  readonly moments: readonly Moment[];
  readonly selected: readonly string[];
  /** The legal actions of the current seat, and those that touch every selected piece. */
  readonly legal: readonly Legal<G>[];
  readonly narrowed: readonly Legal<G>[];
  readonly current: { seat: Seat; ask: Ask<G> } | undefined;
  readonly seats: readonly Seat[];
  /** By seat. */
  readonly names: readonly string[];
  /** The seat whose board is large. */
  readonly mine: Seat;
  /** Does a player answer for this seat here, by clicks and keys? */
  isHere(seat: number): boolean;
  name(seat: number): string;
}

/** The view of a game. */
export interface GameFace<G extends GameId = GameId> extends GameCover {
  words(speaking: Speaking): Words;

  /** The set-up of the introduction's table, besides game and seats. */
  sample?: Partial<Games[G]['setup']>;
  /** The steps of the five-minute introduction, with their texts. */
  introduction(speaking: Speaking): (IntroStep & { title: string; text: string })[];

  question(ask: Ask<G>, session: Shown<G>): Question;
  /** The heading of an action in the list. */
  group(action: Action<G>, session: Shown<G>): string;
  /** The text of an action's button. */
  label(action: Action<G>, session: Shown<G>): string;
  /**
   * The prefix of the ids of the spaces that a double click on a piece fills while planning: those of a place.
   * `undefined` for other pieces.
   */
  fills?(piece: string): string | undefined;
  /**
   * Is this piece only a means, like a die? If only the means is left to choose, the cheapest is used automatically.
   */
  isMeans?(piece: string): boolean;
  /** The next step as text, while pieces are selected; `undefined` if the hint of the question is enough. */
  next?(session: Shown<G>): string | undefined;
  /** Does this action only end a turn or a plan? It has a button and a key of its own. */
  ends?(action: Action<G>): boolean;
  /**
   * The actions that a click on an unavailable piece may have meant, in notation, the likeliest first: the engine
   * explains why they are refused.
   */
  wishes(piece: string, session: Shown<G>): string[];
  /**
   * The same for a piece that is clicked while others are selected, if they belong together, like a die and a tile.
   * Empty if the click can only mean another choice.
   */
  jointWishes?(piece: string, session: Shown<G>): string[];
  /** Does every action that reveals something end the turn? Then its button says so. */
  isEndedByReveal?: boolean;
  /** The reason why an action is refused. */
  refusal(refusal: Refusal<G>, session: Shown<G>): string;
  /** What a click on a piece selects. */
  pieceName(session: Shown<G>, piece: string): string;
  /** An explanation of a piece for new players; `undefined` if it needs none. */
  pieceAbout(session: Shown<G>, piece: string): string | undefined;
  /** The events as lines of the log. */
  lines(events: readonly Event<G>[], session: Shown<G>): Line[];
  /** A picture of an event, in a box of 40 by 40; `undefined` for events without one. */
  sign?(event: Event<G>, session: Shown<G>): SVGTemplateResult | undefined;
  /** The begun rounds with their labels on the chart of scores, each with the number of its event. */
  rounds(events: readonly Event<G>[]): Round[];
  /** The progress of the game: "phase B, round 3". */
  progress(session: Shown<G>): string;
  /** The count beside a player's name, if it is not points. */
  tally?(session: Shown<G>, seat: Seat): { value: string; unit: string } | undefined;
  /** A player's result at the end, if points do not express it. */
  result?(session: Shown<G>, seat: Seat): string | undefined;
  /** The story of the game: a seal, and a banner at each turning point. */
  tale?(session: Shown<G>): TemplateResult;

  /** The common boards, part by part. */
  parts(session: Shown<G>, pieces: Pieces): BoardPart[];
  /** The rest of the common boards: round, turn order and the like. */
  status(session: Shown<G>): TemplateResult;
  /** A seat's own board, large, with everything needed to decide. */
  playerBoard(session: Shown<G>, pieces: Pieces, seat: Seat): TemplateResult;
  /** The same at a glance, for the boards that are not large: live, but without text. */
  smallBoard(session: Shown<G>, pieces: Pieces, seat: Seat): TemplateResult;
  /** The board by which a player recognizes a game: its picture among the saved games. */
  portrait(session: Shown<G>, pieces: Pieces): TemplateResult;
  /** Values and remaining goals, for the seat whose board is large. */
  aid(session: Shown<G>): AidPart[];
  /** The effects of the components, for new players. */
  legend(session: Shown<G>): TemplateResult;

  /** The common boards and the status as text; pieces have the same names as in the drawings. */
  textBoard(session: Shown<G>, pieces: Pieces): TemplateResult;
  /** A seat's own board as text. */
  textPlayer(session: Shown<G>, pieces: Pieces, seat: Seat): TemplateResult;
}
