// What a reader chooses once for all games; kept between visits.

import { HINTS, type Hints } from '../model/highlight.js';
import { LANGUAGES, type Language, preferred } from '../i18n/language.js';
import { isSpoken, speak } from '../i18n/load.js';
import { ENDS, type Ends, MOTIONS, type Motion, PACES, type Pace, type Ways } from '../model/preferences.js';

const KEY = 'loire.settings';

export const THEMES = ['system', 'light', 'dark'] as const;

export type Theme = (typeof THEMES)[number];

export interface Choices extends Ways {
  language: Language;
  theme: Theme;
  hints: Hints;
}

/** What each choice may be. */
const POSSIBLE: { [K in keyof Choices]: readonly Choices[K][] } = {
  language: LANGUAGES,
  theme: THEMES,
  hints: HINTS,
  handover: [true, false],
  sound: [true, false],
  ponder: [true, false],
  pace: PACES,
  motion: MOTIONS,
  ends: ENDS,
};
const NAMES = Object.keys(POSSIBLE) as (keyof Choices)[];

/** Tells "change" whenever something is chosen. */
class Settings extends EventTarget implements Choices {
  language: Language = preferred(navigator.languages);
  theme: Theme = 'system';
  hints: Hints = 'all';
  handover = false;
  sound = false;
  ponder = false;
  pace: Pace = 'normal';
  motion: Motion = 'normal';
  ends: Ends = 'always';

  constructor() {
    super();
    Object.assign(this, stored());
    this.#apply();
  }

  /** A language is spoken once its words are there; if they cannot be had, everything stays as it is. */
  choose(choices: Partial<Choices>): void {
    const { language = this.language } = choices;
    if (isSpoken(language)) this.#take(choices);
    else
      void speak(language).then(
        () => this.#take(choices),
        () => this.dispatchEvent(new Event('change')),
      );
  }

  #take(choices: Partial<Choices>): void {
    Object.assign(this, choices);
    try {
      localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(NAMES.map((name) => [name, this[name]]))));
    } catch {
      // No permission to keep anything: the choice holds for this visit.
    }
    this.#apply();
    this.dispatchEvent(new Event('change'));
  }

  #apply(): void {
    document.documentElement.lang = this.language;
    if (this.theme === 'system') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = this.theme;
  }
}

/** What was chosen before, as far as it is still a choice. */
function stored(): Partial<Choices> {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Record<keyof Choices, unknown>>;
    const possible = NAMES.filter((name) => (POSSIBLE[name] as readonly unknown[]).includes(kept[name]));
    return Object.fromEntries(possible.map((name) => [name, kept[name]]));
  } catch {
    return {};
  }
}

export const settings = new Settings();
