// The same two hundred games of each kind in Chromium as natively (tests/hashes.rs) and in Node.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

import { launchBrowser } from '../../scripts/browser.mjs';
import { packageFolder, root } from '../helpers/package.mjs';
import { startSite } from '../helpers/site.mjs';

test('two hundred games of each kind have the hashes of all platforms', async () => {
  const lists = JSON.parse(readFileSync(`${root}tests/hashes.json`, 'utf8'));
  const games = Object.values(lists).flat();
  assert.equal(games.length, 200 * Object.keys(lists).length);
  const site = await startSite({
    pages: { '/': '<!doctype html><title>hashes</title>' },
    folders: { '/pkg': packageFolder, '/helpers': `${root}tests/helpers` },
  });
  const browser = await launchBrowser();
  try {
    const tab = await browser.newPage();
    await tab.goto(site.url);
    const [ids, measured] = await tab.evaluate(
      async (list) => {
        const [loire, { measure }] = await Promise.all([import('/pkg/index.js'), import('/helpers/hashes.mjs')]);
        await loire.init();
        return [loire.games().map(({ id }) => id), list.map((game) => measure(loire, game))];
      },
      games.map(({ setup, playout }) => ({ setup, playout })),
    );
    assert.deepEqual(Object.keys(lists).sort(), ids.sort());
    for (const [index, { setup, playout: _, ...expected }] of games.entries()) {
      assert.deepEqual(measured[index], expected, JSON.stringify(setup));
    }
  } finally {
    await browser.close();
    await site.close();
  }
});
