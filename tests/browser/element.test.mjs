// <loire-game> on other sites' pages: attributes, properties, methods and events; two elements; themes, parts and
// languages.

import assert from 'node:assert/strict';
import { before, test } from 'node:test';

import { firstAction, onStrangersPage as onPage, ready, useBrowser } from '../helpers/element.mjs';
import { loadLoire } from '../helpers/package.mjs';

useBrowser();
let loire;
before(async () => void (loire = await loadLoire()));

const told = (tab, type) => tab.evaluate((type) => told.filter((each) => each.type === type), type);
/** Runs a function in the page with the first element as its argument. */
const withGame = (tab, body, argument) =>
  tab.evaluate(`(${body})(document.querySelector('loire-game'), ${JSON.stringify(argument)})`);

test('four lines show a game, and ready fires once after the first frame', () =>
  onPage('<loire-game id="a" game="burgundy" seats="2" seed="vineyard"></loire-game>', async (tab) => {
    await ready(tab);
    const all = await tab.evaluate(() => told.map(({ type, drawn }) => ({ type, drawn })));
    assert.deepEqual(
      all.filter(({ type }) => type === 'ready'),
      [{ type: 'ready', drawn: true }],
    );
    const state = await withGame(tab, (game) => game.state);
    assert.equal(loire.hash(state), loire.hash(loire.newGame({ game: 'burgundy', seats: 2, seed: 'vineyard' }).state));
    const { legal, turn } = await withGame(tab, (game) => ({ legal: game.legal, turn: game.turn }));
    assert.deepEqual(turn, loire.turn(state));
    assert.deepEqual(
      legal.map(({ notation }) => notation),
      loire.legalActions(state).map(({ notation }) => notation),
    );
  }));

test('a click fires action and state, undo and redo work, and the record replays', () =>
  onPage('<loire-game game="burgundy" seats="2" seed="vineyard"></loire-game>', async (tab) => {
    await ready(tab);
    const before = await withGame(tab, (game) => game.state);
    const button = await firstAction(tab);
    const notation = await button.getAttribute('data-notation');
    await button.click();
    const [action] = await told(tab, 'action');
    const [legal] = loire.legalActions(before).filter((each) => each.notation === notation);
    assert.deepEqual(action.detail, { seat: legal.seat, action: legal.action });
    const after = (await told(tab, 'state')).at(-1).detail;
    assert.equal(loire.hash(after.state), loire.hash(loire.play(before, legal.seat, legal.action).state));
    const record = await withGame(tab, (game) => game.record);
    assert.deepEqual(record.entries, after.entries);
    assert.equal(loire.hash(loire.replay(record).state), loire.hash(after.state));
    if (!legal.reveals) {
      assert.equal(await withGame(tab, (game) => game.undo()), true);
      assert.equal(loire.hash(await withGame(tab, (game) => game.state)), loire.hash(before));
      assert.equal(await withGame(tab, (game) => game.redo()), true);
      assert.equal(loire.hash(await withGame(tab, (game) => game.state)), loire.hash(after.state));
    }
  }));

test('play answers for any seat, and refuses an illegal answer with its rule', () =>
  onPage('<loire-game game="burgundy" seats="2" seed="vineyard"></loire-game>', async (tab) => {
    await ready(tab);
    const before = await withGame(tab, (game) => game.state);
    assert.equal(await withGame(tab, (game) => game.play(game.legal[0].seat, 'load 6')), false);
    const [{ detail }] = await told(tab, 'error');
    assert.match(detail.rule, /^B-\d{3}/);
    const { code, params } = loire.check(before, loire.turn(before).asks[0].seat, 'load 6');
    assert.deepEqual([detail.code, detail.params], [code, params]);
    assert.equal(await withGame(tab, (game) => game.play('zero', null)), false);
    const { detail: odd } = (await told(tab, 'error')).at(-1);
    assert.deepEqual([odd.code, odd.path], ['badSeat', 'seat']);
    assert.deepEqual(await withGame(tab, (game) => game.state), before);
    assert.equal(await withGame(tab, (game) => game.play(game.legal[0].seat, game.legal[0].notation)), true);
    assert.notDeepEqual(await withGame(tab, (game) => game.state), before);
  }));

