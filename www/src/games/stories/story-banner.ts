// The story as it is told: a banner unrolls at each turning point, and stays as a small seal that can be read again.

import { type PropertyDeclarations, type TemplateResult, html, nothing, svg } from 'lit';

import { ShownView, define } from '../../view/base.js';
import { icon } from '../../view/icons.js';
import { TURNS } from './emblems.js';
import * as glyphs from './art.js';
import { ROMAN, storyOf } from './names.js';
import { texts } from './texts/index.js';
import type { Chapter } from './texts/en/story-banner.js';
import type { Event, Seat, Store } from './types.js';

/** So many turning points are read at once. */
const MOST = 3;

/** A turning point, with its drawing. */
type Turn = Chapter & { sign: (typeof TURNS)[keyof typeof TURNS] };

/** Every turning point up to the moment that is looked at. */
export function chapters(store: Store): Turn[] {
  const { tale: t } = texts(store);
  const { id } = storyOf(store);
  const upTo = store.at === undefined ? store.events.length : store.moments[store.at]!.events;
  const events = store.events.slice(0, upTo) as Event[];
  const told = events.flatMap((event, at): Turn[] => {
    switch (event.type) {
      case 'narrated': {
        if (event.card === 'I') return [];
        const before = events[at - 1];
        const first = before?.type === 'epochEntered' ? [t.first(store.name(before.seat))] : [];
        const { title, text } = t.told[event.card];
        return [{ title, text: [text, ...first].join(' '), sign: TURNS[event.card] }];
      }
      case 'seasonStarted':
        return [{ ...t.seasons[event.season], sign: TURNS[event.season] }];
      case 'yearStarted':
        return [{ ...t.year(ROMAN[event.year] ?? ''), sign: TURNS.year }];
      case 'eliminated':
        return [{ ...t.out(store.name(event.seat)), sign: TURNS.out }];
      case 'gameEnded': {
        const winners = store.look.scores.filter(({ rank }) => rank === 1).map(({ seat }) => store.name(seat));
        return store.look.turn.type === 'over' ? [{ ...t.end[id](winners), sign: TURNS.end }] : [];
      }
      default:
        return [];
    }
  });
  return [{ ...t.begins[id], sign: TURNS.begins }, ...told];
}

export class Tale extends ShownView {
  static override properties: PropertyDeclarations = { read: { state: true } };
  /** How many turning points have been read. */
  declare read: number;
  /** The game that it tells. */
  #told: Store | undefined;

  protected override willUpdate(): void {
    super.willUpdate();
    const store = this.store as unknown as Store;
    if (this.#told === store) return;
    this.#told = store;
    // A game that is opened in the middle is told from there on.
    this.read = store.moments.length > 1 ? chapters(store).length : 0;
    // Whoever answers here goes on with the game.
    store.addEventListener('answer', (event) => {
      const { seat } = (event as CustomEvent<{ seat: Seat }>).detail;
      if (store.isHere(seat)) this.read = chapters(store).length;
    });
  }

  protected override render(): TemplateResult {
    const store = this.store as unknown as Store;
    const { tale: t } = texts(store);
    const all = chapters(store);
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

export const tale = (store: Store): TemplateResult => html`<loire-tale .store=${store}></loire-tale>`;
