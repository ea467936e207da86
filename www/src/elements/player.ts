// A seat's board under its heading: who it is, whether it is at turn, its points so far.

import { type TemplateResult, html, nothing } from 'lit';

import type { Seat } from '../engine.js';
import type { Store } from '../store.js';
import { texts } from '../texts/index.js';
import { disc } from './marks.js';
import type { Pieces } from './piece.js';

export function player(store: Store, pieces: Pieces, seat: Seat): TemplateResult {
  const t = texts(store);
  const current = store.current?.seat === seat;
  const points = pointsOf(store, seat);
  return html`<section part="player" class="player seat${seat} ${current ? 'current' : ''}" data-seat=${seat} data-part=${current ? 'own' : 'others'} aria-label=${t.board.of(store.name(seat))}>
    <header>
      ${disc(seat)}
      <h2>${store.name(seat)}</h2>
      ${store.isBot(seat) ? html`<span class="kind">${t.board.bot}</span>` : nothing}
      ${current ? html`<span class="badge">${t.board.atTurn}</span>` : nothing}
      <span class="points"><b>${points}</b> ${t.pointsWord(points)}</span>
    </header>
    ${store.face.playerBoard(store, pieces, seat)}
  </section>`;
}

/** All seats in a row with their points; each leads to its board. */
export function standings(store: Store, show: (seat: Seat) => void): TemplateResult {
  return html`<ol class="standings" part="standings" aria-label=${texts(store).scores.title}>
    ${store.seats.map(
      (seat) => html`<li class=${store.current?.seat === seat ? 'current' : ''}>
      <button @click=${() => show(seat)}>${disc(seat)} <span>${store.name(seat)}</span> <b>${pointsOf(store, seat)}</b></button>
    </li>`,
    )}
  </ol>`;
}

/** The points on the track. Where nothing is paid before the end, what would be paid now. */
function pointsOf(store: Store, seat: Seat): number {
  const { sources } = store.look.scores.find((score) => score.seat === seat)!;
  const all = store.look.turn.type === 'over' || sources.every(({ pending }) => pending);
  return sources.filter(({ pending }) => all || !pending).reduce((sum, source) => sum + source.points, 0);
}
