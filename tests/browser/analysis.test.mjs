// What a strong player thinks of a question, now and in the past; a rematch one seat on; a challenge with the same
// luck.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import {
  exported,
  finishedGame,
  fromMenu,
  offers,
  onPage,
  openDrawer,
  playOn,
  slideTo,
  start,
  usePage,
} from '../helpers/page.mjs';

usePage();

/** Thinks for a moment, and tells the answers with their points and chances. */
async function analysed(tab) {
  await openDrawer(tab, 'analysis');
  await tab.click('[data-do=analyse]');
  await tab.waitForFunction(
    () =>
      (document.querySelector('.analysis progress')?.value ?? 1) > 0.02 || document.querySelector('.analysis tbody'),
    undefined,
    { timeout: 30_000 },
  );
  // It may have come to its end meanwhile: then the same button would begin anew.
  await tab.evaluate(() => {
    const button = document.querySelector('[data-do=analyse]');
    if (button?.textContent.includes('Stop')) button.click();
  });
  await tab.waitForSelector('.analysis tbody tr', { timeout: 30_000 });
  return tab
    .locator('.analysis tbody tr')
    .evaluateAll((rows) => rows.map((row) => [...row.children].map(({ textContent }) => textContent.trim())));
}

test('each answer with the points it leads to and the chance to win, at any moment', () =>
  onPage(async (tab) => {
    await start(tab);
    await playOn(tab, { limit: 10 });
    const [record, legal] = [await exported(tab), await offers(tab)];
    const now = await analysed(tab);
    assert.ok(now.length >= Math.min(2, legal.length) && now.length <= 8);
    for (const [label, points, win] of now) {
      assert.ok(label.length > 3);
      assert.match(points, /^(–|\d+(\.\d)?( ?± ?\d+(\.\d)?)?)$/);
      assert.match(win, /^(–|\d+%)$/);
    }
    await slideTo(tab, '2');
    await openDrawer(tab, 'analysis');
    assert.equal(await tab.locator('.analysis tbody').count(), 0, 'another question, nothing known yet');
    assert.ok((await analysed(tab)).length >= 1);
    await tab.keyboard.press('Escape');
    assert.deepEqual(await exported(tab), record, 'it changes nothing');
  }));

test('a rematch moves everybody on by a seat', () =>
  onPage(async (tab) => {
    await start(tab, { bots: { 1: 'normal' } });
    await tab.evaluate(() => {
      const table = document.querySelector('loire-table');
      table.dispatchEvent(new CustomEvent('rematch', { detail: true }));
    });
    await tab.waitForFunction(() => document.querySelector('.standings li')?.textContent.includes('Bruno'));
    const { setup, sittings } = await exported(tab);
    assert.deepEqual(setup.names, ['Bruno', 'Anna']);
    assert.deepEqual(
      sittings.map(({ kind }) => kind),
      ['normal', 'human'],
    );
  }));

test('the end of a game offers both rematches', () =>
  onPage(async (tab) => {
    await tab.setInputFiles('input[type=file]', await finishedGame('burgundy'));
    await tab.waitForSelector('.scores.over');
    assert.equal(await tab.locator('[data-do=rematch], [data-do=rotate]').count(), 2);
  }));

test('a finished game stands on the shelf with its points', () =>
  onPage(async (tab) => {
    const file = await finishedGame('burgundy');
    await tab.setInputFiles('input[type=file]', file);
    await tab.waitForSelector('.scores.over');
    await tab.evaluate(() => (location.hash = ''));
    await tab.waitForSelector('.shelf li');
    const { scores } = JSON.parse(file.buffer);
    const called = await tab.locator('.shelf li b').innerText();
    for (const points of scores) assert.match(called, new RegExp(` ${points}\\b`));
  }));

test('a challenge is the same game from its beginning, with the same luck', () =>
  onPage(async (tab) => {
    await start(tab, { seed: 'challenge', bots: { 1: 'random' } });
    const before = await exported(tab);
    await playOn(tab, { limit: 3 });
    await fromMenu(tab, 'share');
    const link = await tab.inputValue('[name=challenge]');
    await tab.goto('about:blank');
    await tab.goto(link);
    await tab.waitForSelector('.list .action', { state: 'attached', timeout: 20_000 });
    const after = await exported(tab);
    assert.deepEqual(after.setup, before.setup);
    assert.deepEqual(after.sittings, before.sittings);
    const dealt = ({ entries }) => entries.slice(0, entries.findIndex((entry) => 'seat' in entry) >>> 0);
    assert.deepEqual(dealt(after), dealt(before));
  }));

test('a challenge that is damaged says so', () =>
  onPage(async (tab) => {
    await tab.evaluate(() => (location.hash = 'challenge=nonsense'));
    await tab.waitForSelector('[role=alert]');
  }));
