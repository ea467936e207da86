// The page: the start or a table. The address says which, so that a reload comes back to the game.

import { type TemplateResult, html, nothing } from 'lit';

import { Plain } from './elements/base.js';
import './elements/start.js';
import './elements/table.js';
import { Store } from './store.js';

const AT_TABLE = '#table';

export class App extends Plain {
  static override properties = { store: { state: true }, asText: { state: true } };
  declare store: Store | undefined;
  declare asText: boolean;

  constructor() {
    super();
    this.asText = false;
    addEventListener('hashchange', () => this.#follow());
    this.#follow();
  }

  protected override render(): TemplateResult {
    const { store } = this;
    return html`<header class="page">
        <h1>Loire</h1>
        ${store
          ? html`<nav aria-label="Game">
              <button data-do="text" aria-pressed=${this.asText} @click=${() => (this.asText = !this.asText)}>Text view</button>
              <button data-do="export" @click=${() => this.#export(store)}>Save to file</button>
              <button data-do="leave" @click=${() => (location.hash = '')}>Leave</button>
            </nav>`
          : nothing}
      </header>
      <main>
        ${store
          ? html`<loire-table .store=${store} .asText=${this.asText}></loire-table>`
          : html`<loire-start @start=${(event: CustomEvent<Store>) => this.#start(event.detail)}></loire-start>`}
      </main>`;
  }

  #start(store: Store): void {
    this.store = store;
    location.hash = AT_TABLE;
    void this.updateComplete.then(() => scrollTo(0, 0));
  }

  #follow(): void {
    if (location.hash !== AT_TABLE) {
      this.store?.close();
      this.store = undefined;
    } else if (!this.store) {
      const saved = Store.saved();
      try {
        this.store = saved && Store.resume(saved);
      } catch {
        // What was saved cannot be read any more; the start says so when it is asked to continue.
      }
      if (!this.store) location.hash = '';
    }
  }

  #export(store: Store): void {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([JSON.stringify(store.record())], { type: 'application/json' }));
    link.download = `${store.look.game}.json`;
    link.click();
    URL.revokeObjectURL(link.href);
  }
}

customElements.define('loire-app', App);
