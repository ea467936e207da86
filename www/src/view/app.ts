// The page: the start, an introduction or a table. The address names the view, so that a reload returns to the game.

import { type TemplateResult, html, nothing } from 'lit';

import { CLOCK, type Clock } from '../model/clock.js';
import { Bots } from '../model/bots.js';
import { Speaker } from './settings-element.js';
import './settings-dialog.js';
import type { SettingsDialog } from './settings-dialog.js';
import { headerButton } from './header.js';
import type { Sharing } from './sharing.js';
import './table.js';
import * as engine from '../engine/index.js';
import { load, shownGames } from '../games/registry.js';
import * as history from '../storage/history.js';
import { note } from '../boot/last-game.js';
import { type Lock, lock } from '../storage/lock.js';
import { afterPaint, leisure } from '../boot/schedule.js';
import * as saves from '../storage/saved-games.js';
import { settings } from '../storage/settings.js';
import { type Beat, download, fromChallenge, fromFragment, portable } from '../storage/share.js';
import { speak } from '../i18n/load.js';
import { Session } from '../model/session.js';
import { texts } from '../i18n/texts/index.js';
import { type Trouble, troubleOf, troubleView } from './load-error.js';

let seen: () => void;

/** Resolves when the first game is playable and the page is idle; further downloads wait for that. */
export const firstSeen = new Promise<void>((resolve) => (seen = resolve)).then(() => engine.firstLoaded).then(leisure);

export class App extends Speaker {
  static override properties = {
    session: { state: true },
    asText: { state: true },
    trouble: { state: true },
    elsewhere: { state: true },
    opening: { state: true },
    learning: { state: true },
    guide: { state: true },
  };
  declare session: Session | undefined;
  declare asText: boolean;
  declare trouble: Trouble | undefined;
  /** The game that another tab plays, and the game that the introduction explains. */
  declare elsewhere: string | undefined;
  declare learning: engine.GameId | undefined;
  /** Pending while the view of the address loads. */
  declare opening: Promise<void> | undefined;
  /** The guide through the first moves, in a game that was started to learn it. */
  declare guide: TemplateResult | undefined;
  /** The clock of the games that are opened from here on; tests set one that they move. */
  clock: Clock = CLOCK;
  /** The game that was explained or played last: the start page offers it first. */
  #last: engine.GameId | undefined;
  #bots: Bots | undefined;
  #lock: Lock | undefined;
  /** Is a save scheduled for after the next frame? */
  #isUnkept = false;

