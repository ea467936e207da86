// After a game: the curve of chances with turning points to visit; and the history of games in the browser.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { flaws } from '../helpers/axe.mjs';
import { finishedGame, onPage, playOn, start, totals, usePage } from '../helpers/page.mjs';
import { choose } from '../helpers/settings.mjs';

usePage();

const SHORT = { game: 'stories', scenario: 'firstKingdom', seats: 2, options: { roundLimit: 4 } };

/** The points of the curves by seat, as shares of the height. */
const curves = (tab) =>
  tab.locator('.chances .course').evaluateAll((paths) =>
    paths.map((path) =>
      path
        .getAttribute('d')
        .slice(1)
        .split('L')
        .map((point) => Number(point.split(' ')[1])),
    ),
  );

test('the curve of chances is computed on demand, and each turning point leads to its moment', () =>
  onPage(
    async (tab) => {
      const file = await finishedGame(SHORT);
      const { scores } = JSON.parse(file.buffer);
      await tab.setInputFiles('input[type=file]', file);
      await tab.waitForSelector('.scores.over');
      assert.equal(await tab.locator('.chances svg').count(), 0, 'the curve is not computed without a request');
      await tab.click('[data-do=chances]');
      await tab.waitForFunction(() => !document.querySelector('[data-do=chances]'), undefined, { timeout: 90_000 });
      assert.deepEqual(await flaws(tab, { part: '.chances' }), []);
      const [first, second] = await curves(tab);
      assert.equal(scores.length, 2);
      assert.equal(first.length, second.length);
      assert.ok(first.length > 3, 'the curve has a point for each round and the end');
      // The chances always add up to one: the lines mirror each other.
      const middle = first[0] + second[0];
      for (const [at, y] of first.entries()) assert.ok(Math.abs(y + second[at] - middle) < 0.3);
      assert.ok(Math.abs(first.at(-1) - second.at(-1)) > 150, 'at the end one seat has won');
      const turn = tab.locator('.turns button').first();
      const moment = await turn.getAttribute('data-moment');
      await turn.click();
      await tab.waitForFunction((moment) => document.querySelector('[name=moment]')?.value === moment, moment);
      assert.match(await tab.locator('.actions h2').innerText(), new RegExp(`move ${moment} of`));
      // A visit to a moment does not lose the computed curve.
      await tab.click('[data-do=toNow]');
      await tab.click('[data-do=scores]');
      await tab.waitForSelector('.chances svg');
      assert.equal((await curves(tab))[0].length, first.length);
    },
    { locale: 'en' },
  ));

test('the curve can be stopped and continued', () =>
  onPage(
    async (tab) => {
      await tab.setInputFiles('input[type=file]', await finishedGame({ game: 'burgundy', seats: 2 }));
      await tab.waitForSelector('.scores.over');
      await tab.click('[data-do=chances]');
      // Stops at once, since a fast machine finishes soon.
      await tab.waitForFunction(
        () => document.querySelector('.chances svg') && (document.querySelector('[data-do=chances]').click(), true),
      );
      await tab.waitForFunction(() => !document.querySelector('.chances progress'));
      assert.equal(await tab.locator('[data-do=chances]').innerText(), 'Calculate');
    },
    { locale: 'en' },
  ));

test('the history keeps finished games by game and opponent', () =>
  onPage(
    async (tab) => {
      assert.equal(await tab.locator('.history').count(), 0);
      await choose(tab, { pace: 'atOnce', motion: 'off' });
      await start(tab, {
        game: 'stories',
        scenario: 'firstKingdom',
        rounds: 1,
        names: ['Anna', 'Bruno'],
        bots: { 1: 'easy' },
      });
      for (let turns = 0; turns < 60 && !(await tab.locator('.scores.over').count()); turns++) {
        await playOn(tab, { limit: 1 });
        await tab.waitForSelector('.list .action, .scores.over', { state: 'attached', timeout: 20_000 });
      }
      const points = await totals(tab);
      await tab.evaluate(() => (location.hash = ''));
      await tab.waitForSelector('.history');
      await tab.click('.history summary');
      assert.deepEqual(await flaws(tab, { part: '.history' }), []);
      const row = await tab.locator('.history tbody tr[data-against=easy]').innerText();
      assert.match(row, new RegExp(`Orléans Stories\\s+Bot, easy\\s+1\\s+[01]\\s+${points[0]}\\s+${points[0]}`));
      assert.match(await tab.locator('.history li').innerText(), new RegExp(`Anna ${points[0]}`));
      // The history survives the deletion of the saved game.
      await tab.click('[data-do=delete]');
      await tab.reload();
      await tab.waitForSelector('.history');
    },
    { locale: 'en' },
  ));
