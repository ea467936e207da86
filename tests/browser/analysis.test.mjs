// A strong bot's evaluation of a question, now and in the past; a rematch with seats rotated; a challenge with the same
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

/** Searches for a moment and returns the answers with their points and chances. */
async function analysed(tab) {
  await openDrawer(tab, 'analysis');
  await tab.click('[data-do=analyse]');
  await tab.waitForFunction(
    () =>
      (document.querySelector('.analysis progress')?.value ?? 1) > 0.02 || document.querySelector('.analysis tbody'),
    undefined,
    { timeout: 30_000 },
  );
  // The search may have finished meanwhile: then the same button would restart it.
  await tab.evaluate(() => {
    const button = document.querySelector('[data-do=analyse]');
    if (button?.textContent.includes('Stop')) button.click();
  });
  await tab.waitForSelector('.analysis tbody tr', { timeout: 30_000 });
  return tab
    .locator('.analysis tbody tr')
    .evaluateAll((rows) => rows.map((row) => [...row.children].map(({ textContent }) => textContent.trim())));
}

test('the analysis shows points and chances of each answer, at any moment', () =>
  onPage(async (tab) => {
    await start(tab);
    await playOn(tab, { limit: 10 });
    const [record, legal] = [await exported(tab), await offers(tab)];
    const now = await analysed(tab);
    assert.ok(now.length >= Math.min(2, legal.length) && now.length <= 8);
    for (const [label, points, win] of now) {
      assert.ok(label.length > 3);
      assert.match(points, /^(–|-?\d+\.\d( ?± ?\d+\.\d)?)$/);
      assert.match(win, /^(–|\d+(\.\d)?%)$/);
    }
    await slideTo(tab, '2');
    await openDrawer(tab, 'analysis');
    assert.equal(await tab.locator('.analysis tbody').count(), 0, 'another question starts without results');
    assert.ok((await analysed(tab)).length >= 1);
    await tab.keyboard.press('Escape');
    assert.deepEqual(await exported(tab), record, 'the analysis does not change the game');
  }));

test('the best answer comes first, numbers are formatted, and each row shows its pieces and can be played', () =>
  onPage(async (tab) => {
    await start(tab);
    await playOn(tab, { limit: 2 });
    await openDrawer(tab, 'analysis');
    const targets = await tab.evaluate(async () => {
      const { store } = document.querySelector('loire-table');
      const drawer = document.querySelector('loire-analysis');
      const some = store.legal.filter(({ reveals, targets }) => !reveals && targets.length).slice(0, 4);
      const known = [
        { win: 0.052, points: -0.04, spread: 12.345 },
        { win: null, points: null, spread: null },
        { win: 0.9, points: -3.26, spread: null },
        { win: 0.052, points: 1234.56, spread: 0.5 },
      ];
      const candidates = some.map(({ action, notation }, at) => ({ action, notation, score: 0, ...known[at] }));
      drawer.found = { action: some[0].action, notation: some[0].notation, candidates, playouts: 1200 };
      await drawer.updateComplete;
      return some.map(({ targets }) => targets);
    });
    const rows = tab.locator('.analysis tbody tr');
    assert.deepEqual(
      await rows.evaluateAll((all) =>
        all.map((row) => [...row.children].slice(1).map((cell) => cell.textContent.trim())),
      ),
      [
        ['-3.3', '90.0%'],
        ['1,234.6 ± 0.5', '5.2%'],
        ['0.0 ± 12.3', '5.2%'],
        ['–', '–'],
      ],
    );
    assert.match(await tab.locator('.analysis [aria-sort=descending]').innerText(), /Chance to win/);
    const hinted = () =>
      tab.locator('[data-hint]').evaluateAll((all) => all.map(({ dataset }) => dataset.piece).sort());
    await rows.nth(0).hover();
    assert.deepEqual([...new Set(await hinted())], [...targets[2]].sort());
    await tab.locator('.analysis h2').hover();
    assert.deepEqual(await hinted(), []);
    const button = rows.nth(1).getByRole('button');
    await button.focus();
    assert.deepEqual([...new Set(await hinted())], [...targets[3]].sort());
    const before = await exported(tab);
    await button.focus();
    await tab.keyboard.press('Enter');
    assert.equal((await exported(tab)).entries.filter(({ seat }) => seat !== undefined).length, 3);
    await tab.keyboard.press('u');
    assert.deepEqual((await exported(tab)).entries, before.entries);
  }));

test('a rematch moves every player on by a seat', () =>
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

test('the end names the sources that made the difference, and draws all of them to one scale', () =>
  onPage(async (tab) => {
    const file = await finishedGame({ game: 'burgundy', seats: 2 });
    await tab.setInputFiles('input[type=file]', file);
    await tab.waitForSelector('.scores.over');
    const { first, second, most } = await tab.evaluate(() => {
      const { scores } = document.querySelector('loire-table').store.look;
      const [first, second] = [...scores].sort((a, b) => a.rank - b.rank);
      return { first, second, most: Math.max(...scores.flatMap(({ sources }) => sources.map(({ points }) => points))) };
    });
    const apart = first.sources.map(({ points }, row) => points - second.sources[row].points);
    const why = await tab.locator('.scores .why').innerText();
    const named = [...why.matchAll(/([+−])(\d+)/g)].map(([, sign, points]) => Number(points) * (sign === '+' ? 1 : -1));
    const largest = apart.filter(Boolean).sort((a, b) => Math.abs(b) - Math.abs(a));
    assert.deepEqual(named, largest.slice(0, 3));
    const widths = await tab
      .locator(`.measure .seat${first.seat}`)
      .evaluateAll((all) => all.map((rect) => Number(rect.getAttribute('width'))));
    assert.deepEqual(
      widths,
      first.sources.map(({ points }) => Number(((100 * points) / most).toFixed(1))),
    );
  }));

test('the shelf shows a finished game with its points', () =>
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

test('a challenge starts the same game with the same luck', () =>
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

test('both links have an own name and button, and a challenge shows the points to beat', () =>
  onPage(async (tab) => {
    await tab.setInputFiles('input[type=file]', await finishedGame('burgundy'));
    await tab.waitForSelector('.scores.over');
    await tab.click('[data-do=rematch]');
    await tab.waitForSelector('.list .action', { state: 'attached' });
    await playOn(tab);
    await tab.waitForSelector('.scores.over');
    await fromMenu(tab, 'share');
    await tab.waitForSelector('dialog.sharing[open]');
    const labels = await tab.locator('.sharing label span').allTextContents();
    assert.equal(new Set(labels).size, 2, labels.join(', '));
    assert.equal(await tab.locator('.sharing [data-do^=copy]').count(), 2);
    const best = Math.max(
      ...(await tab.evaluate(() =>
        document
          .querySelector('loire-table')
          .store.finished()
          .seats.map(({ points }) => points),
      )),
    );
    const link = await tab.inputValue('[name=challenge]');
    await tab.goto('about:blank');
    await tab.goto(link);
    const dialog = tab.locator('dialog.beat[open]');
    await dialog.waitFor({ timeout: 20_000 });
    assert.match(await dialog.innerText(), new RegExp(`made ${best} points? in this game`));
    await dialog.locator('[data-do=accept]').click();
    await tab.waitForSelector('.list .action', { state: 'attached' });
  }));

test('a damaged challenge is refused with a message', () =>
  onPage(async (tab) => {
    await tab.evaluate(() => (location.hash = 'challenge=nonsense'));
    await tab.waitForSelector('[role=alert]');
  }));
