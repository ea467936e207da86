// Orléans' catalogues, one for each language. The English one is the type of all.

import type { Language, Speaking } from '../../../language.js';
import type { Names } from '../names.js';
import type { Action, Ask, Event, Refusal, Seat, Space } from '../types.js';
import { de } from './de.js';
import { en } from './en.js';
import { fr } from './fr.js';

export type Texts = typeof en;

const TEXTS: Record<Language, Texts> = { en, de, fr };

export const texts = ({ language }: Speaking): Texts => TEXTS[language];

/** What sentences are told with: names of players, and what is printed. */
export interface Say extends Names {
  name(seat: Seat): string;
  /** A space by its place and by what it takes: "castle (knight)". */
  space(space: Space): string;
  /** Whom a space is for, as the end of a sentence: "a trader". */
  wanted(space: Space): string;
}

/** Of an action, what only the position knows. */
export interface Now {
  /** Who stands on a space. */
  standing(space: Space): string;
  /** Where the merchant of the seat stands. */
  merchant: string;
  ask: Ask['type'] | undefined;
  /** Whom a follower stands for, where that is somebody else. */
  as: string | undefined;
}

type Tagged<U, T> = Extract<U, { type: T }>;
/** A sentence for every kind of action, event, question and refusal: the compiler misses none. */
export type ActionTexts = { [T in Action['type']]: (action: Tagged<Action, T>, say: Say, now: Now) => string };
export type EventTexts = { [T in Event['type']]: (event: Tagged<Event, T>, say: Say) => string | undefined };
export type AskTexts = { [T in Ask['type']]: (ask: Tagged<Ask, T>, say: Names) => { title: string; hint: string } };
export type RefusalTexts = { [C in Refusal['code']]: (params: Extract<Refusal, { code: C }>['params'], say: Say) => string };
