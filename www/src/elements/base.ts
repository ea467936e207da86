// What the page's elements have in common: no shadow tree, so that one set of styles serves all of them.

import { LitElement, type PropertyDeclarations } from 'lit';

import type { Store } from '../store.js';

export class Plain extends LitElement {
  protected override createRenderRoot(): HTMLElement {
    return this;
  }
}

/** An element that shows a store and follows its changes. */
export class StoreView extends Plain {
  static override properties: PropertyDeclarations = { store: { attribute: false } };
  declare store: Store;
  #followed: Store | undefined;
  readonly #update = () => this.requestUpdate();

  protected override willUpdate(): void {
    if (this.#followed === this.store) return;
    this.#followed?.removeEventListener('change', this.#update);
    this.#followed = this.store;
    this.store.addEventListener('change', this.#update);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#followed?.removeEventListener('change', this.#update);
    this.#followed = undefined;
  }
}
