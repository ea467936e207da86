// The page in one file, opened from file://: it requests no other file, plays, saves games, and its bots think in a
// worker.

import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

import { launchBrowser } from '../../scripts/browser.mjs';
import { loadLoire, root } from '../helpers/package.mjs';
import { exported, offers, playOn, start } from '../helpers/page.mjs';

let browser, folder;
before(async () => {
  await promisify(execFile)(process.execPath, [join(root, 'scripts', 'single.mjs')]);
  // Outside the repository, so that no other file can be loaded by accident.
  folder = await mkdtemp(join(tmpdir(), 'loire-single-'));
  await copyFile(join(root, 'target', 'single', 'loire.html'), join(folder, 'game.html'));
  browser = await launchBrowser();
});
after(async () => {
  await browser?.close();
  if (folder) await rm(folder, { recursive: true, force: true });
});

for (const game of ['burgundy', 'orleans']) {
  test(`${game} plays from file:// against a bot`, async () => {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    try {
      const tab = await context.newPage();
      const complaints = [];
      const requests = [];
      tab.on('pageerror', (error) => complaints.push(String(error.stack)));
      tab.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
      });
      tab.on('request', (request) => requests.push(request.url().slice(0, 5)));
      await tab.goto(pathToFileURL(join(folder, 'game.html')).href);
      await start(tab, { game, bots: { 1: 'normal' } });
      const seats = async () => (await exported(tab)).entries.map(({ seat }) => seat);
      for (let i = 0; i < 12 && !(await seats()).includes(1); i++) {
        await tab.waitForSelector('.list .action', { state: 'attached', timeout: 20_000 });
        await playOn(tab, { limit: 1 });
        await tab.waitForTimeout(600);
      }
      assert.ok((await seats()).includes(1), 'the bot answers');
      assert.equal(tab.workers().length, 1, 'the bot thinks in a worker');
      await tab.waitForSelector('.list .action', { state: 'attached', timeout: 20_000 });

      const offered = await offers(tab);
      await tab.reload();
      await tab.waitForSelector('.list .action', { state: 'attached', timeout: 20_000 });
      assert.deepEqual(await offers(tab), offered, 'the game is kept');
      const loire = await loadLoire();
      assert.ok(loire.replay(await exported(tab)).state);
      assert.deepEqual(
        [...new Set(requests)].filter((kind) => !['file:', 'blob:', 'data:'].includes(kind)),
        [],
      );
      assert.equal(requests.filter((kind) => kind === 'file:').length, 2, 'the page, twice');
      assert.deepEqual(complaints, []);
    } finally {
      await context.close();
    }
  });
}
