// The fields of the start form that differ from game to game: edition, scenario, modules and options.

import { type PropertyDeclarations, type TemplateResult, html, nothing } from 'lit';

import type { GameId, GameInfo } from '../engine.js';
import type { Words } from '../games/face.js';
import { faceOf } from '../games/index.js';
import type { Option } from '../setup.js';
import type { Texts } from '../texts/index.js';
import { Plain } from './base.js';

/** The game's own words for names of its set-up, and the page's. */
interface Speech {
  words: Words['setup'];
  t: Texts['start'];
}

/** The fields of a game; they belong to the form that they stand in. */
export const ruleFields = (info: GameInfo & { id: GameId }, speech: Speech): TemplateResult =>
  html`<loire-rules .info=${info} .speech=${speech}></loire-rules>`;

/** An option that needs modules is shown as long as all of them are chosen. */
class Rules extends Plain {
  static override properties: PropertyDeclarations = { info: { attribute: false }, speech: { attribute: false }, chosen: { state: true } };
  declare info: GameInfo & { id: GameId };
  declare speech: Speech;
  /** The modules that are chosen. */
  declare chosen: readonly string[];

  constructor() {
    super();
    this.chosen = [];
  }

  protected override render(): TemplateResult {
    const { info, speech } = this;
    const { editions, scenarios, modules } = info;
    const { t } = speech;
    const needs = ({ name }: Option) => faceOf(info.id).needs?.(name) ?? [];
    const isShown = (option: Option) => needs(option).every((module) => this.chosen.includes(module));
    const shown = (options: readonly Option[]) => options.map((option) => optionField(option, speech));
    return html`<fieldset>
        <legend>${t.rules}</legend>
        ${editions.length ? field(t.edition, '', select('edition', editions, editions[0], speech)) : nothing}
        ${scenarios.length ? field(t.scenario, '', select('scenario', scenarios, scenarios[0], speech)) : nothing}
        ${shown(info.options.filter((option) => !needs(option).length))}
      </fieldset>
      ${modules.length
        ? html`<fieldset>
            <legend>${speech.words.modules?.title ?? t.modules}</legend>
            ${modules.map((name) => [this.#module(name), ...shown(info.options.filter((option) => needs(option).at(-1) === name && isShown(option)))])}
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

const select = (name: string, values: readonly string[], chosen: string | undefined, speech: Speech): TemplateResult =>
  html`<select name=${name}>
    ${values.map((value) => html`<option value=${value} ?selected=${value === chosen}>${inWords(value, speech)}</option>`)}
  </select>`;

/** "drawOptional" is "draw optional" where the game has no better words for it. */
const inWords = (name: string, { words }: Speech): string =>
  words[name]?.title ?? name.replace(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`);

const title = (name: string, speech: Speech): string => inWords(name, speech).replace(/^./, (first) => first.toUpperCase());
