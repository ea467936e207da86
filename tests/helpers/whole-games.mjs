// What is the same for every game on the page: a whole game by clicks or by keys, and every question as it is shown.

import assert from 'node:assert/strict';

import { kindOf } from './asks.mjs';
import { loadLoire } from './package.mjs';
import { exported, fileOf, fromMenu, heading, logLines, offers, playOn, totals } from './page.mjs';
import { LANGUAGES, choose } from './settings.mjs';

const BROKEN = /undefined|\[object|NaN|=>/;
const body = (tab) => tab.locator('body').innerText();

/** The record of the game that has ended here, and its scores, which are those of the sheet. */
async function ended(tab) {
  const loire = await loadLoire();
  const record = await exported(tab);
  const { state } = loire.replay(record);
  const scores = loire.scores(state);
  const points = scores.map(({ total }) => total);
  assert.deepEqual(await totals(tab), points);
  assert.deepEqual(record.scores, points);
  return { record, scores };
}

/** Plays a game that has begun to its end by clicks on actions; `least` is how many there must be. */
export async function playedByClicks(tab, least) {
  const presses = await playOn(tab);
  assert.ok(presses >= least, `only ${presses} actions`);
  assert.equal(await heading(tab), 'The game is over');
  await tab.waitForFunction(() => document.activeElement?.matches('.scores h2'));
  assert.match(await logLines(tab), /The game is over\.$/);
  assert.doesNotMatch(await body(tab), BROKEN);
  return ended(tab);
}

export const focused = (tab, selector) =>
  tab.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);

/** Presses a key until an element has the focus. */
export async function tabTo(tab, selector, key = 'Tab') {
  for (let i = 0; i < 200 && !(await focused(tab, selector)); i++) await tab.keyboard.press(key);
  assert.ok(await focused(tab, selector), `${selector} cannot be reached by ${key}`);
}

/** The same by keys alone: down the list by Tab, and Enter. Choices vary, so that something happens. */
export async function playedByKeys(tab, most) {
  await tabTo(tab, '.skip');
  await tab.keyboard.press('Enter');
  assert.ok(await focused(tab, '.list .action'));
  let presses = 0;
  for (; !(await tab.locator('.scores.over').count()); presses++) {
    assert.ok(presses < most, 'the game does not end');
    for (let i = presses % 3; i > 0 && (await tab.locator('.list .action').count()) > i; i--)
      await tab.keyboard.press('Tab');
    assert.ok(await focused(tab, '.list .action'), `after ${presses} answers the focus is lost`);
    const before = await tab.evaluate(() => document.querySelector('[name=moment]').max);
    await tab.keyboard.press('Enter');
    // What reveals something is chosen first, and done when it is chosen again.
    if (await tab.evaluate(() => Boolean(document.querySelector('loire-table').session.pending)))
      await tab.keyboard.press('Enter');
    await tab.waitForFunction(
      (before) =>
        document.querySelector('[name=moment]').max !== before &&
        (document.activeElement?.matches('.list .action') || document.querySelector('.scores.over')),
      before,
    );
  }
  assert.ok(presses > 40, `only ${presses} answers`);
  await tab.waitForFunction(() => document.activeElement?.matches('.scores h2'));
  return ended(tab);
}

/** The pieces that can be clicked, on the drawn boards or in the text view. */
const pieces = (tab) =>
  tab
    .locator('[data-piece][role=button], button[data-piece]')
    .evaluateAll((all) => all.map(({ dataset }) => dataset.piece).sort());

/** Opens a game that was stopped at a question; the state it was stopped in. */
export async function openAt(tab, record) {
  const loire = await loadLoire();
  await tab.setInputFiles('input[type=file]', fileOf(record));
  await tab.waitForSelector('.list .action', { state: 'attached' });
  return loire.replay(record).state;
}

/**
 * Each of these questions shows the pieces of its actions, drawn and as text, and has its words in every language;
 * `recordOf` gives the record of a game that was stopped at a kind of question.
 */
export async function everyQuestion(tab, kinds, recordOf) {
  const loire = await loadLoire();
  for (const kind of kinds) {
    const state = await openAt(tab, recordOf(loire, kind));
    const [{ seat, ask }] = loire.turn(state).asks;
    assert.equal(kindOf(ask), kind);
    const legal = loire.legalActions(state, seat);
    const wanted = [...new Set(legal.flatMap(({ targets }) => targets))].sort();
    assert.deepEqual(await offers(tab).then((all) => all.sort()), legal.map(({ notation }) => notation).sort(), kind);
    assert.deepEqual(await pieces(tab), wanted, `${kind}, drawn`);
    const names = await tab
      .locator('[data-piece][role=button]')
      .evaluateAll((all) => all.map((each) => each.querySelector('title').textContent));
    assert.equal(
      new Set(names).size,
      wanted.length,
      `${kind}: every piece has a name of its own: ${names.join(' | ')}`,
    );
    const hints = new Set();
    for (const language of LANGUAGES) {
      await choose(tab, { language });
      assert.doesNotMatch(await body(tab), BROKEN, `${kind}, ${language}`);
      const labels = await tab.locator('.list .action span').allTextContents();
      assert.equal(new Set(labels).size, labels.length, `${kind}, ${language}: ${labels.join(' | ')}`);
      hints.add(await tab.locator('.question .hint').innerText());
    }
    assert.equal(hints.size, LANGUAGES.length, kind);
    await choose(tab, { language: 'en' });
    await fromMenu(tab, 'text');
    assert.deepEqual(await pieces(tab), wanted, `${kind}, as text`);
    assert.doesNotMatch(await body(tab), BROKEN);
    await fromMenu(tab, 'text');
    await fromMenu(tab, 'leave');
  }
}
