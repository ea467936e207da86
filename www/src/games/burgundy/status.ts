// What else lies on the main board: the phase and round, goods to come, the turn order and the bonus tiles.

import { type TemplateResult, html } from 'lit';

import { icon, marker } from '../../elements/marks.js';
import * as glyphs from './glyphs.js';
import type { Colour, Store } from './types.js';
import { COLOURS } from './words.js';

const PHASES = ['A', 'B', 'C', 'D', 'E'] as const;

export function status(store: Store): TemplateResult {
  const { phase, round, whiteDie, roundGoods } = store.look.position;
  const index = PHASES.indexOf(phase);
  return html`<dl class="status">
    <div>
      <dt>Phase</dt>
      <dd class="steps" aria-label="${phase} of A to E">
        ${PHASES.map((name, at) => html`<span class="${at === index ? 'now' : at < index ? 'past' : ''}">${name}</span>`)}
      </dd>
    </div>
    <div>
      <dt>Round</dt>
      <dd class="steps" aria-label="${round} of 5">
        ${[1, 2, 3, 4, 5].map((at) => html`<span class="${at === round ? 'now' : at < round ? 'past' : ''}">${at}</span>`)}
      </dd>
    </div>
    <div>
      <dt>White die</dt>
      <dd>${whiteDie === null ? 'not rolled' : icon(glyphs.die(whiteDie, 20, 20, 32, 'white'), `shows ${whiteDie}`)}</dd>
    </div>
    <div>
      <dt>Goods to come</dt>
      <dd>${roundGoods.length ? roundGoods.map((good) => icon(glyphs.good(good, 1, 20, 20, 30), good)) : 'none'}</dd>
    </div>
    <div>
      <dt>Turn order <small>(right to left, top first)</small></dt>
      <dd>${track(store)}</dd>
    </div>
    <div>
      <dt>Bonus tiles <small>(large, small)</small></dt>
      <dd class="bonuses">${bonuses(store)}</dd>
    </div>
  </dl>`;
}

function track(store: Store): TemplateResult {
  return html`<ol class="track">
    ${store.look.position.track.map(
      (stack, field) => html`<li aria-label="field ${field + 1}">${stack.map((seat) => marker(seat, store.name(seat)))}</li>`,
    )}
  </ol>`;
}

function bonuses(store: Store): TemplateResult[] {
  return (Object.keys(COLOURS) as Colour[]).map((colour, index) => {
    const [first, second] = store.look.position.bonuses[index] ?? [];
    const taken = (seat: number | undefined, size: string) =>
      seat === undefined ? html`<span class="free ${size}" title="${size}: free" role="img" aria-label="${size} free"></span>` : marker(seat, store.name(seat));
    return html`<span class="bonus">
      ${icon(glyphs.space(colour, 20, 20, 19), COLOURS[colour].name)}${taken(first, 'large')}${taken(second, 'small')}
    </span>`;
  });
}
