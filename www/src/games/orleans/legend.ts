// A legend of followers, goods, events and places with their effects, for new players.

import { type TemplateResult, html, nothing } from 'lit';

import { icon } from '../../view/icons.js';
import { printed } from '../../engine/index.js';
import { capital } from '../../i18n/language.js';
import * as glyphs from './art.js';
import { names, roles } from './names.js';
import { tileAbout, trackAbout } from './pieces.js';
import { cardOf } from './status.js';
import { texts } from './texts/index.js';
import { plays } from './trade.js';
import type { Shown } from './types.js';

export function legend(session: Shown): TemplateResult {
  const {
    setup,
    printed: { places, goods, civics },
  } = session.look;
  const { legend: t, ...all } = texts(session);
  const n = names(session);
  const board = places.filter(({ category }) => category === 'board');
  const tiles = places.filter(({ category }) => category !== 'board');
  return html`<details class="legend">
    <summary>${t.title}</summary>
    <h3>${t.followers}</h3>
    <dl>${roles().map((role) => html`<div><dt>${icon(glyphs.follower(role, 0, 20, 20, 18))} ${n.role(role)}</dt><dd>${trackAbout(session, role)}</dd></div>`)}</dl>
    <p>${t.own}</p>
    <h3>${t.goods}</h3>
    <p>${goods.map(({ id, points }) => html`${icon(glyphs.goodTile(id, 20, 20, 34))} ${n.good(id)} ${points} `)}</p>
    <h3>${t.points}</h3>
    <p>${t.pointsAbout}</p>
    <h3>${t.paths}</h3>
    <p>${t.pathsAbout}</p>
    ${plays(setup, 'orders') ? html`<h3>${t.orders}</h3> <p>${t.ordersAbout}</p>` : nothing}
    ${civics.length ? html`<h3>${t.civics}</h3> <dl>${civics.map(({ id }) => html`<div><dt>${n.civicTitle(id)}</dt><dd>${all.civics[id].about}</dd></div>`)}</dl>` : nothing}
    ${plays(setup, 'intrigue') ? html`<p>${t.bribery}</p>` : nothing}
    <h3>${t.events}</h3>
    <dl>${plays(setup, 'newEvents') ? cards(session) : happenings(session)}</dl>
    <h3>${t.places}</h3>
    <dl>${board.map(({ id }) => html`<div><dt>${n.placeTitle(id)}</dt><dd>${all.places[id].about}</dd></div>`)}</dl>
    <h3>${t.tiles}</h3>
    <dl>${tiles.map(({ id }) => html`<div><dt>${n.placeTitle(id)}</dt><dd>${tileAbout(session, id)}</dd></div>`)}</dl>
  </details>`;
}

/** The new cards, each with its letter. */
const cards = (session: Shown): TemplateResult[] =>
  session.look.printed.hourglasses.map((tile) => {
    const { title, brings } = cardOf(session, tile);
    return html`<div><dt>${title}</dt><dd>${capital(brings)}.</dd></div>`;
  });

/** The effects of the event tiles in the box. */
const happenings = (session: Shown): TemplateResult[] =>
  printed('orleans').happenings.flatMap(({ id }) => {
    const { about } = texts(session).happenings[id];
    return about ? [html`<div><dt>${names(session).happeningTitle(id)}</dt><dd>${about}</dd></div>`] : [];
  });
