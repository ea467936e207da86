// Measures the page in a browser and prints one JSON object a line: the bytes transferred, the time until a board can
// be played, the longest task while bots play, and the time from a click to the next frame.

import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { brotliCompressSync, deflateRawSync } from 'node:zlib';

import { build } from 'vite';

import { launchBrowser } from '../../scripts/browser.mjs';
import { root } from '../../scripts/common.mjs';
import { livelyRecord } from '../../tests/helpers/lively.mjs';
import { loadLoire } from '../../tests/helpers/package.mjs';
import { openForm } from '../../tests/helpers/page.mjs';

/** Set-ups by the names of their figures; one has all modules of Trade & Intrigue. */
const GAMES = {
  burgundy: { game: 'burgundy' },
  orleans: { game: 'orleans' },
  tradeIntrigue: {
    game: 'orleans',
    modules: ['orders', 'newEvents', 'newDeeds', 'intrigue', 'newPlaces'],
    options: { civicBoard: 'both' },
  },
};
const VISITS = 5;
/**
 * How many answers a game has when the clicks begin (an early game, and one with a long log), and the clicks on each.
 */
const SHARES = [0, 0.7];
const CLICKS = 40;
/** How long bots play while the page is watched, in ms, and the least number of answers they must give. */
const BOTS = { ms: 15_000, answers: 8 };

const TYPES = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
};

/** Serves a folder like a production server: compressed with brotli once for all visits. Counts the bytes it sends. */
async function serve(folder) {
  const files = new Map();
  let sent = 0;
  const compressed = async (path) => {
    if (!files.has(path)) files.set(path, brotliCompressSync(await readFile(join(folder, path))));
    return files.get(path);
  };
  const server = createServer((request, response) => {
    const path = new URL(request.url, 'http://localhost').pathname;
    compressed(path).then(
      (content) => {
        sent += content.length;
        response
          .writeHead(200, { 'content-type': TYPES[extname(path)] ?? 'text/plain', 'content-encoding': 'br' })
          .end(content);
      },
      () => response.writeHead(404).end(),
    );
  });
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${server.address().port}/index.html`,
    sent: () => sent,
    close: () => (server.closeAllConnections(), server.close()),
  };
}

const print = (figures) => console.log(JSON.stringify(figures));
const round = (value) => Number(value.toFixed(1));
const percentile = (values, share) =>
  values.sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))];

/** A first visit: a new browser context with nothing stored. */
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

/** Starts a game with a bot of the given kind on each seat. */
async function start(tab, { game, modules = [], options = {} }, kinds) {
  await openForm(tab, game);
  await tab.selectOption('[name=seats]', String(kinds.length));
  for (const [seat, kind] of kinds.entries()) await tab.selectOption(`[name=kind${seat}]`, kind);
  await tab.evaluate(() =>
    document.querySelectorAll('.start details').forEach((details) => void (details.open = true)),
  );
  for (const module of modules) await tab.check(`[name=modules][value=${module}]`);
  for (const [name, value] of Object.entries(options)) await tab.selectOption(`[name=${name}]`, value);
  await tab.click('[data-do=start]');
  await tab.waitForSelector('.actions h2', { state: 'attached' });
}

/** A link to a game for two on one device, opened after a share of its answers. */
function linkTo(url, loire, setup, share) {
  const { scores: _, ...record } = livelyRecord(loire, { ...setup, seats: 2, seed: 'loire' });
  const entries = record.entries.slice(0, record.entries.length * share);
  return `${url}#play=${deflateRawSync(JSON.stringify({ ...record, entries })).toString('base64url')}`;
}

/** Time from navigation to a board with actions, by the page's own clock, and the bytes sent until then. */
const firstBoard = (browser, link, sent) =>
  visit(browser, 'about:blank', async (tab) => {
    await tab.addInitScript(() => {
      new MutationObserver((_, observer) => {
        if (!document.querySelector('.list .action')) return;
        observer.disconnect();
        requestAnimationFrame(() => requestAnimationFrame(() => (window.playable = performance.now())));
      }).observe(document, { childList: true, subtree: true });
    });
    const before = sent();
    await tab.goto(link);
    const playable = await tab.waitForFunction(() => window.playable, undefined, { polling: 'raf' });
    return { bytes: sent() - before, ms: await playable.jsonValue() };
  });

/** Shortest task that browsers report, in ms; shorter tasks count as this. */
const LONG = 50;

/**
 * The longest task in ms while `expert` and another bot play; the start of a game and its first frames do not count.
 */
