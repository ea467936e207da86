// The buttons at the top of the page: an icon and a word. Small screens show the icon only; screen readers still read
// the word.

import { type SVGTemplateResult, type TemplateResult, html, nothing, svg } from 'lit';

/** Icons in a box of 24 by 24, in the colour of the text beside them. */
const SIGNS = {
  leave: svg`<path d="M10 4H5v16h5M10 12h10m-4-4 4 4-4 4" />`,
  text: svg`<path d="M4 6h16M4 12h16M4 18h10" />`,
  export: svg`<path d="M12 4v11m-4-4 4 4 4-4M5 20h14" />`,
  share: svg`<path d="m8.3 10.9 7.4-3.7M8.3 13.1l7.4 3.7" /><circle cx="6" cy="12" r="2.5" /><circle cx="18" cy="6" r="2.5" /><circle cx="18" cy="18" r="2.5" />`,
  settings: svg`<path d="M4 7h9m5 0h2M4 17h2m5 0h9" /><circle cx="15.5" cy="7" r="2.5" /><circle cx="8.5" cy="17" r="2.5" />`,
} satisfies Record<string, SVGTemplateResult>;

/** A button of the header; `pressed` for one that is on or off. */
export function headerButton(
  name: keyof typeof SIGNS,
  word: string,
  press: () => void,
  pressed?: boolean,
): TemplateResult {
  return html`<button data-do=${name} title=${word} aria-pressed=${pressed ?? nothing} @click=${press}>
    <svg class="sign" viewBox="0 0 24 24" aria-hidden="true">${SIGNS[name]}</svg><span class="word">${word}</span>
  </button>`;
}
