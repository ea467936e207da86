// What a piece costs and brings stands on it; the cheapest die is taken unless another is picked; the hint is the next
// step.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { onPage, playOn, start, usePage } from '../helpers/page.mjs';
import { LANGUAGES, choose } from '../helpers/settings.mjs';

usePage();

const seals = (tab, kind) => tab.locator(`.cost.${kind}`).allTextContents();
const answered = (tab) => tab.evaluate(() => document.querySelector('loire-table').store.moments.length);
const hint = (tab) => tab.locator('.question .hint').innerText();

/** Plays on until a function in the page finds something. */
async function until(tab, find, setup = {}) {
  await start(tab, { seed: 'seals', ...setup });
  for (let i = 0; i < 200; i++) {
    const found = await tab.evaluate(find);
    if (found) return found;
    await playOn(tab, { limit: 1 });
  }
  return assert.fail('it never came to that');
}

async function pick(tab, piece) {
  await tab.locator(`.boards [data-piece="${piece}"]`).first().dispatchEvent('click', { detail: 1 });
  await tab.evaluate(async () => {
    for (const element of document.querySelectorAll('loire-table, loire-actions')) await element.updateComplete;
  });
}

/** A depot's tile that one die takes for nothing and the other for a chip; the action, both dice and both notations. */
const findTwoPrices = () => {
  const { legal } = document.querySelector('loire-table').store;
  const takes = legal.filter(({ action }) => action.type === 'takeTile' && action.discard === null);
  const price = ({ preview }) => preview.resources.find(({ name }) => name === 'chips')?.change ?? 0;
  for (const free of takes.filter((take) => !price(take) && !take.reveals)) {
    const [tile] = free.targets;
    const dear = takes.find((take) => take.targets[0] === tile && price(take) < 0);
    if (dear) return { tile, free: free.notation, dear: dear.notation, die: dear.targets.find((t) => /die/.test(t)) };
  }
  return undefined;
};

const lastNotation = (tab) =>
  tab.evaluate(() => {
    const { store } = document.querySelector('loire-table');
    const course = store.course();
    return course.record.entries.at(-1).action;
  });

test('a tile is taken with the cheapest die by one click, with another one if that is picked', () =>
  onPage(async (tab) => {
    const { tile, free, dear, die } = await until(tab, findTwoPrices);
    const before = await answered(tab);
    await pick(tab, tile);
    assert.equal(await answered(tab), before + 1, 'one click is enough');
    const { die: used } = await lastNotation(tab);
    assert.equal(`${used}`, free.split(':')[0]);
    await tab.click('[data-do=undo]');
    await pick(tab, die);
    assert.ok((await seals(tab, 'price')).length > 0, 'now it costs something');
    await pick(tab, tile);
    assert.equal(await answered(tab), before + 1);
    assert.equal(`${(await lastNotation(tab)).die}`, dear.split(':')[0]);
  }));

test('two dice at the same price are asked about', () =>
  onPage(async (tab) => {
    const piece = await until(tab, () => {
      const { legal } = document.querySelector('loire-table').store;
      const chips = legal.filter(({ action }) => action.type === 'takeChips');
      return chips.length > 1 ? chips[0].targets.find((target) => /chips/.test(target)) : undefined;
    });
    const before = await answered(tab);
    await pick(tab, piece);
    assert.equal(await answered(tab), before);
    assert.equal(await tab.locator('.choices .action').count(), 2);
    assert.match(await hint(tab), /click the die/);
  }));

test('prices are notched, gains are round, and both say what the engine says', () =>
  onPage(async (tab) => {
    await until(tab, () =>
      document.querySelector('loire-table').store.legal.some(({ action }) => action.type === 'buyTile'),
    );
    const prices = await seals(tab, 'price');
    assert.ok(
      prices.some((words) => /^−2( silver)?$/.test(words)),
      prices.join(),
    );
    const shape = (kind) =>
      tab
        .locator(`.cost.${kind}`)
        .first()
        .evaluate((seal) => [
          getComputedStyle(seal).clipPath !== 'none',
          parseFloat(getComputedStyle(seal).borderRadius) > 20,
        ]);
    assert.deepEqual(await shape('price'), [true, false]);
    if ((await seals(tab, 'gain')).length) assert.deepEqual(await shape('gain'), [false, true]);
    await choose(tab, { hints: 'none' });
    assert.equal(await tab.locator('.cost').count(), 0);
  }));

test('a space says what it brings before it is clicked', () =>
  onPage(async (tab) => {
    const { tile, space, points } = await until(tab, () => {
      const { legal } = document.querySelector('loire-table').store;
      const scores = legal.find(({ action, preview }) => action.type === 'placeTile' && preview.scores.length);
      if (!scores) return undefined;
      const paid = scores.preview.scores.filter(({ name }) =>
        ['areas', 'phases', 'bonuses', 'animals', 'watchtowers'].includes(name),
      );
      const points = paid.reduce((sum, { change }) => sum + change, 0);
      const [space, tile] = ['duchy', 'storage'].map((what) => scores.targets.find((target) => target.includes(what)));
      const spaces = new Set(
        legal.filter(({ targets }) => targets.includes(tile)).flatMap(({ action }) => action.space ?? []),
      );
      return points && spaces.size > 1 ? { tile, space, points } : undefined;
    });
    await pick(tab, tile);
    assert.equal(await tab.locator(`.player.large [data-piece="${space}"].live`).count(), 1);
    assert.ok(
      (await seals(tab, 'gain')).some((words) => words.startsWith(`+${points}`)),
      `+${points}: ${await seals(tab, 'gain')}`,
    );
  }));

test('the hint is the next step in words, in every language', () =>
  onPage(async (tab) => {
    const tile = await until(tab, () => {
      const { legal } = document.querySelector('loire-table').store;
      const places = legal.filter(({ action }) => action.type === 'placeTile');
      const tiles = places.map(({ targets }) => targets.find((target) => target.includes('storage')));
      const spaces = (tile) =>
        new Set(places.filter(({ targets }) => targets.includes(tile)).map(({ action }) => action.space));
      return tiles.find((tile) => spaces(tile).size > 1);
    });
    const first = await hint(tab);
    await pick(tab, tile);
    assert.match(await hint(tab), /Now click the space where/);
    const said = new Set();
    for (const language of LANGUAGES) {
      await choose(tab, { language });
      said.add(await hint(tab));
    }
    assert.equal(said.size, 3);
    await choose(tab, { language: 'en' });
    await tab.click('[data-do=clear]');
    assert.equal(await hint(tab), first);
  }));

test('Orléans: a follower, then where it goes', () =>
  onPage(async (tab) => {
    await start(tab, { game: 'orleans' });
    await tab.locator('.piece.live[data-piece*=".market."]').first().dispatchEvent('click', { detail: 1 });
    assert.match(await hint(tab), /Now click the space for/);
    await tab.click('[data-do=clear]');
    await tab.locator('.piece.live[data-piece*=".space.village."]').first().dispatchEvent('click', { detail: 1 });
    assert.match(await tab.locator('.question').innerText(), /follower who goes there|Plan/);
  }));
