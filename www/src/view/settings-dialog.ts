// The settings dialog.

import { type TemplateResult, html } from 'lit';

import { HINTS } from '../model/highlight.js';
import { CALLED, LANGUAGES } from '../i18n/language.js';
import { type Choices, THEMES, settings } from '../storage/settings.js';
import { ENDS, MOTIONS, PACES } from '../model/preferences.js';
import { Speaker } from './settings-element.js';

export class SettingsDialog extends Speaker {
  protected override render(): TemplateResult {
    const { settings: t, close } = this.t;
    const select = <K extends 'language' | 'theme' | 'hints' | 'pace' | 'motion' | 'ends'>(
      name: K,
      values: readonly Choices[K][],
      called: (value: Choices[K]) => string,
    ) =>
      html`<label class="row"><span>${t[name]}</span>
        <select name=${name} @change=${(event: Event) => settings.choose({ [name]: (event.target as HTMLSelectElement).value })}>
          ${values.map((value) => html`<option value=${value} .selected=${settings[name] === value}>${called(value)}</option>`)}
        </select>
      </label>`;
    const check = (name: 'sound' | 'ponder' | 'handover') =>
      html`<label class="row check"><input type="checkbox" name=${name} .checked=${settings[name]}
        @change=${(event: Event) => settings.choose({ [name]: (event.target as HTMLInputElement).checked })} /> <span>${t[name]}</span></label>`;
    return html`<dialog class="settings" aria-labelledby="settings-title">
      <h2 id="settings-title">${t.title}</h2>
      ${select('language', LANGUAGES, (language) => CALLED[language])}
      ${select('theme', THEMES, (theme) => t.themes[theme])}
      ${select('hints', HINTS, (hints) => t.hintKinds[hints])}
      ${select('ends', ENDS, (ends) => t.endKinds[ends])}
      ${select('pace', PACES, (pace) => t.paces[pace])}
      ${select('motion', MOTIONS, (motion) => t.motions[motion])}
      <p class="hint">${t.motionAbout}</p>
      ${check('ponder')}
      ${check('sound')}
      ${check('handover')}
      <form method="dialog"><button class="primary" data-do="close">${close}</button></form>
    </dialog>`;
  }

  open(): void {
    this.querySelector('dialog')?.showModal();
  }
}

customElements.define('loire-settings', SettingsDialog);
