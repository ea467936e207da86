// Installing what the project needs: two runs at once wait for each other.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';

import { oneAtATime } from '../../scripts/setup.mjs';

test('the lock of a process that was killed is removed', async () => {
  const lock = join(mkdtempSync(join(tmpdir(), 'loire-')), 'lock');
  const { pid } = spawnSync(process.execPath, ['--version']);
  mkdirSync(lock);
  writeFileSync(join(lock, 'pid'), `${pid}`);
  assert.equal(await oneAtATime(lock, () => 'done'), 'done');
  assert.equal(existsSync(lock), false);
});

test('a second run waits until the first has ended', async () => {
  const lock = join(mkdtempSync(join(tmpdir(), 'loire-')), 'lock');
  const ended = [];
  let end;
  const first = oneAtATime(lock, () => new Promise((resolve) => (end = resolve))).then(() => ended.push('first'));
  const second = oneAtATime(lock, () => ended.push('second'));
  end();
  await Promise.all([first, second]);
  assert.deepEqual(ended, ['first', 'second']);
});
