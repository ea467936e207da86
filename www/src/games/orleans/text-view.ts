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
import type { Citizen, From, Gear, Place, Role, Shown } from './types.js';

export function textBoard(session: Shown, pieces: Pieces): TemplateResult {
  const { position } = session.look;
  const { deeds, towns } = printed('orleans');
  const { text: t, board } = texts(session);
  const seats = order(session).map((seat) =>
    hasPassed(session, seat) ? t.hasPassed(session.name(seat)) : session.name(seat),
  );
  const { round, all } = roundsOf(session);
  return html`<p>${t.now(round, all, event(session) ?? t.noEvent, seats.join(', '))}
      ${position.bank === null ? '' : t.bank(position.bank)}</p>
    <h3>${board.tracks}</h3>
    <ul>${roles().map((role) => item(session, pieces, `track.${role}`, trackWords(session, role)))} ${offeredMarkers(session, pieces)}</ul>
    <h3>${board.developmentTrack}</h3>
    <ul>${session.seats.map((seat) => item(session, pieces, `seat.${seat}.development`))}</ul>
    <p>${t.citizens(citizens(session))}</p>
    ${
      civicBoards(session).length
        ? civics(session, pieces)
        : html`<h3>${board.deeds}</h3> <ul>${deeds.map(({ id }) => item(session, pieces, `deed.${id}`, deedAbout(session, id)))}</ul>`
    }
    ${
      plays(session.look.setup, 'orders')
        ? html`<h3>${board.orders(pileOf(session))}</h3> <ul>${(position.orders ?? []).map((order) => item(session, pieces, `order.${order}`))}</ul>`
        : nothing
    }
    <h3>${board.supply}</h3>
    <p>${board.supplyOf(listedGoods(session, position.goods), position.technology)}.</p>
    ${offeredGoods(session, pieces)}
    ${(['I', 'II'] as const).map((category) => stack(session, pieces, category))}
    <h3>${t.towns}</h3>
    <ul>${towns.map(({ id }) => item(session, pieces, `town.${id}`))}</ul>
    ${(['road', 'waterway'] as const).map((way) => paths(session, pieces, way))}`;
}

/** Goods of the goods market, while they can be taken. */
function offeredGoods(session: Shown, pieces: Pieces): unknown {
  const offered = goods()
    .map((good) => `goods.${good}`)
    .filter((id) => pieces.offered.has(id));
  return offered.length ? html`<ul>${offered.map((id) => item(session, pieces, id))}</ul>` : nothing;
}

function trackWords(session: Shown, role: Role): string {
  const { text: t, noTrack } = texts(session);
  const track = trackOf(role);
  if (!track) return noTrack;
  const steps = session.seats.map((seat) =>
    t.onStep(session.name(seat), session.look.position.players[seat]!.tracks[track] ?? 0),
  );
  return t.trackLine(steps.join(', '), session.look.position.supply[role] ?? 0);
}

/** The markers on follower tracks, while they can be chosen. */
const offeredMarkers = (session: Shown, pieces: Pieces): TemplateResult[] =>
  session.seats
    .flatMap((seat) => tracks().map((track) => `seat.${seat}.marker.${track}`))
    .filter((id) => pieces.offered.has(id))
    .map((id) => item(session, pieces, id));

/** Deeds and intriguers, a line each; their spaces below while they can be chosen. */
function civics(session: Shown, pieces: Pieces): TemplateResult {
  const { board } = texts(session);
  return html`<h3>${civicBoards(session)
    .map((module) => board[module])
    .join(', ')}</h3>
    <ul>
      ${session.look.printed.civics.map(({ id: civic, spaces }) => {
        const offered = spaces.map((_, i) => `civic.${civic}.${i + 1}`).filter((id) => pieces.offered.has(id));
        return html`${item(session, pieces, `civic.${civic}`, civicAbout(session, civic))} ${offered.map((id) => item(session, pieces, id))}`;
      })}
    </ul>`;
}

function citizens(session: Shown): string {
  const { text: t, citizens, none } = texts(session);
  const taken = Object.entries(session.look.position.citizens) as [Citizen, number][];
  return taken.map(([citizen, seat]) => t.citizenBy(citizens[citizen], session.name(seat))).join(', ') || none;
}

function stack(session: Shown, pieces: Pieces, category: 'I' | 'II'): TemplateResult {
  const tiles = session.look.position.places.filter((place) => placeOf(session, place).category === category);
  return html`<h3>${texts(session).text.stack(category)}</h3>
    <ul>${tiles.map((place) => item(session, pieces, `tile.${place}`, tileAbout(session, place)))}</ul>`;
}

function paths(session: Shown, pieces: Pieces, way: 'road' | 'waterway'): TemplateResult {
  const { text: t } = texts(session);
  return html`<h3>${way === 'road' ? t.roads : t.waterways}</h3>
    <ul>
      ${printed('orleans')
        .paths.filter((path) => path.way === way)
        .map(({ id }) => {
          const lying = session.look.position.paths[id] ?? [];
          const offered = goods().filter((good) => lying.includes(good) && pieces.offered.has(`path.${id}.${good}`));
          return html`${item(session, pieces, `path.${id}`, lying.map(names(session).good).join(', ') || t.empty)}
          ${offered.map((good) => item(session, pieces, `path.${id}.${good}`))}`;
        })}
    </ul>`;
}

export function textPlayer(session: Shown, pieces: Pieces, seat: number): TemplateResult {
  const player = session.look.position.players[seat]!;
  const { text: t, home } = texts(session);
  const own = (what: string) => item(session, pieces, `seat.${seat}.${what}`);
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
      ${pieces.offered.has(`seat.${seat}.merchant`) ? own('merchant') : html`<li>${t.merchantIn(names(session).town(player.merchant))}</li>`}
      ${player.orders?.length ? html`<li>${home.ordersOf(ordersWords(session, player.orders))}</li>` : nothing}
      ${player.stored ? html`<li>${home.stored(listedGoods(session, player.stored))}</li>` : nothing}
    </ul>
    <h3>${t.places}</h3>
    ${[...board, ...player.places].map((place) => textPlace(session, pieces, seat, place))}`;
}

/** A place on one line; while it can be clicked, its pieces one by one. */
function textPlace(session: Shown, pieces: Pieces, seat: number, place: Place): TemplateResult {
  const { spaces } = placeOf(session, place);
  const id = `seat.${seat}.place.${place}`;
  const all = [id, ...spaces.map((space) => `seat.${seat}.space.${space.id}`)];
  if (all.some((piece) => pieces.offered.has(piece)))
    return html`<ul>${all.map((piece) => item(session, pieces, piece))}</ul>`;
  const standing = spaces.map(
    ({ id, takes }) =>
      `${names(session).takes(takes)}: ${standingName(session, session.look.position.players[seat]!, id)}`,
  );
  return html`<p>${names(session).placeTitle(place)}${standing.length ? ` (${standing.join(', ')})` : ''}</p>`;
}
