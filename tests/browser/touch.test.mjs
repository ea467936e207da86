// By touch only, on a phone: whole games in which every answer is tapped on the boards or on a button, after a swipe if
// necessary. `npm test` plays only the first answers of the longer games; `npm run browser` plays all.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { PHONE, fingerOn, playByTouch } from '../helpers/finger.mjs';
import { loadLoire } from '../helpers/package.mjs';
import { exported, onOwnPage, totals, usePage } from '../helpers/page.mjs';
import { choose } from '../helpers/settings.mjs';
import { isWhole } from '../helpers/whole.mjs';

usePage();

/** Number of answers in a game that is not played to its end. */
const SHORT = 25;
/** Least number of answers of a whole game. */
const GAMES = {
  burgundy: { least: 60, whole: true },
  orleans: { least: 150 },
  stories: { least: 100, scenario: 'kingsFavor' },
};

/** Starts a game against a bot with the buttons of the page. */
async function begin(tab, game, scenario) {
  await choose(tab, { pace: 'atOnce' });
  // The same game every time; players need not type a seed.
  await tab.evaluate(() => (document.querySelector('[name=seed]').value = 'touch'));
  const finger = await fingerOn(tab);
  await finger.must(`.game.${game} [data-do=options]`);
  await tab.waitForSelector(`[name=game][value=${game}]:checked`, { state: 'attached', timeout: 10_000 });
  if (scenario) await finger.must(`label:has([name=scenario][value=${scenario}])`);
  await finger.must('[data-do=start]');
  await tab.waitForSelector('loire-table .question');
  return finger;
}

for (const [game, { least, scenario, whole = isWhole }] of Object.entries(GAMES)) {
  test(`${game}: ${whole ? 'a whole game' : 'the first answers'} can be played by touch only`, () =>
    onOwnPage(async (tab) => {
      const finger = await begin(tab, game, scenario);
      const answers = await playByTouch(tab, finger, whole ? Infinity : SHORT);
      await finger.alone();
      if (!whole) return assert.equal(answers, SHORT);
      assert.ok(answers >= least, `${answers} answers`);
      await tab.waitForSelector('.scores.over');
      const loire = await loadLoire();
      const { state } = loire.replay(await exported(tab));
      assert.deepEqual(
        await totals(tab),
        loire.scores(state).map(({ total }) => total),
      );
    }, PHONE));
}

test('a swipe beyond the end of a board or the tabs does not leave the game', () =>
  onOwnPage(async (tab) => {
    const finger = await begin(tab, 'orleans');
    await finger.must('.views [data-to=board]');
    for (const part of ['.tabs', '.part-map', '.panel.shown']) {
      const box = tab.locator(part).first();
      await box.evaluate((element) => element.scrollIntoView({ block: 'center' }));
      const { x, y, width, height } = await box.boundingBox();
      await finger.swipe({ x: x + width / 4, y: y + height / 2 }, { across: 240, down: 0 });
      assert.equal(await tab.locator('loire-table').count(), 1, part);
    }
  }, PHONE));

test('two taps fill a place, and two fingers zoom the map', () =>
  onOwnPage(async (tab) => {
    const finger = await begin(tab, 'orleans');
    const place = tab.locator('.player.large svg [data-piece="seat.0.place.village"]');
    const { x, y } = await place.boundingBox();
    await finger.tap({ x: x + 20, y: y + 10 }, 2);
    await tab.waitForFunction(() => document.querySelectorAll('.player.large [data-piece*=".village."] .token').length);
    await finger.must('.views [data-to=board]');
    const map = tab.locator('.part-map');
    const box = await map.boundingBox();
    const width = () =>
      map
        .locator('svg')
        .first()
        .evaluate((svg) => svg.getBoundingClientRect().width);
    const before = await width();
    await finger.spread({ x: box.x + box.width / 2, y: box.y + 120 }, 60);
    assert.ok((await width()) > 1.3 * before, 'nearer');
    await finger.alone();
  }, PHONE));
