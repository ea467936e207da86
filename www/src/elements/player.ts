// A seat's board under its heading: who it is, whether it is at turn, its points so far.

import { type TemplateResult, html, nothing } from 'lit';

import type { Seat } from '../engine.js';
import type { Store } from '../store.js';
import type { Pieces } from './piece.js';

export function player(store: Store, pieces: Pieces, seat: Seat): TemplateResult {
  const current = store.current?.seat === seat;
  const score = store.look.scores.find((score) => score.seat === seat)!;
  const over = store.look.turn.type === 'over';
  // Where nothing is paid before the end, the points are what would be paid now.
  const atTheEnd = over || score.sources.every(({ pending }) => pending);
  const points = score.sources.filter(({ pending }) => atTheEnd || !pending).reduce((sum, source) => sum + source.points, 0);
  return html`<section class="player seat${seat} ${current ? 'current' : ''}" aria-label="${store.name(seat)}’s board">
    <header>
      <span class="marker seat${seat}">${seat + 1}</span>
      <h2>${store.name(seat)}</h2>
      ${current ? html`<span class="badge">at turn</span>` : nothing}
      <span class="points"><b>${points}</b> ${points === 1 ? 'point' : 'points'}</span>
    </header>
    ${store.face.playerBoard(store, pieces, seat)}
  </section>`;
}
