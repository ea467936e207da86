// The page offline: a service worker keeps everything the page needs. A newer page is offered, never forced.

import { type PropertyDeclarations, type TemplateResult, html, nothing } from 'lit';
import { registerSW } from 'virtual:pwa-register';

import { Speaker } from '../view/settings-element.js';

/** How often a page that stays open asks for a newer one. */
const HOUR = 3_600_000;

export class Update extends Speaker {
  static override properties: PropertyDeclarations = { offered: { state: true } };
  /** Takes the newer page, once there is one. */
  declare offered: (() => void) | undefined;

  constructor() {
    super();
    let registered: ServiceWorkerRegistration | undefined;
    registerSW({
      onNeedRefresh: () => (this.offered = () => take(registered?.waiting)),
      onRegisteredSW: (_, registration) => {
        registered = registration;
        // Offline this fails; it is tried again in an hour.
        setInterval(() => void registration?.update().catch(() => {}), HOUR);
      },
      // Where a browser keeps nothing, as in a private window, the page still works online.
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

/** Lets the newer service worker in, and loads the page from it. In a tab older than the first one it is in already. */
function take(newer: ServiceWorker | null | undefined): void {
  if (!newer) return void location.reload();
  newer.addEventListener('statechange', () => newer.state === 'activated' && location.reload());
  newer.postMessage({ type: 'SKIP_WAITING' });
}

customElements.define('loire-update', Update);
document.body.append(document.createElement('loire-update'));
