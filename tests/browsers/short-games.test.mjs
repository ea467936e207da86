// A short game of each title in every browser engine: with animations, against an opponent that thinks in a worker,
// with undo, a shared link and a reload. Any error on the page fails its test.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, test } from 'node:test';

import { PAGE_POLICY, builtPage, playOn } from '../helpers/page.mjs';
import { choose } from '../helpers/settings.mjs';
import { startSite } from '../helpers/site.mjs';
import { BROWSERS } from './drivers.mjs';

/** Collects errors in the page itself, before its own scripts run, since not every driver reports them. */
const LISTENER = `
  window.complaints = [];
  window.moved = 0;
  const complain = (...words) => window.complaints.push(words.map(String).join(' '));
  addEventListener('error', ({ message, filename, lineno }) => complain(message, filename, lineno));
  addEventListener('unhandledrejection', ({ reason }) => complain(reason));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => complain(violatedDirective, blockedURI));
  for (const name of ['error', 'warn']) console[name] = complain;
  const { animate } = Element.prototype;
  Element.prototype.animate = function (...given) {
    window.moved++;
    return animate.apply(this, given);
  };`;

let page;
let site;
before(async () => {
  page = await builtPage();
  const html = await readFile(join(page.folder, 'index.html'), 'utf8');
  const heard = html.replace('<head>', '<head><script src="/listener.js"></script>');
  site = await startSite({
    pages: { '/index.html': heard, '/listener.js': LISTENER },
    folders: { '': page.folder },
    headers: { 'content-security-policy': PAGE_POLICY },
  });
});
after(async () => {
  await site?.close();
  await page?.remove();
});

/** Options chosen on the start page, and the number of answers after the reload; a story can be short. */
const TITLES = {
  burgundy: { fields: { '[name=game][value=burgundy]': true }, answers: 20 },
  orleans: { fields: { '[name=game][value=orleans]': true }, answers: 20 },
  stories: {
    fields: { '[name=game][value=stories]': true, '[name=scenario][value=firstKingdom]': true, '[name=roundLimit]': 2 },
    answers: Infinity,
  },
};

/** Fills the form: fields by their selectors, with their values. */
const fill = (tab, fields) =>
  tab.evaluate(async (fields) => {
    for (const [selector, value] of fields) {
      for (const details of document.querySelectorAll('.start details')) details.open = true;
      const field = document.querySelector(selector);
      if (value === true) field.click();
      else field.value = value;
      for (const name of ['input', 'change']) field.dispatchEvent(new Event(name, { bubbles: true }));
      await document.querySelector('loire-start')?.updateComplete;
    }
  }, Object.entries(fields));

/** The seats of all decisions so far. */
const course = (tab) =>
  tab.evaluate(() => {
    const { store } = document.querySelector('loire-table');
    return store.moments.slice(0, -1).map((_, moment) => store.seatAt(moment) ?? null);
  });
const complaints = (tab) => tab.evaluate(() => window.complaints);
const isMine = () => Boolean(document.querySelector('.list .action, .scores.over'));
const isOver = (tab) => tab.evaluate(() => Boolean(document.querySelector('.scores.over')));

/** Plays this many answers and waits for the opponent in between. */
async function answer(tab, times) {
  for (let answers = 0; answers < times && !(await isOver(tab)); ) {
    await tab.waitForFunction(isMine);
    answers += await playOn(tab, { limit: times - answers });
  }
  await tab.waitForFunction(isMine);
}

for (const [engine, open] of Object.entries(BROWSERS)) {
  for (const [title, { fields, answers }] of Object.entries(TITLES)) {
    test(`${engine}: plays a short game of ${title}`, async () => {
      const tab = await open();
      try {
        await tab.goto(`${site.url}/index.html`);
        await tab.waitForFunction(() => Boolean(document.querySelector('.start [data-do=play]')));
        await fill(tab, { ...fields, '[name=kind0]': 'human', '[name=kind1]': 'easy', '[name=seed]': 'engines' });
        await tab.click('[data-do=start]');
        await tab.waitForFunction(isMine);
        await choose(tab, { pace: 'atOnce', motion: 'fast' });
        await answer(tab, 12);
        assert.ok((await course(tab)).includes(1), 'the opponent answers');
        assert.ok((await tab.evaluate(() => window.moved)) > 0, 'something moves');

        await answer(tab, 1);
        const before = await course(tab);
        await undoAndRedo(tab, before);
        await sameByLink(tab, before);
        await tab.reload();
        await tab.waitForFunction(isMine);
        await goesOn(tab, before, 'the same after a reload');

        await answer(tab, answers);
        assert.ok((await course(tab)).length > before.length, 'the game goes on');
        assert.equal(await isOver(tab), answers === Infinity);
        assert.deepEqual(await complaints(tab), []);
      } finally {
        await tab.close();
      }
    });
  }
}

/** The game is unchanged; where all seats plan at once, the opponent may have answered since. */
async function goesOn(tab, before, words) {
  const now = await course(tab);
  assert.deepEqual(now.slice(0, before.length), before, words);
  assert.ok(!now.slice(before.length).includes(0), words);
}

/** Undoes and redoes an answer, if possible. */
async function undoAndRedo(tab, before) {
  const canUndo = () => Boolean(document.querySelector('[data-do=undo]:enabled'));
  if (!(await tab.evaluate(canUndo))) return;
  await tab.click('[data-do=undo]');
  await tab.waitForFunction(() => Boolean(document.querySelector('[data-do=redo]:enabled')));
  assert.ok((await course(tab)).length < before.length, 'taken back');
  await tab.click('[data-do=redo]');
  await tab.waitForFunction(canUndo);
  await goesOn(tab, before, 'the same after a redo');
}

/** Opens the game by the link to share. */
async function sameByLink(tab, before) {
  await tab.click('[data-do=menu]');
  await tab.click('[data-do=share]');
  const link = () => document.querySelector('dialog[open] [name=link]')?.value;
  await tab.waitForFunction(link);
  const url = await tab.evaluate(link);
  assert.deepEqual(await complaints(tab), []);
  await tab.goto('about:blank');
  await tab.goto(url);
  await tab.waitForFunction(isMine);
  await goesOn(tab, before, 'the same through its link');
}
