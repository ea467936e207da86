// The boards as headings, lists and buttons.

import { type TemplateResult, html } from 'lit';

import type { Pieces } from '../../elements/piece.js';
import { printed } from '../../engine.js';
import { item } from '../../text.js';
import { TRACKS, goodName, goods, listedGoods, placeOf, placeTitle, present, roleName, roles, takesName, townName } from './names.js';
import { deedAbout, standingName, storeOf, tileAbout } from './pieces.js';
import { ROUNDS, event, hasPassed, order } from './status.js';
import type { From, Gear, Place, Role, Store, Track } from './types.js';
import { CITIZENS } from './words.js';

export function textBoard(store: Store, pieces: Pieces): TemplateResult {
  const { position } = store.look;
  const { deeds, towns } = printed('orleans');
  return html`<p>Round ${position.hourglasses.length} of ${ROUNDS}. ${event(store) ?? 'The hour glass is not turned yet'}.
      Turn order: ${order(store).map((seat) => `${store.name(seat)}${hasPassed(store, seat) ? ' (has passed)' : ''}`).join(', ')}.
      ${position.bank === null ? '' : `Coins in the bank: ${position.bank}.`}</p>
    <h3>Follower tracks</h3>
    <ul>${roles().map((role) => item(store, pieces, `track.${role}`, trackWords(store, role)))}</ul>
    <h3>Development track</h3>
    <ul>${store.seats.map((seat) => item(store, pieces, `seat.${seat}.development`))}</ul>
    <p>Citizens taken: ${citizens(store)}.</p>
    <h3>Deeds</h3>
    <ul>${deeds.map(({ id }) => item(store, pieces, `deed.${id}`, deedAbout(store, id)))}</ul>
    <h3>Goods market and technology</h3>
    <p>${listedGoods(position.goods)}; ${position.technology} technology.</p>
    ${(['I', 'II'] as const).map((category) => stack(store, pieces, category))}
    <h3>Towns</h3>
    <ul>${towns.map(({ id }) => item(store, pieces, `town.${id}`))}</ul>
    ${(['road', 'waterway'] as const).map((way) => paths(store, pieces, way))}`;
}

function trackWords(store: Store, role: Role): string {
  if (!TRACKS.includes(role as Track)) return 'no track';
  const steps = store.seats.map((seat) => `${store.name(seat)} on step ${store.look.position.players[seat]!.tracks[role as Track] ?? 0}`);
  return `${steps.join(', ')}; ${store.look.position.supply[role] ?? 0} ${roleName(role)}s left`;
}

function citizens(store: Store): string {
  const taken = Object.entries(store.look.position.citizens) as [keyof typeof CITIZENS, number][];
  return taken.map(([citizen, seat]) => `${CITIZENS[citizen]} by ${store.name(seat)}`).join(', ') || 'none';
}

function stack(store: Store, pieces: Pieces, category: 'I' | 'II'): TemplateResult {
  const tiles = store.look.position.places.filter((place) => placeOf(place, store.look.setup).category === category);
  return html`<h3>Place tiles ${category}</h3>
    <ul>${tiles.map((place) => item(store, pieces, `tile.${place}`, tileAbout(store, place)))}</ul>`;
}

function paths(store: Store, pieces: Pieces, way: 'road' | 'waterway'): TemplateResult {
  return html`<h3>${way === 'road' ? 'Roads' : 'Waterways'} and the goods on them</h3>
    <ul>
      ${printed('orleans').paths.filter((path) => path.way === way).map(({ id }) => {
        const lying = store.look.position.paths[id] ?? [];
        const offered = goods().filter((good) => lying.includes(good) && pieces.offered.has(`path.${id}.${good}`));
        return html`${item(store, pieces, `path.${id}`, lying.map(goodName).join(', ') || 'empty')}
          ${offered.map((good) => item(store, pieces, `path.${id}.${good}`))}`;
      })}
    </ul>`;
}

export function textPlayer(store: Store, pieces: Pieces, seat: number): TemplateResult {
  const player = store.look.position.players[seat]!;
  const own = (what: string) => item(store, pieces, `seat.${seat}.${what}`);
  const waiting = (from: From) => present(storeOf(player, from)).map((kind) => own(`${from}.${kind}`));
  const board = printed('orleans').places.filter(({ category }) => category === 'board').map(({ id }) => id);
  return html`<h3>Market, tower and bathhouse</h3>
    <ul>${waiting('market')} ${waiting('tower')} ${waiting('bath')}</ul>
    <h3>Belongings</h3>
    <ul>
      ${own('bag')} ${own('coins')} ${own('stations')}
      ${player.stations.map((town) => own(`station.${town}`))}
      ${goods().filter((good) => player.goods[good]).map((good) => own(`goods.${good}`))}
      ${(['farmerOnly', 'free'] as Gear[]).filter((gear) => player.gears[gear]).map((gear) => own(`technology.${gear}`))}
      <li>Merchant in ${townName(player.merchant)}</li>
    </ul>
    <h3>Places</h3>
    ${[...board, ...player.places].map((place) => textPlace(store, pieces, seat, place))}`;
}

/** A place on one line; as long as it can be clicked somewhere, piece by piece. */
function textPlace(store: Store, pieces: Pieces, seat: number, place: Place): TemplateResult {
  const { spaces } = placeOf(place, store.look.setup);
  const id = `seat.${seat}.place.${place}`;
  const all = [id, ...spaces.map((space) => `seat.${seat}.space.${space.id}`)];
  if (all.some((piece) => pieces.offered.has(piece))) return html`<ul>${all.map((piece) => item(store, pieces, piece))}</ul>`;
  const standing = spaces.map(({ id, takes }) => `${takesName(takes)}: ${standingName(store.look.position.players[seat]!, id)}`);
  return html`<p>${placeTitle(place)}${standing.length ? ` (${standing.join(', ')})` : ''}</p>`;
}
