// The catalogue of Orléans Stories. The English words are the type of all.

import { Catalogue } from '../../../i18n/catalogue.js';
import type { Names } from '../names.js';
import type {
  Action,
  Ask,
  Building,
  Condition,
  Effect,
  Event,
  FameBonus,
  Gain,
  Goal,
  Good,
  Landmark,
  Loss,
  PrintedDeed,
  Refusal,
  Seat,
  Space,
} from '../types.js';
import type { en } from './en.js';

export type Texts = typeof en;

export const catalogue = new Catalogue<Texts>({
  en: async () => (await import('./en.js')).en,
  de: async () => (await import('./de.js')).de,
  fr: async () => (await import('./fr.js')).fr,
});

export const texts = catalogue.in;

/** What sentences are told with: names of players, and what is printed. */
export interface Say extends Names {
  name(seat: Seat): string;
  /** What a good costs and brings on the market. */
  price(good: Good): number;
  /** The fame for a good that is delivered. */
  delivery(good: Good): number;
  /** What a place does. */
  effect(place: Extract<Action, { type: 'use' }>['place']): Effect;
  /** The epoch that whoever is asked would enter next. */
  next: string;
}

/** What the sentence of an action needs to know of the position. */
export interface Now {
  ask: Ask | undefined;
  /** What lies on a space, of whoever is asked or of another seat. */
  standing(space: Space, seat?: Seat): string;
  /** What a field of a task asks for. */
  field(task: Extract<Action, { type: 'strikeField' }>['task'], field: number): string;
}

type Tagged<U, T> = Extract<U, { type: T }>;
/** A sentence for every kind of action, event, question, refusal, effect and the like: the compiler misses none. */
export type ActionTexts = { [T in Action['type']]: (action: Tagged<Action, T>, say: Say, now: Now) => string };
export type EventTexts = { [T in Event['type']]: (event: Tagged<Event, T>, say: Say) => string | undefined };
export type AskTexts = { [T in Ask['type']]: (ask: Tagged<Ask, T>, say: Say) => { title: string; hint: string } };
export type RefusalTexts = {
  [C in Refusal['code']]: (params: Extract<Refusal, { code: C }>['params'], say: Say) => string;
};
export type EffectTexts = { [T in Effect['type']]: (effect: Tagged<Effect, T>, say: Names) => string };
export type BonusTexts = { [T in PrintedDeed['bonus']['type']]: (bonus: Tagged<PrintedDeed['bonus'], T>) => string };
export type FameTexts = { [T in FameBonus['type']]: (bonus: Tagged<FameBonus, T>, say: Names) => string };
export type GainTexts = { [T in Gain['type']]: (gain: Tagged<Gain, T>) => string };
export type LossTexts = { [T in Loss['type']]: (loss: Tagged<Loss, T>) => string };
export type ConditionTexts = { [T in Condition['type']]: (condition: Tagged<Condition, T>, say: Names) => string };
/** What is judged at the end of a year; what is sent has a name of its own. */
export type GoalTexts = {
  [T in Exclude<Goal['type'], 'dispatch'>]: (
    goal: Tagged<Goal, T>,
    say: { building(building: Building): string; landmark(landmark: Landmark): string },
  ) => string;
};
