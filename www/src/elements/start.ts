// Before the first move: who plays, with which options; or a game that was saved here or in a file.

import { type PropertyDeclarations, type TemplateResult, html, nothing } from 'lit';

import { games } from '../engine.js';
import type { GameInfo, OptionInfo, Record as GameRecord, Setup } from '../engine.js';
import { faceOf } from '../games/index.js';
import { Store } from '../store.js';
import { Plain } from './base.js';

/** Tells "start" with a store once there is a game to play. */
export class Start extends Plain {
  static override properties: PropertyDeclarations = { seats: { state: true }, trouble: { state: true } };
  declare seats: number;
  declare trouble: string;
  readonly #info: GameInfo = games().find(({ id }) => id === 'burgundy')!;
  readonly #words = faceOf('burgundy').words.setup;
  readonly #saved = Store.saved();

  constructor() {
    super();
    this.seats = this.#info.seats[0]!;
    this.trouble = '';
  }

  protected override render(): TemplateResult {
    const { title, seats, options } = this.#info;
    return html`<section class="start">
      <h2>${title}</h2>
      <p>For ${seats[0]} to ${seats.at(-1)} players around this screen.</p>
      ${this.trouble ? html`<p class="refusal" role="alert">${this.trouble}</p>` : nothing}
      ${this.#saved ? this.#resume() : nothing}
      <form @submit=${this.#create}>
        <fieldset>
          <legend>Players</legend>
          <label class="row">How many
            <select name="seats" @change=${(event: Event) => (this.seats = Number((event.target as HTMLSelectElement).value))}>
              ${seats.map((count) => html`<option value=${count} ?selected=${count === this.seats}>${count}</option>`)}
            </select>
          </label>
          ${Array.from({ length: this.seats }, (_, seat) => html`<label class="row"><span><span class="marker seat${seat}">${seat + 1}</span> Name</span>
            <input name="name${seat}" maxlength="40" autocomplete="off" placeholder="Player ${seat + 1}" /></label>`)}
        </fieldset>
        <fieldset>
          <legend>Rules</legend>
          ${options.map((option) => this.#option(option))}
        </fieldset>
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

  #resume(): TemplateResult {
    const { setup } = this.#saved!.record;
    const names = Array.from({ length: setup.seats }, (_, seat) => setup.names?.[seat] || `Player ${seat + 1}`);
    return html`<p class="resume">
      <button class="primary" data-do="continue" @click=${() => this.#try(() => Store.resume(this.#saved!))}>Continue</button>
      the saved game of ${names.join(', ')}
    </p>`;
  }

  #option({ name, about, values }: OptionInfo): TemplateResult | typeof nothing {
    const title = this.#words[name] ?? name;
    switch (values.type) {
      case 'flag':
        return html`<label class="option"><span><input type="checkbox" name=${name} ?checked=${values.default} /> ${title}</span><small>${about}</small></label>`;
      case 'choice':
        return html`<label class="option"><span>${title}
            <select name=${name}>
              ${values.values.map((value) => html`<option value=${value} ?selected=${value === values.default}>${this.#words[value] ?? value}</option>`)}
            </select></span><small>${about}</small></label>`;
      case 'pairs':
        // Which boards lie in the box is no choice for the players; hosts set it in the set-up.
        return nothing;
    }
  }

  #create(event: SubmitEvent): void {
    event.preventDefault();
    const form = new FormData(event.target as HTMLFormElement);
    const text = (name: string) => String(form.get(name) ?? '').trim();
    const options: Record<string, string | boolean> = {};
    for (const { name, values } of this.#info.options) {
      if (values.type === 'flag') options[name] = form.has(name);
      if (values.type === 'choice') options[name] = text(name);
    }
    const names = Array.from({ length: this.seats }, (_, seat) => text(`name${seat}`) || `Player ${seat + 1}`);
    // The engine checks what the form gives, so its types need not be proved here.
    const setup = { game: 'burgundy', seats: this.seats, names, options, seed: text('seed') } as unknown as Setup;
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

customElements.define('loire-start', Start);
