// The pieces of the boards by their ids: what a click selects, and what newcomers want to know of it.

import { printed } from '../../engine/index.js';
import * as n from './names.js';
import { texts } from './texts/index.js';
import { civicAbout, civicName, civicSpaceName, orderWords } from './trade-pieces.js';
import { ordersFor } from './trade.js';
import type {
  Civic,
  Deed,
  Follower,
  From,
  Gear,
  Good,
  Order,
  Path,
  Place,
  Player,
  Role,
  Space,
  Store,
  Town,
  Track,
} from './types.js';

/** What a click on this piece selects. */
export function pieceName(store: Store, id: string): string {
  const [kind, what, ...rest] = id.split('.');
  const { pieces: t } = texts(store);
  const called = n.names(store);
  switch (kind) {
    case 'town':
      return townWords(store, what as Town);
    case 'path':
      return rest.length
        ? t.goodOnPath(called.good(rest[0] as Good), called.path(what as Path))
        : called.path(what as Path);
    case 'goods':
      return t.goodOnMarket(called.good(what as Good));
    case 'track':
      return what === 'monk' ? t.monks(store.look.position.supply.monk ?? 0) : t.track(called.role(what as Role));
    case 'deed':
      return t.deed(called.deedTitle(what as Deed));
    case 'tile':
      return t.tile(called.placeTitle(what as Place));
    case 'order':
      return t.order(orderWords(store, what as Order));
    case 'civic':
      return rest.length ? civicSpaceName(store, what as Civic, Number(rest[0])) : civicName(store, what as Civic);
    default:
      return ownName(store, Number(what), rest);
  }
}

function townWords(store: Store, town: Town): string {
  const { players } = store.look.position;
  const { pieces: t } = texts(store);
  const here = store.seats.flatMap((seat) => [
    ...(players[seat]!.stations.includes(town) ? [t.stationOf(store.name(seat))] : []),
    ...(players[seat]!.merchant === town ? [t.merchantOf(store.name(seat))] : []),
  ]);
  const orders = ordersFor(store, town).map(({ goods, points }) => t.orderIn(n.listedGoods(store, goods), points));
  return [n.names(store).town(town), [...here, ...orders].join(', ')].filter(Boolean).join(': ');
}

function ownName(store: Store, seat: number, [what, ...rest]: string[]): string {
  const player = store.look.position.players[seat]!;
  const [which] = rest as [string];
  const owner = store.name(seat);
  const { pieces: t, gears, at, markers } = texts(store);
  const called = n.names(store);
  switch (what) {
    case 'place':
      return t.own(owner, called.place(which as Place));
    case 'space':
      return t.own(owner, spaceWords(store, player, rest.join('.') as Space));
    case 'market':
    case 'tower':
    case 'bath':
      return t.own(
        owner,
        `${called.follower(which as Follower)} ${at[what]}${times(storeOf(player, what)[which as Follower])}`,
      );
    case 'bag':
      return which
        ? t.inBag(owner, called.follower(which as Follower))
        : t.bag(owner, n.listedFollowers(store, player.followers.bag));
    case 'merchant':
      return t.merchant(owner, called.town(player.merchant));
    case 'marker':
      return t.marker(owner, markers[which as Track], player.tracks[which as Track] ?? 0);
    case 'goods':
      return t.goods(owner, called.good(which as Good), player.goods[which as Good] ?? 0);
    case 'technology':
      return t.own(owner, `${gears[which as Gear].name}${times(player.gears[which as Gear])}`);
    case 'station':
      return t.station(owner, called.town(which as Town));
    case 'stations':
      return t.stations(owner, player.unbuilt);
    case 'development':
      return t.development(owner, player.development);
    case 'coins':
      return t.coins(owner, player.coins);
    default:
      return owner;
  }
}

const times = (count = 0): string => (count > 1 ? ` (${count})` : '');

/** The followers that wait in one of the stores of a player. */
export const storeOf = ({ followers, ...player }: Player, from: From) =>
  from === 'market' || from === 'bag' ? followers[from] : player[from];

const spaceWords = (store: Store, player: Player, space: Space): string =>
  `${n.spaceName(store, space)}: ${standingName(store, player, space)}`;

/** Who stands on a space. */
export function standingName(store: Store, player: Player, space: Space): string {
  const standing = player.followers.spaces[space];
  const { free, technology } = texts(store);
  return standing === undefined ? free : standing === 'technology' ? technology : n.names(store).follower(standing);
}

/** What newcomers want to know of a piece. */
export function pieceAbout(store: Store, id: string): string | undefined {
  const [kind, what, part, which] = id.split('.');
  const { pieces: t, places, gears } = texts(store);
  switch (kind) {
    case 'town':
      return t.about.town;
    case 'path':
      return t.about.path;
    case 'track':
      return trackAbout(store, what as Role);
    case 'deed':
      return deedAbout(store, what as Deed);
    case 'tile':
      return tileAbout(store, what as Place);
    case 'order':
      return t.about.order;
    case 'civic':
      return civicAbout(store, what as Civic);
  }
  switch (part) {
    case 'place':
    case 'space':
      return places[which as Place].about;
    case 'technology':
      return gears[which as Gear].about;
    case 'market':
    case 'tower':
    case 'bath':
      return which === 'monk' ? t.monkFits : undefined;
    case 'station':
    case 'stations':
      return t.about.stations;
    case 'marker':
      return trackAbout(store, which as Track);
    case 'bag':
    case 'goods':
    case 'coins':
    case 'development':
      return t.about[part];
    default:
      return undefined;
  }
}

/** What a tile takes and does. */
export function tileAbout(store: Store, place: Place): string {
  const { category, spaces } = n.placeOf(store, place);
  const takes = spaces.map((space) => n.names(store).takes(space.takes)).join(', ');
  return texts(store).pieces.category(category, takes, texts(store).places[place].about);
}

/** What each step of a track brings. */
export function trackAbout(store: Store, role: Role): string {
  const { tracks } = printed('orleans');
  const { tracks: t, noTrackAbout } = texts(store);
  const values: Record<Track, (string | number)[]> = {
    farmer: tracks.farmer.map(n.names(store).good),
    boatman: tracks.boatman.slice(0, -1),
    craftsman: [],
    trader: [],
    knight: tracks.knight,
    scholar: tracks.scholar,
  };
  const track = n.trackOf(role);
  return track ? t[track](values[track].map(String)) : noTrackAbout;
}

/** What a deed pays, and who is still wanted there. */
export function deedAbout(store: Store, deed: Deed): string {
  const { spaces, coins } = n.deedOf(deed);
  const { pieces: t } = texts(store);
  const sent = store.look.position.deeds[deed] ?? {};
  const left = Object.fromEntries(n.roles().map((role) => [role, (spaces[role] ?? 0) - (sent[role] ?? 0)]));
  const wanted = n.listed(n.roles(), left, n.names(store).role);
  const taken = store.look.position.citizens[deed];
  return [
    t.deedPays(coins),
    ...(wanted ? [t.deedWants(wanted)] : []),
    taken === undefined ? t.deedOpen : t.deedDone(store.name(taken)),
  ].join(' ');
}
