// What a release publishes: the npm package and the crate, with nothing missing and nothing besides, and one version.

import assert from 'node:assert/strict';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';

import { ask } from '../../scripts/common.mjs';
import { crateFiles, released, tarball, versions } from '../../scripts/release.mjs';
import { manifest, packageFolder, root } from '../helpers/package.mjs';

test('crate, package and changelog are of the same version', () => {
  const all = versions(packageFolder);
  assert.deepEqual(new Set(Object.values(all)), new Set([manifest.version]), JSON.stringify(all));
});

test('npm publish --provenance --dry-run: all that is built, and no more than it may weigh', async () => {
  const { files, size, unpackedSize } = tarball(packageFolder);
  assert.deepEqual(files.map(({ path }) => path).sort(), (await readdir(packageFolder)).sort());
  const kinds =
    /^(LICENSE-APACHE|LICENSE-MIT|NOTICE|README\.md|[\w.-]+\.(js|cjs|d\.c?ts)|(burgundy|orleans|stories)\.wasm|(digest|package|(stories-)?tables\.schema)\.json)$/;
  assert.deepEqual(
    files.filter(({ path }) => !kinds.test(path)),
    [],
  );
  for (const entry of [
    'index.js',
    'node.js',
    'node.cjs',
    'core.js',
    'burgundy.wasm',
    'orleans.wasm',
    'stories.wasm',
    'element.js',
    'types.d.ts',
  ]) {
    assert.ok(
      files.find(({ path, size }) => path === entry && size > 100),
      entry,
    );
  }
  // Four times the wasm files of all games: alone, and within three scripts that have everything inside.
  assert.ok(size < 4_000_000 && unpackedSize < 10_500_000, `${size} packed, ${unpackedSize} unpacked`);
});

const cargo = ask('cargo', ['--version']);

test('cargo package --list: sources, examples and rules, nothing of the page or of the tests', {
  skip: !cargo && 'no cargo',
}, async () => {
  const files = crateFiles();
  const folders =
    /^(src\/.*\.rs|examples\/(\w+\/)?\w+\.rs|docs\/rules\/[\w-]+\.md|benches\/play\.rs|(CHANGELOG|README)\.md|LICENSE-\w+|NOTICE|Cargo\.\w+(\.orig)?|\.cargo_vcs_info\.json)$/;
  assert.deepEqual(
    files.filter((path) => !folders.test(path)),
    [],
  );
  const sources = (await readdir(join(root, 'src'), { recursive: true })).filter((name) => name.endsWith('.rs'));
  assert.equal(files.filter((path) => path.startsWith('src/')).length, sources.length);
  const sizes = await Promise.all(
    files.map((path) =>
      readFile(join(root, path)).then(
        (bytes) => bytes.length,
        () => 0,
      ),
    ),
  );
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  assert.ok(bytes > 300_000 && bytes < 2_500_000, `${bytes} bytes`);
});

const changelog = (heading) =>
  `# Changelog\n\n## Unreleased\n\n### ${heading}\n\n- A thing.\n\n## 0.1.4\n\n### Breaking\n\n- Old.\n`;

test('a release gives its number to what was unreleased', () => {
  assert.match(
    released(changelog('Fixed'), '0.1.5', '0.1.4'),
    /# Changelog\n\n## 0\.1\.5\n\n### Fixed\n\n- A thing\.\n\n## 0\.1\.4/,
  );
  assert.throws(() => released('# Changelog\n\n## 0.1.4\n\n- Old.\n', '0.1.5', '0.1.4'), /nothing under/);
  assert.throws(
    () => released('# Changelog\n\n## Unreleased\n\n## 0.1.4\n\n- Old.\n', '0.1.5', '0.1.4'),
    /nothing under/,
  );
  for (const version of ['0.1.4', '0.1.3', '0.0.9', '0.2', 'next']) {
    assert.throws(() => released(changelog('Fixed'), version, '0.1.4'), /not a version after/, version);
  }
});

test('what breaks something is a new major version, before 1.0 a new minor one', () => {
  assert.throws(() => released(changelog('Breaking'), '0.1.5', '0.1.4'), /Breaking/);
  assert.throws(() => released(changelog('Breaking'), '1.3.0', '1.2.4'), /Breaking/);
  for (const [version, before] of [
    ['0.2.0', '0.1.4'],
    ['1.0.0', '0.1.4'],
    ['2.0.0', '1.2.4'],
  ]) {
    assert.match(released(changelog('Breaking'), version, before), new RegExp(`## ${version}`));
  }
});
