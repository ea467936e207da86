// A turn ends on the player's command: the button and its key, undo until then, and the other keys.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { heading, onPage, openDrawer, pictured, playOn, playTurn, start, usePage } from '../helpers/page.mjs';
import { choose } from '../helpers/settings.mjs';

usePage();

/** The seats of all answers so far, in order. */
const answers = (tab) =>
  tab.evaluate(() => {
    const { store } = document.querySelector('loire-table');
    return store.moments.slice(0, -1).map((_, moment) => store.seatAt(moment));
  });
const end = (tab) => tab.locator('[data-do=end]');

test('always: bots wait for the button, and all answers can be undone until then', () =>
  onPage(async (tab) => {
    await start(tab, { bots: { 0: 'normal' } });
    await choose(tab, { pace: 'atOnce' });
    await playTurn(tab);
    assert.equal(await end(tab).count(), 1);
    assert.match(await heading(tab), /Bruno: Done/);
    const before = await answers(tab);
    await tab.waitForTimeout(800);
    assert.deepEqual(await answers(tab), before, 'no bot goes on');
    await tab.click('[data-do=reset]');
    assert.ok((await answers(tab)).length < before.length);
    assert.equal(await end(tab).count(), 0);
    await playTurn(tab);
    await tab.keyboard.press('e');
    await tab.waitForSelector('.news .deed', { timeout: 20_000 });
    assert.ok((await answers(tab)).includes(0));
  }));

test('only if something is revealed, or never: bots go on by themselves', () =>
  onPage(async (tab) => {
    await start(tab, { bots: { 0: 'normal' } });
    for (const ends of ['revealing', 'never']) {
      await choose(tab, { pace: 'atOnce', ends });
      const before = (await answers(tab)).filter((seat) => seat === 0).length;
      await playTurn(tab);
      assert.equal(await end(tab).count(), 0, ends);
      await tab.waitForSelector('.list .action', { state: 'attached', timeout: 20_000 });
      assert.ok((await answers(tab)).filter((seat) => seat === 0).length > before, ends);
    }
  }));

test('a click that reveals something waits for its button or key, if the setting says so', () =>
  onPage(async (tab) => {
    // The last die of a round: after it new dice are rolled.
    const reach = async () => {
      await start(tab, { seed: 'reveal' });
      for (let i = 0; i < 60; i++) {
        const found = await tab.evaluate(() => {
          const { legal } = document.querySelector('loire-table').store;
          const one = legal.find(({ reveals, targets }) => reveals && /chips/.test(targets.join()));
          return one?.targets;
        });
        if (found) return found;
        await playOn(tab, { limit: 1 });
      }
      return assert.fail('no action reveals something');
    };
    const clickAll = async (targets) => {
      for (const target of targets) await tab.locator(`.player.large [data-piece="${target}"]`).click();
    };
    const targets = await reach();
    const before = (await answers(tab)).length;
    await clickAll(targets);
    assert.equal((await answers(tab)).length, before, 'chosen, not played');
    assert.match(await tab.locator('.choices .action.primary').innerText(), /End turn/);
    assert.match(await tab.locator('.question').innerText(), /Done[\s\S]*nothing can be undone/);
    await tab.keyboard.press('E'.toLowerCase());
    assert.equal((await answers(tab)).length, before + 1);

    await tab.evaluate(() => (location.hash = ''));
    await tab.waitForSelector('.start');
    await choose(tab, { ends: 'never' });
    await clickAll((await reach()).slice(0, 1));
    assert.equal((await answers(tab)).length, before + 1, 'the action is played at once');
  }));

test('an action of the list that reveals something waits too, and undo drops it', () =>
  onPage(async (tab) => {
    await start(tab, { seed: 'reveal' });
    const revealing = () =>
      tab.evaluate(() => {
        const { legal } = document.querySelector('loire-table').store;
        return legal.length > 1 ? legal.find(({ reveals, targets }) => reveals && targets.length)?.notation : undefined;
      });
    let notation;
    for (let i = 0; i < 60 && !(notation = await revealing()); i++) await playOn(tab, { limit: 1 });
    const before = (await answers(tab)).length;
    const listed = tab.locator(`.list [data-notation="${notation}"]`);
    await listed.evaluate((button) => button.click());
    assert.equal((await answers(tab)).length, before, 'the action is chosen, not played');
    assert.match(await tab.locator('.question').innerText(), /Done[\s\S]*nothing can be undone/);
    assert.match(await end(tab).innerText(), /End turn/);
    await tab.keyboard.press('u');
    assert.equal((await answers(tab)).length, before, 'undo drops it and undoes no answer');
    assert.equal(await tab.locator('.piece.selected').count(), 0);
    await listed.evaluate((button) => button.click());
    await end(tab).click();
    assert.equal((await answers(tab)).length, before + 1);
  }));

test('on a shared device the hand-over screen comes after the end of the turn', () =>
  onPage(async (tab) => {
    await start(tab);
    await choose(tab, { handover: true });
    await tab.click('[data-do=ready]');
    await playTurn(tab);
    assert.equal(await tab.locator('.handover').count(), 0);
    await end(tab).click();
    assert.equal(await tab.locator('.handover').count(), 1);
  }));

test('keys undo and redo, step through moves, and list all keys', () =>
  onPage(async (tab) => {
    await start(tab);
    await playOn(tab, { limit: 1 });
    const [after] = [(await answers(tab)).length];
    for (const [back, forth] of [
      ['u', 'Control+y'],
      ['Control+z', 'Control+Shift+z'],
    ]) {
      await tab.keyboard.press(back);
      assert.equal((await answers(tab)).length, after - 1, back);
      await tab.keyboard.press(forth);
      assert.equal((await answers(tab)).length, after, forth);
    }
    const moment = async () => {
      await pictured(tab);
      return Number(await tab.inputValue('[name=moment]'));
    };
    await tab.keyboard.press('ArrowLeft');
    assert.equal(await moment(), after - 1);
    await tab.waitForSelector('.time.past', { state: 'attached' });
    await tab.keyboard.press('ArrowRight');
    await tab.waitForSelector('.time:not(.past)', { state: 'attached' });
    await tab.keyboard.press('?');
    const keys = tab.locator('dialog.keys');
    assert.ok(await keys.isVisible());
    assert.ok((await keys.locator('kbd').count()) >= 8);
    await tab.keyboard.press('u');
    assert.equal((await answers(tab)).length, after, 'keys have no effect in a dialog');
    await tab.keyboard.press('Escape');
    assert.equal(await keys.isVisible(), false);
    // Typed text is not a command.
    await openDrawer(tab, 'actions');
    await tab.locator('[name=filter]').pressSequentially('ue?');
    assert.equal(await tab.inputValue('[name=filter]'), 'ue?');
    assert.equal((await answers(tab)).length, after);
  }));
