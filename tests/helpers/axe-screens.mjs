// Checks every screen of a game with axe, on a phone and on a desktop, in all languages, light and dark.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { flawsInEveryLook } from './axe.mjs';
import { SHOWN, finishedGame, fromMenu, onPage, openDrawer, openForm, slideTo, startedGame, usePage } from './page.mjs';
import { choose } from './settings.mjs';

/** Declares the tests for one of the games of SHOWN; `wish` is a move that a rule refuses. */
export function axeOnEveryScreen(name, wish) {
  usePage();
  // Two boards of a kind show nothing that one does not, and axe is slow on each.
  const setup = { ...SHOWN[name], seats: 2 };
  // A screen is checked in two themes at the first width and two at the second; together these cover all languages.
  for (const [width, turn] of [
    [390, 0],
    [1440, 2],
  ]) {
    test(`${name}, ${width} pixels: axe finds no flaw on any screen, in any language, light or dark`, () =>
      onPage(
        async (tab) => {
          const found = [];
          let nth = turn;
          const look = async (screen, options, place = tab) =>
            void found.push(...(await flawsInEveryLook(place, screen, { ...options, nth: nth++ })));
          await startScreens(tab, setup, look);
          if (!setup.modules) await introduction(tab, setup, look);
          await table(tab, setup, wish, look);
          await textView(tab, look);
          await betweenPlayers(tab, look);
          await end(tab, setup, look);
          assert.deepEqual(found, []);
        },
        { viewport: { width, height: 900 }, reducedMotion: 'reduce' },
      ));
  }
}

/** The form with everything unfolded, its warnings about conflicting options, and the settings. */
async function startScreens(tab, { game, scenario, modules = [] }, look) {
  await openForm(tab, game);
  if (scenario) await tab.check(`[name=scenario][value=${scenario}]`);
  await tab.selectOption('[name=seats]', '4');
  for (const module of modules) await tab.check(`[name=modules][value=${module}]`);
  if (modules.length) {
    await tab.click('[data-do=start]'); // the default: both boards at once
    await tab.waitForSelector('.refusal');
  }
  // At the end of the page the bar with the start button covers nothing; axe does not scroll.
  await look('start', { again: () => tab.evaluate(() => scrollTo(0, document.body.scrollHeight)) });
  await fromMenu(tab, 'settings');
  await look('settings', { part: 'dialog[open]' });
  await tab.click('dialog[open] [data-do=close]');
}

/** The introduction with the main board and with a player's board; its other steps differ only in their words. */
async function introduction(tab, { game }, look) {
  await tab.click(`.game.${game} [data-do=learn]`);
  await tab.waitForSelector('.intro');
  const own = async () => (await tab.locator('.intro .player').count()) > 0;
  const first = await own();
  await look('introduction');
  while ((await own()) === first) await tab.click('[data-do=next]');
  await look('introduction, the other board');
  await tab.click('header h1 a');
  await tab.waitForSelector('.start');
}

/** A running game: with a piece selected, a piece explained, a refusal, and everything unfolded. */
async function table(tab, setup, wish, look) {
  await tab.setInputFiles('input[type=file]', await startedGame(setup));
  await tab.waitForSelector('.list .action', { state: 'attached' });
  await tab.locator('.piece.live').first().press('Enter');
  await openDrawer(tab, 'actions');
  const again = async () => {
    await tab.fill('[name=filter]', wish);
    await tab.press('[name=filter]', 'Enter');
    // On a phone the rule's text takes one touch.
    await tab.waitForSelector('.refusal .rule', { state: 'attached' });
    await tab.fill('[name=filter]', '');
    await tab.locator('svg [data-piece][role=img][data-about]').first().dispatchEvent('click');
    await tab.waitForSelector('loire-glossary:popover-open');
  };
  await look('table', { again });
  for (const drawer of ['log', 'scores', 'help']) {
    await openDrawer(tab, drawer);
    if (drawer === 'help') await tab.locator('.legend').evaluate((legend) => (legend.open = true));
    await look(`table, ${drawer}`);
  }
  await tab.keyboard.press('Escape');
}

/**
 * The text view of the same game, now and in the past, and the dialogs over it. Boards of the past look like those of
 * the end: they offer no actions.
 */
async function textView(tab, look) {
  await fromMenu(tab, 'text');
  await look('text view');
  await fromMenu(tab, 'share');
  await tab.waitForSelector('dialog[open]');
  await look('share', { part: 'dialog[open]' });
  await tab.click('dialog[open] [data-do=close]');
  await slideTo(tab, '20');
  await tab.waitForSelector('.time.past');
  await look('past');
  await tab.press('[name=moment]', 'Escape');
  await tab.keyboard.press('Escape');
  await fromMenu(tab, 'text');
}

/** The screen between two players, and the one in another tab. */
async function betweenPlayers(tab, look) {
  await choose(tab, { handover: true });
  await tab.waitForSelector('.handover');
  await look('hand-over');
  await choose(tab, { handover: false });
  const other = await tab.context().newPage();
  await other.goto(tab.url());
  await other.waitForSelector('.elsewhere');
  await look('open in another tab', {}, other);
  await other.close();
}

/** Saved games, and the end of a game, with its chart as a table too. */
async function end(tab, setup, look) {
  await fromMenu(tab, 'leave');
  await tab.waitForSelector('.shelf li');
  await look('saved games', { part: '.shelf' });
  await tab.setInputFiles('input[type=file]', await finishedGame(setup));
  await tab.waitForSelector('.scores.over');
  await tab.click('.chart summary');
  await look('end');
}
