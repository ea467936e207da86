// Regression tests for problems of first-time users (docs/table.md).

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { SHOWN, finishedGame, onOwnPage, onPage, openDrawer, playOn, start, usePage } from '../helpers/page.mjs';

usePage();

const DESK = { width: 1440, height: 900 };
const SMALL = { width: 1024, height: 768 };
const NAMES = ['Anna', 'Bruno', 'Camille', 'Denis'];

/** The boxes of these elements. */
const boxesOf = (tab, selector) =>
  tab.locator(selector).evaluateAll((all) =>
    all
      .filter((each) => each.checkVisibility())
      .map((each) => {
        const { left, top, right, bottom, width } = each.getBoundingClientRect();
        return { left, top, right, bottom, width, words: each.textContent.trim() };
      }),
  );

const overlap = (one, other) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** What the close button of the open drawer covers: words and controls. */
const covered = (tab) =>
  tab.evaluate(() => {
    const drawer = [...document.querySelectorAll('.drawer')].find((each) => each.checkVisibility());
    const out = drawer.querySelector('.shut').getBoundingClientRect();
    const isUnder = ({ left, right, top, bottom }) =>
      left < out.right && right > out.left && top < out.bottom && bottom > out.top;
    const words = document.createTreeWalker(drawer, NodeFilter.SHOW_TEXT);
    const found = [];
    while (words.nextNode()) {
      const { currentNode: node } = words;
      const range = document.createRange();
      range.selectNodeContents(node);
      if (!node.parentElement.closest('.shut') && node.parentElement.checkVisibility() && node.data.trim())
        if ([...range.getClientRects()].some(isUnder)) found.push(node.data.trim());
    }
    for (const each of drawer.querySelectorAll('button:not(.shut), input'))
      if (each.checkVisibility() && isUnder(each.getBoundingClientRect())) found.push(each.outerHTML);
    return found;
  });

for (const viewport of [DESK, SMALL]) {
  test(`${viewport.width}: the close button of a drawer covers nothing`, () =>
    onPage(
      async (tab) => {
        await start(tab);
        for (const drawer of ['actions', 'log', 'scores', 'analysis', 'help']) {
          await openDrawer(tab, drawer);
          assert.deepEqual(await covered(tab), [], drawer);
          await tab.keyboard.press('Escape');
        }
      },
      { viewport },
    ));

  test(`${viewport.width}: the close button covers nothing at the end of a game, and names are not broken`, () =>
    onPage(
      async (tab) => {
        await tab.setInputFiles('input[type=file]', await finishedGame({ ...SHOWN['king’s favor'], names: NAMES }));
        await tab.waitForSelector('.scores.over .chart');
        assert.deepEqual(await covered(tab), []);
        const heads = await boxesOf(tab, '.scores thead th');
        assert.ok(new Set(heads.map(({ bottom }) => Math.round(bottom))).size === 1);
        for (const { words, top, bottom } of heads) assert.ok(bottom - top < 34, `${words} is in one line`);
        // On a large screen the course of the game is visible at once.
        const [chart] = await boxesOf(tab, '.scores.over > .chart');
        if (viewport === DESK) assert.ok(chart.bottom < viewport.height);
      },
      { viewport },
    ));
}

test('the depots of two players have large tiles, and their prices cover no number', () =>
  onPage(async (tab) => {
    await start(tab);
    for (const [viewport, least] of [
      [DESK, 50],
      [SMALL, 42],
    ]) {
      await tab.setViewportSize(viewport);
      await tab.waitForTimeout(100);
      const tiles = await boxesOf(tab, '[data-piece^="depot."] .edge.tile');
      const inDepots = tiles.filter(({ width }) => width > least);
      assert.ok(inDepots.length >= 12, `${viewport.width}: ${tiles.map(({ width }) => Math.round(width))}`);
      const [prices, numbers] = [await boxesOf(tab, '.cost.price'), await boxesOf(tab, '.board .mark')];
      assert.ok(prices.length > 0 && numbers.length > 0);
      // The box of a word is a third higher than its figures.
      for (const { words, ...box } of numbers)
        assert.ok(!prices.some((price) => overlap(price, { ...box, bottom: box.bottom - 6 })), `${words} is seen`);
      assert.deepEqual(
        prices.filter((one, at) => prices.some((other, i) => i > at && overlap(one, other))),
        [],
        'no price covers another',
      );
    }
  }));

/** Plays moves of the list by their notation and ends the turn. */
async function play(tab, moves) {
  for (const move of moves) {
    await tab.locator(`.list [data-notation="${move}"]`).evaluate((button) => button.click());
    const end = tab.locator('[data-do=end]');
    if (await end.count()) await end.click();
  }
}

