// Opponents one can follow: what they did since I decided last, which pieces they moved, their turn once more, and how
// far their thoughts are.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { holdClock } from '../helpers/clock.mjs';
import { exported, onPage, pictured, playOn, start, usePage } from '../helpers/page.mjs';
import { LANGUAGES, choose } from '../helpers/settings.mjs';

usePage({ motion: true });

const mine = (tab) => tab.waitForSelector('.list .action', { state: 'attached', timeout: 20_000 });
async function marked(tab) {
  await pictured(tab);
  return tab.locator('[data-last]').evaluateAll((all) => [...new Set(all.map(({ dataset }) => dataset.piece))].sort());
}

/** How long an answer is looked at before the next bot answers, in ms. */
const PAUSE_MS = { slow: 1600, normal: 700, fast: 250, atOnce: 0 };

const momentsOf = (tab) => tab.evaluate(() => document.querySelector('loire-table').session.moments.length);
/** Waits for the next answer, without moving the clock of the page. */
const moreMoments = (tab, before) =>
  tab.waitForFunction((before) => document.querySelector('loire-table').session.moments.length > before, before, {
    timeout: 20_000,
  });

/** Plays until the bot has had a turn and it is ours again. */
async function untilAnswered(tab) {
  for (let i = 0; i < 12; i++) {
    await playOn(tab, { limit: 1 });
    await mine(tab);
    if (await tab.locator('.news .deed').count()) return;
  }
  assert.fail('the bot never moved');
}

for (const game of ['burgundy', 'orleans']) {
  test(`${game}: what a bot did stands above the boards, with pictures and words`, () =>
    onPage(async (tab) => {
      await start(tab, { game, bots: { 1: 'normal' } });
      await choose(tab, { pace: 'atOnce' });
      await untilAnswered(tab);
      const deed = tab.locator('.news .deed');
      assert.equal(await deed.count(), 1);
      assert.match(await deed.innerText(), /^2\s*Bruno/);
      assert.ok((await deed.locator('.told').count()) >= 1);
      assert.ok((await deed.locator('.told svg.icon').count()) >= 1, 'pictures');
      const said = new Set();
      for (const language of LANGUAGES) {
        await choose(tab, { language });
        said.add(await deed.innerText());
      }
      assert.equal(said.size, 3);
      // It stands until I answer.
      await choose(tab, { language: 'en' });
      const { entries } = await exported(tab);
      const last = entries.filter((entry) => 'seat' in entry).at(-1);
      assert.equal(last.seat, 1);
      const before = await tab.locator('.news').innerText();
      await playOn(tab, { limit: 1 });
      assert.notEqual(await tab.locator('.news').innerText(), before);
    }));
}

test('what it moved is marked until my next answer, and only that', () =>
  onPage(async (tab) => {
    await start(tab, { bots: { 1: 'normal' } });
    await choose(tab, { pace: 'atOnce', motion: 'off' });
    await untilAnswered(tab);
    const pieces = await marked(tab);
    assert.ok(pieces.length > 0 && pieces.length < 20, pieces.join());
    assert.ok(
      pieces.some((piece) => piece.startsWith('seat.1.')),
      pieces.join(),
    );
    assert.ok(!pieces.some((piece) => /^seat\.0\.(duchy|storage)/.test(piece)), pieces.join());
    // Selecting changes nothing about it.
    await tab.locator('.piece.live').first().dispatchEvent('click', { detail: 1 });
    const undo = tab.locator('[data-do=undo]');
    if (await undo.isEnabled()) await undo.click();
    else await tab.keyboard.press('Escape');
    assert.deepEqual(await marked(tab), pieces);
    for (let i = 0; i < 6 && (await marked(tab)).join() === pieces.join(); i++) await playOn(tab, { limit: 1 });
    assert.notDeepEqual(await marked(tab), pieces);
  }));

test('a look at the past shows neither marks nor news of now, and one way back', () =>
  onPage(async (tab) => {
    await start(tab, { bots: { 1: 'normal' } });
    await choose(tab, { pace: 'atOnce', motion: 'off' });
    await untilAnswered(tab);
    const [pieces, news] = [await marked(tab), await tab.locator('.news').innerText()];
    assert.ok(pieces.length > 0);
    await tab.click('[data-do=log]');
    await tab.keyboard.press('ArrowLeft');
    await tab.waitForSelector('.time.past');
    assert.deepEqual(await marked(tab), []);
    assert.equal(await tab.locator('.news .deed').count(), 0);
    assert.ok((await tab.locator('.news').innerText()).length > 5, 'it tells what happened then');
    assert.equal(await tab.locator('[data-do=now]:visible, [data-do=toNow]:visible').count(), 1);
    await tab.click('[data-do=toNow]');
    assert.deepEqual(await marked(tab), pieces);
    assert.equal(await tab.locator('.news').innerText(), news);
  }));

