// The dialog for sharing a game as a link.

import { type PropertyDeclarations, type TemplateResult, html, nothing } from 'lit';

import { type Beat, challengeOf, portable, toFragment } from '../storage/share.js';
import type { Session } from '../model/session.js';
import { Speaker } from './settings-element.js';

export class Sharing extends Speaker {
  static override properties: PropertyDeclarations = {
    link: { state: true },
    challenge: { state: true },
    copied: { state: true },
    beat: { state: true },
  };
  /** The link once it is ready; `undefined` for a game without a record. */
  declare link: string | undefined;
  /** The link to the same game from its beginning, with the same draws; `undefined` if there is none. */
  declare challenge: string | undefined;
  /** The link that was copied last. */
  declare copied: 'link' | 'challenge' | undefined;
  /** The result to beat in a challenge. */
  declare beat: Beat | undefined;

  protected override render(): TemplateResult {
    const { share: t, close } = this.t;
    return html`<dialog class="sharing" aria-labelledby="share-title">
      <h2 id="share-title">${t.title}</h2>
      ${
        this.link
          ? html`<p>${t.about}</p>
            ${this.#field('link', t.link, 'primary')}`
          : html`<p>${t.position}</p>`
      }
      ${
        this.challenge
          ? html`<h3>${t.challenge}</h3>
            <p>${t.challengeAbout}</p>
            ${this.#field('challenge', t.challengeLink, '')}`
          : nothing
      }
      <form method="dialog"><button data-do="close">${close}</button></form>
    </dialog>
    ${
      this.beat
        ? html`<dialog class="beat" aria-labelledby="beat-title">
          <h2 id="beat-title">${t.challenge}</h2>
          <p>${t.beat(this.beat.name, this.t.points(this.beat.points))}</p>
          <form method="dialog"><button class="primary" data-do="accept">${this.t.intro.play}</button></form>
        </dialog>`
        : nothing
    }`;
  }

  #field(name: 'link' | 'challenge', label: string, kind: string): TemplateResult {
    const { share: t } = this.t;
    return html`<label class="row"><span>${label}</span><input name=${name} readonly .value=${this[name]!} @focus=${(event: Event) => (event.target as HTMLInputElement).select()} /></label>
      <p><button class=${kind} data-do=${name === 'link' ? 'copy' : 'copyChallenge'} @click=${() => this.#copy(name)}>${t.copy}</button> <span role="status">${this.copied === name ? t.copied : nothing}</span></p>`;
  }

  /** Shows the result to beat to a player who opens a challenge. */
  async dare(beat: Beat): Promise<void> {
    this.beat = beat;
    await this.updateComplete;
    this.querySelector<HTMLDialogElement>('dialog.beat')?.showModal();
  }

  async open(session: Session): Promise<void> {
    const hasRecord = 'record' in session.course();
    const { href, hash } = location;
    const page = href.slice(0, href.length - hash.length).replace(/#$/, '');
    const challenge = challengeOf(session);
    this.copied = undefined;
    this.link = hasRecord ? `${page}#play=${await toFragment(portable(session))}` : undefined;
    this.challenge = challenge && `${page}#challenge=${await toFragment(challenge)}`;
    await this.updateComplete;
    this.querySelector<HTMLDialogElement>('dialog.sharing')?.showModal();
  }

  async #copy(name: 'link' | 'challenge'): Promise<void> {
    this.querySelector<HTMLInputElement>(`[name=${name}]`)?.select();
    try {
      await navigator.clipboard.writeText(this[name]!);
      this.copied = name;
    } catch {
      // Without clipboard permission the link stays selected, ready to be copied by hand.
    }
  }
}

customElements.define('loire-sharing', Sharing);
