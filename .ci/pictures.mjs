// `npm run pictures`: the page as it looks now, into docs/pictures/: start, table and end of every game, on a phone and
// on a desk, light and dark. The same games every time, so that a change in a picture is a change of the page.

import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { ensureNodeModules, folder, main, root } from './common.mjs';

const SIZES = { 390: { width: 390, height: 844 }, 1440: { width: 1440, height: 900 } };
const THEMES = ['light', 'dark'];

const GAMES = {
  burgundy: { game: 'burgundy', seats: 2, seed: 'vineyard', names: ['Anna', 'Bruno'] },
  orleans: { game: 'orleans', seats: 3, seed: 'vineyard', names: ['Anna', 'Bruno', 'Camille'] },
  tradeIntrigue: {
    game: 'orleans',
    seats: 3,
    seed: 'vineyard',
    names: ['Anna', 'Bruno', 'Camille'],
    modules: ['orders', 'newEvents', 'newDeeds', 'intrigue', 'newPlaces'],
    options: { civicBoard: 'both' },
  },
};

main(async () => {
  const { values } = parseArgs({ options: { out: { type: 'string' }, whole: { type: 'boolean' }, only: { type: 'string' } } });
  const out = folder(values.out ?? join(root, 'docs', 'pictures'));
  ensureNodeModules();
  const loire = await import('../pkg/node.js');
  await loire.init();
  const { build, preview } = await import('vite');
  const { launchBrowser } = await import('./browser.mjs');

  const configFile = join(root, 'www', 'vite.config.ts');
  const outDir = join(root, 'target', 'pictures');
  await build({ configFile, logLevel: 'error', build: { outDir, emptyOutDir: true } });
  const server = await preview({ configFile, logLevel: 'error', build: { outDir }, preview: { port: 0 } });
  const browser = await launchBrowser();
  try {
    for (const [name, setup] of Object.entries(GAMES)) {
      const game = played(loire, setup);
      const screens = {
        start: (tab) => choose(tab, setup),
        table: (tab) => open(tab, half(game)),
        end: (tab) => open(tab, game),
      };
      for (const [screen, show] of Object.entries(screens)) {
        for (const [size, viewport] of Object.entries(SIZES)) {
          for (const theme of THEMES) {
            const picture = `${name}-${screen}-${size}-${theme}`;
            if (values.only && !new RegExp(values.only).test(picture)) continue;
            const path = join(out, `${picture}.png`);
            await take(browser, server.resolvedUrls.local[0], { viewport, theme, show, path, fullPage: values.whole });
            console.log(path);
          }
        }
      }
    }
  } finally {
    await browser.close();
    await server.close();
    if (existsSync(outDir)) rmSync(outDir, { recursive: true });
  }
});

async function take(browser, url, { viewport, theme, show, path, fullPage }) {
  const context = await browser.newContext({ viewport, colorScheme: theme, locale: 'en', reducedMotion: 'reduce' });
  try {
    const tab = await context.newPage();
    await tab.goto(url);
    await tab.waitForSelector('.start');
    await show(tab);
    await tab.evaluate(() => document.fonts.ready);
    await tab.screenshot({ path, fullPage, animations: 'disabled' });
  } finally {
    await context.close();
  }
}

/** The start, with everything chosen that the game has. */
async function choose(tab, { game, seats, modules = [], options = {} }) {
  await tab.check(`[name=game][value=${game}]`);
  await tab.selectOption('[name=seats]', String(seats));
  for (const module of modules) await tab.check(`[name=modules][value=${module}]`);
  for (const [option, value] of Object.entries(options)) await tab.selectOption(`[name=${option}]`, value);
  await tab.evaluate((some) => (some ? document.querySelector('.modules').scrollIntoView() : scrollTo(0, 0)), modules.length > 0);
}

/** A game as a file, and the table it opens on. */
async function open(tab, record) {
  const buffer = Buffer.from(JSON.stringify(record));
  await tab.setInputFiles('.file input', { name: 'game.json', mimeType: 'application/json', buffer });
  await tab.waitForSelector('.actions h2', { state: 'attached' });
}

/** The first half of a game, up to a moment when a seat decides. */
function half({ loire, game, setup, entries }) {
  const end = entries.findIndex((entry, at) => at > entries.length / 2 && 'seat' in entry);
  return { loire, game, setup, entries: entries.slice(0, end) };
}

/** A game by seats that know a little of what they do. */
function played(loire, setup) {
  const game = loire.Game.create(setup);
  const whole = new Map(loire.components(setup.game).places?.map(({ id, spaces }) => [id, spaces.map((space) => space.id)]));
  try {
    for (let legal, count = 0; (legal = game.legal()).length; count++) {
      const { seat, action } = best(game, sensible(game.state().position, legal, whole), count);
      game.play(seat, action);
    }
    return game.record();
  } finally {
    game.free();
  }
}

/** Nobody passes who can act, and followers go where a place becomes complete. */
function sensible({ players }, legal, whole) {
  const { seat } = legal[0];
  const mine = legal.filter((each) => each.seat === seat);
  const plans = mine.filter(({ action }) => action.type === 'plan');
  const reachable = new Set([...plans.map(({ action }) => action.space), ...Object.keys(players[seat].followers?.spaces ?? {})]);
  const isWhole = (space) => (whole.get(space.split('.')[0]) ?? [space]).every((each) => reachable.has(each));
  const good = plans.filter(({ action }) => isWhole(action.space));
  if (good.length) return good;
  const idle = (notation) => /^(pass|decline|ready|recall|plan)/.test(notation);
  const busy = mine.filter(({ notation }) => !idle(notation));
  const done = mine.filter(({ notation }) => notation === 'ready');
  return [busy, done, mine].find((some) => some.length);
}

const CANDIDATES = 12;
const PLAYOUTS = 8;

/** Of some legal actions the one after which a seat gets furthest ahead when everybody plays on at random. */
function best(game, legal, count) {
  const step = Math.max(1, legal.length / CANDIDATES);
  const candidates = Array.from({ length: Math.min(CANDIDATES, legal.length) }, (_, at) => legal[Math.floor(at * step)]);
  if (candidates.length === 1) return candidates[0];
  const lead = ({ seat, action }) => {
    let sum = 0;
    for (let playout = 0; playout < PLAYOUTS; playout++) {
      const copy = game.fork();
      copy.play(seat, action);
      copy.playout(`${count} ${playout}`);
      const totals = copy.scores().map(({ total }) => total);
      sum += totals[seat] - Math.max(...totals.filter((_, other) => other !== seat));
      copy.free();
    }
    return sum;
  };
  const leads = candidates.map(lead);
  return candidates[leads.indexOf(Math.max(...leads))];
}
