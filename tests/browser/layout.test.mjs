// The table by width and height: what a turn needs is in sight without scrolling, and nothing is too small to be read.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { flaws } from '../helpers/axe.mjs';
import { livelyRecord } from '../helpers/lively.mjs';
import { loadLoire } from '../helpers/package.mjs';
import { SHOWN, fileOf, onPage, start, usePage } from '../helpers/page.mjs';
import { LANGUAGES, THEMES, choose } from '../helpers/settings.mjs';
import { tooSmall } from '../helpers/sizes.mjs';
import { isWhole, turnOf } from '../helpers/whole.mjs';

usePage();

const SCREENS = [
  { width: 1920, height: 1080 },
  { width: 1440, height: 900 },
  { width: 1280, height: 720 },
  { width: 1024, height: 768 },
];
const PHONE = { width: 390, height: 844 };
const FLAT = { width: 844, height: 390 };
const SIZES = [...SCREENS, PHONE, FLAT];

/** What each game's turn needs, wherever it is. */
const NEEDED = {
  burgundy: ['svg.board', '.player.large svg.duchy', '.others', '.bar', '.standings', '.status'],
  orleans: ['svg.map', '.player.large .home', '.panel.shown', '.event', '.others', '.bar', '.standings'],
  stories: [
    'svg.map',
    '.wares',
    '.player.large .home',
    '.panel.shown',
    '.status',
    '.others',
    '.bar',
    '.standings',
    '.wax',
  ],
};

/** What stays in sight on a phone held flat. */
const FLAT_NEEDED = {
  burgundy: ['svg.board', '.player.large .duchy', '.player.large .hand', '.question', '.tools', '.standings', '.news'],
  orleans: ['.part-map', '.player.large', '.question', '.tools', '.standings', '.news'],
  stories: ['.part-map', '.player.large', '.question', '.tools', '.standings', '.news', '.wax'],
};

/** What is pinned on a phone held upright, however far its half of the table is scrolled. */
const PINNED = { burgundy: '.player.large .hand', orleans: '.home .wide', stories: '.home .three' };

async function open(tab, setup) {
  const { scores, ...record } = livelyRecord(await loadLoire(), { ...setup, seats: 4, seed: 'layout' });
  const half = record.entries.findIndex((entry, at) => at > record.entries.length / 2 && 'seat' in entry);
  await tab.setInputFiles('input[type=file]', fileOf({ ...record, entries: record.entries.slice(0, half) }));
  await tab.waitForSelector('.list .action', { state: 'attached' });
}

/** What is not wholly on the screen. */
const outOfSight = (tab, selectors) =>
  tab.evaluate(
    (selectors) =>
      selectors.filter((selector) => {
        const { left, top, right, bottom, width } = document.querySelector(selector).getBoundingClientRect();
        return !width || left < 0 || top < 0 || right > innerWidth + 1 || bottom > innerHeight + 1;
      }),
    selectors,
  );

