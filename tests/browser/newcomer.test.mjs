// A first visit: nothing is stored, and the visitor uses only what is visible. Few presses lead to a first move.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { onPage, usePage } from '../helpers/page.mjs';

usePage({ motion: true });

/** Max presses: one for each choice, one to start, two pieces. */
const FEW = 5;

/** A visitor, whose presses are counted. */
function newcomer(tab) {
  let presses = 0;
  const actions = tab.getByRole('region', { name: 'Actions' });
  return {
    presses: () => presses,
    /** Presses a visible element, after scrolling to it if necessary. */
    press: async (what) => {
      await what.waitFor({ state: 'visible' });
      await what.click();
      presses++;
    },
    /** Presses a piece that is outlined in the colour of "at turn", as an eye finds it on the screen. */
    pressMarked: async (pressed = []) => {
      const { x, y, name } = await tab.evaluate((pressed) => {
        const colour = getComputedStyle(
          [...document.querySelectorAll('.player span')].find(({ textContent }) => textContent === 'at turn'),
        ).backgroundColor;
        for (const piece of document.querySelectorAll('svg [role=button]')) {
          const outline = [...piece.querySelectorAll('*')].find(
            (each) => getComputedStyle(each).stroke === colour && parseFloat(getComputedStyle(each).strokeWidth) > 2,
          );
          const { left, top, width, height } = (outline ?? piece).getBoundingClientRect();
          const [x, y] = [left + width / 2, top + height / 2];
          const name = piece.querySelector('title').textContent;
          // Covered pieces and those below the edge of the screen do not count.
          if (outline && !pressed.includes(name) && piece.contains(document.elementFromPoint(x, y)))
            return { x, y, name };
        }
        throw new Error('no piece on the screen is marked');
      }, pressed);
      await tab.mouse.click(x, y);
      presses++;
      return name;
    },
    /** Waits for the question and reads how to answer. */
    isAsked: async (title, hint) => {
      await actions.getByRole('heading', { name: title }).waitFor({ state: 'visible', timeout: 20_000 });
      const words = actions.getByText(hint);
      assert.ok(await words.isVisible(), 'the instruction is visible');
      const { y, height } = await words.boundingBox();
      assert.ok(y >= 0 && y + height <= tab.viewportSize().height, 'the instruction is on the screen');
    },
    /** Whether an answer can be undone. */
    isDone: () => actions.getByRole('button', { name: 'Undo' }).isEnabled(),
    /** The answer can be undone and is in the log. */
    hasPlayed: async (told) => {
      await tab.waitForFunction(
        (text) => new RegExp(text).test(document.querySelector('[role=log]').textContent),
        told,
      );
      assert.ok(await actions.getByRole('button', { name: 'Undo' }).isEnabled());
    },
  };
}

/** The button that starts a game at once. */
const begin = (tab, title) => tab.getByRole('button', { name: `Play ${title} against a bot` });
/** Whether this is on the screen without scrolling. */
const inSight = async (tab, what) => {
  const { y, height } = await what.boundingBox();
  return y >= 0 && y + height <= tab.viewportSize().height;
};

for (const [width, height] of [
  [390, 844],
  [1440, 900],
]) {
  const screen = { viewport: { width, height }, locale: 'en' };

  test(`${width} pixels: a visitor makes a first move in Burgundy`, () =>
    onPage(async (tab) => {
      const { press, pressMarked, isAsked, isDone, hasPlayed, presses } = newcomer(tab);
      assert.ok(await inSight(tab, begin(tab, 'The Castles of Burgundy')), 'the button to start is visible');
      await press(begin(tab, 'The Castles of Burgundy'));
      await isAsked(/Player 1: Your turn/, /^Choose a die, a tile or a space/);
      // One piece is enough if it has one meaning; otherwise a second one.
      const first = await pressMarked();
      if (!(await isDone())) await pressMarked([first]);
      await hasPlayed('Player 1 ');
      assert.ok(presses() <= FEW, `${presses()} presses`);
    }, screen));

  for (const expansion of [undefined, 'Orders']) {
    test(`${width} pixels: a visitor makes a first move in Orléans${expansion ? ` with ${expansion}` : ''}`, () =>
      onPage(async (tab) => {
        const { press, pressMarked, isAsked, hasPlayed, presses } = newcomer(tab);
        if (expansion) {
          await press(tab.getByRole('button', { name: 'The expansion Trade & Intrigue' }));
          await press(tab.getByText(expansion, { exact: true }));
          const start = tab.getByRole('button', { name: 'Start the game' });
          assert.ok(await inSight(tab, start), 'the button to start is visible');
          await press(start);
        } else await press(begin(tab, 'Orléans'));
        await isAsked(/Player 1: Plan/, /^Choose a follower on your market, then a space/);
        const follower = await pressMarked();
        await pressMarked([follower]);
        await hasPlayed('Player 1 sends');
        // A phone shows half of the table at a time.
        const half = tab.getByRole('button', { name: 'Board', exact: true });
        if (await half.isVisible()) await half.click();
        if (expansion)
          assert.ok(
            await tab.getByRole('button', { name: 'Orders', exact: true }).isVisible(),
            'with the boards of the expansion',
          );
        assert.ok(presses() <= FEW, `${presses()} presses`);
      }, screen));
  }
}

for (const title of ['The Castles of Burgundy', 'Orléans']) {
  test(`${title}: a visitor reads the introduction and plays`, () =>
    onPage(
      async (tab) => {
        /** The game selected in the form on the start page. */
        const chosen = () => tab.locator('.choice label:has(:checked)').textContent();
        const learn = (title) => tab.getByRole('link', { name: `${title}: Learn it in five minutes` });
        const play = tab.getByRole('link', { name: 'Play now' });
        await learn(title).click();
        while (!(await play.count())) await tab.getByRole('button', { name: 'Next' }).click();
        await play.click();
        await begin(tab, title).click();
        await tab.waitForFunction((title) => document.title.startsWith(title), title);
        // The form is set to the game that was played or explained last.
        await tab.getByRole('button', { name: 'Menu' }).click();
        await tab.getByRole('button', { name: 'Leave' }).click();
        await begin(tab, title).waitFor();
        assert.equal((await chosen()).trim(), title);
        await learn('Orléans Stories').click();
        await tab.getByRole('button', { name: 'Next' }).waitFor();
        await tab.goBack();
        await begin(tab, title).waitFor();
        assert.equal((await chosen()).trim(), 'Orléans Stories');
      },
      { locale: 'en' },
    ));
}
