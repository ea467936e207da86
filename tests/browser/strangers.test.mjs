// The package on other sites' pages: without a bundler, with one, in a worker, from a file, under a strict policy.

import assert from 'node:assert/strict';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { pathToFileURL } from 'node:url';

import { build, createServer } from 'vite';

import { launchBrowser } from '../../scripts/browser.mjs';
import { loadLoire, packageFolder } from '../helpers/package.mjs';
import { playGame, playHandle } from '../helpers/player.mjs';
import { makeProject } from '../helpers/project.mjs';
import { STRICT_POLICY, startSite } from '../helpers/site.mjs';

let browser, expected;
before(async () => {
  browser = await launchBrowser();
  expected = `hash: ${playGame(await loadLoire())}`;
});
after(() => browser?.close());

/** A page that runs a single module. */
const page = (script) => `<!doctype html><meta charset="utf-8"><title>stranger</title>${script}`;
const MODULE = '<script type="module" src="/main.js"></script>';

/** Every script below plays a whole game and writes its hash into the title, which the test waits for. */
const FROM_URL = `
  import * as loire from '/pkg/index.js';
  const playGame = ${playGame};
  await loire.init({ games: ['burgundy'] });
  document.title = 'hash: ' + playGame(loire);`;
const FROM_WORKER = `
  import { LoireWorker } from '/pkg/worker.js';
  const playHandle = ${playHandle};
  const worker = new LoireWorker();
  const hash = await playHandle(worker);
  worker.close();
  document.title = 'hash: ' + hash;`;
const FROM_INLINE = FROM_URL.replace('/pkg/index.js', '/pkg/inline.js');

/** Opens an address and returns the title that its script sets; any error on the page fails the test. */
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
    const done = inside.waitForFunction(() => document.title.startsWith('hash: '));
    const failed = new Promise((_, reject) => {
      tab.on('pageerror', reject);
    });
    await Promise.race([done, failed]).catch((error) => {
      throw new Error(`the page at ${url} did not finish: ${complaints.join('\n') || error}`);
    });
    assert.deepEqual(complaints, []);
    return await inside.title();
  } finally {
    await context.close();
  }
}

/** Serves one script beside the package, opens the page and expects the hash of the game that all scripts play. */
async function expectGame(script, site = {}) {
  const running = await startSite({
    pages: { '/': page(MODULE), '/main.js': script },
    folders: { '/pkg': packageFolder },
    ...site,
  });
  try {
    assert.equal(await titleAt(running.url), expected);
    return running.requests;
  } finally {
    await running.close();
  }
}

test('a plain module script plays', async () => {
  const requests = await expectGame(FROM_URL);
  assert.deepEqual(
    requests.filter((path) => path.endsWith('.wasm')),
    ['/pkg/burgundy.wasm'],
  );
});

test('init without arguments loads every game', async () => {
  const requests = await expectGame(FROM_URL.replace("{ games: ['burgundy'] }", ''));
  assert.deepEqual(requests.filter((path) => path.endsWith('.wasm')).sort(), [
    '/pkg/burgundy.wasm',
    '/pkg/orleans.wasm',
    '/pkg/stories.wasm',
  ]);
});

test('a server without the wasm content type works', () =>
  expectGame(FROM_URL, { types: { '.wasm': 'application/octet-stream' } }));

test("a page under script-src 'self' 'wasm-unsafe-eval' plays", () =>
  expectGame(FROM_URL, { headers: { 'content-security-policy': STRICT_POLICY } }));

test('a worker plays', () => expectGame(FROM_WORKER));

test("a worker under script-src 'self' 'wasm-unsafe-eval' plays", () =>
  expectGame(FROM_WORKER, { headers: { 'content-security-policy': STRICT_POLICY } }));

test('the inline entry plays where fetching is forbidden', async () => {
  const policy = STRICT_POLICY.replace("connect-src 'self'", "connect-src 'none'");
  const requests = await expectGame(FROM_INLINE, { headers: { 'content-security-policy': policy } });
  assert.deepEqual(
    requests.filter((path) => path.endsWith('.wasm')),
    [],
  );
});

