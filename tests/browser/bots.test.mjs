// Bots answer by themselves in a worker and can be stopped; settings for hints and the hand-over screen.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { loadLoire } from '../helpers/package.mjs';
import {
  exported,
  fromMenu,
  heading,
  offers,
  onOwnPage,
  onPage,
  playOn,
  playTurn,
  pressListed,
  start,
  usePage,
} from '../helpers/page.mjs';
import { ONLY_WHOLE } from '../helpers/whole.mjs';

usePage();

const seats = async (tab) => (await exported(tab)).entries.map(({ seat }) => seat).filter((seat) => seat !== undefined);

test('one click starts a game against a bot, which answers', () =>
  onPage(async (tab) => {
    await tab.click('[data-do=play]');
    await tab.waitForSelector('.list .action', { state: 'attached', timeout: 20_000 });
    // Waits until the bot has had a turn and this seat is asked again.
    for (let i = 0; i < 12 && !(await seats(tab)).includes(1); i++) {
      await playOn(tab, { limit: 1 });
      await tab.waitForSelector('.list .action', { state: 'attached', timeout: 20_000 });
    }
    assert.ok((await seats(tab)).includes(1));
    assert.match(await heading(tab), /Player 1/);
    assert.equal(await tab.locator('.player .kind').innerText(), 'bot');
    assert.equal(tab.workers().length, 1, 'the bot thinks in a worker');
  }));

for (const [game, when] of Object.entries({ burgundy: {}, orleans: ONLY_WHOLE })) {
  test(`${game}: bots play a whole game, and its record replays`, when, () =>
    onOwnPage(async (tab) => {
      await tab.clock.install();
      await start(tab, { game, bots: { 0: 'random', 1: 'normal' } });
      const over = () => tab.locator('.scores.over').count();
      for (let i = 0; i < 3000 && !(await over()); i++) await tab.clock.runFor(500);
      assert.equal(await over(), 1);
      await tab.clock.resume();
      const record = await exported(tab);
      const loire = await loadLoire();
      assert.deepEqual(
        loire.scores(loire.replay(record).state).map(({ total }) => total),
        record.scores,
      );
    }),
  );
}

test('bots pause and go on, and undo stays with people', () =>
  onPage(async (tab) => {
    await start(tab, { game: 'orleans', bots: { 1: 'random' } });
    // All seats plan at once: the bot answers meanwhile and does not take the screen from the player.
    await tab.waitForFunction(
      () =>
        /Bruno/.test(document.querySelector('[role=log]').textContent) &&
        !/Bruno/.test(document.querySelector('.actions h2').textContent),
    );
    assert.match(await heading(tab), /Anna: Plan/);
    await tab.click('[data-do=pause]');
    const before = (await seats(tab)).length;
    await tab.waitForTimeout(1500);
    assert.equal((await seats(tab)).length, before);
    const all = await offers(tab);
    await playOn(tab, { limit: 1 });
    await tab.click('[data-do=undo]');
    assert.deepEqual(await offers(tab), all);
    await tab.click('[data-do=pause]');
    await playOn(tab, { until: 'turn' });
    await tab.waitForFunction(() => document.querySelectorAll('[role=log] li').length > 8, undefined, {
      timeout: 20_000,
    });
  }));

/** Records the questions of the worker: the length of the log at each. */
const watchThoughts = (tab) =>
  tab.evaluate(() => {
    globalThis.thoughts = [];
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (data, ...rest) {
      if (data?.name === 'think') thoughts.push(document.querySelectorAll('[role=log] li').length);
      return post.call(this, data, ...rest);
    };
  });

test('bots with the setting think while people think, and answer the same sooner', () =>
  onPage(async (tab) => {
    await watchThoughts(tab);
    const thoughts = () => tab.evaluate(() => thoughts);
    await start(tab, { bots: { 0: 'hard' } });
    assert.match(await heading(tab), /Bruno/);
    assert.deepEqual(await thoughts(), [], 'bots do not think without the setting');
    await fromMenu(tab, 'settings');
    await tab.check('dialog [name=ponder]');
    await tab.click('dialog.settings [data-do=close]');
    await tab.waitForFunction(() => thoughts.length > 0);
    assert.match(await heading(tab), /Bruno/, 'a person is still asked');
    // Only the button to end the turn is left: the bot's next question is certain.
    await playTurn(tab);
    await tab.waitForTimeout(1500);
    const [before, told] = [await thoughts(), await tab.locator('[role=log] li').count()];
    await tab.click('[data-do=end]');
    await tab.waitForFunction((told) => document.querySelectorAll('[role=log] li').length > told, told);
    const record = await exported(tab);
    const first = record.entries.findIndex(({ seat }) => seat === 0);
    assert.ok(first > 0);
    const later = (await thoughts()).slice(before.length);
    assert.ok(
      later.every((log) => log > told),
      'the first answer is ready before it is asked for',
    );
    const loire = await loadLoire();
    const { state } = loire.replay(record, first);
    assert.deepEqual(record.entries[first].action, loire.suggest(state, 0, { level: 'hard' }).action);
  }));