  constructor() {
    super();
    this.asText = false;
    addEventListener('hashchange', () => void this.#follow());
    addEventListener('pagehide', () => this.#keepNow());
    settings.addEventListener('change', () => this.session?.show(settings.language, settings.hints, settings));
    void this.#follow();
  }

  protected override render(): TemplateResult {
    const isTable = this.session && !this.learning && !this.elsewhere;
    return html`${
      isTable
        ? nothing
        : html`<header class="page">
            ${this.#title()}
            <nav aria-label=${this.t.nav.game}>
              ${this.elsewhere ? headerButton('leave', this.t.nav.leave, () => (location.hash = '')) : nothing}
              ${this.#settings()}
            </nav>
          </header>`
    }
      <main>${this.#main()}</main>
      <loire-settings></loire-settings>
      <loire-sharing></loire-sharing>`;
  }

  protected override updated(): void {
    if (!this.opening) seen();
  }

  #title(): TemplateResult {
    return html`<h1><a href="#" aria-label=${this.t.nav.home}>Loire</a></h1>`;
  }

  #settings(): TemplateResult {
    return headerButton('settings', this.t.nav.settings, () =>
      this.querySelector<SettingsDialog>('loire-settings')!.open(),
    );
  }

  /** The menu: one button of the table for everything besides play. */
  #menu(session: Session): TemplateResult {
    const t = this.t.nav;
    return html`<button class="menu" data-do="menu" popovertarget="menu" title=${t.menu}><span aria-hidden="true">☰</span> <span class="word">${t.menu}</span></button>
      <nav id="menu" popover aria-label=${t.menu} @click=${(event: Event) => (event.currentTarget as HTMLElement).hidePopover()}>
        ${headerButton('text', t.text, () => (this.asText = !this.asText), this.asText)}
        ${headerButton('export', t.export, () => download(`${session.look.game}.json`, portable(session)))}
        ${headerButton('share', t.share, async () => (await this.#sharing()).open(session))}
        ${this.#settings()}
        ${headerButton('leave', t.leave, () => (location.hash = ''))}
      </nav>`;
  }

  #main(): TemplateResult {
    const { session, elsewhere, learning } = this;
    if (learning) return html`<loire-intro .game=${learning}></loire-intro>`;
    if (elsewhere) return this.#elsewhere(elsewhere);
    if (session) {
      return html`${troubleView(this.trouble, settings)}
        <loire-table .session=${session} .head=${this.#title()} .menu=${this.#menu(session)} .guide=${this.guide} .asText=${this.asText} @rematch=${({ detail }: CustomEvent<boolean>) => this.#rematch(session, detail)}></loire-table>`;
    }
    if (this.opening) return html`<p class="opening" role="status">${this.t.nav.opening}</p>`;
    void import('./start/start.js');
    return html`<loire-start .game=${this.#last} .trouble=${this.trouble} @start=${(event: CustomEvent<Session>) => void this.#start(event.detail)}></loire-start>`;
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

  /**
   * Opens the view of the address. Until it is loaded the page shows nothing else: a link to a game should not show the
   * start page first.
   */
  async #follow(): Promise<void> {
    const [name, value = ''] = location.hash.slice(1).split('=');
    if (name === 'game' && value === this.session?.id) return;
    this.#close();
    this.elsewhere = this.learning = undefined;
    const opening = this.#named(name!, value);
    this.opening = opening;
    await opening;
    if (this.opening === opening) this.opening = undefined;
  }

