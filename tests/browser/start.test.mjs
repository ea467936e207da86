// The start page: one click to a new game, the way back into the last one, and the form for all options.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { exported, fromMenu, onPage, playOn, usePage } from '../helpers/page.mjs';

usePage();

async function leave(tab) {
  await fromMenu(tab, 'leave');
  await tab.waitForSelector('.start');
}

const PLAYS = {
  burgundy: { game: 'burgundy' },
  orleans: { game: 'orleans' },
  stories: { game: 'stories', story: 'The King’s Favor', scenario: 'kingsFavor' },
};

for (const [game, { story, scenario }] of Object.entries(PLAYS)) {
  test(`${game}: Play starts a game for two against a normal bot`, () =>
    onPage(async (tab) => {
      if (story) await tab.locator(`.game.${game} .boxes button`, { hasText: story }).click();
      await tab.click(`.game.${game} [data-do=play]`);
      await tab.waitForSelector('loire-table .question');
      const record = await exported(tab);
      assert.deepEqual([record.game, record.setup.seats, record.setup.scenario], [game, 2, scenario]);
      assert.deepEqual(
        record.sittings.map(({ kind }) => kind),
        ['human', 'normal'],
      );
    }));

  test(`${game}: the last game is shown with its board and can be continued`, () =>
    onPage(async (tab) => {
      await tab.click(`.game.${game} [data-do=friends]`);
      await tab.click('[data-do=start]');
      await tab.waitForSelector('.list .action', { state: 'attached' });
      await playOn(tab, { limit: 3 });
      const { entries } = await exported(tab);
      await leave(tab);
      await tab.waitForSelector('.last .board > svg:not(.sheet)');
      const { width, height } = await tab.locator('.last .board > svg:not(.sheet)').boundingBox();
      assert.ok(width > 100 && height > 100, `${width} × ${height}`);
      assert.equal(
        await tab.locator('.last .board [tabindex="0"]:not([inert] *)').count(),
        0,
        'the picture has no focusable element',
      );
      await tab.click('[data-do=resume]');
      await tab.waitForSelector('loire-table .question');
      assert.deepEqual((await exported(tab)).entries, entries);
    }));
}

test('each game leads to its guided game and its introduction', () =>
  onPage(async (tab) => {
    for (const game of Object.keys(PLAYS)) {
      assert.equal(await tab.getAttribute(`.game.${game} [data-do=guide]`, 'href'), `#guide=${game}`);
      assert.equal(await tab.getAttribute(`.game.${game} [data-do=learn]`, 'href'), `#learn=${game}`);
    }
    await tab.click('.game.burgundy [data-do=guide]');
    await tab.waitForSelector('.guide [data-lesson], .guide[data-lesson]');
  }));

test('With friends opens the form with people on all seats', () =>
  onPage(async (tab) => {
    assert.ok(!(await tab.isVisible('[name=seats]')), 'the form is folded');
    await tab.click('.game.orleans [data-do=friends]');
    assert.ok(await tab.isChecked('[name=game][value=orleans]'));
    assert.equal(await tab.evaluate(() => document.activeElement.name), 'seats');
    await tab.selectOption('[name=seats]', '4');
    const kinds = await tab.locator('[name^=kind]').evaluateAll((all) => all.map(({ value }) => value));
    assert.deepEqual(kinds, ['human', 'human', 'human', 'human']);
  }));

test('the game before is shown when the last one is over or deleted', () =>
  onPage(async (tab) => {
    await tab.click('.game.burgundy [data-do=play]');
    await tab.waitForSelector('loire-table .question');
    await leave(tab);
    await tab.waitForSelector('[data-do=resume]');
    await tab.click('[data-do=delete]');
    await tab.waitForSelector('.last', { state: 'detached' });
    await tab.click('[data-do=restore]');
    await tab.waitForSelector('[data-do=resume]');
  }));
