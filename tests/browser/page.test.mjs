// The page as its players meet it: whole games by clicks, turns by keyboard, undo, reload, and every width of screen.

import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';

import { build } from 'vite';

import { launchBrowser } from '../../.ci/browser.mjs';
import { loadLoire, root } from '../helpers/package.mjs';
import { STRICT_POLICY, startSite } from '../helpers/site.mjs';

let browser;
let site;
let dist;
before(async () => {
  dist = await mkdtemp(join(tmpdir(), 'loire-page-'));
  await build({
    configFile: join(root, 'www', 'vite.config.ts'),
    logLevel: 'error',
    build: { outDir: dist, emptyOutDir: true },
  });
  const policy = `${STRICT_POLICY}; style-src 'self'; img-src data:`;
  site = await startSite({ folders: { '': dist }, headers: { 'content-security-policy': policy } });
  browser = await launchBrowser();
});
after(async () => {
  await browser?.close();
  await site?.close();
  if (dist) await rm(dist, { recursive: true, force: true });
});

/** Opens the page for one test; whatever it complains of fails that test. */
async function onPage(body, options = {}) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...options });
  try {
    const tab = await context.newPage();
    const complaints = [];
    tab.on('pageerror', (error) => complaints.push(String(error.stack)));
    tab.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
    });
    await tab.goto(`${site.url}/index.html`);
    await tab.waitForSelector('.start');
    await body(tab);
    assert.deepEqual(complaints, []);
  } finally {
    await context.close();
  }
}

async function start(tab, { seats = 2, names = ['Anna', 'Bruno'], seed = 'vineyard', setup } = {}) {
  await tab.selectOption('[name=seats]', String(seats));
  for (const [seat, name] of names.entries()) await tab.fill(`[name=name${seat}]`, name);
  if (setup) await tab.selectOption('[name=setup]', setup);
  await tab.click('summary');
  await tab.fill('[name=seed]', seed);
  await tab.click('text=Start the game');
  await tab.waitForSelector('.list .action', { state: 'attached' });
}

/** Presses offered buttons until `until` holds or none is left, tiles first, so that boards fill; says how many. */
const playOn = (tab, { limit = Infinity, until = '' } = {}) =>
  tab.evaluate(
    async ([limit, until]) => {
      const settled = async () => {
        for (const element of document.querySelectorAll('loire-table, loire-actions, loire-scores, loire-log')) {
          await element.updateComplete;
        }
      };
      const stop = until ? new RegExp(until) : undefined;
      let presses = 0;
      for (; presses < limit; presses++) {
        const actions = [...document.querySelectorAll('.list .action')];
        if (!actions.length || stop?.test(document.querySelector('.actions h2').textContent)) break;
        const places = actions.filter(({ dataset }) => dataset.notation.includes('place'));
        const offered = places.length ? places : actions;
        offered[(presses * 5) % offered.length].click();
        await settled();
      }
      return presses;
    },
    [limit === Infinity ? 1e6 : limit, until],
  );

/** The record as the page writes it to a file. */
async function exported(tab) {
  const [download] = await Promise.all([tab.waitForEvent('download'), tab.click('[data-do=export]')]);
  return JSON.parse(await readFile(await download.path(), 'utf8'));
}

const heading = (tab) => tab.locator('.actions h2').innerText();
const totals = (tab) =>
  tab.locator('.scores .total td').allInnerTexts().then((cells) => cells.map(Number));
const offers = (tab) =>
  tab.locator('.list .action').evaluateAll((buttons) => buttons.map(({ dataset }) => dataset.notation));
const onList = (tab) =>
  tab.waitForFunction(() => document.activeElement?.matches('.action') && document.activeElement === document.querySelector('.list .action'));

