// Several seats that are asked at once on one device: who is shown next, and whose answer is undone.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { exported, heading, onPage, playOn, start, usePage } from '../helpers/page.mjs';

usePage();

test('the next seat clockwise is shown, and undo returns to the seat before', () =>
  onPage(async (tab) => {
    await start(tab, { seats: 4, setup: 'advancedSecret', names: ['Anna', 'Bruno', 'Clara', 'David'] });
    const shown = async () => /(\w+): Choose your duchy/.exec(await heading(tab))?.[1];
    const waiting = () => tab.locator('.seats button').allInnerTexts();
    const answered = async () =>
      (await exported(tab)).entries.map(({ seat }) => seat).filter((seat) => seat !== undefined);
    const undo = tab.locator('[data-do=undo]');
    assert.equal((await waiting()).length, 4);
    assert.ok(await undo.isDisabled());

    await tab.click('.seats >> text=Clara');
    await playOn(tab, { limit: 1 });
    assert.equal(await shown(), 'David');
    await playOn(tab, { limit: 1 });
    assert.equal(await shown(), 'Anna');
    assert.deepEqual(await answered(), [2, 3]);

    // Anna has nothing to undo; David, who answered last, has.
    await undo.click();
    assert.equal(await shown(), 'David');
    assert.deepEqual(await answered(), [2]);
    await tab.click('[data-do=redo]');
    assert.equal(await shown(), 'Anna');
    assert.deepEqual(await answered(), [2, 3]);

    await tab.click('.seats >> text=Bruno');
    await playOn(tab, { limit: 1 });
    assert.equal(await shown(), 'Anna');
    assert.deepEqual(await waiting(), []);
    await undo.click();
    assert.equal(await shown(), 'Bruno');
    assert.deepEqual((await waiting()).sort(), ['Anna', 'Bruno']);
  }));
