// The map: towns, roads and waterways with their goods, stations and merchants. Positions only.

import { type SVGTemplateResult, type TemplateResult, html, nothing, svg } from 'lit';

import { type Pieces, lying, piece } from '../../view/board/piece.js';
import { printed } from '../../engine/index.js';
import { once } from '../../boot/lazy.js';
import { drawing } from '../../art/sheet.js';
import { COUNTRY, townDrawing } from '../bagbuilding/towns.js';
import * as glyphs from './art.js';
import { goods, onLines } from './names.js';
import { mark } from './orders.js';
import { pieceAbout, pieceName } from './pieces.js';
import { texts } from './texts/index.js';
import { ordersFor } from './trade.js';
import type { Good, Path, PrintedPath, Shown, Town } from './types.js';

const WIDTH = 500;
const HEIGHT = 580;
/** Margin for names at the left and at the right. */
const EDGE = 12;
const TOWN = 13;
const TILE = 23;

type Point = [x: number, y: number];

/** The position of a town's name relative to the town, chosen so that names do not overlap goods or each other. */
const LABELS: Record<Town, [dx: number, dy: number, anchor: 'start' | '' | 'end']> = {
  orleans: [-33, 10, 'end'],
  chartres: [24, -12, 'start'],
  etampes: [20, -12, 'start'],
  leMans: [-20, 25, ''],
  chateaudun: [2, -26, ''],
  montargis: [22, 29, ''],
  vendome: [-7, 25, ''],
  blois: [4, 29, ''],
  briare: [22, -6, 'start'],
  tours: [-24, -10, 'end'],
  chinon: [24, 4, 'start'],
  montrichard: [40, 25, ''],
  vierzon: [25, -8, 'start'],
  loches: [24, 4, 'start'],
  bourges: [17, -34, ''],
  sancerre: [12, 25, ''],
  chatellerault: [-31, 29, ''],
  leBlanc: [22, -26, ''],
  chateauroux: [23, 29, ''],
  nevers: [12, 25, ''],
  argentonSurCreuse: [-14, 27, ''],
  laChatre: [0, 29, ''],
  saintAmandMontrond: [21, 25, ''],
};

/** The Loire itself is wider than its tributaries. */
const LOIRE: ReadonlySet<string> = new Set([
  'orleans~briare',
  'briare~sancerre',
  'sancerre~nevers',
  'orleans~blois',
  'blois~tours',
  'tours~chinon',
]);
/** The sources of the rivers, and where they leave the map. */
const BEYOND = [
  'M459 459C474 486 462 520 474 579',
  'M367 513C374 536 358 560 366 579',
  'M171 529C178 548 164 566 172 579',
  'M83 464C74 500 92 540 80 579',
];
const SEAWARD = 'M45 355C30 350 12 366-11 354';
/** Washes of the land: grain in the north, woods around Orléans, heath in the south. */
const WASHES: readonly [wash: string, path: string][] = [
  ['corn', 'M262 84C300 62 372 88 384 112S352 152 322 142 240 116 262 84Z'],
  ['woodland', 'M322 206C350 178 410 196 412 222S372 252 346 244 300 232 322 206Z'],
  ['woodland', 'M330 290C352 268 412 280 424 306S396 356 366 350 318 316 330 290Z'],
  ['woodland', 'M2 22C40 10 150 10 166 40S110 74 70 66 6 60 2 22Z'],
  ['woodland', 'M4 172C36 150 84 176 84 212S44 262 12 250-10 196 4 172Z'],
  ['corn', 'M196 372C230 352 274 372 276 396S240 420 214 410 176 392 196 372Z'],
  ['woodland', 'M-4 470C26 462 62 488 62 524S30 572-6 566Z'],
  ['corn', 'M386 536C418 520 458 534 456 560S402 576 388 570 372 548 386 536Z'],
];