  /** `undefined` for the start page. */
  #named(name: string, value: string): Promise<void> | undefined {
    if (name === 'game') return this.#resume(value, false);
    if (name === 'play') return this.#receive(async () => new Session(await fromFragment(value)));
    if (name === 'challenge') return this.#dare(value);
    if (name === 'learn') return this.#learn(value);
    return name === 'guide' ? this.#begin(value) : undefined;
  }

  /** Starts a guided game. */
  async #begin(game: string): Promise<void> {
    const id = shownGames().find(({ id }) => id === game)?.id;
    // The back button then leads to the start page, not into another game.
    window.history.replaceState(null, '', location.pathname + location.search);
    if (!id) return;
    await this.#receive(async () => {
      const [{ guidedGame }] = await Promise.all([import('./guide/guide.js'), load(id, settings.language)]);
      return guidedGame(id);
    });
  }

  async #lead(session: Session): Promise<void> {
    const { guideOf } = await import('./guide/guide.js');
    if (this.session === session) this.guide = guideOf(session);
  }

  /** Opens the introduction to a game. */
  async #learn(game: string): Promise<void> {
    const id = shownGames().find(({ id }) => id === game)?.id;
    if (!id) return;
    try {
      await Promise.all([import('./guide/intro.js'), load(id, settings.language)]);
    } catch (error) {
      return this.#refuse(troubleOf(error));
    }
    if (location.hash === `#learn=${id}`) this.#last = this.learning = id;
  }

  /** Starts a session, new or from a file, as a saved game. */
  async #start(session: Session): Promise<void> {
    this.#close();
    await this.#keep(session);
    this.#lock = await lock(session.id, true, () => this.#lost(session.id));
    this.#open(session);
    location.hash = `game=${session.id}`;
  }

  /** Opens a saved game; `here` takes it over from another tab. */
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
      if (saved) await load(engine.gameOf(saved.course), settings.language);
      // The address has changed meanwhile: the player wants another game.
      if (location.hash !== `#game=${id}`) return held.release();
      if (!saved) return this.#refuse((speaking) => ({ text: texts(speaking).trouble.gone }));
      this.#open(new Session({ ...saved, id }));
    } catch (error) {
      this.#refuse(troubleOf(error));
    }
  }

  /** Saves a game from a link as the reader's own. */
  async #receive(read: () => Promise<Session>): Promise<void> {
    try {
      await this.#start(await read());
    } catch (error) {
      this.#refuse(troubleOf(error));
    }
  }

  /** The dialog for links; it loads after the first board. */
  async #sharing(): Promise<Sharing> {
    await import('./sharing.js');
    return this.querySelector<Sharing>('loire-sharing')!;
  }

  /** Opens a game as a challenge: first shows the result to beat. */
  async #dare(challenge: string): Promise<void> {
    let beat: Beat | undefined;
    await this.#receive(async () => {
      const dared = await fromChallenge(challenge);
      beat = dared.beat;
      return dared.session;
    });
    if (beat && this.session) await (await this.#sharing()).dare(beat);
  }

  #refuse(trouble: Trouble): void {
    this.#close();
    window.history.replaceState(null, '', location.pathname + location.search);
    this.trouble = trouble;
  }

  #open(session: Session): void {
    scrollTo(0, 0);
    session.clock = this.clock;
    session.show(settings.language, settings.hints, settings);
    session.addEventListener('keep', () => this.#keepSoon());
    this.#remember(session);
    session.addEventListener('change', () => this.#entitle());
    this.session = session;
    this.#last = session.look.game;
    note(session.look.game);
    this.#bots = new Bots(session);
    this.#entitle();
    if (session.guided) void this.#lead(session);
  }

  #close(): void {
    this.#keepNow();
    this.#bots?.stop();
    this.#lock?.release();
    this.session?.close();
    this.#bots = this.#lock = this.session = this.trouble = this.guide = undefined;
    this.#entitle();
  }

  /** Records the result when a game ends here. */
  #remember(session: Session): void {
    let wasOver = session.over;
    session.addEventListener('keep', () => {
      if (session.over && !wasOver) void history.note(session.finished()).catch(() => {});
      wasOver = session.over;
    });
  }

  /** Shows the game and its round in the tab title. */
  #entitle(): void {
    const { session } = this;
    document.title = session
      ? `${session.face.about(session).title}, ${session.face.progress(session)} – Loire`
      : 'Loire';
  }

  /** Closes a game that another tab has taken over. */
  #lost(id: string): void {
    if (this.session?.id !== id) return;
    this.#close();
    this.elsewhere = id;
  }

  /** Saves after the next frame, so that the answer is shown without delay. */
  #keepSoon(): void {
    if (this.#isUnkept) return;
    this.#isUnkept = true;
    afterPaint(() => this.#keepNow());
  }

  #keepNow(): void {
    if (this.#isUnkept && this.session) void this.#keep(this.session);
    this.#isUnkept = false;
  }

  #keep(session: Session): Promise<void> {
    return saves.keep(session.saved()).catch(() => {
      this.trouble = (speaking) => ({ text: texts(speaking).trouble.storage });
    });
  }

  /** A new game with the same set-up; `rotated` moves the second seat's player to the first seat. */
  #rematch(session: Session, rotated: boolean): void {
    const { names, ...setup } = engine.setupOf(session.course());
    const seated = <T>(list: readonly T[]): T[] => (rotated ? saves.movedOn(list) : [...list]);
    const again = { ...setup, ...(names ? { names: seated(names) } : {}), game: session.look.game } as engine.Setup;
    void this.#start(Session.create(again, seated(session.sittings)));
  }
}

void firstSeen.then(() => import('./fonts.js'));
await speak(settings.language);
customElements.define('loire-app', App);
