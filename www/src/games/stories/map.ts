// The map: a hex for each area, with its countryside, its buildings and its settlers.

import { type SVGTemplateResult, type TemplateResult, html, svg } from 'lit';

import { type Pieces, lying, piece } from '../../view/board/piece.js';
import { country, join, village } from './country.js';
import { drawing } from '../../art/sheet.js';
import * as glyphs from './art.js';
import { areaNumber } from './names.js';
import { pieceAbout, pieceName } from './pieces.js';
import { texts } from './texts/index.js';
import type { Area, Shown } from './types.js';

/** The distance from the middle of a hex to its corner. */
const HEX = 50;
const HALF = (HEX * Math.sqrt(3)) / 2;
const ROW = HEX * 1.5;
const MARGIN = 14;

type Point = [x: number, y: number];

const middle = ([column, row]: readonly [number, number]): Point => [column * HALF, row * ROW];

/** The corners of a hex with a corner at the top. */
const corners = ([x, y]: Point, radius: number): string =>
  [0, 1, 2, 3, 4, 5]
    .map((i) => (Math.PI / 3) * i + Math.PI / 6)
    .map((angle) => `${(x + radius * Math.cos(angle)).toFixed(1)},${(y + radius * Math.sin(angle)).toFixed(1)}`)
    .join(' ');

export function map(session: Shown, pieces: Pieces): TemplateResult {
  const { areas } = session.look.printed;
  const at = areas.map((area) => middle(area.at));
  const [left, right] = [Math.min(...at.map(([x]) => x)) - HALF, Math.max(...at.map(([x]) => x)) + HALF];
  const [top, bottom] = [Math.min(...at.map(([, y]) => y)) - HEX, Math.max(...at.map(([, y]) => y)) + HEX];
  const box = [left - MARGIN, top - MARGIN, right - left + 2 * MARGIN, bottom - top + 2 * MARGIN];
  return html`<svg class="map" viewBox=${box.map(Math.round).join(' ')} role="group" aria-label=${texts(session).board.map}>
    <rect class="meadow" x=${box[0]! + 1} y=${box[1]! + 1} width=${box[2]! - 2} height=${box[3]! - 2} rx="10" />
    <g class="shore">${at.map((point) => svg`<polygon points=${corners(point, HEX + 5)} />`)}</g>
    ${areas.map(({ id }, i) => land(session, pieces, id, at[i]!))}
    <g class="country" aria-hidden="true">${joins(session, at)}${around(at, box)}</g>
    ${river(session, box[0]! + 1, box[0]! + box[2]! - 1)}
    <g class="onTop">${areas.map(({ id }, i) => label(id, at[i]!))}</g>
    ${areas.map(({ id }, i) => svg`<g class="onTop">${settlers(session, pieces, id, at[i]!)}</g>`)}
  </svg>`;
}

/** The number of an area, on a plate in its upper corner: clear of the edges even when it is enlarged. */
function label(area: Area, [x, y]: Point): SVGTemplateResult {
  const number = areaNumber(area);
  const width = number.length * 9 + 9;
  return svg`<g transform="translate(${x} ${y - HEX * 0.54})"><g class="areaLabel">
    <rect class="areaPlate" x=${-width / 2} y="-9.5" width=${width} height="19" rx="6" />${glyphs.words(number, 0, 5.5, 17, 'areaName')}
  </g></g>`;
}

/** Joins the countryside of one land across the edge between two areas. */
function joins(session: Shown, at: readonly Point[]): SVGTemplateResult[] {
  const { areas } = session.look.printed;
  const lands = areas.map(({ id }) => {
    const { land, village: isVillage } = session.look.position.map[id] ?? {};
    return isVillage ? undefined : land;
  });
  return at.flatMap(([x, y], one) =>
    at.flatMap(([ox, oy], other) => {
      const land = lands[one];
      const isAcrossRiver = [areas[one]!.at[1], areas[other]!.at[1]].sort().join() === `${RIVER},${RIVER + 1}`;
      if (other <= one || !land || land !== lands[other] || isAcrossRiver) return [];
      if (Math.hypot(ox - x, oy - y) > 2 * HALF + 1) return [];
      const turn = (Math.atan2(oy - y, ox - x) * 180) / Math.PI;
      return svg`<g transform="translate(${(x + ox) / 2} ${(y + oy) / 2})">${join(land, turn)}</g>`;
    }),
  );
}

