// A seat's board: the market, what it owns, and its places. The seat at turn sees all of them large, the others what is
// in use.

import { type SVGTemplateResult, type TemplateResult, html, nothing, svg } from 'lit';
import { repeat } from 'lit/directives/repeat.js';

import { part } from '../../elements/part.js';
import { type Pieces, piece } from '../../elements/piece.js';
import { printed } from '../../engine.js';
import * as glyphs from './glyphs.js';
import { goods, placeOf, present, total } from './names.js';
import { fulfilled } from './orders.js';
import { pieceAbout, pieceName } from './pieces.js';
import { CARD, card, followerPieces, placeCard, plate } from './place.js';
import { type Texts, texts } from './texts/index.js';
import { plays } from './trade.js';
import type { Follower, Gear, Place, Player, Store } from './types.js';

const WIDE = CARD.width * 2 + 8;

export function playerBoard(store: Store, pieces: Pieces, seat: number): TemplateResult {
  const { players, citizens } = store.look.position;
  const large = store.current?.seat === seat;
  const shows = { pieces: `seat.${seat}.`, values: [players[seat], citizens, large] };
  return html`${part(store, pieces, shows, () => home(store, pieces, seat, large))}`;
}

function home(store: Store, pieces: Pieces, seat: number, large: boolean): TemplateResult {
  const player = store.look.position.players[seat]!;
  const places = [
    ...printed('orleans')
      .places.filter(({ category }) => category === 'board')
      .map(({ id }) => id),
    ...player.places,
  ];
  const shown = large ? places : places.filter((place) => player.places.includes(place) || inUse(store, player, place));
  return html`<div class="home ${large ? 'large' : 'compact'}">
    ${market(store, pieces, seat, player)} ${player.places.includes('bathhouse') ? nothing : drawn(store, pieces, seat, player)} ${bag(store, pieces, seat, player)} ${owned(store, pieces, seat, player)}
    ${repeat(
      shown,
      (place) => place,
      (place) => placeCard(store, pieces, seat, place),
    )}
  </div>`;
}

const inUse = (store: Store, player: Player, place: Place): boolean =>
  placeOf(store, place).spaces.some(({ id }) => player.followers.spaces[id]);

function market(store: Store, pieces: Pieces, seat: number, player: Player): TemplateResult {
  const { home: t } = texts(store);
  const waiting = player.followers.market;
  const room = store.look.printed.market;
  const slots = Math.max(room, total(waiting));
  const x = (i: number) => WIDE / 2 + (i - (slots - 1) / 2) * ((WIDE - 12) / slots);
  return card(
    t.market,
    svg`${plate(WIDE)}
      ${glyphs.words(t.market, 10, 22, 15, 'name start')}
      ${glyphs.words(t.filled(total(waiting), room), WIDE - 10, 22, 12, 'dim end')}
      ${Array.from({ length: slots }, (_, i) => svg`<circle class="slot" cx=${x(i)} cy="62" r=${slots > room ? 15 : 18} />`)}
      ${followerPieces(store, pieces, seat, 'market', waiting, x, 62, slots > room ? 15 : 17.5)}`,
    WIDE,
    'wide',
  );
}

/** Whoever is drawn and waits for a space, where no bathhouse shows it. */
function drawn(store: Store, pieces: Pieces, seat: number, { bath }: Player): TemplateResult | typeof nothing {
  const { home: t } = texts(store);
  if (!total(bath)) return nothing;
  const x = (i: number) => CARD.width / 2 + (i - (total(bath) - 1) / 2) * 42;
  return card(
    t.drawn,
    svg`${plate()}${glyphs.words(t.drawn, 10, 20, 15, 'name start')}${followerPieces(store, pieces, seat, 'bath', bath, x, 60, 17.5)}`,
  );
}

function bag(store: Store, pieces: Pieces, seat: number, { followers }: Player): TemplateResult {
  const id = `seat.${seat}.bag`;
  const { home: t } = texts(store);
  const kinds = present(followers.bag);
  const drawn = (kind: Follower, edge = '') => {
    const [x, y] = [18 + (kinds.indexOf(kind) % 4) * 37, 39 + Math.floor(kinds.indexOf(kind) / 4) * 23];
    return svg`${glyphs.follower(kind, seat, x, y, 10, edge)}${glyphs.words(followers.bag[kind]!, x + 17, y + 5, 13, '')}`;
  };
  // A kind is a piece of its own only where it can be chosen.
  const chosen = kinds.filter((kind) => pieces.offered.has(`${id}.${kind}`));
  return belongings(
    t.bag,
    svg`${piece(
      pieces,
      id,
      pieceName(store, id),
      svg`${plate()}
        ${glyphs.words(`${t.bag} ${total(followers.bag)}`, 10, 20, 15, 'name start')}
        ${glyphs.shape('bag', CARD.width - 18, 16, 18, 'glyph ink')}
        ${kinds.filter((kind) => !chosen.includes(kind)).map((kind) => drawn(kind))}`,
      pieceAbout(store, id),
    )}
    ${chosen.map((kind) => piece(pieces, `${id}.${kind}`, pieceName(store, `${id}.${kind}`), drawn(kind, 'edge')))}`,
  );
}

