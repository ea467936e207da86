// `npm run mutants`: changes the sources in small ways, one at a time, and reports the changes that no test catches.
//
//   npm run mutants -- --count 300            a sample of 300, spread over all files; the same one every time
//   npm run mutants -- --count 330 --from 300 only the 30 that a sample of 330 adds to one of 300
//   npm run mutants -- --shard 2/4            the second quarter, to share the work between four machines or runs
//   npm run mutants -- --files 'src/burgundy/**'
//   npm run mutants -- --report               the table of all finished shards
//
// cargo-mutants lists the possible changes (.cargo/mutants.toml selects the files). This script makes them, since
// cargo-mutants compiles all suites before it runs one: here the suites that test a file most directly are compiled and
// run first, and the first failure ends the trial. A stopped run continues where it was. Results:
// target/mutants/*.json.

import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

import { Problem, ask, folder, main, root } from './common.mjs';
import { ensureCargoMutants, ensureRust } from './setup.mjs';

const results = join(root, 'target', 'mutants');

/** Files of the project that a test program must see. */
const COPIED = ['Cargo.toml', 'Cargo.lock', 'benches', 'docs/rules', 'examples', 'src', 'tests'];

const of = (game) => ({
  quick: [[game], ['refusals', game], ['records', game], ['transcripts', game], ['soak', game]],
  slow: [
    ['perft', game],
    ['wire', game],
    ['hashes', game],
  ],
  laws: [['contract', game]],
});
const [burgundy, orleans, stories] = [of('burgundy'), of('orleans'), of('stories')];
const expansion = [['trade_intrigue'], ['soak', 'trade_intrigue'], ['contract', 'trade_intrigue']];

/**
 * The suites for each file, as `[suite, filter of test names]` with the fastest to fail first, and the games that have
 * to be compiled (all, if none is listed). `lib` are the unit tests in the sources. The first matching pattern counts.
 */
