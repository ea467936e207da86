// Every tile and what it does, for newcomers.

import { type TemplateResult, html } from 'lit';

import { icon } from '../../elements/marks.js';
import * as glyphs from './glyphs.js';
import type { Colour, Good, Tile } from './types.js';
import { COLOURS, GOODS, TILES } from './words.js';

export function legend(): TemplateResult {
  const tiles = Object.keys(TILES) as Tile[];
  return html`<details class="legend">
    <summary>What the tiles do</summary>
    ${(Object.keys(COLOURS) as Colour[]).map(
      (colour) => html`<h3>${COLOURS[colour].name}</h3>
        <dl>
          ${tiles.filter((tile) => TILES[tile].colour === colour).map(
            (tile) => html`<div><dt>${icon(glyphs.tile(tile, 20, 20, 19), '')} ${TILES[tile].name}</dt><dd>${TILES[tile].about}</dd></div>`,
          )}
        </dl>`,
    )}
    <h3>goods</h3>
    <p>${GOODS.map((good: Good) => html`${icon(glyphs.good(good, 1, 20, 20, 30), '')} ${good} `)}</p>
  </details>`;
}
