// The pieces of the boards by id: their names, and their explanations for new players.

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
  Shown,
  Town,
  Track,
} from './types.js';

/** What a click on this piece selects. */
export function pieceName(session: Shown, id: string): string {
  const [kind, what, ...rest] = id.split('.');
  const { pieces: t } = texts(session);
  const called = n.names(session);
  switch (kind) {
    case 'town':
      return townWords(session, what as Town);
    case 'path':
      return rest.length
        ? t.goodOnPath(called.good(rest[0] as Good), called.path(what as Path))
        : called.path(what as Path);
    case 'goods':
      return t.goodOnMarket(called.good(what as Good));
    case 'track':
      return what === 'monk' ? t.monks(session.look.position.supply.monk ?? 0) : t.track(called.role(what as Role));
    case 'deed':
      return t.deed(called.deedTitle(what as Deed));
    case 'tile':
      return t.tile(called.placeTitle(what as Place));
    case 'order':
      return t.order(orderWords(session, what as Order));
    case 'civic':
      return rest.length ? civicSpaceName(session, what as Civic, Number(rest[0])) : civicName(session, what as Civic);
    default:
      return ownName(session, Number(what), rest);
  }
}

function townWords(session: Shown, town: Town): string {
  const { players } = session.look.position;
  const { pieces: t } = texts(session);
  const here = session.seats.flatMap((seat) => [
    ...(players[seat]!.stations.includes(town) ? [t.stationOf(session.name(seat))] : []),
    ...(players[seat]!.merchant === town ? [t.merchantOf(session.name(seat))] : []),
  ]);
  const orders = ordersFor(session, town).map(({ goods, points }) => t.orderIn(n.listedGoods(session, goods), points));
  return [n.names(session).town(town), [...here, ...orders].join(', ')].filter(Boolean).join(': ');
}

function ownName(session: Shown, seat: number, [what, ...rest]: string[]): string {
  const player = session.look.position.players[seat]!;
  const [which] = rest as [string];
  const owner = session.name(seat);
  const { pieces: t, gears, at, markers } = texts(session);
  const called = n.names(session);
  switch (what) {
    case 'place':
      return t.own(owner, called.place(which as Place));
    case 'space':
      return t.own(owner, spaceWords(session, player, rest.join('.') as Space));
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
        : t.bag(owner, n.listedFollowers(session, player.followers.bag));
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

/** The followers in one of a player's stores. */
export const storeOf = ({ followers, ...player }: Player, from: From) =>
  from === 'market' || from === 'bag' ? followers[from] : player[from];

const spaceWords = (session: Shown, player: Player, space: Space): string =>
  `${n.spaceName(session, space)}: ${standingName(session, player, space)}`;

/** The follower on a space. */
export function standingName(session: Shown, player: Player, space: Space): string {
  const standing = player.followers.spaces[space];
  const { free, technology } = texts(session);
  return standing === undefined ? free : standing === 'technology' ? technology : n.names(session).follower(standing);
}

/** An explanation of a piece for new players; `undefined` if it needs none. */
export function pieceAbout(session: Shown, id: string): string | undefined {
  const [kind, what, part, which] = id.split('.');
  const { pieces: t, places, gears } = texts(session);
  switch (kind) {
    case 'town':
      return t.about.town;
    case 'path':
      return t.about.path;
    case 'track':
      return trackAbout(session, what as Role);
    case 'deed':
      return deedAbout(session, what as Deed);
    case 'tile':
      return tileAbout(session, what as Place);
    case 'order':
      return t.about.order;
    case 'civic':
      return civicAbout(session, what as Civic);
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
      return trackAbout(session, which as Track);
    case 'bag':
    case 'goods':
    case 'coins':
    case 'development':
      return t.about[part];
    default:
      return undefined;
  }
}

/** The spaces and the effect of a place tile. */
export function tileAbout(session: Shown, place: Place): string {
  const { category, spaces } = n.placeOf(session, place);
  const takes = spaces.map((space) => n.names(session).takes(space.takes)).join(', ');
  return texts(session).pieces.category(category, takes, texts(session).places[place].about);
}

/** The rewards of a track's steps. */
export function trackAbout(session: Shown, role: Role): string {
  const { tracks } = printed('orleans');
  const { tracks: t, noTrackAbout } = texts(session);
  const values: Record<Track, (string | number)[]> = {
    farmer: tracks.farmer.map(n.names(session).good),
    boatman: tracks.boatman.slice(0, -1),
    craftsman: [],
    trader: [],
    knight: tracks.knight,
    scholar: tracks.scholar,
  };
  const track = n.trackOf(role);
  return track ? t[track](values[track].map(String)) : noTrackAbout;
}

/** The reward of a deed, and the followers it still needs. */
export function deedAbout(session: Shown, deed: Deed): string {
  const { spaces, coins } = n.deedOf(deed);
  const { pieces: t } = texts(session);
  const sent = session.look.position.deeds[deed] ?? {};
  const left = Object.fromEntries(n.roles().map((role) => [role, (spaces[role] ?? 0) - (sent[role] ?? 0)]));
  const wanted = n.listed(n.roles(), left, n.names(session).role);
  const taken = session.look.position.citizens[deed];
  return [
    t.deedPays(coins),
    ...(wanted ? [t.deedWants(wanted)] : []),
    taken === undefined ? t.deedOpen : t.deedDone(session.name(taken)),
  ].join(' ');
}
