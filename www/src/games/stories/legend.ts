// A legend of lands, goods, places, deeds and epochs with their effects, for new players; it marks our reconstructions.

import { type TemplateResult, html } from 'lit';

import { icon } from '../../view/icons.js';
import { games } from '../../engine/index.js';
import { capital } from '../../i18n/language.js';
import { aboutDeed, aboutPlace, epochLines, fameWords } from './about.js';
import * as glyphs from './art.js';
import { followers, names, storyOf } from './names.js';
import { texts } from './texts/index.js';
import type { Shown } from './types.js';

export function legend(session: Shown): TemplateResult {
  const { printed } = session.look;
  const { legend: t, reconstructed, ...all } = texts(session);
  const called = names(session);
  const story = storyOf(session);
  const row = (title: unknown, text: unknown) => html`<div><dt>${title}</dt><dd>${text}</dd></div>`;
  const tables = games().find(({ id }) => id === 'stories')?.reconstructed ?? [];
  return html`<details class="legend">
    <summary>${t.title}</summary>
    <h3>${t.story}</h3>
    <p>${all.tale.begins[story.id].text}</p>
    <h3>${t.followers}</h3>
    <p>${followers().map((kind) => html`${icon(glyphs.follower(kind, 20, 20, 18))} ${called.follower(kind)} `)}</p>
    <p>${all.pieces.about.monk}</p>
    <h3>${t.lands}</h3>
    <p>${printed.lands.map(({ id, good }) => html`${icon(glyphs.goodTile(good, 20, 20, 34))} ${all.lands[id]}: ${called.good(good)} `)}</p>
    <h3>${t.goods}</h3>
    <dl>${printed.goods.map(({ id, price, isFood, delivery }) => row(html`${icon(glyphs.goodTile(id, 20, 20, 34))} ${called.good(id)}`, t.good(price, isFood, delivery)))}</dl>
    <h3>${t.expansion}</h3>
    <p>${t.expansionAbout}</p>
    <h3>${all.board.onlyDeeds}</h3>
    <dl>${printed.deeds.map(({ id }) => row(called.deed(id), aboutDeed(session, id)))}</dl>
    <h3>${all.board.fame}</h3>
    <dl>${story.fameTrack.spaces.map(({ space, bonus }) => row(space, `${capital(fameWords(session, bonus))}.`))}</dl>
    <h3>${story.id === 'firstKingdom' ? all.board.epochs : all.board.years}</h3>
    <dl>
      ${story.epochs.map((epoch) =>
        row(
          called.epoch(epoch.number),
          epochLines(session, epoch).map(([title, text]) => html`${title}: ${text}.<br />`),
        ),
      )}
    </dl>
    <h3>${t.places}</h3>
    <dl>${printed.places.map(({ id }) => row(called.placeTitle(id), aboutPlace(session, id)))}</dl>
    <h3>${t.reconstruction}</h3>
    <p>${t.reconstructionAbout}</p>
    <ul>${tables.map(({ what, replace }) => html`<li>${reconstructed[replace] ?? what}</li>`)}</ul>
  </details>`;
}
