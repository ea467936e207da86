// The boards as headings, lists and buttons.

import { type TemplateResult, html, nothing } from 'lit';

import type { Pieces } from '../../view/board/piece.js';
import { printed } from '../../engine/index.js';
import { item } from '../../view/text-view.js';
import { goods, listedGoods, names, placeOf, present, roles, trackOf, tracks } from './names.js';
import { civicBoards } from './civics.js';
import { deedAbout, standingName, storeOf, tileAbout } from './pieces.js';
import { event, hasPassed, order } from './status.js';
import { texts } from './texts/index.js';
import { civicAbout, ordersWords } from './trade-pieces.js';
import { pileOf, plays, roundsOf } from './trade.js';
import type { Citizen, From, Gear, Place, Role, Store } from './types.js';

export function textBoard(store: Store, pieces: Pieces): TemplateResult {
  const { position } = store.look;
  const { deeds, towns } = printed('orleans');
  const { text: t, board } = texts(store);
  const seats = order(store).map((seat) => (hasPassed(store, seat) ? t.hasPassed(store.name(seat)) : store.name(seat)));
  const { round, all } = roundsOf(store);
  return html`<p>${t.now(round, all, event(store) ?? t.noEvent, seats.join(', '))}
      ${position.bank === null ? '' : t.bank(position.bank)}</p>
    <h3>${board.tracks}</h3>
    <ul>${roles().map((role) => item(store, pieces, `track.${role}`, trackWords(store, role)))} ${offeredMarkers(store, pieces)}</ul>
    <h3>${board.developmentTrack}</h3>
    <ul>${store.seats.map((seat) => item(store, pieces, `seat.${seat}.development`))}</ul>
    <p>${t.citizens(citizens(store))}</p>
    ${
      civicBoards(store).length
        ? civics(store, pieces)
        : html`<h3>${board.deeds}</h3> <ul>${deeds.map(({ id }) => item(store, pieces, `deed.${id}`, deedAbout(store, id)))}</ul>`
    }
    ${
      plays(store.look.setup, 'orders')
        ? html`<h3>${board.orders(pileOf(store))}</h3> <ul>${(position.orders ?? []).map((order) => item(store, pieces, `order.${order}`))}</ul>`
        : nothing
    }
    <h3>${board.supply}</h3>
    <p>${board.supplyOf(listedGoods(store, position.goods), position.technology)}.</p>
    ${offeredGoods(store, pieces)}
    ${(['I', 'II'] as const).map((category) => stack(store, pieces, category))}
    <h3>${t.towns}</h3>
    <ul>${towns.map(({ id }) => item(store, pieces, `town.${id}`))}</ul>
    ${(['road', 'waterway'] as const).map((way) => paths(store, pieces, way))}`;
}

/** Goods of the goods market, while they can be taken. */
function offeredGoods(store: Store, pieces: Pieces): unknown {
  const offered = goods()
    .map((good) => `goods.${good}`)
    .filter((id) => pieces.offered.has(id));
  return offered.length ? html`<ul>${offered.map((id) => item(store, pieces, id))}</ul>` : nothing;
}

function trackWords(store: Store, role: Role): string {
  const { text: t, noTrack } = texts(store);
  const track = trackOf(role);
  if (!track) return noTrack;
  const steps = store.seats.map((seat) =>
    t.onStep(store.name(seat), store.look.position.players[seat]!.tracks[track] ?? 0),
  );
  return t.trackLine(steps.join(', '), store.look.position.supply[role] ?? 0);
}

/** The markers on follower tracks, where they can be chosen. */
const offeredMarkers = (store: Store, pieces: Pieces): TemplateResult[] =>
  store.seats
    .flatMap((seat) => tracks().map((track) => `seat.${seat}.marker.${track}`))
    .filter((id) => pieces.offered.has(id))
    .map((id) => item(store, pieces, id));

/** Deeds and intriguers on a line each; their spaces below, where they can be chosen. */
function civics(store: Store, pieces: Pieces): TemplateResult {
  const { board } = texts(store);
  return html`<h3>${civicBoards(store)
    .map((module) => board[module])
    .join(', ')}</h3>
    <ul>
      ${store.look.printed.civics.map(({ id: civic, spaces }) => {
        const offered = spaces.map((_, i) => `civic.${civic}.${i + 1}`).filter((id) => pieces.offered.has(id));
        return html`${item(store, pieces, `civic.${civic}`, civicAbout(store, civic))} ${offered.map((id) => item(store, pieces, id))}`;
      })}
    </ul>`;
}

