// What the sentences of each language are made with: the compiler misses no kind of action, event or refusal.

import type {
  Action,
  Answer,
  Ask,
  AskKind,
  Bundle,
  Civic,
  Counts,
  Deed,
  Event,
  Follower,
  Good,
  Happening,
  Hourglass,
  InnerAsk,
  InnerEvent,
  Keeper,
  Order,
  Path,
  Place,
  Plot,
  Refusal,
  Role,
  Seat,
  Space,
  Takes,
  Town,
} from '../types.js';

/** The names of one language. Titles stand alone, the others in a sentence: "Town Hall", "town hall". */
export interface Names {
  placeTitle(place: Place): string;
  place(place: Place): string;
  placeOfSpace(space: Space): Place;
  deedTitle(deed: Deed): string;
  civicTitle(civic: Civic): string;
  roleTitle(role: Role): string;
  role(role: Role): string;
  good(good: Good): string;
  happeningTitle(happening: Happening): string;
  hourglassTitle(tile: Hourglass): string;
  town(town: Town): string;
  /** "own farmer", "knight". */
  follower(follower: Follower): string;
  /** Whom a space wants: "knight", "anybody". */
  takes(takes: Takes): string;
  way(path: Path): string;
  /** "waterway Blois–Tours". */
  path(path: Path): string;
}

/** What sentences are made with: names of players, and what is printed. */
export interface Say extends Names {
  name(seat: Seat): string;
  /** What an hour-glass tile brings, and how much. */
  hourglass(tile: Hourglass): { happening: Happening; amount: number };
  /** A space by its place and by what it takes: "castle (knight)". */
  space(space: Space): string;
  /** Whom a space is for, as the end of a sentence: "a trader". */
  wanted(space: Space): string;
  /** How many rounds there are, as far as is known. */
  rounds: number;
  /** An order by its town, its goods and its points. */
  order(order: Order): string;
  /** Goods, or nothing at all: "2 × grain, wine". */
  goods(counts: Counts<Good>): string;
  /** What is offered: "2 coins, wine". */
  bundle(bundle: Bundle): string;
  /** What somebody plots against somebody, without their names: "kidnap the merchant". */
  plot(plot: Plot): string;
}

/** What the sentence of an action needs to know of the position. */
export interface Now {
  /** Who stands on a space. */
  standing(space: Space): string;
  /** Where the merchant of the seat stands. */
  merchant: string;
  ask: AskKind | undefined;
  /** Whom a follower stands for, where that is somebody else. */
  as: string | undefined;
  /** The good that lies where a follower is sent. */
  good: string | undefined;
  /** So much of what is counted out: "2 coins", "1 × wine". */
  counted(count: number): string;
}

type Tagged<U, T> = Extract<U, { type: T }>;
type Question = { title: string; hint: string };
/**
 * A sentence for every kind of action, event, question and refusal: the compiler misses none. Modules have kinds of
 * their own inside.
 */
export type ActionTexts = {
  [T in Exclude<Action['type'], Keeper>]: (action: Tagged<Action, T>, say: Say, now: Now) => string;
} & {
  [M in Keeper]: { [T in Answer<M>['type']]: (answer: Tagged<Answer<M>, T>, say: Say, now: Now) => string };
};
export type EventTexts = {
  [T in Exclude<Event['type'], Keeper>]: (event: Tagged<Event, T>, say: Say) => string | undefined;
} & {
  [M in Keeper]: { [T in InnerEvent<M>['type']]: (event: Tagged<InnerEvent<M>, T>, say: Say) => string | undefined };
};
export type AskTexts = { [T in Exclude<Ask['type'], Keeper>]: (ask: Tagged<Ask, T>, say: Say) => Question } & {
  [M in Keeper]: { [T in InnerAsk<M>['type']]: (ask: Tagged<InnerAsk<M>, T>, say: Say) => Question };
};
export type RefusalTexts = {
  [C in Refusal['code']]: (params: Extract<Refusal, { code: C }>['params'], say: Say) => string;
};
export type PlotTexts = { [T in Plot['type']]: (plot: Tagged<Plot, T>, say: Say) => string };

/** The parts that Trade & Intrigue adds to them. */
export type TradeActionTexts = Pick<ActionTexts, 'move' | 'deliver' | 'barter' | 'shieldWith' | 'dispatch' | Keeper>;
export type TradeEventTexts = Pick<
  EventTexts,
  'orderRevealed' | 'orderDelivered' | 'goodStored' | 'bartered' | 'followerDispatched' | 'civicCompleted' | Keeper
>;
export type TradeAskTexts = Pick<AskTexts, 'deliver' | 'dispatchMore' | Keeper>;
export type TradeRefusal =
  | 'stopped'
  | 'sentTogether'
  | 'noSuchSpace'
  | 'civicTaken'
  | 'likeAnother'
  | 'orderNotOpen'
  | 'goodsShort'
  | 'notStored'
  | 'notForHire'
  | 'notTaught'
  | 'stepsDone'
  | 'notTheRecruit'
  | 'lessWouldDo'
  | 'mustGiveEnough'
  | 'outOfOrder'
  | 'mustPlot'
  | 'notItsPlot'
  | 'noOpponent'
  | 'notThatGood'
  | 'sameGood'
  | 'noStationThere'
  | 'noTechnologyThere'
  | 'notOnBoard'
  | 'notAhead'
  | 'notOnList'
  | 'overBid'
  | 'emptyBribe';
export type TradeRefusalTexts = Pick<RefusalTexts, TradeRefusal>;
