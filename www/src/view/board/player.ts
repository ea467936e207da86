// A seat's board under its heading: name, turn and points so far.

import { type TemplateResult, html, nothing } from 'lit';

import type { Seat } from '../../engine/index.js';
import type { Session } from '../../model/session.js';
import { texts } from '../../i18n/texts/index.js';
import { disc } from '../icons.js';
import type { Pieces } from './piece.js';

/** The seat whose turn it is: one that has not ended its turn yet comes before the one that is asked next. */
const atTurn = (session: Session): Seat | undefined =>
  (session.at === undefined ? session.held : undefined) ?? session.current?.seat;

/** A player's board: large, with everything needed to decide; or small, until the reader opens it. */
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
  // Another seat's board, viewed in the place of one's own.
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

/** Can the asked seat touch this seat's pieces? Then the full board is drawn, so that they can be clicked. */
function isTouched(session: Session, seat: Seat): boolean {
  const asked = session.current?.seat;
  if (asked === undefined || asked === seat) return false;
  const touches = ({ targets }: { targets: string[] }) => targets.some((target) => target.startsWith(`seat.${seat}.`));
  return session.look.legal.some((legal) => legal.seat === asked && touches(legal));
}

/** All seats in a row with their points; each opens its board. */
export function standings(session: Session, show: (seat: Seat) => void): TemplateResult {
  return html`<ol class="standings" part="standings" aria-label=${texts(session).scores.title}>
    ${session.seats.map(
      (seat) => html`<li class=${atTurn(session) === seat ? 'current' : ''}>
      <button @click=${() => show(seat)}>${disc(seat)} <span>${session.name(seat)}</span> <b>${tallyOf(session, seat).value}</b></button>
    </li>`,
    )}
  </ol>`;
}

/** The value beside a player's name: points, or another count of the game. */
function tallyOf(session: Session, seat: Seat): { value: number | string; unit: string } {
  const points = pointsOf(session, seat);
  return session.face.tally?.(session, seat) ?? { value: points, unit: texts(session).pointsWord(points) };
}

/** The points on the track; in games that pay only at the end, the points if the game ended now. */
export function pointsOf(session: Session, seat: Seat): number {
  const { sources } = session.look.scores.find((score) => score.seat === seat)!;
  const all = session.look.turn.type === 'over' || sources.every(({ pending }) => pending);
  return sources.filter(({ pending }) => all || !pending).reduce((sum, source) => sum + source.points, 0);
}
