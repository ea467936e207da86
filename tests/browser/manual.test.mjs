// Follows the README of the package: its lines for <loire-game>, in a folder with only the files that it says to copy.

import assert from 'node:assert/strict';
import { copyFile, mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';

import { launchBrowser } from '../../scripts/browser.mjs';
import { firstAction } from '../helpers/element.mjs';
import { GAMES, packageFolder } from '../helpers/package.mjs';
import { startSite } from '../helpers/site.mjs';

let browser, folder, section;
before(async () => {
  browser = await launchBrowser();
  const manual = await readFile(join(packageFolder, 'README.md'), 'utf8');
  section = manual.split('\n## The element\n')[1].split('\n## ')[0];
  folder = await mkdtemp(join(tmpdir(), 'loire-manual-'));
});
after(async () => {
  await browser?.close();
  await rm(folder, { recursive: true, force: true });
});

/** The texts in backticks, without blocks of code. */
const codes = (text) => [...text.replace(/```[\s\S]*?```/g, '').matchAll(/`([^`]+)`/g)].map(([, code]) => code);

/** The files that a sentence of the manual names; "the `.wasm` of your games" is that of this game. */
async function named(sentence, game) {
  const there = await readdir(packageFolder);
  return codes(sentence).flatMap((code) => {
    if (code === '.wasm') return [`${game}.wasm`];
    const pattern = new RegExp(`^${code.replace('.', '\\.').replace('*', '\\w+')}$`);
    return /\.js$/.test(code) ? there.filter((name) => pattern.test(name)) : [];
  });
}

/** The page of the manual, with the files that it says to copy. */
async function follow(game, use) {
  const sentence = section.split('```')[0];
  const page = /```html\n([\s\S]*?)```/.exec(section)[1];
  const site = join(folder, game);
  await mkdir(join(site, 'loire'), { recursive: true });
  for (const file of await named(sentence, game)) await copyFile(join(packageFolder, file), join(site, 'loire', file));
  const scenario = game === 'stories' ? ' scenario="firstKingdom"' : '';
  await writeFile(join(site, 'index.html'), page.replace('game="burgundy"', `game="${game}"${scenario}`));
  const running = await startSite({ folders: { '': site } });
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  try {
    const tab = await context.newPage();
    const complaints = [];
    tab.on('pageerror', (error) => complaints.push(String(error)));
    tab.on(
      'response',
      (response) => response.status() >= 400 && complaints.push(`${response.status()} ${response.url()}`),
    );
    await tab.goto(`${running.url}/index.html`);
    await use(tab);
    assert.deepEqual(complaints, []);
  } finally {
    await context.close();
    await running.close();
  }
}

for (const game of GAMES)
  test(`${game}: the page of the manual shows a playable game`, () =>
    follow(game, async (tab) => {
      const first = await firstAction(tab);
      const count = () => tab.evaluate(() => document.querySelector('loire-game').record.entries.length);
      const before = await count();
      await first.click();
      assert.ok((await count()) > before);
    }));

test('the manual lists exactly the attributes of the element', () =>
  follow('burgundy', async (tab) => {
    await firstAction(tab);
    const observed = await tab.evaluate(() => customElements.get('loire-game').observedAttributes);
    const lines = section.slice(section.indexOf('| attribute | property')).split('\n\n')[0].split('\n').slice(2);
    const listed = lines.flatMap((line) => codes(line.split(' | ')[0]));
    assert.deepEqual(listed.sort(), [...observed].sort());
  }));

test('every custom property in the manual exists', () =>
  follow('burgundy', async (tab) => {
    await firstAction(tab);
    const named = codes(section).filter((code) => code.startsWith('--'));
    assert.ok(named.length > 10 && named.includes('--oak'), named.join());
    const unset = await tab.evaluate((names) => {
      const style = getComputedStyle(document.querySelector('loire-game'));
      return names.filter((name) => !style.getPropertyValue(name));
    }, named);
    assert.deepEqual(unset, []);
  }));
