// Orléans Stories on the page: the choice of a story, whole games by clicks and by keyboard, every question in three
// languages, and the telling of the story.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { loadLoire } from '../helpers/package.mjs';
import {
  exported,
  fileOf,
  fromMenu,
  heading,
  logLines,
  offers,
  onPage,
  openDrawer,
  openForm,
  playOn,
  start,
  totals,
  typeMove,
  usePage,
} from '../helpers/page.mjs';
import { LANGUAGES, choose } from '../helpers/settings.mjs';
import { STORIES_ASKS, keptRecord, recordUpTo } from '../helpers/stories-asks.mjs';
import { ONLY_WHOLE } from '../helpers/whole.mjs';

usePage();

const game = 'stories';
const NAMES = ['Anna', 'Bruno', 'Clara', 'David'];
const BROKEN = /undefined|\[object|NaN|=>/;
const body = (tab) => tab.locator('body').innerText();

const WHOLE = [
  { scenario: 'firstKingdom', seats: 2, rounds: 7, held: ONLY_WHOLE },
  { scenario: 'firstKingdom', seats: 4, rounds: 4 },
  { scenario: 'kingsFavor', seats: 2, held: ONLY_WHOLE }, // the keyboard tests cover this
  { scenario: 'kingsFavor', seats: 3 },
];

for (const { scenario, seats, rounds, held = {} } of WHOLE) {
  test(`a whole game of ${scenario} for ${seats} can be played by clicks, and its record replays`, held, () =>
    onPage(async (tab) => {
      await start(tab, { game, scenario, rounds, seats, names: NAMES.slice(0, seats) });
      const presses = await playOn(tab);
      assert.ok(presses >= 12 * seats, `only ${presses} actions`);
      assert.equal(await heading(tab), 'The game is over');
      assert.match(await logLines(tab), /The game is over\.$/);
      assert.doesNotMatch(await body(tab), BROKEN);

      const loire = await loadLoire();
      const record = await exported(tab);
      const { state } = loire.replay(record);
      const scores = loire.scores(state);
      assert.equal(record.setup.scenario, scenario);
      assert.deepEqual(
        await totals(tab),
        scores.map(({ total }) => total),
      );
      // The sheet shows what decides before points, and the winner comes first.
      const standing = await tab.locator('.scores .standing td').allInnerTexts();
      assert.deepEqual(
        standing.map(Number),
        scores[0].standing.flatMap((_, row) => scores.map((score) => score.standing[row].value)),
      );
      const winner = scores.find(({ rank }) => rank === 1).seat;
      const first = await tab.locator('.ranking li').first().innerText();
      assert.match(first, new RegExp(`${NAMES[winner]} wins with `));
      assert.match(first, scenario === 'firstKingdom' ? /of 7 tasks, .* and a wealth of/ : /points/);
    }),
  );
}

test('a player who is sent away is named with the year, and the others play on', () =>
  onPage(async (tab) => {
    const loire = await loadLoire();
    const record = keptRecord('4-favor-3');
    const { state } = loire.replay(record);
    await tab.setInputFiles('input[type=file]', fileOf(record));
    await tab.waitForSelector('.scores.over');
    const left = state.position.players.flatMap(({ out }, seat) => (out === undefined ? [] : [{ seat, out }]));
    assert.ok(left.length > 0 && left.length < 4);
    const ranking = await tab.locator('.ranking').innerText();
    for (const { seat, out } of left)
      assert.match(
        ranking,
        new RegExp(`Player ${seat + 1} with \\d+ points \\(out in year ${'I'.repeat(Math.ceil(out / 4))}\\)`),
      );
    assert.equal(await tab.locator('.standings b', { hasText: '–' }).count(), left.length);
    const lines = await logLines(tab);
    assert.equal(lines.match(/falls from favour/g).length, left.length);
  }));

test('a whole game can be played by keyboard only, from the first village on', () =>
  onPage(async (tab) => {
    await start(tab, { game, scenario: 'kingsFavor', seed: 'keys' });
    const focused = (selector) => tab.evaluate((wanted) => document.activeElement?.matches(wanted), selector);
    await tab.locator('.skip').focus();
    await tab.keyboard.press('Enter');
    let presses = 0;
    const over = () => tab.locator('.scores.over').count();
    for (; presses < 400 && !(await over()); presses++) {
      // Goes down the list at times, so that more than the first action is played.
      for (let i = (presses * 3) % 4; i > 0 && (await tab.locator('.list .action').count()) > i; i--)
        await tab.keyboard.press('Tab');
      assert.ok(await focused('.list .action'), `after ${presses} answers the focus is lost`);
      const before = await tab.evaluate(() => document.querySelector('[name=moment]').max);
      await tab.keyboard.press('Enter');
      // An action that reveals something is chosen first and played when it is chosen again.
      if (await tab.evaluate(() => Boolean(document.querySelector('loire-table').store.pending)))
        await tab.keyboard.press('Enter');
      await tab.waitForFunction(
        (before) =>
          document.querySelector('[name=moment]').max !== before &&
          (document.activeElement?.matches('.list .action') || document.querySelector('.scores.over')),
        before,
      );
    }
    assert.ok(presses > 40, `${presses} answers`);
    const loire = await loadLoire();
    assert.deepEqual(
      await totals(tab),
      loire.scores(loire.replay(await exported(tab)).state).map(({ total }) => total),
    );
  }));

const pieces = (tab) =>
  tab
    .locator('[data-piece][role=button], button[data-piece]')
    .evaluateAll((all) => all.map(({ dataset }) => dataset.piece).sort());

test('every question marks the pieces of its actions on the boards and in the text view, and has texts in every language', () =>
  onPage(async (tab) => {
    const loire = await loadLoire();
    for (const kind of Object.keys(STORIES_ASKS)) {
      const record = recordUpTo(loire, kind);
      const { state } = loire.replay(record);
      await tab.setInputFiles('input[type=file]', fileOf(record));
      await tab.waitForSelector('.list .action', { state: 'attached' });
      const [{ seat, ask }] = loire.turn(state).asks;
      assert.equal(ask.type, kind);
      const legal = loire.legalActions(state, seat);
      const wanted = [...new Set(legal.flatMap(({ targets }) => targets))].sort();
      assert.deepEqual(await offers(tab).then((all) => all.sort()), legal.map(({ notation }) => notation).sort(), kind);
      assert.deepEqual(await pieces(tab), wanted, `${kind}, drawn`);
      const names = await tab
        .locator('[data-piece][role=button]')
        .evaluateAll((all) => all.map((each) => each.querySelector('title').textContent));
      assert.equal(
        new Set(names).size,
        wanted.length,
        `${kind}: every piece has a name of its own: ${names.join(' | ')}`,
      );
      const hints = new Set();
      for (const language of LANGUAGES) {
        await choose(tab, { language });
        assert.doesNotMatch(await body(tab), BROKEN, `${kind}, ${language}`);
        const labels = await tab.locator('.list .action span').allTextContents();
        assert.equal(new Set(labels).size, labels.length, `${kind}, ${language}: ${labels.join(' | ')}`);
        hints.add(await tab.locator('.question .hint').innerText());
      }
      assert.equal(hints.size, 3, kind);
      await choose(tab, { language: 'en' });
      await fromMenu(tab, 'text');
      assert.deepEqual(await pieces(tab), wanted, `${kind}, as text`);
      assert.doesNotMatch(await body(tab), BROKEN);
      await fromMenu(tab, 'text');
      await fromMenu(tab, 'leave');
    }
  }));

for (const [width, height] of [
  [1440, 900],
  [1024, 768],
  [390, 844],
])
  test(`${width} pixels: the story banner leaves the villages to choose from visible`, () =>
    onPage(
      async (tab) => {
        await start(tab, { game, scenario: 'firstKingdom' });
        const banner = await tab.locator('.banner').boundingBox();
        const villages = tab.locator('[data-piece^="area."].live');
        assert.equal(await villages.count(), 2);
        for (const village of await villages.all()) {
          assert.ok(await village.isVisible(), 'the map is visible');
          const { x, y, width: w, height: h } = await village.boundingBox();
          assert.ok(x >= 0 && x + w <= width && y >= 0 && y + h <= height, 'the village is on the screen');
          const isApart =
            x + w <= banner.x || x >= banner.x + banner.width || y + h <= banner.y || y >= banner.y + banner.height;
          assert.ok(isApart, 'the village is beside the banner');
        }
        // The other player has one village left, so there is a button.
        await villages.first().click();
        await tab.waitForFunction(() => /Anna/.test(document.querySelector('.question h2').textContent));
        await tab.locator('.choices .action.primary').click();
        await tab.waitForFunction(() => /Plan/.test(document.querySelector('.question h2').textContent));
        // The next question is about one's own board.
        assert.ok(await tab.locator('.player.large [data-piece].live').first().isVisible());
      },
      { viewport: { width, height } },
    ));

test('on the fame track no piece covers the number of a space', () =>
  onPage(async (tab) => {
    await start(tab, { game, scenario: 'firstKingdom', seats: 4, names: NAMES });
    const covered = await tab.evaluate(() => {
      const track = document.querySelector('.fameTrack');
      const boxes = (selector) => [...track.querySelectorAll(selector)].map((each) => each.getBoundingClientRect());
      const things = boxes('.disc, .coin, .glyph, .good, .token');
      const numbers = [...track.querySelectorAll('text.dim')];
      return numbers
        .filter((number) => {
          const a = number.getBoundingClientRect();
          // A line of text is higher than its figures.
          const [top, bottom] = [a.top + a.height * 0.25, a.bottom - a.height * 0.28];
          return things.some((b) => b.left < a.right - 1 && b.right > a.left + 1 && b.top < bottom && b.bottom > top);
        })
        .map(({ textContent }) => textContent);
    });
    assert.deepEqual(covered, []);
  }));

test('clicks plan and settle, and a wrong space says why it does not fit', () =>
  onPage(async (tab) => {
    await start(tab, { game, scenario: 'firstKingdom' });
    await tab.click('[data-do=fold]');
    const piece = (id) => tab.locator(`[data-piece="${id}"]`);
    // Settling is possible only in start villages at first, and the map says so.
    await piece('area.L01').click();
    assert.match(await tab.locator('.refusal > p').innerText(), /1 is not a start village\. S-023$/s);
    await piece('area.L06').click();
    await piece('area.L10').click();
    assert.match(await heading(tab), /Anna: Plan/);
    for (const [follower, space] of [
      ['farmer', 'territory.1'],
      ['farmer', 'territory.2'],
      ['fisher', 'territory.3'],
    ]) {
      await piece(`seat.0.green.${follower}`).click();
      await piece(`seat.0.space.${space}`).click();
    }
    await piece('seat.0.space.church.1').waitFor({ state: 'detached' });
    await piece('seat.0.space.mill.1').click();
    await piece('seat.0.space.territory.1').click();
    assert.match(await tab.locator('.refusal > p').innerText(), /^That space is taken[\s\S]* S-\d+$/);
    for (let i = 0; i < 2; i++) await tab.locator('.choices [data-notation=ready]').click();
    while (!/Anna/.test(await heading(tab))) await tab.locator('.choices [data-notation=pass]').click();
    const place = piece('seat.0.place.territory');
    assert.match(await place.getAttribute('class'), /live/);
    await place.click();
    const target = tab.locator('[data-piece^="area."].live').first();
    const area = (await target.getAttribute('data-piece')).slice(5);
    await target.click();
    assert.ok(await piece(`seat.0.settler.${area}`).isVisible());
    const { entries } = await exported(tab);
    assert.deepEqual(entries.findLast(({ action }) => action?.type === 'expand').action, {
      type: 'expand',
      place: 'territory',
      area,
      from: null,
    });
  }));

test('the story begins with a banner that folds into a seal, and tells its turning points', () =>
  onPage(async (tab) => {
    await start(tab, { game, scenario: 'kingsFavor' });
    const banner = tab.locator('.banner');
    assert.match(await banner.innerText(), /The King’s Favor/);
    for (const [language, title] of [
      ['de', /Die Gunst des Königs/],
      ['fr', /La faveur du roi/],
    ]) {
      await choose(tab, { language });
      assert.match(await banner.innerText(), title);
    }
    await choose(tab, { language: 'en' });
    await tab.click('[data-do=fold]');
    assert.equal(await banner.count(), 0);
    await tab.click('[data-do=tale]');
    assert.match(await banner.innerText(), /The King’s Favor/);
    // An answer goes on; the first spring comes with the last village.
    await playOn(tab, { limit: 2 });
    assert.match(await banner.innerText(), /Spring/);
    await playOn(tab, { until: 'over' });
    assert.match(await banner.innerText(), /The king has chosen/);
  }));

test('the story tells of famine, peace and the first player when they happen', () =>
  onPage(async (tab) => {
    const loire = await loadLoire();
    const { scores: _, ...record } = keptRecord('3-kingdom-4');
    const cards = ['II', 'III', 'VIII'];
    const table = loire.Game.create({ ...record.setup, game, dealer: 'host' });
    const told = {};
    for (const [at, entry] of record.entries.entries()) {
      const { events } = 'seat' in entry ? table.play(entry.seat, entry.action) : table.settle(entry.chance);
      for (const { type, card } of events) if (type === 'narrated') told[card] ??= { at, entry };
    }
    table.free();
    const words = { II: /Scholars on the road/, III: /Famine/, VIII: /Peace/ };
    for (const card of cards) {
      const { at, entry } = told[card];
      await tab.setInputFiles('input[type=file]', fileOf({ ...record, entries: record.entries.slice(0, at) }));
      await tab.waitForSelector('.list .action', { state: 'attached' });
      assert.equal(await tab.locator('.banner').count(), 0, 'a loaded game does not repeat its story');
      await tab.evaluate((action) => document.querySelector('loire-table').store.play(action), entry.action);
      await tab.waitForSelector('.banner');
      const text = await tab.locator('.banner').innerText();
      assert.match(text, words[card]);
      assert.match(text, /is the first to come this far/);
      await fromMenu(tab, 'leave');
    }
  }));

test('each story has its options and lists its reconstructed parts', () =>
  onPage(async (tab) => {
    await openForm(tab, 'stories');
    await tab.check('[name=scenario][value=firstKingdom]');
    assert.equal(await tab.locator('[name=roundLimit]').count(), 1);
    assert.equal(await tab.locator('[name=favouriteTiles]').count(), 0);
    await tab.check('[name=scenario][value=kingsFavor]');
    assert.equal(await tab.locator('[name=roundLimit]').count(), 0);
    await tab.fill('[name=favouriteTiles]', '2');
    await tab.check('[name=clearEliminated]');
    for (const seat of [0, 1]) await tab.selectOption(`[name=kind${seat}]`, 'human');
    await tab.click('[data-do=start]');
    await tab.waitForSelector('.list .action', { state: 'attached' });
    const { setup } = await exported(tab);
    assert.equal(setup.scenario, 'kingsFavor');
    assert.equal(setup.options.favouriteTiles, 2);
    assert.equal(setup.options.clearEliminated, true);
    const loire = await loadLoire();
    const { reconstructed } = loire.games().find(({ id }) => id === game);
    for (const language of LANGUAGES) {
      await choose(tab, { language });
      await openDrawer(tab, 'help');
      await tab.locator('.legend').evaluate((legend) => (legend.open = true));
      const listed = await tab.locator('.legend ul li').allInnerTexts();
      assert.equal(listed.length, reconstructed.length);
      const english = reconstructed.filter(({ what }) => listed.includes(what));
      assert.ok(language === 'en' || english.length === 0, 'the text is in the chosen language');
      await tab.keyboard.press('Escape');
    }
  }));

test('refusals show their rule in every language', () =>
  onPage(async (tab) => {
    const loire = await loadLoire();
    const wishes = {
      plan: ['plan monk > mill.1', 'plan farmer > laboratory.1', 'use mill', 'plan wood > mill.1', 'settle L01'],
      turn: ['use mill', 'take mint', 'mill > monk', 'gate: monk > barter for bonus', 'territory > L01'],
      wild: ['strike wealth.1', 'give wood', 'pass'],
    };
    for (const [kind, moves] of Object.entries(wishes)) {
      await tab.setInputFiles('input[type=file]', fileOf(recordUpTo(loire, kind)));
      await tab.waitForSelector('.list .action', { state: 'attached' });
      for (const move of moves) {
        const said = new Set();
        for (const language of LANGUAGES) {
          await choose(tab, { language });
          await typeMove(tab, move);
          await tab.keyboard.press('Enter');
          const words = await tab.locator('.refusal > p').innerText();
          assert.match(words, /^\S.*\. S-\d+$/s, `${kind}: ${move}`);
          assert.doesNotMatch(words, BROKEN);
          said.add(words);
          await typeMove(tab, '');
        }
        assert.equal(said.size, 3, `${kind}: ${move}`);
      }
      await choose(tab, { language: 'en' });
      await tab.keyboard.press('Escape');
      await fromMenu(tab, 'leave');
    }
  }));

test('every place card, deed and task shows a drawing, and no seal covers the name of a card', () =>
  onPage(async (tab) => {
    const loire = await loadLoire();
    const open = async (record) => {
      await tab.evaluate(() => (location.hash = ''));
      await tab.waitForSelector('.start');
      await tab.setInputFiles('input[type=file]', fileOf(record));
      await tab.waitForSelector('.list .action', { state: 'attached' });
    };
    for (const scenario of ['firstKingdom', 'kingsFavor']) {
      await open(loire.Game.create({ game, scenario, seats: 2, seed: 'signs' }).record());
      const { plain, missing } = await tab.evaluate(() => {
        const things = '[data-piece^="card."], [data-piece*=".place."], [data-piece^="deed."], [data-piece*=".task."]';
        // The fields of a deed or a task are pieces too.
        const shown = [...document.querySelectorAll(things)].filter((each) => !/\.\d+$/.test(each.dataset.piece));
        const used = [...document.querySelectorAll('.table use')].map((use) => use.getAttribute('href').slice(1));
        return {
          plain: shown.filter((each) => !each.querySelector('.emblem')).map((each) => each.dataset.piece),
          missing: used.filter((id) => !document.getElementById(id)),
        };
      });
      assert.deepEqual([plain, missing], [[], []], scenario);
    }
    await open(recordUpTo(loire, 'pickCard'));
    assert.ok((await tab.locator('[data-piece^="card."].live').count()) > 1);
    assert.doesNotMatch(await tab.locator('.seals').innerText(), /place card/);
  }));
