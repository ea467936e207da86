// The page under test: built once, served under a strict policy, and fresh for every test.

import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before } from 'node:test';

import { build } from 'vite';

import { launchBrowser } from '../../scripts/browser.mjs';
import { loadLoire, root } from './package.mjs';
import { STRICT_POLICY, startSite } from './site.mjs';

let browser;
let site;
let isMoving;

/** The folder of the built page: shared by the whole run (LOIRE_PAGE), or built for this test file. */
export async function builtPage() {
  const shared = process.env.LOIRE_PAGE;
  if (shared) return { folder: shared, remove: async () => {} };
  const folder = await mkdtemp(join(tmpdir(), 'loire-page-'));
  await build({
    configFile: join(root, 'www', 'vite.config.ts'),
    logLevel: 'error',
    build: { outDir: folder, emptyOutDir: true },
  });
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

/** The headers that the page is served with: the strict policy, which allows its own styles and pictures. */
export const PAGE_POLICY = `${STRICT_POLICY}; style-src 'self'; font-src 'self'; img-src 'self' data:; manifest-src 'self'`;

/** Starts the site; call it once at the top of a test file. Animations are off, unless `motion` is set. */
export function usePage({ motion = false } = {}) {
  let page;
  isMoving = motion;
  before(async () => {
    page = await builtPage();
    site = await startSite({ folders: { '': page.folder }, headers: { 'content-security-policy': PAGE_POLICY } });
    browser = await launchBrowser();
  });
  after(async () => {
    shared = undefined;
    await browser?.close();
    await site?.close();
    await page?.remove();
  });
}

/** Options of a tab that do not require a browser context of its own. */
const CHANGEABLE = ['viewport', 'reducedMotion'];
/** The shared tab of tests without a context of their own: a new tab costs more than most tests. */
let shared;

/** A tab in a context of its own. */
async function newTab(options) {
  const context = await browser.newContext(options);
  if (!isMoving)
    await context.addInitScript(() => {
      if (location.protocol.startsWith('http')) localStorage['loire.settings'] ??= '{"motion":"off"}';
    });
  return context.newPage();
}

/** A tab that refuses changes that would leak into the next test. */
function lasting(tab) {
  const refuse = () => {
    throw new Error('this would leak into the next test: use onOwnPage');
  };
  Object.assign(tab, { addInitScript: refuse, exposeFunction: refuse, route: refuse });
  Object.assign(tab.context(), { addInitScript: refuse, grantPermissions: refuse, route: refuse, setOffline: refuse });
  tab.clock.install = refuse;
  return tab;
}

/** The shared tab, with cleared storage. */
async function sharedTab({ viewport, reducedMotion = null }) {
  shared ??= lasting(await newTab({ viewport }));
  for (const other of shared.context().pages()) if (other !== shared) await other.close();
  await shared.goto('about:blank');
  await shared.mouse.move(0, 0);
  await shared.setViewportSize(viewport);
  await shared.emulateMedia({ reducedMotion, colorScheme: null });
  const session = await shared.context().newCDPSession(shared);
  await session.send('Storage.clearDataForOrigin', { origin: site.url, storageTypes: 'all' });
  await session.detach();
  return shared;
}

const VIEWPORT = { width: 1440, height: 900 };

/** Opens the page for one test; any error on the page fails that test. */
export async function onPage(body, options = {}) {
  const isOwn = Object.keys(options).some((name) => !CHANGEABLE.includes(name));
  if (isOwn) return onOwnPage(body, options);
  const tab = await sharedTab({ viewport: VIEWPORT, ...options });
  try {
    await visit(tab, body);
  } catch (error) {
    // The state of the tab is unknown after a failure.
    shared = undefined;
    await tab.context().close();
    throw error;
  }
}

/**
 * The same in a context of its own, for changes that a tab cannot undo: a script before those of the page, another
 * clock.
 */
export async function onOwnPage(body, options = {}) {
  const tab = await newTab({ viewport: VIEWPORT, ...options });
  try {
    await visit(tab, body);
  } finally {
    await tab.context().close();
  }
}

async function visit(tab, body) {
  const complaints = [];
  const onError = (error) => complaints.push(String(error.stack));
  const onMessage = (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  };
  tab.on('pageerror', onError).on('console', onMessage);
  try {
    await tab.goto(`${site.url}/index.html`);
    await tab.waitForSelector('.start');
    await body(tab);
    assert.deepEqual(complaints, []);
  } finally {
    tab.off('pageerror', onError).off('console', onMessage);
  }
}

/** Opens the form of the start page for a game. */
export async function openForm(tab, game) {
  await tab.click(`.game.${game} [data-do=options]`);
  await tab.waitForSelector(`[name=game][value=${game}]:checked`);
}

/**
 * Fills the start form; `setup` is Burgundy's option of that name, `rounds` the limit of a story that may never end,
 * `bots` the level of the bot on each seat.
 */
export async function start(
  tab,
  {
    game = 'burgundy',
    seats = 2,
    names = ['Anna', 'Bruno'],
    seed = 'vineyard',
    edition,
    scenario,
    rounds,
    setup,
    bots = {},
  } = {},
) {
  await openForm(tab, game);
  await tab.selectOption('[name=seats]', String(seats));
  for (const [seat, name] of names.entries()) await tab.fill(`[name=name${seat}]`, name);
  for (let seat = 0; seat < seats; seat++) await tab.selectOption(`[name=kind${seat}]`, bots[seat] ?? 'human');
  if (scenario) await tab.check(`[name=scenario][value=${scenario}]`);
  if (rounds) await tab.fill('[name=roundLimit]', String(rounds));
  if (edition) await tab.selectOption('[name=edition]', edition);
  if (setup) await tab.selectOption('[name=setup]', setup);
  await tab.fill('[name=seed]', seed);
  await tab.click('[data-do=start]');
  await tab.waitForSelector('.actions h2', { state: 'attached' });
  if (Object.keys(bots).length < seats) await tab.waitForSelector('.list .action', { state: 'attached' });
}

/**
 * Presses offered buttons until `until` holds or none is left; returns their number. Prefers eventful actions: places
 * tiles first, plans followers where a place becomes complete, and never passes while it can act.
 */
export const playOn = (tab, { limit = Infinity, until = '' } = {}) =>
  tab.evaluate(
    async ([limit, until]) => {
      const settled = async () => {
        for (const element of document.querySelectorAll('loire-table, loire-actions, loire-scores, loire-log')) {
          await element.updateComplete;
        }
      };
      const stop = until ? new RegExp(until) : undefined;
      const free = (place) => {
        const spaces = [...document.querySelectorAll(`.player.current [data-piece*=".space.${place}."]`)];
        return spaces.filter((space) => !space.querySelector('.token')).length;
      };
      /** The spaces of a place that fit a follower on the market. */
      const fitting = (notations, place) =>
        new Set(
          notations
            .map((notation) => /> (\w+)\.(\d)$/.exec(notation))
            .filter((match) => match?.[1] === place)
            .map((match) => match[2]),
        ).size;
      const wanted = (notation, _, all) => {
        const [, place] = /^plan .*> (\w+)\.\d$/.exec(notation) ?? [];
        if (place) return place === 'townHall' || fitting(all, place) === free(place);
        return !['pass', 'decline', 'ready'].includes(notation) && !notation.startsWith('recall');
      };
      let presses = 0;
      for (; presses < limit; presses++) {
        const actions = [...document.querySelectorAll('.list .action')];
        if (!actions.length || stop?.test(document.querySelector('.actions h2').textContent)) break;
        const notations = actions.map(({ dataset }) => dataset.notation);
        const placing = notations.filter((notation) => notation.includes('place'));
        const good = notations.filter(wanted);
        const done = notations.filter((notation) => notation === 'ready');
        const [offered] = [placing, good, done, notations].filter((some) => some.length);
        actions[notations.indexOf(offered[(presses * 5) % offered.length])].click();
        await settled();
        // Ends the turn of seats that ask for confirmation.
        document.querySelector('[data-do=end]')?.click();
        await settled();
      }
      // Animations are measured, and closed drawers are rendered, with the next frame.
      await new Promise((done) => requestAnimationFrame(() => setTimeout(() => setTimeout(done))));
      return presses;
    },
    [limit === Infinity ? 1e6 : limit, until],
  );

/** Presses offered actions, but never one that ends the turn, until the next answer would be another seat's. */
export const playTurn = (tab) =>
  tab.evaluate(async () => {
    const done = async () => {
      for (const element of document.querySelectorAll('loire-table, loire-actions')) await element.updateComplete;
    };
    for (let i = 0; i < 40; i++) {
      const actions = [...document.querySelectorAll('.list .action')];
      const wanted = actions.find(({ dataset }) => !/^(end|pass|buy)/.test(dataset.notation)) ?? actions[0];
      if (!wanted) return;
      wanted.click();
      await done();
    }
  });

/** A file as a user might choose it. */
export const fileOf = (value) => ({
  name: 'game.json',
  mimeType: 'application/json',
  buffer: Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)),
});

