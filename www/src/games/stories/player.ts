// A seat's board: the green, the bag, its possessions and its places; the small board shows only counts.

import { type SVGTemplateResult, type TemplateResult, html, nothing, svg } from 'lit';
import { repeat } from 'lit/directives/repeat.js';

import { icon } from '../../view/icons.js';
import { part } from '../../view/board/memo-part.js';
import { type Lying, type Pieces, lying, piece } from '../../view/board/piece.js';
import { STORY_PLACES } from './emblems.js';
import { total } from '../counts.js';
import * as glyphs from './art.js';
import { ROMAN, epochNumber, goods, names, placeOf, placesOf, present, roomOf } from './names.js';
import { pieceAbout, pieceName } from './pieces.js';
import { CARD, TEXT, card, placeCard, plate } from './place.js';
import { texts } from './texts/index.js';
import type { Player, Shown } from './types.js';

const GAP = 5;
const wide = (cards: number): number => CARD.width * cards + GAP * (cards - 1);

export function playerBoard(session: Shown, pieces: Pieces, seat: number): TemplateResult {
  const { players, kingdom } = session.look.position;
  const shows = { pieces: `seat.${seat}.`, values: [players[seat], kingdom?.realms[seat]?.epoch] };
  return html`${part(session, pieces, shows, () => home(session, pieces, seat))}`;
}

function home(session: Shown, pieces: Pieces, seat: number): TemplateResult {
  const player = session.look.position.players[seat]!;
  return html`<div class="home ${player.out === undefined ? '' : 'out'}">
    ${green(session, pieces, seat, player)} ${stock(session, pieces, seat, player)} ${purse(session, pieces, seat, player)} ${bag(session, pieces, seat, player)}
    ${total(player.drawn ?? {}) ? drawn(session, player) : nothing}
    ${repeat(
      placesOf(session, seat),
      (place) => place,
      (place) => placeCard(session, pieces, seat, place),
    )}
  </div>`;
}

/** The waiting followers; each kind is a piece, and so is the green. */
function green(session: Shown, pieces: Pieces, seat: number, { followers }: Player): TemplateResult {
  const { home: t } = texts(session);
  const width = wide(3);
  const waiting = followers.market;
  const room = roomOf(session, seat);
  const slots = Math.max(room, total(waiting));
  const x = (i: number) => width / 2 + (i - (slots - 1) / 2) * ((width - 16) / slots);
  const radius = Math.min(19, (width - 16) / slots / 2 - 2);
  const id = `seat.${seat}.green`;
  let next = 0;
  return card(
    t.green,
    svg`${piece(
      pieces,
      id,
      pieceName(session, id),
      svg`${plate(width, 'meadow')}
        ${glyphs.words(t.green, 10, 19, TEXT, 'name start')}
        ${glyphs.words(t.filled(total(waiting), room), width - 10, 19, TEXT, 'dim end')}
        ${Array.from({ length: slots }, (_, i) => svg`<circle class="slot" cx=${x(i)} cy="48" r=${radius} />`)}`,
      pieceAbout(session, id),
    )}
    ${present(waiting).map((kind) => {
      const which = `${id}.${kind}`;
      // The gap between two followers of a kind belongs to the same piece.
      const [first, last] = [x(next), x(next + waiting[kind]! - 1)];
      const reach = svg`<rect class="reach" x=${first - radius} y=${48 - radius} width=${last - first + 2 * radius} height=${2 * radius} />`;
      const tokens = Array.from({ length: waiting[kind]! }, () =>
        lying({ thing: `follower.${kind}` }, glyphs.follower(kind, x(next++), 48, radius, 'edge')),
      );
      return piece(pieces, which, pieceName(session, which), svg`${reach}${tokens}`, pieceAbout(session, which));
    })}`,
    width,
    'wide three',
  );
}

/** The goods in stock; a good that the player lacks is an empty spot. */
function stock(session: Shown, pieces: Pieces, seat: number, player: Player): TemplateResult {
  const { home: t } = texts(session);
  const width = wide(2);
  const step = (width - 12) / goods().length;
  return card(
    t.stock,
    svg`${plate(width)}${glyphs.words(t.stock, 10, 19, TEXT, 'name start')}
      ${goods().map((good, i) => {
        const [x, many, id] = [6 + step * (i + 0.5), player.goods[good] ?? 0, `seat.${seat}.good.${good}`];
        return piece(
          pieces,
          id,
          pieceName(session, id),
          svg`${glyphs.goodTile(good, x, 39, 26, many ? 'edge' : 'edge none')}${glyphs.words(many, x, 67, TEXT, many ? 'name' : 'dim')}`,
          pieceAbout(session, id),
          { kept: `good.${good}`, count: many },
        );
      })}`,
    width,
    'two',
  );
}

