// The dialog that shares a game as a link.

import { type PropertyDeclarations, type TemplateResult, html, nothing } from 'lit';

import { challengeOf, portable, toFragment } from '../share.js';
import type { Store } from '../store.js';
import { Speaker } from './speaker.js';

export class Sharing extends Speaker {
  static override properties: PropertyDeclarations = {
    link: { state: true },
    challenge: { state: true },
    copied: { state: true },
  };
  /** The link, once it is made; nothing for a game without a record. */
  declare link: string | undefined;
  /** The link to the same game from its beginning, with the same luck. */
  declare challenge: string | undefined;
  declare copied: boolean;

  protected override render(): TemplateResult {
    const { share: t, close } = this.t;
    return html`<dialog class="sharing" aria-labelledby="share-title">
      <h2 id="share-title">${t.title}</h2>
      ${
        this.link
          ? html`<p>${t.about}</p>
            <label class="row"><span>${t.link}</span><input name="link" readonly .value=${this.link} @focus=${(event: Event) => (event.target as HTMLInputElement).select()} /></label>
            <p><button class="primary" data-do="copy" @click=${this.#copy}>${t.copy}</button> <span role="status">${this.copied ? t.copied : nothing}</span></p>`
          : html`<p>${t.position}</p>`
      }
      ${
        this.challenge
          ? html`<h3>${t.challenge}</h3>
            <p>${t.challengeAbout}</p>
            <label class="row"><span>${t.link}</span><input name="challenge" readonly .value=${this.challenge} @focus=${(event: Event) => (event.target as HTMLInputElement).select()} /></label>`
          : nothing
      }
      <form method="dialog"><button data-do="close">${close}</button></form>
    </dialog>`;
  }

  async open(store: Store): Promise<void> {
    const hasRecord = 'record' in store.course();
    const { href, hash } = location;
    const page = href.slice(0, href.length - hash.length).replace(/#$/, '');
    const challenge = challengeOf(store);
    this.copied = false;
    this.link = hasRecord ? `${page}#play=${await toFragment(portable(store))}` : undefined;
    this.challenge = challenge && `${page}#challenge=${await toFragment(challenge)}`;
    await this.updateComplete;
    this.querySelector('dialog')?.showModal();
  }

  async #copy(): Promise<void> {
    this.querySelector<HTMLInputElement>('[name=link]')?.select();
    try {
      await navigator.clipboard.writeText(this.link!);
      this.copied = true;
    } catch {
      // Without permission the link stays selected, ready to be copied by hand.
    }
  }
}

customElements.define('loire-sharing', Sharing);
