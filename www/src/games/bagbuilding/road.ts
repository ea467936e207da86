// A track as one picture: a road whose rows run alternately right and left, so that each field adjoins the next.

import { type SVGTemplateResult, svg } from 'lit';

/** Fields per row, and the size of each field. */
export interface Road {
  columns: number;
  width: number;
  height: number;
}

/** The margin that the bank of the road leaves towards the next row. */
const BANK = 6;

/** The upper left corner of a field; fields are counted from 0. */
export function fieldAt({ columns, width, height }: Road, place: number): [x: number, y: number] {
  const [row, along] = [Math.floor(place / columns), place % columns];
  return [2 + (row % 2 ? columns - 1 - along : along) * width, 2 + row * height];
}

/** The size of a road's box. */
export const sizeOf = ({ columns, width, height }: Road, fields: number): [width: number, height: number] => [
  columns * width + 4,
  Math.ceil(fields / columns) * height + 4,
];

/** The empty road: its bank, its bed, and a joint between neighbouring fields. */
export function road(shape: Road, fields: number): SVGTemplateResult {
  const { columns, width, height } = shape;
  const joints: string[] = [];
  /** Each row, and the bend to the next one. */
  const stretches: [x: number, y: number, width: number, height: number][] = [];
  for (let place = 0; place < fields; place++) {
    const [x, y] = fieldAt(shape, place);
    const along = place % columns;
    const isLast = place === fields - 1;
    if (along === columns - 1 || isLast) {
      const [first] = fieldAt(shape, place - along);
      stretches.push([Math.min(first, x), y + BANK / 2, (along + 1) * width, height - BANK]);
    }
    if (isLast) continue;
    if (along === columns - 1) {
      stretches.push([x, y + height / 2, width, height]);
      joints.push(`M${x + BANK} ${y + height}h${width - 2 * BANK}`);
    } else joints.push(`M${Math.max(x, fieldAt(shape, place + 1)[0])} ${y + BANK}v${height - 2 * BANK}`);
  }
  const drawn = (name: string) =>
    stretches.map(([x, y, w, h]) => svg`<rect class=${name} x=${x} y=${y} width=${w} height=${h} rx="9" />`);
  return svg`${drawn('road-bank')}${drawn('road-bed')}<path class="road-joints" d=${joints.join('')} />`;
}

/** A field with a print, as a plate on the road. */
export function plateOn(shape: Road, place: number, name: string): SVGTemplateResult {
  const [x, y] = fieldAt(shape, place);
  return svg`<rect class="cell ${name}" x=${x + 1} y=${y + BANK / 2} width=${shape.width - 2} height=${shape.height - BANK} rx="6" />`;
}
