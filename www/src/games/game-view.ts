// What the page needs to know of a game to show it: its words and its drawings. Never what is legal.

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

/** A line of the log, and how many events are told with it. */
export interface Line {
  text: string;
  upTo: number;
}

/** A round that has begun, by its short name and the event that told so. */
export interface Round {
  name: string;
  event: number;
}

/** What the engine's names are called; a name that is missing here is shown as the engine spells it. */
export interface Words {
  /** Sources of points and resources. */
  numbers: Record<string, string>;
  /** The resources that the button of an action counts, as one and as several. */
  counted: Record<string, [one: string, more: string]>;
  /** What decides between equal totals. */
  ties: Record<string, { more: string; fewer: string }>;
  /** What an action that reveals something says about it. */
  reveals: string;
}

/** What is read before the game is there. */
export interface CoverTexts {
  /** What the game is called, and one sentence on it. */
  title: string;
  pitch: string;
  /**
   * Editions, modules, scenarios, options and the values of options, with a sentence on what they do; "modules" is the
   * box they come in.
   */
  setup: Record<string, { title: string; about?: string }>;
}

/** What is shown of a game before it is there: it asks no engine, and is small. */
export interface GameCover {
  about(speaking: Speaking): CoverTexts;
  /** A small picture of the game, in a box of 120 by 80. */
  picture(): SVGTemplateResult;
  /** What its pictures are made of, by reference: those on the cover, or all of the game. */
  drawings: Drawings;
}

/** A step of the introduction: which board is shown, and the pieces it points at by how their names begin. */
export interface IntroStep {
  id: string;
  show: 'board' | 'own';
  marks: readonly string[];
}

/** A part of what all seats share, as the table lays it out. */
export interface BoardPart {
  id: string;
  /** What the tab says, where it is one. */
  title: string;
  /**
   * "board" is always in sight; each has the area of its name in the game's styles. The panels share one place, behind
   * tabs; the first of them stays in sight where there is room.
   */
  place: 'board' | 'panel';
  /** Which pieces lie here: a panel opens by itself when one of them goes with the selection. */
  holds(piece: string): boolean;
  drawn: unknown;
}

/** A part of the player aid: a scale of values, or rows. Everything in it comes from the engine. */
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

/** What boards and words are made from: the table as it is shown, its players, and what is selected. */
export interface Shown<G extends GameId = GameId> extends Speaking, EventTarget {
  readonly face: GameFace<G>;
  readonly look: Seen<G>;
  /** The moment that is looked at; `undefined` for now. */
  readonly at: number | undefined;
  readonly events: readonly Event<G>[];
  readonly moments: readonly Moment[];
  readonly selected: readonly string[];
  /** What the current seat may do, and what of that touches every selected piece. */
  readonly legal: readonly Legal<G>[];
  readonly narrowed: readonly Legal<G>[];
  readonly current: { seat: Seat; ask: Ask<G> } | undefined;
  readonly seats: readonly Seat[];
  /** By seat. */
  readonly names: readonly string[];
  /** Whose board is large. */
  readonly mine: Seat;
  /** Does this seat answer here, by clicks and keys? */
  isHere(seat: number): boolean;
  name(seat: number): string;
}

/** A game's face. */
export interface GameFace<G extends GameId = GameId> extends GameCover {
  words(speaking: Speaking): Words;

  /** What a set-up must say besides game and seats, for the table of the introduction. */
  sample?: Partial<Games[G]['setup']>;
  /** The five-minute introduction, each step with its words. */
  introduction(speaking: Speaking): (IntroStep & { title: string; text: string })[];

  question(ask: Ask<G>, session: Shown<G>): Question;
  /** The heading an action is listed under. */
  group(action: Action<G>, session: Shown<G>): string;
  /** What the button of an action says. */
  label(action: Action<G>, session: Shown<G>): string;
  /** How the names of the spaces begin that a double click on a piece fills while planning: those of a place. */
  fills?(piece: string): string | undefined;
  /**
   * Is this piece only a means, like a die? Where all that is left to choose is the means, the cheapest is taken by
   * itself.
   */
  isMeans?(piece: string): boolean;
  /** The next step in words, while pieces are selected; nothing, where the hint of the question says it. */
  next?(session: Shown<G>): string | undefined;
  /** Does this action do nothing but end a turn, or a plan? It has a button and a key of its own. */
  ends?(action: Action<G>): boolean;
  /**
   * What somebody may want who clicks a piece that nothing can be done with, in notation, the likeliest first: the
   * engine says why not.
   */
  wishes(piece: string, session: Shown<G>): string[];
  /**
   * The same for a piece that is clicked while others are selected, where these belong together: a die and a tile.
   * None, where the click can only mean another choice.
   */
  jointWishes?(piece: string, session: Shown<G>): string[];
  /** Does whatever reveals something here end the turn? Then the button of such an action says so. */
  isEndedByReveal?: boolean;
  /** Why an action is refused. */
  refusal(refusal: Refusal<G>, session: Shown<G>): string;
  /** What a click on a piece selects. */
  pieceName(session: Shown<G>, piece: string): string;
  /** What newcomers want to know of a piece. */
  pieceAbout(session: Shown<G>, piece: string): string | undefined;
  /** What happened, as lines of the log. */
  lines(events: readonly Event<G>[], session: Shown<G>): Line[];
  /** A picture of what happened, in a box of 40 by 40; nothing for what needs none. */
  sign?(event: Event<G>, session: Shown<G>): SVGTemplateResult | undefined;
  /** The rounds that have begun, as they are written on the chart of scores, each with the number of its event. */
  rounds(events: readonly Event<G>[]): Round[];
  /** Where the game stands: "phase B, round 3". */
  progress(session: Shown<G>): string;
  /** What is counted beside a player's name, where it is not points. */
  tally?(session: Shown<G>, seat: Seat): { value: string; unit: string } | undefined;
  /** What a player has achieved in the end, where points do not say it. */
  result?(session: Shown<G>, seat: Seat): string | undefined;
  /** The story that the game tells: a seal, and a banner at each turning point. */
  tale?(session: Shown<G>): TemplateResult;

  /** What all seats share, part by part. */
  parts(session: Shown<G>, pieces: Pieces): BoardPart[];
  /** What else lies there: round, turn order and the like. */
  status(session: Shown<G>): TemplateResult;
  /** A seat's own board, large: everything that seat decides with. */
  playerBoard(session: Shown<G>, pieces: Pieces, seat: Seat): TemplateResult;
  /** The same at a glance, for whoever is not looked at just now: live, but without words. */
  smallBoard(session: Shown<G>, pieces: Pieces, seat: Seat): TemplateResult;
  /** The board by which a player knows a game again: for its picture among the saved games. */
  portrait(session: Shown<G>, pieces: Pieces): TemplateResult;
  /** What things are worth and what is still wanted, for the seat whose board is large. */
  aid(session: Shown<G>): AidPart[];
  /** What the components do, for newcomers. */
  legend(session: Shown<G>): TemplateResult;

  /** The shared board with its status as text; both name the same pieces as the drawings. */
  textBoard(session: Shown<G>, pieces: Pieces): TemplateResult;
  /** A seat's own board as text. */
  textPlayer(session: Shown<G>, pieces: Pieces, seat: Seat): TemplateResult;
}
