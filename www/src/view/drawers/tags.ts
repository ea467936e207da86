// A legend of the seals on pieces, with their two shapes and their icons, in the help drawer.

import { type TemplateResult, html, svg } from 'lit';

import { UNITS } from '../../art/units.js';
import type { Session } from '../../model/session.js';
import { texts } from '../../i18n/texts/index.js';

const sign = (name: string): TemplateResult =>
  html`<svg class="unit" viewBox="-12 -12 24 24" aria-hidden="true">${svg`<path d=${UNITS[name]!} />`}</svg>`;

export function tags(session: Session): TemplateResult {
  const t = texts(session).tags;
  const { counted } = session.face.words(session);
  const points = texts(session).pointsWord(2);
  const names = [
    ['points', points] as const,
    ...Object.entries(counted).map(([name, [, more]]) => [name, more] as const),
  ];
  return html`<details class="tags">
    <summary>${t.title}</summary>
    <p><span class="tag gain">+2 ${sign('points')}</span> ${t.gain}</p>
    <p><span class="tag price">−1 ${sign('goods')}</span> ${t.price}</p>
    <ul>${names.filter(([name]) => UNITS[name]).map(([name, words]) => html`<li data-unit=${name}>${sign(name)} ${words}</li>`)}</ul>
  </details>`;
}
