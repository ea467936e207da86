// The page as its players meet it: whole games by clicks, turns by keyboard, undo, clicks on pieces, reload.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { loadLoire } from '../helpers/package.mjs';
import { exported, heading, offers, onPage, playOn, start, totals, usePage } from '../helpers/page.mjs';

usePage();

/** Waits until the first action of the list has the focus. */
const onList = (tab) =>
  tab.waitForFunction(() => {
    const first = document.querySelector('.list .action');
    return first && document.activeElement === first;
  });

for (const [seats, setup] of [
  [2, 'basic'],
  [3, 'advancedOpen'],
  [4, 'advancedSecret'],
]) {
  test(`a whole game of ${seats} by clicks, ${setup}, and its record`, () =>
    onPage(async (tab) => {
      await start(tab, { seats, setup, names: ['Anna', 'Bruno', 'Clara', 'David'].slice(0, seats) });
      const presses = await playOn(tab);
      assert.ok(presses >= 50 * seats, `only ${presses} actions`);
      assert.equal(await heading(tab), 'The game is over');
      assert.equal(await tab.locator('.scores h2').innerText(), 'Final scores');
      assert.match(await tab.locator('.ranking li').first().innerText(), /\d+ points wins/);
      assert.match(await tab.locator('[role=log]').innerText(), /The game is over\.$/);
      await tab.waitForFunction(() => document.activeElement?.matches('.scores h2'));

      const loire = await loadLoire();
      const record = await exported(tab);
      const scores = loire.scores(loire.replay(record).state);
      assert.deepEqual(
        await totals(tab),
        scores.map(({ total }) => total),
      );
      assert.deepEqual(
        record.scores,
        scores.map(({ total }) => total),
      );
      assert.equal(record.setup.options.setup, setup);
    }));
}

test('by keyboard only', () =>
  onPage(async (tab) => {
    const focused = (selector) => tab.evaluate((wanted) => document.activeElement?.matches(wanted), selector);
    const tabTo = async (selector, key = 'Tab') => {
      for (let i = 0; i < 200 && !(await focused(selector)); i++) await tab.keyboard.press(key);
      assert.ok(await focused(selector), `${selector} cannot be reached by ${key}`);
    };
    await tabTo('[name=name0]');
    await tab.keyboard.type('Anna');
    await tabTo('[name=kind1]');
    await tab.keyboard.type('H');
    await tabTo('.start summary');
    await tab.keyboard.press('Enter');
    await tabTo('[name=seed]');
    await tab.keyboard.press('Control+A');
    await tab.keyboard.type('vineyard');
    await tabTo('[data-do=start]');
    await tab.keyboard.press('Enter');
    await tab.waitForSelector('.list .action');

    // From the list: the focus stays there from answer to answer, over both players' turns.
    await tabTo('.list .action');
    const seen = new Set();
    for (let i = 0; i < 12; i++) {
      seen.add((await heading(tab)).replace(/:.*/s, ''));
      const shown = () => tab.evaluate(() => document.querySelector('main').innerText);
      const before = await shown();
      await tab.keyboard.press(i % 2 ? 'Enter' : ' ');
      while ((await shown()) === before) await tab.waitForTimeout(10);
      await onList(tab);
    }
    assert.equal(seen.size, 2);

    // From the board: a piece is selected, the list narrows, its one action is played.
    await tabTo('.piece.live', 'Shift+Tab');
    const piece = await tab.evaluate(() => document.activeElement.dataset.piece);
    const all = await offers(tab);
    await tab.keyboard.press('Enter');
    await tab.waitForSelector(`.piece.selected[data-piece="${piece}"]`);
    assert.ok(await focused(`[data-piece="${piece}"]`));
    const some = await offers(tab);
    assert.ok(some.length >= 1 && some.length <= all.length);
    await tabTo('.list .action');
    await tab.keyboard.press('Enter');
    await tab.waitForFunction(() => !document.querySelector('.piece.selected'));

    // By typing: a move, and a refusal with its rule.
    await onList(tab);
    await tabTo('[name=filter]', 'Shift+Tab');
    const [typed] = await offers(tab);
    await tab.keyboard.type(typed);
    await tab.keyboard.press('Enter');
    await tab.waitForFunction(() => document.querySelector('[name=filter]').value === '');
    await onList(tab);
    await tabTo('[name=filter]', 'Shift+Tab');
    const loading = (await offers(tab)).some((notation) => notation.startsWith('load'));
    await tab.keyboard.type(loading ? 'keep pink' : 'load 6');
    assert.deepEqual(await offers(tab), [], 'a move of another question is not offered');
    await tab.keyboard.press('Enter');
    assert.match(await tab.locator('.refusal').innerText(), /^B-\d{3} /);
  }));

