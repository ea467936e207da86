// The lock files of the project and of the hosts install on any platform. `npm ci` refuses a lock file without the
// packages of other platforms, and npm silently writes such a file if a registry lacks these packages.

import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';

import { root } from '../helpers/package.mjs';

const locks = [
  'package-lock.json',
  ...(await readdir(join(root, 'hosts'))).map((name) => join('hosts', name, 'package-lock.json')),
].filter((path) => existsSync(join(root, path)));

/** The path in the lock file to which Node resolves this name from another package's path. */
function found(packages, name, from) {
  const here = join(from, 'node_modules', name).replaceAll('\\', '/');
  if (packages[here]) return here;
  return from
    ? found(packages, name, from.split('node_modules/').slice(0, -1).join('node_modules/').replace(/\/$/, ''))
    : undefined;
}

for (const lock of locks) {
  const { packages } = JSON.parse(await readFile(join(root, lock), 'utf8'));

  test(`${lock} has every package that its packages require`, () => {
    const missing = Object.entries(packages).flatMap(([place, { dependencies, optionalDependencies }]) =>
      Object.keys({ ...dependencies, ...optionalDependencies })
        .filter((name) => !found(packages, name, place))
        .map((name) => `${place || 'the project'} requires ${name}`),
    );
    assert.deepEqual(missing, []);
  });

  test(`${lock} contains no host name`, () => {
    const named = Object.entries(packages).filter(([, each]) => each.resolved !== undefined);
    assert.deepEqual(
      named.map(([place]) => place),
      [],
    );
  });
}
