// The fields of the start form that differ from game to game: edition, scenario, modules and options.

import { type TemplateResult, html, nothing } from 'lit';

import type { GameInfo } from '../engine.js';
import type { Words } from '../games/face.js';
import type { Option } from '../setup.js';
import type { Texts } from '../texts/index.js';

/** The game's own words for names of its set-up, and the page's. */
interface Speech {
  words: Words['setup'];
  t: Texts['start'];
}

export function ruleFields(info: GameInfo, speech: Speech): TemplateResult {
  const { editions, scenarios, modules, options } = info;
  const { t, words } = speech;
  return html`<fieldset>
      <legend>${t.rules}</legend>
      ${editions.length ? field(t.edition, '', select('edition', editions, editions[0], speech)) : nothing}
      ${scenarios.length ? field(t.scenario, '', select('scenario', scenarios, scenarios[0], speech)) : nothing}
      ${options.map((option) => optionField(option, speech))}
    </fieldset>
    ${modules.length
      ? html`<fieldset>
          <legend>${t.modules}</legend>
          ${modules.map((name) => html`<label class="option"><span><input type="checkbox" name="modules" value=${name} /> ${title(name, speech)}</span>
            ${words[name]?.about ? html`<small>${words[name].about}</small>` : nothing}</label>`)}
        </fieldset>`
      : nothing}`;
}

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
