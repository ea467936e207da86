// The table at every width and height: a turn needs no scrolling, and all text is readable.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { flaws } from '../helpers/axe.mjs';
import { livelyRecord } from '../helpers/lively.mjs';
import { loadLoire } from '../helpers/package.mjs';
import { SHOWN, fileOf, fromMenu, onPage, playOn, start, usePage } from '../helpers/page.mjs';
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

/** The parts that a turn needs in each game. */
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

/** The parts that stay visible on a phone held flat. */
const FLAT_NEEDED = {
  burgundy: ['svg.board', '.player.large .duchy', '.player.large .hand', '.question', '.tools', '.standings', '.news'],
  orleans: ['.part-map', '.player.large', '.question', '.tools', '.standings', '.news'],
  stories: ['.part-map', '.player.large', '.question', '.tools', '.standings', '.news', '.wax'],
};

/** The parts that are pinned on a phone held upright, even if its half of the table is scrolled. */
const PINNED = { burgundy: '.player.large .hand', orleans: '.home .wide', stories: '.home .three' };

async function open(tab, setup) {
  const { scores, ...record } = livelyRecord(await loadLoire(), { ...setup, seats: 4, seed: 'layout' });
  const half = record.entries.findIndex((entry, at) => at > record.entries.length / 2 && 'seat' in entry);
  await tab.setInputFiles('input[type=file]', fileOf({ ...record, entries: record.entries.slice(0, half) }));
  await tab.waitForSelector('.list .action', { state: 'attached' });
}

/** The boxes of all these elements that are visible. */
const boxesOf = (tab, selector) =>
  tab.locator(selector).evaluateAll((all) =>
    all
      .filter((each) => each.checkVisibility())
      .map((each) => {
        const { left, top, right, bottom, width, height } = each.getBoundingClientRect();
        const name = each.title || each.textContent.trim() || each.className;
        return { name, left, top, right, bottom, width, height };
      }),
  );

/** The elements that reach out of a box around them, which hides the rest. */
const cutOff = (tab, selector, around) =>
  tab.locator(selector).evaluateAll(
    (all, around) =>
      all
        .filter((each) => {
          const [inner, outer] = [each, each.closest(around)].map((one) => one.getBoundingClientRect());
          return inner.bottom > outer.bottom + 1 || inner.right > outer.right + 1;
        })
        .map(({ title, className }) => title || className.baseVal || className),
    around,
  );

/** The elements that are not entirely on the screen. */
const outOfSight = (tab, selectors) =>
  tab.evaluate(
    (selectors) =>
      selectors.filter((selector) => {
        const { left, top, right, bottom, width } = document.querySelector(selector).getBoundingClientRect();
        return !width || left < 0 || top < 0 || right > innerWidth + 1 || bottom > innerHeight + 1;
      }),
    selectors,
  );

/** On a phone held upright: one row above the boards, two low rows below, each button large enough for a finger. */
async function lowRows(tab, look) {
  const [[top], [bar]] = [await boxesOf(tab, '.top'), await boxesOf(tab, '.bar')];
  assert.ok(top.height <= 48, `${look}: the first row is ${top.height} high`);
  // The whole question is shown: four lines, at most two of them for the title, and a row of buttons.
  assert.ok(bar.height <= 125, `${look}: the question is ${bar.height} high`);
  for (const { name, height } of await boxesOf(tab, '.top button, .bar button'))
    assert.ok(height >= 39.9, `${look}: ${name} is ${height} high`);
  assert.deepEqual(await cutOff(tab, '.figures > li', '.figures'), [], look);
}

/** The whole map is visible on a common phone; a narrow phone shows on which side it continues. */
async function wholeMap(tab) {
  await tab.click('.views [data-to=board]');
  const map = tab.locator('.part-map');
  assert.ok((await map.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)) <= 1);
  assert.equal(await tab.locator('.part-map:is([data-before], [data-after])').count(), 0);
  await tab.setViewportSize({ width: 340, height: 700 });
  await tab.waitForSelector('.part-map[data-after]:not([data-before])');
  await map.evaluate((box) => box.scrollTo(1000, 0));
  await tab.waitForSelector('.part-map[data-before]:not([data-after])');
}

