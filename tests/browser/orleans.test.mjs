// Orléans on the page: whole games by clicks, planning by pieces and by keyboard, undo per seat while all plan.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { ASKS, recordUpTo } from '../helpers/asks.mjs';
import { loadLoire } from '../helpers/package.mjs';
import {
  exported,
  fromMenu,
  heading,
  logLines,
  offers,
  onPage,
  playOn,
  openDrawer,
  pressListed,
  start,
  totals,
  usePage,
} from '../helpers/page.mjs';
import { ONLY_WHOLE } from '../helpers/whole.mjs';

usePage();

const game = 'orleans';
const NAMES = ['Anna', 'Bruno', 'Clara', 'David'];

for (const [seats, edition, options] of [
  [2, 'later', ONLY_WHOLE], // the keyboard tests cover this
  [3, '2014'],
  [4, 'later', ONLY_WHOLE], // every `npm test` plays the later edition with the expansion's modules
]) {
  test(`a whole game of ${seats} can be played by clicks, edition ${edition}, and its record replays`, options, () =>
    onPage(async (tab) => {
      await start(tab, { game, seats, edition, names: NAMES.slice(0, seats) });
      const presses = await playOn(tab);
      assert.ok(presses >= 60 * seats, `only ${presses} actions`);
      assert.equal(await heading(tab), 'The game is over');
      assert.match(await tab.locator('.ranking li').first().innerText(), / wins with \d+ points/);
      const log = await logLines(tab);
      assert.match(log, /The game is over\.$/);
      assert.doesNotMatch(await tab.locator('body').innerText(), /undefined|\[object|NaN/);

      const loire = await loadLoire();
      const record = await exported(tab);
      const scores = loire.scores(loire.replay(record).state);
      assert.deepEqual(
        await totals(tab),
        scores.map(({ total }) => total),
      );
      assert.deepEqual(
        record.scores,
        scores.map(({ total }) => total),
      );
      assert.ok(
        scores.some(({ total }) => total > 20),
        'at least one journey was made',
      );
      assert.equal(record.setup.edition ?? 'later', edition);
      const types = new Set(record.entries.map(({ action }) => action?.type));
      for (const type of ['plan', 'ready', 'use', 'recruit', 'pass']) assert.ok(types.has(type), `no ${type} occurred`);
    }),
  );
}

/** Opens a recorded game at a question of this kind. */
async function openAt(tab, loire, kind) {
  const record = recordUpTo(loire, kind);
  const file = { name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(record)) };
  await tab.setInputFiles('input[type=file]', file);
  await tab.waitForSelector('.list .action', { state: 'attached' });
  return loire.replay(record).state;
}

/** The clickable pieces, on the drawn boards or in the text view. */
const pieces = (tab) =>
  tab
    .locator('[data-piece][role=button], button[data-piece]')
    .evaluateAll((all) => all.map(({ dataset }) => dataset.piece).sort());

