// Whole games by keyboard only: the list keeps the focus from the first answer to the last.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { loadLoire } from '../helpers/package.mjs';
import { exported, onPage, totals, usePage } from '../helpers/page.mjs';
import { ONLY_WHOLE } from '../helpers/whole.mjs';

usePage();

// trade-intrigue.test.mjs plays Orléans with all its modules this way.
for (const [game, when] of Object.entries({ burgundy: {}, orleans: ONLY_WHOLE })) {
  test(`${game}: a whole game can be played by keyboard only, and its record replays`, when, () =>
    onPage(async (tab) => {
      const focused = (selector) =>
        tab.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);
      const tabTo = async (selector, key = 'Tab') => {
        for (let i = 0; i < 200 && !(await focused(selector)); i++) await tab.keyboard.press(key);
        assert.ok(await focused(selector), `${selector} cannot be reached by ${key}`);
      };
      await tabTo(`.game.${game} [data-do=options]`);
      await tab.keyboard.press('Enter');
      await tabTo(`[name=game][value=${game}]`);
      await tabTo('[name=kind1]');
      await tab.keyboard.type('H');
      await tabTo('[data-do=start]');
      await tab.keyboard.press('Enter');
      await tab.waitForSelector('.list .action', { state: 'attached' });
      await tabTo('.skip');
      await tab.keyboard.press('Enter');
      assert.ok(await focused('.list .action'));

      // From here only Tab and Enter, down the list. The choices vary, so that the game is eventful.
      let presses = 0;
      for (; !(await tab.locator('.scores.over').count()); presses++) {
        assert.ok(presses < 2500, 'the game does not end');
        for (let i = presses % 3; i > 0 && (await tab.locator('.list .action').count()) > i; i--)
          await tab.keyboard.press('Tab');
        assert.ok(await focused('.list .action'), `after ${presses} answers the focus is lost`);
        const before = await tab.evaluate(() => document.querySelector('[name=moment]').max);
        await tab.keyboard.press('Enter');
        // An action that reveals something is chosen first and played when it is chosen again.
        if (await tab.evaluate(() => Boolean(document.querySelector('loire-table').store.pending)))
          await tab.keyboard.press('Enter');
        await tab.waitForFunction(
          (before) =>
            document.querySelector('[name=moment]').max !== before &&
            (document.activeElement?.matches('.list .action') || document.querySelector('.scores.over')),
          before,
        );
      }
      assert.ok(presses > 60);
      await tab.waitForFunction(() => document.activeElement?.matches('.scores h2'));
      const loire = await loadLoire();
      const record = await exported(tab);
      assert.deepEqual(
        await totals(tab),
        loire.scores(loire.replay(record).state).map(({ total }) => total),
      );
    }),
  );
}
