// The player aid: values and remaining goals at a glance, for the seat whose board is large.

import { type TemplateResult, html, nothing } from 'lit';

import type { AidPart } from '../../games/game-view.js';
import type { Session } from '../../model/session.js';
import { texts } from '../../i18n/texts/index.js';
import { disc, icon } from '../icons.js';

export function aid(session: Session): TemplateResult | typeof nothing {
  const parts = session.face.aid(session);
  if (!parts.length) return nothing;
  return html`<section class="aid" aria-label=${texts(session).aid.title}>
    <h2>${disc(session.mine)} ${texts(session).aid.title}</h2>
    ${parts.map(partOf)}
  </section>`;
}

function partOf({ title, note, scale, rows = [] }: AidPart): TemplateResult {
  return html`<h3>${title}</h3>
    ${note ? html`<p class="hint">${note}</p>` : nothing}
    ${
      scale
        ? html`<div class="scale" tabindex="0" role="group" aria-label=${title}><table>
          <tr>${scale.map(({ head, now }) => html`<th scope="col" class=${now ? 'now' : ''}>${head}</th>`)}</tr>
          <tr>${scale.map(({ value, now }) => html`<td class=${now ? 'now' : ''} aria-current=${now ? 'true' : nothing}>${value}</td>`)}</tr>
        </table></div>`
        : nothing
    }
    ${rows.length ? html`<ul>${rows.map(({ sign, words, value, done }) => html`<li class=${done ? 'done' : ''}>${sign ? icon(sign) : nothing} <span>${words}</span> <b>${value ?? ''}</b></li>`)}</ul>` : nothing}`;
}
