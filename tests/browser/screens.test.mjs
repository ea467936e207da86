// The page on every screen: names shown as text, the text view, and nothing that sticks out.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { finishedGame, onPage, playOn, start, usePage } from '../helpers/page.mjs';

usePage();

test('a name with markup is shown as text', () =>
  onPage(async (tab) => {
    const name = '<img src=x onerror=hurt=1><b>Anna &amp;';
    await start(tab, { names: [name, '{{Bruno}}'] });
    assert.equal(await tab.locator('.player h2').first().innerText(), name);
    await tab.click('[data-do=text]');
    assert.ok((await tab.locator('.text h2').allInnerTexts()).some((text) => text.startsWith(name)));
    assert.equal(await tab.evaluate(() => window.hurt ?? document.querySelectorAll('main img, .player h2 b').length), 0);
  }));

for (const [game, first] of [['burgundy', 'depot.'], ['orleans', 'seat.0.market.']]) {
  test(`${game}: the text view offers the same pieces`, () =>
    onPage(async (tab) => {
      await start(tab, { game });
      const pieces = () =>
        tab
          .locator('[data-piece][role=button], button[data-piece]')
          .evaluateAll((all) => all.map(({ dataset }) => dataset.piece).sort());
      const drawn = await pieces();
      await tab.click('[data-do=text]');
      assert.deepEqual(await pieces(), drawn);
      await tab.locator(`button[data-piece^="${first}"]`).first().click();
      assert.equal(await tab.locator('.selection li').count(), 1);
    }));

  // The narrowest is a screen of 1280 pixels at 400 %.
  for (const [width, locale] of [[320, 'en'], [360, 'de'], [390, 'fr'], [768, 'de'], [1440, 'fr'], [1920, 'en']]) {
    test(`${game}: nothing sticks out at ${width} pixels, ${locale}`, () =>
      onPage(
        async (tab) => {
          const fits = async (where) => {
            const [content, screen] = await tab.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
            assert.ok(content <= screen, `${where}: ${content} > ${screen}`);
          };
          await tab.click('.start summary');
          await fits('start');
          await tab.click('[data-do=settings]');
          await fits('settings');
          await tab.click('dialog.settings [data-do=close]');
          await tab.check(`[name=game][value=${game}]`);
          await tab.click('[data-do=learn]');
          await tab.waitForSelector('.intro');
          await fits('introduction');
          await tab.click('header h1 a');
          await tab.waitForSelector('.start');
          await start(tab, { game, seats: 4, names: ['A name as long as names may be, and more', 'Unbreakableunbreakableunbreakableunbreak'] });
          await fits('first turn');
          await playOn(tab, { limit: 40 });
          await fits('later');
          await tab.locator('.piece.live').first().click();
          await fits('selection');
          await tab.fill('[name=moment]', '3');
          await fits('past');
          await tab.click('.time [data-do=now]');
          await tab.click('[data-do=text]');
          await fits('text');
          await tab.click('[data-do=text]');
          await tab.click('[data-do=leave]');
          await tab.setInputFiles('input[type=file]', await finishedGame(game));
          await tab.waitForSelector('.scores.over');
          await fits('end');
        },
        { viewport: { width, height: 844 }, locale },
      ));
  }
}

test('orleans: the names of the towns are clear of each other', () =>
  onPage(async (tab) => {
    await start(tab, { game: 'orleans' });
    const boxes = await tab.locator('.townName').evaluateAll((names) =>
      names.map((name) => {
        const { x, y, width, height } = name.getBBox();
        return { name: name.textContent, x, y, width, height };
      }),
    );
    assert.equal(boxes.length, 23);
    for (const a of boxes) {
      assert.ok(a.x >= 0 && a.x + a.width <= 502, `${a.name} is cut off`);
      for (const b of boxes) {
        const apart = a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;
        assert.ok(a === b || apart, `${a.name} covers ${b.name}`);
      }
    }
  }));