const BEYOND = ['land-wood', 'land-pines', 'land-wood', 'land-vines', 'land-mill'] as const;
/** The distance between two drawings outside the areas. */
const APART = 58;

/** Plants outside the areas, where there is room. */
function around(at: readonly Point[], [left, top, width, height]: number[]): SVGTemplateResult[] {
  const columns = Math.floor((width! - 30) / APART);
  const rows = Math.floor((height! - 30) / APART);
  const [dx, dy] = [(width! - 50) / columns, (height! - 50) / rows];
  return Array.from({ length: (columns + 1) * (rows + 1) }, (_, i): Point => {
    const [column, row] = [i % (columns + 1), Math.floor(i / (columns + 1))];
    return [left! + 25 + column * dx, top! + 25 + row * dy];
  }).flatMap(([x, y], i) => {
    const isBeside = at.every(([ax, ay]) => Math.hypot(ax - x, ay - y) > HEX * 1.45);
    return isBeside && Math.abs(y - RIVER * ROW - HEX) > HEX * 0.8
      ? drawing(BEYOND[i % BEYOND.length]!, x, y, 0.95)
      : [];
  });
}

/**
 * The row above the river, which runs along the border between the third and the fourth row and out of the map on both
 * sides.
 */
const RIVER = 2;

function river(session: Shown, west: number, east: number): SVGTemplateResult {
  const banks = session.look.printed.areas
    .filter(({ at: [, row] }) => row === RIVER || row === RIVER + 1)
    .map(({ at }) => middle(at));
  // Two hexes on opposite banks share an edge; the corners of these edges, in order, are the river's course.
  const course = banks
    .flatMap(([x, y], i) =>
      banks.slice(i + 1).flatMap(([ox, oy]): Point[] => {
        if (oy === y || Math.hypot(ox - x, oy - y) > 2 * HALF + 1) return [];
        const [mx, my, dx, dy] = [(x + ox) / 2, (y + oy) / 2, (oy - y) / (4 * HALF), (x - ox) / (4 * HALF)];
        return [-1, 1].map((way): Point => [Math.round(mx + way * dx * HEX), Math.round(my + way * dy * HEX)]);
      }),
    )
    .sort(([a], [b]) => a - b);
  const [first, last] = [course[0], course.at(-1)];
  if (!first || !last) return svg``;
  const [into, out] = [first[0] - west, east - last[0]];
  const way = `M${west} ${first[1] + 20}q${into / 2} 4 ${into}-20${course.map(([x, y]) => `L${x} ${y}`).join('')}q${out / 2} 20 ${out} 10`;
  return svg`<path class="bank" d=${way} /><path class="river" d=${way} /><path class="foaming" d=${way} />`;
}

function land(session: Shown, pieces: Pieces, area: Area, [x, y]: Point): SVGTemplateResult {
  const id = `area.${area}`;
  const { land, village: isVillage, church, fortress } = session.look.position.map[area] ?? {};
  const holder = session.look.position.map[area]?.settlers?.[0];
  return piece(
    pieces,
    id,
    pieceName(session, id),
    svg`<polygon class="edge hex ${isVillage ? 'village' : (land ?? 'unknown')}" points=${corners([x, y], HEX - 1.5)} />
      <g class="country" transform="translate(${x} ${y})">${isVillage ? village(area, Boolean(church)) : land ? country(land, area) : ''}</g>
      ${holder === undefined ? '' : svg`<polygon class="held seat${holder}" points=${corners([x, y], HEX - 6)} />`}
      ${fortress === undefined ? '' : lying({ thing: `fortress.${fortress}` }, glyphs.fortress(fortress, x + 20, y - 12, 36))}`,
    pieceAbout(session, id),
  );
}

/** The settlers in an area; several only where there is peace. */
function settlers(session: Shown, pieces: Pieces, area: Area, [x, y]: Point): SVGTemplateResult[] {
  const { settlers: here = [] } = session.look.position.map[area] ?? {};
  const step = here.length > 2 ? 21 : 28;
  return here.map((seat, i) => {
    const id = `seat.${seat}.settler.${area}`;
    const figure = glyphs.owned('settler', seat, x + (i - (here.length - 1) / 2) * step, y + 22, 34, 'edge');
    return piece(pieces, id, pieceName(session, id), figure, pieceAbout(session, id), { thing: `settler.${seat}` });
  });
}
