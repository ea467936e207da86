// Boards are redrawn only in changed parts. At any time they must equal a complete redraw, which the test forces and
// compares.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { livelyRecord } from '../helpers/lively.mjs';
import { loadLoire } from '../helpers/package.mjs';
import { fileOf, fromMenu, onPage, pictured, playOn, usePage } from '../helpers/page.mjs';
import { ONLY_WHOLE } from '../helpers/whole.mjs';

usePage();

const SETUPS = {
  'The Castles of Burgundy': { game: 'burgundy', seats: 3, seed: 'parts' },
  Orléans: { game: 'orleans', seats: 3, seed: 'parts' },
  'Trade & Intrigue': {
    game: 'orleans',
    seats: 3,
    seed: 'parts',
    modules: ['orders', 'newEvents', 'newDeeds', 'intrigue', 'newPlaces'],
    options: { civicBoard: 'both' },
  },
};

/** The boards as text with sorted attributes, without marks that only follow the focus on an action. */
const drawn = (tab) =>
  tab.evaluate(() => {
    const attributes = (node) =>
      [...node.attributes]
        .filter(({ name }) => name !== 'data-hint')
        .map(({ name, value }) => `${name}="${value.trim()}"`)
        .sort()
        .join(' ');
    const text = (node) => {
      if (node.nodeType === Node.TEXT_NODE) return node.data.trim();
      return node.nodeType === Node.ELEMENT_NODE
        ? `<${node.localName} ${attributes(node)}>${[...node.childNodes].map(text).join('')}</>`
        : '';
    };
    return [...document.querySelectorAll('.boards svg')].map(text);
  });

/** Switches to the text view and back, which redraws the table. */
async function drawAfresh(tab) {
  for (const shown of ['.boards .text', '.boards .player']) {
    await fromMenu(tab, 'text');
    await tab.waitForSelector(shown);
  }
}

async function compare(tab, when) {
  await pictured(tab);
  const now = await drawn(tab);
  await drawAfresh(tab);
  await pictured(tab);
  const afresh = await drawn(tab);
  assert.equal(now.length, afresh.length, when);
  for (const [i, board] of now.entries()) assert.equal(board, afresh[i], when);
}

async function open(tab, record) {
  await tab.evaluate(() => (location.hash = ''));
  await tab.setInputFiles('input[type=file]', fileOf(record));
  await tab.waitForSelector('.boards .player', { state: 'attached' });
}

/** Visits these moments one by one. */
const lookAt = (tab, moments) =>
  tab.evaluate(async (moments) => {
    const slider = document.querySelector('[name=moment]');
    for (const moment of moments) {
      slider.value = String(moment);
      slider.dispatchEvent(new Event('input'));
      await document.querySelector('loire-table').updateComplete;
    }
  }, moments);

/** The boards of Orléans are a subset of those of its expansion. */
const isHeldElsewhere = (name) => name === 'Orléans';

for (const [name, setup] of Object.entries(SETUPS)) {
  const options = isHeldElsewhere(name) ? ONLY_WHOLE : {};
  test(`${name}: partial redraws miss no change of a board in a whole game`, options, () =>
    onPage(async (tab) => {
      await open(tab, livelyRecord(await loadLoire(), setup));
      const last = Number(await tab.getAttribute('[name=moment]', 'max'));
      const step = Math.ceil(last / 10);
      for (let from = 0; from < last; from += step) {
        await lookAt(
          tab,
          Array.from({ length: step }, (_, i) => Math.min(from + i, last - 1)),
        );
        await compare(tab, `${name}, up to moment ${from + step - 1}`);
      }
    }),
  );

  test(`${name}: partial redraws miss no change of the clickable pieces`, () =>
    onPage(async (tab) => {
      const { scores, ...record } = livelyRecord(await loadLoire(), setup);
      await open(tab, { ...record, entries: record.entries.slice(0, record.entries.length * 0.6) });
      for (let i = 0; i < 3; i++) {
        const piece = tab.locator('.piece.live').nth(i);
        if (await piece.count()) await piece.dispatchEvent('click', { detail: 1 });
        await compare(tab, `${name}, ${i}, a piece clicked`);
        if (!(await playOn(tab, { limit: 1 }))) break;
        await compare(tab, `${name}, ${i}, played on`);
      }
    }));
}
