// The countryside: woods, vineyards, pastures, lakes, fields and villages, drawn around the middle of a hex. An area
// always looks the same, and differs a little from all others.

import { type SVGTemplateResult, svg } from 'lit';

import { drawing } from '../../art/sheet.js';
import type { Area, Land } from './types.js';

type Point = readonly [x: number, y: number];

/** A number from 0 to 1, fixed for an area and one of its things. */
function grain(area: Area, thing: number): number {
  let mixed = thing * 7919 + area.charCodeAt(0) * 31;
  for (const letter of area) mixed = (mixed * 33 + letter.charCodeAt(0)) % 10007;
  return ((mixed * 9301 + 49297) % 233280) / 233280;
}

/** Points with a small random offset, sorted from back to front. */
const shaken = (area: Area, spots: readonly Point[], by: number): Point[] =>
  spots
    .map(([x, y], i): Point => [x + (grain(area, i) - 0.5) * by, y + (grain(area, i + 20) - 0.5) * by])
    .sort(([, a], [, b]) => a - b);

const TREES: readonly Point[] = [
  [-26, -8],
  [-10, -14],
  [8, -10],
  [25, -12],
  [-32, 10],
  [-16, 6],
  [0, 6],
  [18, 8],
  [33, 8],
  [-22, 26],
  [20, 26],
  [-2, 30],
];

function forest(area: Area): SVGTemplateResult {
  const tree = ([x, y]: Point, i: number) =>
    i % 3
      ? svg`<path class="trunk" d="M${x} ${y + 5}V${y}" /><path class="tree" d="M${x - 7} ${y}L${x} ${y - 17} ${x + 7} ${y}Z" />`
      : svg`<path class="trunk" d="M${x} ${y + 5}V${y - 2}" /><circle class="tree leafy" cx=${x} cy=${y - 7} r="7.5" />`;
  return svg`${shaken(area, TREES, 5).map(tree)}`;
}

/** Vines in rows over a hill. */
function hill(area: Area): SVGTemplateResult {
  const lean = (grain(area, 1) - 0.5) * 8;
  const rows = [-6, 6, 18, 30];
  const vine = (row: number, i: number) =>
    svg`<path class="vine" d="M${-34 + i * 4} ${row + 4}Q${lean} ${row - 14} ${34 - i * 4} ${row + 2}" />`;
  const leaves = rows.flatMap((row, i) =>
    [-24, -12, 0, 12, 24].map((x) => {
      const bow = 10 * (1 - (x / 34) ** 2);
      return svg`<circle class="leaf" cx=${x + lean / 3} cy=${row + 1 - bow + i * 0.4} r="2.6" />`;
    }),
  );
  return svg`<path class="mound" d="M-40 8Q-14-30 6-16T40 2V16H-40Z" />${rows.map(vine)}${leaves}`;
}

function pasture(area: Area): SVGTemplateResult {
  const tufts = shaken(
    area,
    [
      [-28, -8],
      [24, -14],
      [-6, 34],
      [33, 14],
      [-34, 14],
      [4, -6],
    ],
    8,
  );
  const cows = shaken(
    area,
    [
      [-14, 8],
      [16, 18],
      [12, -2],
    ],
    7,
  );
  return svg`
    ${tufts.map(([x, y]) => svg`<path class="tuft" d="M${x - 4} ${y}L${x - 2} ${y - 6}L${x} ${y}L${x + 2} ${y - 6}L${x + 4} ${y}" />`)}
    ${cows.map(([x, y]) => svg`<path class="cow" d="M${x - 9} ${y + 5}V${y - 4}Q${x - 8} ${y - 6} ${x - 5} ${y - 6}H${x + 5}L${x + 8} ${y - 9}L${x + 12} ${y - 6}L${x + 11} ${y - 2}H${x + 8}V${y + 5}H${x + 5}V${y}H${x - 6}V${y + 5}Z" />`)}`;
}

