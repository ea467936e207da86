// What a reader may set, changed without a reload and whatever is open just then.

export const LANGUAGES = ['en', 'de', 'fr'];
export const THEMES = ['light', 'dark'];

/** Chooses in the dialog of settings, which is there even while it is closed. */
export const choose = (tab, choices) =>
  tab.evaluate(async (choices) => {
    for (const [name, value] of Object.entries(choices)) {
      const field = document.querySelector(`loire-settings [name=${name}]`);
      if (typeof value === 'boolean') field.checked = value;
      else field.value = value;
      field.dispatchEvent(new Event('change'));
    }
    // The words of a language come when it is first spoken.
    const { language = document.documentElement.lang } = choices;
    while (document.documentElement.lang !== language) await new Promise(requestAnimationFrame);
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  }, choices);
