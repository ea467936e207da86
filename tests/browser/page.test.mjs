// The page in use: whole games by clicks, turns by keyboard, undo, clicks on pieces, reload.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { loadLoire } from '../helpers/package.mjs';
import {
  exported,
  fromMenu,
  heading,
  logLines,
  offers,
  onPage,
  openDrawer,
  playOn,
  start,
  totals,
  usePage,
} from '../helpers/page.mjs';
import { ONLY_WHOLE } from '../helpers/whole.mjs';

usePage();

/** Waits until the first action of the list has the focus. */
const onList = (tab) =>
  tab.waitForFunction(() => {
    const first = document.querySelector('.list .action');
    return first && document.activeElement === first;
  });

for (const [seats, setup, options] of [
  [2, 'basic', ONLY_WHOLE], // the keyboard tests cover this
  [3, 'advancedOpen'],
  [4, 'advancedSecret'],
]) {
  test(`a whole game of ${seats} can be played by clicks, ${setup}, and its record replays`, options, () =>
    onPage(async (tab) => {
      await start(tab, { seats, setup, names: ['Anna', 'Bruno', 'Clara', 'David'].slice(0, seats) });
      const presses = await playOn(tab);
      assert.ok(presses >= 50 * seats, `only ${presses} actions`);
      assert.equal(await heading(tab), 'The game is over');
      assert.equal(await tab.locator('.scores h2').innerText(), 'Final scores');
      assert.match(await tab.locator('.ranking li').first().innerText(), / wins with \d+ points/);
      assert.match(await logLines(tab), /The game is over\.$/);
      await tab.waitForFunction(() => document.activeElement?.matches('.scores h2'));

      const loire = await loadLoire();
      const record = await exported(tab);
      const scores = loire.scores(loire.replay(record).state);
      assert.deepEqual(
        await totals(tab),
        scores.map(({ total }) => total),
      );
      assert.deepEqual(
        record.scores,
        scores.map(({ total }) => total),
      );
      assert.equal(record.setup.options.setup, setup);
    }),
  );
}

test('turns can be played by keyboard only', () =>
  onPage(async (tab) => {
    const focused = (selector) => tab.evaluate((wanted) => document.activeElement?.matches(wanted), selector);
    const tabTo = async (selector, key = 'Tab') => {
      for (let i = 0; i < 200 && !(await focused(selector)); i++) await tab.keyboard.press(key);
      assert.ok(await focused(selector), `${selector} cannot be reached by ${key}`);
    };
    await tabTo('.game.burgundy [data-do=options]');
    await tab.keyboard.press('Enter');
    await tabTo('[name=name0]');
    await tab.keyboard.type('Anna');
    await tabTo('[name=kind1]');
    await tab.keyboard.type('H');
    await tabTo('[name=seed]');
    await tab.keyboard.press('Control+A');
    await tab.keyboard.type('vineyard');
    await tabTo('[data-do=start]');
    await tab.keyboard.press('Enter');
    await tab.waitForSelector('.list .action', { state: 'attached' });

    // The list is in a drawer.
    await tabTo('[data-do=all]');
    await tab.keyboard.press('Enter');

    // From the list: it keeps the focus from answer to answer, over both players' turns.
    await tabTo('.list .action');
    const seen = new Set();
    for (let i = 0; i < 12; i++) {
      seen.add((await heading(tab)).replace(/:.*/s, ''));
      const shown = () => tab.evaluate(() => document.querySelector('main').innerText);
      const before = await shown();
      await tab.keyboard.press(i % 2 ? 'Enter' : ' ');
      while ((await shown()) === before) await tab.waitForTimeout(10);
      await onList(tab);
      // An action that reveals something is chosen first and played when it is chosen again.
      if (await tab.locator('.choices [data-do=end]').count()) await tab.keyboard.press('Enter');
      await onList(tab);
    }
    assert.equal(seen.size, 2);

    // From the board: selecting a die narrows the list, and one of its actions is played.
    await tabTo('.piece.live[data-piece*=".die."]', 'Shift+Tab');
    const piece = await tab.evaluate(() => document.activeElement.dataset.piece);
    const all = await offers(tab);
    await tab.keyboard.press('Enter');
    await tab.waitForSelector(`.piece.selected[data-piece="${piece}"]`);
    assert.ok(await focused(`[data-piece="${piece}"]`));
    const some = await offers(tab);
    assert.ok(some.length >= 1 && some.length <= all.length);
    await tabTo('.list .action');
    await tab.keyboard.press('Enter');
    await tab.waitForFunction(() => !document.querySelector('.piece.selected'));

    // By typing: a move, and a refusal with its rule.
    await onList(tab);
    await tabTo('[name=filter]', 'Shift+Tab');
    const [typed] = await offers(tab);
    await tab.keyboard.type(typed);
    await tab.keyboard.press('Enter');
    await tab.waitForFunction(() => document.querySelector('[name=filter]').value === '');
    await onList(tab);
    await tabTo('[name=filter]', 'Shift+Tab');
    const loading = (await offers(tab)).some((notation) => notation.startsWith('load'));
    await tab.keyboard.type(loading ? 'keep pink' : 'load 6');
    assert.deepEqual(await offers(tab), [], 'a move of another question is not offered');
    await tab.keyboard.press('Enter');
    assert.match(await tab.locator('.refusal > p').innerText(), / B-\d{3}$/);
  }));

