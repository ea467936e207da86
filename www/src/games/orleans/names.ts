// What things are called: as printed, in the language asked for.

import { printed } from '../../engine.js';
import type { Language, Speaking } from '../../language.js';
import { listed } from '../counts.js';
import { texts } from './texts/index.js';
import type {
  Civic,
  Components,
  Counts,
  Deed,
  Follower,
  Good,
  Happening,
  Hourglass,
  Path,
  Place,
  PrintedFollower,
  PrintedPlace,
  Role,
  Space,
  Store,
  Takes,
  Town,
  Track,
} from './types.js';

export { listed, total } from '../counts.js';

const orleans = () => printed('orleans');

/** In the order of the box. */
export const roles = (): Role[] => orleans().roles.map(({ id }) => id);
export const goods = (): Good[] => orleans().goods.map(({ id }) => id);
/** The track of a role, if it has one. */
export const trackOf = (role: Role): Track | undefined =>
  role in orleans().tracks.steps ? (role as Track) : undefined;
export const tracks = (): Track[] => roles().flatMap((role) => trackOf(role) ?? []);

const followerOf = (follower: Follower): PrintedFollower => orleans().followers.find(({ id }) => id === follower)!;
export const isOwn = (follower: Follower): boolean => followerOf(follower).own;
export const roleOf = (follower: Follower): Role => followerOf(follower).role;
/** The kinds of followers there are, own ones first. */
export const followers = (): Follower[] => {
  const kinds = (own: boolean) =>
    orleans()
      .followers.filter((each) => each.own === own)
      .map(({ id }) => id);
  return [...kinds(true), ...kinds(false)];
};
/** The kinds of which there is at least one. */
export const present = (counts: Counts<Follower>): Follower[] => followers().filter((kind) => counts[kind]);

export const deedOf = (deed: Deed) => orleans().deeds.find(({ id }) => id === deed)!;
export const pathOf = (path: Path) => orleans().paths.find(({ id }) => id === path)!;
export const placeOfSpace = (space: Space): Place => space.split('.')[0] as Place;

/** A component as it is in this game; one that is not played, as it is in the box. */
export function inGame<K, T extends { id: K }>(
  { look }: Store,
  of: (printed: Components) => readonly T[],
  which: K,
): T {
  const among = (printed: Components) => of(printed).find(({ id }) => id === which);
  return (among(look.printed) ?? among(orleans()))!;
}

export const placeOf = (store: Store, place: Place): PrintedPlace => inGame(store, ({ places }) => places, place);
/** What is printed on a space. */
export const takesOf = (store: Store, space: Space): Takes =>
  inGame(store, ({ places }) => places.flatMap(({ spaces }) => spaces), space).takes;

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

const known = new Map<Language, Names>();

export function names({ language }: Speaking): Names {
  let found = known.get(language);
  if (!found) known.set(language, (found = namesIn(language)));
  return found;
}

function namesIn(language: Language): Names {
  const t = texts({ language });
  const called = <K>(list: readonly { id: K; names: Record<Language, string> }[], id: K): string =>
    list.find((each) => each.id === id)!.names[language];
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
    hourglassTitle: (tile) => called(orleans().hourglasses, tile),
    town,
    follower: (follower) => (isOwn(follower) ? t.own(role(roleOf(follower))) : role(roleOf(follower))),
    takes: (takes) => (takes === 'neutral' ? t.neutral : takes === 'any' ? t.anybody : role(takes)),
    way,
    path: (path) => t.path(way(path), pathOf(path).ends.map(town)),
  };
}

/** A space by its place and by what it takes: "castle (knight)". */
export const spaceName = (store: Store, space: Space): string =>
  `${names(store).place(placeOfSpace(space))} (${names(store).takes(takesOf(store, space))})`;

export const listedFollowers = (speaking: Speaking, counts: Counts<Follower>): string =>
  listed(followers(), counts, names(speaking).follower) || texts(speaking).nobody;
export const listedGoods = (speaking: Speaking, counts: Counts<Good>): string =>
  listed(goods(), counts, names(speaking).good) || texts(speaking).none;

/** A long name of a town goes on two lines. */
export function onLines(name: string): string[] {
  const cut = name.length > 14 ? name.lastIndexOf('-') + 1 : 0;
  return cut ? [name.slice(0, cut), name.slice(cut)] : [name];
}
