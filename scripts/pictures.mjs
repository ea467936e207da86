// `npm run pictures`: takes screenshots into docs/pictures/: start, table and end of every game, on a phone and on a
// desktop, light and dark, as WebP. The games are always the same, so a changed picture means a changed page.
// `npm run pictures -- --moving`: takes an animated WebP of a turn of every game; it needs img2webp, which Debian has
// in its package "webp".

import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { livelyRecord } from '../tests/helpers/lively.mjs';
import { openForm } from '../tests/helpers/page.mjs';
import { Problem, aptInstall, ensureNodeModules, folder, main, root, which } from './common.mjs';

const SIZES = { 390: { width: 390, height: 844 }, 1440: { width: 1440, height: 900 } };
const THEMES = ['light', 'dark'];
/** WebP quality of a still picture (of 100): text stays sharp at a fifth of the size of a PNG. */
const QUALITY = 60;

/**
 * An animated picture: its screen size, the number of game steps and the duration of each, the number of steps among
 * which it picks the most eventful ones, the factor by which the page is slowed down, and the max size in bytes.
 */
const MOVING = {
  viewport: { width: 1200, height: 750 },
  steps: 7,
  among: 60,
  stepMs: 620,
  holdMs: 380,
  slower: 32,
  mostBytes: 1_500_000,
};

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
    options: {
      out: { type: 'string' },
      whole: { type: 'boolean' },
      only: { type: 'string' },
      moving: { type: 'boolean' },
    },
  });
  const out = folder(values.out ?? join(root, 'docs', 'pictures'));
  ensureNodeModules();
  const loire = await import('../pkg/node.js');
  await loire.init();
  const { build, preview } = await import('vite');
  const { launchBrowser } = await import('./browser.mjs');

  const configFile = join(root, 'www', 'vite.config.ts');
  const outDir = join(root, 'target', `pictures-${process.pid}`);
  await build({ configFile, logLevel: 'error', build: { outDir, emptyOutDir: true } });
  const server = await preview({ configFile, logLevel: 'error', build: { outDir }, preview: { port: 0 } });
  const browser = await launchBrowser();
  try {
    for (const [name, setup] of Object.entries(GAMES)) {
      const game = livelyRecord(loire, setup);
      if (values.moving) {
        if (values.only && !new RegExp(values.only).test(name)) continue;
        const path = join(out, `${name}-turn.webp`);
        await film(browser, server.resolvedUrls.local[0], half(game), path);
        console.log(`${path}: ${statSync(path).size} bytes`);
        continue;
      }
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
            const path = join(out, `${picture}.webp`);
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
    const devtools = await context.newCDPSession(tab);
    const { cssContentSize: size } = await devtools.send('Page.getLayoutMetrics');
    const { data } = await devtools.send('Page.captureScreenshot', {
      format: 'webp',
      quality: QUALITY,
      ...(fullPage ? { captureBeyondViewport: true, clip: { ...size, scale: 1 } } : {}),
    });
    writeFileSync(path, Buffer.from(data, 'base64'));
  } finally {
    await context.close();
  }
}

/** Among the last moments, the one after which most steps show something, but not too much to follow. */
function liveliest(events, steps, among) {
  const isLively = events.map((many, at) => at > 0 && many - events[at - 1] > 1 && many - events[at - 1] < 8);
  const count = (from) => isLively.slice(from + 1, from + 1 + steps).filter(Boolean).length;
  const last = events.length - 1 - steps;
  let best = last;
  for (let from = last; from >= Math.max(0, last - among); from--) if (count(from) > count(best)) best = from;
  return best;
}

/** Some steps of a game with the animations of the page. */
async function film(browser, url, record, path) {
  const { viewport, steps, among, stepMs, holdMs, slower, mostBytes } = MOVING;
  if (!which('img2webp')) aptInstall('webp');
  const context = await browser.newContext({ viewport, colorScheme: 'light', locale: 'en' });
  const frames = mkdtempSync(join(tmpdir(), 'loire-film-'));
  try {
    const tab = await context.newPage();
    await tab.goto(url);
    await tab.waitForSelector('.start');
    await open(tab, record);
    await tab.evaluate(() => document.fonts.ready);
    const devtools = await context.newCDPSession(tab);
    await devtools.send('Animation.enable');
    await devtools.send('Animation.setPlaybackRate', { playbackRate: 1 / slower });
    const events = await tab.evaluate(() =>
      document.querySelector('loire-table').store.moments.map(({ events }) => events),
    );
    const begin = liveliest(events, steps, among);
    const lookAt = (moment) =>
      tab.evaluate((moment) => document.querySelector('loire-table').store.lookAt(moment), moment);
    const taken = [];
    let last = '';
    const take = async (ms) => {
      const file = join(frames, `${taken.length}.png`);
      const picture = (await tab.screenshot({ path: file })).toString('base64');
      // Of identical frames one is kept and shown longer.
      if (picture === last) taken.at(-1).ms += ms;
      else taken.push({ file, ms });
      last = picture;
    };
    await lookAt(begin);
    await tab.waitForTimeout(stepMs * slower);
    await take(holdMs * 2);
    for (let step = 1; step <= steps; step++) {
      await lookAt(begin + step);
      for (let from = performance.now(), gone = 0; gone < stepMs; ) {
        await take(0);
        const now = (performance.now() - from) / slower;
        taken.at(-1).ms += now - gone;
        gone = now;
      }
      await take(holdMs);
    }
    taken.at(-1).ms += 1500;
    const each = taken.flatMap(({ file, ms }) => ['-d', String(Math.max(20, Math.round(ms))), file]);
    execFileSync('img2webp', ['-loop', '0', '-lossy', '-q', '50', '-m', '4', ...each, '-o', path]);
    if (statSync(path).size > mostBytes) throw new Problem(`${path} has more than ${mostBytes} bytes`);
  } finally {
    await context.close();
    rmSync(frames, { recursive: true });
  }
}

/** The start page with all options of the game selected. */
async function choose(tab, { game, scenario, seats, modules = [], options = {} }) {
  await openForm(tab, game);
  await tab.selectOption('[name=seats]', String(seats));
  for (const module of modules) await tab.check(`[name=modules][value=${module}]`);
  if (scenario) await tab.check(`[name=scenario][value=${scenario}]`);
  else for (const [option, value] of Object.entries(options)) await tab.selectOption(`[name=${option}]`, value);
  await tab.evaluate(
    (some) => (some ? document.querySelector('.modules').scrollIntoView() : scrollTo(0, 0)),
    modules.length > 0,
  );
}

/** A game as a file, and the table after loading it. */
async function open(tab, record) {
  const buffer = Buffer.from(JSON.stringify(record));
  await tab.setInputFiles('.file input', { name: 'game.json', mimeType: 'application/json', buffer });
  await tab.waitForSelector('.actions h2', { state: 'attached' });
}

/** The first half of a game, up to a moment at which a seat decides. */
function half({ loire, game, setup, entries }) {
  const end = entries.findIndex((entry, at) => at > entries.length / 2 && 'seat' in entry);
  return { loire, game, setup, entries: entries.slice(0, end) };
}