/** A random game of four; `setup` is its name or its set-up. */
async function tableOf(setup) {
  const loire = await loadLoire();
  return loire.Game.create({ seats: 4, seed: 'end', ...(typeof setup === 'string' ? { game: setup } : setup) });
}

/** A whole game, as a file. */
export async function finishedGame(setup) {
  const table = await tableOf(setup);
  table.playout('end');
  return fileOf(table.record());
}

/** A running game at a moment with a piece to click, as a file. */
export async function startedGame(setup) {
  const table = await tableOf(setup);
  table.playout('end', 60);
  const clickable = () => table.legal(table.turn().asks[0].seat).some(({ targets }) => targets.length);
  while (!clickable()) table.playout('end', 1);
  return fileOf(table.record());
}

/** The games used to check every screen: their names and set-ups. */
export const SHOWN = {
  burgundy: { game: 'burgundy' },
  orleans: { game: 'orleans' },
  'trade & intrigue': {
    game: 'orleans',
    modules: ['orders', 'newEvents', 'newDeeds', 'intrigue', 'newPlaces'],
    options: { civicBoard: 'both' },
  },
  'first kingdom': { game: 'stories', scenario: 'firstKingdom', options: { roundLimit: 12 } },
  'king’s favor': { game: 'stories', scenario: 'kingsFavor' },
};

