// The page on every screen: names as plain text, the text view, and no overflow.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { loadLoire } from '../helpers/package.mjs';
import {
  SHOWN,
  fileOf,
  finishedGame,
  fromMenu,
  onPage,
  openDrawer,
  openForm,
  slideTo,
  start,
  startedGame,
  usePage,
} from '../helpers/page.mjs';
import { LANGUAGES, choose } from '../helpers/settings.mjs';
import { turnOf } from '../helpers/whole.mjs';

usePage();

test('a name with markup is shown as text', () =>
  onPage(async (tab) => {
    const name = '<img src=x onerror=hurt=1><b>Anna &amp;';
    await start(tab, { names: [name, '{{Bruno}}'] });
    assert.equal(await tab.locator('.player[data-seat="0"] h2').textContent(), name);
    await fromMenu(tab, 'text');
    assert.ok((await tab.locator('.text h2').allInnerTexts()).some((text) => text.startsWith(name)));
    assert.equal(
      await tab.evaluate(() => window.hurt ?? document.querySelectorAll('main img, .player h2 b').length),
      0,
    );
  }));

for (const [game, first] of [
  ['burgundy', 'depot.'],
  ['orleans', 'seat.0.market.'],
  ['stories', 'area.'],
]) {
  test(`${game}: the text view offers the same pieces`, () =>
    onPage(async (tab) => {
      await start(tab, { game });
      const pieces = () =>
        tab
          .locator('[data-piece][role=button], button[data-piece]')
          .evaluateAll((all) => all.map(({ dataset }) => dataset.piece).sort());
      const drawn = await pieces();
      await fromMenu(tab, 'text');
      assert.deepEqual(await pieces(), drawn);
      await tab.locator(`button[data-piece^="${first}"]`).first().click();
      // With a single meaning it is played at once.
      const isSelected = (await tab.locator('.selection li').count()) === 1;
      assert.ok(isSelected || (await tab.locator('[data-do=undo]').isEnabled()));
    }));
}

/** Phones, a tablet, desktops; a screen of 1280 pixels at 400 %, and one of 1440 at 200 %. */
const WIDTHS = [320, 360, 390, 720, 768, 1440, 1920];
const NAMES = [
  'A name as long as names may be, and more',
  'Unbreakableunbreakableunbreakableunbreak',
  'Clara',
  'David',
];

/** Elements wider than their container: the page, a bar of buttons, or the words on a button. */
const tooWide = (tab) =>
  tab.evaluate(() => {
    const called = (each) => `${each.localName}.${each.className} ${each.textContent.trim().slice(0, 30)}`;
    const seen = (selector) => [...document.querySelectorAll(selector)].filter((each) => each.checkVisibility());
    const scrolls = ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1;
    const page =
      document.documentElement.scrollWidth > innerWidth
        ? [`the page: ${document.documentElement.scrollWidth} of ${innerWidth}`]
        : [];
    const bars = seen(
      'header.page, header nav, .top, .bar, .tools, .walk, .go, .time, .drawer, .seats, .standings, .player.small > header, dialog[open]',
    ).filter(scrolls);
    const buttons = seen('button:not(.skip), .button, summary').filter((each) => {
      const { left, right } = each.getBoundingClientRect();
      // Phones scroll their row of choices sideways.
      const isMoved = each.closest('.choices[data-after], .choices[data-before]');
      return scrolls(each) || (!isMoved && (left < 0 || right > innerWidth + 1));
    });
    return [...page, ...bars.map(called), ...buttons.map(called)];
  });

for (const [name, setup] of Object.entries(SHOWN)) {
  test(`${name}: no element overflows on any screen, at any width, in any language`, () =>
    onPage(async (tab) => {
      const found = [];
      let screens = 0;
      const look = async (screen) => {
        screens++;
        for (const [at, width] of WIDTHS.entries()) {
          await tab.setViewportSize({ width, height: 844 });
          for (const language of turnOf(LANGUAGES, screens + at)) {
            await choose(tab, { language });
            found.push(...(await tooWide(tab)).map((what) => `${screen}, ${width} pixels, ${language}: ${what}`));
          }
        }
      };
      const { game, modules = [] } = setup;
      await openForm(tab, game);
      await tab.selectOption('[name=seats]', '4');
      for (const module of modules) await tab.check(`[name=modules][value=${module}]`);
      await look('start');
      await fromMenu(tab, 'settings');
      await look('settings');
      await tab.click('dialog.settings [data-do=close]');
      await tab.click(`.game.${game} [data-do=learn]`);
      await tab.waitForSelector('.intro');
      await look('introduction');
      await tab.click('header h1 a');
      await tab.waitForSelector('.start');
      await tab.setInputFiles('input[type=file]', await startedGame({ ...setup, names: NAMES }));
      await tab.waitForSelector('.list .action', { state: 'attached' });
      await look('table');
      for (const drawer of ['actions', 'log', 'scores', 'help']) {
        await openDrawer(tab, drawer);
        await look(`table, ${drawer}`);
        await tab.keyboard.press('Escape');
      }
      await tab.locator('.piece.live').first().press('Enter');
      await look('selection');
      await slideTo(tab, '3');
      await look('past');
      await tab.keyboard.press('Escape');
      await tab.keyboard.press('Escape');
      await fromMenu(tab, 'text');
      await look('text');
      await fromMenu(tab, 'text');
      await fromMenu(tab, 'leave');
      await tab.setInputFiles('input[type=file]', await finishedGame({ ...setup, names: NAMES }));
      await tab.waitForSelector('.scores.over');
      await look('end');
      assert.deepEqual(found, []);
    }));
}

