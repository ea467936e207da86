// The round, its event, the start player, and who has passed.

import { type SVGTemplateResult, type TemplateResult, html, nothing } from 'lit';

import { icon, marker } from '../../view/icons.js';
import { HAPPENINGS } from '../bagbuilding/things.js';
import * as glyphs from './art.js';
import { names } from './names.js';
import { texts } from './texts/index.js';
import { hourglassOf, roundsOf } from './trade.js';
import type { PrintedHourglass, Seat, Store } from './types.js';

/** The seats in turn order. */
export function order(store: Store): Seat[] {
  const { start } = store.look.position;
  return start === null ? [] : store.seats.map((_, i) => store.seats[(start + i) % store.seats.length]!);
}

/** Has the seat passed while others go on? Once all have, it means nothing until the next round. */
export function hasPassed({ look: { position } }: Store, seat: Seat): boolean {
  return position.players[seat]!.passed && !position.players.every(({ passed }) => passed);
}

export function status(store: Store): TemplateResult {
  const { bank } = store.look.position;
  const { status: t } = texts(store);
  return html`<dl class="status">
    <div class="event">
      <dt>${t.hourglass}</dt>
      <dd>${icon(happening(store))} <span>${event(store) ?? t.notTurned}</span></dd>
    </div>
    <div>
      <dt>${t.order}</dt>
      <dd>
        ${order(store).map((seat) => {
          const passed = hasPassed(store, seat) ? html`<small>${t.passed}</small>` : nothing;
          return html`<span class="inOrder">${marker(seat, store.name(seat))}${passed}</span>`;
        })}
      </dd>
    </div>
    ${bank === null ? nothing : html`<div><dt>${t.bank}</dt><dd>${t.bankCoins(bank)}</dd></div>`}
  </dl>`;
}

/** The event of this round as a drawing; before the first one, the hourglass. */
function happening(store: Store): SVGTemplateResult {
  const tile = store.look.position.hourglasses.at(-1);
  return tile
    ? glyphs.emblem(HAPPENINGS[hourglassOf(store, tile).happening], 20, 20, 19)
    : glyphs.shape('hourglass', 20, 20, 34, 'glyph ink');
}

/** Where the game stands. */
export function progress(store: Store): string {
  const { status: t } = texts(store);
  const { round, all } = roundsOf(store);
  return `${t.round} ${t.roundOf(round, all)}`;
}

/** The event of this round in words. */
export function event(store: Store): string | undefined {
  const tile = store.look.position.hourglasses.at(-1);
  if (!tile) return undefined;
  const { title, brings } = cardOf(store, hourglassOf(store, tile));
  return texts(store).status.happening(title, brings);
}

/** A card by its name, its letter and what it brings. */
export function cardOf(
  store: Store,
  { id, happening, amount, letter }: PrintedHourglass,
): { title: string; brings: string } {
  const title = names(store).hourglassTitle(id);
  return { title: letter ? `${title} (${letter})` : title, brings: texts(store).happenings[happening].brings(amount) };
}