for (const [seats, setup] of [[2, 'basic'], [3, 'advancedOpen'], [4, 'advancedSecret']]) {
  test(`a whole game of ${seats} by clicks, ${setup}, and its record`, () =>
    onPage(async (tab) => {
      await start(tab, { seats, setup, names: ['Anna', 'Bruno', 'Clara', 'David'].slice(0, seats) });
      const presses = await playOn(tab);
      assert.ok(presses >= 50 * seats, `only ${presses} actions`);
      assert.equal(await heading(tab), 'The game is over');
      assert.equal(await tab.locator('.scores h2').innerText(), 'Final scores');
      assert.match(await tab.locator('.ranking li').first().innerText(), /\d+ points wins/);
      assert.match(await tab.locator('[role=log]').innerText(), /The game is over\.$/);
      await tab.waitForFunction(() => document.activeElement?.matches('.scores h2'));

      const loire = await loadLoire();
      const record = await exported(tab);
      const scores = loire.scores(loire.replay(record).state);
      assert.deepEqual(await totals(tab), scores.map(({ total }) => total));
      assert.deepEqual(record.scores, scores.map(({ total }) => total));
      assert.equal(record.setup.options.setup, setup);
    }));
}

test('by keyboard only', () =>
  onPage(async (tab) => {
    const focused = (selector) => tab.evaluate((wanted) => document.activeElement?.matches(wanted), selector);
    const tabTo = async (selector, key = 'Tab') => {
      for (let i = 0; i < 200 && !(await focused(selector)); i++) await tab.keyboard.press(key);
      assert.ok(await focused(selector), `${selector} cannot be reached by ${key}`);
    };
    await tabTo('[name=name0]');
    await tab.keyboard.type('Anna');
    await tabTo('.start form .primary');
    await tab.keyboard.press('Enter');
    await tab.waitForSelector('.list .action');

    // From the list: the focus stays there from answer to answer, over both players' turns.
    await tabTo('.list .action');
    const seen = new Set();
    for (let i = 0; i < 12; i++) {
      seen.add((await heading(tab)).replace(/:.*/s, ''));
      const before = await tab.locator('[role=log] li').last().innerText();
      await tab.keyboard.press(i % 2 ? 'Enter' : ' ');
      await tab.waitForFunction((old) => document.querySelector('[role=log] li:last-child').innerText !== old, before);
      await onList(tab);
    }
    assert.equal(seen.size, 2);

    // From the board: a piece is selected, the list narrows, its one action is played.
    await tabTo('.piece.live', 'Shift+Tab');
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
    await tab.keyboard.type('load 6');
    await tab.keyboard.press('Enter');
    assert.match(await tab.locator('.refusal').innerText(), /^B-\d{3} /);
  }));

test('undo and redo, as far as the engine allows', () =>
  onPage(async (tab) => {
    await start(tab);
    const undo = tab.locator('[data-do=undo]');
    const redo = tab.locator('[data-do=redo]');
    assert.ok(await undo.isDisabled());
    assert.ok(await redo.isDisabled());
    const [first, log] = [await offers(tab), await tab.locator('[role=log]').innerText()];
    await playOn(tab, { limit: 1 });
    const [second, longer] = [await offers(tab), await tab.locator('[role=log]').innerText()];
    await undo.click();
    assert.deepEqual(await offers(tab), first);
    assert.equal(await tab.locator('[role=log]').innerText(), log);
    assert.ok(await undo.isDisabled());
    await redo.click();
    assert.deepEqual(await offers(tab), second);
    assert.equal(await tab.locator('[role=log]').innerText(), longer);
    assert.ok(await redo.isDisabled());

    // Until the next roll of the dice everything may be taken back; after it nothing.
    const rounds = () => tab.locator('.status [aria-label$="of 5"]').getAttribute('aria-label');
    const round = await rounds();
    while ((await rounds()) === round) {
      assert.ok(await undo.isEnabled());
      await playOn(tab, { limit: 1 });
    }
    assert.ok(await undo.isDisabled());
    assert.ok(await redo.isDisabled());
  }));

test('clicks on pieces narrow the list, a double click plays', () =>
  onPage(async (tab) => {
    await start(tab);
    const all = await offers(tab);
    await tab.locator('.piece.live[data-piece^="depot."]').first().click();
    const some = await offers(tab);
    assert.ok(some.length < all.length);
    await tab.locator('.piece.live[data-piece*=".die."]').first().click();
    assert.ok((await offers(tab)).length <= some.length);
    await tab.click('[data-do=clear]');
    assert.deepEqual(await offers(tab), all);

    await tab.hover('.list .action');
    assert.match(await tab.locator('.preview').innerText(), /dice −1/);
    assert.ok((await tab.locator('.piece[data-hint]').count()) > 0);

    // A piece that only one action touches: its double click is that action.
    const tiles = tab.locator('.piece.live[data-piece^="depot."]');
    let [lone, at] = [[], -1];
    while (lone.length !== 1) {
      if (lone.length) await tab.click('[data-do=clear]');
      await tiles.nth(++at).click();
      lone = await offers(tab);
    }
    await tab.click('[data-do=clear]');
    assert.ok(await tab.locator('[data-do=undo]').isDisabled());
    await tiles.nth(at).dblclick();
    const { entries } = await exported(tab);
    const [, tile] = /take (\w+) from/.exec(lone[0]);
    assert.equal(entries.at(-1).action.tile, tile);
    assert.ok(await tab.locator('[data-do=undo]').isEnabled());
  }));

