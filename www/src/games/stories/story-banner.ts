// The story: a banner unrolls at each turning point, and then stays as a small seal that opens it again.

import { type PropertyDeclarations, type TemplateResult, html, nothing, svg } from 'lit';

import { ShownView, define } from '../../view/base.js';
import { icon } from '../../view/icons.js';
import { TURNS } from './emblems.js';
import * as glyphs from './art.js';
import { ROMAN, storyOf } from './names.js';
import { texts } from './texts/index.js';
import type { Chapter } from './texts/en/story-banner.js';
import type { Event, Seat, Shown } from './types.js';

/** Max number of turning points shown at once. */
const MOST = 3;

/** A turning point, with its drawing. */
type Turn = Chapter & { sign: (typeof TURNS)[keyof typeof TURNS] };

/** All turning points up to the viewed moment. */
export function chapters(session: Shown): Turn[] {
  const { tale: t } = texts(session);
  const { id } = storyOf(session);
  const upTo = session.at === undefined ? session.events.length : session.moments[session.at]!.events;
  const events = session.events.slice(0, upTo) as Event[];
  const told = events.flatMap((event, at): Turn[] => {
    switch (event.type) {
      case 'narrated': {
        if (event.card === 'I') return [];
        const before = events[at - 1];
        const first = before?.type === 'epochEntered' ? [t.first(session.name(before.seat))] : [];
        const { title, text } = t.told[event.card];
        return [{ title, text: [text, ...first].join(' '), sign: TURNS[event.card] }];
      }
      case 'seasonStarted':
        return [{ ...t.seasons[event.season], sign: TURNS[event.season] }];
      case 'yearStarted':
        return [{ ...t.year(ROMAN[event.year] ?? ''), sign: TURNS.year }];
      case 'eliminated':
        return [{ ...t.out(session.name(event.seat)), sign: TURNS.out }];
      case 'gameEnded': {
        const winners = session.look.scores.filter(({ rank }) => rank === 1).map(({ seat }) => session.name(seat));
        return session.look.turn.type === 'over' ? [{ ...t.end[id](winners), sign: TURNS.end }] : [];
      }
      default:
        return [];
    }
  });
  return [{ ...t.begins[id], sign: TURNS.begins }, ...told];
}

export class Tale extends ShownView {
  static override properties: PropertyDeclarations = { read: { state: true } };
  /** The number of turning points that were read. */
  declare read: number;
  /** The game whose turning points are counted. */
  #told: Shown | undefined;

  protected override willUpdate(): void {
    super.willUpdate();
    const session = this.session as unknown as Shown;
    if (this.#told === session) return;
    this.#told = session;
    // In a game that was opened in the middle, the earlier turning points count as read.
    this.read = session.moments.length > 1 ? chapters(session).length : 0;
    // A player who answers here has read the banner.
    session.addEventListener('answer', (event) => {
      const { seat } = (event as CustomEvent<{ seat: Seat }>).detail;
      if (session.isHere(seat)) this.read = chapters(session).length;
    });
  }

  protected override render(): TemplateResult {
    const session = this.session as unknown as Shown;
    const { tale: t } = texts(session);
    const all = chapters(session);
    const unread = all.slice(this.read).slice(-MOST);
    const latest = all.at(-1)!;
    return html`<button class="wax" data-do="tale" title=${`${t.label}: ${latest.title}. ${t.open}`} aria-label=${`${t.label}: ${latest.title}. ${t.open}`}
        aria-expanded=${unread.length > 0} @click=${() => (this.read = unread.length ? all.length : all.length - 1)}>
        ${icon(svg`${glyphs.sign('seal', 20, 20, 38, 'glyph waxen')}${glyphs.sign('favour', 20, 19, 18, 'glyph onWax')}`)}
      </button>
      <div class="scroll" aria-live="polite">
        ${
          unread.length
            ? html`<section class="banner" aria-label=${t.label}>
              ${unread.map(({ title, text, sign }) => html`<h3>${icon(glyphs.emblem(sign, 20, 20, 19))} ${title}</h3> <p>${text}</p>`)}
              <button data-do="fold" @click=${() => (this.read = all.length)}>${t.fold}</button>
            </section>`
            : nothing
        }
      </div>`;
  }
}

define('loire-tale', Tale);

export const tale = (session: Shown): TemplateResult => html`<loire-tale .session=${session}></loire-tale>`;
