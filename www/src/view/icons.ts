// Small pictures within text.

import { type TemplateResult, html } from 'lit';

/** A drawing in a box of 40 by 40. Without a name it is decorative, and screen readers skip it. */
export function icon(content: unknown, name = ''): TemplateResult {
  return name
    ? html`<svg class="icon" viewBox="0 0 40 40" role="img" aria-label=${name}><title>${name}</title>${content}</svg>`
    : html`<svg class="icon" viewBox="0 0 40 40" aria-hidden="true">${content}</svg>`;
}

/** A seat's disc without its name beside it. */
export function marker(seat: number, name: string): TemplateResult {
  return html`<span class="marker seat${seat}" title=${name} aria-label=${name} role="img">${seat + 1}</span>`;
}

/** A seat's disc beside its name. */
export const disc = (seat: number): TemplateResult =>
  html`<span class="marker seat${seat}" aria-hidden="true">${seat + 1}</span>`;
