// A place as a card: its effect, its spaces, and the tiles on them.

import { type SVGTemplateResult, type TemplateResult, html, nothing, svg } from 'lit';

import { type Pieces, lying, piece } from '../../view/board/piece.js';
import { STORY_PLACES } from './emblems.js';
import { aboutPlace, forbidden } from './about.js';
import { effectSign } from './effects.js';
import * as glyphs from './art.js';
import { names, placeOf, thingOf } from './names.js';
import { pieceAbout, pieceName } from './pieces.js';
import type { Place, PrintedSpace, Shown } from './types.js';

export const CARD = { width: 136, height: 74 };
/** The font size of cards, which are shown at 0.85 of their size or larger. */
export const TEXT = 14.2;
const MIDDLE = 50;

/** A card with a title, and pieces drawn on it. */
export function card(title: string, content: unknown, width = CARD.width, name = ''): TemplateResult {
  return html`<svg class="card ${name}" viewBox="0 0 ${width} ${CARD.height}" role="group" aria-label=${title}>${content}</svg>`;
}

export const plate = (width = CARD.width, name = ''): SVGTemplateResult =>
  svg`<rect class="edge plate ${name}" x="2" y="2" width=${width - 4} height=${CARD.height - 4} rx="8" />`;

/** The size of a card's spaces, and the middle of each. */
function spread(spaces: number): { size: number; at: (i: number) => number } {
  const room = spaces > 3 ? CARD.width - 10 : CARD.width - 46;
  const step = Math.min(34, room / Math.max(1, spaces));
  return { size: Math.min(30, step - 2), at: (i) => 8 + step * (i + 0.5) };
}

/** The print of a place: its title, its emblem and the icon of its effect. */
function front(session: Shown, place: Place, name: string): SVGTemplateResult {
  const { spaces, effect } = placeOf(session, place);
  const x = spaces.length > 3 ? CARD.width - 14 : spaces.length ? CARD.width - 23 : CARD.width / 2;
  return svg`${plate(CARD.width, name)}
    ${glyphs.fitted(names(session).placeTitle(place), 8, 19, TEXT, CARD.width - 43)}
    ${glyphs.emblem(STORY_PLACES[place], CARD.width - 18, 17, 14)}
    ${spaces.length > 3 ? nothing : effectSign(effect, x, MIDDLE)}`;
}

/** A place on a seat's board. */
export function placeCard(session: Shown, pieces: Pieces, seat: number, place: Place): TemplateResult {
  const { category, spaces } = placeOf(session, place);
  const { spaces: standing } = session.look.position.players[seat]!.followers;
  const isBanned = forbidden(session, seat).includes(place);
  const isFull = spaces.length > 0 && spaces.every(({ id }) => standing[id] !== undefined);
  const id = `seat.${seat}.place.${place}`;
  const { size, at } = spread(spaces.length);
  const name = `${category === 'board' ? '' : 'extra'} ${isBanned ? 'banned' : isFull ? 'full' : ''}`;
  return card(
    names(session).placeTitle(place),
    svg`${piece(
      pieces,
      id,
      pieceName(session, id),
      svg`${front(session, place, name)}${isBanned ? glyphs.sign('ban', CARD.width - 23, MIDDLE, 30, 'glyph banned') : nothing}`,
      aboutPlace(session, place),
    )}
    ${spaces.map((space, i) => spacePiece(session, pieces, seat, space, at(i), size))}`,
  );
}

function spacePiece(
  session: Shown,
  pieces: Pieces,
  seat: number,
  { id: space, takes }: PrintedSpace,
  x: number,
  size: number,
): SVGTemplateResult {
  const id = `seat.${seat}.space.${space}`;
  const standing = session.look.position.players[seat]!.followers.spaces[space];
  return piece(
    pieces,
    id,
    pieceName(session, id),
    svg`<rect class="edge space" x=${x - size / 2} y=${MIDDLE - size / 2} width=${size} height=${size} rx="7" />
      ${standing === undefined ? glyphs.takes(takes, x, MIDDLE, size * 0.72) : lying({ thing: thingOf(standing) }, glyphs.tile(standing, x, MIDDLE, size * 0.84))}`,
    pieceAbout(session, id),
  );
}

/** A place card on display. */
export function tableCard(session: Shown, pieces: Pieces, place: Place): TemplateResult {
  const { spaces } = placeOf(session, place);
  const { size, at } = spread(spaces.length);
  const id = `card.${place}`;
  return card(
    names(session).placeTitle(place),
    piece(
      pieces,
      id,
      pieceName(session, id),
      svg`${front(session, place, 'extra')}
        ${spaces.map(({ takes }, i) => svg`<rect class="space" x=${at(i) - size / 2} y=${MIDDLE - size / 2} width=${size} height=${size} rx="7" />${glyphs.takes(takes, at(i), MIDDLE, size * 0.72)}`)}`,
      aboutPlace(session, place),
    ),
  );
}
