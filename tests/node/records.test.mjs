// Recorded games, which go deeper than random ones, end the same in the package as natively (tests/records).

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';

import { everyGame, loire } from '../helpers/every-game.mjs';
import { root } from '../helpers/package.mjs';

const read = (path) => JSON.parse(readFileSync(`${root}tests/records/${path}.json`, 'utf8'));

everyGame('recorded games end with their native scores and hashes', ({ id }) => {
  const [sheets, hashes] = [read(`${id}/expected`), read(`${id}-hashes`)];
  assert.ok(Object.keys(sheets).length >= 24);
  assert.deepEqual(Object.keys(hashes), Object.keys(sheets));
  for (const [name, sheet] of Object.entries(sheets)) {
    const { state } = loire.replay(read(`${id}/${name}`));
    const lines = loire.scores(state).map(({ rank, total, sources }) => ({
      rank,
      total,
      sources: Object.fromEntries(sources.map(({ source, points }) => [source, points])),
    }));
    assert.deepEqual(lines, sheet, name);
    assert.equal(loire.hash(state), hashes[name], name);
  }
});