test('undo and redo, as far as the engine allows', () =>
  onPage(async (tab) => {
    await start(tab);
    const undo = tab.locator('[data-do=undo]');
    const redo = tab.locator('[data-do=redo]');
    assert.ok(await undo.isDisabled());
    assert.ok(await redo.isDisabled());
    const [first, log] = [await offers(tab), await tab.locator('[role=log]').innerText()];
    await playOn(tab, { limit: 1 });
    const [second, longer] = [await offers(tab), await tab.locator('[role=log]').innerText()];
    await undo.click();
    assert.deepEqual(await offers(tab), first);
    assert.equal(await tab.locator('[role=log]').innerText(), log);
    assert.ok(await undo.isDisabled());
    await redo.click();
    assert.deepEqual(await offers(tab), second);
    assert.equal(await tab.locator('[role=log]').innerText(), longer);
    assert.ok(await redo.isDisabled());

    // Until the next roll of the dice everything may be taken back; after it nothing.
    const rounds = () => tab.locator('.status [aria-label$="of 5"]').getAttribute('aria-label');
    const round = await rounds();
    while ((await rounds()) === round) {
      assert.ok(await undo.isEnabled());
      await playOn(tab, { limit: 1 });
    }
    assert.ok(await undo.isDisabled());
    assert.ok(await redo.isDisabled());
  }));

test('clicks on pieces narrow the list, a double click plays', () =>
  onPage(async (tab) => {
    await start(tab);
    const all = await offers(tab);
    await tab.locator('.piece.live[data-piece^="depot."]').first().click();
    const some = await offers(tab);
    assert.ok(some.length < all.length);
    await tab.locator('.piece.live[data-piece*=".die."]').first().click();
    assert.ok((await offers(tab)).length <= some.length);
    await tab.click('[data-do=clear]');
    assert.deepEqual(await offers(tab), all);

    await tab.hover('.list .action');
    assert.match(await tab.locator('.preview').innerText(), /dice −1/);
    assert.ok((await tab.locator('.piece[data-hint]').count()) > 0);

    // A piece that only one action touches: its double click is that action.
    const tiles = tab.locator('.piece.live[data-piece^="depot."]');
    let [lone, at] = [[], -1];
    while (lone.length !== 1) {
      if (lone.length) await tab.click('[data-do=clear]');
      await tiles.nth(++at).click();
      lone = await offers(tab);
    }
    await tab.click('[data-do=clear]');
    assert.ok(await tab.locator('[data-do=undo]').isDisabled());
    await tiles.nth(at).dblclick();
    const { entries } = await exported(tab);
    const [, tile] = /take (\w+) from/.exec(lone[0]);
    assert.equal(entries.at(-1).action.tile, tile);
    assert.ok(await tab.locator('[data-do=undo]').isEnabled());
  }));

test('a reload in the middle of a nested choice resumes there', () =>
  onPage(async (tab) => {
    await start(tab);
    await playOn(tab, { until: 'Castle|Market|Church|Carpenter|City hall' });
    const [title, actions, score] = [await heading(tab), await offers(tab), await totals(tab)];
    assert.doesNotMatch(title, /Your turn|over/);
    await tab.reload();
    await tab.waitForSelector('.list .action');
    assert.deepEqual([await heading(tab), await offers(tab), await totals(tab)], [title, actions, score]);

    // The seed goes on dealing where it was: the same game as without the reload.
    await playOn(tab, { limit: 60 });
    const record = await exported(tab);
    const loire = await loadLoire();
    const again = loire.Game.create({ ...record.setup, seed: 'vineyard' });
    for (const { seat, action } of record.entries) if (seat !== undefined) again.play(seat, action);
    assert.deepEqual(again.record().entries, record.entries);

    // From the start it can be continued, too, and from a file.
    await tab.click('[data-do=leave]');
    await tab.click('[data-do=continue]');
    await tab.waitForSelector('.list .action');
    await tab.click('[data-do=leave]');
    const file = { name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(record)) };
    await tab.setInputFiles('input[type=file]', file);
    await tab.waitForSelector('.list .action');
    assert.deepEqual((await exported(tab)).entries, record.entries);
    await playOn(tab);
    assert.equal(await tab.locator('.scores h2').innerText(), 'Final scores');

    await tab.click('[data-do=leave]');
    await tab.setInputFiles('input[type=file]', { ...file, buffer: Buffer.from('{"loire":1,"game":"burgundy"}') });
    assert.match(await tab.locator('.refusal').innerText(), /cannot be opened/);
  }));
