// Following opponents: their actions since the player's last decision, the pieces they moved, a replay of their turn,
// and the progress of their thinking.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';

import { exported, onOwnPage, onPage, pictured, playOn, start, usePage } from '../helpers/page.mjs';
import { LANGUAGES, choose } from '../helpers/settings.mjs';

usePage({ motion: true });

const mine = (tab) => tab.waitForSelector('.list .action', { state: 'attached', timeout: 20_000 });
async function marked(tab) {
  await pictured(tab);
  return tab.locator('[data-last]').evaluateAll((all) => [...new Set(all.map(({ dataset }) => dataset.piece))].sort());
}

/** Plays until the bot has had a turn and this seat is asked again. */
async function untilAnswered(tab) {
  for (let i = 0; i < 12; i++) {
    await playOn(tab, { limit: 1 });
    await mine(tab);
    if (await tab.locator('.news .deed').count()) return;
  }
  assert.fail('the bot did not move');
}

for (const game of ['burgundy', 'orleans']) {
  test(`${game}: the news above the boards show a bot’s actions in pictures and words`, () =>
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
      // The news stay until the player answers.
      await choose(tab, { language: 'en' });
      const { entries } = await exported(tab);
      const last = entries.filter((entry) => 'seat' in entry).at(-1);
      assert.equal(last.seat, 1);
      const before = await tab.locator('.news').innerText();
      await playOn(tab, { limit: 1 });
      assert.notEqual(await tab.locator('.news').innerText(), before);
    }));
}

test('exactly the pieces a bot moved are marked until the next answer', () =>
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
    // A selection does not change the marks.
    await tab.locator('.piece.live').first().dispatchEvent('click', { detail: 1 });
    const undo = tab.locator('[data-do=undo]');
    if (await undo.isEnabled()) await undo.click();
    else await tab.keyboard.press('Escape');
    assert.deepEqual(await marked(tab), pieces);
    for (let i = 0; i < 6 && (await marked(tab)).join() === pieces.join(); i++) await playOn(tab, { limit: 1 });
    assert.notDeepEqual(await marked(tab), pieces);
  }));

test('the past shows no current marks and news, and one way back', () =>
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
    assert.ok((await tab.locator('.news').innerText()).length > 5, 'the news are those of that moment');
    assert.equal(await tab.locator('[data-do=now]:visible, [data-do=toNow]:visible').count(), 1);
    await tab.click('[data-do=toNow]');
    assert.deepEqual(await marked(tab), pieces);
    assert.equal(await tab.locator('.news').innerText(), news);
  }));

test('“Show me again” replays the bot’s turn and returns to now', () =>
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
        .store.addEventListener('change', ({ target }) => window.shown.push(target.at));
      window.last = Number(slider.max);
    });
    await tab.click('[data-do=again]');
    // The slider is in a closed drawer, which is rendered after the frame.
    await tab.waitForSelector('.time.past', { state: 'attached' });
    assert.match(await tab.locator('[data-do=again]').innerText(), /Stop/);
    await tab.waitForSelector('.time:not(.past)', { state: 'attached', timeout: 20_000 });
    const [shown, last] = await tab.evaluate(() => [window.shown, window.last]);
    const first = last - shown.length + 1;
    assert.deepEqual(
      shown,
      shown.map((_, i) => (first + i < last ? first + i : null)).map((at) => at ?? shown.at(-1)),
      'the replay shows every moment',
    );
    assert.ok(shown.length > 1);
    assert.deepEqual(await exported(tab), record);
    await tab.waitForFunction(() => !document.querySelector('.ghost, .rise'));
    assert.equal((await tab.locator('.boards').innerHTML()).length, boards.length);
  }));

test('a thinking bot shows its progress, and moves on demand', () =>
  onOwnPage(async (tab) => {
    // No time limit here: only the button ends the search.
    await tab.evaluate(() => {
      const { setTimeout } = window;
      window.setTimeout = (then, after, ...rest) => setTimeout(then, after === 1000 ? 1e9 : after, ...rest);
    });
    await start(tab, { game: 'orleans', bots: { 0: 'expert', 1: 'expert' } });
    const isHurried = async () => {
      await tab.waitForFunction(() => document.querySelector('loire-thinking progress')?.value > 5, undefined, {
        timeout: 30_000,
      });
      const thought = tab.evaluate(lastThought);
      const seen = await tab.evaluate(() => {
        const words = document.querySelector('.actions h2')?.innerText;
        const moments = document.querySelector('loire-table').store.moments.length;
        document.querySelector('[data-do=hurry]')?.click();
        return { words, moments };
      });
      const { playouts, goal } = await thought;
      return playouts < goal && seen;
    };
    // A choice may be certain before the click arrives, but not always.
    let [seen, tries] = [undefined, 0];
    while (!(seen = await isHurried())) assert.ok(++tries < 10, 'every search ended before the click');
    assert.match(seen.words, /thinking/);
    await tab.waitForFunction(
      (before) => document.querySelector('loire-table').store.moments.length > before,
      seen.moments,
      { timeout: 20_000 },
    );
  }));

test('players wait at most a second for a bot', () =>
  onOwnPage(async (tab) => {
    await tab.clock.install();
    await start(tab, { bots: { 0: 'expert', 1: 'expert' } });
    // The page's clock stands still, but not the bot's: without more time, it searches to the end. On a busy machine it
    // may finish before the clock goes on, but not always.
    const isCut = async () => {
      while (!(await tab.evaluate(() => document.querySelector('loire-table').store.thought)))
        await tab.clock.runFor(50);
      const last = tab.evaluate(lastThought);
      await tab.clock.runFor(1000);
      const { playouts, goal } = await last;
      return playouts < goal;
    };
    let tries = 0;
    while (!(await isCut())) assert.ok(++tries < 10, 'every search ended before the time limit');
  }));

test('bots answer at the chosen pace', () =>
  onOwnPage(async (tab) => {
    await tab.clock.install();
    await tab.evaluate(countThoughts);
    await start(tab, { bots: { 0: 'normal', 1: 'normal' } });
    const answers = () => tab.evaluate(() => document.querySelector('loire-table').store.moments.length);
    const within = async (pace) => {
      await choose(tab, { pace });
      const before = await answers();
      for (let i = 0; i < 40; i++) {
        await tab.clock.runFor(100);
        // The clock of the page stands still while a bot thinks, no matter how long this machine takes.
        while (await tab.evaluate(() => window.thoughts > 0)) await sleep(5);
      }
      return (await answers()) - before;
    };
    const [slow, fast] = [await within('slow'), await within('fast')];
    assert.ok(slow >= 1 && slow <= 4, `${slow} slowly`);
    assert.ok(fast > 2 * slow, `${fast} quickly, ${slow} slowly`);
  }));

/** Progress of a bot's searches when they ended. */
function lastThought() {
  const { store } = document.querySelector('loire-table');
  let last = store.thought;
  return new Promise((done) => {
    store.addEventListener('think', () => (store.thought ? (last = store.thought) : done(last)));
  });
}

/** From now on `window.thoughts` is the number of calls that the workers of this page have not answered yet. */
function countThoughts() {
  window.thoughts = 0;
  const known = new WeakSet();
  const { postMessage } = Worker.prototype;
  Worker.prototype.postMessage = function (data, ...rest) {
    if (data?.id !== undefined) window.thoughts++;
    if (!known.has(this))
      this.addEventListener('message', ({ data }) => {
        if ('value' in data || 'error' in data) window.thoughts--;
      });
    known.add(this);
    postMessage.call(this, data, ...rest);
  };
}
