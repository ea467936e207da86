// A seat's board under its heading: who it is, whether it is at turn, its points so far.

import { type TemplateResult, html, nothing } from 'lit';

import type { Seat } from '../../engine/index.js';
import type { Session } from '../../model/session.js';
import { texts } from '../../i18n/texts/index.js';
import { disc } from '../icons.js';
import type { Pieces } from './piece.js';

/** Whoever has not yet ended a turn still has it, though another is asked next. */
const atTurn = (store: Session): Seat | undefined =>
  (store.at === undefined ? store.held : undefined) ?? store.current?.seat;

/** Large, with everything its seat decides with; or small, until it is touched. */
export function player(
  store: Session,
  pieces: Pieces,
  seat: Seat,
  size: 'large' | 'small' = 'large',
  enlarge?: () => void,
): TemplateResult {
  const t = texts(store);
  const current = atTurn(store) === seat;
  const { value, unit } = tallyOf(store, seat);
  const name = store.name(seat);
  const isSmall = size === 'small';
  // Somebody else's board that is looked at, in the place of one's own.
  const isVisited = !isSmall && seat !== store.mine;
  return html`<section part="player" class="player ${size} seat${seat} ${current ? 'current' : ''} ${isVisited ? 'visited' : ''}" data-seat=${seat}
    data-part=${isSmall ? nothing : 'own'} tabindex=${isSmall ? nothing : store.over ? '0' : '-1'} aria-label=${t.board.of(name)}>
    <header>
      ${disc(seat)}
      <h2>${isSmall ? html`<button class="enlarge" title=${t.board.enlarge(name)} @click=${enlarge}><span>${name}</span></button>` : name}</h2>
      ${store.isBot(seat) ? html`<span class="kind">${t.board.bot}</span>` : nothing}
      ${current ? html`<span class="badge">${t.board.atTurn}</span>` : nothing}
      <span class="points"><b>${value}</b> <span class="unit">${unit}</span></span>
      ${isVisited ? html`<button data-do="home" @click=${enlarge}>${t.board.home}</button>` : nothing}
    </header>
    ${isSmall && !isTouched(store, seat) ? store.face.smallBoard(store, pieces, seat) : store.face.playerBoard(store, pieces, seat)}
  </section>`;
}

/** May whoever is asked now touch this seat's pieces? Then its board is drawn in full, so that they can be clicked. */
function isTouched(store: Session, seat: Seat): boolean {
  const asked = store.current?.seat;
  if (asked === undefined || asked === seat) return false;
  const touches = ({ targets }: { targets: string[] }) => targets.some((target) => target.startsWith(`seat.${seat}.`));
  return store.look.legal.some((legal) => legal.seat === asked && touches(legal));
}

/** All seats in a row with their points; each leads to its board. */
export function standings(store: Session, show: (seat: Seat) => void): TemplateResult {
  return html`<ol class="standings" part="standings" aria-label=${texts(store).scores.title}>
    ${store.seats.map(
      (seat) => html`<li class=${atTurn(store) === seat ? 'current' : ''}>
      <button @click=${() => show(seat)}>${disc(seat)} <span>${store.name(seat)}</span> <b>${tallyOf(store, seat).value}</b></button>
    </li>`,
    )}
  </ol>`;
}

/** What stands beside a player's name: points, or what the game counts instead. */
function tallyOf(store: Session, seat: Seat): { value: number | string; unit: string } {
  const points = pointsOf(store, seat);
  return store.face.tally?.(store, seat) ?? { value: points, unit: texts(store).pointsWord(points) };
}

/** The points on the track. Where nothing is paid before the end, what would be paid now. */
export function pointsOf(store: Session, seat: Seat): number {
  const { sources } = store.look.scores.find((score) => score.seat === seat)!;
  const all = store.look.turn.type === 'over' || sources.every(({ pending }) => pending);
  return sources.filter(({ pending }) => all || !pending).reduce((sum, source) => sum + source.points, 0);
}