test('all answers to a choice are visible, and each gain is on its own track', () =>
  onPage(async (tab) => {
    await start(tab, { game: 'orleans' });
    const all = await tab
      .locator('.list .action')
      .evaluateAll((each) => each.map(({ dataset }) => dataset.notation).filter((move) => /village/.test(move)));
    const moves = [1, 2, 3].map((space) => all.find((move) => move.endsWith(`village.${space}`)));
    for (let seat = 0; seat < 2; seat++) await play(tab, [...moves, 'ready']);
    await tab.locator('.player.large [data-piece$=".place.village"]').click();
    const { scrollHeight, clientHeight, scrollWidth, clientWidth } = await tab.locator('.choices').evaluate((each) => {
      const { scrollHeight, clientHeight, scrollWidth, clientWidth } = each;
      return { scrollHeight, clientHeight, scrollWidth, clientWidth };
    });
    assert.equal((await boxesOf(tab, '.choices .action')).length, 4);
    assert.ok(scrollHeight <= clientHeight && scrollWidth <= clientWidth, 'no answer needs scrolling');
    const rows = await boxesOf(tab, '[data-piece^="track."] .edge.plate');
    const gains = await boxesOf(tab, '.seals .gain');
    assert.ok(gains.length >= 2);
    for (const { words, top, bottom } of gains)
      assert.equal(rows.filter((row) => row.top <= top && bottom <= row.bottom).length, 1, words);
  }));

test('a turn is marked as its player’s until it is ended', () =>
  onPage(async (tab) => {
    await start(tab, { game: 'orleans' });
    await tab.locator('.list [data-notation=ready]').evaluate((button) => button.click());
    const marked = await tab.locator('.standings .current').innerText();
    const asked = await tab.locator('.actions h2').innerText();
    const name = /Anna|Bruno/.exec(marked)?.[0];
    assert.ok(name && asked.includes(name), `${marked} is marked, ${asked} is asked`);
  }));

test('the list does not move under the mouse', () =>
  onPage(
    async (tab) => {
      await start(tab);
      await openDrawer(tab, 'actions');
      // Long descriptions of the effect of an action: points, things, what is revealed.
      const words = new Set();
      for (let move = 0; move < 8; move++) {
        await playOn(tab, { limit: 1 });
        await tab.mouse.move(5, 5);
        const [before] = await boxesOf(tab, '.list');
        for (const action of await tab.locator('.list .action').all()) {
          await action.hover();
          words.add((await tab.locator('.preview').textContent()).length);
          const [{ top, bottom }] = await boxesOf(tab, '.list');
          assert.deepEqual([top, bottom], [before.top, before.bottom]);
        }
      }
      assert.ok(Math.max(...words) > 130 && Math.min(...words) < 60, [...words].join(' '));
    },
    { viewport: { width: 1280, height: 900 } },
  ));

test('the cover of a game chooses its story and opens its expansion', () =>
  onPage(async (tab) => {
    await tab.locator('.boxes button', { hasText: 'The King’s Favor' }).click();
    assert.ok(await tab.isChecked('[name=game][value=stories]'));
    assert.ok(await tab.isChecked('[name=scenario][value=kingsFavor]'));
    await tab.locator('.boxes button', { hasText: 'The expansion' }).click();
    assert.ok(await tab.isChecked('[name=game][value=orleans]'));
    const { y } = await tab.locator('.modules').boundingBox();
    assert.ok(y < tab.viewportSize().height - 100, 'the parts of the expansion are visible');
  }));

/** A tile of the black depot that Anna cannot pay for. */
const tooDear = (tab) => tab.locator('.piece[data-piece^="depot.black."][data-about]:not(.live, .offered)').first();

test('a refusal is in the question line, covers nothing and leaves after a while', () =>
  onOwnPage(async (tab) => {
    await tab.clock.install();
    await start(tab);
    // From here on the test controls the clock.
    await tab.clock.pauseAt(Date.now() + 3_600_000);
    for (const viewport of [DESK, SMALL, { width: 390, height: 844 }]) {
      await tab.setViewportSize(viewport);
      const refusal = tab.locator('.refusal');
      const refused = async () => {
        await tooDear(tab).dispatchEvent('click', { detail: 1 });
        await refusal.waitFor();
      };
      await refused();
      assert.match(await tab.locator('.refusal > p').innerText(), /^[A-Z].* B-\d{3}$/, 'the rule’s number comes last');
      const [[box], [bar]] = [await boxesOf(tab, '.refusal'), await boxesOf(tab, '.bar')];
      assert.ok(box.left >= bar.left && box.right <= bar.right && box.top >= bar.top && box.bottom <= bar.bottom);
      assert.equal(await refusal.evaluate((each) => getComputedStyle(each).pointerEvents), 'none');
      await tab.clock.runFor(4900);
      assert.equal(await refusal.count(), 1);
      await tab.clock.runFor(200);
      assert.equal(await refusal.count(), 0, 'the refusal leaves by itself');
      await refused();
      await tab.keyboard.press('Escape');
      assert.equal(await refusal.count(), 0, 'Escape');
      await refused();
      await tab.locator('.piece.live').first().dispatchEvent('click', { detail: 1 });
      assert.equal(await refusal.count(), 0, 'the refusal leaves with the next action');
      await tab.keyboard.press('u');
      await tab.keyboard.press('Escape');
      await tab.evaluate(() => document.querySelector('loire-table').store.clear());
    }
  }));

