// Changes settings of the page without a reload, no matter what is open.

export const LANGUAGES = ['en', 'de', 'fr'];
export const THEMES = ['light', 'dark'];

/** Chooses in the settings dialog, which exists even while it is closed. */
export const choose = (tab, choices) =>
  tab.evaluate(async (choices) => {
    for (const [name, value] of Object.entries(choices)) {
      const field = document.querySelector(`loire-settings [name=${name}]`);
      if (typeof value === 'boolean') field.checked = value;
      else field.value = value;
      field.dispatchEvent(new Event('change'));
    }
    // The words of a language are loaded on first use.
    const { language = document.documentElement.lang } = choices;
    while (document.documentElement.lang !== language) await new Promise(requestAnimationFrame);
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  }, choices);
