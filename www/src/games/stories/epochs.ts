// The epochs of the story: the players in each, and its demands, permissions and rewards.

import { type TemplateResult, html, nothing } from 'lit';

import { disc } from '../../view/icons.js';
import { epochLines } from './about.js';
import { epochNumber, isHouse, names, storyOf } from './names.js';
import { texts } from './texts/index.js';
import type { Shown } from './types.js';

export function epochs(session: Shown): TemplateResult {
  const { epochs: all } = storyOf(session);
  const now = epochNumber(session, session.mine);
  const t = texts(session);
  const { players } = session.look.position;
  return html`<ol class="epochs">
    ${all.map((row) => {
      const here = session.seats.filter(
        (seat) => epochNumber(session, seat) === row.number && players[seat]!.out === undefined,
      );
      const isNear = row.number === now || row.number === now + 1;
      return html`<li class=${row.number === now ? 'now' : row.number < now ? 'past' : ''} aria-current=${row.number === now ? 'step' : nothing}>
        <details ?open=${isNear}>
          <summary><b>${names(session).epoch(row.number)}</b> ${here.map((seat) => html`<span class="here">${disc(seat)}<span class="unseen">${session.name(seat)}</span></span>`)}</summary>
          <dl>${epochLines(session, row).map(([title, text]) => html`<div><dt>${title}</dt><dd>${text}</dd></div>`)}</dl>
          ${isHouse(row.confidence) ? html`<small>${t.house}</small>` : nothing}
        </details>
      </li>`;
    })}
  </ol>`;
}
