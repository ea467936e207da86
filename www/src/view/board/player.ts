// A seat's board under its heading: who it is, whether it is at turn, its points so far.

import { type TemplateResult, html, nothing } from 'lit';

import type { Seat } from '../../engine/index.js';
import type { Session } from '../../model/session.js';
import { texts } from '../../i18n/texts/index.js';
import { disc } from '../icons.js';
import type { Pieces } from './piece.js';

/** Whoever has not yet ended a turn still has it, though another is asked next. */
const atTurn = (session: Session): Seat | undefined =>
  (session.at === undefined ? session.held : undefined) ?? session.current?.seat;

/** Large, with everything its seat decides with; or small, until it is touched. */
export function player(
  session: Session,
  pieces: Pieces,
  seat: Seat,
  size: 'large' | 'small' = 'large',
  enlarge?: () => void,
): TemplateResult {
  const t = texts(session);
  const current = atTurn(session) === seat;
  const { value, unit } = tallyOf(session, seat);
  const name = session.name(seat);
  const isSmall = size === 'small';
  // Somebody else's board that is looked at, in the place of one's own.
  const isVisited = !isSmall && seat !== session.mine;
  return html`<section part="player" class="player ${size} seat${seat} ${current ? 'current' : ''} ${isVisited ? 'visited' : ''}" data-seat=${seat}
    data-part=${isSmall ? nothing : 'own'} tabindex=${isSmall ? nothing : session.over ? '0' : '-1'} aria-label=${t.board.of(name)}>
    <header>
      ${disc(seat)}
      <h2>${isSmall ? html`<button class="enlarge" title=${t.board.enlarge(name)} @click=${enlarge}><span>${name}</span></button>` : name}</h2>
      ${session.isBot(seat) ? html`<span class="kind">${t.board.bot}</span>` : nothing}
      ${current ? html`<span class="badge">${t.board.atTurn}</span>` : nothing}
      <span class="points"><b>${value}</b> <span class="unit">${unit}</span></span>
      ${isVisited ? html`<button data-do="home" @click=${enlarge}>${t.board.home}</button>` : nothing}
    </header>
    ${isSmall && !isTouched(session, seat) ? session.face.smallBoard(session, pieces, seat) : session.face.playerBoard(session, pieces, seat)}
  </section>`;
}

/** May whoever is asked now touch this seat's pieces? Then its board is drawn in full, so that they can be clicked. */
function isTouched(session: Session, seat: Seat): boolean {
  const asked = session.current?.seat;
  if (asked === undefined || asked === seat) return false;
  const touches = ({ targets }: { targets: string[] }) => targets.some((target) => target.startsWith(`seat.${seat}.`));
  return session.look.legal.some((legal) => legal.seat === asked && touches(legal));
}

/** All seats in a row with their points; each leads to its board. */
export function standings(session: Session, show: (seat: Seat) => void): TemplateResult {
  return html`<ol class="standings" part="standings" aria-label=${texts(session).scores.title}>
    ${session.seats.map(
      (seat) => html`<li class=${atTurn(session) === seat ? 'current' : ''}>
      <button @click=${() => show(seat)}>${disc(seat)} <span>${session.name(seat)}</span> <b>${tallyOf(session, seat).value}</b></button>
    </li>`,
    )}
  </ol>`;
}

/** What stands beside a player's name: points, or what the game counts instead. */
function tallyOf(session: Session, seat: Seat): { value: number | string; unit: string } {
  const points = pointsOf(session, seat);
  return session.face.tally?.(session, seat) ?? { value: points, unit: texts(session).pointsWord(points) };
}

/** The points on the track. Where nothing is paid before the end, what would be paid now. */
export function pointsOf(session: Session, seat: Seat): number {
  const { sources } = session.look.scores.find((score) => score.seat === seat)!;
  const all = session.look.turn.type === 'over' || sources.every(({ pending }) => pending);
  return sources.filter(({ pending }) => all || !pending).reduce((sum, source) => sum + source.points, 0);
}