test('a reload in the middle of a nested choice resumes there', () =>
  onPage(async (tab) => {
    await start(tab);
    await playOn(tab, { until: 'Castle|Market|Church|Carpenter|City hall' });
    const [title, actions, score] = [await heading(tab), await offers(tab), await totals(tab)];
    assert.doesNotMatch(title, /Your turn|over/);
    await tab.reload();
    await tab.waitForSelector('.list .action');
    assert.deepEqual([await heading(tab), await offers(tab), await totals(tab)], [title, actions, score]);

    // The seed goes on dealing where it was: the same game as without the reload.
    await playOn(tab, { limit: 60 });
    const record = await exported(tab);
    const loire = await loadLoire();
    const again = loire.Game.create({ ...record.setup, seed: 'vineyard' });
    for (const { seat, action } of record.entries) if (seat !== undefined) again.play(seat, action);
    assert.deepEqual(again.record().entries, record.entries);

    // From the start it can be continued, too, and from a file.
    await tab.click('[data-do=leave]');
    await tab.click('[data-do=continue]');
    await tab.waitForSelector('.list .action');
    await tab.click('[data-do=leave]');
    const file = { name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(record)) };
    await tab.setInputFiles('input[type=file]', file);
    await tab.waitForSelector('.list .action');
    assert.deepEqual((await exported(tab)).entries, record.entries);
    await playOn(tab);
    assert.equal(await tab.locator('.scores h2').innerText(), 'Final scores');

    await tab.click('[data-do=leave]');
    await tab.setInputFiles('input[type=file]', { ...file, buffer: Buffer.from('{"loire":1,"game":"burgundy"}') });
    assert.match(await tab.locator('.refusal').innerText(), /cannot be opened/);
  }));

test('a name with markup is shown as text', () =>
  onPage(async (tab) => {
    const name = '<img src=x onerror=hurt=1><b>Anna &amp;';
    await start(tab, { names: [name, '{{Bruno}}'] });
    assert.equal(await tab.locator('.player h2').first().innerText(), name);
    await tab.click('[data-do=text]');
    assert.ok((await tab.locator('.text h2').allInnerTexts()).some((text) => text.startsWith(name)));
    assert.equal(await tab.evaluate(() => window.hurt ?? document.querySelectorAll('main img, .player h2 b').length), 0);
  }));

test('the text view offers the same pieces', () =>
  onPage(async (tab) => {
    await start(tab);
    const pieces = () => tab.locator('[data-piece][role=button], button[data-piece]').evaluateAll((all) => all.map(({ dataset }) => dataset.piece).sort());
    const drawn = await pieces();
    await tab.click('[data-do=text]');
    assert.deepEqual(await pieces(), drawn);
    await tab.locator('button[data-piece^="depot."]').first().click();
    assert.equal(await tab.locator('.selection li').count(), 1);
  }));

for (const width of [360, 390, 768, 1440]) {
  test(`nothing sticks out at ${width} pixels`, () =>
    onPage(
      async (tab) => {
        const fits = async (where) => {
          const [content, screen] = await tab.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
          assert.ok(content <= screen, `${where}: ${content} > ${screen}`);
        };
        await fits('start');
        await start(tab, { seats: 4, names: ['A name as long as names may be, and more', 'Unbreakableunbreakableunbreakableunbreak'] });
        await fits('first turn');
        await playOn(tab, { limit: 40 });
        await fits('later');
        await tab.locator('.piece.live').first().click();
        await fits('selection');
        await tab.click('[data-do=text]');
        await fits('text');
        await tab.click('[data-do=text]');
        await playOn(tab);
        await fits('end');
      },
      { viewport: { width, height: 844 } },
    ));
}
