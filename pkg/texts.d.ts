// loire/texts: the page's own words, for whoever draws a game without the element.

import type {
  Action,
  Ask,
  BurgundyColour,
  BurgundyGood,
  BurgundyTile,
  Event,
  Refusal,
  StoriesDeed,
  StoriesFollower,
  StoriesGood,
  StoriesPlace,
  StoriesTask,
} from './core.js';

export type Language = 'en' | 'de' | 'fr';

/** What sentences call players and spaces. */
export interface Say {
  /** What a player is called. */
  name(seat: number): string;
  /** A space of a duchy, from 0 to 36, in the middle of a sentence: "space 18". */
  space(space: number): string;
}

type Tagged<U, T> = Extract<U, { type: T }>;

/** What things are called in The Castles of Burgundy, and sentences about what is done, asked and refused. */
export interface BurgundyTexts {
  /** Each tile: its name, the same as the object of a sentence ("a church"), and what it does. */
  tiles: Record<BurgundyTile, { name: string; one: string; about: string }>;
  /** Each colour: what its tiles are called, its spaces, and one of them ("a city space"). */
  colours: Record<BurgundyColour, { name: string; space: string; aSpace: string }>;
  goods: Record<BurgundyGood, string>;
  /** What each question asks, in a title and a sentence. */
  asks: { [T in Ask<'burgundy'>['type']]: (ask: Tagged<Ask<'burgundy'>, T>) => { title: string; hint: string } };
  /** What each answer does. */
  actions: { [T in Action<'burgundy'>['type']]: (action: Tagged<Action<'burgundy'>, T>, say: Say) => string };
  /** What each event tells; nothing where it is not worth a line. */
  events: { [T in Event<'burgundy'>['type']]: (event: Tagged<Event<'burgundy'>, T>, say: Say) => string | undefined };
  /** Why an answer is refused, from the `params` of its code. */
  refusals: {
    [C in Refusal<'burgundy'>['code']]: (
      params: Extract<Refusal<'burgundy'>, { code: C }>['params'],
      say: Say,
    ) => string;
  };
}

/** What things are called in Orléans Stories. */
export interface StoriesTexts {
  places: Record<StoriesPlace, string>;
  deeds: Record<StoriesDeed, string>;
  followers: Record<StoriesFollower, string>;
  goods: Record<StoriesGood, string>;
  technology: string;
  buildings: Record<string, string>;
  lands: Record<string, string>;
  landmarks: Record<string, string>;
  seasons: Record<string, string>;
  tasks: Record<StoriesTask, string>;
}

/** The words of each game; those of Orléans are in `components('orleans')`. */
export interface GameTexts {
  burgundy: BurgundyTexts;
  stories: StoriesTexts;
}

/** The words of a game in a language, fetched when they are first asked for. */
export function texts<G extends keyof GameTexts>(game: G, language: Language): Promise<GameTexts[G]>;
