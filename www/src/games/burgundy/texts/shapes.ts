// The types of the sentences in each language: the compiler reports every missing kind of action, event or refusal.

import type { Action, Ask, Event, Refusal, Seat } from '../types.js';

/** The names that sentences use: of players and of spaces. */
export interface Say {
  name(seat: Seat): string;
  space(space: number): string;
}

type Tagged<U, T> = Extract<U, { type: T }>;
/** A sentence for every kind of action, event, question and refusal. */
export type ActionTexts = { [T in Action['type']]: (action: Tagged<Action, T>, say: Say) => string };
export type EventTexts = { [T in Event['type']]: (event: Tagged<Event, T>, say: Say) => string | undefined };
export type AskTexts = { [T in Ask['type']]: (ask: Tagged<Ask, T>) => { title: string; hint: string } };
export type RefusalTexts = {
  [C in Refusal['code']]: (params: Extract<Refusal, { code: C }>['params'], say: Say) => string;
};
