// Counts the calls of functions of the wasm file for each click.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { livelyRecord } from '../helpers/lively.mjs';
import { loadLoire } from '../helpers/package.mjs';
import { SHOWN, fileOf, onOwnPage, start, usePage } from '../helpers/page.mjs';
import { isWhole } from '../helpers/whole.mjs';

usePage();

/** Calls for a play and the view after it, and one more where a game without a seed is dealt. */
const MOST = 3;

/**
 * In the page, before its scripts: counts every function of the wasm file, except those that only transport arguments.
 */
function count() {
  const Instance = WebAssembly.Instance;
  window.crossings = [];
  WebAssembly.Instance = class {
    constructor(...args) {
      const { exports } = new Instance(...args);
      const counted = Object.entries(exports).map(([name, value]) => {
        if (typeof value !== 'function' || /^__(wbindgen|externref)/.test(name)) return [name, value];
        return [name, (...given) => (window.crossings.push(name), value(...given))];
      });
      this.exports = Object.fromEntries(counted);
    }
  };
}

/** Reloads the page with counters on all functions. */
async function counting(tab) {
  await tab.addInitScript(count);
  await tab.reload();
  await tab.waitForSelector('.start');
}

/** The calls made by an action until everything is drawn and saved. */
async function crossings(tab, act) {
  await tab.evaluate(() => (window.crossings.length = 0));
  await act();
  await tab.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    await new Promise((done) => setTimeout(done, 30));
  });
  return tab.evaluate(() => window.crossings.slice());
}

/** Clicks on pieces and actions alternately, with undo and redo in between; returns the calls of each. */
async function clickThrough(tab, clicks) {
  const costs = [];
  const click = async (what, locator) =>
    costs.push([what, await crossings(tab, () => locator.dispatchEvent('click', { detail: 1 }))]);
  for (let i = 0; i < clicks; i++) {
    const pieces = tab.locator('.piece.live, .piece.selected');
    if (await pieces.count()) await click('piece', pieces.nth((i * 7) % (await pieces.count())));
    const actions = tab.locator('.list .action');
    const many = await actions.count();
    if (!many) break;
    await click('action', actions.nth((i * 5) % many));
    for (const name of ['undo', 'redo'])
      if (await tab.locator(`[data-do=${name}]`).isEnabled()) await click(name, tab.locator(`[data-do=${name}]`));
  }
  return costs;
}

function assertFew(costs, wanted) {
  for (const what of wanted)
    assert.ok(
      costs.some(([kind]) => kind === what),
      `the test made no click on ${what}`,
    );
  assert.deepEqual(
    costs.filter(([, calls]) => calls.length > MOST),
    [],
  );
  assert.ok(
    costs.some(([, calls]) => calls.length > 1),
    'no call was counted',
  );
}

for (const [name, setup] of Object.entries(SHOWN)) {
  test(`${name}: a click calls the engine at most three times`, () =>
    onOwnPage(async (tab) => {
      await counting(tab);
      const { scores, ...record } = livelyRecord(await loadLoire(), { ...setup, seats: 3, seed: 'crossings' });
      await tab.setInputFiles(
        'input[type=file]',
        fileOf({ ...record, entries: record.entries.slice(0, record.entries.length * 0.4) }),
      );
      await tab.waitForSelector('.list .action', { state: 'attached' });
      assertFew(await clickThrough(tab, isWhole ? 25 : 12), ['piece', 'action', 'undo', 'redo']);
    }));
}

test('a new game with a seed needs two calls', () =>
  onOwnPage(async (tab) => {
    await counting(tab);
    await start(tab, { game: 'orleans' });
    const costs = await clickThrough(tab, 10);
    assertFew(costs, ['piece', 'action']);
    assert.equal(Math.max(...costs.map(([, calls]) => calls.length)), 2);
  }));

test('the end of a game needs no more calls than other clicks', () =>
  onOwnPage(async (tab) => {
    await counting(tab);
    await start(tab, { game: 'burgundy' });
    const most = await tab.evaluate(async () => {
      const frame = () => new Promise(requestAnimationFrame);
      let most = 0;
      for (let action; (action = [...document.querySelectorAll('.list .action')].at(-1)); ) {
        window.crossings.length = 0;
        action.click();
        for (const name of ['table', 'actions', 'scores', 'log'])
          await document.querySelector(`loire-${name}`)?.updateComplete;
        if (!document.querySelector('.list .action')) for (let i = 0; i < 5; i++) await frame();
        most = Math.max(most, window.crossings.length);
      }
      return most;
    });
    await tab.waitForSelector('.scores.over .chart', { state: 'attached' });
    assert.ok(most <= MOST, `${most} calls at most`);
  }));

test('a moment of the past needs two calls', () =>
  onOwnPage(async (tab) => {
    await counting(tab);
    const record = livelyRecord(await loadLoire(), { game: 'orleans', seats: 3, seed: 'crossings' });
    await tab.setInputFiles('input[type=file]', fileOf(record));
    await tab.waitForSelector('[name=moment]', { state: 'attached' });
    const calls = await crossings(tab, () =>
      tab.evaluate(() => {
        const slider = document.querySelector('[name=moment]');
        slider.value = '40';
        slider.dispatchEvent(new Event('input'));
      }),
    );
    assert.deepEqual(calls, ['ask', 'ask']);
  }));