/** The positions of goods along a path, as shares of its length, where the middle is too near to other goods. */
const SPOTS: { readonly [path in Path]?: readonly number[] } = {
  'chinon~leBlanc': [0.45, 0.75],
  'chatellerault-argentonSurCreuse': [0.4, 0.67],
  'chartres-chateaudun': [0.34],
  'chartres-leMans': [0.33, 0.74],
  'laChatre-chateauroux': [0.4],
  'leBlanc~argentonSurCreuse': [0.42],
  'montrichard-loches': [0.6],
};

function place(town: Town): Point {
  const [x, y] = printed('orleans').towns.find(({ id }) => id === town)!.at;
  return [12 + (x / 100) * (WIDTH - 24), 18 + (y / 100) * (HEIGHT - 36)];
}

export function map(session: Shown, pieces: Pieces): TemplateResult {
  const { towns } = printed('orleans');
  return html`<svg class="map" viewBox="${-EDGE} 0 ${WIDTH + 2 * EDGE} ${HEIGHT}" role="group" aria-label=${texts(session).board.map}>
    ${country()}
    ${ways().map((path) => way(session, pieces, path))}
    <g class="onTop">${towns.map(({ id, name }) => ribbon(id, name))}</g>
    ${towns.map(({ id }, at) => town(session, pieces, id, at))}
    ${ways().map((path) => spots(session, pieces, path))}
    ${towns.map(({ id }) => svg`<g class="onTop">${built(session, pieces, id)}<g>${orders(session, id)}</g>${merchants(session, pieces, id)}</g>`)}
  </svg>`;
}

/** The background: the land, rivers with their banks, roads, woods and vines. */
const country = once(() => {
  const rivers = ways().filter(({ way }) => way !== 'road');
  const loire = rivers.filter(({ id }) => LOIRE.has(id)).map(({ line }) => line);
  const others = rivers.filter(({ id }) => !LOIRE.has(id)).map(({ line }) => line);
  const small = [...others, ...BEYOND.slice(1)].join('');
  const large = [...loire, BEYOND[0], SEAWARD].join('');
  const roads = ways().flatMap(({ way, line }) => (way === 'road' ? [line] : []));
  return svg`<g class="valley" aria-hidden="true">
    <rect class="meadow" x=${1 - EDGE} y="1" width=${WIDTH + 2 * EDGE - 2} height=${HEIGHT - 2} rx="8" />
    ${WASHES.map(([wash, path]) => svg`<path class=${wash} d=${path} />`)}
    <path class="riverside small" d=${small} /><path class="riverside" d=${large} />
    <path class="shore small" d=${small} /><path class="shore" d=${large} />
    <path class="stream small" d=${small} /><path class="stream" d=${large} />
    <path class="lane" d=${roads.join('')} />
    ${COUNTRY.map(([what, x, y, size]) => drawing(`land-${what}`, x, y, size * 0.85))}
    <rect class="framed" x=${6 - EDGE} y="6" width=${WIDTH + 2 * EDGE - 12} height=${HEIGHT - 12} rx="5" />
  </g>`;
});

/** A road and a waterway between the same towns curve in opposite directions. */
const bow = ({ ends, way }: PrintedPath): number => {
  const [a, b] = ends;
  const twins = printed('orleans').paths.filter(({ ends }) => ends.includes(a) && ends.includes(b));
  return twins.length < 2 ? 0 : way === 'road' ? -6 : 28;
};

/** A point on a path, and the direction across it. */
function along(path: PrintedPath, t: number): { x: number; y: number; across: Point } {
  const [[ax, ay], [bx, by]] = [place(path.ends[0]), place(path.ends[1])];
  const length = Math.hypot(bx - ax, by - ay);
  const across: Point = [-(by - ay) / length, (bx - ax) / length];
  const off = bow(path) * Math.sin(Math.PI * t);
  return { x: ax + (bx - ax) * t + across[0] * off, y: ay + (by - ay) * t + across[1] * off, across };
}