for (const [width, height] of [
  [1440, 900],
  [1280, 720], // a small map with larger words
  [390, 844], // the same on a phone
]) {
  test(`orleans: the names of towns do not overlap at ${width} by ${height}`, () =>
    onPage(
      async (tab) => {
        await start(tab, { game: 'orleans' });
        const board = tab.locator('.views [data-to=board]');
        if (await board.isVisible()) await board.click();
        const boxes = await tab.locator('.townName').evaluateAll((names) =>
          names.map((name) => {
            const { x, y, width, height } = name.getBoundingClientRect();
            return { name: name.textContent.trim(), x, y, width, height };
          }),
        );
        const land = await tab.locator('svg.map .meadow').evaluate((land) => land.getBoundingClientRect().toJSON());
        assert.equal(boxes.length, 23);
        for (const a of boxes) {
          assert.ok(a.x >= land.left && a.x + a.width <= land.right, `${a.name} is cut off`);
          for (const b of boxes) {
            const apart =
              a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;
            assert.ok(a === b || apart, `${a.name} covers ${b.name}`);
          }
        }
      },
      { viewport: { width, height } },
    ));
}

test('orleans: the points of an order are on its scroll with every digit', () =>
  onPage(async (tab) => {
    await tab.setInputFiles('input[type=file]', await startedGame({ game: 'orleans', modules: ['orders'] }));
    await tab.waitForSelector('.map .scroll');
    const figures = await tab.locator('.map .scroll').evaluateAll((scrolls) =>
      scrolls.flatMap((scroll) => {
        const words = scroll.nextElementSibling;
        const toScroll = scroll.getCTM().inverse().multiply(words.getCTM());
        return Array.from({ length: words.getNumberOfChars() }, (_, at) => {
          const { x, y, width, height } = words.getExtentOfChar(at);
          const onPaper = [0.1, 0.5, 0.9].every((part) =>
            scroll.isPointInFill(new DOMPoint(x + width * part, y + height * 0.55).matrixTransform(toScroll)),
          );
          return `${words.textContent.trim()[at]}${onPaper ? '' : ' is beside the paper'}`;
        });
      }),
    );
    assert.ok(figures.length > 5);
    assert.deepEqual(
      figures.filter((figure) => figure.length > 1),
      [],
    );
  }));

/** Games with as many things side by side as fit, and several of the last kind. */
const FULL = {
  burgundy: ({ Game, components }) => {
    const table = Game.create({ game: 'burgundy', seats: 2, seed: 'goods' });
    const { goods: most } = components('burgundy').room;
    const owned = ({ goods }) => Object.values(goods).filter(Boolean);
    const isFull = () =>
      table.state().position.players.some((player) => owned(player).length === most && owned(player).at(-1) > 1);
    for (let tries = 0; !isFull() && tries < 300; tries++) table.playout(`goods ${tries}`, 3);
    assert.ok(isFull());
    return table.record();
  },
  orleans: ({ newGame }) => {
    const { state } = newGame({ game: 'orleans', seats: 2, seed: 'technology' });
    const { players, technology, ...position } = state.position;
    const owner = { ...players[0], gears: { farmerOnly: 1, free: 2 }, tracks: { craftsman: 3 } };
    return { ...state, position: { ...position, players: [owner, players[1]], technology: technology - 3 } };
  },
};

for (const [game, full] of Object.entries(FULL)) {
  test(`${game}: no count of pieces is cut off`, () =>
    onPage(async (tab) => {
      await tab.setInputFiles('input[type=file]', fileOf(full(await loadLoire())));
      await tab.waitForSelector('.player .count');
      const cut = await tab.locator('.count').evaluateAll(
        (badges) =>
          badges.filter((badge) => {
            const [inner, outer] = [badge, badge.ownerSVGElement].map((each) => each.getBoundingClientRect());
            return (
              inner.left < outer.left ||
              inner.right > outer.right ||
              inner.top < outer.top ||
              inner.bottom > outer.bottom
            );
          }).length,
      );
      assert.equal(cut, 0);
    }));
}

for (const [name, setup] of Object.entries(SHOWN)) {
  test(`${name}: a double click on a piece selects no text`, () =>
    onPage(async (tab) => {
      await tab.setInputFiles('input[type=file]', await startedGame(setup));
      await tab.waitForSelector('.piece.live');
      let clicks = 0;
      for (let at = 0; at < (await tab.locator('.piece text:visible').count()); at += 6) {
        const words = tab.locator('.piece text:visible').nth(at);
        await words.scrollIntoViewIfNeeded();
        const { x, y, isOnTop } = await words.evaluate((each) => {
          const { left, top, width, height } = each.getBoundingClientRect();
          const [x, y] = [left + width / 2, top + height / 2];
          return { x, y, isOnTop: each.ownerSVGElement.contains(document.elementFromPoint(x, y)) };
        });
        if (!isOnTop) continue;
        await tab.mouse.dblclick(x, y);
        assert.equal(await tab.evaluate(() => getSelection().toString()), '');
        clicks++;
      }
      assert.ok(clicks > 4, `${clicks} double clicks`);
    }));
}
