// Animations explain events and affect nothing: players never wait for them, and a game is the same with and without.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { SHOWN, exported, onPage, playOn, start, usePage } from '../helpers/page.mjs';
import { choose } from '../helpers/settings.mjs';
import { isWhole } from '../helpers/whole.mjs';

usePage({ motion: true });

const moving = (tab) =>
  tab.evaluate(() => ({
    ghosts: document.querySelectorAll('.ghost').length,
    rising: [...document.querySelectorAll('.rise')].map(({ textContent }) => textContent),
    running: document.querySelector('.boards').getAnimations({ subtree: true }).length,
  }));

/** Takes a tile by clicks on pieces: a die, then a tile of its depot. */
async function takeTile(tab) {
  await tab.locator('.piece.live[data-piece*=".die."]').first().click();
  await tab.locator('.piece.live[data-piece^="depot."][data-thing]').first().click();
}

test('a taken tile slides from its depot to the storage', () =>
  onPage(async (tab) => {
    await start(tab);
    await choose(tab, { motion: 'slow' });
    // All animations are paused at their start for inspection.
    await tab.evaluate(() => {
      const { animate } = Element.prototype;
      Element.prototype.animate = function (...given) {
        const animation = animate.apply(this, given);
        animation.pause();
        return animation;
      };
    });
    await tab.locator('.piece.live[data-piece*=".die."]').first().click();
    const tile = tab.locator('.piece.live[data-piece^="depot."][data-thing]').first();
    const from = await tile.boundingBox();
    await tile.click();
    const ghosts = await tab
      .locator('.ghost')
      .evaluateAll((all) => all.map((ghost) => ghost.getBoundingClientRect()).map(({ x, y }) => ({ x, y })));
    assert.ok(
      ghosts.some(({ x, y }) => Math.hypot(x - from.x, y - from.y) < 12),
      JSON.stringify([from, ghosts]),
    );
    // A click finishes the animation at once and keeps its usual meaning.
    await tab.locator('[data-do=undo]').click();
    assert.ok(await tab.locator('[data-do=redo]').isEnabled());
  }));

test('a click or a key ends all animations, and settings change their speed', () =>
  onPage(async (tab) => {
    await start(tab);
    await choose(tab, { motion: 'slow' });
    await takeTile(tab);
    assert.ok((await moving(tab)).ghosts > 0);
    await tab.mouse.click(5, 5);
    await tab.locator('.news').click();
    assert.deepEqual(await moving(tab), { ghosts: 0, rising: [], running: 0 });
    await choose(tab, { motion: 'off' });
    await tab.click('[data-do=undo]');
    assert.deepEqual(await moving(tab), { ghosts: 0, rising: [], running: 0 });
  }));

test('with reduced motion pieces fade in briefly', () =>
  onPage(
    async (tab) => {
      await start(tab);
      await choose(tab, { motion: 'slow' });
      await takeTile(tab);
      const { ghosts, rising } = await moving(tab);
      assert.deepEqual([ghosts, rising], [0, []]);
      const longest = await tab.evaluate(() =>
        Math.max(
          0,
          ...document
            .querySelector('.boards')
            .getAnimations({ subtree: true })
            .map(({ effect }) => effect.getTiming().duration),
        ),
      );
      assert.ok(longest <= 200, `${longest} ms`);
    },
    { reducedMotion: 'reduce' },
  ));

test('points rise to their seat’s total', () =>
  onPage(async (tab) => {
    await start(tab);
    const seen = new Set();
    for (let i = 0; i < 25 && !seen.has('gain'); i++) {
      await playOn(tab, { limit: 1 });
      for (const kind of await tab.locator('.rise').evaluateAll((all) => all.map(({ className }) => className)))
        seen.add(kind.split(' ')[1]);
    }
    assert.ok(seen.has('gain') && seen.has('heap'), [...seen].join());
  }));

/** Number of presses, or a whole game. */
const PRESSES = isWhole ? Infinity : 120;

for (const [name, setup] of Object.entries({ burgundy: SHOWN.burgundy, orleans: SHOWN.orleans })) {
  test(`${name}: a game with motion ends with the same record as one without`, () =>
    onPage(async (tab) => {
      const records = [];
      for (const motion of ['normal', 'off']) {
        await tab.evaluate(() => (location.hash = ''));
        await tab.waitForSelector('.start');
        await start(tab, { game: setup.game, seed: 'motion' });
        await choose(tab, { motion });
        await playOn(tab, { limit: PRESSES });
        if (isWhole) await tab.waitForSelector('.scores.over', { state: 'attached' });
        records.push(await exported(tab));
      }
      assert.ok(records[0].entries.length > 100);
      assert.deepEqual(records[0], records[1]);
    }));
}

test('sounds are off by default, and play without errors when they are on', () =>
  onPage(async (tab) => {
    await tab.evaluate(() => {
      window.tones = 0;
      const { createOscillator } = AudioContext.prototype;
      AudioContext.prototype.createOscillator = function () {
        window.tones++;
        return createOscillator.call(this);
      };
    });
    await start(tab);
    await playOn(tab, { limit: 3 });
    assert.equal(await tab.evaluate(() => window.tones), 0);
    await choose(tab, { sound: true });
    await playOn(tab, { limit: 3 });
    assert.ok((await tab.evaluate(() => window.tones)) > 0);
  }));