test('an aborted call leaves its handle unchanged, and other calls go on', () =>
  expectGame(`
    import { LoireWorker } from '/pkg/worker.js';
    const playHandle = ${playHandle};
    const worker = new LoireWorker();
    const game = await worker.create({ game: 'burgundy', seats: 4 });
    await game.playout('some', 50);
    const hash = await game.hash();
    const abort = new AbortController();
    const aborted = game.playout('long', undefined, { signal: abort.signal }).then(() => 'answered', (why) => why.name);
    const behind = game.turn();
    const other = worker.call('games');
    abort.abort();
    const outcome = [await aborted, (await behind).type, (await other)[0].id, (await game.hash()) === hash].join();
    document.title = 'hash: ' + (/^AbortError,(seats|chance),burgundy,true$/.test(outcome) ? await playHandle(worker) : outcome);`));

test('a worker without its wasm file fails with initFailed', () =>
  expectGame(`
    import { LoireError, LoireWorker } from '/pkg/worker.js';
    const playHandle = ${playHandle};
    const worker = new LoireWorker({ wasm: { orleans: 'data:application/wasm,' } });
    const error = await worker.call('components', 'orleans').then(() => 'answered', (error) => error);
    const isTold = error instanceof LoireError && error.code === 'initFailed' && /WebAssembly/.test(error.message);
    document.title = 'hash: ' + (isTold ? await playHandle(new LoireWorker()) : error);`));

test('a worker without its script fails with the reason', () =>
  expectGame(`
    import { LoireError, LoireWorker } from '/pkg/worker.js';
    const playHandle = ${playHandle};
    const worker = new LoireWorker({ start: () => new Worker('data:text/javascript,throw 1', { type: 'module' }) });
    const error = await worker.create({ game: 'burgundy', seats: 2 }).then(() => 'answered', (error) => error);
    const isTold = error instanceof LoireError && error.code === 'noWorker';
    document.title = 'hash: ' + (isTold ? await playHandle(new LoireWorker()) : error);`));

test('a sandboxed frame plays', async () => {
  // Such a frame has no origin, so its files must be served to every origin.
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
    assert.equal(await titleAt(site.url, { frame: true }), expected);
  } finally {
    await site.close();
  }
});

test('a classic script plays on a page opened from file://', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'loire-file-'));
  try {
    const script = pathToFileURL(join(packageFolder, 'inline.global.js')).href;
    const use = `const playGame = ${playGame}; loire.init().then(() => { document.title = 'hash: ' + playGame(loire); });`;
    await writeFile(join(folder, 'index.html'), page(`<script src="${script}"></script><script>${use}</script>`));
    assert.equal(await titleAt(pathToFileURL(join(folder, 'index.html')).href), expected);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

test('a project plays when built by Vite and when served by it', async () => {
  const project = await makeProject({
    'index.html': page(MODULE),
    'public/favicon.ico': '',
    'main.js': `
      import * as loire from 'loire';
      import { LoireWorker } from 'loire/worker';
      const playGame = ${playGame};
      const playHandle = ${playHandle};
      await loire.init();
      const worker = new LoireWorker();
      const hashes = [playGame(loire), await playHandle(worker)];
      worker.close();
      document.title = 'hash: ' + (hashes[0] === hashes[1] ? hashes[0] : hashes);`,
  });
  const config = { root: project.folder, configFile: false, logLevel: 'error' };
  try {
    await build(config);
    const dist = join(project.folder, 'dist');
    const assets = await readdir(join(dist, 'assets'));
    assert.ok(
      assets.some((name) => name.endsWith('.wasm')),
      `the build has no wasm file: ${assets}`,
    );
    const built = await startSite({
      folders: { '': dist },
      headers: { 'content-security-policy': STRICT_POLICY },
    });
    try {
      assert.equal(await titleAt(`${built.url}/index.html`), expected);
    } finally {
      await built.close();
    }

    const dev = await createServer({ ...config, server: { port: 0 } });
    try {
      await dev.listen();
      assert.equal(await titleAt(dev.resolvedUrls.local[0]), expected);
    } finally {
      await dev.close();
    }
  } finally {
    await project.remove();
  }
});
