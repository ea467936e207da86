// The package as a Node program meets it.

import assert from 'node:assert/strict';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, test } from 'node:test';

import { loadLoire, manifest, packageFolder, root } from '../helpers/package.mjs';
import { makeProject } from '../helpers/project.mjs';

let project;
before(async () => {
  project = await makeProject({
    'named.mjs': `
      import { init, games, version } from 'loire';
      await init();
      console.log(JSON.stringify({ version, games: Array.isArray(games()) }));`,
    'inline.mjs': `
      globalThis.fetch = () => { throw new Error('nothing may be fetched'); };
      import { init, games } from 'loire/inline';
      await init();
      console.log(Array.isArray(games()));`,
    'bare.mjs': `
      // What a server that renders pages has not: any use of these while importing fails.
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
      import { initSync, games } from 'loire';
      initSync(await readFile(fileURLToPath(import.meta.resolve('loire/loire.wasm'))));
      console.log(Array.isArray(games()));`,
    'once.mjs': `
      let instances = 0;
      const Instance = WebAssembly.Instance;
      WebAssembly.Instance = class extends Instance { constructor(...args) { super(...args); instances++; } };
      const main = await import('loire');
      const inline = await import('loire/inline');
      await Promise.all([main.init(), inline.init(), main.init()]);
      await main.init();
      console.log(instances);`,
    'input.mjs': `
      import { readFileSync } from 'node:fs';
      import { init, games } from 'loire';
      const url = new URL(import.meta.resolve('loire/loire.wasm'));
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
      await init(inputs[process.argv[2]]());
      console.log(Array.isArray(games()));`,
    'retry.mjs': `
      import { init, games } from 'loire';
      const refused = await init(new Uint8Array([1, 2, 3])).then(() => 'accepted', () => 'refused');
      await init();
      console.log(refused, Array.isArray(games()));`,
  });
});
after(() => project?.remove());

test('a project that depends on the package imports it by name', async () => {
  assert.deepEqual(JSON.parse(await project.node('named.mjs')), { version: manifest.version, games: true });
});

test('importing any entry touches nothing of a browser', async () => {
  assert.equal(await project.node('bare.mjs'), 'function,function,function,function');
});

test('the inline entry fetches nothing', async () => {
  assert.equal(await project.node('inline.mjs'), 'true');
});

test('the wasm file is an entry and suits initSync', async () => {
  assert.equal(await project.node('wasm.mjs'), 'true');
});

test('however often and from whichever entry init is called, there is one instance', async () => {
  assert.equal(await project.node('once.mjs'), '1');
});

test('after an init that failed the next one works', async () => {
  assert.equal(await project.node('retry.mjs'), 'refused true');
});

for (const kind of ['nothing', 'file', 'bytes', 'module', 'response', 'typed', 'promise']) {
  test(`init accepts ${kind}`, async () => {
    assert.equal(await project.node('input.mjs', kind), 'true');
  });
}

test('the version is the one of package.json', async () => {
  assert.equal((await loadLoire()).version, manifest.version);
});

test('every file that the exports map names exists', async () => {
  const files = Object.values(manifest.exports).flatMap((target) =>
    typeof target === 'string' ? [target] : Object.values(target),
  );
  for (const file of files) await readFile(join(packageFolder, file));
});

test('no file of the package names a folder of the machine that built it', async () => {
  for (const file of await readdir(packageFolder)) {
    const content = await readFile(join(packageFolder, file), 'latin1');
    for (const path of [root, '/.cargo/', '/rustlib/']) assert.ok(!content.includes(path), `${file}: ${path}`);
  }
});
