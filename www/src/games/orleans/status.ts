// The round, its event, the start player, and who has passed.

import { type TemplateResult, html, nothing } from 'lit';

import { icon, marker } from '../../elements/marks.js';
import * as glyphs from './glyphs.js';
import { happeningTitle, hourglassOf } from './names.js';
import type { Ask, Seat, Store } from './types.js';
import { HAPPENINGS } from './words.js';

export const ROUNDS = 18;

/** The seats in turn order. */
export function order(store: Store): Seat[] {
  const { start } = store.look.position;
  return start === null ? [] : store.seats.map((_, i) => store.seats[(start + i) % store.seats.length]!);
}

/** What is asked while places are used; before that, who has passed is of the last round. */
const ACTING: readonly (Ask['type'] | undefined)[] = ['turn', 'sendMore', 'placeTile', 'bathhouse', 'install'];

export const hasPassed = (store: Store, seat: Seat): boolean =>
  ACTING.includes(store.current?.ask.type) && store.look.position.players[seat]!.passed;

export function status(store: Store): TemplateResult {
  const { hourglasses, bank } = store.look.position;
  const round = hourglasses.length;
  return html`<dl class="status">
    <div>
      <dt>Round</dt>
      <dd class="rounds" aria-label="${round} of ${ROUNDS}">
        ${Array.from({ length: ROUNDS }, (_, at) => html`<span class="${at + 1 === round ? 'now' : at < round ? 'past' : ''}">${at + 1}</span>`)}
      </dd>
    </div>
    <div class="event">
      <dt>Hour glass</dt>
      <dd>${icon(glyphs.shape('hourglass', 20, 20, 34, 'glyph ink'), '')} <span>${event(store) ?? 'not turned yet'}</span></dd>
    </div>
    <div>
      <dt>Turn order, from the start player</dt>
      <dd>
        ${order(store).map((seat) => {
          const passed = hasPassed(store, seat) ? html`<small>passed</small>` : nothing;
          return html`<span class="inOrder">${marker(seat, store.name(seat))}${passed}</span>`;
        })}
      </dd>
    </div>
    ${bank === null ? nothing : html`<div><dt>Bank</dt><dd>${bank} coins</dd></div>`}
  </dl>`;
}

/** The event of this round in words. */
export function event(store: Store): string | undefined {
  const tile = store.look.position.hourglasses.at(-1);
  if (!tile) return undefined;
  const { happening, amount } = hourglassOf(tile);
  return `${happeningTitle(happening)}: ${HAPPENINGS[happening].brings(amount)}`;
}
