// Seals on a piece show its costs and gains; the cheapest die is taken unless another is selected; the hint is the next
// step.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { onPage, playOn, start, usePage } from '../helpers/page.mjs';
import { LANGUAGES, choose } from '../helpers/settings.mjs';

usePage();

const seals = (tab, kind) => tab.locator(`.cost.${kind}`).allTextContents();
const answered = (tab) => tab.evaluate(() => document.querySelector('loire-table').store.moments.length);
const hint = (tab) => tab.locator('.question .hint').innerText();

/** Plays on until a function in the page returns a value. */
async function until(tab, find, setup = {}) {
  await start(tab, { seed: 'seals', ...setup });
  for (let i = 0; i < 200; i++) {
    const found = await tab.evaluate(find);
    if (found) return found;
    await playOn(tab, { limit: 1 });
  }
  return assert.fail('the game never reaches this situation');
}

async function pick(tab, piece) {
  await tab.locator(`.boards [data-piece="${piece}"]`).first().dispatchEvent('click', { detail: 1 });
  await tab.evaluate(async () => {
    for (const element of document.querySelectorAll('loire-table, loire-actions')) await element.updateComplete;
  });
}

/** A depot's tile that one die takes for free and the other for a chip; the action, both dice and both notations. */
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

test('one click takes a tile with the cheapest die, or with the selected one', () =>
  onPage(async (tab) => {
    const { tile, free, dear, die } = await until(tab, findTwoPrices);
    const before = await answered(tab);
    await pick(tab, tile);
    assert.equal(await answered(tab), before + 1, 'one click is enough');
    const { die: used } = await lastNotation(tab);
    assert.equal(`${used}`, free.split(':')[0]);
    await tab.click('[data-do=undo]');
    await pick(tab, die);
    assert.ok((await seals(tab, 'price')).length > 0, 'the selected die has a price');
    await pick(tab, tile);
    assert.equal(await answered(tab), before + 1);
    assert.equal(`${(await lastNotation(tab)).die}`, dear.split(':')[0]);
  }));

test('two dice at the same price lead to a question', () =>
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
    assert.match(await hint(tab), /choose the die/);
  }));

test('prices are notched, gains are round, and both equal the engine’s numbers', () =>
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

test('a space shows its gain before the click', () =>
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

test('the hint describes the next step in every language', () =>
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
    assert.match(await hint(tab), /Now choose a space for/);
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

test('Orléans: the hint leads from a follower to its space', () =>
  onPage(async (tab) => {
    await start(tab, { game: 'orleans' });
    await tab.locator('.piece.live[data-piece*=".market."]').first().dispatchEvent('click', { detail: 1 });
    assert.match(await hint(tab), /Now choose a space for/);
    await tab.click('[data-do=clear]');
    await tab.locator('.piece.live[data-piece*=".space.village."]').first().dispatchEvent('click', { detail: 1 });
    assert.match(await tab.locator('.question').innerText(), /follower who goes there|Plan/);
  }));

/** The overlaps of visible seals and numbers. */
const hidden = (tab) =>
  tab.evaluate(() => {
    const boxes = (selector) =>
      [...document.querySelectorAll(selector)]
        .map((each) => ({ words: each.textContent.trim(), box: each.getBoundingClientRect() }))
        .filter(({ words, box }) => box.width && /\d/.test(words));
    // The box of a word is a third higher than its figures.
    const numbers = boxes('.boards svg text').map(({ words, box }) => ({
      words,
      box: { left: box.left, right: box.right, top: box.top + box.height / 5, bottom: box.bottom - box.height / 5 },
    }));
    return boxes('.cost').flatMap(({ words, box }) =>
      numbers
        .filter(
          ({ box: other }) =>
            Math.min(box.right, other.right) - Math.max(box.left, other.left) > 1 &&
            Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top) > 1,
        )
        .map((number) => `${words} hides ${number.words}`),
    );
  });

test('goods sold with chips show gain and price, each with its sign', () =>
  onPage(async (tab) => {
    const { piece, chips } = await until(tab, () => {
      const { legal } = document.querySelector('loire-table').store;
      const price = ({ preview }) => preview.resources.find(({ name }) => name === 'chips')?.change ?? 0;
      const sales = legal.filter(({ action }) => action.type === 'sellGoods');
      for (const { targets } of sales) {
        const piece = targets.find((target) => target.includes('.goods.'));
        const all = sales.filter(({ targets }) => targets.includes(piece));
        if (all.every((sale) => price(sale) < 0)) return { piece, chips: Math.max(...all.map(price)) };
      }
      return undefined;
    });
    const box = await tab.locator(`.player.large [data-piece="${piece}"]`).boundingBox();
    const near = (kind) =>
      tab.locator(`.cost.${kind}`).evaluateAll(
        (all, box) =>
          all
            .filter((each) => {
              const { left, right } = each.getBoundingClientRect();
              const top = each.getBoundingClientRect().top;
              const middle = (left + right) / 2;
              return middle > box.x && middle < box.x + box.width && top > box.y - 50 && top < box.y + box.height + 20;
            })
            .map((each) => [each.textContent, ...[...each.querySelectorAll('svg')].map(({ dataset }) => dataset.unit)]),
        box,
      );
    assert.deepEqual(await near('price'), [[`−${-chips}`, 'chips']]);
    const [[words, ...units]] = await near('gain');
    assert.match(words, /^\+\d/);
    assert.equal(units[0], 'points');
  }));

test('no seal covers a number, with two or four players, on any screen', () =>
  onPage(async (tab) => {
    for (const [seats, limit] of [
      [2, 20],
      [4, 45],
    ]) {
      await tab.evaluate(() => (location.hash = ''));
      await tab.waitForSelector('.start');
      await start(tab, { seats, names: ['Anna', 'Bruno', 'Clara', 'David'].slice(0, seats), seed: 'seals' });
      await playOn(tab, { limit });
      for (const [width, height] of [
        [1440, 900],
        [1024, 768],
      ]) {
        await tab.setViewportSize({ width, height });
        for (let move = 0; move < 8; move++) {
          await tab.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
          assert.deepEqual(await hidden(tab), [], `${seats} players, ${width} wide, move ${move}`);
          await playOn(tab, { limit: 1 });
        }
      }
    }
  }));
