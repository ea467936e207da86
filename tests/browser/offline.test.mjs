// The page without a network: after one visit it opens, plays and keeps games; an update is offered, not forced.

import assert from 'node:assert/strict';
import { appendFile, cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';

import { launchBrowser } from '../../scripts/browser.mjs';
import { root } from '../helpers/package.mjs';
import { PAGE_POLICY, builtPage, logLines, offers, playOn, start } from '../helpers/page.mjs';
import { startSite } from '../helpers/site.mjs';

let browser, dist;
before(async () => {
  // A copy, because a newer page is written into it below.
  const page = await builtPage();
  dist = await mkdtemp(join(tmpdir(), 'loire-offline-'));
  await cp(page.folder, dist, { recursive: true });
  await page.remove();
  browser = await launchBrowser();
});
after(async () => {
  await browser?.close();
  if (dist) await rm(dist, { recursive: true, force: true });
});

/** A visit until the service worker has cached all files. */
async function visited(body) {
  const site = await startSite({ folders: { '': dist }, headers: { 'content-security-policy': PAGE_POLICY } });
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const tab = await context.newPage();
    await tab.goto(`${site.url}/index.html`);
    await tab.waitForSelector('.start');
    await tab.evaluate(() => navigator.serviceWorker.ready);
    await body(tab, site, context);
  } finally {
    await context.close();
    await site.close();
  }
}

test('without a network the page reloads, plays against a bot and refuses with the rule', () =>
  visited(async (tab, site, context) => {
    await context.setOffline(true);
    await site.close();
    const complaints = [];
    tab.on('pageerror', (error) => complaints.push(String(error.stack)));
    await tab.reload();
    await tab.waitForSelector('.start');
    await start(tab, { bots: { 1: 'normal' } });
    const before = await offers(tab);
    await playOn(tab, { limit: 1 });
    assert.notDeepEqual(await offers(tab), before);
    for (let i = 0; i < 12 && !(await logLines(tab)).includes('Bruno'); i++) {
      await playOn(tab, { limit: 1 });
      await tab.waitForSelector('.list .action', { state: 'attached', timeout: 20_000 });
    }
    assert.match(await logLines(tab), /Bruno/);
    assert.equal(tab.workers().length, 1, 'the worker’s script and wasm come from the cache');
    await tab.click('[data-do=pause]');
    const offered = await offers(tab);
    await tab.click('[data-do=all]');
    await tab.fill('[name=filter]', 'load 6');
    await tab.press('[name=filter]', 'Enter');
    await tab.waitForSelector('.refusal .rule');
    await tab.reload();
    await tab.waitForSelector('.list .action', { state: 'attached' });
    assert.deepEqual(await offers(tab), offered, 'the game is kept');
    assert.deepEqual(complaints, []);
  }));

test('the page can be installed', async () => {
  const manifest = JSON.parse(await readFile(join(dist, 'manifest.webmanifest'), 'utf8'));
  assert.equal(manifest.display, 'standalone');
  assert.ok(manifest.icons.some(({ sizes, purpose }) => sizes === '512x512' && purpose.includes('maskable')));
  await visited(async (tab, _, context) => {
    const devtools = await context.newCDPSession(tab);
    const { errors, url } = await devtools.send('Page.getAppManifest');
    assert.match(url, /manifest\.webmanifest$/);
    assert.deepEqual(errors, []);
    const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
    // A window of the tests counts as private, where installation is not possible.
    assert.deepEqual(
      installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito'),
      [],
    );
  });
});

test('the installed page has the name, language, colours and icons of the page', async () => {
  const manifest = JSON.parse(await readFile(join(dist, 'manifest.webmanifest'), 'utf8'));
  const page = await readFile(join(dist, 'index.html'), 'utf8');
  const tokens = await readFile(join(root, 'www', 'styles', 'tokens.css'), 'utf8');
  const [, light, dark] = /--paper: light-dark\((#\w+), (#\w+)\)/.exec(tokens);

  assert.deepEqual([manifest.theme_color, manifest.background_color], [light, light]);
  const themes = [...page.matchAll(/name="theme-color" content="(#\w+)" media="\(prefers-color-scheme: (\w+)\)"/g)];
  assert.deepEqual(
    themes.map(([, colour, theme]) => [theme, colour]),
    [
      ['light', light],
      ['dark', dark],
    ],
  );

  const [, title] = /<title>(.*)<\/title>/.exec(page);
  const [, description] = /name="description" content="(.*)"/.exec(page);
  const [, language] = /<html lang="(\w+)"/.exec(page);
  const { name, short_name, lang } = manifest;
  assert.deepEqual([name, short_name, manifest.description, lang], [title, title, description, language]);

  for (const { src, sizes, type } of manifest.icons) {
    const icon = await readFile(join(dist, src));
    if (type === 'image/svg+xml') {
      const drawn = String(icon);
      assert.equal(sizes, 'any');
      assert.match(drawn, /viewBox="0 0 (\d+) \1"/);
      for (const [colour] of drawn.matchAll(/#[0-9a-f]{6}/g)) assert.ok(tokens.includes(colour), `${src}: ${colour}`);
    } else {
      // The first chunk of a PNG contains its width and height.
      assert.deepEqual([type, icon.toString('latin1', 1, 4)], ['image/png', 'PNG']);
      assert.equal(`${icon.readUInt32BE(16)}x${icon.readUInt32BE(20)}`, sizes);
    }
  }
});

test('a newer page is offered, and loads on demand', () =>
  visited(async (tab) => {
    await start(tab);
    const update = () => tab.evaluate(async () => (await navigator.serviceWorker.ready).update());
    await update();
    assert.equal(await tab.locator('.update').count(), 0);
    await tab.evaluate(() => (window.stillHere = true));
    await appendFile(join(dist, 'sw.js'), '\n// newer');
    await update();
    await tab.waitForSelector('.update');
    assert.equal(await tab.evaluate(() => window.stillHere), true, 'the page is not reloaded');
    const offered = await offers(tab);
    await Promise.all([tab.waitForEvent('load'), tab.click('[data-do=update]')]);
    await tab.waitForSelector('.list .action', { state: 'attached' });
    assert.deepEqual(await offers(tab), offered, 'the game is kept');
    assert.equal(await tab.locator('.update').count(), 0);
  }));
