// The fields of the start form that differ from game to game: edition, scenario, modules and options.

import { type PropertyDeclarations, type TemplateResult, html, nothing } from 'lit';
import { repeat } from 'lit/directives/repeat.js';

import type { GameInfo } from '../engine.js';
import type { Words } from '../games/face.js';
import type { Option } from '../setup.js';
import type { Texts } from '../texts/index.js';
import { Plain } from './base.js';

/** The game's own words for names of its set-up, and the page's. */
interface Speech {
  words: Words['setup'];
  t: Texts['start'];
}

/** The fields of a game; they belong to the form that they stand in. */
export const ruleFields = (info: GameInfo, speech: Speech): TemplateResult =>
  html`<loire-rules .info=${info} .speech=${speech}></loire-rules>`;

/** An option is shown as long as the edition knows it and all its modules are chosen. */
class Rules extends Plain {
  static override properties: PropertyDeclarations = { info: { attribute: false }, speech: { attribute: false }, chosen: { state: true }, edition: { state: true } };
  declare info: GameInfo;
  declare speech: Speech;
  /** The modules that are chosen. */
  declare chosen: readonly string[];
  /** The edition, if not the first one. */
  declare edition: string | undefined;

  constructor() {
    super();
    this.chosen = [];
  }

  protected override render(): TemplateResult {
    const { info, speech } = this;
    const { editions, scenarios, modules } = info;
    const { t } = speech;
    const edition = this.edition ?? editions[0]!;
    const isShown = (option: Option) =>
      (!option.editions.length || option.editions.includes(edition)) && option.modules.every((module) => this.chosen.includes(module));
    /** The options below a module, or those of the base game; what needs several stands below the last of them. */
    const below = (module?: string) => {
      const options = info.options.filter((option) => option.modules.at(-1) === module && isShown(option));
      return repeat(options, ({ name }) => name, (option) => optionField(option, speech));
    };
    const choose = (event: Event) => (this.edition = (event.target as HTMLSelectElement).value);
    return html`<fieldset>
        <legend>${t.rules}</legend>
        ${editions.length ? field(t.edition, '', select('edition', editions, edition, speech, choose)) : nothing}
        ${scenarios.length ? field(t.scenario, '', select('scenario', scenarios, scenarios[0], speech)) : nothing}
        ${below()}
      </fieldset>
      ${modules.length
        ? html`<fieldset>
            <legend>${speech.words.modules?.title ?? t.modules}</legend>
            ${modules.map((name) => html`<div class="module">${this.#module(name)}${below(name)}</div>`)}
          </fieldset>`
        : nothing}`;
  }

  #module(name: string): TemplateResult {
    const { speech } = this;
    const about = speech.words[name]?.about;
    const choose = (event: Event) => {
      const others = this.chosen.filter((other) => other !== name);
      this.chosen = (event.target as HTMLInputElement).checked ? [...others, name] : others;
    };
    return html`<label class="option"><span><input type="checkbox" name="modules" value=${name} @change=${choose} /> ${title(name, speech)}</span>
      ${about ? html`<small>${about}</small>` : nothing}</label>`;
  }
}

customElements.define('loire-rules', Rules);

function optionField({ name, about: english, values }: Option, speech: Speech): TemplateResult | typeof nothing {
  const about = speech.words[name]?.about ?? english;
  switch (values.type) {
    case 'flag':
      return html`<label class="option"><span><input type="checkbox" name=${name} ?checked=${values.default} /> ${title(name, speech)}</span><small>${about}</small></label>`;
    case 'choice':
      return field(title(name, speech), about, select(name, values.values, values.default, speech));
    case 'number':
      return field(title(name, speech), about, html`<input type="number" name=${name} min=${values.min} max=${values.max} value=${values.default ?? ''} placeholder=${values.default ?? speech.t.unset} />`);
    case 'pairs':
      return nothing;
  }
}

const field = (name: string, about: string, control: TemplateResult): TemplateResult =>
  html`<label class="option"><span>${name}
      ${control}</span>${about ? html`<small>${about}</small>` : nothing}</label>`;

const select = (name: string, values: readonly string[], chosen: string | undefined, speech: Speech, choose?: (event: Event) => void): TemplateResult =>
  html`<select name=${name} @change=${choose ?? nothing}>
    ${values.map((value) => html`<option value=${value} ?selected=${value === chosen}>${inWords(value, speech)}</option>`)}
  </select>`;

/** "drawOptional" is "draw optional" where the game has no better words for it. */
const inWords = (name: string, { words }: Speech): string =>
  words[name]?.title ?? name.replace(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`);

const title = (name: string, speech: Speech): string => inWords(name, speech).replace(/^./, (first) => first.toUpperCase());
