// The package in a Node program.

import assert from 'node:assert/strict';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, test } from 'node:test';

import { loadLoire, manifest, packageFolder, root } from '../helpers/package.mjs';
import { playGame } from '../helpers/player.mjs';
import { makeProject } from '../helpers/project.mjs';

let project, expected;
before(async () => {
  expected = playGame(await loadLoire());
  project = await makeProject({
    'player.mjs': `export ${playGame}`,
    'named.mjs': `
      import * as loire from 'loire';
      await loire.init();
      const { playGame } = await import('./player.mjs');
      console.log(JSON.stringify({ version: loire.version, hash: playGame(loire) }));`,
    'inline.mjs': `
      globalThis.fetch = () => { throw new Error('nothing may be fetched'); };
      import * as loire from 'loire/inline';
      import { playGame } from './player.mjs';
      await loire.init();
      console.log(playGame(loire));`,
    'bare.mjs': `
      // Globals that a rendering server lacks: using any of them during the import fails.
      const forbidden = ['fetch', 'document', 'location', 'window', 'self', 'navigator', 'Worker', 'postMessage'];
      for (const name of forbidden) {
        const get = () => { throw new Error(name + ' was touched on import'); };
        Object.defineProperty(globalThis, name, { get, configurable: true });
      }
      const main = await import('loire');
      const inline = await import('loire/inline');
      const worker = await import('loire/worker');
      const browser = await import(new URL('index.js', import.meta.resolve('loire')).href);
      console.log([main.init, inline.init, browser.init, worker.LoireWorker].map((each) => typeof each).join());`,
    'wasm.mjs': `
      import { readFile } from 'node:fs/promises';
      import { fileURLToPath } from 'node:url';
      import * as loire from 'loire';
      import { playGame } from './player.mjs';
      loire.initSync({ burgundy: await readFile(fileURLToPath(import.meta.resolve('loire/burgundy.wasm'))) });
      console.log(playGame(loire));`,
    'once.mjs': `
      let instances = 0;
      const Instance = WebAssembly.Instance;
      WebAssembly.Instance = class extends Instance { constructor(...args) { super(...args); instances++; } };
      const main = await import('loire');
      const inline = await import('loire/inline');
      await Promise.all([main, inline, main].map(({ init }) => init({ games: ['orleans'] })));
      const one = instances;
      await Promise.all([main.init(), inline.init(), main.init()]);
      await main.init();
      console.log(one, instances);`,
    'input.mjs': `
      import { readFileSync } from 'node:fs';
      import { init, components } from 'loire';
      const url = new URL(import.meta.resolve('loire/burgundy.wasm'));
      const bytes = () => readFileSync(url);
      const inputs = {
        nothing: () => undefined,
        file: () => url,
        bytes,
        module: () => new WebAssembly.Module(bytes()),
        response: () => new Response(bytes()),
        typed: () => new Response(bytes(), { headers: { 'content-type': 'application/wasm' } }),
        promise: async () => bytes(),
      };
      await init({ burgundy: inputs[process.argv[2]]() });
      console.log(Array.isArray(components('burgundy').duchies));`,
    'retry.mjs': `
      import { init, components } from 'loire';
      const refused = await init({ burgundy: new Uint8Array([1, 2, 3]) }).then(() => 'accepted', () => 'refused');
      await init();
      console.log(refused, Array.isArray(components('burgundy').duchies));`,
  });
});
after(() => project?.remove());

test('a project with the package as a dependency imports it by name', async () => {
  assert.deepEqual(JSON.parse(await project.node('named.mjs')), { version: manifest.version, hash: expected });
});

test('importing any entry uses no browser API', async () => {
  assert.equal(await project.node('bare.mjs'), 'function,function,function,function');
});

test('the inline entry fetches nothing', async () => {
  assert.equal(await project.node('inline.mjs'), expected);
});

test('the wasm file is an entry and works with initSync', async () => {
  assert.equal(await project.node('wasm.mjs'), expected);
});

test('repeated calls of init from all entries share one instance of each game', async () => {
  assert.equal(await project.node('once.mjs'), '1 3');
});

test('init works after a failed init', async () => {
  assert.equal(await project.node('retry.mjs'), 'refused true');
});

for (const kind of ['nothing', 'file', 'bytes', 'module', 'response', 'typed', 'promise']) {
  test(`init accepts ${kind}`, async () => {
    assert.equal(await project.node('input.mjs', kind), 'true');
  });
}

test('the version equals that of package.json', async () => {
  assert.equal((await loadLoire()).version, manifest.version);
});

test('every file that the exports map names exists', async () => {
  const files = (target) => (typeof target === 'string' ? [target] : Object.values(target).flatMap(files));
  for (const file of files(manifest.exports)) await readFile(join(packageFolder, file));
});

test('no file of the package contains a path of the build machine', async () => {
  for (const file of await readdir(packageFolder)) {
    const content = await readFile(join(packageFolder, file), 'latin1');
    for (const path of [root, '/.cargo/', '/rustlib/']) assert.ok(!content.includes(path), `${file}: ${path}`);
  }
});