test('preventDefault on an action keeps it from being played', () =>
  onPage('<loire-game game="burgundy" seats="2" seed="vineyard"></loire-game>', async (tab) => {
    await ready(tab);
    await withGame(tab, (game) => game.addEventListener('action', (event) => event.preventDefault()));
    const before = await withGame(tab, (game) => game.state);
    await (await firstAction(tab)).click();
    assert.equal((await told(tab, 'action')).length, 1);
    assert.deepEqual(await withGame(tab, (game) => game.state), before);
    // Moves of a server arrive as a state.
    const [{ seat, action }] = loire.legalActions(before);
    const { state } = loire.play(before, seat, action);
    await withGame(tab, (game, state) => void (game.state = state), loire.withoutDealer(state));
    assert.equal(loire.hash(await withGame(tab, (game) => game.state)), loire.hash(state));
    assert.equal(
      await withGame(tab, (game) => game.play(game.legal[0].seat, game.legal[0].action)),
      true,
      'answers by the method play are not prevented',
    );
  }));

test('one seat plays locally, and the element waits for the other', () =>
  onPage(
    '<loire-game game="burgundy" seats="2" seed="vineyard" names="Anna, Bruno" seat="9"></loire-game>',
    async (tab) => {
      await ready(tab);
      const asked = await withGame(tab, (game) => game.turn.asks[0].seat);
      assert.match(await tab.locator('loire-game .question').innerText(), /Waiting for (Anna|Bruno)/);
      assert.equal(await tab.locator('loire-game .list .action').count(), 0);
      await withGame(tab, (game, seat) => void (game.seat = seat), asked);
      await tab.waitForSelector('loire-game .list .action', { state: 'attached' });
    },
  ));

test('bots answer in the worker, and the last answer ends a game', () =>
  onPage('<loire-game game="burgundy" seats="random random" seed="vineyard"></loire-game>', async (tab) => {
    await ready(tab);
    await tab.waitForFunction(() => told.filter(({ type }) => type === 'action').length > 2, undefined, {
      timeout: 30_000,
    });
    assert.equal(tab.workers().length, 1);
    const game = loire.Game.create({ game: 'burgundy', seats: 2, seed: 'short' });
    game.playout('short');
    const last = game.record();
    // A game with one answer left.
    const { entries, scores, ...rest } = last;
    const upTo = entries.findLastIndex((entry) => 'seat' in entry);
    await withGame(tab, (game, record) => ((game.seats = '2'), game.load(record)), {
      ...rest,
      entries: entries.slice(0, upTo),
    });
    await withGame(tab, (game, { seat, action }) => game.play(seat, action), entries[upTo]);
    const [{ detail }] = await told(tab, 'end');
    assert.deepEqual(
      detail.scores.map(({ total }) => total),
      scores,
    );
    assert.deepEqual(detail.record.entries, entries);
  }));

test('a game that cannot be opened shows an error and leaves the current game alone', () =>
  onPage('<loire-game game="chess"></loire-game>', async (tab) => {
    await tab.waitForFunction(() => told.some(({ type }) => type === 'error'));
    assert.ok(await tab.locator('loire-game .refusal').innerText());
    // The boards of another game have to be fetched first.
    await withGame(tab, (game) => game.newGame({ game: 'burgundy', seats: 2, seed: 'x' }));
    await ready(tab);
    const before = await withGame(tab, (game) => game.state);
    for (const hostile of [
      {},
      'x',
      { entries: 1 },
      { position: {} },
      { ...before, position: { ...before.position, players: [] } },
    ]) {
      assert.equal(
        await withGame(tab, (game, hostile) => game.load(hostile), hostile),
        false,
        JSON.stringify(hostile).slice(0, 60),
      );
    }
    await withGame(tab, (game) => game.setAttribute('state', '{"broken'));
    assert.deepEqual(await withGame(tab, (game) => game.state), before);
    assert.equal((await told(tab, 'error')).length, 7);
  }));

