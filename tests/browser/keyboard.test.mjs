// Whole games of every kind by keyboard only: the list keeps the focus from the first answer to the last.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { SHOWN, onPage, usePage } from '../helpers/page.mjs';
import { ONLY_WHOLE } from '../helpers/whole.mjs';
import { playedByKeys, tabTo } from '../helpers/whole-games.mjs';

usePage();

/** Chooses all modules and both civic boards. */
async function modules(tab) {
  for (const module of SHOWN['trade & intrigue'].modules) {
    await tabTo(tab, `[name=modules][value=${module}]`);
    await tab.keyboard.press(' ');
  }
  await tabTo(tab, '[name=civicBoard]', 'Shift+Tab');
  await tab.keyboard.type('b');
}

/** Chooses the second story. */
async function favor(tab) {
  await tabTo(tab, '[name=scenario]');
  await tab.keyboard.press('ArrowDown');
}

for (const { name, form = async () => {}, held = {} } of [
  { name: 'burgundy' },
  { name: 'orleans', held: ONLY_WHOLE }, // the next one plays it with all modules
  { name: 'trade & intrigue', form: modules },
  { name: 'king’s favor', form: favor },
]) {
  test(`${name}: a whole game can be played by keyboard only, and its record replays`, held, () =>
    onPage(async (tab) => {
      const { game, modules, scenario } = SHOWN[name];
      await tabTo(tab, `.game.${game} [data-do=options]`);
      await tab.keyboard.press('Enter');
      await tabTo(tab, `[name=game][value=${game}]`);
      await form(tab);
      await tabTo(tab, '[name=kind1]', modules ? 'Shift+Tab' : 'Tab');
      await tab.keyboard.type('H');
      await tabTo(tab, '[data-do=start]');
      await tab.keyboard.press('Enter');
      await tab.waitForSelector('.list .action', { state: 'attached' });
      const { record } = await playedByKeys(tab, 3000);
      assert.deepEqual([record.setup.modules ?? [], record.setup.scenario], [modules ?? [], scenario]);
    }),
  );
}
