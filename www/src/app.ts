// The page: the start, an introduction or a table. The address says which, so that a reload comes back to the game.

import { type TemplateResult, html, nothing } from 'lit';

import { Bots } from './bots.js';
import { Speaker } from './elements/speaker.js';
import './elements/choices.js';
import type { SettingsDialog } from './elements/choices.js';
import { headerButton } from './elements/header.js';
import './elements/intro.js';
import './elements/sharing.js';
import type { Sharing } from './elements/sharing.js';
import './elements/start.js';
import './elements/table.js';
import * as engine from './engine.js';
import { shownGames } from './games/index.js';
import { type Lock, lock } from './lock.js';
import { afterPaint } from './paint.js';
import * as saves from './saves.js';
import { settings } from './settings.js';
import { download, fromFragment, portable } from './share.js';
import { Store } from './store.js';
import { texts } from './texts/index.js';
import { type Trouble, troubleOf, troubleView } from './trouble.js';

export class App extends Speaker {
  static override properties = {
    store: { state: true },
    asText: { state: true },
    trouble: { state: true },
    elsewhere: { state: true },
    learning: { state: true },
  };
  declare store: Store | undefined;
  declare asText: boolean;
  declare trouble: Trouble | undefined;
  /** The game that another tab plays, and the one that is explained. */
  declare elsewhere: string | undefined;
  declare learning: engine.GameId | undefined;
  /** The game that was explained or played last: the start offers it first. */
  #last: engine.GameId | undefined;
  #bots: Bots | undefined;
  #lock: Lock | undefined;
  /** Is there something to save that waits for the next picture? */
  #isUnkept = false;

  constructor() {
    super();
    this.asText = false;
    addEventListener('hashchange', () => void this.#follow());
    addEventListener('pagehide', () => this.#keepNow());
    settings.addEventListener('change', () => this.store?.show(settings.language, settings.hints));
    void this.#follow();
  }

  protected override render(): TemplateResult {
    return html`<header class="page">
        <h1><a href="#" aria-label=${this.t.nav.home}>Loire</a></h1>
        ${this.#nav()}
      </header>
      <main>${this.#main()}</main>
      <loire-settings></loire-settings>
      <loire-sharing></loire-sharing>`;
  }

  #nav(): TemplateResult {
    const { store } = this;
    const t = this.t.nav;
    return html`<nav aria-label=${t.game}>
      ${store || this.elsewhere ? headerButton('leave', t.leave, () => (location.hash = '')) : nothing}
      ${
        store
          ? [
              headerButton('text', t.text, () => (this.asText = !this.asText), this.asText),
              headerButton('export', t.export, () => download(`${store.look.game}.json`, portable(store))),
              headerButton('share', t.share, () => void this.querySelector<Sharing>('loire-sharing')!.open(store)),
            ]
          : nothing
      }
      ${headerButton('settings', t.settings, () => this.querySelector<SettingsDialog>('loire-settings')!.open())}
    </nav>`;
  }

  #main(): TemplateResult {
    const { store, elsewhere, learning } = this;
    if (learning) return html`<loire-intro .game=${learning}></loire-intro>`;
    if (elsewhere) return this.#elsewhere(elsewhere);
    if (store) {
      return html`${troubleView(this.trouble, settings)}
        <loire-table .store=${store} .asText=${this.asText} .handover=${settings.handover} @rematch=${() => this.#rematch(store)}></loire-table>`;
    }
    return html`<loire-start .game=${this.#last} .trouble=${this.trouble} @start=${(event: CustomEvent<Store>) => void this.#start(event.detail)}></loire-start>`;
  }