const belongings = (title: string, content: unknown): TemplateResult => card(title, content, CARD.width, 'belongings');

/** Goods; coins, stations and technology; and how far the seat has got. */
function owned(store: Store, pieces: Pieces, seat: number, player: Player): unknown {
  const { home: t } = texts(store);
  const own = (what: string, content: SVGTemplateResult) => {
    const id = `seat.${seat}.${what}`;
    return piece(pieces, id, pieceName(store, id), content, pieceAbout(store, id));
  };
  const held = GEARS.filter((gear) => player.gears[gear]);
  const middle = held.length > 1 ? 66 : 75;
  return [
    belongings(
      t.goods,
      svg`${plate()}${glyphs.words(t.goods, 10, 20, 15, 'name start')}
      ${goods().map((good, i) => {
        const [x, many] = [20 + i * 30, player.goods[good] ?? 0];
        return own(
          `goods.${good}`,
          svg`${glyphs.goodTile(good, x, 52, 27, 'edge')}${glyphs.words(many, x, 86, 17, many ? 'name' : 'dim')}`,
        );
      })}`,
    ),
    belongings(
      t.belongings,
      svg`${plate()}${glyphs.words(t.purse, 10, 20, 15, 'name start')}
      ${own('coins', svg`${glyphs.coin(player.coins, 28, 54, 18, 'edge')}${glyphs.words(t.coins, 28, 90, 9, 'dim')}`)}
      ${own(
        'stations',
        svg`${glyphs.shape('station', middle, 54, 34, `edge seatFill seat${seat}`)}
        ${glyphs.words(player.unbuilt, middle, 63, 17, 'onSeat')}${glyphs.words(t.toBuild, middle, 90, Math.min(9, 80 / t.toBuild.length), 'dim')}`,
      )}
      ${gears(t, player, held, own)}`,
    ),
    belongings(t.progress, progress(store, seat, player)),
    ...(plays(store.look.setup, 'orders') ? [fulfilled(store, player)] : []),
  ];
}

const GEARS: Gear[] = ['farmerOnly', 'free'];

function gears(
  t: Texts['home'],
  player: Player,
  held: Gear[],
  own: (what: string, content: SVGTemplateResult) => SVGTemplateResult,
): unknown {
  if (!held.length)
    return svg`<rect class="slot" x="115" y="39" width="30" height="30" rx="6" />${glyphs.words(t.technology, 124, 90, Math.min(9, 80 / t.technology.length), 'dim')}`;
  return held.map((gear, i) => {
    const x = held.length === 1 ? 130 : 104 + i * 31;
    const name = gear === 'farmerOnly' ? t.forFarmer : t.technology;
    return own(
      `technology.${gear}`,
      svg`${glyphs.gear(x, 54, 30, 'edge')}
      ${gear === 'farmerOnly' ? glyphs.role('farmer', x + 10, 66, 14, 'glyph ink') : nothing}
      ${glyphs.count(player.gears[gear]!, x, 54, 14)}
      ${glyphs.words(name, x, 90, Math.min(9, (held.length === 1 ? 80 : 56) / name.length), 'dim')}`,
    );
  });
}

function progress(store: Store, seat: number, player: Player): SVGTemplateResult {
  const { tracks } = printed('orleans');
  const { home: t } = texts(store);
  const status = 1 + tracks.status.filter((field) => field <= player.development).length;
  const citizens = Object.values(store.look.position.citizens).filter((owner) => owner === seat).length;
  const figures: [x: number, figure: SVGTemplateResult, many: number, name: string][] = [
    [28, glyphs.shape('star', 28, 50, 30, 'glyph rankStar'), status, t.status],
    [67, glyphs.shape('citizen', 67, 50, 26, 'glyph figure'), citizens, t.citizens],
    [104, glyphs.shape('station', 104, 50, 26, `seatFill seat${seat}`), player.stations.length, t.stations],
    [139, glyphs.shape('draw', 139, 50, 22, 'glyph ink'), tracks.knight[player.tracks.knight ?? 0]!, t.draws],
  ];
  return svg`${plate()}
    ${glyphs.words(t.development(player.development), 10, 20, 15, 'name start')}
    ${figures.map(([x, figure, many, name]) => svg`${figure}${glyphs.words(many, x, 77, 15, 'name')}${glyphs.words(name, x, 90, Math.min(8.6, 62 / name.length), 'dim')}`)}`;
}