test('every question marks the pieces of its actions on the boards and in the text view', () =>
  onPage(async (tab) => {
    const loire = await loadLoire();
    for (const kind of Object.keys(ASKS)) {
      const state = await openAt(tab, loire, kind);
      const [{ seat }] = loire.turn(state).asks;
      const legal = loire.legalActions(state, seat);
      const wanted = [...new Set(legal.flatMap(({ targets }) => targets))].sort();
      assert.deepEqual(await offers(tab).then((all) => all.sort()), legal.map(({ notation }) => notation).sort(), kind);
      assert.deepEqual(await pieces(tab), wanted, `${kind}, drawn`);
      const names = await tab
        .locator('[data-piece][role=button]')
        .evaluateAll((all) => all.map((each) => each.querySelector('title').textContent));
      assert.equal(new Set(names).size, wanted.length, `${kind}: every piece has a name of its own`);
      await fromMenu(tab, 'text');
      assert.deepEqual(await pieces(tab), wanted, `${kind}, as text`);
      assert.doesNotMatch(await tab.locator('body').innerText(), /undefined|\[object|NaN/);
      await fromMenu(tab, 'text');
      await fromMenu(tab, 'leave');
    }
  }));

test('clicks on a follower and a space plan in either order, and undo works', () =>
  onPage(async (tab) => {
    await start(tab, { game });
    const piece = (id) => tab.locator(`[data-piece="${id}"]`);
    const planned = async () =>
      (await exported(tab)).entries
        .filter(({ action }) => action)
        .map(({ action }) => `${action.follower} ${action.space}`);
    const all = await offers(tab);

    await piece('seat.0.market.ownFarmer').click();
    assert.ok((await offers(tab)).every((notation) => notation.startsWith('plan ownFarmer >')));
    assert.equal(await tab.locator('.piece.selected').count(), 1);
    await piece('seat.0.space.castle.1').click();
    assert.deepEqual(await planned(), ['ownFarmer castle.1']);

    // A space with one matching follower: one click is enough, and a double click does no more.
    await piece('seat.0.space.castle.2').click();
    assert.deepEqual(await planned(), ['ownFarmer castle.1', 'ownBoatman castle.2']);
    await piece('seat.0.space.monastery.2').dblclick();
    assert.deepEqual(await planned(), ['ownFarmer castle.1', 'ownBoatman castle.2', 'ownTrader monastery.2']);

    // A space that fits no follower on the market says why, with the rule.
    await piece('seat.0.space.monastery.1').click();
    assert.match(await tab.locator('.refusal > p').innerText(), / O-0\d\d$/);
    for (let i = 0; i < 3; i++) await tab.click('[data-do=undo]');
    assert.deepEqual(await offers(tab), all);

    // A refusal shows a sentence with its rule.
    await openDrawer(tab, 'actions');
    await tab.fill('[name=filter]', 'plan ownFarmer > castle.3');
    await tab.keyboard.press('Enter');
    assert.match(
      await tab.locator('.refusal > p').innerText(),
      /^Your own farmer may not stand there: the space of the castle is for a trader\. O-040$/,
    );
  }));

test('seats that have passed are marked while others act', () =>
  onPage(async (tab) => {
    await start(tab, { game });
    await playOn(tab, { until: 'turn' });
    const passed = tab.locator('.status small', { hasText: 'passed' });
    assert.equal(await passed.count(), 0);
    await pressListed(tab, tab.locator('.list [data-notation=pass]'));
    assert.equal(await passed.count(), 1);
    await playOn(tab, { until: 'Plan' });
    assert.equal(await passed.count(), 0);
  }));

test('one click takes a planned follower back', () =>
  onPage(async (tab) => {
    await openAt(tab, await loadLoire(), 'recall');
    const space = tab.locator('.player.current [data-piece*=".space."][role=button]').first();
    const id = await space.getAttribute('data-piece');
    await space.click();
    const { seat, action } = (await exported(tab)).entries.at(-1);
    assert.deepEqual([`seat.${seat}.space.${action.space}`, action.type], [id, 'recall']);
  }));

test('a planning phase can be played by keyboard only', () =>
  onPage(async (tab) => {
    await start(tab, { game });
    await tab.keyboard.press('Escape');
    const at = () =>
      tab.evaluate(() => document.activeElement?.dataset?.piece ?? document.activeElement?.dataset?.notation ?? '');
    const tabTo = async (wanted, key = 'Tab') => {
      for (let i = 0; i < 120 && !wanted.test(await at()); i++) await tab.keyboard.press(key);
      assert.match(await at(), wanted, `cannot be reached by ${key}`);
    };
    for (const seat of [0, 1]) {
      assert.match(await heading(tab), new RegExp(`${NAMES[seat]}: Plan`));
      const turns = [
        [/market.ownBoatman/, /space.farmhouse.1/, ' '],
        [/market.ownCraftsman/, /space.farmhouse.2/, 'Enter'],
      ];
      for (const [follower, space, key] of turns) {
        await tabTo(follower, seat ? 'Shift+Tab' : 'Tab');
        await tab.keyboard.press(key);
        await tabTo(space);
        await tab.keyboard.press(key);
        // The space is no longer a button; the focus moves on to the remaining followers.
        await tab.waitForFunction(() => document.activeElement?.dataset?.piece?.includes('.market.'));
      }
      await tabTo(/^ready$/);
      await tab.keyboard.press('Enter');
      await tab.waitForFunction(
        (name) => !document.querySelector('.actions h2').textContent.includes(`${name}: Plan`),
        NAMES[seat],
      );
    }
    const { entries } = await exported(tab);
    const plans = entries
      .filter(({ action }) => action?.type === 'plan')
      .map(({ seat, action }) => `${seat} ${action.space}`);
    assert.deepEqual(plans, ['0 farmhouse.1', '0 farmhouse.2', '1 farmhouse.1', '1 farmhouse.2']);
    assert.match(await heading(tab), /Your turn/);
    await tabTo(/place\.farmhouse$/, 'Shift+Tab');
    await tab.keyboard.press('Enter');
    await tab.waitForFunction(() => /recruits a farmer/.test(document.querySelector('[role=log]').textContent));
  }));

test('while all plan, each seat undoes its own answers one by one', () =>
  onPage(async (tab) => {
    await start(tab, { game, seats: 3, names: NAMES.slice(0, 3) });
    const plans = async (seat) =>
      (await exported(tab)).entries
        .filter((entry) => entry.seat === seat)
        .map(({ action }) => action.space ?? action.type);
    const plan = async (notation) => {
      await pressListed(tab, tab.locator(`.list [data-notation="${notation}"]`));
    };
    const answerFor = (name) => tab.click(`.seats >> text=${name}`);
    const undo = tab.locator('[data-do=undo]');
    await plan('plan ownFarmer > castle.1');
    await plan('plan ownBoatman > castle.2');
    await answerFor('Clara');
    await plan('plan ownTrader > castle.3');
    await answerFor('Anna');
    await plan('plan ownTrader > castle.3');
    await answerFor('Clara');
    await plan('plan ownFarmer > ship.1');
    await answerFor('Bruno');
    await plan('plan ownCraftsman > farmhouse.2');

    // Three of Anna's answers, below later ones of the others.
    await answerFor('Anna');
    for (const left of [['castle.1', 'castle.2'], ['castle.1'], []]) {
      await undo.click();
      assert.match(await heading(tab), /Anna: Plan/);
      assert.deepEqual(await plans(0), left);
    }
    assert.ok(await undo.isDisabled());
    assert.deepEqual(await plans(1), ['farmhouse.2']);
    assert.deepEqual(await plans(2), ['castle.3', 'ship.1']);

    // Until she is ready, Clara undoes her own answers; then her plan is bound.
    await answerFor('Clara');
    await undo.click();
    assert.deepEqual(await plans(2), ['castle.3']);
    await tab.click('[data-do=redo]');
    assert.deepEqual(await plans(2), ['castle.3', 'ship.1']);
    await plan('ready');
    assert.match(await heading(tab), /Anna: Plan/);
    assert.ok(await undo.isDisabled());

    // The last seat to plan still undoes its own answers, although others have answered since.
    await plan('ready');
    assert.match(await heading(tab), /Bruno: Plan/);
    await undo.click();
    assert.deepEqual(await plans(1), []);
    assert.deepEqual(await plans(2), ['castle.3', 'ship.1', 'ready']);
  }));

for (const [width, height] of [
  [1024, 768],
  [390, 844],
]) {
  test(`${width} pixels: no good and no other name covers the name of a town`, () =>
    onPage(
      async (tab) => {
        // Four players fill every space of the paths.
        await start(tab, { game, seats: 4, names: NAMES });
        if (width < 600) await tab.click('.views [data-to=board]');
        const { towns, covered } = await tab.evaluate(() => {
          const map = document.querySelector('svg.map');
          const boxes = (selector, name) =>
            [...map.querySelectorAll(selector)].map((each) => ({
              name: name(each),
              box: each.getBoundingClientRect(),
            }));
          const ribbons = boxes('.ribbon', (ribbon) => ribbon.nextElementSibling.textContent.trim());
          const goods = boxes(
            '[data-thing^="good."] .edge, .spot',
            (good) => good.closest('[data-piece]')?.dataset.piece,
          );
          const meet = (one, other) =>
            one !== other &&
            Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left) > 0.5 &&
            Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top) > 0.5;
          const covered = ribbons.flatMap((ribbon) =>
            [...goods, ...ribbons]
              .filter((other) => meet(ribbon, other))
              .map((other) => `${ribbon.name}: ${other.name}`),
          );
          return { towns: ribbons.length, covered };
        });
        assert.equal(towns, 23);
        assert.deepEqual(covered, []);
      },
      { viewport: { width, height } },
    ));
}
