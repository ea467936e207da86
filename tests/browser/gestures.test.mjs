// Drag and drop instead of two clicks, filling a whole place at once, and zooming boards.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { exported, onPage, start, usePage } from '../helpers/page.mjs';
import { choose } from '../helpers/settings.mjs';

usePage();

const piece = (tab, id) => tab.locator(`.player.large svg [data-piece="${id}"]`).first();
const middle = async (what) => {
  const { x, y, width, height } = await what.boundingBox();
  return [x + width / 2, y + height / 2];
};
/** The answers of seat 0. */
const answers = async (tab) =>
  (await exported(tab)).entries.filter(({ seat }) => seat === 0).map(({ action }) => action);

async function orleans(tab) {
  await choose(tab, { motion: 'off' });
  await start(tab, { game: 'orleans', names: [], seed: 'introduction' });
}

async function drag(tab, from, to) {
  await tab.mouse.move(...(await middle(from)));
  await tab.mouse.down();
  const [x, y] = to;
  await tab.mouse.move(x - 20, y - 20, { steps: 4 });
  assert.equal(await tab.locator('.ghost').count(), 1, 'the ghost follows the pointer');
  await tab.mouse.move(x, y);
  await tab.mouse.up();
  assert.equal(await tab.locator('.ghost').count(), 0);
}

test('a follower can be dragged to a space, and dropped elsewhere it stays', () =>
  onPage(async (tab) => {
    await orleans(tab);
    const follower = piece(tab, 'seat.0.market.ownBoatman');
    await drag(tab, follower, await middle(tab.locator('.top .progress')));
    assert.deepEqual(await answers(tab), []);
    assert.equal(await tab.locator('.piece.selected').count(), 0, 'the selection is cleared');
    await drag(tab, follower, await middle(piece(tab, 'seat.0.space.farmhouse.1')));
    const [{ type, follower: who, space }] = await answers(tab);
    assert.deepEqual([type, who, space], ['plan', 'ownBoatman', 'farmhouse.1']);
    // A drag from a space to a follower works too.
    await drag(tab, piece(tab, 'seat.0.space.farmhouse.2'), await middle(piece(tab, 'seat.0.market.ownCraftsman')));
    assert.equal((await answers(tab)).length, 2);
  }));

test('a double click on a place fills it as far as possible, and can be undone', () =>
  onPage(async (tab) => {
    await orleans(tab);
    const { x, y } = await piece(tab, 'seat.0.place.village').boundingBox();
    await tab.mouse.dblclick(x + 20, y + 10);
    const planned = (await answers(tab)).map(({ space }) => space);
    assert.deepEqual(planned.sort(), ['village.1', 'village.2', 'village.3']);
    await tab.click('[data-do=reset]');
    assert.deepEqual(await answers(tab), []);
  }));

test('keys and wheel zoom the map, scrolling moves it, and it can be reset', () =>
  onPage(async (tab) => {
    await orleans(tab);
    const map = tab.locator('.part-map');
    const width = () =>
      map
        .locator('svg')
        .first()
        .evaluate((svg) => svg.getBoundingClientRect().width);
    const whole = await width();
    await tab.keyboard.press('+');
    await tab.keyboard.press('+');
    assert.ok((await width()) > 1.4 * whole, 'nearer');
    assert.ok(await map.evaluate((board) => board.scrollWidth > board.clientWidth), 'the zoomed map scrolls');
    await tab.keyboard.press('0');
    assert.ok(Math.abs((await width()) - whole) < 1, 'the map has its old width');
    await tab.mouse.move(...(await middle(map)));
    await tab.keyboard.down('Control');
    await tab.mouse.wheel(0, -120);
    await tab.keyboard.up('Control');
    await tab.waitForFunction(() => document.querySelector('.part-map[data-near]'));
    const near = await width();
    assert.ok(near > 1.2 * whole);
    await tab.keyboard.press('-');
    assert.ok((await width()) < near);
    // Clicks on pieces still hit what is visible.
    await tab.keyboard.press('0');
    await tab.keyboard.press('?');
    assert.ok(await tab.locator('dialog.keys kbd', { hasText: '+' }).isVisible(), 'the key is listed');
  }));
