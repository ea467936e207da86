// The element without a browser: a server that renders pages may import it.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { makeProject } from '../helpers/project.mjs';

test('importing the element accesses no browser API and adds no globals', async () => {
  const project = await makeProject({
    'render.mjs': `
      const before = Object.keys(globalThis);
      for (const name of ['fetch', 'Worker', 'postMessage', 'localStorage', 'navigator', 'location']) {
        const get = () => { throw new Error(name + ' was touched on import'); };
        Object.defineProperty(globalThis, name, { get, configurable: true });
      }
      const { LoireGame } = await import('loire/element');
      const more = Object.keys(globalThis).filter((name) => !before.includes(name) && !/^(lit|reactive)/.test(name));
      console.log(typeof LoireGame, typeof customElements, more.join());`,
  });
  try {
    assert.equal(await project.node('render.mjs'), 'function undefined');
  } finally {
    await project.remove();
  }
});