test('a piece that does not fit the selection says why, and the selection stays', () =>
  onPage(async (tab) => {
    await start(tab, { seed: 'together' });
    let found;
    for (let i = 0; i < 60 && !found; i++) {
      found = await tab.evaluate(() => {
        const { store } = document.querySelector('loire-table');
        const places = store.legal.filter(({ action }) => action.type === 'placeTile');
        const part = ({ targets }, what) => targets.find((target) => target.includes(what));
        const stored = new Set(places.map((place) => part(place, 'storage')));
        for (const tile of stored) {
          const fitting = places.filter(({ targets }) => targets.includes(tile)).map((place) => part(place, 'duchy'));
          const other = places.map((place) => part(place, 'duchy')).find((space) => !fitting.includes(space));
          if (new Set(fitting).size > 1 && other) return { tile, other };
        }
        return undefined;
      });
      if (!found) await playOn(tab, { limit: 1 });
    }
    await tab.locator(`.player.large [data-piece="${found.tile}"]`).click();
    await tab.locator(`.player.large [data-piece="${found.other}"]`).click();
    assert.match(await tab.locator('.refusal > p').innerText(), /\S B-\d{3}$/);
    const selected = await tab.locator('.piece.selected').evaluateAll((all) => all.map(({ dataset }) => dataset.piece));
    assert.deepEqual(selected, [found.tile]);
  }));

const NEEDED = { burgundy: ['.main', '.player.large'], orleans: ['.main', '.player.large', '.panels'] };
NEEDED.stories = NEEDED.orleans;

for (const game of ['burgundy', 'orleans', 'stories']) {
  test(`${game}: a drawer is beside the boards on a large screen, and never covers one’s own`, () =>
    onPage(async (tab) => {
      await start(tab, { game, seats: 3, names: NAMES.slice(0, 3) });
      for (const [width, parts] of [
        [1440, NEEDED[game]],
        [1200, NEEDED[game]],
        [1024, ['.player.large']],
      ]) {
        await tab.setViewportSize({ width, height: 800 });
        for (const drawer of ['actions', 'log', 'scores', 'analysis', 'help']) {
          await openDrawer(tab, drawer);
          const [open] = await boxesOf(tab, '.drawer');
          for (const part of parts)
            for (const board of await boxesOf(tab, part))
              assert.ok(!overlap(open, board), `${width}: ${drawer} covers ${part}`);
          await tab.keyboard.press('Escape');
        }
      }
    }));

  test(`${game}: the end of the game leaves the boards visible`, () =>
    onPage(async (tab) => {
      await tab.setInputFiles(
        'input[type=file]',
        await finishedGame(game === 'stories' ? SHOWN['king’s favor'] : game),
      );
      await tab.waitForSelector('.scores.over .chart');
      const [sheet] = await boxesOf(tab, '.drawer');
      for (const part of NEEDED[game])
        for (const board of await boxesOf(tab, part)) {
          assert.ok(!overlap(sheet, board), part);
          assert.ok(board.width > 250, `${part} is ${board.width} wide`);
        }
    }));
}

test('four players of Burgundy have large depots of one size, and numbers beside the purses', () =>
  onPage(async (tab) => {
    await start(tab, { seats: 4, names: NAMES });
    await playOn(tab, { limit: 60 });
    const tiles = await boxesOf(tab, '[data-piece^="depot."] .edge:is(.tile, .space)');
    const least = Math.min(...tiles.map(({ width }) => width));
    assert.ok(least >= 48, `tiles of ${least}`);
    const others = await tab.locator('.others .player').evaluateAll((all) => all.map(({ dataset }) => +dataset.seat));
    for (const kind of ['silver', 'chips']) {
      const numbers = await boxesOf(tab, `.others [data-piece$=".${kind}"] text`);
      const owned = await tab.evaluate(
        (kind) => document.querySelector('loire-table').store.look.position.players.map((one) => one[kind]),
        kind,
      );
      assert.deepEqual(
        numbers.map(({ words }) => Number(words)),
        others.map((seat) => owned[seat]),
      );
    }
    // Must hold for every stacking of the turn order.
    const seen = new Set();
    const stacks = new Set();
    for (let moment = 0; moment < 60; moment += 4) {
      await tab.evaluate((moment) => document.querySelector('loire-table').store.lookAt(moment), moment);
      stacks.add(
        await tab.evaluate(() =>
          Math.max(...document.querySelector('loire-table').store.look.position.track.map((each) => each.length)),
        ),
      );
      const [{ width, top, bottom }] = await boxesOf(tab, 'svg.board');
      seen.add([width, bottom - top].map(Math.round).join());
    }
    assert.ok(stacks.size > 1, 'the stacks have different heights');
    assert.equal(seen.size, 1, [...seen].join(' '));
  }));