test('“Show me again” goes through its turn on the board and comes back to now', () =>
  onPage(async (tab) => {
    await start(tab, { bots: { 1: 'normal' } });
    await choose(tab, { pace: 'atOnce' });
    await untilAnswered(tab);
    const [record, boards] = [await exported(tab), await tab.locator('.boards').innerHTML()];
    await tab.evaluate(() => {
      window.shown = [];
      const slider = document.querySelector('[name=moment]');
      document
        .querySelector('loire-table')
        .session.addEventListener('change', ({ target }) => window.shown.push(target.at));
      window.last = Number(slider.max);
    });
    await tab.click('[data-do=again]');
    // The slider lies in a closed drawer: there it follows after the picture.
    await tab.waitForSelector('.time.past', { state: 'attached' });
    assert.match(await tab.locator('[data-do=again]').innerText(), /Stop/);
    await tab.waitForSelector('.time:not(.past)', { state: 'attached', timeout: 20_000 });
    const [shown, last] = await tab.evaluate(() => [window.shown, window.last]);
    const first = last - shown.length + 1;
    assert.deepEqual(
      shown,
      shown.map((_, i) => (first + i < last ? first + i : null)).map((at) => at ?? shown.at(-1)),
      'moment by moment',
    );
    assert.ok(shown.length > 1);
    assert.deepEqual(await exported(tab), record);
    await tab.waitForFunction(() => !document.querySelector('.ghost, .rise'));
    assert.equal((await tab.locator('.boards').innerHTML()).length, boards.length);
  }));

test('a bot that thinks says how far it is, and moves when it is told to', () =>
  onPage(async (tab) => {
    // What ends a thought is the button: its time never runs out.
    const clock = await holdClock(tab);
    await start(tab, { game: 'orleans', bots: { 0: 'expert', 1: 'expert' } });
    const isHurried = async () => {
      await clock.move(PAUSE_MS.normal);
      await tab.waitForFunction(() => document.querySelector('loire-thinking progress')?.value > 5, undefined, {
        timeout: 30_000,
      });
      const thought = tab.evaluate(lastThought);
      const seen = await tab.evaluate(() => {
        const words = document.querySelector('.actions h2')?.innerText;
        const moments = document.querySelector('loire-table').session.moments.length;
        document.querySelector('[data-do=hurry]')?.click();
        return { words, moments };
      });
      const { playouts, goal } = await thought;
      await moreMoments(tab, seen.moments);
      return playouts < goal && seen;
    };
    // A choice may be certain before the click comes; not always.
    let [seen, tries] = [undefined, 0];
    while (!(seen = await isHurried())) assert.ok(++tries < 10, 'every thought came to its end');
    assert.match(seen.words, /thinking/);
  }));

test('a bot thinks a second at most', () =>
  onPage(async (tab) => {
    const clock = await holdClock(tab);
    await start(tab, { bots: { 0: 'expert', 1: 'expert' } });
    const isCut = async () => {
      await clock.move(PAUSE_MS.normal);
      await clock.thinking();
      const last = tab.evaluate(lastThought);
      const before = await momentsOf(tab);
      assert.deepEqual(await clock.waits(), [1000]);
      await clock.move(1000);
      const { playouts, goal } = await last;
      await moreMoments(tab, before);
      return playouts < goal;
    };
    // A choice may be certain before that; not always.
    let tries = 0;
    while (!(await isCut())) assert.ok(++tries < 10, 'every thought came to its end');
  }));

for (const [pace, pause] of Object.entries(PAUSE_MS))
  test(`${pace}: the next bot answers ${pause} ms after the last one`, () =>
    onPage(async (tab) => {
      const clock = await holdClock(tab);
      await start(tab, { bots: { 0: 'normal', 1: 'normal' } });
      await clock.move(PAUSE_MS.normal);
      await moreMoments(tab, 1);
      await choose(tab, { pace });
      const [old] = await clock.waits();
      await clock.move(old);
      await moreMoments(tab, 2);
      for (let answer = 0; answer < 3; answer++) {
        const before = await momentsOf(tab);
        assert.deepEqual(await clock.waits(), [pause]);
        if (pause) await clock.move(pause - 1);
        assert.equal(await momentsOf(tab), before);
        await clock.move(1);
        await moreMoments(tab, before);
      }
    }));

/** How far a bot's thoughts were when they came to their end. */
function lastThought() {
  const { session } = document.querySelector('loire-table');
  let last = session.thought;
  return new Promise((done) => {
    session.addEventListener('think', () => (session.thought ? (last = session.thought) : done(last)));
  });
}
