// The epochs of the story: who is where, and what each of them asks for, allows and brings.

import { type TemplateResult, html, nothing } from 'lit';

import { disc } from '../../view/icons.js';
import { epochLines } from './about.js';
import { epochNumber, isHouse, names, storyOf } from './names.js';
import { texts } from './texts/index.js';
import type { Store } from './types.js';

export function epochs(store: Store): TemplateResult {
  const { epochs: all } = storyOf(store);
  const now = epochNumber(store, store.mine);
  const t = texts(store);
  const { players } = store.look.position;
  return html`<ol class="epochs">
    ${all.map((row) => {
      const here = store.seats.filter(
        (seat) => epochNumber(store, seat) === row.number && players[seat]!.out === undefined,
      );
      const isNear = row.number === now || row.number === now + 1;
      return html`<li class=${row.number === now ? 'now' : row.number < now ? 'past' : ''} aria-current=${row.number === now ? 'step' : nothing}>
        <details ?open=${isNear}>
          <summary><b>${names(store).epoch(row.number)}</b> ${here.map((seat) => html`<span class="here">${disc(seat)}<span class="unseen">${store.name(seat)}</span></span>`)}</summary>
          <dl>${epochLines(store, row).map(([title, text]) => html`<div><dt>${title}</dt><dd>${text}</dd></div>`)}</dl>
          ${isHouse(row.confidence) ? html`<small>${t.house}</small>` : nothing}
        </details>
      </li>`;
    })}
  </ol>`;
}
