// The map: towns, roads and waterways with their goods, stations and merchants. Only where things sit.

import { type SVGTemplateResult, type TemplateResult, html, nothing, svg } from 'lit';

import { type Pieces, lying, piece } from '../../elements/piece.js';
import { printed } from '../../engine.js';
import { COUNTRY, ROOFS, SILHOUETTES, TREE, VINES } from '../../signs/towns.js';
import * as glyphs from './glyphs.js';
import { goods, onLines } from './names.js';
import { mark } from './orders.js';
import { pieceAbout, pieceName } from './pieces.js';
import { texts } from './texts/index.js';
import { ordersFor } from './trade.js';
import type { Good, Path, PrintedPath, Store, Town } from './types.js';

const WIDTH = 500;
const HEIGHT = 580;
/** Room for names at the left and at the right. */
const EDGE = 12;
const TOWN = 13;
const TILE = 23;

type Point = [x: number, y: number];

/** Where a town's name stands, seen from the town, so that names keep clear of paths and of each other. */
const LABELS: Record<Town, [dx: number, dy: number, anchor: 'start' | '' | 'end']> = {
  orleans: [-27, 5, 'end'],
  chartres: [17, -12, 'start'],
  etampes: [17, -12, 'start'],
  leMans: [-14, -14, 'end'],
  chateaudun: [17, 5, 'start'],
  montargis: [2, -18, 'start'],
  vendome: [0, 29, ''],
  blois: [0, 26, ''],
  briare: [17, -10, 'start'],
  tours: [-15, -14, 'end'],
  chinon: [17, -2, 'start'],
  montrichard: [30, 26, ''],
  vierzon: [17, -12, 'start'],
  loches: [-16, -10, 'end'],
  bourges: [16, 9, 'start'],
  sancerre: [-16, -12, 'end'],
  chatellerault: [-30, 26, ''],
  leBlanc: [30, -20, ''],
  chateauroux: [24, 26, ''],
  nevers: [10, 26, ''],
  argentonSurCreuse: [-9, 26, ''],
  laChatre: [-4, 26, ''],
  saintAmandMontrond: [0, 28, ''],
};

/** How far along a path its goods lie, where the middle would be too near to others. */
const SPOTS: { readonly [path in Path]?: readonly number[] } = {
  'chinon~leBlanc': [0.45, 0.75],
  'chatellerault-argentonSurCreuse': [0.38, 0.65],
  'leBlanc~argentonSurCreuse': [0.42],
  'montrichard-loches': [0.6],
};

function place(town: Town): Point {
  const [x, y] = printed('orleans').towns.find(({ id }) => id === town)!.at;
  return [12 + (x / 100) * (WIDTH - 24), 18 + (y / 100) * (HEIGHT - 36)];
}

export function map(store: Store, pieces: Pieces): TemplateResult {
  const { towns } = printed('orleans');
  return html`<svg class="map" viewBox="${-EDGE} 0 ${WIDTH + 2 * EDGE} ${HEIGHT}" role="group" aria-label=${texts(store).board.map}>
    ${country()}
    ${ways().map((path) => way(store, pieces, path))}
    ${ways().map((path) => spots(store, pieces, path))}
    ${towns.map(({ id, name }) => town(store, pieces, id, name))}
    ${towns.map(({ id }) => svg`<g class="onTop">${built(store, pieces, id)}<g>${orders(store, id)}</g>${merchants(store, pieces, id)}</g>`)}
  </svg>`;
}

/** What lies below everything: woods, vines, and the banks of the rivers. */
const country = once(
  () => svg`<g class="country" aria-hidden="true">
    ${COUNTRY.map(([what, x, y, size]) => svg`<path class=${what} d=${what === 'tree' ? TREE : VINES} transform="translate(${x} ${y}) scale(${size})" />`)}
    ${ways().map(({ way, line }) => (way === 'road' ? nothing : svg`<path class="bank" d=${line} />`))}
  </g>`,
);

/** A road and a waterway between the same towns bow away from each other. */
const bow = ({ ends, way }: PrintedPath): number => {
  const [a, b] = ends;
  const twins = printed('orleans').paths.filter(({ ends }) => ends.includes(a) && ends.includes(b));
  return twins.length < 2 ? 0 : way === 'road' ? -6 : 28;
};

/** A point of a path, and the direction across it. */
function along(path: PrintedPath, t: number): { x: number; y: number; across: Point } {
  const [[ax, ay], [bx, by]] = [place(path.ends[0]), place(path.ends[1])];
  const length = Math.hypot(bx - ax, by - ay);
  const across: Point = [-(by - ay) / length, (bx - ax) / length];
  const off = bow(path) * Math.sin(Math.PI * t);
  return { x: ax + (bx - ax) * t + across[0] * off, y: ay + (by - ay) * t + across[1] * off, across };
}

/** Roads are straight dashes, waterways are waves. */
function course(path: PrintedPath): string {
  const [[ax, ay], [bx, by]] = [place(path.ends[0]), place(path.ends[1])];
  const waves = Math.round(Math.hypot(bx - ax, by - ay) / 15);
  const parts = path.way === 'road' ? 12 : waves * 6;
  const points = Array.from({ length: parts + 1 }, (_, i) => {
    const { x, y, across } = along(path, i / parts);
    const wave = path.way === 'road' ? 0 : 3 * Math.sin((i / 6) * 2 * Math.PI);
    return `${(x + across[0] * wave).toFixed(1)} ${(y + across[1] * wave).toFixed(1)}`;
  });
  return `M${points.join('L')}`;
}

