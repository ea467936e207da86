// Before the first move: which game, who plays, with which options; or a game that was saved here or in a file.

import { type PropertyDeclarations, type TemplateResult, html, nothing } from 'lit';
import { keyed } from 'lit/directives/keyed.js';

import { type GameId, create } from '../../engine/index.js';
import { COVER_DRAWINGS, coverOf } from '../../games/covers.js';
import { load, shownGames } from '../../games/registry.js';
import { CALLED, LANGUAGES } from '../../i18n/language.js';
import { COLOURS, type Colour, type Sitting } from '../../storage/saved-games.js';
import { settings } from '../../storage/settings.js';
import { setupOf } from '../../model/setup.js';
import { readGame } from '../../storage/share.js';
import { sheet } from '../../art/sheet.js';
import { Store } from '../../model/selection.js';
import { type Trouble, troubleOf, troubleView } from '../load-error.js';
import { Speaker } from '../settings-element.js';
import { type Chosen, chosenOf, moduleFields, ruleFields, scenarioFields } from './setup-fields.js';
import './results.js';
import './saved-games.js';

const GAMES = shownGames();

/** Tells "start" with a store once there is a game to play. */
export class Start extends Speaker {
  static override properties: PropertyDeclarations = {
    game: { attribute: false },
    info: { state: true },
    seats: { state: true },
    sittings: { state: true },
    chosen: { state: true },
    trouble: { attribute: false },
  };
  /** The game that is offered first. */
  declare game: GameId | undefined;
  /** The game that is chosen, for how many, who sits where, by which rules, and why the last attempt failed. */
  declare info: (typeof GAMES)[number];
  declare seats: number;
  declare sittings: Sitting[];
  declare chosen: Chosen;
  declare trouble: Trouble | undefined;

  constructor() {
    super();
    this.info = GAMES[0]!;
    this.seats = this.info.seats[0]!;
    this.chosen = chosenOf(this.info);
    // One person against a bot, so that one click is enough; whoever has company says so.
    this.sittings = COLOURS.slice(0, Math.max(...GAMES.flatMap(({ seats }) => seats))).map((colour, seat) => ({
      colour,
      kind: seat ? this.info.levels.find(({ id }) => id === 'normal')!.id : 'human',
    }));
  }

  protected override willUpdate(changed: Map<string, unknown>): void {
    if (changed.has('game') && this.game) this.#pick(this.game);
    // Most likely it is played next. If it cannot be had, whoever starts it hears why.
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
      <form @submit=${this.#create} @change=${this.#weigh}>
        ${this.#games()}
        ${keyed(id, scenarioFields(this.info, speech, this.chosen, choose))}
        ${this.#players()}
        ${keyed(id, moduleFields(this.info, speech, this.chosen, choose))}
        <details>
          <summary>${t.more}</summary>
          ${keyed(id, ruleFields(this.info, speech, this.chosen, choose))}
          <label class="option seed"><span>${t.seed} <input name="seed" autocomplete="off" placeholder=${t.seedRandom} /></span><small>${t.seedAbout}</small></label>
        </details>
        ${troubleView(this.trouble, settings)}
        <p class="go">
          <button class="primary" data-do="start">${t.start}</button>
          <a class="button" data-do="guide" href="#guide=${id}">${t.guide}</a>
          <a class="button" data-do="learn" href="#learn=${id}">${t.learn}</a>
        </p>
      </form>
      <loire-shelf></loire-shelf>
      <loire-history></loire-history>
      <p class="fromFile">
        <label class="file button">${t.open}
          <input type="file" accept=".json,application/json" @change=${this.#choose} />
        </label>
      </p>
    </div>`;
  }

  /** A reader who cannot read this page finds the way out of it at once. */
  #languages(): TemplateResult {
    return html`<p class="languages">${LANGUAGES.map(
      (language) =>
        html`<button type="button" lang=${language} aria-pressed=${language === settings.language} @click=${() => settings.choose({ language })}>${CALLED[language]}</button>`,
    )}</p>`;
  }

  #games(): TemplateResult {
    const t = this.t.start;
    return html`<fieldset class="games">
      <legend>${t.games}</legend>
      ${GAMES.map(({ id, seats, modules, scenarios }) => {
        const cover = coverOf(id);
        const { title, pitch, setup } = cover.about(settings);
        const boxes = [...(modules.length ? ['modules'] : []), ...scenarios];
        const isChosen = (box: string) => id === this.info.id && box === this.chosen.scenario;
        return html`<label class="game ${id}">
          <input type="radio" name="game" value=${id} .checked=${id === this.info.id} @change=${() => this.#pick(id)} />
          <svg viewBox="0 0 120 80" preserveAspectRatio="xMidYMid slice" aria-hidden="true">${cover.picture()}</svg>
          <b>${title}</b>
          <small>${pitch} ${t.seatsRange(seats[0]!, seats.at(-1)!)}.</small>
          ${boxes.length ? html`<span class="boxes">${boxes.map((box) => html`<span class=${isChosen(box) ? 'chosen' : ''} @click=${(event: Event) => this.#unbox(event, id, box)}>${setup[box]?.title}</span>`)}</span>` : nothing}
        </label>`;
      })}
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

  /** What is named on a cover: a story is chosen with its game, and the parts of an expansion come into sight. */
  async #unbox(event: Event, id: string, box: string): Promise<void> {
    event.preventDefault();
    if (id !== this.info.id) this.#pick(id);
    if (this.info.scenarios.includes(box)) this.chosen = { ...this.chosen, scenario: box };
    await this.updateComplete;
    this.querySelector('.scenarios, .modules')?.scrollIntoView({ block: 'center' });
  }

  #seat(seat: number, change: Partial<Sitting>): void {
    this.sittings = this.sittings.map((sitting, at) => (at === seat ? { ...sitting, ...change } : sitting));
  }

  /** Gives a seat a colour; the seat that had it takes this one's in return. */
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
      return Store.create(setup, this.sittings.slice(0, this.seats));
    }, 'setup');
  }

  /** Says at once what does not go together, not only when the game is started. */
  async #weigh(event: Event): Promise<void> {
    const form = event.currentTarget as HTMLFormElement;
    // What depends on the change is drawn first.
    await this.updateComplete;
    const { id } = this.info;
    // A game that cannot be had is told when it is started.
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
    await this.#try(async () => new Store(await readGame(text)), 'game');
  }

  async #try(open: () => Promise<Store>, what: 'game' | 'setup'): Promise<void> {
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

customElements.define('loire-start', Start);
