// Small pictures inside text.

import { type TemplateResult, html } from 'lit';

/** A drawing in a box of 40 by 40. */
export function icon(content: unknown, name: string): TemplateResult {
  return html`<svg class="icon" viewBox="0 0 40 40" role="img" aria-label=${name}><title>${name}</title>${content}</svg>`;
}

/** A seat's disc where its name is not written beside it. */
export function marker(seat: number, name: string): TemplateResult {
  return html`<span class="marker seat${seat}" title=${name} aria-label=${name} role="img">${seat + 1}</span>`;
}
