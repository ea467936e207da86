// Every screen in every language, light and dark: axe finds nothing against WCAG 2.2 AA.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { flaws } from '../helpers/axe.mjs';
import { finishedGame, onPage, playOn, start, usePage } from '../helpers/page.mjs';

usePage();

for (const [locale, colorScheme] of [['en', 'light'], ['de', 'dark'], ['fr', 'light']]) {
  test(`no flaw in ${locale}, ${colorScheme}`, () =>
    onPage(
      async (tab) => {
        const clean = async (screen) => assert.deepEqual(await flaws(tab), [], screen);
        assert.equal(await tab.getAttribute('html', 'lang'), locale);
        await tab.click('.start summary');
        await clean('start');
        await tab.click('[data-do=settings]');
        await clean('settings');
        await tab.click('dialog.settings [data-do=close]');
        await tab.click('.start summary');
        for (const game of ['burgundy', 'orleans']) {
          await tab.check(`[name=game][value=${game}]`);
          await tab.click('[data-do=learn]');
          for (const next of [true, false]) {
            await clean(`${game}, introduction`);
            if (next) await tab.click('[data-do=next]');
          }
          await tab.click('header h1 a');
          await start(tab, { game, seats: 3, names: ['Anna', 'Bruno', 'Clara'] });
          await playOn(tab, { limit: 14 });
          await tab.locator('.piece.live').first().click();
          if (await tab.locator('.fold').isVisible()) await tab.click('.fold');
          await tab.fill('[name=filter]', 'zzz');
          await tab.keyboard.press('Enter');
          await clean(`${game}, table with a refusal`);
          await tab.click('[data-do=share]');
          await tab.waitForSelector('dialog[open]');
          await clean(`${game}, share`);
          await tab.click('dialog[open] [data-do=close]');
          await tab.click('[data-do=text]');
          await clean(`${game}, text`);
          await tab.click('[data-do=text]');
          await tab.fill('[name=moment]', '3');
          await clean(`${game}, past`);
          await tab.click('[data-do=leave]');
          await tab.waitForSelector('.shelf li');
          if (game === 'burgundy') await clean('saved games');
          await tab.setInputFiles('input[type=file]', await finishedGame(game));
          await tab.waitForSelector('.scores.over');
          await tab.click('.chart summary');
          await clean(`${game}, end`);
          await tab.click('[data-do=leave]');
          await tab.waitForSelector('.start');
        }
      },
      { locale, colorScheme, viewport: { width: colorScheme === 'dark' ? 390 : 1440, height: 900 } },
    ));
}
