// A seat's board: the market, its possessions and its places; the small board shows only counts.

import { type SVGTemplateResult, type TemplateResult, html, nothing, svg } from 'lit';
import { repeat } from 'lit/directives/repeat.js';

import { icon } from '../../view/icons.js';
import { part } from '../../view/board/memo-part.js';
import { type Lying, type Pieces, piece } from '../../view/board/piece.js';
import { printed } from '../../engine/index.js';
import * as glyphs from './art.js';
import { goods, present, total } from './names.js';
import { fulfilled } from './orders.js';
import { pieceAbout, pieceName } from './pieces.js';
import { CARD, TEXT, card, followerPieces, placeCard, plate } from './place.js';
import { texts } from './texts/index.js';
import { plays } from './trade.js';
import type { Follower, Gear, Player, Shown } from './types.js';

const WIDE = CARD.width * 2 + 8;

export function playerBoard(session: Shown, pieces: Pieces, seat: number): TemplateResult {
  const { players, citizens } = session.look.position;
  const shows = { pieces: `seat.${seat}.`, values: [players[seat], citizens] };
  return html`${part(session, pieces, shows, () => home(session, pieces, seat))}`;
}

function home(session: Shown, pieces: Pieces, seat: number): TemplateResult {
  const player = session.look.position.players[seat]!;
  const places = [
    ...printed('orleans')
      .places.filter(({ category }) => category === 'board')
      .map(({ id }) => id),
    ...player.places,
  ];
  return html`<div class="home">
    ${market(session, pieces, seat, player)} ${player.places.includes('bathhouse') ? nothing : drawn(session, pieces, seat, player)} ${bag(session, pieces, seat, player)} ${owned(session, pieces, seat, player)}
    ${repeat(
      places,
      (place) => place,
      (place) => placeCard(session, pieces, seat, place),
    )}
  </div>`;
}

/** The possessions of a seat, as icons and numbers. */
export function smallBoard(session: Shown, _pieces: Pieces, seat: number): TemplateResult {
  const player = session.look.position.players[seat]!;
  const { home: t } = texts(session);
  const planned = Object.values(player.followers.spaces).filter((standing) => standing !== undefined).length;
  const figures: [sign: unknown, many: number, name: string][] = [
    [glyphs.coin(player.coins, 20, 20, 18), player.coins, t.coins],
    [glyphs.goodTile('grain', 20, 20, 30), total(player.goods), t.goods],
    [glyphs.shape('station', 20, 20, 32, `seatFill seat${seat}`), player.stations.length, t.stations],
    [glyphs.shape('star', 20, 20, 34, 'glyph rankStar'), player.development, t.progress],
    [glyphs.shape('draw', 20, 20, 30, 'glyph ink'), planned, t.planned],
    [glyphs.shape('bag', 20, 20, 32, 'glyph ink'), total(player.followers.bag), t.bag],
  ];
  return html`<ul class="figures">
    ${figures.map(([sign, many, name], i) => html`<li title=${name}>${icon(sign, `${many} ${name}`)}${i ? html`<span aria-hidden="true">${many}</span>` : nothing}</li>`)}
  </ul>`;
}

function market(session: Shown, pieces: Pieces, seat: number, player: Player): TemplateResult {
  const { home: t } = texts(session);
  const waiting = player.followers.market;
  const room = session.look.printed.market;
  const slots = Math.max(room, total(waiting));
  const x = (i: number) => WIDE / 2 + (i - (slots - 1) / 2) * ((WIDE - 12) / slots);
  return card(
    t.market,
    svg`${plate(WIDE)}
      ${glyphs.words(t.market, 10, 22, TEXT, 'name start')}
      ${glyphs.words(t.filled(total(waiting), room), WIDE - 10, 22, TEXT, 'dim end')}
      ${Array.from({ length: slots }, (_, i) => svg`<circle class="slot" cx=${x(i)} cy="62" r=${slots > room ? 15 : 18} />`)}
      ${followerPieces(session, pieces, seat, 'market', waiting, x, 62, slots > room ? 15 : 17.5)}`,
    WIDE,
    'wide',
  );
}

/** Drawn followers that wait for a space, unless a bathhouse shows them. */
function drawn(session: Shown, pieces: Pieces, seat: number, { bath }: Player): TemplateResult | typeof nothing {
  const { home: t } = texts(session);
  if (!total(bath)) return nothing;
  const x = (i: number) => CARD.width / 2 + (i - (total(bath) - 1) / 2) * 42;
  return card(
    t.drawn,
    svg`${plate()}${glyphs.words(t.drawn, 10, 21, TEXT, 'name start')}${followerPieces(session, pieces, seat, 'bath', bath, x, 60, 17.5)}`,
  );
}

