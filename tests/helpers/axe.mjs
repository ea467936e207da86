// What axe has to say against a page: WCAG 2.2 AA.

import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

import { LANGUAGES, THEMES, choose } from './settings.mjs';
import { turnOf } from './whole.mjs';

const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** The only rules that look at colours: what the other ones find is the same in every theme. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

/**
 * What axe has to say against the page as it is now, or against a part of it; `colours` asks only for what a theme
 * changes.
 */
export async function flaws(tab, { part, colours = false } = {}) {
  if (!(await tab.evaluate(() => 'axe' in window))) await tab.evaluate(axe);
  const runOnly = colours ? { type: 'rule', values: COLOURS } : { type: 'tag', values: TAGS };
  const { violations } = await tab.evaluate(
    ([part, runOnly]) => {
      if (part && !document.querySelector(part)) throw new Error(`there is no ${part}`);
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
 * The flaws of a screen, or of the part of it that is new, in every theme and language, changed in place: `nth` says
 * whose turn it is where not all go together. `again` brings back what a change of language takes away.
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
