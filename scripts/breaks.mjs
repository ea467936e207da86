// `npm run breaks`: mutation tests of the hosts. Breaks one promise at a time in a copy of the project and reports
// whether the test named for it fails. docs/hosting.md has the table.
//
//   npm run breaks -- --only 'Durable|redis.js'   only breaks whose line in --list or file matches
//   npm run breaks -- --list

import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { BREAKS } from '../tests/helpers/hosts/breaks.mjs';
import { Problem, main, root } from './common.mjs';
import { hostNode, installHosts } from './hosts.mjs';
import { ensureServices } from './services.mjs';

/** Max time of a test in seconds; a test that hangs counts as failed. */
const LONGEST = 150;

main(() => {
  const { values } = parseArgs({ options: { only: { type: 'string' }, list: { type: 'boolean' } } });
  const pattern = new RegExp(values.only ?? '');
  const chosen = BREAKS.filter(({ promise, how, file }) => pattern.test(`${promise}: ${how} (${file})`));
  if (values.list) return console.log(chosen.map(({ promise, how }) => `${promise}: ${how}`).join('\n'));
  installHosts();
  if (!ensureServices()) throw new Problem('Redis and Postgres are missing and cannot be installed');
  const copy = copied();
  const missed = chosen.filter((each) => !isNoticed(copy, each));
  if (missed.length > 0) throw new Problem(`${missed.length} of ${chosen.length} breaks fail no test`);
  console.log(`All ${chosen.length} breaks fail their test`);
});

/** Copies what the tests of the hosts need to another folder and returns its path. */
function copied() {
  const copy = join(root, 'target', 'broken');
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(join(copy, 'node_modules'), { recursive: true });
  for (const name of ['package.json', 'hosts', 'tests', 'scripts', 'pkg', 'src/js', 'docs/examples']) {
    cpSync(join(root, name), join(copy, name), { recursive: true, filter: (path) => !path.endsWith('node_modules') });
  }
  const link = (...path) => symlinkSync(join(root, ...path), join(copy, ...path), 'junction');
  link('www');
  for (const name of readdirSync(join(root, 'node_modules'))) if (name !== 'loire') link('node_modules', name);
  symlinkSync(join(copy, 'pkg'), join(copy, 'node_modules', 'loire'), 'junction');
  for (const name of ['colyseus', 'boardgameio', 'durable-object']) link('hosts', name, 'node_modules');
  return copy;
}

/** Breaks one promise in the copy, runs the test and restores the file. */
function isNoticed(copy, { promise, how, file, found, put, test, name }) {
  const path = join(copy, file);
  const whole = readFileSync(path, 'utf8');
  if (whole.split(found).length !== 2) throw new Problem(`${file} must contain this exactly once: ${found}`);
  writeFileSync(
    path,
    whole.replace(found, () => put),
  );
  const start = performance.now();
  try {
    // A syntax error would fail every test and prove nothing.
    const { status: isUnreadable, stderr } = spawnSync(hostNode(), ['--check', path], { encoding: 'utf8' });
    if (isUnreadable) throw new Problem(`"${how}" is a syntax error: ${stderr}`);
    // A test that hangs must end by itself, so that it stops its stores.
    const limit = `--test-timeout=${(LONGEST - 30) * 1000}`;
    const args = [
      '--test',
      limit,
      '--test-force-exit',
      '--test-reporter=tap',
      ...(name ? ['--test-name-pattern', name] : []),
    ];
    const { status, stdout } = spawnSync(hostNode(), [...args, join('tests', `${test}.test.mjs`)], {
      ...{ cwd: copy, encoding: 'utf8', timeout: LONGEST * 1000, killSignal: 'SIGINT' },
    });
    const failed = [...stdout.matchAll(/^ *not ok \d+ - (.*)/gm)].map(([, each]) => each);
    const why = /error: \|?-?\s*(.*)/.exec(stdout)?.[1] ?? 'it hangs';
    const seconds = Math.round((performance.now() - start) / 1000);
    const verdict = status === 0 ? 'MISSED' : `caught by "${failed[0] ?? test}" (${why.slice(0, 100)})`;
    console.log(`${promise}: ${how}\n    ${verdict}, ${seconds} s`);
    return status !== 0;
  } finally {
    writeFileSync(path, whole);
  }
}
