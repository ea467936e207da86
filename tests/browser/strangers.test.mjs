// The package as strangers' pages meet it: without a bundler, with one, in a worker, from a file, under a strict policy.

import assert from 'node:assert/strict';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { pathToFileURL } from 'node:url';

import { build, createServer } from 'vite';

import { launchBrowser } from '../../.ci/browser.mjs';
import { packageFolder } from '../helpers/package.mjs';
import { makeProject } from '../helpers/project.mjs';
import { STRICT_POLICY, startSite } from '../helpers/site.mjs';

let browser;
before(async () => (browser = await launchBrowser()));
after(() => browser?.close());

/** A page that runs one module and nothing else. */
const page = (script) => `<!doctype html><meta charset="utf-8"><title>stranger</title>${script}`;
const MODULE = '<script type="module" src="/main.js"></script>';

/** What every script below ends with: the test waits for the title. */
const FROM_URL = `
  import { init, games } from '/pkg/index.js';
  await init();
  document.title = 'games: ' + Array.isArray(games());`;
const FROM_WORKER = `
  import { LoireWorker } from '/pkg/worker.js';
  const worker = new LoireWorker();
  const games = await worker.call('games');
  worker.close();
  document.title = 'games: ' + Array.isArray(games);`;
const FROM_INLINE = `
  import { init, games } from '/pkg/inline.js';
  await init();
  document.title = 'games: ' + Array.isArray(games());`;

/** Opens an address and returns the title that its script sets; whatever the page complains of fails the test. */
async function titleAt(url, { frame } = {}) {
  const context = await browser.newContext();
  try {
    const tab = await context.newPage();
    const complaints = [];
    tab.on('pageerror', (error) => complaints.push(String(error)));
    tab.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
    });
    await tab.goto(url);
    const inside = frame ? await (await tab.waitForSelector('iframe')).contentFrame() : tab;
    const done = inside.waitForFunction(() => document.title.startsWith('games: '));
    const failed = new Promise((_, reject) => {
      tab.on('pageerror', reject);
    });
    await Promise.race([done, failed]).catch((error) => {
      throw new Error(`the page at ${url} did not get through: ${complaints.join('\n') || error}`);
    });
    assert.deepEqual(complaints, []);
    return await inside.title();
  } finally {
    await context.close();
  }
}

/** Serves one script beside the package, opens the page and expects the list of games. */
async function expectGames(script, site = {}) {
  const running = await startSite({
    pages: { '/': page(MODULE), '/main.js': script },
    folders: { '/pkg': packageFolder },
    ...site,
  });
  try {
    assert.equal(await titleAt(running.url), 'games: true');
    return running.requests;
  } finally {
    await running.close();
  }
}

test('a plain module script', async () => {
  const requests = await expectGames(FROM_URL);
  assert.equal(requests.filter((path) => path.endsWith('.wasm')).length, 1);
});

test('a server that knows no wasm content type', () =>
  expectGames(FROM_URL, { types: { '.wasm': 'application/octet-stream' } }));

test("under script-src 'self' 'wasm-unsafe-eval'", () =>
  expectGames(FROM_URL, { headers: { 'content-security-policy': STRICT_POLICY } }));

test('a worker', () => expectGames(FROM_WORKER));

test("a worker under script-src 'self' 'wasm-unsafe-eval'", () =>
  expectGames(FROM_WORKER, { headers: { 'content-security-policy': STRICT_POLICY } }));

test('inline, where nothing may be fetched', async () => {
  const policy = STRICT_POLICY.replace("connect-src 'self'", "connect-src 'none'");
  const requests = await expectGames(FROM_INLINE, { headers: { 'content-security-policy': policy } });
  assert.deepEqual(requests.filter((path) => path.endsWith('.wasm')), []);
});

test('a call that is aborted, and one that goes on', () =>
  expectGames(`
    import { LoireWorker } from '/pkg/worker.js';
    const worker = new LoireWorker();
    const abort = new AbortController();
    const aborted = worker.callWith({ signal: abort.signal }, 'games').then(() => 'answered', (why) => why.name);
    const other = worker.call('games');
    abort.abort();
    const outcome = [await aborted, Array.isArray(await other), Array.isArray(await worker.call('games'))].join();
    document.title = 'games: ' + (outcome === 'AbortError,true,true' || outcome);`));

test('a worker whose wasm file is missing says so', () =>
  expectGames(`
    import { LoireWorker } from '/pkg/worker.js';
    const worker = new LoireWorker({ wasm: new URL('data:application/wasm,').href });
    const message = await worker.call('games').then(() => 'answered', (error) => error.message);
    document.title = 'games: ' + (/WebAssembly/.test(message) || message);`));

test('a sandboxed frame', async () => {
  // Such a frame has no origin, so whatever it loads must be served to everybody.
  const site = await startSite({
    pages: {
      '/': page('<iframe sandbox="allow-scripts" src="/frame.html"></iframe>'),
      '/frame.html': page(MODULE),
      '/main.js': FROM_URL,
    },
    folders: { '/pkg': packageFolder },
    headers: { 'access-control-allow-origin': '*' },
  });
  try {
    assert.equal(await titleAt(site.url, { frame: true }), 'games: true');
  } finally {
    await site.close();
  }
});

test('a classic script on a page opened from file://', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'loire-file-'));
  try {
    const script = pathToFileURL(join(packageFolder, 'inline.global.js')).href;
    const use = `loire.init().then(() => { document.title = 'games: ' + Array.isArray(loire.games()); });`;
    await writeFile(join(folder, 'index.html'), page(`<script src="${script}"></script><script>${use}</script>`));
    assert.equal(await titleAt(pathToFileURL(join(folder, 'index.html')).href), 'games: true');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

test('a project built with Vite, and the same one served by it', async () => {
  const project = await makeProject({
    'index.html': page(MODULE),
    'public/favicon.ico': '',
    'main.js': `
      import { init, games } from 'loire';
      import { LoireWorker } from 'loire/worker';
      await init();
      const worker = new LoireWorker();
      const same = JSON.stringify(await worker.call('games')) === JSON.stringify(games());
      worker.close();
      document.title = 'games: ' + same;`,
  });
  const config = { root: project.folder, configFile: false, logLevel: 'error' };
  try {
    await build(config);
    const dist = join(project.folder, 'dist');
    const assets = await readdir(join(dist, 'assets'));
    assert.ok(assets.some((name) => name.endsWith('.wasm')), `no wasm file among ${assets}`);
    const built = await startSite({
      folders: { '': dist },
      headers: { 'content-security-policy': STRICT_POLICY },
    });
    try {
      assert.equal(await titleAt(`${built.url}/index.html`), 'games: true');
    } finally {
      await built.close();
    }

    const dev = await createServer({ ...config, server: { port: 0 } });
    try {
      await dev.listen();
      assert.equal(await titleAt(dev.resolvedUrls.local[0]), 'games: true');
    } finally {
      await dev.close();
    }
  } finally {
    await project.remove();
  }
});