/** Presses a button of the table's menu; on wide screens it is in the first row. */
export async function fromMenu(tab, name) {
  const menu = tab.locator('[data-do=menu]');
  if (await menu.count()) await menu.click();
  await tab.click(`[data-do=${name}]`);
}

const DRAWERS = { actions: 'all', log: 'log', scores: 'scores', analysis: 'analysis', help: 'help' };

/** Opens a drawer of the table, unless it is open. */
export async function openDrawer(tab, name) {
  const button = tab.locator(`[data-do=${DRAWERS[name]}]`);
  if ((await button.getAttribute('aria-expanded')) !== 'true') await button.click();
}

/** Presses an action of the list in its drawer. */
export async function pressListed(tab, action) {
  await openDrawer(tab, 'actions');
  await action.click();
  const fold = tab.locator('[data-do=all][aria-expanded=true]');
  if (await fold.isVisible()) await fold.click();
  else await tab.keyboard.press('Escape');
}

/** Types into the filter in the drawer of actions. */
export async function typeMove(tab, move) {
  await openDrawer(tab, 'actions');
  await tab.fill('[name=filter]', move);
}

/** Moves the slider in the drawer of the log to a moment. */
export async function slideTo(tab, moment) {
  await openDrawer(tab, 'log');
  await tab.fill('[name=moment]', moment);
}

/** The lines of the log, even if its drawer is closed. */
export async function logLines(tab) {
  await pictured(tab);
  return (await tab.locator('[role=log] .line').allTextContents()).join('\n');
}

/** Waits for closed drawers: they are rendered after all visible parts, and partly fetched with the first board. */
export const pictured = (tab) =>
  tab.evaluate(async () => {
    await customElements.whenDefined('loire-scores');
    await new Promise((done) => requestAnimationFrame(() => setTimeout(() => setTimeout(done))));
  });

/** The record as the page writes it to a file. */
export async function exported(tab) {
  const [download] = await Promise.all([tab.waitForEvent('download'), fromMenu(tab, 'export')]);
  return JSON.parse(await readFile(await download.path(), 'utf8'));
}

export const heading = (tab) => tab.locator('.actions h2').innerText();
export async function totals(tab) {
  await pictured(tab);
  return (await tab.locator('.scores .total td').allInnerTexts()).map(Number);
}
export const offers = (tab) =>
  tab.locator('.list .action').evaluateAll((buttons) => buttons.map(({ dataset }) => dataset.notation));
