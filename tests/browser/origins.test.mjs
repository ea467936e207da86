// The element from another origin than the page, as from a CDN: its bots think in a worker there too. Where no worker
// may start, they play in the page, and the console says why.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';

import { launchBrowser } from '../../scripts/browser.mjs';
import { packageFolder } from '../helpers/package.mjs';
import { startSite } from '../helpers/site.mjs';

let browser;
before(async () => void (browser = await launchBrowser()));
after(() => browser?.close());

/**
 * Plays a game between bots from there; returns the page's console messages and the number of workers after some
 * answers.
 */
async function play(policyFor) {
  const scripts = await startSite({
    folders: { '/loire': packageFolder },
    headers: { 'access-control-allow-origin': '*' },
  });
  const page = `<!doctype html><html lang="en"><meta charset="utf-8"><title>here</title>
    <script type="module" src="${scripts.url}/loire/element.js"></script>
    <loire-game game="burgundy" seats="normal random" seed="elsewhere"></loire-game></html>`;
  const site = await startSite({
    pages: { '/': page },
    headers: { 'content-security-policy': policyFor(scripts.url) },
  });
  const context = await browser.newContext();
  try {
    const tab = await context.newPage();
    const said = [];
    tab.on('pageerror', (error) => said.push(String(error.stack)));
    tab.on(
      'console',
      (message) => ['error', 'warning'].includes(message.type()) && said.push(`${message.type()}: ${message.text()}`),
    );
    await tab.goto(site.url);
    await tab.waitForFunction(
      () => document.querySelector('loire-game').record?.entries.filter((entry) => 'seat' in entry).length > 3,
      undefined,
      { timeout: 20_000 },
    );
    return { said, workers: tab.workers().length };
  } finally {
    await context.close();
    await Promise.all([site.close(), scripts.close()]);
  }
}

test('the bots of the element think in a worker', async () => {
  assert.deepEqual(await play(() => ''), { said: [], workers: 1 });
});

test('the bots think in a worker under a policy for scripts of that origin and blob workers', async () => {
  const policy = (scripts) =>
    `default-src 'none'; script-src ${scripts} 'wasm-unsafe-eval'; connect-src ${scripts}; worker-src blob: ${scripts}`;
  assert.deepEqual(await play(policy), { said: [], workers: 1 });
});

test('the bots play in the page under a policy without workers, with one warning', async () => {
  const { said, workers } = await play(
    (scripts) => `default-src 'none'; script-src ${scripts} 'wasm-unsafe-eval'; connect-src ${scripts}`,
  );
  assert.equal(workers, 0);
  const own = said.filter((line) => line.startsWith('warning: Loire'));
  assert.equal(own.length, 1, said.join('\n'));
  assert.match(own[0], /no worker starts.*bots think in the page.*another origin.*worker-src blob:/);
});
