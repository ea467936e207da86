// The game in time: lines of the log, slider, replay, the way back, reset of a turn; and the end with its chart and
// rematch.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { loadLoire } from '../helpers/package.mjs';
import {
  exported,
  fileOf,
  heading,
  offers,
  onPage,
  openDrawer,
  playOn,
  slideTo,
  start,
  totals,
  usePage,
} from '../helpers/page.mjs';

usePage();

test('each line of the log leads to its moment, and the past is read-only', () =>
  onPage(async (tab) => {
    await start(tab);
    await playOn(tab, { limit: 25 });
    const [record, actions, score] = [await exported(tab), await offers(tab), await totals(tab)];
    const loire = await loadLoire();

    const lines = tab.locator('[role=log] .line');
    await openDrawer(tab, 'log');
    const wanted = lines.nth((await lines.count()) - 20);
    const said = await wanted.innerText();
    await wanted.click();
    await tab.waitForSelector('.time.past');
    assert.equal(
      await tab
        .locator('[role=log] .now')
        .innerText()
        .then((text) => text.length > 0),
      true,
    );
    assert.equal(await tab.locator('.list .action').count(), 0, 'the past offers no actions');
    assert.equal(await tab.locator('.piece.live').count(), 0);
    assert.ok(await tab.locator('[data-do=undo]').isDisabled());
    assert.ok(said.length > 5);

    // The score sheet of the moment: the same as the engine's after as many answers.
    const at = Number(await tab.inputValue('[name=moment]'));
    const answers = record.entries.flatMap((entry, i) => ('seat' in entry ? [i] : []));
    const upTo = answers[at] ?? record.entries.length;
    assert.deepEqual(
      await totals(tab),
      loire.scores(loire.replay(record, upTo).state).map(({ total }) => total),
    );

    await slideTo(tab, '0');
    assert.match(await heading(tab), /move 0 of/);
    await tab.click('[data-do=toNow]');
    assert.deepEqual([await offers(tab), await totals(tab)], [actions, score]);
    assert.deepEqual(await exported(tab), record, 'a visit to the past changes nothing');
  }));

test('the log is one Tab stop; arrows move through its lines, Enter visits, Escape returns', () =>
  onPage(async (tab) => {
    await start(tab);
    await playOn(tab, { limit: 60 });
    const line = () =>
      tab.evaluate(() =>
        document.activeElement?.matches('[role=log] .line') ? Number(document.activeElement.dataset.line) : undefined,
      );
    const onLine = (number) =>
      tab.waitForFunction((number) => document.activeElement?.dataset?.line === String(number), number);
    const moment = () => tab.inputValue('[name=moment]').then(Number);
    const [now, lines] = [await moment(), tab.locator('[role=log] .line')];

    await openDrawer(tab, 'log');
    await tab.locator('[name=moment]').focus();
    await tab.keyboard.press('Tab');
    const last = await line();
    assert.ok(last >= 80, 'the focus starts on the last line');
    await tab.keyboard.press('Tab');
    assert.equal(await line(), undefined, 'the next Tab stop is after the log');
    await tab.keyboard.press('Shift+Tab');
    await onLine(last);

    for (let up = 1; up <= 20; up++) {
      await tab.keyboard.press('ArrowUp');
      await onLine(last - up);
    }
    await tab.keyboard.press('Enter');
    await tab.waitForSelector('.time.past');
    assert.equal(await moment(), Number(await tab.locator('[role=log] .line:focus').getAttribute('data-moment')));
    assert.ok((await moment()) < now);
    assert.equal(await tab.locator('[role=log] [aria-current=step]').count(), 1);
    assert.equal(await line(), last - 20, 'the focus keeps its line');
    await tab.keyboard.press('ArrowDown');
    await onLine(last - 19);
    await tab.keyboard.press('Escape');
    await tab.waitForSelector('.time:not(.past)', { state: 'attached' });
    assert.equal(await moment(), now);
    assert.equal(await line(), last - 19);

    // The oldest lines are rendered only when they are visited.
    assert.equal(await tab.locator('[role=log] [data-line="0"]').count(), 0);
    await tab.keyboard.press('Home');
    await onLine(0);
    await tab.keyboard.press(' ');
    await tab.waitForSelector('.time.past');
    assert.equal(await moment(), 0);
    await tab.keyboard.press('End');
    await onLine(last);
    await tab.keyboard.press('Escape');
    await tab.waitForSelector('.time:not(.past)', { state: 'attached' });
    assert.equal(await lines.evaluateAll((all) => all.filter(({ tabIndex }) => tabIndex === 0).length), 1);
  }));

