// The round, its event, the start player, and the players who have passed.

import { type SVGTemplateResult, type TemplateResult, html, nothing } from 'lit';

import { icon, marker } from '../../view/icons.js';
import { HAPPENINGS } from '../bagbuilding/things.js';
import * as glyphs from './art.js';
import { names } from './names.js';
import { texts } from './texts/index.js';
import { hourglassOf, roundsOf } from './trade.js';
import type { PrintedHourglass, Seat, Shown } from './types.js';

/** The seats in turn order. */
export function order(session: Shown): Seat[] {
  const { start } = session.look.position;
  return start === null ? [] : session.seats.map((_, i) => session.seats[(start + i) % session.seats.length]!);
}

/** Has the seat passed while others continue? Once all have passed, nothing is shown until the next round. */
export function hasPassed({ look: { position } }: Shown, seat: Seat): boolean {
  return position.players[seat]!.passed && !position.players.every(({ passed }) => passed);
}

export function status(session: Shown): TemplateResult {
  const { bank } = session.look.position;
  const { status: t } = texts(session);
  return html`<dl class="status">
    <div class="event">
      <dt>${t.hourglass}</dt>
      <dd>${icon(happening(session))} <span>${event(session) ?? t.notTurned}</span></dd>
    </div>
    <div>
      <dt>${t.order}</dt>
      <dd>
        ${order(session).map((seat) => {
          const passed = hasPassed(session, seat) ? html`<small>${t.passed}</small>` : nothing;
          return html`<span class="inOrder">${marker(seat, session.name(seat))}${passed}</span>`;
        })}
      </dd>
    </div>
    ${bank === null ? nothing : html`<div><dt>${t.bank}</dt><dd>${t.bankCoins(bank)}</dd></div>`}
  </dl>`;
}

/** The picture of this round's event; before the first one, the hourglass. */
function happening(session: Shown): SVGTemplateResult {
  const tile = session.look.position.hourglasses.at(-1);
  return tile
    ? glyphs.emblem(HAPPENINGS[hourglassOf(session, tile).happening], 20, 20, 19)
    : glyphs.shape('hourglass', 20, 20, 34, 'glyph ink');
}

/** The progress of the game as text. */
export function progress(session: Shown): string {
  const { status: t } = texts(session);
  const { round, all } = roundsOf(session);
  return `${t.round} ${t.roundOf(round, all)}`;
}

/** The event of this round as text; `undefined` before the first one. */
export function event(session: Shown): string | undefined {
  const tile = session.look.position.hourglasses.at(-1);
  if (!tile) return undefined;
  const { title, brings } = cardOf(session, hourglassOf(session, tile));
  return texts(session).status.happening(title, brings);
}

/** A card by its name, its letter and its effect. */
export function cardOf(
  session: Shown,
  { id, happening, amount, letter }: PrintedHourglass,
): { title: string; brings: string } {
  const title = names(session).hourglassTitle(id);
  return {
    title: letter ? `${title} (${letter})` : title,
    brings: texts(session).happenings[happening].brings(amount),
  };
}
