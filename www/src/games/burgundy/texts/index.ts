// Burgundy's catalogue. The English words are the type of all.

import { Catalogue } from '../../../i18n/catalogue.js';
import type { Action, Ask, Event, Refusal, Seat } from '../types.js';
import type { en } from './en.js';

export type Texts = typeof en;

export const catalogue = new Catalogue<Texts>({
  en: async () => (await import('./en.js')).en,
  de: async () => (await import('./de.js')).de,
  fr: async () => (await import('./fr.js')).fr,
});

export const texts = catalogue.in;

/** What sentences are told with: names of players and of spaces. */
export interface Say {
  name(seat: Seat): string;
  space(space: number): string;
}

type Tagged<U, T> = Extract<U, { type: T }>;
/** A sentence for every kind of action, event, question and refusal: the compiler misses none. */
export type ActionTexts = { [T in Action['type']]: (action: Tagged<Action, T>, say: Say) => string };
export type EventTexts = { [T in Event['type']]: (event: Tagged<Event, T>, say: Say) => string | undefined };
export type AskTexts = { [T in Ask['type']]: (ask: Tagged<Ask, T>) => { title: string; hint: string } };
export type RefusalTexts = {
  [C in Refusal['code']]: (params: Extract<Refusal, { code: C }>['params'], say: Say) => string;
};