test('undo and redo, as far as the engine allows', () =>
  onPage(async (tab) => {
    await start(tab);
    const undo = tab.locator('[data-do=undo]');
    const redo = tab.locator('[data-do=redo]');
    assert.ok(await undo.isDisabled());
    assert.ok(await redo.isDisabled());
    const [first, log] = [await offers(tab), await logLines(tab)];
    await playOn(tab, { limit: 1 });
    const [second, longer] = [await offers(tab), await logLines(tab)];
    await undo.click();
    assert.deepEqual(await offers(tab), first);
    assert.equal(await logLines(tab), log);
    assert.ok(await undo.isDisabled());
    await redo.click();
    assert.deepEqual(await offers(tab), second);
    assert.equal(await logLines(tab), longer);
    assert.ok(await redo.isDisabled());

    // Until the next roll of the dice every answer can be undone; after it none.
    const rounds = () => tab.locator('.top .progress').innerText();
    const round = await rounds();
    while ((await rounds()) === round) {
      assert.ok(await undo.isEnabled());
      await playOn(tab, { limit: 1 });
    }
    assert.ok(await undo.isDisabled());
    assert.ok(await redo.isDisabled());
  }));

/** The pieces touched by this many of the offered actions, none of which reveals anything. */
async function piecesOf(tab, isWanted) {
  const loire = await loadLoire();
  const legal = loire.Game.load(await exported(tab)).legal();
  const pieces = [...new Set(legal.flatMap(({ targets }) => targets))];
  const touching = (piece) => legal.filter(({ targets }) => targets.includes(piece));
  return pieces
    .map((piece) => ({ piece, actions: touching(piece) }))
    .filter(({ actions }) => isWanted(actions.length) && actions.every(({ reveals }) => !reveals));
}
const pieceAt = (tab, piece) => tab.locator(`.piece[data-piece="${piece}"]`);

