// The pieces of the boards by their ids: what a click selects, and what newcomers want to know of it.

import { printed } from '../../engine.js';
import * as n from './names.js';
import type { Deed, Follower, From, Gear, Good, Path, Place, Player, Role, Space, Store, Town, Track } from './types.js';
import { GEARS, PLACES } from './words.js';

/** What a click on this piece selects. */
export function pieceName(store: Store, id: string): string {
  const [kind, what, ...rest] = id.split('.');
  switch (kind) {
    case 'town': return townWords(store, what as Town);
    case 'path': return rest.length ? `${n.goodName(rest[0] as Good)} on the ${n.pathName(what as Path)}` : n.pathName(what as Path);
    case 'track': return what === 'monk' ? `monks: ${store.look.position.supply.monk ?? 0} left` : `${n.roleName(what as Role)} track`;
    case 'deed': return `deed: ${n.deedTitle(what as Deed)}`;
    case 'tile': return `place tile: ${n.placeTitle(what as Place)}`;
    default: return ownName(store, Number(what), rest);
  }
}

function townWords(store: Store, town: Town): string {
  const { players } = store.look.position;
  const here = store.seats.flatMap((seat) => [
    ...(players[seat]!.stations.includes(town) ? [`station of ${store.name(seat)}`] : []),
    ...(players[seat]!.merchant === town ? [`merchant of ${store.name(seat)}`] : []),
  ]);
  return [n.townName(town), here.join(', ')].filter(Boolean).join(': ');
}

function ownName(store: Store, seat: number, [what, ...rest]: string[]): string {
  const player = store.look.position.players[seat]!;
  const [which] = rest as [string];
  const of = `${store.name(seat)}’s`;
  switch (what) {
    case 'place': return `${of} ${n.placeName(which as Place)}`;
    case 'space': return `${of} ${spaceWords(store, player, rest.join('.') as Space)}`;
    case 'market':
    case 'tower':
    case 'bath': return `${of} ${n.followerName(which as Follower)} ${AT[what]}${times(storeOf(player, what)[which as Follower])}`;
    case 'bag': return `${of} bag: ${n.listedFollowers(player.followers.bag)}`;
    case 'goods': return `${of} ${n.goodName(which as Good)}: ${player.goods[which as Good] ?? 0}`;
    case 'technology': return `${of} ${GEARS[which as Gear].name}${times(player.gears[which as Gear])}`;
    case 'station': return `${of} station in ${n.townName(which as Town)}`;
    case 'stations': return `${of} stations not yet built: ${player.unbuilt}`;
    case 'development': return `${of} marker on field ${player.development} of the development track`;
    case 'coins': return `${of} coins: ${player.coins}`;
    default: return what ?? '';
  }
}

/** Where followers wait. */
export const AT: Record<From, string> = { market: 'on the market', tower: 'on the tower', bath: 'at the bathhouse' };
const times = (count = 0): string => (count > 1 ? ` (${count})` : '');

/** Who waits where. */
export const storeOf = (player: Player, from: From) => (from === 'market' ? player.followers.market : player[from]);

const spaceWords = (store: Store, player: Player, space: Space): string =>
  `${n.spaceName(space, store.look.setup)}: ${standingName(player, space)}`;

/** Who stands on a space. */
export function standingName(player: Player, space: Space): string {
  const standing = player.followers.spaces[space];
  return standing === undefined ? 'free' : standing === 'technology' ? standing : n.followerName(standing);
}

/** What newcomers want to know of a piece. */
export function pieceAbout(store: Store, id: string): string | undefined {
  const [kind, what, part, which] = id.split('.');
  switch (kind) {
    case 'track': return trackAbout(what as Role);
    case 'deed': return deedAbout(store, what as Deed);
    case 'tile': return tileAbout(store, what as Place);
    case 'seat': break;
    default: return undefined;
  }
  switch (part) {
    case 'place':
    case 'space': return PLACES[which as Place].about;
    case 'technology': return GEARS[which as Gear].about;
    case 'market':
    case 'tower':
    case 'bath': return which === 'monk' ? 'A monk may stand on any space.' : undefined;
    default: return undefined;
  }
}

/** What a tile takes and does. */
export function tileAbout(store: Store, place: Place): string {
  const { category, spaces } = n.placeOf(place, store.look.setup);
  const takes = spaces.map((space) => n.takesName(space.takes)).join(', ');
  return `Category ${category}${takes ? `, for ${takes}` : ''}. ${PLACES[place].about}`;
}

/** What each step of a track brings. */
export function trackAbout(role: Role): string {
  const { tracks } = printed('orleans');
  const steps: Record<Track, string> = {
    farmer: `Steps bring ${tracks.farmer.map(n.goodName).join(', ')}. The foremost gains a coin in the census, the hindmost pays one.`,
    boatman: `Steps bring ${tracks.boatman.slice(0, -1).join(', ')} coins; the first on the last field takes its citizen.`,
    craftsman: 'Each step brings a technology tile.',
    trader: 'Each step brings a place tile.',
    knight: `With each step more followers are drawn: ${tracks.knight.join(', ')}. The first on the fourth step takes its citizen.`,
    scholar: `Steps bring ${tracks.scholar.join(', ')} steps of development.`,
  };
  return role === 'monk' ? 'Monks have no track.' : steps[role];
}

/** What a deed pays, and who is still wanted there. */
export function deedAbout(store: Store, deed: Deed): string {
  const { spaces, coins } = n.deedOf(deed);
  const sent = store.look.position.deeds[deed] ?? {};
  const left = Object.fromEntries(n.roles().map((role) => [role, (spaces[role] ?? 0) - (sent[role] ?? 0)]));
  const wanted = n.listed(n.roles(), left, n.roleName);
  const taken = store.look.position.citizens[deed];
  const citizen = taken === undefined ? 'Whoever completes it takes its citizen.' : `${store.name(taken)} has completed it.`;
  return `Each follower brings ${rewardWords(coins)}. ${wanted ? `Wanted: ${wanted}. ` : ''}${citizen}`;
}

export const rewardWords = (coins: number | null): string =>
  coins === null ? '1 coin or 1 step' : `${coins} ${coins === 1 ? 'coin' : 'coins'}`;