const SUITES = [
  [/^src\/burgundy\//, [...burgundy.quick, ...burgundy.slow, ...burgundy.laws], 'burgundy'],
  [/^src\/stories\//, [...stories.quick, ...stories.slow, ...stories.laws], 'stories'],
  [
    /^src\/orleans\/modules\//,
    [...expansion.slice(0, 2), ...orleans.quick, ...orleans.slow, ...expansion.slice(2)],
    'orleans',
  ],
  [/^src\/orleans\//, [...orleans.quick, ...orleans.slow, ...expansion, ...orleans.laws], 'orleans'],
  [
    /^src\/bagbuilding\//,
    [['lib'], ...orleans.quick, ...stories.quick, ...orleans.slow, ...expansion, ...orleans.laws],
    'orleans,stories',
  ],
  [
    /./,
    [
      ...[['lib'], ...burgundy.quick, ...orleans.quick, ...stories.quick, ['json'], ['bytes']],
      ...[...burgundy.slow, ...orleans.slow, ...burgundy.laws],
    ],
  ],
];

/** Groups of the report: laws (possible states and agendas), rules (legal actions and their effects), and the rest. */
const KINDS = {
  laws: ({ file, function: named }) =>
    /checks|laws|origin/.test(file) || /fits|origin|action_of|checks/.test(named?.function_name ?? ''),
  rules: ({ file }) => /^src\/(burgundy|orleans|stories|bagbuilding)\//.test(file),
  others: () => true,
};

/** A test program hangs if it takes this many times its usual time, and at least this many seconds. */
const PATIENCE = { times: 8, seconds: 20 };
/** Memory limit of a test program in kilobytes; a change can cause endless allocation. */
const MEMORY = 4_000_000;

const program = async () => {
  const text = { type: 'string' };
  const flag = { type: 'boolean' };
  const { values } = parseArgs({
    options: { shard: text, files: text, count: text, from: text, report: flag, list: flag },
  });
  if (values.report) return report(readResults());

  const [shard, shards] = (values.shard ?? '1/1').split('/').map(Number);
  if (!(shard >= 1 && shard <= shards)) throw new Problem('--shard must be a fraction such as 2/4');
  const count = Number(values.count ?? 300);
  const from = Number(values.from ?? 0);
  if (!(count > from)) throw new Problem('--count must be a number larger than --from');

  ensureRust();
  const files = values.files ? ['--file', values.files] : [];
  const listed = ask(await ensureCargoMutants(), ['mutants', '--list', '--json', ...files]);
  if (!listed)
    throw new Problem('cargo-mutants finds nothing to change; --files must be a pattern such as src/engine/**');
  const all = JSON.parse(listed);
  const mutants = sample(all, count)
    .slice(from)
    .filter((_, index) => index % shards === shard - 1);
  console.log(`${mutants.length} of ${all.length} changes`);
  if (values.list) return console.log(mutants.map(({ name }) => name).join('\n'));
  report(await judgeAll(mutants, `${from ? `${from}-${count}-` : ''}${shard}-of-${shards}`));
};

/**
 * A reproducible sample of all changes: one of every file, then more of each file in proportion to its changes. It
 * depends on the content of a change, not on its line number.
 */
export function sample(mutants, count) {
  const byFile = new Map();
  for (const mutant of mutants) byFile.set(mutant.file, [...(byFile.get(mutant.file) ?? []), mutant]);
  const ranked = [...byFile.values()].flatMap((inFile) =>
    inFile
      .map((mutant) => ({ mutant, hash: digest(mutant.name.replace(/:\d+:\d+:/, ':')) }))
      .sort((a, b) => (a.hash < b.hash ? -1 : 1))
      .map((each, index) => ({ ...each, rank: index / inFile.length })),
  );
  ranked.sort((a, b) => a.rank - b.rank || (a.hash < b.hash ? -1 : 1));
  return ranked.slice(0, count).map(({ mutant }) => mutant);
}

const digest = (text) => createHash('sha256').update(text).digest('hex');

/** Judges the changes one by one in a copy of the project; skips those that were judged before. */
async function judgeAll(mutants, name) {
  const home = folder(join(results, name));
  const file = join(results, `${name}.json`);
  const { tree, sources } = copyProject(home);
  const before = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const isSame = before.sources === sources;
  const [judged, times] = isSame ? [before.mutants, before.times] : [[], {}];
  const known = new Map(judged.map((each) => [each.name, each]));
  const keep = () => writeFileSync(file, `${JSON.stringify({ sources, times, mutants: judged }, null, 2)}\n`);

  const suites = makeSuites(home, tree, times);
  for (const [index, mutant] of mutants.entries()) {
    if (known.has(mutant.name)) continue;
    const [, stages, games] = SUITES.find(([pattern]) => pattern.test(mutant.file));
    for (const stage of stages) await suites.measure(stage, games);
    keep();
    const start = performance.now();
    const verdict = await judge(mutant, stages, games, tree, suites);
    const seconds = Number(((performance.now() - start) / 1000).toFixed(1));
    judged.push({ name: mutant.name, file: mutant.file, kind: kindOf(mutant), ...verdict, seconds });
    keep();
    const by = verdict.by ? ` by ${verdict.by}` : '';
    console.log(`${index + 1}/${mutants.length} ${verdict.outcome}${by} in ${seconds} s: ${mutant.name}`);
  }
  return judged;
}

const kindOf = (mutant) => Object.keys(KINDS).find((kind) => KINDS[kind](mutant));

/** The files that tests need, by their paths. */
function projectFiles() {
  const below = (top) =>
    statSync(join(root, top)).isDirectory() ? readdirSync(join(root, top), { recursive: true }) : [''];
  return COPIED.filter((top) => existsSync(join(root, top)))
    .flatMap((top) => below(top).map((path) => join(top, path)))
    .filter((path) => statSync(join(root, path)).isFile())
    .sort()
    .map((path) => [path, readFileSync(join(root, path))]);
}

const digestOf = (files) =>
  files.reduce((hash, [path, content]) => hash.update(`${path}\n`).update(content), createHash('sha256')).digest('hex');

/** Copies the files that tests need and keeps the times of unchanged files, so that little is recompiled. */
function copyProject(home) {
  const tree = folder(join(home, 'tree'));
  const files = projectFiles();
  for (const [path, content] of files) place(content, join(tree, path));
  const wanted = new Set(files.map(([path]) => path));
  for (const path of readdirSync(tree, { recursive: true })) {
    if (statSync(join(tree, path), { throwIfNoEntry: false })?.isFile() && !wanted.has(path)) rmSync(join(tree, path));
  }
  // The tests link the rlib; linking the cdylib as well would take a second each time.
  const manifest = join(tree, 'Cargo.toml');
  writeFileSync(manifest, readFileSync(manifest, 'utf8').replace('["rlib", "cdylib"]', '["rlib"]'));
  return { tree, sources: digestOf(files) };
}

/** Writes a file unless its content is the same. */
function place(content, path) {
  if (existsSync(path) && readFileSync(path).equals(content)) return;
  folder(join(path, '..'));
  writeFileSync(path, content);
}

/** Compiles and runs suites; `times` holds the time of each without a change. */
function makeSuites(home, tree, times) {
  const env = {
    ...process.env,
    CARGO_TARGET_DIR: join(home, 'build'),
    CARGO_INCREMENTAL: '1',
    CARGO_PROFILE_TEST_OPT_LEVEL: '1', // at 0 a suite runs many times as long, and compiling is hardly faster
    CARGO_PROFILE_TEST_DEBUG: 'false',
    CARGO_PROFILE_TEST_LTO: 'off', // incremental builds may not link with it
    LOIRE_SOAK_GAMES: '60',
  };
  delete env.LOIRE_REGENERATE; // a mutant must not write goldens
  /** The path of a suite's program; `undefined` if it does not compile. */
  const compile = (suite, games) => {
    const features = games ? ['--no-default-features', '--features', games] : [];
    const chosen = suite === 'lib' ? ['--lib'] : ['--test', suite];
    const args = ['test', '--quiet', '--locked', ...features, '--no-run', '--message-format=json', ...chosen];
    const built = ask('cargo', args, { cwd: tree, env });
    const messages = built?.split('\n').filter((line) => line.startsWith('{')) ?? [];
    return messages.map((line) => JSON.parse(line)).findLast(({ executable }) => executable)?.executable;
  };
  /**
   * Runs a test program and returns 'passed', 'failed' as soon as one test fails, or 'hung' after this many seconds.
   */
  const start = (program, filter, seconds) =>
    new Promise((resolve, reject) => {
      const args = filter ? [filter] : [];
      const limited = ['-c', `ulimit -v ${MEMORY}; exec "$0" "$@"`, program, ...args];
      const [command, rest] = process.platform === 'win32' ? [program, args] : ['sh', limited];
      const child = spawn(command, rest, { cwd: tree, env, stdio: ['ignore', 'pipe', 'ignore'] });
      let isHung = false;
      const timer = setTimeout(() => {
        isHung = true;
        child.kill('SIGKILL');
      }, seconds * 1000);
      child.stdout.setEncoding('utf8').on('data', (text) => text.includes('... FAILED') && child.kill('SIGKILL'));
      child.on('close', (status, signal) => {
        clearTimeout(timer);
        if (signal === 'SIGTERM' || signal === 'SIGINT') return reject(new Problem('the run was stopped from outside'));
        resolve(isHung ? 'hung' : status === 0 ? 'passed' : 'failed');
      });
    });
  return {
    compile,
    /** Measures the time of the tests without a change; they must pass. */
    async measure([suite, filter], games) {
      const key = [suite, filter].join(' ').trim();
      if (key in times) return;
      const program = compile(suite, games);
      if (!program) throw new Problem(`the suite ${suite} does not compile as it is`);
      const begin = performance.now();
      if ((await start(program, filter, 3600)) !== 'passed') throw new Problem(`the suite ${key} fails as it is`);
      times[key] = Number(((performance.now() - begin) / 1000).toFixed(1));
      console.log(`${key}: passes in ${times[key]} s as it is`);
    },
    /** Runs the tests of a compiled suite. */
    run(program, [suite, filter]) {
      const usual = times[[suite, filter].join(' ').trim()];
      return start(program, filter, Math.max(PATIENCE.seconds, PATIENCE.times * usual));
    },
  };
}

/** Tries one change and returns the outcome: unviable, caught, timeout or missed. */
async function judge(mutant, stages, games, tree, suites) {
  const path = join(tree, mutant.file);
  const source = readFileSync(path, 'utf8');
  try {
    writeFileSync(path, changed(source, mutant));
    for (const stage of stages) {
      const program = suites.compile(stage[0], games);
      if (!program) return { outcome: 'unviable' };
      const outcome = await suites.run(program, stage);
      const by = stage.join(' ');
      if (outcome !== 'passed') return { outcome: outcome === 'hung' ? 'timeout' : 'caught', by };
    }
    return { outcome: 'missed' };
  } finally {
    writeFileSync(path, source);
  }
}

/** The source after a change. Columns count characters from 1. */
export function changed(source, { span, replacement }) {
  const lines = source.split('\n');
  const before = [...lines[span.start.line - 1]].slice(0, span.start.column - 1).join('');
  const after = [...lines[span.end.line - 1]].slice(span.end.column - 1).join('');
  lines.splice(span.start.line - 1, span.end.line - span.start.line + 1, `${before}${replacement}${after}`);
  return lines.join('\n');
}

/** All results for the current sources. */
function readResults() {
  const names = existsSync(results) ? readdirSync(results).filter((name) => name.endsWith('.json')) : [];
  const files = names.map((name) => JSON.parse(readFileSync(join(results, name), 'utf8')));
  const sources = digestOf(projectFiles());
  const all = files.filter((file) => file.sources === sources).flatMap(({ mutants }) => mutants);
  if (all.length === 0) throw new Problem('there are no results for these sources: run "npm run mutants" first');
  return [...new Map(all.map((each) => [each.name, each])).values()];
}

/** The table by folder and by kind, and all changes that no test catches. */
function report(judged) {
  const folderOf = ({ file }) => file.split('/').slice(0, -1).join('/');
  const rows = (by, names) => names.map((name) => [name, judged.filter((each) => by(each) === name)]);
  console.log('\n| | caught | missed | unviable | of viable caught | seconds each |\n|---|---|---|---|---|---|');
  const folders = [...new Set(judged.map(folderOf))].sort();
  const kind = (each) => each.kind;
  for (const [name, each] of [...rows(folderOf, folders), ...rows(kind, Object.keys(KINDS)), ['all', judged]]) {
    const many = (...outcomes) => each.filter(({ outcome }) => outcomes.includes(outcome)).length;
    const [caught, missed] = [many('caught', 'timeout'), many('missed')];
    const share = caught + missed ? `${((100 * caught) / (caught + missed)).toFixed(1)} %` : '';
    const seconds = each.length ? (each.reduce((sum, { seconds }) => sum + seconds, 0) / each.length).toFixed(1) : '';
    console.log(`| ${name} | ${caught} | ${missed} | ${many('unviable')} | ${share} | ${seconds} |`);
  }
  const missed = judged.filter(({ outcome }) => outcome === 'missed');
  if (missed.length) console.log('\nNo test catches:');
  for (const { name } of missed) console.log(`  ${name}`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main(program);