/** The printed paths with their lines and goods spaces, reckoned once. */
const ways = once(() =>
  printed('orleans').paths.map((path) => ({
    ...path,
    line: course(path),
    at: path.spots.map((_, i) => along(path, SPOTS[path.id]?.[i] ?? 0.5 + (i - (path.spots.length - 1) / 2) * 0.3)),
  })),
);
type Way = ReturnType<typeof ways>[number];

function once<T>(reckon: () => T): () => T {
  let known: T | undefined;
  return () => (known ??= reckon());
}

function way(store: Store, pieces: Pieces, { id: path, way, line }: Way): SVGTemplateResult {
  const id = `path.${path}`;
  return piece(
    pieces,
    id,
    pieceName(store, id),
    svg`<path class="reach" d=${line} /><path class="edge ${way}" d=${line} />`,
    pieceAbout(store, id),
  );
}

/** The goods on a path, and the spaces that are empty: with a number, those that only so many players fill. */
function spots(store: Store, pieces: Pieces, path: Way): unknown {
  const here = store.look.position.paths[path.id] ?? [];
  // Goods of one kind on a path are one piece.
  const kinds = goods().filter((good) => here.includes(good));
  const tiles = kinds.map((good: Good) => {
    const id = `path.${path.id}.${good}`;
    const drawn = here.flatMap((each, i) =>
      each === good
        ? [lying({ thing: `good.${good}` }, glyphs.goodTile(good, path.at[i]!.x, path.at[i]!.y, TILE, 'edge'))]
        : [],
    );
    return piece(pieces, id, pieceName(store, id), svg`${drawn}`, pieceAbout(store, id));
  });
  const empty = path.spots.map((players, i) =>
    i < here.length ? nothing : spot(path.at[i]!.x, path.at[i]!.y, players),
  );
  return svg`<g class="onTop">${empty}</g>${tiles}`;
}

const spot = (x: number, y: number, players: number): SVGTemplateResult => svg`
  <rect class="spot" x=${x - 7} y=${y - 7} width="14" height="14" rx="3" />
  ${players > 2 ? glyphs.words(players, x, y + 5, 15.2, 'dim') : nothing}`;

function town(store: Store, pieces: Pieces, id: Town, name: string): SVGTemplateResult {
  const [x, y] = place(id);
  const [dx, dy, anchor] = LABELS[id];
  const radius = id === 'orleans' ? TOWN * 1.75 : TOWN;
  const key = `town.${id}`;
  return svg`${piece(pieces, key, pieceName(store, key), svg`<circle class="edge town ${ordersFor(store, id).length ? 'wanted' : ''}" cx=${x} cy=${y} r=${radius} /><path class="silhouette" d=${SILHOUETTES[id] ?? ROOFS} transform="translate(${x} ${y}) scale(${radius / 17})" />`, pieceAbout(store, key))}
    <g class="onTop"><text aria-hidden="true" class="townName ${anchor}" x=${x + dx} y=${y + dy}>
      ${onLines(name).map((line, i) => svg`<tspan x=${x + dx} dy=${i ? 13 : 0}>${line}</tspan>`)}
    </text></g>`;
}

/** Orléans has room for a station of everybody, the other towns for one; with the tavern's help, two. */
function built(store: Store, pieces: Pieces, town: Town): SVGTemplateResult[] {
  const [x, y] = place(town);
  const owners = store.seats.filter((seat) => store.look.position.players[seat]!.stations.includes(town));
  return owners.map((seat) => {
    const id = `seat.${seat}.station.${town}`;
    const beside = owners.length > 1 ? (owners.indexOf(seat) - 0.5) * 16 : 0;
    const [dx, dy] = town === 'orleans' ? [seat % 2 ? 9 : -9, seat < 2 ? -9 : 9] : [beside, 0];
    return piece(
      pieces,
      id,
      pieceName(store, id),
      glyphs.owned('station', seat, x + dx, y + dy, town === 'orleans' ? 16 : 19),
      '',
      { thing: `station.${seat}` },
    );
  });
}

/** A scroll for an open order, on the side away from the name. */
function orders(store: Store, town: Town): SVGTemplateResult[] {
  const [x, y] = place(town);
  const [, , anchor] = LABELS[town];
  const side = anchor === 'end' ? 1 : -1;
  return mark(store, town, x + side * (town === 'orleans' ? 30 : 21), y + 3);
}

function merchants(store: Store, pieces: Pieces, town: Town): SVGTemplateResult[] {
  const [x, y] = place(town);
  const here = store.seats.filter((seat) => store.look.position.players[seat]!.merchant === town);
  const [right, up] = town === 'orleans' ? [14, 26] : [0, 18];
  return here.map((seat, i) => {
    const id = `seat.${seat}.merchant`;
    return piece(
      pieces,
      id,
      pieceName(store, id),
      glyphs.owned('merchant', seat, x + right + (i - (here.length - 1) / 2) * 17, y - up, 22),
      '',
      { thing: `merchant.${seat}` },
    );
  });
}
