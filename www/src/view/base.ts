// The base of the page's elements: no shadow DOM, so that one set of styles applies to all of them.

import { LitElement, type PropertyDeclarations } from 'lit';

import { afterPaint } from '../boot/schedule.js';
import type { Shown } from '../games/game-view.js';
import { type Texts, texts } from '../i18n/texts/index.js';

export class Plain extends LitElement {
  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  /** The root node: the document, or the shadow root of an embedded game. */
  protected get root(): Document | ShadowRoot {
    return this.getRootNode() as Document | ShadowRoot;
  }
}

/** Defines an element, unless another copy of this script has done so. */
export function define(name: string, element: CustomElementConstructor): void {
  if (!customElements.get(name)) customElements.define(name, element);
}

/** An element that shows a session and follows its changes; a game's own elements see only its `Shown` part. */
export class ShownView<S extends Shown = Shown> extends Plain {
  static override properties: PropertyDeclarations = { session: { attribute: false } };
  declare session: S;
  #followed: S | undefined;
  readonly #update = () => {
    // Closed drawers render after the visible elements.
    if (this.closest('.drawer[hidden]')) afterPaint(() => this.requestUpdate());
    else this.requestUpdate();
  };

  /** The page's texts in the session's language. */
  protected get t(): Texts {
    return texts(this.session);
  }

  protected override willUpdate(): void {
    if (this.#followed === this.session) return;
    this.#followed?.removeEventListener('change', this.#update);
    this.#followed = this.session;
    this.session.addEventListener('change', this.#update);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#followed?.removeEventListener('change', this.#update);
    this.#followed = undefined;
  }
}
