// `npm run pictures`: takes screenshots into docs/pictures/ as WebP: the start page, and the table and the end of every
// game. The games are always the same, so a changed picture means a changed page.
// `npm run pictures -- --moving`: takes an animated WebP of a turn of Burgundy; it needs img2webp, which Debian has in
// its package "webp".

import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { livelyRecord } from '../tests/helpers/lively.mjs';
import { fromMenu } from '../tests/helpers/page.mjs';
import { Problem, aptInstall, ensureNodeModules, folder, main, root, which } from './common.mjs';

const SIZES = {
  390: { width: 390, height: 844 },
  1024: { width: 1024, height: 768 },
  1440: { width: 1440, height: 900 },
};
/** The pictures of each screen, by width and theme. */
const SCREENS = {
  start: ['1440-light', '1440-dark', '390-light'],
  table: ['1440-light', '1440-dark', '1024-light', '390-light', '390-dark'],
  end: ['1440-light'],
};
/** WebP quality of a still picture (of 100): text stays sharp at a fifth of the size of a PNG. */
const QUALITY = 60;

/**
 * An animated picture: its screen size, the number of game steps and the duration of each, the number of steps among
 * which it picks the most eventful ones, the factor by which the page is slowed down, and the max size in bytes.
 */
const MOVING = {
  viewport: { width: 1200, height: 750 },
  steps: 6,
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
    const url = server.resolvedUrls.local[0];
    const games = Object.fromEntries(Object.entries(GAMES).map(([name, setup]) => [name, livelyRecord(loire, setup)]));
    if (values.moving) {
      const path = join(out, 'burgundy-turn.webp');
      await film(browser, url, half(games.burgundy), path);
      return console.log(`${path}: ${statSync(path).size} bytes`);
    }
    const takeAll = async (screen, name, show) => {
      for (const picture of SCREENS[screen]) {
        const [size, theme] = picture.split('-');
        const path = join(out, `${name}-${picture}.webp`);
        if (values.only && !new RegExp(values.only).test(path)) continue;
        await take(browser, url, { viewport: SIZES[size], theme, show, path, fullPage: values.whole });
        console.log(path);
      }
    };
    await takeAll('start', 'start', (tab) => leave(tab, half(games.burgundy)));
    for (const [name, game] of Object.entries(games)) {
      await takeAll('table', `${name}-table`, (tab) => open(tab, half(game)));
      await takeAll('end', `${name}-end`, (tab) => open(tab, game));
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
      document.querySelector('loire-table').session.moments.map(({ events }) => events),
    );
    const begin = liveliest(events, steps, among);
    const lookAt = (moment) =>
      tab.evaluate((moment) => document.querySelector('loire-table').session.lookAt(moment), moment);
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

/** The start page after leaving a game. */
async function leave(tab, record) {
  await open(tab, record);
  await fromMenu(tab, 'leave');
  await tab.waitForSelector('.start');
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