for (const [nth, [name, setup]] of Object.entries(SHOWN).entries()) {
  test(`${name}: a turn fits into one view on every desktop`, () =>
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
            if (setup.game !== 'stories') continue;
            assert.deepEqual(await cutOff(tab, '.figures > li', '.figures'), [], look);
            if (viewport.width >= 1400) assert.deepEqual(await cutOff(tab, '.fameTrack', '.panel'), [], look);
          }
        }
      }
    }));

  test(`${name}: axe finds no flaw at any size, light or dark`, () =>
    onPage(async (tab) => {
      await open(tab, setup);
      // Every size with at least two of the games.
      for (const [at, viewport] of SIZES.entries()) {
        if (!isWhole && at % 3 !== nth % 3) continue;
        await tab.setViewportSize(viewport);
        for (const theme of turnOf(THEMES, nth + at)) {
          await choose(tab, { theme });
          assert.deepEqual(await flaws(tab), [], `${viewport.width}, ${theme}`);
        }
      }
    }));

  test(`${name}: a phone held flat shows the common board and one’s own at once`, () =>
    onPage(
      async (tab) => {
        await open(tab, setup);
        for (const language of LANGUAGES) {
          await choose(tab, { language });
          assert.deepEqual(await outOfSight(tab, FLAT_NEEDED[setup.game]), [], language);
          // The question and its answers are below the boards, not on them.
          const lowest = Math.max(...(await boxesOf(tab, '.main, .player.large')).map(({ bottom }) => bottom));
          for (const { name, top } of await boxesOf(tab, '.question, .choices button, .seats button'))
            assert.ok(top >= lowest - 1, `${language}: ${name} covers a board`);
        }
        const boxes = await Promise.all(
          ['.boards', '.bar .tools', '.question'].map((selector) => tab.locator(selector).boundingBox()),
        );
        const [boards, tools, question] = boxes;
        assert.ok(tools.x >= boards.x + boards.width - 1, 'the rail is beside the boards');
        assert.ok(
          tools.width <= 60 && question.height <= 42,
          'the rail is narrow, and the line of the question is low',
        );
      },
      { viewport: FLAT, hasTouch: true },
    ));

  test(`${name}: a phone held upright pins the parts of a decision`, () =>
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
          assert.ok(pinned.y >= header.y + header.height - 2, `${part} is below the first row`);
          assert.ok(pinned.y + pinned.height <= bar.y + 2, `${part} is above the question`);
        }
        for (const language of LANGUAGES) {
          await choose(tab, { language });
          await lowRows(tab, language);
        }
        // Hidden parts take one touch.
        assert.equal(await tab.locator('[data-do=reset]').isVisible(), false);
        await tab.click('[data-do=more]');
        assert.ok(await tab.locator('[data-do=reset]').isVisible());
        if (setup.game !== 'burgundy') await wholeMap(tab);
      },
      { viewport: PHONE, hasTouch: true },
    ));

  test(`${name}: the small boards of three opponents show all their numbers`, () =>
    onPage(async (tab) => {
      await open(tab, setup);
      for (const viewport of SCREENS) {
        await tab.setViewportSize(viewport);
        const cut = await tab.evaluate(() =>
          [...document.querySelectorAll('.others .figures li')].flatMap((figure) => {
            const [own, room] = [figure, figure.closest('.figures')].map((box) => box.getBoundingClientRect());
            return own.bottom > room.bottom + 0.5 || own.right > room.right + 0.5 ? [figure.title] : [];
          }),
        );
        assert.deepEqual(cut, [], `${viewport.width}`);
      }
    }));

  test(`${name}: no text is smaller than 12 pixels`, () =>
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

test('the other boards stay in place and enlarge at a touch', () =>
  onPage(async (tab) => {
    await start(tab, { seats: 3, names: ['Anna', 'Bruno', 'Clara'], bots: { 1: 'normal', 2: 'normal' } });
    const seats = () =>
      tab
        .locator('.player')
        .evaluateAll((all) => all.map(({ dataset, className }) => `${dataset.seat} ${/large|small/.exec(className)}`));
    const before = await seats();
    assert.deepEqual(before, ['0 large', '1 small', '2 small']);
    // The bots' turns move no board.
    await tab.evaluate(() => [...document.querySelectorAll('.list .action')].at(-1).click());
    for (let i = 0; i < 20; i++) {
      assert.deepEqual(await seats(), before);
      await tab.waitForTimeout(100);
    }
    await tab.click('.player.small[data-seat="2"] .enlarge');
    assert.deepEqual(await seats(), ['2 large', '0 small', '1 small']);
    // The enlarged board names its owner and leads back.
    assert.equal(await tab.locator('.player.large h2').innerText(), 'Clara');
    const { height } = await tab.locator('.player.large > header').boundingBox();
    assert.ok(height > 20, 'the text is visible, not only for screen readers');
    await tab.click('.player.large [data-do=home]');
    assert.deepEqual(await seats(), before);
    await tab.click('.player.small[data-seat="2"] .enlarge');
    await tab.keyboard.press('Escape');
    assert.deepEqual(await seats(), before);
  }));

test('the list of actions marks costs and gains, fades where it continues, and fills a phone', () =>
  onPage(async (tab) => {
    await start(tab);
    // Bruno has one chip: some tiles cost it, and chips are a gain.
    await tab.click('[data-do=all]');
    const colour = (words) =>
      tab
        .locator('.list .action small b', { hasText: words })
        .first()
        .evaluate((each) => getComputedStyle(each).color);
    assert.notEqual(await colour('−1 chip'), await colour('+2 chips'));
    const list = tab.locator('.list');
    await tab.waitForFunction(() => document.querySelector('.list').matches('[data-below]'));
    await list.evaluate((each) => each.scrollTo(0, each.scrollHeight));
    await tab.waitForFunction(() => !document.querySelector('.list').matches('[data-below]'));
    assert.match(await tab.locator('.preview').innerText(), /./);
    await tab.setViewportSize(PHONE);
    const [{ y, height }, drawer] = [
      await list.boundingBox(),
      await tab.locator('loire-actions .drawer').boundingBox(),
    ];
    assert.ok(drawer.y + drawer.height - (y + height) < 32, 'the list reaches the edge');
  }));

test('a new game focuses its question', () =>
  onPage(async (tab) => {
    await start(tab);
    await tab.waitForFunction(() => document.activeElement?.matches('.question'));
  }));

test('a phone cuts off no question', () =>
  onPage(
    async (tab) => {
      for (const setup of [
        { game: 'orleans' },
        { game: 'orleans', bots: { 0: 'expert', 1: 'expert' } },
        { game: 'stories', scenario: 'firstKingdom' },
        { game: 'stories', scenario: 'kingsFavor', limit: 3 },
      ]) {
        await start(tab, setup);
        if (setup.limit) await playOn(tab, setup);
        for (const language of LANGUAGES) {
          await choose(tab, { language });
          const cut = await tab.evaluate(() => {
            const question = document.querySelector('.question');
            const { right, bottom } = question.getBoundingClientRect();
            return [question, ...question.querySelectorAll('h2, .hint, button')]
              .filter((each) => {
                const box = each.getBoundingClientRect();
                const isCut = each.scrollHeight > each.clientHeight + 2 && getComputedStyle(each).overflow === 'hidden';
                return isCut || box.right > right + 1 || box.bottom > bottom + 1;
              })
              .map(({ textContent }) => textContent.trim());
          });
          assert.deepEqual(cut, [], `${JSON.stringify(setup)}, ${language}`);
        }
        await choose(tab, { language: 'en' });
        await fromMenu(tab, 'leave');
      }
    },
    { viewport: PHONE },
  ));

test('the names of towns stay on their ribbons', () =>
  onPage(async (tab) => {
    await start(tab, { game: 'orleans' });
    for (const viewport of [PHONE, { width: 1024, height: 768 }, { width: 1440, height: 900 }]) {
      await tab.setViewportSize(viewport);
      const half = tab.locator('.views [data-to=board]');
      if (await half.isVisible()) await half.click();
      const outside = await tab.locator('.ribboned').evaluateAll((all) =>
        all
          .filter((each) => {
            const [ribbon, name] = ['.ribbon', '.townName'].map((part) =>
              each.querySelector(part).getBoundingClientRect(),
            );
            return name.left < ribbon.left || name.right > ribbon.right;
          })
          .map(({ textContent }) => textContent.trim()),
      );
      assert.deepEqual(outside, [], `${viewport.width} pixels`);
    }
  }));

test('on a phone the list of actions folds after a play, and its close button stays in place', () =>
  onPage(
    async (tab) => {
      await start(tab);
      for (const viewport of [PHONE, FLAT]) {
        await tab.setViewportSize(viewport);
        await tab.click('[data-do=all]');
        const drawer = tab.locator('loire-actions .drawer');
        const shut = await drawer.locator('.shut').boundingBox();
        const { height } = await drawer.boundingBox();
        await tab.fill('[name=filter]', 'chips');
        assert.ok((await drawer.boundingBox()).height < height, 'the drawer is lower');
        assert.deepEqual(await drawer.locator('.shut').boundingBox(), shut);
        await drawer.locator('.action').first().click();
        await drawer.waitFor({ state: 'hidden' });
        assert.ok(await tab.locator('[data-do=undo]').isEnabled(), 'the action was played');
      }
    },
    { viewport: PHONE, hasTouch: true },
  ));