  #elsewhere(id: string): TemplateResult {
    const t = this.t.elsewhere;
    return html`<section class="elsewhere" role="alert">
      <h2>${t.title}</h2>
      <p>${t.about}</p>
      <p><button class="primary" data-do="here" @click=${() => void this.#resume(id, true)}>${t.here}</button>
        <a class="button" href="#">${t.leave}</a></p>
    </section>`;
  }

  /** Opens what the address names. */
  async #follow(): Promise<void> {
    const [name, value = ''] = location.hash.slice(1).split('=');
    if (name === 'game' && value === this.store?.id) return;
    this.#close();
    this.elsewhere = undefined;
    this.learning = name === 'learn' ? shownGames().find(({ id }) => id === value)?.id : undefined;
    this.#last = this.learning ?? this.#last;
    if (name === 'game') await this.#resume(value, false);
    else if (name === 'play') await this.#receive(value);
  }

  /** A game of one's own, new or from a file. */
  async #start(store: Store): Promise<void> {
    this.#close();
    await this.#keep(store);
    this.#lock = await lock(store.id, true, () => this.#lost(store.id));
    this.#open(store);
    location.hash = `game=${store.id}`;
    void this.updateComplete.then(() => scrollTo(0, 0));
  }

  /** A saved game; `here` takes it over from another tab. */
  async #resume(id: string, here: boolean): Promise<void> {
    this.trouble = undefined;
    const held = await lock(id, here, () => this.#lost(id));
    if (!held) {
      this.elsewhere = id;
      return;
    }
    this.elsewhere = undefined;
    this.#lock = held;
    try {
      const saved = await saves.load(id);
      // The address has changed meanwhile: another game is wanted.
      if (location.hash !== `#game=${id}`) return held.release();
      if (!saved) return this.#refuse((speaking) => ({ text: texts(speaking).trouble.gone }));
      this.#open(new Store({ ...saved, id }));
    } catch (error) {
      this.#refuse(troubleOf(error));
    }
  }

  /** A game from a link becomes a saved game of one's own. */
  async #receive(fragment: string): Promise<void> {
    try {
      await this.#start(new Store(await fromFragment(fragment)));
    } catch (error) {
      this.#refuse(troubleOf(error));
    }
  }

  #refuse(trouble: Trouble): void {
    this.#close();
    history.replaceState(null, '', location.pathname + location.search);
    this.trouble = trouble;
  }

  #open(store: Store): void {
    store.show(settings.language, settings.hints);
    store.addEventListener('keep', () => this.#keepSoon());
    store.addEventListener('change', () => this.#entitle());
    this.store = store;
    this.#last = store.look.game;
    this.#bots = new Bots(store);
    this.#entitle();
  }

  #close(): void {
    this.#keepNow();
    this.#bots?.stop();
    this.#lock?.release();
    this.store?.close();
    this.#bots = this.#lock = this.store = this.trouble = undefined;
    this.#entitle();
  }

  /** Shows the game and its round in the title of the tab. */
  #entitle(): void {
    const { store } = this;
    document.title = store ? `${store.face.title(store)}, ${store.face.progress(store)} – Loire` : 'Loire';
  }

  /** Another tab has taken the game over. */
  #lost(id: string): void {
    if (this.store?.id !== id) return;
    this.#close();
    this.elsewhere = id;
  }

  /** Saves after the next picture, so that an answer is seen without waiting for that. */
  #keepSoon(): void {
    if (this.#isUnkept) return;
    this.#isUnkept = true;
    afterPaint(() => this.#keepNow());
  }

  #keepNow(): void {
    if (this.#isUnkept && this.store) void this.#keep(this.store);
    this.#isUnkept = false;
  }

  #keep(store: Store): Promise<void> {
    return saves.keep(store.saved()).catch(() => {
      this.trouble = (speaking) => ({ text: texts(speaking).trouble.storage });
    });
  }

  #rematch(store: Store): void {
    const { names, ...setup } = engine.setupOf(store.course());
    void this.#start(
      Store.create({ ...setup, ...(names ? { names } : {}), game: store.look.game } as engine.Setup, store.sittings),
    );
  }
}

customElements.define('loire-app', App);