function lake(area: Area): SVGTemplateResult {
  const by = (grain(area, 2) - 0.5) * 10;
  const waves = shaken(
    area,
    [
      [-12, -6],
      [14, 2],
      [-8, 14],
      [10, 24],
      [18, -14],
    ],
    8,
  );
  return svg`<path class="water" d="M-34 ${4 + by / 3}C-38-14-16-${24 - by} 4-22S38-14 36 6 16 34-4 32-30 22-34 ${4 + by / 3}Z" />
    ${waves.map(([x, y]) => svg`<path class="wave" d="M${x - 9} ${y}Q${x - 5} ${y - 4} ${x} ${y}T${x + 9} ${y}" />`)}
    <path class="reed" d="M-30 24V10M-26 26V14M-34 22V14" />`;
}

function field(area: Area): SVGTemplateResult {
  const turn = Math.round((grain(area, 3) - 0.5) * 40);
  const rows = [-30, -20, -10, 0, 10, 20, 30];
  return svg`<g transform="rotate(${turn})">
      ${rows.map((x) => svg`<path class="furrow" d="M${x} ${-26 + Math.abs(x) / 3}V${32 - Math.abs(x) / 2}" />`)}
      ${rows.flatMap((x) => [-14, 2, 18].map((y) => svg`<path class="ear" d="M${x} ${y + 5}C${x + 4} ${y} ${x + 3} ${y - 4} ${x} ${y - 6}C${x - 3} ${y - 4} ${x - 4} ${y} ${x} ${y + 5}Z" />`))}
    </g>`;
}

/** The drawing on the edge between two areas of one land; `turn` is the direction from one to the other. */
export function join(land: Land, turn: number): SVGTemplateResult {
  switch (land) {
    case 'lake':
      return svg`<g transform="rotate(${turn})"><path class="strait" d="M-16-12Q0-5 16-12V12Q0 5-16 12Z" />
        <path class="wave" d="M-9 0Q-5-4 0 0T9 0" /><path class="bankside" d="M-12-10Q0-5 12-10M-12 10Q0 5 12 10" /></g>`;
    case 'forest':
      return drawing('land-wood', 0, 0, 0.9);
    case 'hill':
      return drawing('seam-animal', 0, 0, 0.7);
    case 'pasture':
      return drawing('land-sheep', 0, 0, 0.9);
    case 'field':
      return drawing('seam-knowledge', 0, 0, 0.75);
  }
}

const COUNTRY: Record<Land, (area: Area) => SVGTemplateResult> = { forest, hill, pasture, lake, field };

export const country = (land: Land, area: Area): SVGTemplateResult => COUNTRY[land](area);

/** Small houses around a green, or around a church. */
export function village(area: Area, hasChurch: boolean): SVGTemplateResult {
  const house = ([x, y]: Point, i: number) => svg`
    <path class="wall" d="M${x - 8} ${y + 8}V${y}H${x + 8}V${y + 8}Z" />
    <path class=${i % 2 ? 'roof thatch' : 'roof'} d="M${x - 10} ${y}L${x - 5} ${y - 9}H${x + 5}L${x + 10} ${y}Z" />
    <path class="door" d="M${x - 1.5} ${y + 8}V${y + 3}H${x + 2}V${y + 8}" />`;
  const spots: Point[] = hasChurch
    ? [
        [-29, 2],
        [-27, 26],
        [28, 28],
      ]
    : [
        [-27, -4],
        [0, -12],
        [-29, 22],
        [28, 24],
      ];
  const church = svg`
    <path class="wall" d="M-16 12V-4H8V12Z" /><path class="roof" d="M-18-4-13-13H5L10-4Z" />
    <path class="wall" d="M8 12V-14H20V12Z" /><path class="roof" d="M7-14 14-32 21-14Z" />
    <path class="cross" d="M14-32V-40M11-37H17" /><path class="door" d="M-6 12V5A3 3 0 0 1 0 5V12" />`;
  return svg`<path class="lane" d="M-40 16Q-14 4 0 14T40 8" />${shaken(area, spots, 4).map(house)}${hasChurch ? church : ''}`;
}
