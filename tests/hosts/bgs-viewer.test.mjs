// The viewer of boardgamers.space in a frame like the site's, with the engine interface behind it: two players play by
// clicks. The two pages are minimal versions of the site's.

import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { fileURLToPath, pathToFileURL } from 'node:url';

import * as loire from 'loire';

import { launchBrowser } from '../../scripts/browser.mjs';
import { buildViewer } from '../../scripts/hosts.mjs';
import { startEngine } from '../helpers/hosts/bgs.mjs';
import { anyOf, click } from '../helpers/hosts/click.mjs';
import { until } from '../helpers/hosts/player.mjs';
import { packageFolder } from '../helpers/package.mjs';
import { startSite } from '../helpers/site.mjs';
import { chances } from '../helpers/values.mjs';

const isChaos = Boolean(process.env.LOIRE_CHAOS);
const TURNS = isChaos ? 60 : 4;

/** The frame: scripts in its head, an empty element, and a message channel. */
const FRAME = (options = '') => `<!doctype html><html class="dark"><head><meta charset="utf-8">
  <script src="/viewer/element.global.js"></script><script src="/bgs/viewer.js"></script></head>
  <body><div id="app"></div><script>
    const game = window.loireViewer.launch('#app'${options});
    addEventListener('message', ({ data: { type, value } }) => game.emit(type, value));
    for (const type of ['ready', 'move', 'fetchState', 'fetchLog', 'replaceLog', 'replay:info'])
      game.on(type, (value) => parent.postMessage({ type, value }, '*'));
    parent.postMessage({ type: 'launched' }, '*');
  </script></body></html>`;

/** The site around it. `site` is the server; the frame is hidden until it is ready. */
const SITE = (frame) => `<!doctype html><meta charset="utf-8"><title>site</title>
  <script>
    globalThis.seen = { heard: [], lines: [], replay: undefined };
    globalThis.tell = (type, value) => document.querySelector('iframe').contentWindow.postMessage({ type, value }, '*');
    const seat = location.hash ? Number(location.hash.slice(1)) : undefined;
    const state = async () => tell('state', await site('state', seat));
    addEventListener('message', async ({ data: { type, value } }) => {
      seen.heard.push(type);
      if (type === 'launched') { tell('player', { index: seat }); await state(); }
      if (type === 'ready') document.querySelector('iframe').hidden = false;
      if (type === 'fetchState') await state();
      if (type === 'fetchLog') tell('gamelog', await site('log', seat, value));
      if (type === 'replaceLog') seen.lines = value;
      if (type === 'replay:info') seen.replay = value;
      if (type === 'move') { const log = await site('move', seat, value); if (log) tell('gamelog', log); }
    });
  </script>
  <iframe hidden sandbox="allow-scripts allow-same-origin" src="${frame}" style="width:1200px;height:860px"></iframe>`;

let browser;
let site;
before(async () => {
  browser = await launchBrowser();
  const bgs = fileURLToPath(new URL('../../hosts/bgs/', import.meta.url));
  const viewer = await buildViewer(packageFolder);
  const pages = {
    ...{ '/frame': FRAME(), '/site': SITE('/frame') },
    ...{ '/hasty-frame': FRAME(', { patience: 1000 }'), '/hasty': SITE('/hasty-frame') },
  };
  site = await startSite({ pages, folders: { '/viewer': viewer, '/bgs': bgs } });
});
after(async () => {
  await browser?.close();
  await site?.close();
});

