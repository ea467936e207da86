// Saved games: several games, two tabs, files, links and positions; broken ones are named, and no game is lost.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deflateRawSync } from 'node:zlib';

import { loadLoire } from '../helpers/package.mjs';
import {
  exported,
  fileOf,
  fromMenu,
  offers,
  onOwnPage,
  onPage,
  openForm,
  playOn,
  start,
  totals,
  usePage,
} from '../helpers/page.mjs';

usePage();

const shelf = (tab) => tab.locator('.shelf li').count();
const trouble = (tab) => tab.locator('.refusal').innerText();
const leave = async (tab) => {
  await fromMenu(tab, 'leave');
  await tab.waitForSelector('.start');
};

test('several games are kept, and each can be continued or deleted', () =>
  onPage(async (tab) => {
    await start(tab, { names: ['Anna', 'Bruno'] });
    await playOn(tab, { limit: 5 });
    const first = await exported(tab);
    await leave(tab);
    await start(tab, { game: 'orleans', names: ['Clara', 'David'] });
    await playOn(tab, { limit: 5 });
    await leave(tab);
    await tab.waitForSelector('.shelf li');
    const listed = await tab.locator('.shelf li b').allInnerTexts();
    assert.deepEqual(listed, ['Orléans: Clara and David', 'The Castles of Burgundy: Anna and Bruno']);
    assert.match(await tab.locator('.shelf li small').last().innerText(), /round \d, /);

    await tab.locator('[data-do=continue]').last().click();
    await tab.waitForSelector('.list .action', { state: 'attached' });
    assert.deepEqual(await exported(tab), first);
    await leave(tab);
    await tab.waitForSelector('.shelf li');
    await tab.locator('[data-do=delete]').last().click();
    await tab.waitForFunction(() => document.querySelectorAll('.shelf li:not(.deleted)').length === 1);
    // A deleted game can be restored while the list is open.
    assert.match(await tab.locator('.shelf .deleted').innerText(), /Burgundy: Anna and Bruno: deleted/);
    await tab.click('[data-do=restore]');
    await tab.waitForFunction(() => document.querySelectorAll('.shelf [data-do=continue]').length === 2);
    await tab.reload();
    await tab.waitForSelector('.shelf li');
    assert.equal(await shelf(tab), 2, 'the restored game is kept');
    await tab.locator('[data-do=continue]').last().click();
    await tab.waitForSelector('.list .action', { state: 'attached' });
    assert.deepEqual(await exported(tab), first);
    await leave(tab);
    await tab.waitForSelector('.shelf li');
    await tab.locator('[data-do=delete]').first().click();
    await tab.waitForSelector('.shelf .deleted');
    await tab.reload();
    await tab.waitForSelector('.shelf li');
    assert.equal(await shelf(tab), 1);
  }));

test('the second tab says that the game is open elsewhere, and may take it over', () =>
  onPage(async (tab) => {
    await start(tab);
    await playOn(tab, { limit: 3 });
    const before = await exported(tab);
    const second = await tab.context().newPage();
    await second.goto(tab.url());
    await second.waitForSelector('.elsewhere');
    assert.equal(await second.locator('.list').count(), 0, 'the second tab offers no action');
    await playOn(tab, { limit: 1 });
    const after = await exported(tab);
    assert.ok(after.entries.length > before.entries.length);

    await second.click('[data-do=here]');
    await second.waitForSelector('.list .action', { state: 'attached' });
    assert.deepEqual(await exported(second), after, 'includes the last answer of the first tab');
    await tab.waitForSelector('.elsewhere');
    await playOn(second, { limit: 2 });
    const last = await exported(second);
    await tab.click('[data-do=here]');
    await tab.waitForSelector('.list .action', { state: 'attached' });
    assert.deepEqual(await exported(tab), last);
    await second.waitForSelector('.elsewhere');
    await second.close();
  }));

