// The fields of the start form that differ from game to game: edition, scenario, modules and options.

import { type TemplateResult, html, nothing } from 'lit';

import type { GameInfo } from '../engine.js';
import type { Option } from '../setup.js';

/** The game's own words for names of its set-up. */
type Words = Record<string, string>;

export function ruleFields(info: GameInfo, words: Words): TemplateResult {
  const { editions, scenarios, modules, options } = info;
  return html`<fieldset>
      <legend>Rules</legend>
      ${editions.length ? field('Edition', '', select('edition', editions, editions[0], words)) : nothing}
      ${scenarios.length ? field('Scenario', '', select('scenario', scenarios, scenarios[0], words)) : nothing}
      ${options.map((option) => optionField(option, words))}
    </fieldset>
    ${modules.length
      ? html`<fieldset>
          <legend>Modules</legend>
          ${modules.map((name) => html`<label class="option"><span><input type="checkbox" name="modules" value=${name} /> ${title(name, words)}</span></label>`)}
        </fieldset>`
      : nothing}`;
}

function optionField({ name, about, values }: Option, words: Words): TemplateResult | typeof nothing {
  switch (values.type) {
    case 'flag':
      return html`<label class="option"><span><input type="checkbox" name=${name} ?checked=${values.default} /> ${title(name, words)}</span><small>${about}</small></label>`;
    case 'choice':
      return field(title(name, words), about, select(name, values.values, values.default, words));
    case 'number':
      return field(title(name, words), about, html`<input type="number" name=${name} min=${values.min} max=${values.max} value=${values.default ?? ''} placeholder=${values.default ?? 'unset'} />`);
    case 'pairs':
      return nothing;
  }
}

const field = (name: string, about: string, control: TemplateResult): TemplateResult =>
  html`<label class="option"><span>${name}
      ${control}</span>${about ? html`<small>${about}</small>` : nothing}</label>`;

const select = (name: string, values: readonly string[], chosen: string | undefined, words: Words): TemplateResult =>
  html`<select name=${name}>
    ${values.map((value) => html`<option value=${value} ?selected=${value === chosen}>${inWords(value, words)}</option>`)}
  </select>`;

/** "drawOptional" is "draw optional" where the game has no better words for it. */
const inWords = (name: string, words: Words): string =>
  words[name] ?? name.replace(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`);

const title = (name: string, words: Words): string => inWords(name, words).replace(/^./, (first) => first.toUpperCase());
