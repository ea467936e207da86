// The reader's choices for all games, kept between visits.

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

/** The possible values of each choice. */
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

/** Fires "change" when a choice changes. */
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

  /** Applies choices. A new language applies once its texts are loaded; if that fails, nothing changes. */
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
      // Storage is not allowed: the choice applies to this visit.
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

/** The saved choices, as far as they are still possible. */
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