for (const [nth, [name, setup]] of Object.entries(SHOWN).entries()) {
  test(`${name}: all of a turn in one view on every desktop`, () =>
    onPage(async (tab) => {
      await open(tab, setup);
      for (const [at, viewport] of SCREENS.entries()) {
        await tab.setViewportSize(viewport);
        for (const theme of turnOf(THEMES, nth + at)) {
          for (const language of LANGUAGES) {
            await choose(tab, { language, theme });
            const look = `${viewport.width}, ${language}, ${theme}`;
            assert.deepEqual(await outOfSight(tab, NEEDED[setup.game]), [], look);
            const { scrollHeight, scrollWidth } = await tab.evaluate(() => document.documentElement);
            assert.ok(!(scrollHeight > viewport.height || scrollWidth > viewport.width), `${look}: nothing scrolls`);
          }
        }
      }
    }));

  test(`${name}: axe finds nothing at any size, light or dark`, () =>
    onPage(async (tab) => {
      await open(tab, setup);
      // Every size with two of the games, if not with all.
      for (const [at, viewport] of SIZES.entries()) {
        if (!isWhole && at % 3 !== nth % 3) continue;
        await tab.setViewportSize(viewport);
        for (const theme of turnOf(THEMES, nth + at)) {
          await choose(tab, { theme });
          assert.deepEqual(await flaws(tab), [], `${viewport.width}, ${theme}`);
        }
      }
    }));

  test(`${name}: held flat, a phone shows the common board and one's own at once`, () =>
    onPage(
      async (tab) => {
        await open(tab, setup);
        for (const language of LANGUAGES) {
          await choose(tab, { language });
          assert.deepEqual(await outOfSight(tab, FLAT_NEEDED[setup.game]), [], language);
        }
        const boxes = await Promise.all(
          ['.boards', '.bar .tools', '.question'].map((selector) => tab.locator(selector).boundingBox()),
        );
        const [boards, tools, question] = boxes;
        assert.ok(tools.x >= boards.x + boards.width - 1, 'the rail is beside the boards');
        assert.ok(tools.width <= 60 && question.height <= 30, 'and narrow, as the line of the question is low');
      },
      { viewport: FLAT, hasTouch: true },
    ));

  test(`${name}: held upright, what a turn is decided with is pinned`, () =>
    onPage(
      async (tab) => {
        await open(tab, setup);
        const own = tab.locator('.views [data-to=own]');
        if (await own.isVisible()) await own.click();
        const { top, bottom } = await tab.locator('.player.large').evaluate((board) => {
          const { top, bottom } = board.getBoundingClientRect();
          return { top: top + scrollY, bottom: bottom + scrollY };
        });
        for (const part of [0, 0.3, 0.6]) {
          await tab.evaluate((y) => scrollTo(0, y), Math.max(0, top - 100 + part * (bottom - top - 300)));
          const pinned = await tab.locator(PINNED[setup.game]).first().boundingBox();
          const [header, bar] = [await tab.locator('.top').boundingBox(), await tab.locator('.bar').boundingBox()];
          assert.ok(pinned.y >= header.y + header.height - 2, `${part}: below the first row`);
          assert.ok(pinned.y + pinned.height <= bar.y + 2, `${part}: above the question`);
        }
      },
      { viewport: PHONE, hasTouch: true },
    ));

  test(`${name}: nothing is written smaller than 12 pixels`, () =>
    onPage(async (tab) => {
      await open(tab, setup);
      for (const viewport of SIZES) {
        await tab.setViewportSize(viewport);
        assert.deepEqual(await tooSmall(tab), [], `${viewport.width}`);
        for (const view of await tab.locator('.views [data-to=board]').all())
          if (await view.isVisible()) await view.click();
        assert.deepEqual(await tooSmall(tab), [], `${viewport.width}, the other view`);
      }
    }));
}

test('the other boards stay in their places, and enlarge at a touch', () =>
  onPage(async (tab) => {
    await start(tab, { seats: 3, names: ['Anna', 'Bruno', 'Clara'], bots: { 1: 'normal', 2: 'normal' } });
    const seats = () =>
      tab
        .locator('.player')
        .evaluateAll((all) => all.map(({ dataset, className }) => `${dataset.seat} ${/large|small/.exec(className)}`));
    const before = await seats();
    assert.deepEqual(before, ['0 large', '1 small', '2 small']);
    // The bots' turns move nothing.
    await tab.evaluate(() => [...document.querySelectorAll('.list .action')].at(-1).click());
    for (let i = 0; i < 20; i++) {
      assert.deepEqual(await seats(), before);
      await tab.waitForTimeout(100);
    }
    await tab.click('.player.small[data-seat="2"] .enlarge');
    assert.deepEqual(await seats(), ['2 large', '0 small', '1 small']);
    await tab.keyboard.press('Escape');
    assert.deepEqual(await seats(), before);
  }));
