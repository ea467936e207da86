// The fields of the start form that differ from game to game: modules, edition, scenario and options.

import { type TemplateResult, html, nothing } from 'lit';

import type { GameId, GameInfo } from '../engine.js';
import type { Words } from '../games/face.js';
import { faceOf } from '../games/index.js';
import type { Option } from '../setup.js';
import type { Texts } from '../texts/index.js';

/** The game's own words for names of its set-up, and the page's. */
interface Speech {
  words: Words['setup'];
  t: Texts['start'];
}

type Info = GameInfo & { id: GameId };

/** The modules an option needs before it is shown. */
const needs = (info: Info, { name }: Option): readonly string[] => faceOf(info.id).needs?.(name) ?? [];

/** The modules of a game, each with the options that come with it; `choose` hears which of them are chosen. */
export function moduleFields(info: Info, speech: Speech, chosen: readonly string[], choose: (chosen: string[]) => void): TemplateResult | typeof nothing {
  if (!info.modules.length) return nothing;
  const { words, t } = speech;
  const change = (name: string) => (event: Event) => {
    const others = chosen.filter((other) => other !== name);
    choose((event.target as HTMLInputElement).checked ? [...others, name] : others);
  };
  const isShown = (option: Option) => needs(info, option).every((module) => chosen.includes(module));
  return html`<fieldset class="modules">
    <legend>${words.modules ? `${t.modules}: ${words.modules.title}` : t.modules}</legend>
    ${info.modules.map((name) => [
      html`<label class="option"><span><input type="checkbox" name="modules" value=${name} @change=${change(name)} /> ${title(name, speech)}</span>
        ${words[name]?.about ? html`<small>${words[name].about}</small>` : nothing}</label>`,
      ...info.options.filter((option) => needs(info, option).at(-1) === name && isShown(option)).map((option) => optionField(option, speech)),
    ])}
  </fieldset>`;
}

/** Edition, scenario, and the options that need no module. */
export function ruleFields(info: Info, speech: Speech): TemplateResult {
  const { editions, scenarios, options } = info;
  const { t } = speech;
  return html`<fieldset>
    <legend>${t.rules}</legend>
    ${editions.length ? field(t.edition, '', select('edition', editions, editions[0], speech)) : nothing}
    ${scenarios.length ? field(t.scenario, '', select('scenario', scenarios, scenarios[0], speech)) : nothing}
    ${options.filter((option) => !needs(info, option).length).map((option) => optionField(option, speech))}
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