test('every line of the log can be reached by scrolling, and the position is kept', () =>
  onPage(async (tab) => {
    await start(tab);
    await playOn(tab, { limit: 90 });
    await openDrawer(tab, 'log');
    const log = tab.locator('[role=log]');
    const newest = () => log.locator('.line').last().getAttribute('data-line').then(Number);
    const inSight = () =>
      log.evaluate((list) => {
        const { top, bottom } = list.getBoundingClientRect();
        const isSeen = ({ top: upper, bottom: lower }) => lower > top + 2 && upper < bottom - 2;
        return [...list.querySelectorAll('.line')]
          .filter((line) => isSeen(line.getBoundingClientRect()))
          .map(({ dataset }) => Number(dataset.line));
      });
    const toEnd = () =>
      tab.waitForFunction(() => {
        const list = document.querySelector('[role=log]');
        return list.scrollTop + list.clientHeight >= list.scrollHeight - 1;
      });
    /** Turns the wheel until a line is visible; no step may skip lines. */
    const wheelTo = async (wanted, by) => {
      await log.hover();
      let seen = await inSight();
      for (let turns = 0; !seen.includes(wanted); turns++) {
        assert.ok(turns < 300, `line ${wanted} cannot be reached`);
        await tab.mouse.wheel(0, by);
        await tab.waitForTimeout(30);
        const next = await inSight();
        assert.ok(Math.abs(next[0] - seen[0]) < 40, `from line ${seen[0]} to ${next[0]}`);
        seen = next;
      }
    };
    await toEnd();
    const last = await newest();
    assert.ok(last > 200, `${last} lines`);
    await wheelTo(0, -200);

    // New lines do not scroll the log away from the reader's position.
    const seen = await inSight();
    await tab.evaluate(() => document.querySelector('.list .action').click());
    await tab.waitForFunction((last) => document.querySelector(`[data-line="${last + 1}"]`), last);
    await tab.waitForTimeout(100);
    assert.deepEqual(await inSight(), seen);
    await log.locator(`[data-line="${seen[1]}"]`).click();
    await tab.waitForSelector('.time.past');
    assert.ok((await inSight()).includes(seen[1]), 'the clicked line stays visible');
    await tab.keyboard.press('Escape');
    assert.ok((await inSight()).includes(seen[1]));

    // Scrolls down to the end; after that, the log follows new lines again.
    const end = await newest();
    await wheelTo(end, 400);
    await tab.evaluate(() => document.querySelector('.list .action').click());
    await tab.waitForFunction((end) => document.querySelector(`[data-line="${end + 1}"]`), end);
    await toEnd();
    assert.ok((await log.locator('.line').count()) <= 100, 'older lines are removed from the page');
  }));

test('a replay plays and pauses', () =>
  onPage(async (tab) => {
    await start(tab);
    await playOn(tab, { limit: 6 });
    await openDrawer(tab, 'log');
    await tab.click('[data-do=replay]');
    await tab.waitForSelector('.time.past');
    const at = () => tab.inputValue('[name=moment]').then(Number);
    await tab.waitForFunction(() => Number(document.querySelector('[name=moment]').value) >= 2);
    await tab.click('[data-do=replay]');
    const stopped = await at();
    await tab.waitForTimeout(1000);
    assert.equal(await at(), stopped);
    await tab.click('[data-do=replay]');
    await tab.waitForFunction(() => !document.querySelector('.time.past'), undefined, { timeout: 20_000 });
    assert.ok((await offers(tab)).length > 0, 'the replay ends in the present');
  }));

test('reset undoes the whole turn, exactly as far as the engine allows', () =>
  onPage(async (tab) => {
    const loire = await loadLoire();
    await start(tab);
    const reset = tab.locator('[data-do=reset]');
    assert.ok(await reset.isDisabled());
    for (const answers of [2, 3, 4]) {
      await playOn(tab, { limit: answers });
      const record = await exported(tab);
      const table = loire.Game.load(record);
      const last = record.entries.at(-1);
      if (last.seat === undefined || !table.canUndo(last.seat)) {
        assert.ok(await reset.isDisabled(), 'no answer can be undone after a draw');
        continue;
      }
      while (table.canUndo(last.seat)) table.undo(last.seat);
      await reset.click();
      assert.deepEqual((await exported(tab)).entries, table.record().entries);
      assert.ok(table.record().entries.length < record.entries.length);
      assert.ok(await tab.locator('[data-do=redo]').isEnabled());
    }
  }));

for (const game of ['burgundy', 'orleans']) {
  test(`${game}: the end shows the ranking, charts every round and starts a rematch`, () =>
    onPage(async (tab) => {
      const loire = await loadLoire();
      const table = loire.Game.create({ game, seats: 3, seed: 'chart', names: ['Anna', 'Bruno', 'Clara'] });
      table.playout('chart');
      const record = table.record();
      await tab.setInputFiles('input[type=file]', fileOf(record));
      await tab.waitForSelector('.chart');
      assert.equal(await tab.locator('.chart .course').count(), 3);
      await tab.click('.chart summary');
      const rows = await tab
        .locator('.chart tbody tr')
        .evaluateAll((all) => all.map((row) => [...row.cells].map(({ textContent }) => textContent)));
      assert.equal(rows.length, game === 'burgundy' ? 25 : 18);
      assert.deepEqual(
        rows.at(-1).slice(1).map(Number),
        table.scores().map(({ total }) => total),
      );
      const winners = table
        .scores()
        .filter(({ rank }) => rank === 1)
        .map(({ seat }) => ['Anna', 'Bruno', 'Clara'][seat]);
      assert.match(
        await tab.locator('.ranking li').first().innerText(),
        new RegExp(`(${winners.join('|')}) wins with -?\\d+ points?`),
      );

      await tab.click('[data-do=rematch]');
      await tab.waitForSelector('.list .action', { state: 'attached' });
      const next = await exported(tab);
      assert.deepEqual(next.setup, record.setup);
      assert.notDeepEqual(next.entries, record.entries.slice(0, next.entries.length));
    }));
}
