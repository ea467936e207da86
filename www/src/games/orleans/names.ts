// What things are called: as printed, in the language asked for.

import { printed } from '../../engine.js';
import type { Language, Speaking } from '../../language.js';
import { texts } from './texts/index.js';
import type { Civic, Counts, Deed, Follower, Good, Happening, Path, Place, PrintedPlace, Role, Setup, Space, Takes, Town, Track } from './types.js';

const orleans = () => printed('orleans');

/** In the order of the box. */
export const roles = (): Role[] => orleans().roles.map(({ id }) => id);
export const goods = (): Good[] => orleans().goods.map(({ id }) => id);
export const TRACKS: readonly Track[] = ['farmer', 'boatman', 'craftsman', 'trader', 'knight', 'scholar'];
const OWN = { ownFarmer: 'farmer', ownBoatman: 'boatman', ownCraftsman: 'craftsman', ownTrader: 'trader' } as const;
const OWN_KINDS = Object.keys(OWN) as (keyof typeof OWN)[];

export const isOwn = (follower: Follower): follower is keyof typeof OWN => follower in OWN;
export const roleOf = (follower: Follower): Role => (isOwn(follower) ? OWN[follower] : follower);
/** The kinds of followers there are, own ones first. */
export const followers = (): Follower[] => [...OWN_KINDS, ...roles()];
/** The kinds that are there at all. */
export const present = (counts: Counts<Follower>): Follower[] => followers().filter((kind) => counts[kind]);
export const total = (counts: Counts<string>): number => Object.values(counts).reduce<number>((sum, count) => sum + (count ?? 0), 0);

export const deedOf = (deed: Deed) => orleans().deeds.find(({ id }) => id === deed)!;
export const pathOf = (path: Path) => orleans().paths.find(({ id }) => id === path)!;
export const placeOfSpace = (space: Space): Place => space.split('.')[0] as Place;

/** A place as it is in this game: the bathhouse's space is the players' choice, and a set-up may correct the new tiles. */
export function placeOf(place: Place, { options, tables }: Setup): PrintedPlace {
  const found = orleans().places.find(({ id }) => id === place)!;
  const { category, spaces } = tables?.placeTiles?.[place] ?? {};
  if (category) return { ...found, category, spaces: found.spaces.map((space, i) => ({ ...space, takes: spaces?.[i] ?? space.takes })) };
  if (place !== 'bathhouse') return found;
  if (options?.bathhouse === 'draw') return { ...found, spaces: [] };
  return { ...found, spaces: found.spaces.map((space) => ({ ...space, takes: options?.bathhouseSpace ?? space.takes })) };
}

/** What is printed on a space. */
export const takesOf = (space: Space, setup: Setup): Takes => placeOf(placeOfSpace(space), setup).spaces.find(({ id }) => id === space)!.takes;

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
  town(town: Town): string;
  /** "own farmer", "knight". */
  follower(follower: Follower): string;
  /** Whom a space wants: "knight", "anybody". */
  takes(takes: Takes): string;
  way(path: Path): string;
  /** "waterway Blois–Tours". */
  path(path: Path): string;
}

const known = new Map<Language, Names>();

export function names({ language }: Speaking): Names {
  let found = known.get(language);
  if (!found) known.set(language, (found = namesIn(language)));
  return found;
}

function namesIn(language: Language): Names {
  const t = texts({ language });
  const called = <K>(list: readonly { id: K; names: Record<Language, string> }[], id: K): string => list.find((each) => each.id === id)!.names[language];
  // German writes its nouns the same everywhere.
  const inSentence = (title: string) => (language === 'de' ? title : title.toLowerCase());
  const placeTitle = (place: Place) => called(orleans().places, place);
  const roleTitle = (role: Role) => called(orleans().roles, role);
  const role = (role: Role) => inSentence(roleTitle(role));
  const town = (town: Town) => orleans().towns.find(({ id }) => id === town)!.name;
  const way = (path: Path) => t[pathOf(path).way];
  return {
    placeTitle,
    place: (place) => inSentence(placeTitle(place)),
    placeOfSpace,
    deedTitle: (deed) => called(orleans().deeds, deed),
    civicTitle: (civic) => called(orleans().civics, civic),
    roleTitle,
    role,
    good: (good) => inSentence(called(orleans().goods, good)),
    happeningTitle: (happening) => called(orleans().happenings, happening),
    town,
    follower: (follower) => (isOwn(follower) ? t.own(role(OWN[follower])) : role(follower)),
    takes: (takes) => (takes === 'neutral' ? t.neutral : takes === 'any' ? t.anybody : role(takes)),
    way,
    path: (path) => t.path(way(path), pathOf(path).ends.map(town)),
  };
}

/** A space by its place and by what it takes: "castle (knight)". */
export const spaceName = (speaking: Speaking, space: Space, setup: Setup): string =>
  `${names(speaking).place(placeOfSpace(space))} (${names(speaking).takes(takesOf(space, setup))})`;

/** "2 farmers and a knight" without grammar: "2 × farmer, knight". */
export const listed = <K extends string>(kinds: readonly K[], counts: Counts<K>, name: (kind: K) => string): string =>
  kinds.filter((kind) => counts[kind]).map((kind) => (counts[kind] === 1 ? name(kind) : `${counts[kind]} × ${name(kind)}`)).join(', ');
export const listedFollowers = (speaking: Speaking, counts: Counts<Follower>): string =>
  listed(followers(), counts, names(speaking).follower) || texts(speaking).nobody;
export const listedGoods = (speaking: Speaking, counts: Counts<Good>): string => listed(goods(), counts, names(speaking).good) || texts(speaking).none;

/** A long name of a town goes on two lines. */
export function onLines(name: string): string[] {
  const cut = name.length > 14 ? name.lastIndexOf('-') + 1 : 0;
  return cut ? [name.slice(0, cut), name.slice(cut)] : [name];
}
