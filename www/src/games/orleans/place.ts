// A place as a card: its effect, its spaces, and the followers on them.

import { type SVGTemplateResult, type TemplateResult, html, nothing, svg } from 'lit';

import { type Pieces, lying, piece } from '../../view/board/piece.js';
import * as glyphs from './art.js';
import { goods, listedGoods, names, placeOf, present, total } from './names.js';
import { pieceAbout, pieceName, tileAbout } from './pieces.js';
import { PLACES } from './place-emblems.js';
import { texts } from './texts/index.js';
import type { Counts, Follower, From, Place, Player, PrintedSpace, Shown } from './types.js';

export const CARD = { width: 160, height: 92 };
/** The font size of cards, which are shown at three quarters of their size. */
export const TEXT = 16.5;
const SPACE = 40;
/** The middle of the spaces of a card. */
const MIDDLE = 68;

/** A card with a title, and pieces drawn on it. */
export function card(title: string, content: unknown, width = CARD.width, name = ''): TemplateResult {
  return html`<svg class="card ${name}" viewBox="0 0 ${width} ${CARD.height}" role="group" aria-label=${title}>${content}</svg>`;
}

export const plate = (width = CARD.width, name = ''): SVGTemplateResult =>
  svg`<rect class="edge plate ${name}" x="2" y="2" width=${width - 4} height=${CARD.height - 4} rx="9" />`;

/** A place on a seat's board. */
export function placeCard(session: Shown, pieces: Pieces, seat: number, place: Place): TemplateResult {
  const { category, spaces } = placeOf(session, place);
  const player = session.look.position.players[seat]!;
  const id = `seat.${seat}.place.${place}`;
  const waiting: [From, Counts<Follower>] =
    place === 'bathhouse' ? ['bath', player.bath] : ['tower', place === 'gunpowderTower' ? player.tower : {}];
  const guests = total(waiting[1]);
  const at = (i: number) =>
    CARD.width / 2 + (i - (spaces.length + guests - 1) / 2) * ({ 1: 0, 2: 60, 3: 51 }[spaces.length + guests] ?? 38);
  return card(
    names(session).placeTitle(place),
    svg`${piece(
      pieces,
      id,
      pieceName(session, id),
      svg`${plate(CARD.width, category === 'board' ? '' : 'extra')}
        ${glyphs.emblem(PLACES[place], CARD.width - (category === 'board' ? 19 : 36), 17, 15)}
        ${glyphs.title(names(session).placeTitle(place), 8, 20, TEXT, CARD.width - (category === 'board' ? 14 : 30))}
        ${glyphs.title(texts(session).places[place].short, 8, 41, TEXT, CARD.width - 14, 'dim start')}
        ${category === 'board' ? nothing : glyphs.words(category, CARD.width - 8, 20, TEXT, 'dim end')}`,
      texts(session).places[place].about,
      { thing: `place.${place}` },
    )}
    ${spaces.map((space, i) => spacePiece(session, pieces, seat, space, at(i)))}
    ${place === 'brasserie' ? stored(session, player) : nothing}
    ${followerPieces(session, pieces, seat, ...waiting, (i) => at(spaces.length + i), MIDDLE, 17)}`,
  );
}

/** The goods stored on the brasserie. */
function stored(session: Shown, { stored = {} }: Player): SVGTemplateResult {
  const tiles = goods().flatMap((good) => Array.from({ length: stored[good] ?? 0 }, () => good));
  return svg`<g class="stored" role="img" aria-label=${texts(session).home.stored(listedGoods(session, stored))}>
    ${tiles.map((good, i) => glyphs.goodTile(good, CARD.width / 2 + (i - (tiles.length - 1) / 2) * 34, MIDDLE, 28))}
  </g>`;
}

function spacePiece(
  session: Shown,
  pieces: Pieces,
  seat: number,
  { id: space, takes }: PrintedSpace,
  x: number,
): SVGTemplateResult {
  const id = `seat.${seat}.space.${space}`;
  const standing = session.look.position.players[seat]!.followers.spaces[space];
  const y = MIDDLE;
  const half = SPACE / 2;
  return piece(
    pieces,
    id,
    pieceName(session, id),
    svg`<rect class="edge space" x=${x - half} y=${y - half} width=${SPACE} height=${SPACE} rx="8" />
      ${
        standing === undefined
          ? glyphs.wanted(takes, x, y, 22)
          : standing === 'technology'
            ? lying({ thing: 'gear' }, glyphs.gear(x, y, 34))
            : lying({ thing: `follower.${seat}.${standing}` }, glyphs.follower(standing, seat, x, y, 17))
      }`,
    pieceAbout(session, id),
  );
}

/** Waiting followers; each kind is a piece. */
export function followerPieces(
  session: Shown,
  pieces: Pieces,
  seat: number,
  from: From,
  counts: Counts<Follower>,
  x: (i: number) => number,
  y: number,
  radius: number,
): SVGTemplateResult[] {
  let next = 0;
  return present(counts).map((kind) => {
    const id = `seat.${seat}.${from}.${kind}`;
    const drawn = Array.from({ length: counts[kind]! }, () =>
      lying({ thing: `follower.${seat}.${kind}` }, glyphs.follower(kind, seat, x(next++), y, radius, 'edge')),
    );
    return piece(pieces, id, pieceName(session, id), svg`${drawn}`, pieceAbout(session, id));
  });
}

/** A place tile in the stacks. */
export function tileCard(session: Shown, pieces: Pieces, place: Place): TemplateResult {
  const { spaces } = placeOf(session, place);
  const id = `tile.${place}`;
  return html`<svg class="tile" viewBox="0 0 128 70" role="group" aria-label=${names(session).placeTitle(place)}>
    ${piece(
      pieces,
      id,
      pieceName(session, id),
      svg`<rect class="edge plate extra" x="2" y="2" width="124" height="66" rx="7" />
        ${glyphs.emblem(PLACES[place], 109, 53, 13.5)}
        ${glyphs.title(names(session).placeTitle(place), 8, 19, 15, 114)}
        ${glyphs.title(texts(session).places[place].short, 8, 34, 14, 112, 'dim start')}
        ${spaces.map(({ takes }, i) => svg`<circle class="token free ${takes}" cx=${18 + i * 24} cy="53" r="10" />${glyphs.wanted(takes, 18 + i * 24, 53, 12)}`)}`,
      tileAbout(session, place),
      { thing: `place.${place}` },
    )}
  </svg>`;
}
