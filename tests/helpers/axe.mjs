// What axe has to say against the page.

import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What axe has to say against the page as it is now. */
export async function flaws(tab) {
  if (!(await tab.evaluate(() => 'axe' in window))) await tab.evaluate(axe);
  const { violations } = await tab.evaluate((values) => window.axe.run(document, { runOnly: { type: 'tag', values }, resultTypes: ['violations'], preload: false }), TAGS);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.slice(0, 3).map(({ html, failureSummary }) => `${html.slice(0, 160)} — ${failureSummary.slice(0, 200)}`).join(' | ')}`);
}