/** Coins, technology, settlers and fortresses. */
function purse(session: Shown, pieces: Pieces, seat: number, player: Player): TemplateResult {
  const { home: t } = texts(session);
  const own = (what: string, content: SVGTemplateResult, kept: Lying) => {
    const id = `seat.${seat}.${what}`;
    return piece(pieces, id, pieceName(session, id), content, pieceAbout(session, id), kept);
  };
  const kept = (which: 'settler' | 'fortress', many: number, x: number) =>
    svg`<g><title>${t[which]}</title>
      ${lying({ kept: `${which}.${seat}`, count: many }, glyphs.sign(which, x, 39, 24, `seatFill seat${seat}`))}
      ${glyphs.words(many, x, 67, TEXT, many ? 'name' : 'dim')}</g>`;
  return card(
    t.purse,
    svg`${plate()}${glyphs.words(t.purse, 10, 19, TEXT, 'name start')}
      ${own('coins', svg`${glyphs.coin(player.coins, 22, 44, 15, 'edge')}`, { kept: 'coins', count: player.coins })}
      ${own('technology', svg`${glyphs.gear(56, 39, 24, player.technology ? 'edge' : 'edge none')}${glyphs.words(player.technology, 56, 67, TEXT, player.technology ? 'name' : 'dim')}`, { kept: 'gear', count: player.technology })}
      ${kept('settler', player.reserve, 88)}${kept('fortress', player.fortresses, 117)}`,
  );
}

function bag(session: Shown, pieces: Pieces, seat: number, { followers }: Player): TemplateResult {
  const id = `seat.${seat}.bag`;
  const { home: t } = texts(session);
  const kinds = present(followers.bag);
  const at = (i: number): [x: number, y: number] => [15 + (i % 4) * 32, 34 + Math.floor(i / 4) * 22];
  return card(
    t.bag,
    piece(
      pieces,
      id,
      pieceName(session, id),
      svg`${plate()}
        ${glyphs.words(`${t.bag} ${total(followers.bag)}`, 10, 19, TEXT, 'name start')}
        ${glyphs.shape('bag', CARD.width - 18, 15, 17, 'glyph ink')}
        ${kinds.map((kind, i) => {
          const [x, y] = at(i);
          return svg`${glyphs.follower(kind, x, y, 9)}${glyphs.words(followers.bag[kind]!, x + 16, y + 5, TEXT)}`;
        })}`,
      pieceAbout(session, id),
      { kept: 'follower', count: total(followers.bag) },
    ),
  );
}

/** Drawn followers that wait for a space. */
function drawn(session: Shown, { drawn = {} }: Player): TemplateResult {
  const { home: t } = texts(session);
  const kinds = present(drawn).flatMap((kind) => Array.from({ length: drawn[kind]! }, () => kind));
  return card(
    t.drawn,
    svg`${plate(CARD.width, 'full')}${glyphs.words(t.drawn, 10, 19, TEXT, 'name start')}
      ${kinds.map((kind, i) => lying({ thing: `follower.${kind}` }, glyphs.follower(kind, CARD.width / 2 + (i - (kinds.length - 1) / 2) * 36, 48, 16)))}`,
  );
}

/** The possessions of a seat, as icons and numbers. */
export function smallBoard(session: Shown, _pieces: Pieces, seat: number): TemplateResult {
  const { players, map, court } = session.look.position;
  const player = players[seat]!;
  const { home: t, out } = texts(session);
  if (player.out !== undefined) return html`<p class="figures">${out}</p>`;
  const held = Object.values(map).filter(({ settlers }) => settlers?.includes(seat as never));
  const last: [sign: unknown, many: number | string, name: string] = court
    ? [glyphs.sign('favour', 20, 20, 30), court.courtiers[seat]!.favourites, t.favours]
    : [glyphs.sign('seal', 20, 20, 32), ROMAN[epochNumber(session, seat)]!, t.epoch];
  const figures: [sign: unknown, many: number | string, name: string][] = [
    [glyphs.coin(player.coins, 20, 20, 18), player.coins, t.coins],
    [glyphs.goodTile('grain', 20, 20, 30), total(player.goods), t.stock],
    [glyphs.sign('settler', 20, 20, 32, `seatFill seat${seat}`), held.length, t.areas],
    [glyphs.sign('house', 20, 20, 30), held.filter(({ village }) => village).length, t.villages],
    [glyphs.sign('fame', 20, 20, 34, 'glyph rankStar'), player.fame, t.fame],
    last,
    [glyphs.shape('bag', 20, 20, 32, 'glyph ink'), total(player.followers.bag), t.bag],
  ];
  const cards = placesOf(session, seat).filter(
    (place) => !['board', 'basic'].includes(placeOf(session, place).category),
  );
  return html`<ul class="figures">
    ${figures.map(([sign, many, name], i) => html`<li title=${name}>${icon(sign, `${many} ${name}`)}${i ? html`<span aria-hidden="true">${many}</span>` : nothing}</li>`)}
    ${cards.map((place) => {
      const name = names(session).placeTitle(place);
      return html`<li title=${name}>${icon(glyphs.emblem(STORY_PLACES[place], 20, 20, 19), name)}</li>`;
    })}
  </ul>`;
}
