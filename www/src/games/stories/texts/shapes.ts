// The types of the sentences in each language: the compiler reports every missing kind of action, event or refusal.

import type {
  Action,
  Area,
  Ask,
  Building,
  Condition,
  Deed,
  Destination,
  Effect,
  Event,
  FameBonus,
  Follower,
  Gain,
  Goal,
  Good,
  Landmark,
  Loss,
  Place,
  PrintedDeed,
  PrintedObjective,
  Refusal,
  Seat,
  Space,
  Takes,
  Task,
  Tile,
  Wanted,
  Ware,
} from '../types.js';

/** Names in one language. Titles are used alone, the others in a sentence: "Builder's yard", "builder's yard". */
export interface Names {
  placeTitle(place: Place): string;
  place(place: Place): string;
  deed(deed: Deed): string;
  follower(follower: Follower): string;
  good(good: Good): string;
  ware(ware: Ware): string;
  tile(tile: Tile): string;
  /** The requirement of a field: "farmer", "5 coins", "any follower". */
  wanted(wanted: Wanted): string;
  /** The requirement of a space: "farmer or knight". */
  takes(takes: Takes): string;
  /** "forest 7", "village 6". */
  area(area: Area): string;
  /** An area by its number on the map: "7". */
  number(area: Area): string;
  building(building: Building): string;
  landmark(landmark: Landmark): string;
  task(task: Task): string;
  /** A space by its place and by what it takes: "castle (knight)". */
  space(space: Space): string;
  destination(to: Destination): string;
  epoch(number: number): string;
  objective(objective: PrintedObjective): string;
}

/** The names that sentences use: of players, and of printed components. */
export interface Say extends Names {
  name(seat: Seat): string;
  /** The price of a good on the market, for buying and selling. */
  price(good: Good): number;
  /** The fame for the delivery of a good. */
  delivery(good: Good): number;
  /** The effect of a place. */
  effect(place: Extract<Action, { type: 'use' }>['place']): Effect;
  /** The epoch that the asked player would enter next. */
  next: string;
}

/** The parts of the position that the sentence of an action needs. */
export interface Now {
  ask: Ask | undefined;
  /** The tile on a space, of the asked player or of another seat. */
  standing(space: Space, seat?: Seat): string;
  /** The requirement of a task's field. */
  field(task: Extract<Action, { type: 'strikeField' }>['task'], field: number): string;
}

type Tagged<U, T> = Extract<U, { type: T }>;
/** A sentence for every kind of action, event, question, refusal, effect and the like. */
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
/** The objectives that are judged at the end of a year; objectives that are sent have names of their own. */
export type GoalTexts = {
  [T in Exclude<Goal['type'], 'dispatch'>]: (
    goal: Tagged<Goal, T>,
    say: { building(building: Building): string; landmark(landmark: Landmark): string },
  ) => string;
};
