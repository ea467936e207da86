// What a reader chooses once for all games; kept between visits.

import { HINTS, type Hints } from './hints.js';
import { LANGUAGES, type Language, preferred } from './language.js';

const KEY = 'loire.settings';

export const THEMES = ['system', 'light', 'dark'] as const;

export type Theme = (typeof THEMES)[number];

export interface Choices {
  language: Language;
  theme: Theme;
  hints: Hints;
  /** Cover the boards between two players on one device. */
  handover: boolean;
}

/** Tells "change" whenever something is chosen. */
class Settings extends EventTarget implements Choices {
  language: Language = preferred(navigator.languages);
  theme: Theme = 'system';
  hints: Hints = 'all';
  handover = false;

  constructor() {
    super();
    Object.assign(this, stored());
    this.#apply();
  }

  choose(choices: Partial<Choices>): void {
    Object.assign(this, choices);
    const { language, theme, hints, handover } = this;
    try {
      localStorage.setItem(KEY, JSON.stringify({ language, theme, hints, handover } satisfies Choices));
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
    const { language, theme, hints, handover } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<
      keyof Choices,
      never
    >;
    return {
      ...(LANGUAGES.includes(language) ? { language } : {}),
      ...(THEMES.includes(theme) ? { theme } : {}),
      ...(HINTS.includes(hints) ? { hints } : {}),
      ...(typeof handover === 'boolean' ? { handover } : {}),
    };
  } catch {
    return {};
  }
}

export const settings = new Settings();