function bag(session: Shown, pieces: Pieces, seat: number, { followers }: Player): TemplateResult {
  const id = `seat.${seat}.bag`;
  const { home: t } = texts(session);
  const kinds = present(followers.bag);
  const drawn = (kind: Follower, edge = '') => {
    const [x, y] = [18 + (kinds.indexOf(kind) % 4) * 37, 39 + Math.floor(kinds.indexOf(kind) / 4) * 23];
    return svg`${glyphs.follower(kind, seat, x, y, 10, edge)}${glyphs.words(followers.bag[kind]!, x + 18, y + 6, TEXT, '')}`;
  };
  // A kind is a piece of its own only while it can be chosen.
  const chosen = kinds.filter((kind) => pieces.offered.has(`${id}.${kind}`));
  return belongings(
    t.bag,
    svg`${piece(
      pieces,
      id,
      pieceName(session, id),
      svg`${plate()}
        ${glyphs.words(`${t.bag} ${total(followers.bag)}`, 10, 21, TEXT, 'name start')}
        ${glyphs.shape('bag', CARD.width - 18, 16, 18, 'glyph ink')}
        ${kinds.filter((kind) => !chosen.includes(kind)).map((kind) => drawn(kind))}`,
      pieceAbout(session, id),
      { kept: `follower.${seat}`, count: total(followers.bag) },
    )}
    ${chosen.map((kind) => piece(pieces, `${id}.${kind}`, pieceName(session, `${id}.${kind}`), drawn(kind, 'edge')))}`,
  );
}

const belongings = (title: string, content: unknown): TemplateResult => card(title, content, CARD.width, 'belongings');

/** Goods; coins, stations and technology; and the seat's positions on the tracks. */
function owned(session: Shown, pieces: Pieces, seat: number, player: Player): unknown {
  const { home: t } = texts(session);
  const own: Own = (what, content, lying) => {
    const id = `seat.${seat}.${what}`;
    return piece(pieces, id, pieceName(session, id), content, pieceAbout(session, id), lying);
  };
  const held = GEARS.filter((gear) => player.gears[gear]);
  const middle = held.length > 1 ? 66 : 75;
  return [
    belongings(
      t.goods,
      svg`${plate()}${glyphs.words(t.goods, 10, 21, TEXT, 'name start')}
      ${goods().map((good, i) => {
        const [x, many] = [20 + i * 30, player.goods[good] ?? 0];
        return own(
          `goods.${good}`,
          svg`${glyphs.goodTile(good, x, 48, 27, 'edge')}${glyphs.words(many, x, 82, 17, many ? 'name' : 'dim')}`,
          { kept: `good.${good}`, count: many },
        );
      })}`,
    ),
    belongings(
      t.belongings,
      svg`${plate()}${glyphs.words(t.purse, 10, 21, TEXT, 'name start')}
      ${own('coins', svg`${glyphs.coin(player.coins, 28, 54, 18, 'edge')}`, { kept: 'coins', count: player.coins })}
      ${own(
        'stations',
        svg`${glyphs.shape('station', middle, 54, 34, `edge seatFill seat${seat}`)}
        ${glyphs.words(player.unbuilt, middle, 63, 17, 'onSeat')}`,
        { kept: `station.${seat}`, count: player.unbuilt },
      )}
      ${gears(player, held, own)}`,
    ),
    belongings(t.progress, progress(session, seat, player)),
    ...(plays(session.look.setup, 'orders') ? [fulfilled(session, player)] : []),
  ];
}

const GEARS: Gear[] = ['farmerOnly', 'free'];

type Own = (what: string, content: SVGTemplateResult, lying?: Lying) => SVGTemplateResult;

function gears(player: Player, held: Gear[], own: Own): unknown {
  if (!held.length) return svg`<rect class="slot" x="115" y="39" width="30" height="30" rx="6" />`;
  return held.map((gear, i) => {
    const x = held.length === 1 ? 130 : 104 + i * 31;
    return own(
      `technology.${gear}`,
      svg`${glyphs.gear(x, 54, 30, 'edge')}
      ${gear === 'farmerOnly' ? glyphs.role('farmer', x + 10, 66, 14, 'glyph ink') : nothing}
      ${glyphs.count(player.gears[gear]!, x, 54, 14)}`,
      { kept: 'gear', count: player.gears[gear] },
    );
  });
}

function progress(session: Shown, seat: number, player: Player): SVGTemplateResult {
  const { tracks } = printed('orleans');
  const { home: t } = texts(session);
  const status = 1 + tracks.status.filter((field) => field <= player.development).length;
  const citizens = Object.values(session.look.position.citizens).filter((owner) => owner === seat).length;
  const figures: [x: number, figure: SVGTemplateResult, many: number][] = [
    [28, glyphs.shape('star', 28, 50, 30, 'glyph rankStar'), status],
    [67, glyphs.shape('citizen', 67, 50, 26, 'glyph figure'), citizens],
    [104, glyphs.shape('station', 104, 50, 26, `seatFill seat${seat}`), player.stations.length],
    [139, glyphs.shape('draw', 139, 50, 22, 'glyph ink'), tracks.knight[player.tracks.knight ?? 0]!],
  ];
  return svg`${plate()}
    ${glyphs.title(t.development(player.development), 7, 21, TEXT, CARD.width - 6)}
    ${figures.map(([x, figure, many]) => svg`${figure}${glyphs.words(many, x, 81, 17, 'name')}`)}`;
}
