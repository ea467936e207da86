// The types of the sentences in each language: the compiler reports every missing kind of action, event or refusal.

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

/** The names of one language. Titles are used alone, the others in a sentence: "Town Hall", "town hall". */
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
  /** The follower that a space takes: "knight", "anybody". */
  takes(takes: Takes): string;
  way(path: Path): string;
  /** "waterway Blois–Tours". */
  path(path: Path): string;
}

/** The names that sentences use: of players, and of printed components. */
export interface Say extends Names {
  name(seat: Seat): string;
  /** The event and the amount of an hour-glass tile. */
  hourglass(tile: Hourglass): { happening: Happening; amount: number };
  /** A space by its place and by what it takes: "castle (knight)". */
  space(space: Space): string;
  /** The follower that a space takes, as the end of a sentence: "a trader". */
  wanted(space: Space): string;
  /** The number of rounds, as far as it is known. */
  rounds: number;
  /** An order by its town, its goods and its points. */
  order(order: Order): string;
  /** Goods, or a word for none: "2 × grain, wine". */
  goods(counts: Counts<Good>): string;
  /** The contents of an offer: "2 coins, wine". */
  bundle(bundle: Bundle): string;
  /** A plot without the names of the players: "kidnap the merchant". */
  plot(plot: Plot): string;
}

/** The parts of the position that the sentence of an action needs. */
export interface Now {
  /** The follower on a space. */
  standing(space: Space): string;
  /** The place of the seat's merchant. */
  merchant: string;
  ask: AskKind | undefined;
  /** The follower that it replaces; `undefined` if it stands for itself. */
  as: string | undefined;
  /** The good on the space where a follower is sent; `undefined` if there is none. */
  good: string | undefined;
  /** An amount that is paid or counted: "2 coins", "1 × wine". */
  counted(count: number): string;
}

type Tagged<U, T> = Extract<U, { type: T }>;
type Question = { title: string; hint: string };
/** A sentence for every kind of action, event, question and refusal. Modules have nested kinds of their own. */
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
