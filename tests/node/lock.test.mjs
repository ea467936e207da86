// The lock files install anywhere, this project's and those of the hosts: `npm ci` refuses one in which a package for
// another platform is missing, and npm writes such a file without a word where a registry has not got that package.

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

/** The place in which a package of this name is found from another's place, as Node looks for it. */
function found(packages, name, from) {
  const here = join(from, 'node_modules', name).replaceAll('\\', '/');
  if (packages[here]) return here;
  return from
    ? found(packages, name, from.split('node_modules/').slice(0, -1).join('node_modules/').replace(/\/$/, ''))
    : undefined;
}

for (const lock of locks) {
  const { packages } = JSON.parse(await readFile(join(root, lock), 'utf8'));

  test(`${lock} has every package that one of its packages asks for`, () => {
    const missing = Object.entries(packages).flatMap(([place, { dependencies, optionalDependencies }]) =>
      Object.keys({ ...dependencies, ...optionalDependencies })
        .filter((name) => !found(packages, name, place))
        .map((name) => `${place || 'the project'} asks for ${name}`),
    );
    assert.deepEqual(missing, []);
  });

  test(`${lock} names no host`, () => {
    const named = Object.entries(packages).filter(([, each]) => each.resolved !== undefined);
    assert.deepEqual(
      named.map(([place]) => place),
      [],
    );
  });
}
