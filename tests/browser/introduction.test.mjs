// The introductions by playing: whoever touches nothing but what the guide marks makes the first moves of each game;
// whoever does something else is not kept from it; and the game goes on.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { flaws } from '../helpers/axe.mjs';
import { exported, offers, onPage, openDrawer, pressListed, usePage } from '../helpers/page.mjs';
import { LANGUAGES, choose } from '../helpers/settings.mjs';
import { tooSmall } from '../helpers/sizes.mjs';

usePage();

const LESSONS = { burgundy: 10, orleans: 10, stories: 11 };
/** More presses than any of them needs. */
const MOST = 90;

const guide = (tab) => tab.locator('.guide');
const answered = async (tab) => (await exported(tab)).entries.filter(({ seat }) => seat === 0);

async function begin(tab, game) {
  await choose(tab, { pace: 'atOnce', motion: 'off' });
  await tab.check(`[name=game][value=${game}]`);
  await tab.click('.go [data-do=guide]');
  await guide(tab).waitFor();
}

/** Touches what is marked, until the guide says something of this kind; says which lessons came by. */
async function follow(tab, until) {
  const lessons = [];
  for (let presses = 0; presses < MOST; presses++) {
    await tab.waitForSelector(`[data-guide], .guide.${until}`, { timeout: 20_000 });
    const lesson = await guide(tab).getAttribute('data-lesson');
    if (lesson && lessons.at(-1) !== Number(lesson)) lessons.push(Number(lesson));
    if (await tab.locator(`.guide.${until}`).count()) return lessons;
    // What is marked must be there to be touched; a bot may have taken the question away meanwhile.
    const marked = tab.locator('[data-guide]').first();
    if (await marked.isVisible()) await marked.click();
  }
  throw new Error(`not there after ${MOST} presses: ${await guide(tab).innerText()}`);
}

for (const [game, count] of Object.entries(LESSONS)) {
  test(`${game}: the guide leads through the first moves, and the game goes on`, () =>
    onPage(
      async (tab) => {
        await begin(tab, game);
        const lessons = await follow(tab, 'done');
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
        assert.equal(await tab.locator('[data-guide]').count(), 0, 'nothing stays marked');
        // The game is a real one: it can be played on, and is there after a reload.
        await tab.reload();
        await tab.waitForSelector('.list .action', { state: 'attached', timeout: 20_000 });
        assert.equal((await answered(tab)).length, answers.length);
        assert.equal(await guide(tab).count(), 0);
      },
      { locale: 'en' },
    ));
}

test('on a phone, in another language', () =>
  onPage(
    async (tab) => {
      await begin(tab, 'orleans');
      await follow(tab, 'done');
      assert.match(await guide(tab).innerText(), /Jetzt kannst du spielen/);
    },
    { locale: 'de', viewport: { width: 390, height: 844 } },
  ));

test('a move of one’s own: the guide goes along, and undo brings back what it said', () =>
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
      assert.match(await guide(tab).innerText(), /Move 2 of 10[\s\S]*You go your own way/);
      await tab.keyboard.press('u');
      await tab.waitForFunction((said) => document.querySelector('.guide').innerText === said, said);
      await pressListed(tab, tab.locator(`.list [data-notation="${chips}"]`));
      await follow(tab, 'done');
    },
    { locale: 'en' },
  ));

test('a reload finds the guide where it was; help begins it anew', () =>
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
      assert.equal(await tab.locator('.shelf li').count(), 2, 'both games are kept, and no other was begun');
    },
    { locale: 'en' },
  ));

/** What somebody looks at while the guide speaks. */
const BOARDS = {
  burgundy: ['svg.board', '.player.large .duchy', '.player.large .hand'],
  orleans: ['.part-map', '.player.large'],
  stories: ['.part-map', '.player.large'],
};

for (const [game, parts] of Object.entries(BOARDS)) {
  test(`${game}: on a phone held flat, the guide stands beside the boards and covers none`, () =>
    onPage(
      async (tab) => {
        await begin(tab, game);
        for (const language of LANGUAGES) {
          await choose(tab, { language });
          const said = await guide(tab).boundingBox();
          assert.ok(said.width <= 200 && said.y + said.height <= 390, `${language}: ${JSON.stringify(said)}`);
          for (const part of [...parts, '.tools', '.question', '.standings']) {
            const box = await tab.locator(part).first().boundingBox();
            const across = Math.min(box.x + box.width, said.x + said.width) - Math.max(box.x, said.x);
            const down = Math.min(box.y + box.height, said.y + said.height) - Math.max(box.y, said.y);
            assert.ok(across <= 1 || down <= 1, `${language}: ${part} is covered`);
          }
          assert.deepEqual(await tooSmall(tab), [], language);
          const { missing } = await guide(tab).evaluate((card) => ({ missing: card.scrollHeight - card.clientHeight }));
          assert.ok(missing <= 1, `${language}: all that is said can be read`);
        }
      },
      { locale: 'en', viewport: { width: 844, height: 390 }, hasTouch: true },
    ));
}
