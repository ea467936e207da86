// Runs axe on a page: WCAG 2.2 AA.

import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

import { LANGUAGES, THEMES, choose } from './settings.mjs';
import { turnOf } from './whole.mjs';

const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** The only rules about colours: all others give the same result in every theme. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

/** The flaws that axe finds on the page or on a part of it; `colours` runs only the rules that depend on the theme. */
export async function flaws(tab, { part, colours = false } = {}) {
  if (!(await tab.evaluate(() => 'axe' in window))) await tab.evaluate(axe);
  const runOnly = colours ? { type: 'rule', values: COLOURS } : { type: 'tag', values: TAGS };
  const { violations } = await tab.evaluate(
    ([part, runOnly]) => {
      if (part && !document.querySelector(part)) throw new Error(`the page has no ${part}`);
      return window.axe.run(part ?? document, { runOnly, resultTypes: ['violations'], preload: false });
    },
    [part, runOnly],
  );
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .slice(0, 3)
        .map(({ html, failureSummary }) => `${html.slice(0, 160)} — ${failureSummary.slice(0, 200)}`)
        .join(' | ')}`,
  );
}

/**
 * The flaws of a screen, or of its new part, in every theme and language, which are switched in place. `nth` rotates
 * the languages where not all are tried. `again` restores what a change of language closes.
 */
export async function flawsInEveryLook(tab, screen, { part, again, nth, change = (look) => choose(tab, look) }) {
  const found = [];
  for (const [at, theme] of THEMES.entries()) {
    for (const language of turnOf(LANGUAGES, nth + at)) {
      await change({ language, theme });
      await again?.();
      const here = await flaws(tab, { part, colours: theme !== THEMES[0] });
      found.push(...here.map((flaw) => `${screen}, ${language}, ${theme}: ${flaw}`));
    }
  }
  return found;
}
