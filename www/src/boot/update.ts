// Offline support and updates: a service worker caches everything that the page needs. Updates are offered, never
// forced.

import { type PropertyDeclarations, type TemplateResult, html, nothing } from 'lit';
import { registerSW } from 'virtual:pwa-register';

import { Speaker } from '../view/settings-element.js';

/** Interval at which an open page checks for updates, in ms. */
const HOUR = 3_600_000;

export class Update extends Speaker {
  static override properties: PropertyDeclarations = { offered: { state: true } };
  /** Installs the offered update; `undefined` if there is none. */
  declare offered: (() => void) | undefined;

  constructor() {
    super();
    let registered: ServiceWorkerRegistration | undefined;
    registerSW({
      onNeedRefresh: () => (this.offered = () => take(registered?.waiting)),
      onRegisteredSW: (_, registration) => {
        registered = registration;
        // This fails offline; the next hour tries again.
        setInterval(() => void registration?.update().catch(() => {}), HOUR);
      },
      // Without storage, as in a private window, the page still works online.
      onRegisterError: () => {},
    });
  }

  protected override render(): TemplateResult | typeof nothing {
    const t = this.t.update;
    if (!this.offered) return nothing;
    return html`<aside class="update" role="status">
      <p>${t.about}</p>
      <button class="primary" data-do="update" @click=${this.offered}>${t.take}</button>
      <button data-do="later" @click=${() => (this.offered = undefined)}>${t.later}</button>
    </aside>`;
  }
}

/**
 * Activates the newer service worker and reloads the page. In a tab older than the first service worker it is active
 * already.
 */
function take(newer: ServiceWorker | null | undefined): void {
  if (!newer) return void location.reload();
  newer.addEventListener('statechange', () => newer.state === 'activated' && location.reload());
  newer.postMessage({ type: 'SKIP_WAITING' });
}

customElements.define('loire-update', Update);
document.body.append(document.createElement('loire-update'));
