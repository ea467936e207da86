// Followers, goods, events and places and what they do, for newcomers.

import { type TemplateResult, html } from 'lit';

import { icon } from '../../elements/marks.js';
import { printed } from '../../engine.js';
import * as glyphs from './glyphs.js';
import { goodName, goods, happeningTitle, placeTitle, roleName, roles } from './names.js';
import { tileAbout, trackAbout } from './pieces.js';
import type { Store } from './types.js';
import { HAPPENINGS, PLACES } from './words.js';

export function legend(store: Store): TemplateResult {
  const { places, happenings } = printed('orleans');
  const board = places.filter(({ category }) => category === 'board');
  const tiles = places.filter(({ category }) => category !== 'board');
  return html`<details class="legend">
    <summary>What everything does</summary>
    <h3>Followers</h3>
    <dl>${roles().map((role) => html`<div><dt>${icon(glyphs.follower(role, 0, 20, 20, 18), '')} ${roleName(role)}</dt><dd>${trackAbout(role)}</dd></div>`)}</dl>
    <p>A ring and a number mark the four followers of a player’s own; they never leave their owner.</p>
    <h3>Goods, with their points</h3>
    <p>${goods().map((good, i) => html`${icon(glyphs.goodTile(good, 20, 20, 34), '')} ${goodName(good)} ${i + 1} `)}</p>
    <h3>Points</h3>
    <p>A point for each coin, the goods, and status times stations and citizens.</p>
    <h3>Paths</h3>
    <p>Roads are dashed, waterways are waves. A number on an empty space says how many players fill it.</p>
    <h3>Events</h3>
    <dl>${happenings.map(({ id }) => html`<div><dt>${happeningTitle(id)}</dt><dd>${HAPPENINGS[id].about}</dd></div>`)}</dl>
    <h3>Places</h3>
    <dl>${board.map(({ id }) => html`<div><dt>${placeTitle(id)}</dt><dd>${PLACES[id].about}</dd></div>`)}</dl>
    <h3>Place tiles</h3>
    <dl>${tiles.map(({ id }) => html`<div><dt>${placeTitle(id)}</dt><dd>${tileAbout(store, id)}</dd></div>`)}</dl>
  </details>`;
}
