// Boards are drawn anew in parts, where something has changed. Whatever was clicked, they look as if drawn afresh: the
// drawings are put away and taken out again, and compared. Games stop at moments spread over their whole course.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { loadLoire } from '../helpers/package.mjs';
import { fileOf, onPage, playOn, usePage } from '../helpers/page.mjs';

usePage();

const SETUPS = {
  'The Castles of Burgundy': { game: 'burgundy', seats: 3 },
  'Orléans': { game: 'orleans', seats: 3 },
  'Trade & Intrigue': { game: 'orleans', seats: 3, modules: ['orders', 'newEvents', 'newDeeds', 'intrigue', 'newPlaces'], options: { civicBoard: 'both' } },
};

/** The boards as text, each attribute in its place; but for what is only pointed at while the focus is on an action. */
const drawn = (tab) =>
  tab.evaluate(() => {
    const attributes = (node) => [...node.attributes].filter(({ name }) => name !== 'data-hint').map(({ name, value }) => `${name}="${value.trim()}"`).sort().join(' ');
    const text = (node) => {
      if (node.nodeType === Node.TEXT_NODE) return node.data.trim();
      return node.nodeType === Node.ELEMENT_NODE ? `<${node.localName} ${attributes(node)}>${[...node.childNodes].map(text).join('')}</>` : '';
    };
    return [...document.querySelectorAll('.boards svg')].map(text);
  });

/** Shows the table as text, then draws it again. */
async function drawAfresh(tab) {
  for (const shown of ['.boards .text', '.boards .player']) {
    await tab.click('[data-do=text]');
    await tab.waitForSelector(shown);
  }
}

async function compare(tab, when) {
  const now = await drawn(tab);
  await drawAfresh(tab);
  const afresh = await drawn(tab);
  assert.equal(now.length, afresh.length, when);
  for (const [i, board] of now.entries()) assert.equal(board, afresh[i], when);
}

for (const [name, setup] of Object.entries(SETUPS)) {
  test(`${name}: no part of a board is forgotten`, () =>
    onPage(async (tab) => {
      const loire = await loadLoire();
      const table = loire.Game.create({ ...setup, seed: 'parts' });
      const beginning = table.record();
      table.playout('parts');
      const { entries } = table.record();
      for (const share of [0, 0.45, 0.9]) {
        await tab.evaluate(() => (location.hash = ''));
        const record = { ...beginning, entries: entries.slice(0, Math.floor(entries.length * share)) };
        await tab.setInputFiles('input[type=file]', fileOf(record));
        await tab.waitForSelector('.list .action', { state: 'attached' });
        for (let i = 0; i < 5; i++) {
          const when = `${name}, ${share} of it, ${i}`;
          const piece = tab.locator('.piece.live').nth(i);
          if (await piece.count()) await piece.dispatchEvent('click', { detail: 1 });
          await compare(tab, `${when}, a piece clicked`);
          if (!(await playOn(tab, { limit: i + 1 }))) break;
          await compare(tab, `${when}, played on`);
        }
      }
    }));
}