test('hints mark all pieces, only matching ones, or none', () =>
  onPage(async (tab) => {
    await start(tab);
    const choose = async (hints) => {
      await fromMenu(tab, 'settings');
      await tab.selectOption('dialog [name=hints]', hints);
      await tab.click('dialog.settings [data-do=close]');
    };
    const live = await tab.evaluate(() => {
      const probe = document.createElement('i');
      probe.style.color = 'var(--live)';
      document.body.append(probe);
      const { color } = getComputedStyle(probe);
      probe.remove();
      return color;
    });
    const marked = () =>
      tab
        .locator('.piece.live > .drawn > .edge')
        .evaluateAll((all, live) => all.filter((edge) => getComputedStyle(edge).stroke === live).length, live);
    assert.ok((await marked()) > 3);
    await choose('targets');
    assert.equal(await marked(), 0);
    await tab.locator('.piece.live[data-piece*=".die."]').first().click();
    await tab.mouse.move(0, 0);
    assert.ok((await marked()) > 0, 'pieces that match the selection are marked');
    await choose('none');
    assert.equal(await marked(), 0);
    await tab.locator('.piece.live[data-piece^="depot."]').first().click();
    assert.ok(await tab.locator('[data-do=undo]').isEnabled(), 'pieces still react to clicks');
  }));

test('the hand-over screen covers the boards between two players', () =>
  onPage(async (tab) => {
    await start(tab);
    await fromMenu(tab, 'settings');
    await tab.check('dialog [name=handover]');
    await tab.click('dialog.settings [data-do=close]');
    await tab.waitForSelector('.handover');
    assert.equal(await tab.locator('.board, .list').count(), 0);
    const name = /Hand over to (\w+)/.exec(await tab.locator('.handover').innerText())[1];
    await tab.click('[data-do=ready]');
    assert.match(await heading(tab), new RegExp(name));
    // Further answers of the same player need no hand-over; the next player's turn begins with it.
    while (!(await tab.locator('.handover').count())) {
      const end = tab.locator('[data-do=end]');
      if (await end.count()) await end.click();
      else await pressListed(tab, tab.locator('.list .action').first());
    }
    const next = /Hand over to (\w+)/.exec(await tab.locator('.handover').innerText())[1];
    assert.notEqual(next, name);
  }));

test('the theme follows the setting or the system', () =>
  onPage(async (tab) => {
    const paper = () => tab.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const light = await paper();
    await tab.emulateMedia({ colorScheme: 'dark' });
    const dark = await paper();
    assert.notEqual(light, dark);
    await fromMenu(tab, 'settings');
    await tab.selectOption('dialog [name=theme]', 'light');
    assert.equal(await paper(), light);
    await tab.selectOption('dialog [name=theme]', 'dark');
    await tab.emulateMedia({ colorScheme: 'light' });
    assert.equal(await paper(), dark);
  }));

test('the glossary opens by hover, focus and tap, and closes on Escape', () =>
  onPage(async (tab) => {
    await start(tab);
    const glossary = tab.locator('loire-glossary');
    const black = tab.locator('[data-piece^="depot.black."][data-about]').first();
    await black.hover();
    await tab.waitForSelector('loire-glossary:popover-open');
    assert.match(await glossary.innerText(), /black depot: .+\n?.{10,}/s);
    await tab.keyboard.press('Escape');
    assert.equal(await glossary.isVisible(), false);
    await tab.mouse.move(5, 5);
    await tab.locator('.skip').focus();
    for (let i = 0; i < 60 && !(await glossary.isVisible()); i++) await tab.keyboard.press('Tab');
    assert.ok((await glossary.innerText()).length > 20, 'by focus');
    await tab.keyboard.press('Escape');
    await black.click();
    assert.ok(await glossary.isVisible(), 'by tap');
  }));
