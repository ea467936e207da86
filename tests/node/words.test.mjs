// The words of the page: articles, plural forms, and consistent terms.

import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { before, test } from 'node:test';

import { build } from 'esbuild';

import { root } from '../helpers/package.mjs';

const LANGUAGES = ['en', 'de', 'fr'];
const GOODS = ['turquoise', 'purple', 'pink', 'red', 'brown', 'orange'];
const COLOURS = ['building', 'animal', 'knowledge', 'castle', 'mine', 'ship'];
const ROLES = ['farmer', 'boatman', 'craftsman', 'trader', 'knight', 'scholar', 'monk'];
/** A wrong English article for the word after it: "a orange", "an pink". */
const WRONG_ARTICLE = /\ba [aeiou]|\ban [^aeiou]/i;
/** A plural after one: "1 points", "1 Punkte", "1 pièces". */
const WRONG_PLURAL =
  /\b1 (points|chips|coins|worker chips|tiles|goods|steps|farmers|Punkte|Chips|Münzen|Waren|Schritte|Bauern|pièces|jetons|fermiers|technologies)\b/;

const source = join(root, 'www', 'src');
let page;
let games;
let guides;

/** The catalogues of the page, compiled from their sources. */
before(async () => {
  const names = {
    page: 'i18n/texts',
    burgundy: 'games/burgundy/texts',
    orleans: 'games/orleans/texts',
    stories: 'games/stories/texts',
    guide: 'view/guide/texts',
  };
  const lines = Object.entries(names).flatMap(([name, folder]) =>
    LANGUAGES.map((language) => `export { ${language} as ${name}_${language} } from './${folder}/${language}.ts';`),
  );
  const { outputFiles } = await build({
    stdin: { contents: lines.join('\n'), resolveDir: source, loader: 'ts' },
    bundle: true,
    write: false,
    platform: 'node',
    format: 'esm',
    logLevel: 'error',
  });
  const script = `data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`;
  const all = await import(script);
  const of = (name) => Object.fromEntries(LANGUAGES.map((language) => [language, all[`${name}_${language}`]]));
  page = of('page');
  games = { burgundy: of('burgundy'), orleans: of('orleans'), stories: of('stories') };
  guides = of('guide');
});

const say = { name: () => 'Anna', space: () => 'a 3 (row 1, space 2)' };

test('every good and every space of Burgundy has the right article', () => {
  const { events, tiles, colours, refusals } = games.burgundy.en;
  const sentences = [
    ...GOODS.flatMap((good) => [
      events.goodArrived({ depot: 3, good }, say),
      events.startGoodDrawn({ seat: 0, good }, say),
      events.goodsLoaded({ seat: 0, depot: 3, good, count: 1 }, say),
    ]),
    ...COLOURS.flatMap((colour) => [
      colours[colour].aSpace,
      events.areaCompleted({ seat: 0, colour, size: 3, points: 6, phasePoints: 8 }, say),
      refusals.wrongColour({ space: 3, colour }, say),
    ]),
    ...Object.keys(tiles).flatMap((tile) => [
      tiles[tile].one,
      refusals.notInDepot({ depot: 2, tile }, say),
      refusals.notStored({ tile }, say),
      refusals.sameKindInCity({ tile }, say),
    ]),
  ];
  for (const sentence of sentences) {
    assert.doesNotMatch(sentence, WRONG_ARTICLE);
    assert.doesNotMatch(sentence, /There is no \d/);
  }
  assert.equal(
    events.goodArrived({ depot: 1, good: 'orange' }, say),
    'The white die shows 1: an orange good arrives there.',
  );
});

test('every follower of Orléans has the right article', () => {
  const { events, actions, refusals, roles } = games.orleans.en;
  const names = {
    ...say,
    role: (role) => role,
    civicTitle: () => 'Court',
    placeOfSpace: () => 'castle',
    place: () => 'castle',
  };
  for (const role of ROLES) {
    const sentences = [
      roles[role].a,
      actions.newEvents.hire({ role }, names),
      events.followerDispatched({ seat: 0, role, civic: 'court' }, names),
      events.newEvents.followerHired({ seat: 0, role }, names),
      refusals.noSuchSpace({ civic: 'court', space: 1, role }, names),
    ];
    for (const sentence of sentences) assert.doesNotMatch(sentence, WRONG_ARTICLE);
    assert.match(actions.newEvents.hire({ role }, names), new RegExp(`Hire an? ${role}`));
  }
});

test('a single thing is not in the plural', () => {
  for (const language of LANGUAGES) {
    const { points, signedPoints, counted } = page[language];
    const { events, refusals } = games.burgundy[language];
    const { pieces, text, board } = games.orleans[language];
    const sentences = [
      points(1),
      signedPoints(-1),
      ...Object.values({ ...games.burgundy[language].words.counted, ...games.orleans[language].words.counted }).map(
        (forms) => counted(1, forms),
      ),
      events.chipsGained({ seat: 0, chips: 1 }, say),
      events.goodsSold({ seat: 0, good: 'orange', count: 1, points: 1 }, say),
      refusals.tooFewChips({ needed: 1, owned: 0 }, say),
      ...ROLES.flatMap((role) => [pieces.trackLeft('track', 1, role), text.trackLine('steps', 1, role)]),
      board.supplyOf('goods', 1),
    ];
    for (const sentence of sentences) assert.doesNotMatch(sentence, WRONG_PLURAL, language);
  }
});

test('the winner comes before the verb', () => {
  assert.equal(page.en.scores.ranked('Bot 2', '200 points', true), 'Bot 2 wins with 200 points');
  assert.equal(page.de.scores.ranked('Bot 2', '200 Punkte', true), 'Bot 2 gewinnt mit 200 Punkten');
  assert.equal(page.fr.scores.ranked('Robot 2', '200 points', true), 'Robot 2 gagne avec 200 points');
  assert.equal(page.en.scores.ranked('Bot 2', '200 points', false), 'Bot 2 with 200 points');
});

test('the same thing has the same word everywhere', () => {
  for (const language of LANGUAGES) {
    const { actions, keys } = page[language];
    assert.equal(games.burgundy[language].actions.endTurn({}, say), actions.end, 'the end of a turn');
    assert.equal(keys.undo, actions.undo);
    assert.equal(keys.redo, actions.redo);
    const orleans = (ask) => games.orleans[language].actions.ready({}, say, { ask });
    const stories = (type) => games.stories[language].actions.ready({}, say, { ask: { type } });
    assert.equal(orleans('plan'), stories('plan'), 'the end of a plan');
    for (const game of ['orleans', 'stories'])
      assert.equal(guides[language].lessons[game].ready.title, stories('plan'), 'the guide uses it too');
  }
  assert.equal(games.orleans.en.actions.ready({}, say, { ask: 'plan' }), 'Finish planning');
  assert.equal(page.en.actions.end, 'End turn');
});

test('no text for touch screens says click', () => {
  const folders = [
    'i18n/texts',
    'view/guide/texts',
    ...['burgundy', 'orleans', 'stories'].map((game) => `games/${game}/texts`),
  ];
  for (const folder of folders) {
    for (const file of readdirSync(join(source, folder), { recursive: true })) {
      if (!file.endsWith('.ts')) continue;
      const text = readFileSync(join(source, folder, file), 'utf8');
      assert.doesNotMatch(text, /\b(double-)?click\b|klick|cliqu/i, `${folder}/${file}`);
    }
  }
});
