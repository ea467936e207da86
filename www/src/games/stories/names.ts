// The names of things in the session's language, unless a set-up gives its own.

import { printed } from '../../engine/index.js';
import type { Names } from './texts/shapes.js';
import { type Texts, texts } from './texts/index.js';
import type {
  Area,
  Building,
  Components,
  Confidence,
  Counts,
  Deed,
  Follower,
  Good,
  Landmark,
  Place,
  PrintedDeed,
  PrintedEpoch,
  PrintedObjective,
  PrintedPlace,
  PrintedStory,
  Space,
  Shown,
  Takes,
  Task,
  Tile,
  Wanted,
  Ware,
} from './types.js';

const box = (): Components => printed('stories');

/** In the order of the box. */
export const followers = (): Follower[] => box().followers.map(({ id }) => id);
export const goods = (): Good[] => box().goods.map(({ id }) => id);
export const wares = (): Ware[] => [...followers(), ...goods(), 'technology'];

/** A component as printed in this game; a component that is not in the game, as in the box. */
const find = <K extends string, T extends { id: K }>(
  session: Shown,
  of: (printed: Components) => readonly T[],
  which: K,
): T => (of(session.look.printed).find(({ id }) => id === which) ?? of(box()).find(({ id }) => id === which))!;

export const placeOf = (session: Shown, place: Place): PrintedPlace => find(session, ({ places }) => places, place);
export const deedOf = (session: Shown, deed: Deed): PrintedDeed => find(session, ({ deeds }) => deeds, deed);
export const storyOf = (session: Shown): PrintedStory => session.look.printed.stories[0]!;
export const epochOf = (session: Shown, number: number): PrintedEpoch =>
  storyOf(session).epochs.find((epoch) => epoch.number === number)!;
export const placeOfSpace = (space: Space): Place => space.split('.')[0] as Place;
export const takesOf = (session: Shown, space: Space): Takes =>
  placeOf(session, placeOfSpace(space)).spaces.find(({ id }) => id === space)!.takes;

/** The epoch of a seat: its own in The First Kingdom, the common one in The King's Favor. */
export function epochNumber(session: Shown, seat: number): number {
  const { kingdom, round } = session.look.position;
  const { epochs, rounds = 1 } = storyOf(session);
  const number = kingdom ? kingdom.realms[seat]!.epoch : Math.ceil(Math.max(1, round) / rounds);
  return Math.min(number, epochs.length);
}

/** The objectives of this year. */
export const objectivesOf = (session: Shown): readonly PrintedObjective[] =>
  epochOf(session, epochNumber(session, 0)).objectives ?? [];

/** Does this confidence mark one of our reconstructions? */
export const isHouse = (confidence: Confidence | undefined): boolean =>
  confidence === 'house' || confidence === 'guess';

export const ROMAN = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X'];

/** The label of an area on the map: "7" for L07. */
export const areaNumber = (area: Area): string => area.replace(/^L0*(?=\d)/, '');

export function names(session: Shown): Names {
  const t: Texts = texts(session);
  // German nouns keep their capital within a sentence.
  const inSentence = (title: string) => (session.language === 'de' ? title : title.toLowerCase());
  /** The name from the box in the reader's language, or the one that a set-up gives. */
  const called = <K extends string>(
    of: (printed: Components) => readonly { id: K; name: string }[],
    id: K,
    ours: string,
  ) => {
    const given = of(session.look.printed).find((row) => row.id === id)?.name;
    return given === undefined || given === of(box()).find((row) => row.id === id)?.name ? ours : given;
  };
  const placeTitle = (place: Place) => called(({ places }) => places, place, t.places[place]);
  const place = (id: Place) => inSentence(placeTitle(id));
  const follower = (id: Follower) => t.followers[id].one;
  const good = (id: Good) => t.goods[id];
  const ware = (id: Ware): string =>
    id === 'technology' ? t.technology : id in t.goods ? good(id as Good) : follower(id as Follower);
  const tile = (id: Tile): string => (id.startsWith('coins') ? t.coins(Number(id.slice(5))) : ware(id as Ware));
  const wanted = (id: Wanted): string =>
    id === 'any' ? t.anyFollower : id.startsWith('coins:') ? t.coins(Number(id.slice(6))) : ware(id as Ware);
  const takes = (id: Takes): string =>
    Array.isArray(id) ? t.either(id.map(follower)) : id === 'any' ? t.anyFollower : id === 'cargo' ? t.cargo : ware(id);
  const area = (id: Area): string => {
    const { land, village } = session.look.position.map[id] ?? {};
    return t.area(village ? t.buildings.village : land ? t.lands[land] : t.unknownLand, areaNumber(id));
  };
  const deed = (id: Deed) => called(({ deeds }) => deeds, id, t.deeds[id]);
  const task = (id: Task) => {
    const given = storyOf(session).taskSheet?.tasks.find((row) => row.id === id)?.name;
    const ours = box().stories.flatMap(({ taskSheet }) => taskSheet?.tasks ?? []);
    return given === undefined || given === ours.find((row) => row.id === id)?.name ? t.tasks[id] : given;
  };
  const landmark = (id: Landmark) => t.landmarks[id];
  const objective = ({ name, goal }: PrintedObjective): string => {
    if (goal.type === 'dispatch') return (t.rights as { [english: string]: string })[name] ?? name;
    return t.goals[goal.type](goal as never, { building: (id: Building) => t.buildings[id], landmark });
  };
  return {
    placeTitle,
    place,
    deed,
    follower,
    good,
    ware,
    tile,
    wanted,
    takes,
    area,
    number: areaNumber,
    building: (id) => t.buildings[id],
    landmark,
    task,
    space: (space) => `${place(placeOfSpace(space))} (${takes(takesOf(session, space))})`,
    destination: (to) => {
      if (to.startsWith('objective.')) {
        const row = objectivesOf(session)[Number(to.slice(10)) - 1];
        return row ? objective(row) : to;
      }
      return to in t.tasks ? task(to as Task) : deed(to as Deed);
    },
    epoch: (number) => {
      const { id, epochs } = storyOf(session);
      const given = epochs.find((epoch) => epoch.number === number)?.name ?? '';
      const ours = box()
        .stories.find((story) => story.id === id)!
        .epochs.find((epoch) => epoch.number === number)?.name;
      const roman = ROMAN[number] ?? String(number);
      return given === ours
        ? id === 'firstKingdom'
          ? `${roman} ${t.epochs[number - 1]}`
          : t.year(roman)
        : `${roman} ${given}`;
    },
    objective,
  };
}

/** The name of a tile for animations: the same wherever it lies. */
export const thingOf = (tile: Tile | Ware): string =>
  tile.startsWith('coins')
    ? 'coins'
    : tile === 'technology'
      ? 'gear'
      : `${goods().includes(tile as Good) ? 'good' : 'follower'}.${tile}`;

/** The kinds with at least one follower, in the order of the box. */
export const present = (counts: Counts<Follower>): Follower[] => followers().filter((kind) => counts[kind]);

/** The places of a seat: those on its board, and its cards. */
export function placesOf(session: Shown, seat: number): Place[] {
  const board = session.look.printed.places.filter(({ category }) => category === 'board').map(({ id }) => id);
  return [...board, ...session.look.position.players[seat]!.cards];
}

/** The capacity of a seat's green. */
export function roomOf(session: Shown, seat: number): number {
  const more = session.look.position.players[seat]!.cards.map((card) => placeOf(session, card).effect);
  return more.reduce(
    (sum, effect) => sum + (effect.type === 'secondGate' ? effect.green : 0),
    session.look.printed.green,
  );
}
