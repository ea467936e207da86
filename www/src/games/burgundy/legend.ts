// A legend of all tiles and their effects, for new players.

import { type TemplateResult, html } from 'lit';

import { icon } from '../../view/icons.js';
import * as glyphs from './art.js';
import { texts } from './texts/index.js';
import type { Shown } from './types.js';
import { allColours, allGoods, tilesOf } from './printed.js';

export function legend(session: Shown): TemplateResult {
  const { tiles, colours, goods, legend } = texts(session);
  return html`<details class="legend">
    <summary>${legend.title}</summary>
    ${allColours().map(
      (colour) => html`<h3>${colours[colour].name}</h3>
        <dl>
          ${tilesOf(colour).map(
            (tile) =>
              html`<div><dt>${icon(glyphs.tile(tile, 20, 20, 19))} ${tiles[tile].name}</dt><dd>${tiles[tile].about}</dd></div>`,
          )}
        </dl>`,
    )}
    <h3>${legend.goods}</h3>
    <p>${allGoods().map((good) => html`${icon(glyphs.good(good, 1, 20, 20, 30))} ${goods[good]} `)}</p>
  </details>`;
}
