// The printed components that the drawings distinguish without text.

import { printed } from '../../engine/index.js';
import type {
  Components,
  Counts,
  Deed,
  Follower,
  Good,
  Path,
  Place,
  PrintedFollower,
  PrintedPlace,
  Role,
  Space,
  Shown,
  Takes,
  Track,
} from './types.js';

/** All components in the box. */
export const inBox = (): Components => printed('orleans');

/** In the order of the box. */
export const roles = (): Role[] => inBox().roles.map(({ id }) => id);
export const goods = (): Good[] => inBox().goods.map(({ id }) => id);
/** The track of a role; `undefined` if it has none. */
export const trackOf = (role: Role): Track | undefined => (role in inBox().tracks.steps ? (role as Track) : undefined);
export const tracks = (): Track[] => roles().flatMap((role) => trackOf(role) ?? []);

const followerOf = (follower: Follower): PrintedFollower => inBox().followers.find(({ id }) => id === follower)!;
export const isOwn = (follower: Follower): boolean => followerOf(follower).own;
export const roleOf = (follower: Follower): Role => followerOf(follower).role;
/** All kinds of followers, the seat's own ones first. */
export const followers = (): Follower[] => {
  const kinds = (own: boolean) =>
    inBox()
      .followers.filter((each) => each.own === own)
      .map(({ id }) => id);
  return [...kinds(true), ...kinds(false)];
};
/** The kinds with at least one follower. */
export const present = (counts: Counts<Follower>): Follower[] => followers().filter((kind) => counts[kind]);

export const deedOf = (deed: Deed) => inBox().deeds.find(({ id }) => id === deed)!;
export const pathOf = (path: Path) => inBox().paths.find(({ id }) => id === path)!;
export const placeOfSpace = (space: Space): Place => space.split('.')[0] as Place;

/** A component as printed in this game; a component that is not in the game, as in the box. */
export function inGame<K, T extends { id: K }>(
  { look }: Shown,
  of: (printed: Components) => readonly T[],
  which: K,
): T {
  const among = (printed: Components) => of(printed).find(({ id }) => id === which);
  return (among(look.printed) ?? among(inBox()))!;
}

export const placeOf = (session: Shown, place: Place): PrintedPlace => inGame(session, ({ places }) => places, place);
/** The printed requirement of a space. */
export const takesOf = (session: Shown, space: Space): Takes =>
  inGame(session, ({ places }) => places.flatMap(({ spaces }) => spaces), space).takes;
