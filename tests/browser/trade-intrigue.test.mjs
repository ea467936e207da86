// Trade & Intrigue on the page: its modules in the start form, whole games by clicks and by keyboard, every question in
// three languages, bribes in words, and clickable pieces of opponents.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { TRADE_ASKS, kindOf, recordUpTo } from '../helpers/asks.mjs';
import { loadLoire } from '../helpers/package.mjs';
import {
  exported,
  fileOf,
  fromMenu,
  heading,
  logLines,
  offers,
  onPage,
  openForm,
  playOn,
  pressListed,
  totals,
  typeMove,
  usePage,
} from '../helpers/page.mjs';
import { choose } from '../helpers/settings.mjs';
import { ONLY_WHOLE } from '../helpers/whole.mjs';

usePage();

const NAMES = ['Anna', 'Bruno', 'Clara', 'David'];
const ALL = ['orders', 'newEvents', 'newDeeds', 'intrigue', 'newPlaces'];
const BROKEN = /undefined|\[object|NaN|=>|null/;

/** Fills the start form with modules and their options. */
async function begin(tab, { seats = 2, modules = ALL, options = {}, seed = 'intrigue' } = {}) {
  await openForm(tab, 'orleans');
  await tab.selectOption('[name=seats]', String(seats));
  for (let seat = 0; seat < seats; seat++) {
    await tab.fill(`[name=name${seat}]`, NAMES[seat]);
    await tab.selectOption(`[name=kind${seat}]`, 'human');
  }
  for (const module of modules) await tab.check(`[name=modules][value=${module}]`);
  for (const [name, value] of Object.entries(options)) {
    if (typeof value === 'boolean') await tab.setChecked(`[name=${name}]`, value);
    else await tab.selectOption(`[name=${name}]`, value);
  }
  await tab.fill('[name=seed]', seed);
  await tab.click('[data-do=start]');
}

const both = { civicBoard: 'both' };
const speak = (tab, language) => choose(tab, { language });
const body = (tab) => tab.locator('body').innerText();

/** Opens a recorded game at a question of this kind. */
async function openAt(tab, loire, kind) {
  const record = recordUpTo(loire, kind, TRADE_ASKS);
  await tab.setInputFiles('input[type=file]', fileOf(record));
  await tab.waitForSelector('.list .action', { state: 'attached' });
  return loire.replay(record).state;
}

test('options appear with their module, and invalid combinations are explained', () =>
  onPage(async (tab) => {
    await openForm(tab, 'orleans');
    const fields = () =>
      tab.locator('.start form [name]').evaluateAll((all) => [...new Set(all.map(({ name }) => name))]);
    const bare = await fields();
    const comes = {
      newEvents: ['peasantsLast', 'harvestByLetter', 'educationTracks', 'leviesStrict'],
      newPlaces: ['tradingHouseTies', 'tavern'],
      intrigue: ['bribery'],
      newDeeds: [],
      orders: [],
    };
    for (const [module, options] of Object.entries(comes)) {
      await tab.check(`[name=modules][value=${module}]`);
      assert.deepEqual((await fields()).filter((name) => !bare.includes(name)).sort(), [...options].sort(), module);
      assert.ok(
        (await tab.locator(`label:has([value=${module}]) small`).innerText()).length > 20,
        `${module} has a description`,
      );
      await tab.uncheck(`[name=modules][value=${module}]`);
    }
    assert.deepEqual(await fields(), bare);

    // The same for options of one edition, and no choice gets lost.
    const known = async () => (await fields()).filter((name) => ['bankTotal', 'placePool'].includes(name));
    assert.deepEqual(await known(), ['placePool']);
    await tab.selectOption('[name=bathhouseSpace]', 'monk');
    await tab.selectOption('[name=edition]', '2014');
    assert.deepEqual(await known(), ['bankTotal']);
    assert.equal(await tab.inputValue('[name=bathhouseSpace]'), 'monk');
    await tab.selectOption('[name=bathhouseSpace]', 'any');
    await tab.selectOption('[name=edition]', 'later');
    assert.deepEqual(await fields(), bare);

    await begin(tab, { modules: ['newDeeds', 'intrigue'] });
    const trouble = await tab.locator('.refusal').innerText();
    assert.match(
      trouble,
      /^These players and rules do not go together\. “The expansion Trade & Intrigue”: .* Both replace the board of deeds: play one of them, or both/,
    );
    assert.doesNotMatch(trouble, /civicBoard/, 'not the engine’s English message');
    await tab.selectOption('[name=civicBoard]', 'both');
    await tab.click('[data-do=start]');
    await tab.waitForSelector('.list .action', { state: 'attached' });
    const { setup } = await exported(tab);
    assert.deepEqual([setup.modules, setup.options.civicBoard], [['newDeeds', 'intrigue'], 'both']);
  }));

const GAMES = [
  { seats: 2, modules: ALL.filter((module) => module !== 'intrigue'), options: { tavern: true, peasantsLast: true } },
  { seats: 3, modules: ALL.filter((module) => module !== 'newDeeds'), options: { bribery: 'menu' } },
  { seats: 4, modules: ALL, options: both, held: ONLY_WHOLE }, // the keyboard test plays all modules
];
for (const { held = {}, ...setup } of GAMES) {
  test(
    `a whole game of ${setup.seats} with ${setup.modules.join(', ')} can be played by clicks, and its record replays`,
    held,
    () =>
      onPage(async (tab) => {
        await begin(tab, setup);
        await tab.waitForSelector('.list .action', { state: 'attached' });
        assert.equal(await tab.locator('[data-piece^="order."]').count(), 5);
        const presses = await playOn(tab);
        assert.ok(presses >= 50 * setup.seats, `only ${presses} actions`);
        assert.equal(await heading(tab), 'The game is over');
        assert.doesNotMatch(await body(tab), BROKEN);
        const loire = await loadLoire();
        const record = await exported(tab);
        const scores = loire.scores(loire.replay(record).state);
        assert.deepEqual(
          await totals(tab),
          scores.map(({ total }) => total),
        );
        assert.deepEqual(record.setup.modules, setup.modules);
        assert.ok(
          record.entries.some(({ action }) => action?.type === 'dispatch'),
          'a follower was sent to a civic board',
        );
      }),
  );
}

test('a whole game with all modules can be played by keyboard only, and its record replays', () =>
  onPage(async (tab) => {
    const focused = (selector) => tab.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);
    const tabTo = async (selector, key = 'Tab') => {
      for (let i = 0; i < 200 && !(await focused(selector)); i++) await tab.keyboard.press(key);
      assert.ok(await focused(selector), `${selector} cannot be reached by ${key}`);
    };
    await tabTo('.game.orleans [data-do=options]');
    await tab.keyboard.press('Enter');
    await tabTo('[name=kind1]');
    await tab.keyboard.type('H');
    for (const module of ALL) {
      await tabTo(`[name=modules][value=${module}]`);
      await tab.keyboard.press(' ');
    }
    await tabTo('[name=civicBoard]', 'Shift+Tab');
    await tab.keyboard.type('b');
    await tabTo('[data-do=start]');
    await tab.keyboard.press('Enter');
    await tab.waitForSelector('.list .action', { state: 'attached' });
    await tabTo('.skip');
    await tab.keyboard.press('Enter');
    assert.ok(await focused('.list .action'));
    let presses = 0;
    for (; !(await tab.locator('.scores.over').count()); presses++) {
      assert.ok(presses < 3000, 'the game does not end');
      for (let i = presses % 3; i > 0 && (await tab.locator('.list .action').count()) > i; i--)
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
    assert.ok(presses > 60);
    const loire = await loadLoire();
    const record = await exported(tab);
    assert.deepEqual(record.setup.modules, ALL);
    assert.deepEqual(
      await totals(tab),
      loire.scores(loire.replay(record).state).map(({ total }) => total),
    );
  }));

const pieces = (tab) =>
  tab
    .locator('[data-piece][role=button], button[data-piece]')
    .evaluateAll((all) => all.map(({ dataset }) => dataset.piece).sort());

test('every question marks the pieces of its actions on the boards and in the text view, and has texts in every language', () =>
  onPage(async (tab) => {
    const loire = await loadLoire();
    for (const kind of Object.keys(TRADE_ASKS)) {
      const state = await openAt(tab, loire, kind);
      const [{ seat, ask }] = loire.turn(state).asks;
      assert.equal(kindOf(ask), kind);
      const legal = loire.legalActions(state, seat);
      const wanted = [...new Set(legal.flatMap(({ targets }) => targets))].sort();
      assert.deepEqual(await offers(tab).then((all) => all.sort()), legal.map(({ notation }) => notation).sort(), kind);
      assert.deepEqual(await pieces(tab), wanted, `${kind}, drawn`);
      const names = await tab
        .locator('[data-piece][role=button]')
        .evaluateAll((all) => all.map((each) => each.querySelector('title').textContent));
      assert.equal(new Set(names).size, wanted.length, `${kind}: every piece has a name of its own`);
      const labels = await tab.locator('.list .action span').allInnerTexts();
      assert.equal(
        new Set(labels).size,
        labels.length,
        `${kind}: every action has a label of its own: ${labels.join(' | ')}`,
      );

      const hints = new Set();
      for (const language of ['en', 'de', 'fr']) {
        await speak(tab, language);
        assert.doesNotMatch(await body(tab), BROKEN, `${kind}, ${language}`);
        hints.add(await tab.locator('.question .hint').innerText());
      }
      assert.equal(hints.size, 3, kind);
      await speak(tab, 'en');
      await fromMenu(tab, 'text');
      assert.deepEqual(await pieces(tab), wanted, `${kind}, as text`);
      assert.doesNotMatch(await body(tab), BROKEN);
      await fromMenu(tab, 'text');
      await fromMenu(tab, 'leave');
    }
  }));

test('a plot starts with a click on an opponent’s piece, and a bribe is described and paid coin by coin', () =>
  onPage(async (tab) => {
    const loire = await loadLoire();
    const state = await openAt(tab, loire, 'target');
    const [{ seat }] = loire.turn(state).asks;
    const foreign = loire
      .legalActions(state, seat)
      .flatMap(({ targets }) => targets)
      .find((id) => /^seat\.\d/.test(id) && !id.startsWith(`seat.${seat}.`));
    assert.ok(foreign, 'an opponent is the target');
    const piece = tab.locator(`[data-piece="${foreign}"]`);
    assert.match(await piece.getAttribute('class'), /live/);
    await piece.click();
    // Selected, or played at once if it has a single meaning; then it can be undone.
    const isPlayed = await tab.locator('[data-do=undo]').isEnabled();
    assert.ok(isPlayed || (await tab.locator('.selection li').count()) === 1);
    await fromMenu(tab, 'leave');

    const hint = () => tab.locator('.question .hint').innerText();
    const { asks } = loire.turn(await openAt(tab, loire, 'pledge'));
    const { actor } = asks[0].ask.ask;
    assert.match(await hint(), new RegExp(`^Player ${actor + 1} plots against you: .+ Offered so far: nothing\\.$`));
    // All the coins and nothing else.
    const coins = await tab.locator('.list .action').count();
    await pressListed(tab, tab.locator('.list .action').last());
    for (let i = 0; i < 6 && /Bribe for/.test(await heading(tab)); i++) {
      assert.match(await hint(), new RegExp(`Offered so far: ${coins} coins?`));
      await pressListed(tab, tab.locator('.list .action').first());
    }
    assert.match(
      await heading(tab),
      new RegExp(`Player ${actor + 1}: Player ${asks[0].seat + 1} offers ${coins} coins?\\. Accept\\?`),
    );
    assert.match(
      await hint(),
      new RegExp(`^Player ${asks[0].seat + 1} offers ${coins} coins? to be spared\\. Your plot: .+`),
    );
    await pressListed(tab, tab.locator('.list .action', { hasText: 'Accept the bribe' }));
    const log = await logLines(tab);
    const [one, other] = [`Player ${actor + 1}`, `Player ${asks[0].seat + 1}`];
    for (const line of [
      `${one} plots against ${other}: `,
      `${other} offers ${one} ${coins} coin`,
      `${one} accepts the bribe, and spares ${other}.`,
    ]) {
      assert.ok(log.includes(line), `${line}\n${log}`);
    }
  }));

test('open orders are marked on the map, and a delivered one is on its player’s board', () =>
  onPage(async (tab) => {
    const loire = await loadLoire();
    const state = await openAt(tab, loire, 'deliver');
    const { orders } = state.position;
    assert.equal(await tab.locator('.map .scroll').count(), orders.length);
    const [deliver] = (await offers(tab)).filter((notation) => notation.startsWith('deliver '));
    const [{ seat }] = loire.turn(state).asks;
    const { points, town } = loire.components('orleans').orders.find(({ id }) => id === deliver.split(' ')[1]);
    await tab.locator(`[data-piece="order.${deliver.split(' ')[1]}"]`).dblclick();
    await tab.waitForFunction(() => /fulfils an order/.test(document.querySelector('[role=log]').textContent));
    const name = loire.components('orleans').towns.find(({ id }) => id === town).name;
    // The deliverer's turn is over: a touch on the name enlarges that board again.
    await tab.locator(`.player.small.seat${seat} .enlarge`).click();
    const card = tab.locator(`.player.seat${seat} .card[aria-label*="${name}"]`);
    assert.match(await card.getAttribute('aria-label'), new RegExp(`Orders fulfilled: .*${points} points`));
  }));

test('a holiday makes the game a round shorter', () =>
  onPage(async (tab) => {
    const loire = await loadLoire();
    for (let i = 0; ; i++) {
      assert.ok(i < 20, 'no holiday was revealed');
      const table = loire.Game.create({ game: 'orleans', seats: 2, modules: ['newEvents'], seed: `holiday ${i}` });
      table.playout(`holiday ${i}`);
      if (!table.state().position.hourglasses.includes('holiday')) continue;
      await tab.setInputFiles('input[type=file]', fileOf(table.record()));
      await tab.waitForSelector('.scores.over');
      assert.equal((await tab.locator('.top .progress').innerText()).replace(/^\D+/, ''), '17 of 17');
      break;
    }
  }));

test('refusals of the expansion show their rule in every language', () =>
  onPage(async (tab) => {
    const loire = await loadLoire();
    const wishes = {
      deliver: ['deliver'],
      pledge: ['pledge 200'],
      target: ['plot 0 tax', 'plot 0 kidnap'],
      famine: ['plan farmer > castle.1'],
    };
    for (const [kind, [first, ...others]] of Object.entries(wishes)) {
      const { position } = await openAt(tab, loire, kind);
      const closed = loire.components('orleans').orders.findLast(({ id }) => !position.orders?.includes(id)).id;
      for (const wish of [kind === 'deliver' ? `${first} ${closed}` : first, ...others]) {
        const said = new Set();
        for (const language of ['en', 'de', 'fr']) {
          await speak(tab, language);
          await typeMove(tab, wish);
          await tab.keyboard.press('Enter');
          const words = await tab.locator('.refusal > p').innerText();
          assert.match(words, /^\S.*\. [OT]-\d+$/s, wish);
          assert.doesNotMatch(words, BROKEN);
          said.add(words);
          await typeMove(tab, '');
        }
        assert.equal(said.size, 3, wish);
      }
      await speak(tab, 'en');
      await fromMenu(tab, 'leave');
    }
  }));
