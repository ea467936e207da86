// The player aid: opened by one key, with numbers of the engine.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { flaws } from '../helpers/axe.mjs';
import { fileOf, onPage, startedGame, usePage } from '../helpers/page.mjs';
import { loadLoire } from '../helpers/package.mjs';

usePage();

/** The text of the aid: titles, and the rows below each. */
async function aidOf(tab, file) {
  await tab.setInputFiles('input[type=file]', file);
  await tab.waitForSelector('.actions h2');
  await tab.keyboard.press('h');
  await tab.waitForSelector('.aid');
  assert.deepEqual(await flaws(tab, { part: '.aid' }), []);
  const rows = (selector) =>
    tab
      .locator(`.aid ${selector}`)
      .evaluateAll((all) => all.map((row) => [...row.children].map(({ textContent }) => textContent.trim())));
  return {
    scales: await rows('tr'),
    rows: await rows('li'),
    now: await tab.locator('.aid td[aria-current]').allInnerTexts(),
  };
}

const stateOf = async (file) => {
  const loire = await loadLoire();
  return { loire, state: loire.replay(JSON.parse(file.buffer)).state };
};

test('Burgundy: the aid lists the points of areas and the open spaces of one’s own', () =>
  onPage(async (tab) => {
    const file = await startedGame('burgundy');
    const { loire, state } = await stateOf(file);
    const { areaPoints, phasePoints, phases, numbers, duchies } = loire.components('burgundy');
    const { scales, rows, now } = await aidOf(tab, file);
    assert.deepEqual(scales[1], areaPoints.map(String));
    assert.deepEqual(
      scales[3],
      phasePoints.map((points) => `+${points}`),
    );
    const { phase, players } = state.position;
    assert.deepEqual(now, [`+${phasePoints[phases.indexOf(phase)]}`]);
    // All empty spaces of the seat at turn are among the needs of its areas, and no other spaces.
    const { duchy, estate } = players[loire.look(state).turn.asks[0].seat];
    const wanted = rows.flatMap((row) => /[\d ·]*\d(?= \()/.exec(row.at(-2))[0].split('·').map(Number));
    const empty = duchy.flatMap((tile, space) => (tile === null ? [numbers[space]] : []));
    assert.deepEqual(wanted.sort(), empty.sort());
    assert.equal(duchies.find(({ id }) => id === estate).colours.length, duchy.length);
  }));

test('Orléans: the aid lists the demands of harvests and the counts of the census', () =>
  onPage(async (tab) => {
    const file = await startedGame('orleans');
    const { loire, state } = await stateOf(file);
    const { rows } = await aidOf(tab, file);
    const { hourglasses, players } = state.position;
    const left = loire
      .components('orleans', state.setup)
      .hourglasses.filter(({ id, happening }) => happening === 'harvest' && !hourglasses.includes(id));
    assert.equal(rows[1].at(-1), left.map(({ amount }) => amount).join(', '));
    const steps = players.map(({ tracks }) => tracks.farmer ?? 0).sort((a, b) => b - a);
    assert.deepEqual(
      rows.slice(3, 3 + players.length).map((row) => Number(row.at(-1))),
      steps,
    );
  }));

test('Stories: the aid lists the demands of the next epoch and the objectives of the year', () =>
  onPage(
    async (tab) => {
      const { rows } = await aidOf(tab, await startedGame({ game: 'stories', scenario: 'firstKingdom' }));
      assert.ok(rows.some(([words]) => /^pay 1 food/.test(words)));
      await tab.keyboard.press('h');
      assert.equal(await tab.locator('.aid').count(), 0);
      await tab.evaluate(() => (location.hash = ''));
      await tab.waitForSelector('.start');
      const court = await startedGame({ game: 'stories', scenario: 'kingsFavor' });
      const { loire, state } = await stateOf(court);
      const [{ epochs, rounds }] = loire.components('stories', state.setup).stories;
      const { objectives } = epochs[Math.ceil(state.position.round / rounds) - 1];
      const year = await aidOf(tab, fileOf(JSON.parse(court.buffer)));
      assert.equal(year.rows.filter((row) => /^(met|open)$/.test(row.at(-1))).length, objectives.length);
    },
    { locale: 'en' },
  ));
