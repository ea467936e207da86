// Every target and every notation that the engine offers matches a pattern in docs/notation.md.

import assert from 'node:assert/strict';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { before, test } from 'node:test';

import { loadLoire, root } from '../helpers/package.mjs';
import { makeProject } from '../helpers/project.mjs';

/** The recorded games by their titles in the document; some of Orléans have modules. */
const RECORDS = { Burgundy: 'burgundy', Orléans: 'orleans', 'Orléans Stories': 'stories' };

/** Patterns that no recorded game reaches; the tests of the rules cover them. */
const RARE = {
  Burgundy: [],
  Orléans: ['answer build', 'target seat.{seat}'],
  'Orléans Stories': [
    'answer deliver',
    'answer return',
    'answer sendBack',
    'answer payCoins',
    'target seat.{seat}.bag',
  ],
};

let text, loire;
before(async () => {
  text = await readFile(join(root, 'docs', 'notation.md'), 'utf8');
  loire = await loadLoire();
});

/** The cells of a table's rows below a heading. */
function rows(heading) {
  const section = text.split(`\n### ${heading}\n`)[1]?.split(/\n##/)[0] ?? '';
  const lines = section.split('\n').filter((line) => line.startsWith('| '));
  return lines.slice(1).map((line) => line.split(/(?<!\\)\|/).map((cell) => cell.trim().replaceAll('\\|', '|')));
}

const codes = (cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, code]) => code);
const escaped = (words) => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A regular expression for a word of these kinds; `words` are the tables of words. */
function anyOf(kinds, words) {
  const one = (kind) => {
    if (kind === 'number') return '(?:0|[1-9]\\d*)';
    const list = /^Array<(\w+)>$/.exec(kind);
    if (list) return `(?:${anyOf([list[1]], words)}(?: |$))*`;
    if (words.has(kind)) return anyOf(words.get(kind), words);
    return escaped(kind).replace('\\$\\{number\\}', '\\d+');
  };
  return `(?:${kinds.map(one).join('|')})`;
}

/** A regular expression for the lines of a pattern. */
function expression(pattern, fields, words) {
  const kinds = new Map([...fields.matchAll(/`(\w+)`((?: `[^`]+`)+)/g)].map(([, name, kind]) => [name, codes(kind)]));
  const plots = [...(words.get('plots') ?? [])];
  const source = pattern.replace(/\{(\w+)([^}]*)\}|( ?)\[|\]|[^{[\]]+?(?= ?\[|[{\]]|$)/g, (part, name, more, gap) => {
    if (part === ']') return ')?';
    if (part.endsWith('[')) return `(?:${gap}`;
    if (!name) return escaped(part);
    if (more === '?') return `(?:${name})?`;
    if (name === 'plot') return `(?:${plots.join('|')})`;
    if (!kinds.has(name)) return '.+';
    return more.startsWith('|')
      ? `(?:${anyOf(kinds.get(name), words)}|${more.slice(1)})`
      : anyOf(kinds.get(name), words);
  });
  return source;
}

/** The patterns that the document lists for a game, each as a regular expression. */
function grammar(title) {
  const words = new Map(rows(`${title}: Words`).map(([, name, , kinds]) => [codes(name)[0], codes(kinds)]));
  const of = (heading, at) =>
    rows(`${title}: ${heading}`).map((cells) => [
      codes(cells[1])[0],
      expression(codes(cells[at])[0], cells.at(-2), words),
    ]);
  words.set(
    'plots',
    of('Plots', 2).map(([, source]) => source),
  );
  // The space next to an omitted part is omitted too.
  const compiled = (list) =>
    list.map(([name, source]) => [name, new RegExp(`^ *${source} *$`.replaceAll(/ (?!\*)/g, ' *'))]);
  const buttons = new RegExp(`### ${title}: Answers[\\s\\S]*?May touch no piece: (.*)\\.`).exec(text)[1];
  return {
    answers: compiled(of('Answers', 2)),
    outcomes: compiled(of('Outcomes', 2)),
    targets: compiled(of('Pieces', 1)),
    buttons: new Set(codes(buttons)),
  };
}

/** The recorded games in a folder of tests/records. */
async function records(folder) {
  const path = join(root, 'tests', 'records', folder);
  const files = (await readdir(path)).filter((file) => file.endsWith('.json') && file !== 'expected.json');
  return Promise.all(files.map(async (file) => JSON.parse(await readFile(join(path, file), 'utf8'))));
}

/** Visits every legal answer and every outcome along a recorded game. */
function replay({ setup, entries }, { answer, outcome }) {
  const game = loire.Game.create({ ...setup, seed: undefined, dealer: 'host' });
  try {
    for (const entry of entries) {
      if (game.turn().type === 'chance') game.outcomes().forEach(outcome);
      else game.legal().forEach(answer);
      game.apply([entry]);
    }
  } finally {
    game.free();
  }
}

const met = { Burgundy: new Set(), Orléans: new Set(), 'Orléans Stories': new Set() };
const name = ({ type, answer }) => answer?.type ?? type;

for (const [title, folder] of Object.entries(RECORDS))
  test(`${title}: every target and every notation matches a pattern of the document`, async () => {
    const { answers, outcomes, targets, buttons } = grammar(title);
    const wrong = new Set();
    const known = new Set();
    const fits = (list, what, line) => {
      if (known.has(what + line)) return;
      known.add(what + line);
      const found = list.filter(([, pattern]) => pattern.test(line));
      if (found.length === 0) wrong.add(`${what} ${line}`);
      for (const [pattern] of found) met[title].add(`${what} ${pattern}`);
    };
    const answer = ({ action, notation, targets: touched }) => {
      const own = answers.filter(([called]) => called === name(action));
      fits(own, 'answer', notation);
      if (touched.length === 0) {
        met[title].add(`button ${name(action)}`);
        if (!buttons.has(name(action))) wrong.add(`${name(action)} (${notation}) touches no piece`);
      }
      for (const target of touched) fits(targets, 'target', target);
    };
    const outcome = ({ outcome: { type }, notation }) =>
      fits(
        outcomes.filter(([called]) => called === type),
        'outcome',
        notation,
      );
    for (const record of await records(folder)) replay(record, { answer, outcome });
    assert.deepEqual([...wrong].slice(0, 20), []);
  });

for (const title of Object.keys(met))
  test(`${title}: every pattern of the document occurs in a game`, () => {
    const { answers, outcomes, targets, buttons } = grammar(title);
    const listed = [
      ...Object.entries({ answer: answers, outcome: outcomes, target: targets }).flatMap(([what, list]) =>
        list.map(([pattern]) => `${what} ${pattern}`),
      ),
      ...[...buttons].map((answer) => `button ${answer}`),
    ];
    assert.ok(listed.length > 15);
    assert.deepEqual(
      listed.filter((line) => !met[title].has(line) && !RARE[title].includes(line)),
      [],
    );
  });

test('the first lines of the document print the output below them', async () => {
  const [lines, printed] = [...text.matchAll(/^```\w*\n([\s\S]*?)^```$/gm)].map(([, block]) => block);
  const project = await makeProject({ 'names.mjs': lines.replace("'./pkg/node.js'", "'loire'") });
  try {
    assert.equal(await project.node('names.mjs'), printed.trim());
  } finally {
    await project.remove();
  }
});