/** The approximate distance between two bends of a river. */
const BEND = 26;

/** Roads are nearly straight, rivers meander. */
function course(path: PrintedPath): string {
  const [[ax, ay], [bx, by]] = [place(path.ends[0]), place(path.ends[1])];
  const isRoad = path.way === 'road';
  const bends = Math.max(2, Math.round(Math.hypot(bx - ax, by - ay) / BEND));
  const parts = bends * 6;
  const points = Array.from({ length: parts + 1 }, (_, i) => {
    const { x, y, across } = along(path, i / parts);
    const off = (isRoad ? 1.2 : 4) * Math.sin((i / 6) * Math.PI * (isRoad ? 0.5 : 1));
    return `${(x + across[0] * off).toFixed(1)} ${(y + across[1] * off).toFixed(1)}`;
  });
  return `M${points.join('L')}`;
}

/** The printed paths with their lines and goods spaces, memoized. */
const ways = once(() =>
  printed('orleans').paths.map((path) => ({
    ...path,
    line: course(path),
    at: path.spots.map((_, i) => along(path, SPOTS[path.id]?.[i] ?? 0.5 + (i - (path.spots.length - 1) / 2) * 0.3)),
  })),
);
type Way = ReturnType<typeof ways>[number];

function way(session: Shown, pieces: Pieces, { id: path, way, line }: Way): SVGTemplateResult {
  const id = `path.${path}`;
  return piece(
    pieces,
    id,
    pieceName(session, id),
    svg`<path class="reach" d=${line} /><path class="edge ${way}" d=${line} />`,
    pieceAbout(session, id),
  );
}

/** The goods on a path, and its empty spaces: a number is the min number of players who fill that space. */
function spots(session: Shown, pieces: Pieces, path: Way): unknown {
  const here = session.look.position.paths[path.id] ?? [];
  // Goods of one kind on a path are one piece.
  const kinds = goods().filter((good) => here.includes(good));
  const tiles = kinds.map((good: Good) => {
    const id = `path.${path.id}.${good}`;
    const drawn = here.flatMap((each, i) =>
      each === good
        ? [lying({ thing: `good.${good}` }, glyphs.goodTile(good, path.at[i]!.x, path.at[i]!.y, TILE, 'edge'))]
        : [],
    );
    return piece(pieces, id, pieceName(session, id), svg`${drawn}`, pieceAbout(session, id));
  });
  const empty = path.spots.map((players, i) =>
    i < here.length ? nothing : spot(path.at[i]!.x, path.at[i]!.y, players),
  );
  return svg`<g class="onTop">${empty}</g>${tiles}`;
}

const spot = (x: number, y: number, players: number): SVGTemplateResult => svg`
  <rect class="spot" x=${x - 7} y=${y - 7} width="14" height="14" rx="3" />
  ${players > 2 ? glyphs.words(players, x, y + 5, 15.2, 'dim') : nothing}`;

/** The extent of a town to each side. */
const reachOf = (town: Town): number => (town === 'orleans' ? TOWN * 1.9 : TOWN * 1.45);

/** A town: its hill, which takes the clicks, and its silhouette. */
function town(session: Shown, pieces: Pieces, id: Town, at: number): SVGTemplateResult {
  const [x, y] = place(id);
  const r = reachOf(id);
  const key = `town.${id}`;
  const [top, foot] = [y - r * 0.2, y + r * 0.75];
  return piece(
    pieces,
    key,
    pieceName(session, key),
    svg`<circle class="reach" cx=${x} cy=${y} r=${r} />
      <path class="edge town ${ordersFor(session, id).length ? 'wanted' : ''}" d="M${x - r * 1.2} ${y + r * 0.35}C${x - r * 0.9} ${top} ${x + r * 0.9} ${top} ${x + r * 1.2} ${y + r * 0.35}C${x + r} ${foot} ${x - r} ${foot} ${x - r * 1.2} ${y + r * 0.35}Z" />
      ${drawing(townDrawing(id, at), x, y - r * 0.4, r / 13)}`,
    pieceAbout(session, key),
  );
}

