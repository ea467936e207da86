// The page on every screen: names shown as text, the text view, and nothing that sticks out.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { onPage, playOn, start, usePage } from '../helpers/page.mjs';

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

test('the text view offers the same pieces', () =>
  onPage(async (tab) => {
    await start(tab);
    const pieces = () =>
      tab
        .locator('[data-piece][role=button], button[data-piece]')
        .evaluateAll((all) => all.map(({ dataset }) => dataset.piece).sort());
    const drawn = await pieces();
    await tab.click('[data-do=text]');
    assert.deepEqual(await pieces(), drawn);
    await tab.locator('button[data-piece^="depot."]').first().click();
    assert.equal(await tab.locator('.selection li').count(), 1);
  }));

for (const width of [360, 390, 768, 1440]) {
  test(`nothing sticks out at ${width} pixels`, () =>
    onPage(
      async (tab) => {
        const fits = async (where) => {
          const [content, screen] = await tab.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
          assert.ok(content <= screen, `${where}: ${content} > ${screen}`);
        };
        await fits('start');
        await start(tab, { seats: 4, names: ['A name as long as names may be, and more', 'Unbreakableunbreakableunbreakableunbreak'] });
        await fits('first turn');
        await playOn(tab, { limit: 40 });
        await fits('later');
        await tab.locator('.piece.live').first().click();
        await fits('selection');
        await tab.click('[data-do=text]');
        await fits('text');
        await tab.click('[data-do=text]');
        await playOn(tab);
        await fits('end');
      },
      { viewport: { width, height: 844 } },
    ));
}
