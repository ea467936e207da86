// `npm run release -- --dry-run`: lists what a release would publish, and checks that all versions agree.
// `npm run release -- 0.2.0`: sets the version of the next release in Cargo.toml, Cargo.lock, CHANGELOG.md and pkg/,
// and prints the remaining steps. It publishes nothing: see docs/releasing.md.

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

import { Problem, ask, attempt, ensureNodeModules, main, npm, root } from './common.mjs';
import { ensureRust } from './setup.mjs';
import { buildStandalone } from './standalone.mjs';

const UNRELEASED = '## [Unreleased]';
const read = (path) => readFileSync(join(root, path), 'utf8');

/** The version in each file; they agree in every commit. */
export function versions(pkg = join(root, 'pkg')) {
  return {
    'Cargo.toml': /^version = "(.+)"$/m.exec(read('Cargo.toml'))[1],
    'Cargo.lock': /^name = "loire"\nversion = "(.+)"$/m.exec(read('Cargo.lock'))[1],
    'derive/Cargo.toml': /^version = "(.+)"$/m.exec(read('derive/Cargo.toml'))[1],
    'CHANGELOG.md': /^## \[(\d[^\]]*)\]/m.exec(read('CHANGELOG.md'))[1],
    'pkg/package.json': JSON.parse(readFileSync(join(pkg, 'package.json'), 'utf8')).version,
  };
}

/** The npm package as it would be published: its files with their sizes, and its packed size. */
export function tarball(pkg = join(root, 'pkg')) {
  const args = ['publish', '--provenance', '--dry-run', '--json', '--offline'];
  const output = ask('npm', args, { cwd: pkg, shell: process.platform === 'win32' });
  if (!output) throw new Problem(`npm ${args.join(' ')} fails in ${pkg}`);
  const report = JSON.parse(output);
  const { files, size, unpackedSize } = report.loire ?? report;
  return { files: files.map(({ path, size }) => ({ path, size })), size, unpackedSize };
}

/** The files of the crate. */
export function crateFiles() {
  const listed = ask('cargo', ['package', '--list', '--allow-dirty', '--offline'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  if (!listed) throw new Problem('cargo package --list fails');
  return listed.split('\n').map((path) => path.replaceAll('\\', '/'));
}

/** The changelog with the unreleased section moved under the version and date. */
export function released(changelog, version, before, date = new Date().toISOString().slice(0, 10)) {
  const section = changelog.split(`${UNRELEASED}\n`)[1]?.split(/^## /m)[0];
  if (!section?.includes('\n- ')) throw new Problem(`CHANGELOG.md has nothing under "${UNRELEASED}"`);
  const [now, then] = [version, before].map((text) => text.split('.').map(Number));
  const at = now.findIndex((number, index) => number !== then[index]);
  if (now.length !== 3 || now.some(Number.isNaN) || at < 0 || now[at] < then[at]) {
    throw new Problem(`${version} is not a version after ${before}`);
  }
  // Before 1.0, semver allows breaking changes in a minor version.
  const breaks = then[0] === 0 ? 1 : 0;
  if (/\*\*Breaking:\*\*/.test(section) && at > breaks) {
    throw new Problem(`CHANGELOG.md has a breaking change: ${version} after ${before} would hide it`);
  }
  return changelog.replace(UNRELEASED, `## [${version}] - ${date}`);
}

/** Sets the version of the crate. */
const numbered = (text, pattern, version) => text.replace(pattern, (_, before) => `${before}${version}"`);

function dryRun() {
  const all = versions();
  for (const [file, version] of Object.entries(all)) console.log(`${version.padEnd(10)} ${file}`);
  if (new Set(Object.values(all)).size > 1) throw new Problem('the versions above must agree');

  const { files, size, unpackedSize } = tarball();
  console.log(`\nThe npm package: ${files.length} files, ${unpackedSize} bytes, ${size} packed`);
  for (const { path, size } of files) console.log(`${String(size).padStart(10)} ${path}`);

  const crate = crateFiles();
  console.log(
    `\nThe crate: ${crate.length} files, ${crate.filter((path) => path.startsWith('src/')).length} of them in src`,
  );
  for (const path of crate.filter((path) => !path.startsWith('src/'))) console.log(`           ${path}`);
  if (attempt('cargo', ['publish', '--workspace', '--dry-run', '--allow-dirty'])) return;
  console.log('\nThe registry cannot be reached; the crate is packed without it.');
  if (!attempt('cargo', ['package', '--workspace', '--no-verify', '--allow-dirty', '--offline']))
    throw new Problem('cargo package fails');
}

function release(version) {
  if (ask('git', ['status', '--porcelain']))
    throw new Problem('there are uncommitted changes; commit or stash them first');
  const before = versions()['Cargo.toml'];
  const changelog = released(read('CHANGELOG.md'), version, before);
  writeFileSync(join(root, 'CHANGELOG.md'), changelog);
  const crate = numbered(read('Cargo.toml'), /^(version = ").+"$/m, version);
  writeFileSync(join(root, 'Cargo.toml'), numbered(crate, /^(loire-derive = .*version = ").+"/m, version));
  writeFileSync(join(root, 'derive/Cargo.toml'), numbered(read('derive/Cargo.toml'), /^(version = ").+"$/m, version));
  const lock = numbered(read('Cargo.lock'), /^(name = "loire"\nversion = ").+"$/m, version);
  writeFileSync(join(root, 'Cargo.lock'), numbered(lock, /^(name = "loire-derive"\nversion = ").+"$/m, version));
  npm(['run', 'build']);
  console.log(`\nNow: npm test, git commit -am "Release ${version}", git tag v${version}, git push --follow-tags.`);
  console.log('The tag publishes it: see docs/releasing.md.');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  main(async () => {
    const { values, positionals } = parseArgs({ options: { 'dry-run': { type: 'boolean' } }, allowPositionals: true });
    ensureNodeModules();
    ensureRust();
    if (values['dry-run']) {
      await buildStandalone(join(root, 'pkg'));
      return dryRun();
    }
    if (positionals.length !== 1) throw new Problem('the version is missing: npm run release -- 0.2.0, or --dry-run');
    release(positionals[0]);
  });
}
