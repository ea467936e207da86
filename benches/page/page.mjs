// Measures the page in a browser, and prints one JSON object a line: what is transferred, how soon a board can be played,
// how long the page is ever busy while bots play, and how long a click waits for its picture.

import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

import { build } from 'vite';

import { launchBrowser } from '../../.ci/browser.mjs';
import { root } from '../../.ci/common.mjs';

const GAMES = ['burgundy', 'orleans'];
const VISITS = 5;
const CLICKS = 60;
/** How long bots play while the page is watched, and how many answers that must at least bring. */
const BOTS = { ms: 15_000, answers: 8 };

const TYPES = { '.css': 'text/css', '.html': 'text/html', '.js': 'text/javascript', '.wasm': 'application/wasm', '.webmanifest': 'application/manifest+json', '.svg': 'image/svg+xml', '.png': 'image/png' };

/** Serves a folder as a good server does: compressed with brotli, once for all visits. */
async function serve(folder) {
  const files = new Map();
  const compressed = async (path) => {
    if (!files.has(path)) files.set(path, brotliCompressSync(await readFile(join(folder, path))));
    return files.get(path);
  };
  const server = createServer((request, response) => {
    const path = new URL(request.url, 'http://localhost').pathname;
    compressed(path).then(
      (content) => response.writeHead(200, { 'content-type': TYPES[extname(path)] ?? 'text/plain', 'content-encoding': 'br' }).end(content),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  return { url: `http://127.0.0.1:${server.address().port}/index.html`, close: () => (server.closeAllConnections(), server.close()) };
}

const print = (figures) => console.log(JSON.stringify(figures));
const round = (value) => Number(value.toFixed(1));
const percentile = (values, share) => values.sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))];

/** A fresh visit, as somebody who has never been here. */
async function visit(browser, url, use) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const tab = await context.newPage();
    await tab.goto(url);
    return await use(tab);
  } finally {
    await context.close();
  }
}

/** Starts a game; seats beyond the first are bots of a kind or people. */
async function start(tab, game, kinds) {
  await tab.check(`[name=game][value=${game}]`);
  await tab.selectOption('[name=seats]', String(kinds.length));
  for (const [seat, kind] of kinds.entries()) await tab.selectOption(`[name=kind${seat}]`, kind);
  await tab.click('[data-do=start]');
  await tab.waitForSelector('.actions h2', { state: 'attached' });
}

/** A link to a game that has just begun opens on its board. */
const linkOf = (browser, url, game) =>
  visit(browser, url, async (tab) => {
    await start(tab, game, ['human', 'human']);
    await tab.click('[data-do=share]');
    return tab.inputValue('[name=link]');
  });

/** From the navigation to a board with actions on it, by the page's own clock. */
const firstBoard = (browser, link) =>
  visit(browser, 'about:blank', async (tab) => {
    await tab.addInitScript(() => {
      new MutationObserver((_, observer) => {
        if (!document.querySelector('.list .action')) return;
        observer.disconnect();
        requestAnimationFrame(() => requestAnimationFrame(() => (window.playable = performance.now())));
      }).observe(document, { childList: true, subtree: true });
    });
    await tab.goto(link);
    return (await tab.waitForFunction(() => window.playable)).jsonValue();
  });

/** Browsers tell of tasks from this length on; shorter ones count as this. */
const LONG = 50;

/** The longest task of the page while bots play each other, begun games and their first pictures left out. */
const longestTask = (browser, url, game) =>
  visit(browser, url, async (tab) => {
    await start(tab, game, ['greedy', 'greedy']);
    await tab.waitForTimeout(1000);
    const moments = () => tab.locator('[name=moment]').getAttribute('max').then(Number);
    const before = await moments();
    await tab.evaluate(() => {
      window.longest = 0;
      const busy = performance.now();
      setTimeout(() => {
        // One long task of our own shows that they are noticed.
        while (performance.now() - busy < 300);
      }, 0);
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) window.longest = Math.max(window.longest, duration);
      }).observe({ type: 'longtask' });
    });
    await tab.waitForFunction(() => window.longest > 0);
    await tab.evaluate(() => (window.longest = 0));
    await tab.waitForTimeout(BOTS.ms);
    const answers = (await moments()) - before;
    if (answers < BOTS.answers) throw new Error(`${game}: only ${answers} answers in ${BOTS.ms} ms`);
    return Math.max(LONG, await tab.evaluate(() => window.longest));
  });

/** From clicks on actions and pieces to the next picture, by the page's own clock. */
const clicks = (browser, url, game) =>
  visit(browser, url, async (tab) => {
    await start(tab, game, ['human', 'human']);
    await tab.evaluate(() => {
      window.times = [];
      addEventListener('click', () => {
        const clicked = performance.now();
        requestAnimationFrame(() => {
          // The picture is drawn after this frame's callbacks; the message comes right behind it.
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => window.times.push(performance.now() - clicked);
          port2.postMessage(0);
        });
      }, { capture: true });
    });
    for (let i = 0; i < CLICKS; i++) {
      const piece = tab.locator('.piece.live').first();
      const onBoard = i % 2 === 0 && (await piece.count()) > 0;
      const wanted = onBoard ? piece : tab.locator('.list .action').nth(0);
      if (!(await wanted.count())) break;
      await wanted.dispatchEvent('click', { detail: 1 });
      await tab.waitForFunction((count) => window.times.length >= count, i + 1);
    }
    return tab.evaluate(() => window.times);
  });

/** All scripts and the wasm file, as brotli: what a first visit loads, and what is kept for the time without a network. */
async function transferred(folder) {
  const files = (await readdir(folder, { recursive: true })).filter((name) => /\.(js|wasm)$/.test(name));
  const sizes = await Promise.all(files.map(async (name) => brotliCompressSync(await readFile(join(folder, name))).length));
  return sizes.reduce((sum, size) => sum + size, 0);
}

const dist = await mkdtemp(join(tmpdir(), 'loire-bench-'));
await build({ configFile: join(root, 'www', 'vite.config.ts'), logLevel: 'error', build: { outDir: dist, emptyOutDir: true } });
const site = await serve(dist);
const browser = await launchBrowser();
try {
  const links = {};
  for (const game of GAMES) links[game] = await linkOf(browser, site.url, game);
  print({ 'page.transferred.brotliBytes': await transferred(dist) });
  for (const game of GAMES) {
    const boards = [];
    for (let i = 0; i < VISITS; i++) boards.push(await firstBoard(browser, links[game]));
    const times = await clicks(browser, site.url, game);
    print({
      [`page.${game}.firstBoard.ms`]: round(percentile(boards, 0.5)),
      [`page.${game}.longestTask.ms`]: round(await longestTask(browser, site.url, game)),
      [`page.${game}.click.p95ms`]: round(percentile(times, 0.95)),
    });
  }
} finally {
  await browser.close();
  site.close();
  await rm(dist, { recursive: true, force: true });
}
