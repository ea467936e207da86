// The fields of the start form that depend on the game: modules, edition, scenario and options.

import { type TemplateResult, html, nothing } from 'lit';
import { repeat } from 'lit/directives/repeat.js';

import type { GameInfo } from '../../engine/index.js';
import type { CoverTexts } from '../../games/game-view.js';
import type { Option } from '../../model/setup.js';
import type { Texts } from '../../i18n/texts/index.js';

/** The game's own names for the parts of its set-up, and the page's. */
interface Speech {
  words: CoverTexts['setup'];
  t: Texts['start'];
}

/** The current choices that other fields depend on. */
export interface Chosen {
  edition: string | undefined;
  scenario: string | undefined;
  modules: readonly string[];
}

export const chosenOf = ({ editions, scenarios }: GameInfo): Chosen => ({
  edition: editions[0],
  scenario: scenarios[0],
  modules: [],
});

/**
 * The options below a module, or those of the base game; an option that needs several modules is below the last of
 * them. An option is shown if edition and scenario have it and all its modules are chosen.
 */
function optionsBelow(
  info: GameInfo,
  speech: Speech,
  { edition, scenario, modules }: Chosen,
  module?: string,
): unknown {
  const knows = (list: readonly string[] | undefined, chosen: string | undefined) =>
    !list?.length || list.some((each) => each === chosen);
  const options = info.options.filter(
    (option) =>
      option.modules.at(-1) === module &&
      option.modules.every((each) => modules.includes(each)) &&
      knows(option.editions, edition) &&
      knows(option.scenarios, scenario),
  );
  return repeat(
    options,
    ({ name }) => name,
    (option) => optionField(option, speech),
  );
}

/** The modules of a game, each with its options; calls `choose` with the chosen modules. */
export function moduleFields(
  info: GameInfo,
  speech: Speech,
  chosen: Chosen,
  choose: (chosen: Chosen) => void,
): TemplateResult | typeof nothing {
  if (!info.modules.length) return nothing;
  const { words, t } = speech;
  const change = (name: string) => (event: Event) => {
    const others = chosen.modules.filter((other) => other !== name);
    choose({ ...chosen, modules: (event.target as HTMLInputElement).checked ? [...others, name] : others });
  };
  return html`<fieldset class="modules">
    <legend>${words.modules?.title ?? t.modules}</legend>
    ${info.modules.map(
      (name) => html`<div class="module">
        <label class="option"><span><input type="checkbox" name="modules" value=${name} @change=${change(name)} /> ${title(name, speech)}</span>
          ${words[name]?.about ? html`<small>${words[name].about}</small>` : nothing}</label>
        ${optionsBelow(info, speech, chosen, name)}
      </div>`,
    )}
  </fieldset>`;
}

/** The scenarios of a game that has any: the player chooses one. */
export function scenarioFields(
  { scenarios }: GameInfo,
  speech: Speech,
  chosen: Chosen,
  choose: (chosen: Chosen) => void,
): TemplateResult | typeof nothing {
  if (!scenarios.length) return nothing;
  const { words, t } = speech;
  return html`<fieldset class="scenarios">
    <legend>${t.scenario}</legend>
    ${scenarios.map(
      (
        name,
      ) => html`<label class="option"><span><input type="radio" name="scenario" value=${name} .checked=${name === chosen.scenario}
          @change=${() => choose({ ...chosen, scenario: name })} /> <b>${title(name, speech)}</b></span>
        ${words[name]?.about ? html`<small>${words[name].about}</small>` : nothing}</label>`,
    )}
  </fieldset>`;
}

/** The edition, and the options that need no module. */
export function ruleFields(
  info: GameInfo,
  speech: Speech,
  chosen: Chosen,
  choose: (chosen: Chosen) => void,
): TemplateResult {
  const { editions } = info;
  const { t } = speech;
  const change = (event: Event) => choose({ ...chosen, edition: (event.target as HTMLSelectElement).value });
  return html`<fieldset class="rules">
    <legend>${t.rules}</legend>
    ${editions.length ? field(t.edition, '', select('edition', editions, chosen.edition, speech, change)) : nothing}
    ${optionsBelow(info, speech, chosen)}
  </fieldset>`;
}

function optionField({ name, about: english, values }: Option, speech: Speech): TemplateResult | typeof nothing {
  const about = speech.words[name]?.about ?? english;
  switch (values.type) {
    case 'flag':
      return html`<label class="option"><span><input type="checkbox" name=${name} ?checked=${values.default} /> ${title(name, speech)}</span><small>${about}</small></label>`;
    case 'choice':
      return field(title(name, speech), about, select(name, values.values, values.default, speech));
    case 'number':
      return field(
        title(name, speech),
        about,
        html`<input type="number" name=${name} min=${values.min} max=${values.max} value=${values.default ?? ''} placeholder=${values.default ?? speech.t.unset} />`,
      );
    case 'pairs':
      return nothing;
  }
}

const field = (name: string, about: string, control: TemplateResult): TemplateResult =>
  html`<label class="option"><span>${name}
      ${control}</span>${about ? html`<small>${about}</small>` : nothing}</label>`;

const select = (
  name: string,
  values: readonly string[],
  chosen: string | undefined,
  speech: Speech,
  choose?: (event: Event) => void,
): TemplateResult =>
  html`<select name=${name} @change=${choose ?? nothing}>
    ${values.map((value) => html`<option value=${value} ?selected=${value === chosen}>${inWords(value, speech)}</option>`)}
  </select>`;

/** Splits a name into words, for names without a text: "drawOptional" becomes "draw optional". */
const inWords = (name: string, { words }: Speech): string =>
  words[name]?.title ?? name.replace(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`);

const title = (name: string, speech: Speech): string =>
  inWords(name, speech).replace(/^./, (first) => first.toUpperCase());