test('a game survives a round trip through a link', () =>
  onPage(async (tab) => {
    await start(tab, { names: ['Änna <b>', 'Bruno & Co'] });
    await playOn(tab, { limit: 20 });
    const [record, actions, score] = [await exported(tab), await offers(tab), await totals(tab)];
    await fromMenu(tab, 'share');
    const link = await tab.inputValue('[name=link]');
    assert.ok(link.length < 8000, `${link.length} letters`);
    const other = await tab.context().newPage();
    await other.goto(link);
    await other.waitForSelector('.list .action', { state: 'attached' });
    assert.match(other.url(), /#game=/, 'the link becomes a saved game');
    assert.deepEqual(await exported(other), record);
    assert.deepEqual([await offers(other), await totals(other)], [actions, score]);
    await playOn(other, { limit: 5 });
    await other.close();

    await tab.click('dialog[open] [data-do=close]');
    await leave(tab);
    await tab.waitForSelector('.shelf li');
    assert.equal(await shelf(tab), 2);
    for (const broken of [
      link.slice(0, -40),
      `${link.slice(0, link.indexOf('=') + 1)}AAAA`,
      `${link.slice(0, link.indexOf('=') + 1)}%%%`,
      link.replace(/.{9}$/, 'xxxxxxxxx'),
    ]) {
      await tab.goto('about:blank');
      await tab.goto(broken);
      await tab.waitForSelector('.refusal');
      assert.match(await trouble(tab), /link is damaged|cannot be opened/);
      await tab.waitForSelector('.shelf li');
      assert.equal(await shelf(tab), 2, 'no game is lost');
    }
  }));

const kinds = (tab) =>
  tab
    .locator('.player')
    .evaluateAll((boards) => boards.map((board) => board.querySelector('.kind')?.textContent ?? 'person').sort());
/** A link in the old form: with a record only. */
const linkOf = (tab, record) =>
  `${tab.url().split('#')[0]}#play=${deflateRawSync(JSON.stringify(record)).toString('base64url')}`;

test('a link loads exactly its game', () =>
  onPage(async (tab) => {
    const loire = await loadLoire();
    const game = loire.Game.create({ game: 'orleans', seats: 2, seed: 'link' });
    const other = await tab.context().newPage();
    await other.goto(linkOf(tab, game.record()));
    await other.waitForSelector('.list .action', { state: 'attached' });
    const loaded = await other.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    const modules = loaded.map((name) => /(\w+)-[^/]*\.wasm$/.exec(name)?.[1]).filter(Boolean);
    assert.deepEqual(modules, ['orleans']);
    game.free();
    await other.close();
  }));

test('a link and a file contain the players of the seats', () =>
  onPage(async (tab) => {
    const loire = await loadLoire();
    await openForm(tab, 'orleans');
    await tab.selectOption('[name=colour0]', 'violet');
    await start(tab, {
      game: 'orleans',
      seats: 3,
      names: ['Anna', 'Bruno', 'Clara'],
      bots: { 1: 'random', 2: 'normal' },
    });
    await tab.click('[data-do=pause]');
    const file = await exported(tab);
    assert.deepEqual(file.sittings, [
      { kind: 'human', colour: 'violet' },
      { kind: 'random', colour: 'red' },
      { kind: 'normal', colour: 'green' },
    ]);
    assert.equal(loire.turn(loire.replay(file).state).type, 'seats', 'the file is still a valid record');
    await fromMenu(tab, 'share');
    const link = await tab.inputValue('[name=link]');

    const other = await tab.context().newPage();
    for (const open of [() => other.goto(link), () => other.setInputFiles('input[type=file]', fileOf(file))]) {
      await open();
      await other.waitForSelector('.list .action', { state: 'attached' });
      assert.deepEqual(await kinds(other), ['bot', 'bot', 'person']);
      const { sittings, entries } = await exported(other);
      assert.deepEqual(sittings, file.sittings);
      await other.waitForFunction(
        (count) => document.querySelectorAll('[role=log] li').length > count,
        await other.locator('[role=log] li').count(),
      );
      assert.ok((await exported(other)).entries.length > entries.length, 'the bots go on');
      await leave(other);
    }
    // The same for a position, and for notes of earlier versions.
    const { state } = loire.replay(file);
    await other.setInputFiles('input[type=file]', fileOf({ ...state, sittings: file.sittings }));
    await other.waitForSelector('.list .action', { state: 'attached' });
    assert.deepEqual(await kinds(other), ['bot', 'bot', 'person']);
    const { sittings: _, ...plain } = file;
    const nonsense = [{ kind: 'grandmaster', colour: 'red' }, { kind: 'away', colour: 'red' }, null];
    for (const old of [
      plain,
      { ...plain, sittings: nonsense },
      { ...plain, sittings: 'all' },
      { ...plain, sittings: null },
    ]) {
      await leave(other);
      await other.setInputFiles('input[type=file]', fileOf(old));
      await other.waitForSelector('.list .action', { state: 'attached' });
      assert.deepEqual(await kinds(other), ['person', 'person', 'person'], JSON.stringify(old.sittings));
      assert.deepEqual(
        (await exported(other)).sittings.map(({ colour }) => colour),
        ['blue', 'red', 'green'],
      );
    }
    await other.goto('about:blank');
    await other.goto(linkOf(tab, plain));
    await other.waitForSelector('.list .action', { state: 'attached' });
    assert.deepEqual(await kinds(other), ['person', 'person', 'person']);
    await other.close();
  }));

test('a position can be opened, played on, kept and saved as a position', () =>
  onPage(async (tab) => {
    const loire = await loadLoire();
    const table = loire.Game.create({ game: 'burgundy', seats: 2, seed: 'position' });
    table.playout('position', 30);
    const state = loire.withoutDealer(table.state());
    await tab.setInputFiles('input[type=file]', fileOf(state));
    await tab.waitForSelector('.list .action', { state: 'attached' });
    await playOn(tab, { limit: 6 });
    const score = await totals(tab);
    await tab.reload();
    await tab.waitForSelector('.list .action', { state: 'attached' });
    assert.deepEqual(await totals(tab), score);
    assert.ok((await tab.locator('[role=log] li').count()) > 5, 'the log has the events since the position');
    const saved = await exported(tab);
    assert.deepEqual(loire.validate(saved), []);
    await fromMenu(tab, 'share');
    assert.equal(await tab.locator('[name=link]').count(), 0);
  }));

test('broken files give a clear message, and no game is lost', () =>
  onPage(async (tab) => {
    await start(tab);
    await playOn(tab, { limit: 8 });
    const good = await exported(tab);
    await leave(tab);
    await tab.waitForSelector('.shelf li');
    const hostile = {
      'no JSON': '{"loire":1,',
      'a list': '[1,2,3]',
      'half a record': { loire: 1, game: 'burgundy' },
      'another game': { ...good, game: 'chess' },
      'another format': { ...good, loire: 99 },
      'a foreign answer': { ...good, entries: [...good.entries, { seat: 0, action: { type: 'fly' } }] },
      'an illegal answer': {
        ...good,
        entries: [...good.entries, { seat: 0, action: { type: 'endTurn' } }, { seat: 1, action: { type: 'endTurn' } }],
      },
      'a prototype': '{"__proto__":{"polluted":true},"entries":[],"loire":1,"game":"burgundy","setup":{}}',
      'a forged position': { ...(await stateOf(good)), position: { nonsense: true } },
    };
    for (const [what, value] of Object.entries(hostile)) {
      await tab.setInputFiles('input[type=file]', fileOf(value));
      await tab.waitForSelector('.refusal');
      assert.match(await trouble(tab), /cannot be opened|neither a record nor a position/, what);
      assert.equal(await shelf(tab), 1, what);
      await tab.reload();
      await tab.waitForSelector('.shelf li');
    }
    assert.equal(await tab.evaluate(() => ({}).polluted), undefined);
    // The same for dropped files.
    await tab.evaluate((text) => {
      const data = new DataTransfer();
      data.items.add(new File([text], 'game.json'));
      document
        .querySelector('.start')
        .dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }));
    }, JSON.stringify(good));
    await tab.waitForSelector('.list .action', { state: 'attached' });
    assert.deepEqual((await exported(tab)).entries, good.entries);
  }));

