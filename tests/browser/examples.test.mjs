// The examples for pages in docs/examples: each shows a playable game.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, test } from 'node:test';

import { build } from 'vite';

import { launchBrowser } from '../../scripts/browser.mjs';
import { firstAction } from '../helpers/element.mjs';
import { loadLoire, packageFolder, root } from '../helpers/package.mjs';
import { makeProject } from '../helpers/project.mjs';
import { STRICT_POLICY, startSite } from '../helpers/site.mjs';

const examples = join(root, 'docs', 'examples');
const text = (path) => readFile(join(examples, path), 'utf8');

let browser, loire;
before(async () => {
  browser = await launchBrowser();
  loire = await loadLoire();
});
after(() => browser?.close());

/** Opens an address; any error on the page fails the test. */
async function visit(url, use) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  try {
    const tab = await context.newPage();
    const complaints = [];
    tab.on('pageerror', (error) => complaints.push(String(error.stack)));
    tab.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
    });
    await tab.goto(url);
    await use(tab);
    assert.deepEqual(complaints, []);
  } finally {
    await context.close();
  }
}

const siteOf = (example, more = {}) =>
  startSite({ folders: { '/loire': packageFolder, '': join(examples, example) }, ...more });

/** Plays the first offered action and returns the number of answers after it; `place` is a tab or a frame. */
async function playFirst(place) {
  const count = () => place.evaluate(() => document.querySelector('loire-game').record.entries.length);
  const first = await firstAction(place);
  const before = await count();
  await first.click();
  // An action that reveals something is confirmed at the end of the turn.
  const end = place.locator('loire-game .choices [data-do=end]');
  if ((await count()) === before && (await end.count())) await end.first().click();
  assert.ok((await count()) > before);
}

test('a plain page without a build step plays against a bot', async () => {
  const site = await siteOf('plain');
  try {
    await visit(`${site.url}/index.html`, async (tab) => {
      await playFirst(tab);
      assert.match(await tab.locator('#last').innerText(), /^seat 0, \w+$/);
      const accent = await tab.evaluate(() =>
        getComputedStyle(document.querySelector('loire-game')).getPropertyValue('--accent'),
      );
      assert.equal(accent, 'rebeccapurple');
    });
  } finally {
    await site.close();
  }
});

test('a page with a strict content security policy plays', async () => {
  const site = await siteOf('csp');
  try {
    await visit(`${site.url}/index.html`, async (tab) => {
      await playFirst(tab);
      await playFirst(tab);
    });
  } finally {
    await site.close();
  }
});

test('an app built with Vite plays', async () => {
  const project = await makeProject({
    'index.html': await text('vite/index.html'),
    'main.js': await text('vite/main.js'),
  });
  try {
    await build({ root: project.folder, configFile: false, logLevel: 'error' });
    const headers = { 'content-security-policy': `${STRICT_POLICY}; img-src data:` };
    const site = await startSite({ folders: { '': join(project.folder, 'dist') }, headers });
    try {
      await visit(`${site.url}/index.html`, async (tab) => {
        await playFirst(tab);
        await tab.click('#language');
        await tab.waitForFunction(
          () => document.querySelector('loire-game').shadowRoot.querySelector('.log h2')?.textContent === 'Verlauf',
        );
        await tab.click('#new');
        assert.equal(await tab.evaluate(() => document.querySelector('loire-game').state.setup.seats), 3);
      });
    } finally {
      await site.close();
    }
  } finally {
    await project.remove();
  }
});

/** A framed game that listens to one origin, framed by a page of that origin and by one of another. */
async function framed(use) {
  const gamePages = {};
  const game = await startSite({ pages: gamePages, folders: { '/loire': packageFolder } });
  const host = async () => {
    const html = (await text('iframe/host.html')).replace('https://game.example', game.url);
    return startSite({ pages: { '/host.html': html }, folders: { '': join(examples, 'iframe') } });
  };
  const [good, bad] = [await host(), await host()];
  gamePages['/game.html'] = (await text('iframe/game.html')).replace('https://host.example', good.url);
  try {
    await use(good, bad);
  } finally {
    await Promise.all([game, good, bad].map((site) => site.close()));
  }
}

const frameOf = async (tab) => {
  const frame = await (await tab.waitForSelector('iframe')).contentFrame();
  await frame.waitForSelector('loire-game .list .action', { state: 'attached' });
  return frame;
};
const answers = (frame) => frame.evaluate(() => document.querySelector('loire-game').record.entries.length);

test('a page talks to a framed game', () =>
  framed((good) =>
    visit(`${good.url}/host.html`, async (tab) => {
      const frame = await frameOf(tab);
      const before = await answers(frame);
      await tab.click('#play');
      await tab.waitForFunction(() => /action.* state/.test(document.querySelector('#log').textContent));
      assert.ok((await answers(frame)) > before);
      await tab.click('#dark');
      await frame.waitForFunction(() => document.querySelector('loire-game').theme === 'dark');
      const record = await tab.evaluate(async () => (await import('./host.js')).ask('get', 'record'));
      assert.ok(loire.replay(record).state);
      const unknown = await tab.evaluate(async () => {
        const { ask } = await import('./host.js');
        return Promise.all([
          ask('remove'),
          ask('get', 'innerHTML'),
          ask('set', 'innerHTML', 'x'),
          ask('play', 0, 'nonsense'),
        ]);
      });
      assert.deepEqual(unknown, [undefined, undefined, undefined, false]);
    }),
  ));

test('messages from another origin are ignored and get no reply', () =>
  framed((_, bad) =>
    visit(`${bad.url}/host.html`, async (tab) => {
      await tab.evaluate(() => {
        window.heard = [];
        addEventListener('message', ({ data }) => heard.push(data));
      });
      const frame = await frameOf(tab);
      const before = await answers(frame);
      await tab.click('#dark');
      await tab.click('#play');
      await tab.evaluate(() => {
        const { contentWindow } = document.querySelector('iframe');
        contentWindow.postMessage({ loire: 'play', id: 1, args: [0, 'pass'] }, '*');
        contentWindow.postMessage({ loire: 'newGame', id: 2, args: [{ game: 'burgundy', seats: 4 }] }, '*');
      });
      await playFirst(frame); // a click inside works after all those messages
      assert.equal(await frame.evaluate(() => document.querySelector('loire-game').theme), 'system');
      assert.equal(await frame.evaluate(() => document.querySelector('loire-game').state.setup.seats), 2);
      assert.equal((await answers(frame)) > before, true);
      assert.deepEqual(await tab.evaluate(() => heard), []);
    }),
  ));
