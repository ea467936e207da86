// The lock file installs anywhere: `npm ci` refuses one in which a package for another platform is missing, and npm
// writes such a file without a word where a registry has not got that package.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';

import { root } from '../helpers/package.mjs';

const { packages } = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8'));

/** The place in which a package of this name is found from another's place, as Node looks for it. */
function found(name, from) {
  const here = join(from, 'node_modules', name).replaceAll('\\', '/');
  if (packages[here]) return here;
  return from
    ? found(name, from.split('node_modules/').slice(0, -1).join('node_modules/').replace(/\/$/, ''))
    : undefined;
}

test('the lock file has every package that one of its packages asks for', () => {
  const missing = Object.entries(packages).flatMap(([place, { dependencies, optionalDependencies }]) =>
    Object.keys({ ...dependencies, ...optionalDependencies })
      .filter((name) => !found(name, place))
      .map((name) => `${place || 'this project'} asks for ${name}`),
  );
  assert.deepEqual(missing, []);
});

test('the lock file names no host', () => {
  const named = Object.entries(packages).filter(([, each]) => each.resolved !== undefined);
  assert.deepEqual(
    named.map(([place]) => place),
    [],
  );
});
