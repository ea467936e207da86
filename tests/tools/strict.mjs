// Strict TypeScript projects with different platform types; and uncaught errors in a terminal.

import assert from 'node:assert/strict';

/** Every entry but the element, used as values and as types. */
const ANYWHERE = `
import { type ErrorCode, Game, type InitOptions, LoireError, type State, init, initSync } from 'loire';
import burgundy from 'loire/burgundy.wasm';
import * as inline from 'loire/inline';
import { Table } from 'loire/table';
import { type BurgundyTexts, texts } from 'loire/texts';
import { LoireWorker, type WorkerOptions } from 'loire/worker';

export const options: InitOptions = { burgundy, games: ['orleans'] };
export const code = (error: unknown): ErrorCode | undefined => (error instanceof LoireError ? error.code : undefined);
export const table = Table.create({ game: 'burgundy', seats: 2 });
export const words: Promise<BurgundyTexts> = texts('burgundy', 'de');
export async function play(how: WorkerOptions): Promise<State> {
  await init(options);
  await inline.init();
  initSync({ burgundy: new Uint8Array(8) });
  const game = Game.create({ game: 'burgundy', seats: 2 });
  const thought = await (await new LoireWorker(how).load(game.state())).think(0);
  game.play(0, thought.candidates[0]!.notation);
  game[Symbol.dispose]();
  return game.state();
}
`;

/** The transferable values in a browser and in Node. */
const PLATFORM = `
import { init } from 'loire';
import { LoireWorker } from 'loire/worker';

export const loaded = [init({ burgundy: new URL('https://example.org') }), init({ burgundy: fetch('burgundy.wasm') })];
export const call = new LoireWorker().callWith({ signal: new AbortController().signal }, 'games');
// @ts-expect-error: not a signal
export const wrong = new LoireWorker().callWith({ signal: 'now' }, 'games');
`;

const BROWSER = `
import { LoireWorker } from 'loire/worker';

export const worker = new LoireWorker({ start: () => new Worker('thread.js'), wasm: { orleans: 'orleans.wasm' } });
`;

/** The same from CommonJS. */
const COMMON_JS = `
import loire = require('loire');
import { Table } from 'loire/table';
import { LoireWorker } from 'loire/worker';

export const table = Table.create({ game: 'burgundy', seats: 2 });
export const worker = new LoireWorker();
export const start = (): Promise<void> => loire.init({ games: ['burgundy'] });
`;

const nodenext = { module: 'nodenext', moduleResolution: 'nodenext' };
const bundler = { module: 'esnext', moduleResolution: 'bundler', verbatimModuleSyntax: true, isolatedModules: true };

/** The projects: their sources and options. */
export const TYPE_PROJECTS = {
  bare: { files: ['anywhere.ts'], options: { ...nodenext, lib: ['es2022'] } },
  common: { files: ['common.cts'], options: { module: 'node16', moduleResolution: 'node16', lib: ['es2022'] } },
  node: { files: ['anywhere.ts', 'platform.ts'], options: { ...nodenext, lib: ['es2022'], types: ['node'] } },
  dom: { files: ['anywhere.ts', 'platform.ts', 'browser.ts'], options: { ...bundler, lib: ['es2022', 'dom'] } },
  both: { files: ['anywhere.ts', 'platform.ts'], options: { ...bundler, lib: ['es2022', 'dom'], types: ['node'] } },
};
const SOURCES = { 'anywhere.ts': ANYWHERE, 'platform.ts': PLATFORM, 'browser.ts': BROWSER, 'common.cts': COMMON_JS };

/** The files of all these projects, each in a folder of its own. */
export function typeProjects() {
  const strict = { strict: true, noEmit: true, target: 'es2022', types: [], skipLibCheck: false };
  return Object.fromEntries(
    Object.entries(TYPE_PROJECTS).flatMap(([name, { files, options }]) => [
      [`${name}/tsconfig.json`, JSON.stringify({ compilerOptions: { ...strict, ...options }, files })],
      ...files.map((file) => [`${name}/${file}`, SOURCES[file]]),
    ]),
  );
}

/** A program that breaks a rule and does not catch the error. */
export const UNCAUGHT = `
import { init, newGame, play } from 'loire';
await init({ games: ['burgundy'] });
const { state } = newGame({ game: 'burgundy', seats: 2, seed: 'vineyard' });
play(state, 0, 'end turn');`;

/** Whether the output of Node is readable. */
export function readable(printed) {
  assert.match(printed, /^LoireError: .+\(B-\d{3}\)$/m);
  assert.match(printed, /^ +at .*\bplay\b.*core\.js:\d+:\d+\)$/m);
  assert.match(printed, /^ +at .*main\.js:5:1/m);
  assert.match(printed, /code: '\w+'/);
  const longest = Math.max(...printed.split('\n').map((line) => line.length));
  assert.ok(longest < 300 && printed.length < 3000, `${printed.length} characters, a line of ${longest}`);
}
