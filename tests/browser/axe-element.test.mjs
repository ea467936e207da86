// Two games on another site's page: axe, which sees into their shadow trees, finds no flaw in any language, light or
// dark.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { flawsInEveryLook } from '../helpers/axe.mjs';
import { onStrangersPage, ready, useBrowser } from '../helpers/element.mjs';
import { loadLoire } from '../helpers/package.mjs';
import { SHOWN } from '../helpers/page.mjs';

useBrowser();

const PAGE = `<main><h1>Mine</h1>
  <loire-game id="a" game="burgundy" seats="2" seed="vineyard"></loire-game>
  <loire-game id="b" game="orleans" seats="2" seed="vineyard" modules="orders, newEvents, intrigue, newPlaces"></loire-game></main>`;

for (const [width, turn] of [
  [390, 0],
  [1440, 2],
]) {
  test(`axe finds no flaw at ${width} pixels`, () =>
    onStrangersPage(
      PAGE,
      async (tab) => {
        await ready(tab, 2);
        const change = ({ language, theme }) =>
          tab.evaluate(
            async ([locale, theme]) => {
              for (const game of [a, b]) Object.assign(game, { locale, theme });
              for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
            },
            [language, theme],
          );
        const found = [];
        let nth = turn;
        const look = async (screen) =>
          void found.push(...(await flawsInEveryLook(tab, screen, { change, nth: nth++ })));
        for (const id of ['a', 'b']) await tab.locator(`#${id} .piece.live`).first().press('Enter');
        await look('tables, with a piece selected');
        await tab.evaluate(() => ((a.view = 'text'), (b.view = 'text')));
        await look('text views');

        const loire = await loadLoire();
        const records = [SHOWN.burgundy, SHOWN['trade & intrigue']].map((setup) => {
          const game = loire.Game.create({ ...setup, seats: 2, seed: 'end' });
          game.playout('end');
          return game.record();
        });
        await tab.evaluate(([one, other]) => ((a.view = b.view = 'board'), a.load(one), b.load(other)), records);
        await tab.waitForSelector('#b .scores.over');
        await look('ends');
        await tab.evaluate(() =>
          a.replaceWith(Object.assign(document.createElement('loire-game'), { id: 'a', game: 'chess' })),
        );
        await tab.waitForSelector('#a .refusal');
        await look('a game that cannot be opened');
        assert.deepEqual(found, []);
      },
      { viewport: { width, height: 900 } },
    ));
}