const longestTask = (browser, url, setup) =>
  visit(browser, url, async (tab) => {
    await start(tab, setup, ['normal', 'expert']);
    await tab.waitForTimeout(1000);
    const moments = () => tab.locator('[name=moment]').getAttribute('max').then(Number);
    const before = await moments();
    await tab.evaluate(() => {
      window.longest = 0;
      const busy = performance.now();
      setTimeout(() => {
        // One long task of our own proves that long tasks are reported.
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
    if (answers < BOTS.answers) throw new Error(`${setup.game}: only ${answers} answers in ${BOTS.ms} ms`);
    return Math.max(LONG, await tab.evaluate(() => window.longest));
  });

/**
 * From a click to the next frame by the page's own clock, and the time the main thread works for it. The clicks
 * alternate between pieces and actions of the list. The first figure depends on the load of the machine, the second
 * much less.
 */
const clicks = (browser, link) =>
  visit(browser, link, async (tab) => {
    await tab.waitForSelector('.list .action', { state: 'attached' });
    await tab.click('[data-do=all]'); // the list of actions lies in a drawer
    await tab.evaluate(() => {
      window.times = [];
      const onClick = ({ timeStamp }) =>
        requestAnimationFrame(() => {
          // The frame is drawn after this frame's callbacks; the message arrives right after it.
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => window.times.push(performance.now() - timeStamp);
          port2.postMessage(0);
        });
      addEventListener('click', onClick, { capture: true });
    });
    const session = await tab.context().newCDPSession(tab);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    const worked = async () =>
      (await session.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'TaskDuration').value * 1000;
    const works = [];
    for (let i = 0; i < CLICKS; i++) {
      const at = await tab.evaluate(clickable, i);
      if (!at) continue;
      await tab.mouse.move(at.x, at.y);
      await tab.waitForTimeout(50); // let the hover effects finish
      const before = await worked();
      await tab.mouse.click(at.x, at.y);
      await tab.waitForFunction((count) => window.times.length > count, works.length, { polling: 50 });
      works.push((await worked()) - before);
    }
    return { times: await tab.evaluate(() => window.times), works };
  });

/** In the page: a point on a piece or an action at which a click reaches it. */
function clickable(i) {
  const pieces = [...document.querySelectorAll('.piece.live')];
  const wanted = i % 2 === 0 && pieces.length ? pieces : [...document.querySelectorAll('.list .action')];
  for (let tried = 0; tried < wanted.length; tried++) {
    const element = wanted[(i * 7 + tried) % wanted.length];
    element.scrollIntoView({ block: 'nearest' });
    const { x, y, width, height } = (element.querySelector('.drawn > .edge') ?? element).getBoundingClientRect();
    const point = { x: x + width / 2, y: y + height / 2 };
    if (element.contains(document.elementFromPoint(point.x, point.y))) return point;
  }
  return undefined;
}

/** Size of all scripts and wasm files with brotli: the files kept for offline use. */
async function kept(folder) {
  const files = (await readdir(folder, { recursive: true })).filter((name) => /\.(js|wasm)$/.test(name));
  const sizes = await Promise.all(
    files.map(async (name) => brotliCompressSync(await readFile(join(folder, name))).length),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

const dist = await mkdtemp(join(tmpdir(), 'loire-bench-'));
await build({
  configFile: join(root, 'www', 'vite.config.ts'),
  logLevel: 'error',
  build: { outDir: dist, emptyOutDir: true },
});
const site = await serve(dist);
const browser = await launchBrowser();
try {
  const loire = await loadLoire();
  print({ 'page.kept.brotliBytes': await kept(dist) });
  for (const [name, setup] of Object.entries(GAMES)) {
    const links = SHARES.map((share) => linkTo(site.url, loire, setup, share));
    const boards = [];
    for (let i = 0; i < VISITS; i++) boards.push(await firstBoard(browser, links[0], site.sent));
    const waited = boards.map(({ ms }) => ms);
    const clicked = [];
    for (const link of links) clicked.push(await clicks(browser, link));
    const times = clicked.flatMap(({ times }) => times);
    const works = clicked.flatMap(({ works }) => works);
    if (times.length < CLICKS) throw new Error(`${name}: only ${times.length} clicks`);
    print({
      [`page.${name}.transferred.brotliBytes`]: Math.min(...boards.map(({ bytes }) => bytes)),
      [`page.${name}.firstBoard.ms`]: round(percentile(waited, 0.5)),
      [`page.${name}.longestTask.ms`]: round(await longestTask(browser, site.url, setup)),
      [`page.${name}.click.p50ms`]: round(percentile(times, 0.5)),
      [`page.${name}.click.p95ms`]: round(percentile(times, 0.95)),
      [`page.${name}.click.cpu.p95ms`]: round(percentile(works, 0.95)),
    });
  }
} finally {
  await browser.close();
  site.close();
  await rm(dist, { recursive: true, force: true });
}
