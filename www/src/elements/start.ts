// Before the first move: which game, who plays, with which options; or a game that was saved here or in a file.

import { type PropertyDeclarations, type TemplateResult, html, nothing } from 'lit';
import { keyed } from 'lit/directives/keyed.js';

import type { Record as GameRecord } from '../engine.js';
import { faceOf, shownGames } from '../games/index.js';
import { setupOf } from '../setup.js';
import { Store } from '../store.js';
import { Plain } from './base.js';
import { ruleFields } from './fields.js';

const GAMES = shownGames();

/** Tells "start" with a store once there is a game to play. */
export class Start extends Plain {
  static override properties: PropertyDeclarations = { info: { state: true }, seats: { state: true }, trouble: { state: true } };
  /** The game that is chosen, for how many, and why the last attempt failed. */
  declare info: (typeof GAMES)[number];
  declare seats: number;
  declare trouble: string;
  readonly #saved = Store.saved();

  constructor() {
    super();
    this.info = GAMES[0]!;
    this.seats = this.info.seats[0]!;
    this.trouble = '';
  }

  protected override render(): TemplateResult {
    const { id, title, seats } = this.info;
    return html`<section class="start">
      <h2>${title}</h2>
      <p>For ${seats[0]} to ${seats.at(-1)} players around this screen.</p>
      ${this.trouble ? html`<p class="refusal" role="alert">${this.trouble}</p>` : nothing}
      ${this.#saved ? this.#resume() : nothing}
      <form @submit=${this.#create}>
        ${GAMES.length > 1 ? this.#games() : nothing}
        <fieldset>
          <legend>Players</legend>
          <label class="row">How many
            ${keyed(id, html`<select name="seats" @change=${(event: Event) => (this.seats = Number(chosen(event)))}>
              ${seats.map((count) => html`<option value=${count} ?selected=${count === this.seats}>${count}</option>`)}
            </select>`)}
          </label>
          ${Array.from({ length: this.seats }, (_, seat) => html`<label class="row"><span><span class="marker seat${seat}">${seat + 1}</span> Name</span>
            <input name="name${seat}" maxlength="40" autocomplete="off" placeholder="Player ${seat + 1}" /></label>`)}
        </fieldset>
        ${keyed(id, ruleFields(this.info, faceOf(id).words.setup))}
        <details>
          <summary>Seed</summary>
          <label class="row">The same seed and the same moves give the same game
            <input name="seed" autocomplete="off" placeholder="random" /></label>
        </details>
        <p><button class="primary">Start the game</button></p>
      </form>
      <label class="file">Or open a game from a file
        <input type="file" accept=".json,application/json" @change=${this.#open} />
      </label>
    </section>`;
  }

  #games(): TemplateResult {
    return html`<label class="row">Game
      <select name="game" @change=${(event: Event) => this.#choose(chosen(event))}>
        ${GAMES.map(({ id, title }) => html`<option value=${id} ?selected=${id === this.info.id}>${title}</option>`)}
      </select>
    </label>`;
  }

  #choose(id: string): void {
    this.info = GAMES.find((info) => info.id === id)!;
    if (!this.info.seats.includes(this.seats)) this.seats = this.info.seats[0]!;
  }

  #resume(): TemplateResult {
    const { setup } = this.#saved!.record;
    const names = Array.from({ length: setup.seats }, (_, seat) => setup.names?.[seat] || `Player ${seat + 1}`);
    return html`<p class="resume">
      <button class="primary" data-do="continue" @click=${() => this.#try(() => Store.resume(this.#saved!))}>Continue</button>
      the saved game of ${names.join(', ')}
    </p>`;
  }

  #create(event: SubmitEvent): void {
    event.preventDefault();
    const setup = setupOf(this.info, new FormData(event.target as HTMLFormElement));
    this.#try(() => Store.create(setup));
  }

  async #open(event: Event): Promise<void> {
    const file = (event.target as HTMLInputElement).files?.[0];
    if (!file) return;
    const text = await file.text();
    this.#try(() => Store.resume({ record: JSON.parse(text) as GameRecord }));
  }

  #try(open: () => Store): void {
    try {
      this.dispatchEvent(new CustomEvent('start', { detail: open() }));
    } catch (error) {
      const { message, entry } = error as Error & { entry?: number };
      this.trouble = `This game cannot be opened: ${message}${entry === undefined ? '' : ` (entry ${entry})`}`;
    }
  }
}

const chosen = (event: Event): string => (event.target as HTMLSelectElement).value;

customElements.define('loire-start', Start);
