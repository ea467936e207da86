// The parts of a game that share one place: tabs and the open panel.

import { type TemplateResult, html, nothing } from 'lit';

import type { BoardPart } from '../../games/game-view.js';
import type { Session } from '../../model/session.js';
import { texts } from '../../i18n/texts/index.js';
import type { Pieces } from './piece.js';

/** The chosen tab, and the number of moments at that time. */
export interface ChosenPanel {
  id: string;
  at: number;
}

/**
 * The id of the shown panel: the chosen one, unless the next step lies on another. A tab that was chosen since the last
 * answer, with nothing selected, is shown in any case. `undefined` if there are no panels.
 */
export function shownPanel(
  panels: readonly BoardPart[],
  pieces: Pieces,
  chosen: string | undefined,
  insists = false,
): string | undefined {
  if (insists && !pieces.selected.size && panels.some(({ id }) => id === chosen)) return chosen;
  const wanted = panels.filter(({ holds }) => [...pieces.live].some(holds)).map(({ id }) => id);
  const candidates = wanted.length ? wanted : panels.map(({ id }) => id);
  return candidates.find((id) => id === chosen) ?? candidates[0];
}

export function panels(
  session: Session,
  pieces: Pieces,
  parts: readonly BoardPart[],
  chosen: ChosenPanel | undefined,
  choose: (panel: ChosenPanel) => void,
): TemplateResult | typeof nothing {
  const all = parts.filter(({ place }) => place === 'panel');
  if (!all.length) return nothing;
  const now = session.moments.length;
  const shown = shownPanel(all, pieces, chosen?.id, chosen?.at === now);
  const [first] = all;
  return html`<section class="panels" data-part="panels" aria-label=${texts(session).board.panels}>
    <div class="tabs">
      ${all.map(
        ({
          id,
          title,
          holds,
        }) => html`<button data-panel=${id} class="tab ${id === first!.id ? 'first' : ''} ${[...pieces.live].some(holds) ? 'live' : ''}"
          aria-expanded=${id === shown} @click=${() => choose({ id, at: now })}>${title}</button>`,
      )}
    </div>
    <div class="panel-row">
      ${all.map(
        ({ id, title, drawn }, at) =>
          html`<div class="panel part-${id} ${at ? '' : 'first'} ${id === shown ? 'shown' : ''} ${shown === first!.id ? (['', 'next', 'third'][at] ?? '') : ''}" role="group" tabindex="0" aria-label=${title}>${drawn}</div>`,
      )}
    </div>
  </section>`;
}
