// The start page: the game played last, every game with a Play button, and the collapsed form for players and rules.

import { type PropertyDeclarations, type TemplateResult, html, nothing } from 'lit';
import { keyed } from 'lit/directives/keyed.js';

import { noted } from '../../boot/last-game.js';
import { type GameId, type GameInfo, type Setup, create } from '../../engine/index.js';
import { COVER_DRAWINGS, coverOf } from '../../games/covers.js';
import { load, shownGames } from '../../games/registry.js';
import { CALLED, LANGUAGES } from '../../i18n/language.js';
import { COLOURS, type Colour, type Saved, type Sitting } from '../../storage/saved-games.js';
import { settings } from '../../storage/settings.js';
import { setupOf } from '../../model/setup.js';
import { readGame } from '../../storage/share.js';
import { sheet } from '../../art/sheet.js';
import { Session } from '../../model/session.js';
import { type Trouble, troubleOf, troubleView } from '../load-error.js';
import { Speaker } from '../settings-element.js';
import { type Chosen, chosenOf, moduleFields, ruleFields, scenarioFields } from './setup-fields.js';
import './board-picture.js';
import './results.js';
import { titleOf, whenOf } from './saved-games.js';

const GAMES = shownGames();
type Offered = (typeof GAMES)[number];

/** Fires "start" with a session once there is a game to play. */
export class Start extends Speaker {
  static override properties: PropertyDeclarations = {
    game: { attribute: false },
    info: { state: true },
    seats: { state: true },
    sittings: { state: true },
    chosen: { state: true },
    trouble: { attribute: false },
    isFormOpen: { state: true },
    newest: { state: true },
  };
  /** The game that is offered first. */
  declare game: GameId | undefined;
  /** The state of the form: game, number of seats, players, rules, and why the last attempt failed. */
  declare info: (typeof GAMES)[number];
  declare seats: number;
  declare sittings: Sitting[];
  declare chosen: Chosen;
  declare trouble: Trouble | undefined;
  declare isFormOpen: boolean;
  /** The saved game that was played last, unless it is over; `undefined` until the saved games are loaded. */
  declare newest: Saved | null | undefined;

  constructor() {
    super();
    this.isFormOpen = false;
    this.info = GAMES[0]!;
    this.seats = this.info.seats[0]!;
    this.chosen = chosenOf(this.info);
    this.sittings = seated(this.info, 'bots');
  }

  protected override willUpdate(changed: Map<string, unknown>): void {
    if (changed.has('game') && this.game) this.#pick(this.game);
    // Preloads the game, which is most likely played next. If that fails, the error appears when it is started.
    if (changed.has('info')) load(this.info.id, settings.language).catch(() => {});
  }

  protected override render(): TemplateResult {
    const { id } = this.info;
    const t = this.t.start;
    const speech = { words: coverOf(id).about(settings).setup, t };
    const choose = (chosen: Chosen) => (this.chosen = chosen);
    return html`<div class="start" @dragover=${(event: DragEvent) => event.preventDefault()} @drop=${this.#drop}>
      ${sheet(COVER_DRAWINGS)}
      <header class="welcome">
        <p class="lead">${t.lead}</p>
        ${this.#languages()}
      </header>
      ${this.#last()}
      <section class="games" aria-label=${t.games}>${GAMES.map((info) => this.#card(info))}</section>
      ${this.isFormOpen ? nothing : troubleView(this.trouble, settings)}
      <details class="own" .open=${this.isFormOpen} @toggle=${this.#fold}>
        <summary>${t.own}</summary>
        <form @submit=${this.#create} @change=${this.#weigh}>
          ${this.#choice()}
          ${keyed(id, scenarioFields(this.info, speech, this.chosen, choose))}
          ${this.#players()}
          ${keyed(id, moduleFields(this.info, speech, this.chosen, choose))}
          ${keyed(id, ruleFields(this.info, speech, this.chosen, choose))}
          <fieldset class="seed">
            <label class="option"><span>${t.seed} <input name="seed" autocomplete="off" placeholder=${t.seedRandom} /></span><small>${t.seedAbout}</small></label>
          </fieldset>
          ${this.isFormOpen ? troubleView(this.trouble, settings) : nothing}
          <p class="go"><button class="primary" data-do="start">${t.start}</button></p>
        </form>
      </details>
      <loire-shelf @listed=${({ detail }: CustomEvent<Saved[]>) => (this.newest = detail.find(({ over }) => !over) ?? null)}></loire-shelf>
      <loire-history></loire-history>
      <p class="fromFile">
        <label class="file button">${t.open}
          <input type="file" accept=".json,application/json" @change=${this.#choose} />
        </label>
      </p>
    </div>`;
  }

