// What things are called, as printed; in English, which is the language of the page.

import { printed } from '../../engine.js';
import type { Counts, Deed, Follower, Good, Happening, Hourglass, Path, Place, PrintedPlace, Role, Setup, Space, Takes, Town, Track } from './types.js';

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

const called = <K>(list: readonly { id: K; names: { en: string } }[], id: K): string => list.find((each) => each.id === id)!.names.en;

/** A place as a heading: "Town Hall". */
export const placeTitle = (place: Place): string => called(orleans().places, place);
/** And in a sentence: "town hall". */
export const placeName = (place: Place): string => placeTitle(place).toLowerCase();
export const deedTitle = (deed: Deed): string => called(orleans().deeds, deed);
export const deedName = (deed: Deed): string => deedTitle(deed).toLowerCase();
export const roleName = (role: Role): string => called(orleans().roles, role).toLowerCase();
export const goodName = (good: Good): string => called(orleans().goods, good).toLowerCase();
export const happeningTitle = (happening: Happening): string => called(orleans().happenings, happening);
export const townName = (town: Town): string => orleans().towns.find(({ id }) => id === town)!.name;
/** "own farmer", "knight". */
export const followerName = (follower: Follower): string => (isOwn(follower) ? `own ${roleName(OWN[follower])}` : roleName(follower));
export const takesName = (takes: Takes): string => (takes === 'neutral' ? 'neutral' : takes === 'any' ? 'anybody' : roleName(takes));

export const deedOf = (deed: Deed) => orleans().deeds.find(({ id }) => id === deed)!;
export const pathOf = (path: Path) => orleans().paths.find(({ id }) => id === path)!;
export const hourglassOf = (tile: Hourglass) => orleans().hourglasses.find(({ id }) => id === tile)!;
/** "the waterway Blois–Tours". */
export function pathName(path: Path): string {
  const { ends, way } = pathOf(path);
  return `${way} ${ends.map(townName).join('–')}`;
}

/** A place as it is in this game: the bathhouse's space is the players' choice. */
export function placeOf(place: Place, { options }: Setup): PrintedPlace {
  const found = orleans().places.find(({ id }) => id === place)!;
  if (place !== 'bathhouse') return found;
  if (options?.bathhouse === 'draw') return { ...found, spaces: [] };
  return { ...found, spaces: found.spaces.map((space) => ({ ...space, takes: options?.bathhouseSpace ?? space.takes })) };
}

export const placeOfSpace = (space: Space): Place => space.split('.')[0] as Place;
/** What is printed on a space. */
export const takesOf = (space: Space, setup: Setup): Takes => placeOf(placeOfSpace(space), setup).spaces.find(({ id }) => id === space)!.takes;
/** A space by its place and by what it takes: "castle (knight)". */
export const spaceName = (space: Space, setup: Setup): string => `${placeName(placeOfSpace(space))} (${takesName(takesOf(space, setup))})`;

/** "2 farmers and a knight" without grammar: "2 × farmer, knight". */
export const listed = <K extends string>(kinds: readonly K[], counts: Counts<K>, name: (kind: K) => string): string =>
  kinds.filter((kind) => counts[kind]).map((kind) => (counts[kind] === 1 ? name(kind) : `${counts[kind]} × ${name(kind)}`)).join(', ');
export const listedFollowers = (counts: Counts<Follower>): string => listed(followers(), counts, followerName) || 'nobody';
export const listedGoods = (counts: Counts<Good>): string => listed(goods(), counts, goodName) || 'none';
