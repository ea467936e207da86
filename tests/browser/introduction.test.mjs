// The introductions by playing: a player who touches only what the guide marks makes the first moves of each game;
// other moves are allowed; and the game goes on.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { flaws } from '../helpers/axe.mjs';
import { exported, offers, onPage, openDrawer, pressListed, usePage } from '../helpers/page.mjs';
import { LANGUAGES, choose } from '../helpers/settings.mjs';
import { tooSmall } from '../helpers/sizes.mjs';
import { ONLY_WHOLE } from '../helpers/whole.mjs';

usePage();

const LESSONS = { burgundy: 10, orleans: 10, stories: 11 };
/** Max presses of a guide; none needs as many. */
const MOST = 90;

const guide = (tab) => tab.locator('.guide');
const answered = async (tab) => (await exported(tab)).entries.filter(({ seat }) => seat === 0);

async function begin(tab, game) {
  await choose(tab, { pace: 'atOnce', motion: 'off' });
  // The link of the start page leads there too; Chromium scrolls a page again after a scroll to a link.
  await tab.evaluate((game) => (location.hash = `guide=${game}`), game);
  await guide(tab).waitFor();
}

/**
 * Touches what is marked until the guide shows a lesson of this kind; returns the lessons on the way. `look` is called
 * with each before it is followed.
 */
async function follow(tab, until, look = async () => {}) {
  const lessons = [];
  for (let presses = 0; presses < MOST; presses++) {
    await tab.waitForSelector(`[data-guide], .guide.${until}`, { timeout: 20_000 });
    const lesson = await guide(tab).getAttribute('data-lesson');
    if (lesson && lessons.at(-1) !== Number(lesson)) {
      lessons.push(Number(lesson));
      await look(lesson);
    }
    if (await tab.locator(`.guide.${until}`).count()) return lessons;
    // Marked elements must be touchable; a bot may have answered the question meanwhile.
    const marked = tab.locator('[data-guide]').first();
    if (await marked.isVisible()) await marked.click();
  }
  throw new Error(`the lesson did not come within ${MOST} presses: ${await guide(tab).innerText()}`);
}

const AROUND = ['.tools', '.question', '.standings'];
/** What must be visible while the guide speaks. */
const BOARDS = {
  burgundy: ['svg.board', '.player.large .duchy', '.player.large .hand', ...AROUND],
  orleans: ['.part-map', '.player.large', ...AROUND],
  stories: ['.part-map', '.player.large', ...AROUND],
};

/** In the page: the faults of a lesson on a phone held flat. */
function wrongs(parts) {
  const card = document.querySelector('.guide');
  const said = card.getBoundingClientRect();
  const found = [];
  const isInside = ({ left, top, right, bottom }) =>
    left >= 0 && top >= 0 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
  if (said.width > 200 || !isInside(said)) found.push(`the guide is at ${JSON.stringify(said)}`);
  if (card.scrollHeight > card.clientHeight + 1)
    found.push(`${card.scrollHeight - card.clientHeight} pixels of the guide’s text overflow`);
  for (const part of parts) {
    const box = document.querySelector(part).getBoundingClientRect();
    const across = Math.min(box.right, said.right) - Math.max(box.left, said.left);
    const down = Math.min(box.bottom, said.bottom) - Math.max(box.top, said.top);
    if (across > 1 && down > 1) found.push(`${part} is covered`);
    if (!isInside(box)) found.push(`${part} is not visible`);
  }
  // At least one marked element is touchable; the others become visible after it is touched.
  const touches = (element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const at = [0.1, 0.3, 0.5, 0.7, 0.9];
    return at.some((x) =>
      at.some((y) => element.contains(document.elementFromPoint(left + x * width, top + y * height))),
    );
  };
  const marked = [...document.querySelectorAll('[data-guide]')];
  if (!marked.some(touches)) found.push('the marked element is not visible');
  return found;
}

const FLAT = { width: 844, height: 390 };

