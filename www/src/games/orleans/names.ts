// The names of things as printed, in the session's language.

import type { Language, Speaking } from '../../i18n/language.js';
import { listed } from '../counts.js';
import { followers, goods, inBox, isOwn, pathOf, placeOfSpace, roleOf, takesOf } from './printed.js';
import type { Names } from './texts/shapes.js';
import { texts } from './texts/index.js';
import type { Counts, Follower, Good, Path, Place, Role, Space, Shown, Town } from './types.js';

export { listed, total } from '../counts.js';
export * from './printed.js';

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
  // German nouns keep their capital within a sentence.
  const inSentence = (title: string) => (language === 'de' ? title : title.toLowerCase());
  const placeTitle = (place: Place) => called(inBox().places, place);
  const roleTitle = (role: Role) => called(inBox().roles, role);
  const role = (role: Role) => inSentence(roleTitle(role));
  const town = (town: Town) => inBox().towns.find(({ id }) => id === town)!.name;
  const way = (path: Path) => t[pathOf(path).way];
  return {
    placeTitle,
    place: (place) => inSentence(placeTitle(place)),
    placeOfSpace,
    deedTitle: (deed) => called(inBox().deeds, deed),
    civicTitle: (civic) => called(inBox().civics, civic),
    roleTitle,
    role,
    good: (good) => inSentence(called(inBox().goods, good)),
    happeningTitle: (happening) => called(inBox().happenings, happening),
    hourglassTitle: (tile) => called(inBox().hourglasses, tile),
    town,
    follower: (follower) => (isOwn(follower) ? t.own(role(roleOf(follower))) : role(roleOf(follower))),
    takes: (takes) => (takes === 'neutral' ? t.neutral : takes === 'any' ? t.anybody : role(takes)),
    way,
    path: (path) => t.path(way(path), pathOf(path).ends.map(town)),
  };
}

/** A space by its place and by what it takes: "castle (knight)". */
export const spaceName = (session: Shown, space: Space): string =>
  `${names(session).place(placeOfSpace(space))} (${names(session).takes(takesOf(session, space))})`;

export const listedFollowers = (speaking: Speaking, counts: Counts<Follower>): string =>
  listed(followers(), counts, names(speaking).follower) || texts(speaking).nobody;
export const listedGoods = (speaking: Speaking, counts: Counts<Good>): string =>
  listed(goods(), counts, names(speaking).good) || texts(speaking).none;

/** Splits a long town name into two lines. */
export function onLines(name: string): string[] {
  const cut = name.length > 14 ? name.lastIndexOf('-') + 1 : 0;
  return cut ? [name.slice(0, cut), name.slice(cut)] : [name];
}