/** A server with one game, for pages of players and spectators. */
async function played(context, game, setup, pick) {
  const engine = await startEngine(game, pick);
  let data = engine.here.init(...setup, 'seed');
  for (const seat of [0, 1]) data = engine.here.setPlayerMetaData(data, seat, { name: ['Anna', 'Bruno'][seat] });
  const server = {
    ...{ moves: 0, refused: [], pages: [], complaints: [] },
    get data() {
      return data;
    },
    state: (seat) => engine.call('stripSecret', data, seat),
    log: async (player, { start, end }) => ({
      start,
      end,
      data: await engine.call('logSlice', data, { player, start }),
    }),
    /** Holds moves back until `go` is called. */
    hold() {
      const held = { isAsked: false };
      const gone = new Promise((done) => (held.go = done));
      server.gate = () => ((held.isAsked = true), gone);
      return held;
    },
    async move(player, move) {
      await server.gate?.();
      server.gate = undefined;
      const start = await engine.call('logLength', data);
      const next = await engine.there('move', data, move, player).catch((error) => void server.refused.push(error));
      if (!next) return undefined;
      const saved = await engine.call('toSave', next);
      assert.ok(saved, 'the turn is complete when it is sent');
      server.moves++;
      data = saved;
      for (const page of server.pages) {
        if (page.seat !== player) await page.tab.evaluate(() => globalThis.tell('state:updated'));
      }
      return { start, data: await engine.call('logSlice', next, { player, start }) };
    },
  };
  const open = async (seat, path = '/site') => {
    const tab = await (await browser.newContext({ viewport: { width: 1280, height: 900 } })).newPage();
    const page = { seat, tab };
    tab.on('pageerror', (error) => server.complaints.push(String(error.stack)));
    await tab.exposeFunction('site', (what, ...args) => server[what](...args));
    await tab.goto(`${site.url}${path}${seat === undefined ? '' : `#${seat}`}`);
    page.frame = await (await tab.waitForSelector('iframe', { state: 'attached' })).contentFrame();
    await until(() => tab.evaluate(() => globalThis.seen.heard.includes('ready')), 'the viewer is ready');
    server.pages.push(page);
    return page;
  };
  context.after(async () => {
    await engine.stop();
    for (const { tab } of server.pages) await tab.context().close();
  });
  return { server, open };
}

/** What a frame shows. */
const shown = async ({ frame }) => loire.hash(await frame.evaluate(() => document.querySelector('loire-game').state));
const saved = ({ data }) => loire.hash(data.saved.state);
const inStep = (server) =>
  until(
    async () => (await Promise.all(server.pages.map(shown))).every((hash) => hash === saved(server)),
    'all frames show the saved game',
  );

for (const [game, ...setup] of [
  ['burgundy', 2, [], {}],
  ['orleans', 2, [], {}],
  ['stories', 2, [], {}],
]) {
  test(`${game}: two players play ${TURNS} turns by clicks while one watches`, { timeout: 900_000 }, async (t) => {
    const { pick } = chances(3);
    const { server, open } = await played(t, game, setup, pick);
    for (const seat of [0, 1, undefined]) await open(seat);
    await inStep(server);
    const [, , watching] = server.pages;
    assert.equal(await watching.frame.locator('loire-game .list .action').count(), 0, 'spectators cannot play');

    let [tentative, revealed] = [0, 0];
    for (let turn = 0; turn < TURNS; turn++) {
      const now = loire.turn(server.data.saved.state);
      if (now.type === 'over') break;
      const { seat } = pick(now.asks);
      const { frame } = server.pages[seat];
      const before = server.moves;
      // A turn is played locally until it is complete; then it is sent as a whole.
      for (let answers = 0; server.moves === before; answers++) {
        assert.ok(answers < 200, 'a turn ends');
        const state = await frame.evaluate(() => document.querySelector('loire-game').state);
        const { notation, reveals } = anyOf(state, seat, pick);
        const held = reveals && server.hold();
        await click(frame, notation);
        if (held) {
          // The server plays an answer that reveals something: until it replies, nothing happens locally.
          await until(() => held.isAsked, `${notation} is sent`);
          await new Promise((done) => setTimeout(done, 100));
          assert.equal(await shown(server.pages[seat]), loire.hash(state), `${notation} is not played locally`);
          revealed++;
          held.go();
        }
        const isChanged = async () => server.moves > before || (await shown(server.pages[seat])) !== loire.hash(state);
        await until(isChanged, `${notation} is played`);
        const asked = await frame.evaluate(() => document.querySelector('loire-game').turn);
        const isOpen = !reveals && asked.asks?.some((ask) => ask.seat === seat);
        if (isOpen) tentative++;
        if (!isOpen) await until(() => server.moves > before, 'the turn is sent');
      }
      await inStep(server);
    }
    assert.deepEqual(server.refused, []);
    assert.ok(tentative > 0 || game === 'burgundy', 'some turns have several answers');
    assert.ok(revealed > 0 || game !== 'burgundy', 'some answers reveal something');
    let lines = [];
    const isLogged = async () =>
      (lines = await watching.tab.evaluate(() => globalThis.seen.lines)).length === server.data.saved.entries.length;
    await until(isLogged, 'the log has a line for every entry');
    assert.ok(lines.some((line) => /^(Anna|Bruno): /.test(line)));
    assert.deepEqual(server.complaints, []);
  });
}

test('an open turn can be undone locally and survives answers of other players', async (t) => {
  const { server, open } = await played(t, 'orleans', [2, [], {}], chances(4).pick);
  const [mine, theirs] = [await open(0), await open(1)];
  const start = saved(server);
  const plan = (state, seat) =>
    loire.legalActions(state, seat).find(({ action, reveals }) => !reveals && action.type !== 'ready');
  await click(mine.frame, plan(server.data.saved.state, 0).notation);
  await until(async () => (await shown(mine)) !== start, 'the answer is played locally');
  const planned = await shown(mine);
  assert.equal(server.moves, 0, 'nothing is sent yet');
  assert.equal(await shown(theirs), start);

  // The other player finishes meanwhile: the plan made here stays.
  await click(theirs.frame, 'ready');
  await until(() => server.moves === 1, 'the server has a turn of the other player');
  const count = server.data.saved.entries.length;
  const entries = () => mine.frame.evaluate(() => document.querySelector('loire-game').record.entries.length);
  await until(async () => (await entries()) === count + 1, 'both answers are here');
  assert.notEqual(await shown(mine), planned);

  await mine.frame.locator('loire-game [data-do=undo]:not([disabled])').first().click();
  await until(async () => (await shown(mine)) === saved(server), 'the answer is undone');
  assert.equal(server.moves, 1);
  assert.deepEqual(server.complaints, []);
});

test('replay, the theme of the site and refused moves work', async (t) => {
  const { server, open } = await played(t, 'burgundy', [2, [], {}], chances(5).pick);
  const page = await open(loire.turn(server.data.saved.state).asks[0].seat, '/hasty');
  const { tab, frame } = page;
  const theme = () => frame.evaluate(() => document.querySelector('loire-game').theme);
  assert.equal(await theme(), 'dark');
  await tab.evaluate(() => globalThis.tell('theme', { dark: false }));
  await until(async () => (await theme()) === 'light', 'another theme');

  const { entries } = server.data.saved;
  const actions = () => frame.locator('loire-game .list .action').count();
  await tab.evaluate(() => globalThis.tell('replay:start'));
  await until(() => tab.evaluate(() => globalThis.seen.replay), 'a replay');
  await tab.evaluate(() => globalThis.tell('replay:to', 0));
  await until(
    () => tab.evaluate(() => globalThis.seen.replay.current < globalThis.seen.replay.end + 1),
    'its beginning',
  );
  assert.equal(await actions(), 0, 'the past offers no actions');
  assert.equal((await tab.evaluate(() => globalThis.seen.replay)).end, entries.length);
  await tab.evaluate(() => globalThis.tell('replay:end'));
  await until(async () => (await actions()) > 0 && (await shown(page)) === saved(server), 'the present');

  // The server refuses: the site tells its user, and the turn can be played again.
  server.move = async () => void server.refused.push('no');
  for (let answers = 0; server.refused.length === 0; answers++) {
    assert.ok(answers < 50, 'a turn ends');
    const state = await frame.evaluate(() => document.querySelector('loire-game').state);
    const [{ notation }] = loire.legalActions(state, page.seat);
    await click(frame, notation);
    const isPlayed = async () => server.refused.length > 0 || (await shown(page)) !== loire.hash(state);
    await until(isPlayed, `${notation} is played`);
    await new Promise((done) => setTimeout(done, 100));
  }
  await until(async () => (await actions()) > 0, 'the turn can be played again');
  await click(frame, await frame.locator('loire-game .list .action').first().getAttribute('data-notation'));
  await until(() => server.refused.length > 1, 'it is sent again');
  assert.deepEqual(server.complaints, []);
});

test('the element as a classic script plays from file://, with bots in a worker', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'loire-file-'));
  try {
    const script = pathToFileURL(join(await buildViewer(packageFolder), 'element.global.js')).href;
    const page = '<loire-game game="burgundy" seats="easy easy"></loire-game>';
    await writeFile(join(folder, 'index.html'), `<!doctype html><script src="${script}"></script>${page}`);
    const tab = await browser.newPage();
    const complaints = [];
    tab.on('pageerror', (error) => complaints.push(String(error)));
    tab.on('console', (message) => ['error', 'warning'].includes(message.type()) && complaints.push(message.text()));
    await tab.goto(pathToFileURL(join(folder, 'index.html')).href);
    const entries = () => tab.evaluate(() => document.querySelector('loire-game').record?.entries.length ?? 0);
    await until(entries, 'a game');
    const start = await entries();
    await until(async () => (await entries()) > start + 3, 'the bots play', 60);
    assert.equal(tab.workers().length, 1);
    assert.equal(await tab.evaluate(() => typeof globalThis.loireElement.LoireGame), 'function');
    assert.deepEqual(complaints, []);
    await tab.close();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