for (const [game, count] of Object.entries(LESSONS)) {
  test(`${game}: the guide leads through the first moves, covers nothing, and the game goes on`, () =>
    onPage(
      async (tab) => {
        await begin(tab, game);
        const found = [];
        const lessons = await follow(tab, 'done', async (lesson) => {
          for (const language of LANGUAGES) {
            await choose(tab, { language });
            const here = await tab.evaluate(wrongs, BOARDS[game]);
            found.push(...[...here, ...(await tooSmall(tab))].map((what) => `${lesson}, ${language}: ${what}`));
          }
        });
        assert.deepEqual(found, []);
        assert.deepEqual(
          lessons,
          Array.from({ length: count }, (_, at) => at + 1),
        );
        const answers = await answered(tab);
        assert.ok(answers.length >= 10, `${answers.length} answers`);
        const played = new Set(answers.map(({ action }) => action.type));
        assert.ok(played.size >= 4, `of these kinds: ${[...played]}`);
        await tab.click('[data-do=leaveGuide]');
        assert.equal(await guide(tab).count(), 0);
        assert.equal(await tab.locator('[data-guide]').count(), 0, 'no mark remains');
        // The game is a real one: it can be played on, and a reload keeps it.
        await tab.reload();
        await tab.waitForSelector('.list .action', { state: 'attached', timeout: 20_000 });
        assert.equal((await answered(tab)).length, answers.length);
        assert.equal(await guide(tab).count(), 0);
      },
      { locale: 'en', viewport: FLAT, hasTouch: true },
    ));

  // The test below follows Burgundy's guide to its end.
  test(`${game}: the guide leads through the first moves on a large screen`, ONLY_WHOLE, () =>
    onPage(async (tab) => {
      await begin(tab, game);
      assert.equal((await follow(tab, 'done')).length, count);
    }),
  );
}

test('the guide works on a phone in another language', () =>
  onPage(
    async (tab) => {
      await begin(tab, 'orleans');
      await follow(tab, 'done');
      assert.match(await guide(tab).innerText(), /Jetzt kannst du spielen/);
    },
    { locale: 'de', viewport: { width: 390, height: 844 } },
  ));

test('the guide follows another move, and undo restores its lesson', () =>
  onPage(
    async (tab) => {
      await begin(tab, 'burgundy');
      for (const theme of ['light', 'dark']) {
        await choose(tab, { theme });
        assert.deepEqual(await flaws(tab, { part: '.guide' }), [], theme);
      }
      const said = await guide(tab).innerText();
      const chips = (await offers(tab)).find((notation) => notation.endsWith('chips'));
      await pressListed(tab, tab.locator(`.list [data-notation="${chips}"]`));
      await tab.waitForFunction((said) => document.querySelector('.guide').innerText !== said, said);
      assert.match(await guide(tab).innerText(), /Move 2 of 10[\s\S]*You are going your own way/);
      await tab.keyboard.press('u');
      await tab.waitForFunction((said) => document.querySelector('.guide').innerText === said, said);
      await pressListed(tab, tab.locator(`.list [data-notation="${chips}"]`));
      await follow(tab, 'done');
    },
    { locale: 'en' },
  ));

test('a reload keeps the guide’s lesson, and the help restarts it', () =>
  onPage(
    async (tab) => {
      await begin(tab, 'stories');
      await follow(tab, 'end');
      await tab.click('[data-do=end]');
      await tab.waitForSelector('.guide[data-lesson="2"]', { timeout: 20_000 });
      await tab.reload();
      await tab.waitForSelector('.guide[data-lesson="2"]', { timeout: 20_000 });
      await openDrawer(tab, 'help');
      await tab.click('.drawer [data-do=guide]');
      await tab.waitForSelector('.guide[data-lesson="1"]', { timeout: 20_000 });
      await tab.goBack();
      await tab.waitForSelector('.start');
      assert.equal(await tab.locator('.shelf li').count(), 2, 'both games are kept, and no other was started');
    },
    { locale: 'en' },
  ));

for (const game of Object.keys(LESSONS)) {
  test(`${game}: every page of the introduction shows its pictures at every width`, () =>
    onPage(async (tab) => {
      await tab.evaluate((game) => (location.hash = `learn=${game}`), game);
      const next = tab.locator('[data-do=next]');
      await tab.waitForSelector('.intro .picture svg');
      for (let page = 1; ; page++) {
        for (const [width, height] of [
          [1440, 900],
          [1024, 768],
          [844, 390],
          [390, 844],
        ]) {
          await tab.setViewportSize({ width, height });
          const sizes = await tab.locator('.intro .picture svg').evaluateAll((all) =>
            all.map((each) => {
              const { width, height } = each.getBoundingClientRect();
              return { name: each.getAttribute('class'), width, height };
            }),
          );
          assert.ok(sizes.length > 0);
          const none = sizes.filter(({ width, height }) => width < 8 || height < 8);
          assert.deepEqual(none, [], `page ${page}, ${width} wide`);
        }
        if (!(await next.count())) break;
        await next.click();
      }
    }));
}
