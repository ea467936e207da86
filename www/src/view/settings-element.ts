// The base of elements that follow the reader's settings; an embedded game has none of them.

import { settings } from '../storage/settings.js';
import { type Texts, texts } from '../i18n/texts/index.js';
import { Plain } from './base.js';

/** An element that follows the reader's settings. */
export class Speaker extends Plain {
  readonly #update = () => this.requestUpdate();

  /** The page's texts in the reader's language. */
  protected get t(): Texts {
    return texts(settings);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    settings.addEventListener('change', this.#update);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    settings.removeEventListener('change', this.#update);
  }
}