test('two elements on one page have their own game, language and theme, changed without a reload', () =>
  onPage(
    `<loire-game id="a" game="burgundy" seats="2" seed="one" locale="de" theme="dark"></loire-game>
     <loire-game id="b" game="burgundy" seats="3" seed="two" locale="fr" theme="light"></loire-game>`,
    async (tab) => {
      await ready(tab, 2);
      await tab.waitForFunction(() => [a, b].every(({ shadowRoot }) => shadowRoot.querySelector('.log h2')));
      const look = (id) =>
        tab.evaluate((id) => {
          const game = document.getElementById(id);
          return {
            paper: getComputedStyle(game).backgroundColor,
            title: game.shadowRoot.querySelector('.log h2').textContent,
            seats: game.state.setup.seats,
          };
        }, id);
      const [a, b] = [await look('a'), await look('b')];
      assert.deepEqual([a.seats, b.seats], [2, 3]);
      assert.notEqual(a.paper, b.paper);
      assert.notEqual(a.title, b.title);
      const states = () => tab.evaluate(() => [a.state, b.state]);
      const before = await states();
      await tab.evaluate(() => ((a.locale = 'fr'), (a.theme = 'light')));
      await tab.waitForFunction((title) => a.shadowRoot.querySelector('.log h2').textContent === title, b.title);
      assert.equal((await look('a')).paper, b.paper);
      assert.deepEqual(await states(), before, 'the games are unchanged');
      await (await firstAction(tab, '#b')).click();
      const after = await states();
      assert.deepEqual(after[0], before[0]);
      assert.notDeepEqual(after[1], before[1]);
      // Hovering an action of one element marks no piece of the other.
      await (await firstAction(tab, '#b')).hover();
      assert.equal(await tab.locator('#a [data-hint]').count(), 0);
    },
  ));

/** The marks of Lit by which a second copy of it is noticed. */
const LIT = ['litElementVersions', 'litHtmlVersions', 'litPropertyMetadata', 'reactiveElementVersions'];

test('the element leaks no style, no attribute and no global', () =>
  onPage('<h1>Mine</h1><loire-game game="burgundy" seats="2" seed="vineyard"></loire-game>', async (tab) => {
    await ready(tab);
    const outside = await tab.evaluate(() => ({
      sheets: document.styleSheets.length + document.adoptedStyleSheets.length,
      attributes: document.documentElement.getAttributeNames(),
      font: getComputedStyle(document.querySelector('h1')).fontSize,
      body: getComputedStyle(document.body).margin,
      storage: localStorage.length,
      names: Object.keys(window)
        .filter((name) => /loire|^lit|reactive/i.test(name))
        .sort(),
      title: document.title,
    }));
    assert.deepEqual(outside, {
      sheets: 0,
      attributes: ['lang'],
      font: '32px',
      body: '8px',
      storage: 0,
      names: LIT,
      title: 'stranger',
    });
  }));

test('custom properties and parts style the inside', () =>
  onPage('<loire-game game="burgundy" seats="2" seed="vineyard"></loire-game>', async (tab) => {
    await ready(tab);
    await tab.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(
        'loire-game { --card: rgb(1, 2, 3); --oak: rgb(4, 5, 6); } loire-game::part(log) { display: none; }' +
          'loire-game::part(board) { border-top-width: 7px; }',
      );
      document.adoptedStyleSheets = [sheet];
    });
    const inside = await withGame(tab, ({ shadowRoot }) => {
      const style = (selector) => getComputedStyle(shadowRoot.querySelector(selector));
      const colours = [style('.bar').backgroundColor, style('.player.large').backgroundColor];
      return [...colours, style('loire-log').display, style('.main').borderTopWidth];
    });
    assert.deepEqual(inside, ['rgb(1, 2, 3)', 'rgb(4, 5, 6)', 'none', '7px']);
  }));

for (const width of [340, 600, 1000]) {
  test(`the element keeps to a box of ${width} pixels`, () =>
    onPage(`<div id="box"><loire-game game="burgundy" seats="2" seed="vineyard"></loire-game></div>`, async (tab) => {
      await tab.evaluate((width) => (box.style.width = `${width}px`), width);
      await ready(tab);
      const stickingOut = await withGame(tab, (game) => {
        const own = game.getBoundingClientRect();
        const inside = [...game.shadowRoot.querySelectorAll('section, svg, .actions, button:not(.skip)')].filter(
          (each) => !each.closest('.tabs, .list, .scores'),
        );
        return inside
          .filter((each) => each.getBoundingClientRect().right > own.right + 1)
          .map((each) => each.className?.baseVal ?? each.className);
      });
      assert.deepEqual(stickingOut, []);
      assert.equal(await withGame(tab, (game) => game.scrollWidth <= game.clientWidth), true);
      await (await firstAction(tab)).click();
    }));
}

test('the glossary works inside', () =>
  onPage('<loire-game game="burgundy" seats="2" seed="vineyard"></loire-game>', async (tab) => {
    await ready(tab);
    await tab.locator('loire-game [data-piece^="depot.black."][data-about]').first().hover();
    await tab.waitForSelector('loire-glossary:popover-open');
    assert.match(await tab.locator('loire-glossary').innerText(), /black depot/);
  }));