test('the first click selects, the second plays, and a single meaning is played at once', () =>
  onPage(async (tab) => {
    await start(tab);
    const all = await offers(tab);
    const [{ piece: several, actions }] = await piecesOf(tab, (many) => many > 1);
    await pieceAt(tab, several).click();
    const some = await offers(tab);
    assert.deepEqual(some.sort(), actions.map(({ notation }) => notation).sort());
    assert.ok(some.length < all.length);
    await tab.click('[data-do=clear]');
    assert.deepEqual(await offers(tab), all);

    await openDrawer(tab, 'actions');
    await tab.hover('.list .action');
    assert.match(await tab.locator('.preview').innerText(), /dice −1/);
    assert.ok((await tab.locator('.piece[data-hint]').count()) > 0);
    await tab.click('[data-do=all]');

    // Two pieces, in either order, with one action in common.
    const both = actions.flatMap((action) => action.targets.map((target) => ({ action, target })));
    const [{ action, target }] = both.filter(
      ({ target }) => target !== several && actions.filter(({ targets }) => targets.includes(target)).length === 1,
    );
    for (const order of [
      [several, target],
      [target, several],
    ]) {
      for (const piece of order)
        if (await tab.locator('[data-do=undo]').isDisabled()) await pieceAt(tab, piece).click();
      assert.deepEqual((await exported(tab)).entries.at(-1).action, action.action);
      await tab.click('[data-do=undo]');
      assert.deepEqual(await offers(tab), all);
      // If the second piece alone had more than one meaning, it was selected first.
      if ((await piecesOf(tab, (many) => many === 1)).some(({ piece }) => piece === target)) break;
    }

    // A piece with one meaning takes one click. A double click does not count twice.
    const [lone] = await piecesOf(tab, (many) => many === 1);
    await pieceAt(tab, lone.piece).dblclick();
    assert.deepEqual((await exported(tab)).entries.at(-1).action, lone.actions[0].action);
    assert.ok(await tab.locator('[data-do=undo].fresh').isEnabled());
  }));

test('an unusable piece says why, with the rule', () =>
  onPage(async (tab) => {
    await start(tab);
    const offered = await piecesOf(tab, () => true);
    const tiles = await tab
      .locator('.piece[data-piece^="depot.black."][data-about]')
      .evaluateAll((all) => all.map(({ dataset }) => dataset.piece));
    const dear = tiles.find((tile) => !offered.some(({ piece }) => piece === tile));
    await pieceAt(tab, dear).click();
    assert.match(await tab.locator('.refusal > p').innerText(), / B-045$/);
    await pieceAt(tab, offered[0].piece).click();
    assert.equal(await tab.locator('.refusal').count(), 0);
  }));

test('a reload in the middle of a nested choice resumes there', () =>
  onPage(async (tab) => {
    await start(tab);
    await playOn(tab, { until: 'Castle|Market|Church|Carpenter|City hall' });
    const [title, actions, score] = [await heading(tab), await offers(tab), await totals(tab)];
    assert.doesNotMatch(title, /Your turn|over/);
    await tab.reload();
    await tab.waitForSelector('.list .action', { state: 'attached' });
    assert.deepEqual([await heading(tab), await offers(tab), await totals(tab)], [title, actions, score]);

    // The seed continues dealing where it was, so the game is the same as without the reload.
    await playOn(tab, { limit: 60 });
    const record = await exported(tab);
    const loire = await loadLoire();
    const again = loire.Game.create({ ...record.setup, seed: 'vineyard' });
    for (const { seat, action } of record.entries) if (seat !== undefined) again.play(seat, action);
    assert.deepEqual(again.record().entries, record.entries);

    // The start page and a file continue it too.
    await fromMenu(tab, 'leave');
    await tab.click('[data-do=continue]');
    await tab.waitForSelector('.list .action', { state: 'attached' });
    await fromMenu(tab, 'leave');
    const file = { name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(record)) };
    await tab.setInputFiles('input[type=file]', file);
    await tab.waitForSelector('.list .action', { state: 'attached' });
    assert.deepEqual((await exported(tab)).entries, record.entries);
    await playOn(tab);
    assert.equal(await tab.locator('.scores h2').innerText(), 'Final scores');

    await fromMenu(tab, 'leave');
    await tab.setInputFiles('input[type=file]', { ...file, buffer: Buffer.from('{"loire":1,"game":"burgundy"}') });
    assert.match(await tab.locator('.refusal').innerText(), /cannot be opened/);
  }));
