// English, German and French: taken from the browser, switched without a reload, saved, and complete on every screen.

import assert from 'node:assert/strict';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

import { loadLoire, root } from '../helpers/package.mjs';
import {
  fileOf,
  finishedGame,
  fromMenu,
  logLines,
  onPage,
  openForm,
  playOn,
  start,
  typeMove,
  usePage,
} from '../helpers/page.mjs';
import { choose } from '../helpers/settings.mjs';

usePage();

/** Changes the language through the dialog as users do; other tests change it directly. */
const chooseInDialog = async (tab, language) => {
  await fromMenu(tab, 'settings');
  await tab.selectOption('dialog [name=language]', language);
  await tab.waitForFunction((language) => document.documentElement.lang === language, language);
  await tab.click('dialog.settings [data-do=close]');
};
const speak = (tab, language) => choose(tab, { language });
const log = (tab) => logLines(tab);
/** Texts that must not appear on any screen. */
const BROKEN = /undefined|\[object|NaN|=>/;

test('the page starts in the browser’s language and keeps the chosen one', async () => {
  await onPage(
    async (tab) => {
      assert.equal(await tab.getAttribute('html', 'lang'), 'fr');
      assert.match(await tab.locator('[data-do=play]').first().innerText(), /Jouer/);
      await chooseInDialog(tab, 'de');
      assert.equal(await tab.getAttribute('html', 'lang'), 'de');
      assert.match(await tab.locator('[data-do=play]').first().innerText(), /Spielen/);
      await tab.reload();
      await tab.waitForSelector('.start');
      assert.match(await tab.locator('[data-do=play]').first().innerText(), /Spielen/);
    },
    { locale: 'fr-CA' },
  );
  await onPage(async (tab) => assert.equal(await tab.getAttribute('html', 'lang'), 'en'), { locale: 'it' });
});

/** Refused moves with their rules, and the set-up that they require. */
const GAMES = {
  burgundy: { wish: 'load 6', rule: / B-034$/, setup: {} },
  orleans: { wish: 'use farmhouse', rule: / O-\d+$/, setup: {} },
  stories: { wish: 'use mill', rule: / S-\d+$/, setup: { scenario: 'kingsFavor' } },
};

for (const [game, { wish, rule, setup }] of Object.entries(GAMES)) {
  const ruleTexts = JSON.parse(readFileSync(join(root, 'docs', 'rules', 'texts', `${game}.json`), 'utf8'));

  test(`${game}: a table switches its language during a game`, () =>
    onPage(async (tab) => {
      await start(tab, { game, ...setup });
      await playOn(tab, { limit: 12 });
      const seen = {};
      for (const language of ['en', 'de', 'fr']) {
        await speak(tab, language);
        const body = await tab.locator('body').innerText();
        assert.doesNotMatch(body, BROKEN);
        seen[language] = {
          log: (await log(tab)).split('\n'),
          actions: await tab.locator('.list .action span').allInnerTexts(),
          question: await tab.locator('.question').innerText(),
          scores: await tab.locator('.scores').innerText(),
        };
        await fromMenu(tab, 'text');
        assert.doesNotMatch(await tab.locator('body').innerText(), BROKEN);
        await fromMenu(tab, 'text');
      }
      for (const [one, other] of [
        ['en', 'de'],
        ['de', 'fr'],
        ['fr', 'en'],
      ]) {
        assert.equal(seen[one].log.length, seen[other].log.length, 'the log has the same lines in every language');
        assert.equal(seen[one].actions.length, seen[other].actions.length);
        for (const [i, line] of seen[one].log.entries())
          assert.notEqual(line, seen[other].log[i], 'a line is not translated');
        assert.notEqual(seen[one].question, seen[other].question);
        assert.notEqual(seen[one].scores, seen[other].scores);
      }
    }));

  test(`${game}: refusals show the rule and its text in every language`, () =>
    onPage(async (tab) => {
      await start(tab, { game, ...setup });
      const said = new Set();
      for (const language of ['en', 'de', 'fr']) {
        await speak(tab, language);
        await typeMove(tab, wish);
        await tab.keyboard.press('Enter');
        const refusal = await tab.locator('.refusal > p').innerText();
        assert.match(refusal, rule);
        said.add(refusal);
        await tab.waitForSelector('.refusal .rule');
        const id = rule.exec(refusal)[0].trim();
        assert.equal(await tab.locator('.refusal .rule').innerText(), ruleTexts[id][language]);
        await typeMove(tab, 'no such thing');
        await tab.keyboard.press('Enter');
        assert.match(await tab.locator('.refusal > p').innerText(), /no such thing/);
        await typeMove(tab, '');
      }
      assert.equal(said.size, 3);
    }));

  test(`${game}: the end and the introduction exist in every language`, () =>
    onPage(async (tab) => {
      for (const language of ['en', 'de', 'fr']) {
        await speak(tab, language);
        await tab.click(`.game.${game} [data-do=learn]`);
        await tab.waitForSelector('.intro');
        const titles = new Set();
        for (;;) {
          titles.add(await tab.locator('.intro h3').first().innerText());
          assert.doesNotMatch(await tab.locator('body').innerText(), BROKEN);
          if (!(await tab.locator('[data-do=next]').count())) break;
          await tab.click('[data-do=next]');
        }
        assert.ok(titles.size >= 8, `only ${titles.size} steps`);
        await tab.click('header h1 a');
        await tab.setInputFiles('input[type=file]', await finishedGame({ game, ...setup }));
        await tab.waitForSelector('.scores.over');
        assert.doesNotMatch(await tab.locator('body').innerText(), BROKEN);
        await fromMenu(tab, 'leave');
        await tab.waitForSelector('.start');
      }
    }));
}

test('errors of set-ups and files are translated into every language', () =>
  onPage(async (tab) => {
    const loire = await loadLoire();
    const table = loire.Game.create({ game: 'orleans', seats: 2, seed: 'trouble' });
    const [record, state] = [table.record(), table.state()];
    const [first] = state.position.players;
    const broken = {
      'another version': { ...record, loire: 99 },
      'no set-up of this game': { ...record, setup: { ...record.setup, edition: '1914' } },
      'an impossible set-up': {
        ...record,
        setup: { ...record.setup, options: { ...record.setup.options, tavern: true } },
      },
      'a table that does not fit': {
        ...record,
        setup: {
          ...record.setup,
          modules: ['orders'],
          tables: { orders: { order1: { town: 'nevers', goods: {}, points: 9 } } },
        },
      },
      'a damaged record': { ...record, entries: [...record.entries, { seat: 0, action: { type: 'nonsense' } }] },
      'an entry against the rules': { ...record, entries: [...record.entries, { seat: 0, action: { type: 'pass' } }] },
      'an impossible position': {
        ...state,
        position: { ...state.position, players: [{ ...first, unbuilt: 11 }, ...state.position.players.slice(1)] },
      },
    };
    const said = new Map();
    for (const language of ['en', 'de', 'fr']) {
      await speak(tab, language);
      const hear = async (what) => {
        await tab.waitForSelector('.refusal');
        const words = await tab.locator('.refusal').innerText();
        assert.doesNotMatch(words, BROKEN, what);
        assert.equal(await tab.locator('.refusal [lang=en]').count(), 0, `${what}: shows the engine’s English message`);
        assert.ok(words.split(/[.:] /).length > 1, `${what} shows its reason: ${words}`);
        said.set(`${what} ${words}`, language);
      };
      for (const [what, file] of Object.entries(broken)) {
        await tab.setInputFiles('input[type=file]', fileOf(file));
        await hear(what);
      }
      await openForm(tab, 'orleans');
      await tab.selectOption('[name=edition]', '2014');
      await tab.selectOption('[name=seats]', '4');
      await tab.fill('[name=bankTotal]', '15');
      await tab.click('[data-do=start]');
      await hear('too few coins for four');
    }
    assert.equal(said.size, 3 * (Object.keys(broken).length + 1), 'each error has its own text');
  }));

test('every kind of refusal has a text', () =>
  onPage(async (tab) => {
    // Moves of all kinds, most of them illegal: each reply is translated, never the engine's English message.
    const loire = await loadLoire();
    const table = loire.Game.create({ game: 'orleans', seats: 2, seed: 'wishes' });
    await tab.setInputFiles('input[type=file]', fileOf(table.record()));
    await tab.waitForSelector('.list .action', { state: 'attached' });
    await speak(tab, 'de');
    const wishes = [
      'plan ownFarmer > castle.3',
      'plan monk > castle.1',
      'use castle',
      'pass',
      'plan ownFarmer > library.1',
      'plan ownFarmer > townHall.1',
      'village boatman',
      'give grain',
    ];
    for (const wish of wishes) {
      await typeMove(tab, wish);
      await tab.keyboard.press('Enter');
      const words = await tab.locator('.refusal > p').innerText();
      assert.match(words, /^[A-ZÄÖÜ„].*[.] O-\d+$/s, wish);
      assert.doesNotMatch(words, / the | is not |undefined/, wish);
    }
  }));

test('the page loads its own font with lining figures after the first frame', () =>
  onPage(async (tab) => {
    await tab.waitForFunction(() => document.fonts.check('16px "Loire Text"') && document.fonts.size > 2);
    const { family, weights, same } = await tab.evaluate(() => {
      const span = document.body.appendChild(document.createElement('span'));
      const height = (text) => {
        const context = document.createElement('canvas').getContext('2d');
        context.font = '100px "Loire Text"';
        return Math.round(context.measureText(text).actualBoundingBoxAscent);
      };
      const family = getComputedStyle(span).fontFamily;
      span.remove();
      const weights = [...document.fonts].filter(({ family }) => /Loire Text/.test(family)).map(({ weight }) => weight);
      return { family, weights, same: [...'0123456789'].map(height) };
    });
    assert.match(family, /^"?Loire Text"?,/);
    assert.equal(weights.length, 2);
    assert.ok(Math.max(...same) - Math.min(...same) <= 3, `figures have one height: ${same}`);
  }));

test('the text font is small, and no first board waits for it', () => {
  const sizes = [400, 700].map(
    (weight) => statSync(join(root, 'www', 'fonts', `alegreya-sans-latin-${weight}.woff2`)).size,
  );
  assert.ok(sizes[0] + sizes[1] <= 30_000, `${sizes} bytes`);
});