/** The font size of names. */
const NAME = 15.2;

/** The widths of letters in the serif face, as shares of their height; other letters count as the last entry. */
const WIDTHS: readonly [letters: RegExp, width: number][] = [
  [/[ijl ]/, 0.27],
  [/[cfrst’-]/, 0.4],
  [/[aâeévxz]/, 0.475],
  [/[mwMW]/, 0.84],
  [/[^LST\P{Lu}]/u, 0.63],
  [/./, 0.535],
];

const widthOf = (name: string): number =>
  [...name].reduce((sum, letter) => sum + WIDTHS.find(([letters]) => letters.test(letter))![1], 0) * NAME;

/** The name of a town on a ribbon. */
function ribbon(id: Town, name: string): SVGTemplateResult {
  const [x, y] = place(id);
  const [dx, dy, anchor] = LABELS[id];
  const lines = onLines(name);
  const width = Math.max(...lines.map(widthOf)) + 4;
  const left = -(anchor === 'start' ? 2 : anchor === 'end' ? width - 2 : width / 2);
  const [top, height] = [-12.5, 17 + (lines.length - 1) * 13];
  const tail = `${(height / 2).toFixed(1)}L`;
  // On small screens the ribbon is enlarged together with its text.
  return svg`<g transform="translate(${x + dx} ${y + dy})"><g class="ribboned"><path class="ribbon" d="M${left} ${top}H${left + width}l4 0l-3.5 ${tail}${left + width + 4} ${top + height}H${left - 4}l3.5 -${tail}${left - 4} ${top}Z" />
    <text aria-hidden="true" class="townName ${anchor}">
      ${lines.map((line, i) => svg`<tspan x="0" dy=${i ? 13 : 0}>${line}</tspan>`)}
    </text></g></g>`;
}

/** The stations in a town: Orléans has room for one of each player, other towns for one, or two with the tavern. */
function built(session: Shown, pieces: Pieces, town: Town): SVGTemplateResult[] {
  const [x, y] = place(town);
  const owners = session.seats.filter((seat) => session.look.position.players[seat]!.stations.includes(town));
  return owners.map((seat) => {
    const id = `seat.${seat}.station.${town}`;
    const beside = owners.length > 1 ? (owners.indexOf(seat) - 0.5) * 18 : 6;
    const [dx, dy] = town === 'orleans' ? [(seat - (session.seats.length - 1) / 2) * 15, 10] : [beside, 5];
    return piece(
      pieces,
      id,
      pieceName(session, id),
      glyphs.owned('station', seat, x + dx, y + dy, town === 'orleans' ? 16 : 19),
      '',
      { thing: `station.${seat}` },
    );
  });
}

/** A scroll for each open order of a town, on the side away from the name. */
function orders(session: Shown, town: Town): SVGTemplateResult[] {
  const [x, y] = place(town);
  const [, , anchor] = LABELS[town];
  const side = anchor === 'end' ? 1 : -1;
  return mark(session, town, x + side * (town === 'orleans' ? 32 : 23), y - 5);
}

function merchants(session: Shown, pieces: Pieces, town: Town): SVGTemplateResult[] {
  const [x, y] = place(town);
  const here = session.seats.filter((seat) => session.look.position.players[seat]!.merchant === town);
  const [right, up] = town === 'orleans' ? [16, 22] : [-9, 4];
  return here.map((seat, i) => {
    const id = `seat.${seat}.merchant`;
    return piece(
      pieces,
      id,
      pieceName(session, id),
      glyphs.owned('merchant', seat, x + right + (i - (here.length - 1) / 2) * 17, y - up, 22),
      '',
      { thing: `merchant.${seat}` },
    );
  });
}