  /** The language buttons, placed where a reader of another language finds them at once. */
  #languages(): TemplateResult {
    return html`<p class="languages">${LANGUAGES.map(
      (language) =>
        html`<button type="button" lang=${language} aria-pressed=${language === settings.language} @click=${() => settings.choose({ language })}>${CALLED[language]}</button>`,
    )}</p>`;
  }

  /** The button that continues the last game, with a picture of its board. */
  #last(): TemplateResult | typeof nothing {
    const saved = this.newest;
    // Reserves its space, so that no button moves when it appears.
    if (saved === undefined && noted()) return html`<div class="last"></div>`;
    if (!saved) return nothing;
    const t = this.t.start;
    const title = titleOf(saved, this.t);
    return html`<section class="last" aria-label=${t.last}>
      <loire-board-picture .saved=${saved}></loire-board-picture>
      <div>
        <h2>${t.last}</h2>
        <p><b>${title}</b><small>${whenOf(saved, this.t)}</small></p>
        <p><a class="button primary" data-do="resume" href="#game=${saved.id}" aria-label=${t.continueThis(title)}>${t.continue}</a></p>
      </div>
    </section>`;
  }

  /** The card of a game: its picture, a Play button, and links to its form and its introductions. */
  #card(info: Offered): TemplateResult {
    const t = this.t.start;
    const { id, seats, modules, scenarios } = info;
    const cover = coverOf(id);
    const { title, pitch, setup } = cover.about(settings);
    const isPicked = id === this.info.id;
    return html`<article class="game ${id}" data-game=${id}>
      <svg viewBox="0 0 120 80" preserveAspectRatio="xMidYMid slice" aria-hidden="true">${cover.picture()}</svg>
      <h2>${title}</h2>
      <p class="pitch">${pitch} ${t.seatsRange(seats[0]!, seats.at(-1)!)}.</p>
      ${
        scenarios.length
          ? html`<p class="boxes" role="group" aria-label=${t.scenario}>${scenarios.map(
              (name) =>
                html`<button type="button" aria-pressed=${name === this.#scenario(info)} @click=${() => this.#tell(info, name)}>${setup[name]?.title}</button>`,
            )}</p>`
          : nothing
      }
      ${modules.length ? html`<p class="boxes"><button type="button" @click=${() => this.#unfold(id, '.modules')}>${setup.modules?.title}</button></p>` : nothing}
      <p class="ways">
        <button type="button" class="primary" data-do="play" aria-label=${t.playThis(title)} title=${t.playAbout} @click=${() => this.#play(info)}>${t.play}</button>
        <button type="button" data-do="friends" aria-label=${t.friendsThis(title)} @click=${() => this.#unfold(id, '[name=seats]', 'people')}>${t.friends}</button>
        <button type="button" data-do="options" aria-expanded=${isPicked && this.isFormOpen} aria-label=${t.optionsThis(title)} @click=${() => this.#unfold(id, '[name=game]:checked')}>${t.options}</button>
      </p>
      <p class="lessons">
        <a data-do="guide" href="#guide=${id}" aria-label="${title}: ${t.guide}">${t.guide}</a>
        <a data-do="learn" href="#learn=${id}" aria-label="${title}: ${t.learn}">${t.learn}</a>
      </p>
    </article>`;
  }

  /** The scenario that *Play* starts; `undefined` if the game has none. */
  #scenario({ id, scenarios }: Offered): string | undefined {
    return id === this.info.id ? this.chosen.scenario : scenarios[0];
  }

  #tell({ id }: Offered, scenario: string): void {
    if (id !== this.info.id) this.#pick(id);
    this.chosen = { ...this.chosen, scenario };
  }

  /** Starts a game by the default rules: a person against `normal`. */
  #play(info: Offered): void {
    const { id, seats } = info;
    const scenario = this.#scenario(info);
    if (id !== this.info.id) this.#pick(id);
    if (scenario) this.chosen = { ...this.chosen, scenario };
    void this.#try(async () => {
      await load(id, settings.language);
      const setup = { game: id, seats: seats[0]!, ...(scenario ? { scenario } : {}) } as Setup;
      return Session.create(setup, seated(info, 'bots').slice(0, seats[0]));
    }, 'setup');
  }

  /** Opens the form for a game, at one of its fields. */
  async #unfold(id: GameId, field: string, company?: Company): Promise<void> {
    if (id !== this.info.id) this.#pick(id);
    if (company) this.sittings = seated(this.info, company);
    this.isFormOpen = true;
    await this.updateComplete;
    const found = this.querySelector<HTMLElement>(`form ${field}`);
    found?.scrollIntoView({ block: 'center' });
    (found?.matches('input, select') ? found : found?.querySelector<HTMLElement>('input, select'))?.focus({
      preventScroll: true,
    });
  }

  #fold(event: Event): void {
    this.isFormOpen = (event.target as HTMLDetailsElement).open;
  }

  #choice(): TemplateResult {
    return html`<fieldset class="choice">
      <legend>${this.t.start.games}</legend>
      ${GAMES.map(
        ({ id }) =>
          html`<label><input type="radio" name="game" value=${id} .checked=${id === this.info.id} @change=${() => this.#pick(id)} /> ${coverOf(id).about(settings).title}</label>`,
      )}
    </fieldset>`;
  }

  #players(): TemplateResult {
    const t = this.t.start;
    const { id, seats } = this.info;
    return html`<fieldset>
      <legend>${t.players}</legend>
      <label class="row">${t.howMany}
        ${keyed(
          id,
          html`<select name="seats" @change=${(event: Event) => (this.seats = Number(chosen(event)))}>
          ${seats.map((count) => html`<option value=${count} ?selected=${count === this.seats}>${count}</option>`)}
        </select>`,
        )}
      </label>
      ${Array.from({ length: this.seats }, (_, seat) => this.#sitting(seat))}
    </fieldset>`;
  }

  #sitting(seat: number): TemplateResult {
    const { start: t, colours, player } = this.t;
    const { kind, colour } = this.sittings[seat]!;
    return html`<div class="sitting">
      <span class="marker seat${seat} is-${colour}" aria-hidden="true">${seat + 1}</span>
      <input name="name${seat}" maxlength="40" autocomplete="off" aria-label=${t.name(seat + 1)} placeholder=${kind === 'human' ? player(seat + 1) : t.botName(seat + 1)} />
      <select name="kind${seat}" aria-label=${t.who(seat + 1)} @change=${(event: Event) => this.#seat(seat, { kind: chosen(event) as Sitting['kind'] })}>
        <option value="human" .selected=${kind === 'human'}>${t.human}</option>
        ${this.info.levels.map(({ id: level }) => html`<option value=${level} .selected=${level === kind} title=${t.levels[level].about}>${t.levels[level].title}</option>`)}
      </select>
      <select name="colour${seat}" aria-label=${t.colour(seat + 1)} @change=${(event: Event) => this.#colour(seat, chosen(event) as Colour)}>
        ${COLOURS.map((each) => html`<option value=${each} .selected=${each === colour}>${colours[each]}</option>`)}
      </select>
    </div>`;
  }

  #pick(id: string): void {
    this.info = GAMES.find((info) => info.id === id)!;
    this.chosen = chosenOf(this.info);
    if (!this.info.seats.includes(this.seats)) this.seats = this.info.seats[0]!;
  }

  #seat(seat: number, change: Partial<Sitting>): void {
    this.sittings = this.sittings.map((sitting, at) => (at === seat ? { ...sitting, ...change } : sitting));
  }

  /** Gives a seat a colour; the seat that had that colour gets this seat's in return. */
  #colour(seat: number, colour: Colour): void {
    const before = this.sittings[seat]!.colour;
    const other = this.sittings.findIndex((sitting) => sitting.colour === colour);
    if (other >= 0) this.#seat(other, { colour: before });
    this.#seat(seat, { colour });
  }

  #create(event: SubmitEvent): void {
    event.preventDefault();
    const setup = setupOf(this.info, new FormData(event.target as HTMLFormElement));
    void this.#try(async () => {
      await load(setup.game, settings.language);
      return Session.create(setup, this.sittings.slice(0, this.seats));
    }, 'setup');
  }

  /** Reports conflicting choices at once, not only when the game is started. */
  async #weigh(event: Event): Promise<void> {
    const form = event.currentTarget as HTMLFormElement;
    // Fields that depend on the change render first.
    await this.updateComplete;
    const { id } = this.info;
    // A game that cannot be loaded is reported when it is started.
    const isThere = await load(id, settings.language).then(
      () => true,
      () => false,
    );
    if (!isThere || id !== this.info.id) return;
    try {
      create(setupOf(this.info, new FormData(form))).free();
      this.trouble = undefined;
    } catch (error) {
      this.trouble = troubleOf(error, 'setup', id);
    }
  }

  async #choose(event: Event): Promise<void> {
    const input = event.target as HTMLInputElement;
    const file = input.files?.[0];
    if (file) await this.#open(file);
    input.value = '';
  }

  #drop(event: DragEvent): void {
    event.preventDefault();
    const file = event.dataTransfer?.files[0];
    if (file) void this.#open(file);
  }

  async #open(file: File): Promise<void> {
    const text = await file.text();
    await this.#try(async () => new Session(await readGame(text)), 'game');
  }

  async #try(open: () => Promise<Session>, what: 'game' | 'setup'): Promise<void> {
    try {
      this.trouble = undefined;
      this.dispatchEvent(new CustomEvent('start', { detail: await open() }));
    } catch (error) {
      this.trouble = troubleOf(error, what, what === 'setup' ? this.info.id : undefined);
      void this.updateComplete.then(() => this.querySelector('.refusal')?.scrollIntoView({ block: 'center' }));
    }
  }
}

const chosen = (event: Event): string => (event.target as HTMLSelectElement).value;

/** The opponents of the first seat. */
type Company = 'bots' | 'people';

/** The default players, for the largest number of seats of any game. */
function seated({ levels }: GameInfo, company: Company): Sitting[] {
  const other = company === 'people' ? 'human' : levels.find(({ id }) => id === 'normal')!.id;
  const most = Math.max(...GAMES.flatMap(({ seats }) => seats));
  return COLOURS.slice(0, most).map((colour, seat) => ({ colour, kind: seat ? other : 'human' }));
}

customElements.define('loire-start', Start);