async function stateOf(record) {
  const loire = await loadLoire();
  return loire.replay(record).state;
}

/** Changes the saved games in storage directly. */
const tamper = (tab, change) =>
  tab.evaluate(
    (body) =>
      new Promise((done, failed) => {
        const request = indexedDB.open('loire');
        request.onsuccess = () => {
          const store = request.result.transaction('games', 'readwrite').objectStore('games');
          store.getAll().onsuccess = ({ target }) => {
            const saved = target.result[0];
            new Function('saved', body)(saved);
            store.put(saved, saved.id).onsuccess = () => done(request.result.close());
          };
        };
        request.onerror = failed;
      }),
    change,
  );

test('a corrupt save is named and left alone', () =>
  onPage(
    async (tab) => {
      await start(tab);
      await playOn(tab, { limit: 8 });
      await leave(tab);
      await tab.waitForSelector('.shelf li');
      for (const change of [
        'saved.course.record.entries[5] = { seat: 0, action: { type: "fly" } }',
        'saved.course = { record: null }',
        'saved.course.record = { loire: 7 }',
      ]) {
        await tamper(tab, change);
        await tab.reload();
        await tab.waitForSelector('[data-do=continue]');
        await tab.click('[data-do=continue]');
        await tab.waitForSelector('.refusal');
        assert.match(await trouble(tab), /cannot be opened/, change);
        await tab.waitForSelector('.shelf li');
        assert.equal(await shelf(tab), 1, 'the corrupt save is kept');
      }
      await tab.goto(`${tab.url().split('#')[0]}#game=0123456789ab`);
      await tab.waitForSelector('.refusal');
      assert.match(await trouble(tab), /no longer exists/);
    },
    { bypassCSP: true },
  ));

test('without storage the game can be played, and the page shows a warning', () =>
  onOwnPage(async (tab) => {
    await tab.addInitScript(() => Object.defineProperty(window, 'indexedDB', { value: undefined }));
    await tab.reload();
    await tab.waitForSelector('.start');
    await start(tab);
    assert.match(await trouble(tab), /keeps no games/);
    await playOn(tab, { limit: 5 });
    assert.ok((await exported(tab)).entries.length > 5);
  }));
