// A release publishes the npm package and the crate: complete, without superfluous files, and with one version.

import assert from 'node:assert/strict';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';

import { ask } from '../../scripts/common.mjs';
import { crateFiles, released, tarball, versions } from '../../scripts/release.mjs';
import { manifest, packageFolder, root } from '../helpers/package.mjs';

test('crate, package and changelog have the same version', () => {
  const all = versions(packageFolder);
  assert.deepEqual(new Set(Object.values(all)), new Set([manifest.version]), JSON.stringify(all));
});

test('npm publish --provenance --dry-run lists all built files within the size limit', async () => {
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
  // Four times the wasm files of all games: as files, and within three standalone scripts.
  assert.ok(size < 4_000_000 && unpackedSize < 10_500_000, `${size} packed, ${unpackedSize} unpacked`);
});

const cargo = ask('cargo', ['--version']);

test('cargo package --list has sources, examples and rules, without page and tests', {
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

const KINDS = ['Added', 'Changed', 'Deprecated', 'Removed', 'Fixed', 'Security'];

test('the changelog has the form of Keep a Changelog', async () => {
  const text = await readFile(join(root, 'CHANGELOG.md'), 'utf8');
  const [head, ...sections] = text.split(/^## /m);
  assert.match(head, /^# Changelog\n/);
  for (const section of sections) {
    assert.match(section, /^\[(Unreleased\]|\d+\.\d+\.\d+\] - \d{4}-\d{2}-\d{2})\n/);
    const kinds = [...section.matchAll(/^### (.+)$/gm)].map(([, kind]) => kind);
    assert.deepEqual(
      kinds.filter((kind) => !KINDS.includes(kind)),
      [],
    );
    assert.equal(new Set(kinds).size, kinds.length, `a section occurs twice in ${section.split('\n')[0]}`);
  }
});

const changelog = (entry) =>
  `# Changelog\n\n## [Unreleased]\n\n### Changed\n\n- ${entry}\n\n## [0.1.4] - 2026-01-02\n\n### Changed\n\n- **Breaking:** Old.\n`;

test('a release puts the unreleased section under its version and date', () => {
  assert.match(
    released(changelog('A thing.'), '0.1.5', '0.1.4', '2026-02-03'),
    /# Changelog\n\n## \[0\.1\.5\] - 2026-02-03\n\n### Changed\n\n- A thing\.\n\n## \[0\.1\.4\] - 2026-01-02/,
  );
  assert.match(released(changelog('A thing.'), '0.1.5', '0.1.4'), /## \[0\.1\.5\] - \d{4}-\d{2}-\d{2}\n/);
  const old = '## [0.1.4] - 2026-01-02\n\n- Old.\n';
  assert.throws(() => released(`# Changelog\n\n${old}`, '0.1.5', '0.1.4'), /nothing under/);
  assert.throws(() => released(`# Changelog\n\n## [Unreleased]\n\n${old}`, '0.1.5', '0.1.4'), /nothing under/);
  for (const version of ['0.1.4', '0.1.3', '0.0.9', '0.2', 'next']) {
    assert.throws(() => released(changelog('A thing.'), version, '0.1.4'), /not a version after/, version);
  }
});

test('a breaking change requires a new major version, before 1.0 a new minor one', () => {
  const breaking = changelog('**Breaking:** a thing.');
  assert.throws(() => released(breaking, '0.1.5', '0.1.4'), /breaking change/);
  assert.throws(() => released(breaking, '1.3.0', '1.2.4'), /breaking change/);
  for (const [version, before] of [
    ['0.2.0', '0.1.4'],
    ['1.0.0', '0.1.4'],
    ['2.0.0', '1.2.4'],
  ]) {
    assert.ok(released(breaking, version, before).includes(`## [${version}] - `), version);
  }
});
