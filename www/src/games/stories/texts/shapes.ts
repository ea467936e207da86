// What the sentences of each language are made with: the compiler misses no kind of action, event or refusal.

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

/** Names in one language. Titles stand alone, the others in a sentence: "Builder's yard", "builder's yard". */
export interface Names {
  placeTitle(place: Place): string;
  place(place: Place): string;
  deed(deed: Deed): string;
  follower(follower: Follower): string;
  good(good: Good): string;
  ware(ware: Ware): string;
  tile(tile: Tile): string;
  /** What a field asks for: "farmer", "5 coins", "any follower". */
  wanted(wanted: Wanted): string;
  /** Whom or what a space takes: "farmer or knight". */
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

/** What sentences are made with: names of players, and what is printed. */
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