function citizens(store: Store): string {
  const { text: t, citizens, none } = texts(store);
  const taken = Object.entries(store.look.position.citizens) as [Citizen, number][];
  return taken.map(([citizen, seat]) => t.citizenBy(citizens[citizen], store.name(seat))).join(', ') || none;
}

function stack(store: Store, pieces: Pieces, category: 'I' | 'II'): TemplateResult {
  const tiles = store.look.position.places.filter((place) => placeOf(store, place).category === category);
  return html`<h3>${texts(store).text.stack(category)}</h3>
    <ul>${tiles.map((place) => item(store, pieces, `tile.${place}`, tileAbout(store, place)))}</ul>`;
}

function paths(store: Store, pieces: Pieces, way: 'road' | 'waterway'): TemplateResult {
  const { text: t } = texts(store);
  return html`<h3>${way === 'road' ? t.roads : t.waterways}</h3>
    <ul>
      ${printed('orleans')
        .paths.filter((path) => path.way === way)
        .map(({ id }) => {
          const lying = store.look.position.paths[id] ?? [];
          const offered = goods().filter((good) => lying.includes(good) && pieces.offered.has(`path.${id}.${good}`));
          return html`${item(store, pieces, `path.${id}`, lying.map(names(store).good).join(', ') || t.empty)}
          ${offered.map((good) => item(store, pieces, `path.${id}.${good}`))}`;
        })}
    </ul>`;
}

export function textPlayer(store: Store, pieces: Pieces, seat: number): TemplateResult {
  const player = store.look.position.players[seat]!;
  const { text: t, home } = texts(store);
  const own = (what: string) => item(store, pieces, `seat.${seat}.${what}`);
  const waiting = (from: From) => present(storeOf(player, from)).map((kind) => own(`${from}.${kind}`));
  const board = printed('orleans')
    .places.filter(({ category }) => category === 'board')
    .map(({ id }) => id);
  return html`<h3>${t.waiting}</h3>
    <ul>${waiting('market')} ${waiting('tower')} ${waiting('bath')}</ul>
    <h3>${t.belongings}</h3>
    <ul>
      ${own('bag')} ${present(player.followers.bag)
        .map((kind) => `bag.${kind}`)
        .filter((what) => pieces.offered.has(`seat.${seat}.${what}`))
        .map(own)}
      ${own('coins')} ${own('stations')}
      ${player.stations.map((town) => own(`station.${town}`))}
      ${goods()
        .filter((good) => player.goods[good])
        .map((good) => own(`goods.${good}`))}
      ${(['farmerOnly', 'free'] as Gear[]).filter((gear) => player.gears[gear]).map((gear) => own(`technology.${gear}`))}
      ${pieces.offered.has(`seat.${seat}.merchant`) ? own('merchant') : html`<li>${t.merchantIn(names(store).town(player.merchant))}</li>`}
      ${player.orders?.length ? html`<li>${home.ordersOf(ordersWords(store, player.orders))}</li>` : nothing}
      ${player.stored ? html`<li>${home.stored(listedGoods(store, player.stored))}</li>` : nothing}
    </ul>
    <h3>${t.places}</h3>
    ${[...board, ...player.places].map((place) => textPlace(store, pieces, seat, place))}`;
}

/** A place on one line; as long as it can be clicked somewhere, piece by piece. */
function textPlace(store: Store, pieces: Pieces, seat: number, place: Place): TemplateResult {
  const { spaces } = placeOf(store, place);
  const id = `seat.${seat}.place.${place}`;
  const all = [id, ...spaces.map((space) => `seat.${seat}.space.${space.id}`)];
  if (all.some((piece) => pieces.offered.has(piece)))
    return html`<ul>${all.map((piece) => item(store, pieces, piece))}</ul>`;
  const standing = spaces.map(
    ({ id, takes }) => `${names(store).takes(takes)}: ${standingName(store, store.look.position.players[seat]!, id)}`,
  );
  return html`<p>${names(store).placeTitle(place)}${standing.length ? ` (${standing.join(', ')})` : ''}</p>`;
}
