// `npm run pictures`: the page as it looks now, into docs/pictures/: start, table and end of every game, on a phone and
// on a desk, light and dark. The same games every time, so that a change in a picture is a change of the page.

import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { livelyRecord } from '../tests/helpers/lively.mjs';
import { ensureNodeModules, folder, main, root } from './common.mjs';

const SIZES = { 390: { width: 390, height: 844 }, 1440: { width: 1440, height: 900 } };
const THEMES = ['light', 'dark'];

const GAMES = {
  burgundy: { game: 'burgundy', seats: 2, seed: 'h', names: ['Anna', 'Bruno'] },
  orleans: { game: 'orleans', seats: 3, seed: 'e', names: ['Anna', 'Bruno', 'Camille'] },
  tradeIntrigue: {
    game: 'orleans',
    seats: 3,
    seed: 'c',
    names: ['Anna', 'Bruno', 'Camille'],
    modules: ['orders', 'newEvents', 'newDeeds', 'intrigue', 'newPlaces'],
    options: { civicBoard: 'both' },
  },
  firstKingdom: {
    game: 'stories',
    scenario: 'firstKingdom',
    seats: 3,
    seed: 'a',
    names: ['Anna', 'Bruno', 'Camille'],
    options: { roundLimit: 16 },
  },
  kingsFavor: { game: 'stories', scenario: 'kingsFavor', seats: 3, seed: 'b', names: ['Anna', 'Bruno', 'Camille'] },
};

main(async () => {
  const { values } = parseArgs({
    options: { out: { type: 'string' }, whole: { type: 'boolean' }, only: { type: 'string' } },
  });
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
      const game = livelyRecord(loire, setup);
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
async function choose(tab, { game, scenario, seats, modules = [], options = {} }) {
  await tab.check(`[name=game][value=${game}]`);
  await tab.selectOption('[name=seats]', String(seats));
  for (const module of modules) await tab.check(`[name=modules][value=${module}]`);
  if (scenario) await tab.check(`[name=scenario][value=${scenario}]`);
  else for (const [option, value] of Object.entries(options)) await tab.selectOption(`[name=${option}]`, value);
  await tab.evaluate(
    (some) => (some ? document.querySelector('.modules').scrollIntoView() : scrollTo(0, 0)),
    modules.length > 0,
  );
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
