// `npm run bench`: takes all measurements in one run, prints them as a table and writes target/bench.json.
//
//   npm run bench -- --only native,wasm,size,init,page,compare   some of them
//   npm run bench -- --only hosts   a cluster; needs Redis and Postgres, and is not part of the default run

import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

import {
  Problem,
  ask,
  attempt,
  cache,
  cargoTargets,
  ensureNodeModules,
  folder,
  gameNames,
  main,
  root,
  run,
} from './common.mjs';
import { hostNode, installHosts } from './hosts.mjs';
import { ensureServices } from './services.mjs';
import { ensureRust } from './setup.mjs';

const pkg = join(root, 'pkg');

const PARTS = { native, wasm, size, init, page, compare, hosts };

/** How often native and wasm alternate, so that both see the same load of the machine. */
const TURNS = 3;

/** Targets of each of the two stories. */
const STORY = {
  'native.*.decisionsPerSecond.4': { atLeast: 1_000_000 },
  'handle.*.decisionsPerSecond': { atLeast: 50_000 },
  'stateless.*.legalActions.p95ms': { atMost: 0.4 },
  'stateless.*.play.p95ms': { atMost: 0.4 },
  'replay.*.ms': { atMost: 10 },
  'replay.wasm.*.ms': { atMost: 10 },
  'clone.*.bytes': { atMost: 8192 },
};

/** Targets of the page with each game. */
const PAGE = {
  'page.*.click.p95ms': { atMost: 33 },
  'page.*.firstBoard.ms': { atMost: 600 },
  'page.*.longestTask.ms': { atMost: 50 },
};

/** Targets of all figures: a lower or an upper bound. */
const TARGETS = {
  ...ofGame('burgundy', {
    'native.*.decisionsPerSecond.2': { atLeast: 1_000_000 },
    'native.*.decisionsPerSecond.4': { atLeast: 2_000_000 },
    'wasm.*.decisionsPerSecond.2': { atLeast: 600_000 },
    'wasm.*.decisionsPerSecond.4': { atLeast: 1_000_000 },
    'wasm.*.ofNative': { atLeast: 0.65 },
    'handle.*.decisionsPerSecond': { atLeast: 100_000 },
    'stateless.*.legalActions.p95ms': { atMost: 0.15 },
    'stateless.*.play.p95ms': { atMost: 0.15 },
    'stateless.*.next.legalActions.p95ms': { atMost: 0.15 },
    'stateless.*.next.play.p95ms': { atMost: 0.15 },
    'replay.*.ms': { atMost: 5 },
    'replay.wasm.*.ms': { atMost: 5 },
    'clone.*.bytes': { atMost: 4096 },
  }),
  ...ofGame('orleans', {
    'native.*.decisionsPerSecond.4': { atLeast: 1_000_000 },
    'wasm.*.decisionsPerSecond.4': { atLeast: 2_400_000 },
    'wasm.*.ofNative': { atLeast: 0.65 },
    'handle.*.decisionsPerSecond': { atLeast: 150_000 },
    'stateless.*.legalActions.p95ms': { atMost: 0.15 },
    'stateless.*.play.p95ms': { atMost: 0.15 },
    'stateless.*.next.legalActions.p95ms': { atMost: 0.15 },
    'stateless.*.next.play.p95ms': { atMost: 0.15 },
    'replay.*.ms': { atMost: 10 },
    'replay.wasm.*.ms': { atMost: 10 },
    'clone.*.bytes': { atMost: 6144 },
  }),
  ...ofGame('tradeIntrigue', {
    'native.*.decisionsPerSecond.4': { atLeast: 700_000 },
    'wasm.*.ofNative': { atLeast: 0.65 },
  }),
  ...Object.assign({}, ...['stories', 'kingsFavor'].map((story) => ofGame(story, STORY))),
  ...Object.assign({}, ...['burgundy', 'orleans', 'tradeIntrigue'].map((game) => ofGame(game, PAGE))),
  'page.burgundy.transferred.brotliBytes': { atMost: 200_000 },
  'size.burgundy.brotliBytes': { atMost: 95_000 },
  'size.orleans.brotliBytes': { atMost: 150_000 },
  'size.glue.gzipBytes': { atMost: 8_000 },
  'init.burgundy.ms': { atMost: 15 },
  'init.orleans.ms': { atMost: 15 },
  'hosts.movesPerSecond': { atLeast: 1_000 },
  'hosts.seen.p95ms': { atMost: 100 },
  'hosts.idle.kilobytesPerTable': { atMost: 64 },
  'hosts.back.maxms': { atMost: 5_000 },
};

main(async () => {
  const { values } = parseArgs({ options: { only: { type: 'string' } } });
  const only = values.only?.split(',') ?? Object.keys(PARTS).filter((name) => name !== 'hosts');
  const unknown = only.find((name) => !PARTS[name]);
  if (unknown) throw new Problem(`unknown part "${unknown}"; parts are ${Object.keys(PARTS).join(', ')}`);

  ensureNodeModules();
  const figures = {};
  const isBest = ([key, value]) => !(key in figures) || typeof value !== 'number' || isBetter(key, value, figures[key]);
  const measure = (name) => {
    console.log(`Measuring: ${name}`);
    Object.assign(figures, Object.fromEntries(Object.entries(PARTS[name]()).filter(isBest)));
  };
  const inTurns = only.filter((name) => ['native', 'wasm'].includes(name));
  for (let turn = 0; turn < TURNS; turn++) inTurns.forEach(measure);
  only.filter((name) => !inTurns.includes(name)).forEach(measure);
  Object.assign(figures, ofNative(figures));

  printTable(figures);
  const file = join(folder(join(root, 'target')), 'bench.json');
  writeFileSync(file, `${JSON.stringify(figures, null, 2)}\n`);
  console.log('\nWritten to target/bench.json');
});

/** The targets of one game: its name replaces the star. */
function ofGame(game, figures) {
  return Object.fromEntries(Object.entries(figures).map(([key, value]) => [key.replace('*', game), value]));
}

/** The speed of wasm relative to native, for each game measured in both: the worst of its seat counts. */
function ofNative(figures) {
  const ratios = {};
  for (const [key, value] of Object.entries(figures)) {
    const game = /^wasm\.(\w+)\.decisionsPerSecond\.\d$/.exec(key)?.[1];
    const ratio = value / figures[key.replace('wasm', 'native')];
    if (!game || !(ratio > 0)) continue;
    const name = `wasm.${game}.ofNative`;
    ratios[name] = Math.min(ratios[name] ?? Infinity, Number(ratio.toFixed(3)));
  }
  return ratios;
}

/** Whether more is better: true except for times and sizes. */
function isBetter(key, value, than) {
  return /perSecond/i.test(key) ? value > than : value < than;
}

function printTable(figures) {
  const text = (value) =>
    typeof value === 'number' ? value.toLocaleString('en', { maximumFractionDigits: 3 }) : String(value);
  const width = Math.max(...Object.keys(figures).map((key) => key.length));
  console.log(`\n${'figure'.padEnd(width)}  ${'measured'.padStart(14)}  ${'to reach'.padStart(12)}`);
  for (const [key, value] of Object.entries(figures)) {
    const { atLeast, atMost } = TARGETS[key] ?? {};
    const target = atLeast !== undefined ? `≥ ${text(atLeast)}` : atMost !== undefined ? `≤ ${text(atMost)}` : '';
    const isMet = atLeast !== undefined ? value >= atLeast : value <= atMost;
    console.log(
      `${key.padEnd(width)}  ${text(value).padStart(14)}  ${target.padStart(12)}  ${target && (isMet ? 'met' : 'MISSED')}`.trimEnd(),
    );
  }
}

/** Measures the engine compiled for this machine. */
function native() {
  ensureRust();
  if (!cargoTargets().includes('bench:play')) return missing('native', 'Cargo.toml has no bench "play" yet');
  run('cargo', ['bench', '--bench', 'play', '--no-run']); // shows the compiler's output
  return jsonLines('cargo', ['bench', '--quiet', '--bench', 'play', '--', '--json']);
}

/** Measures the package in Node: each file of tests/bench is a program that prints JSON lines. */
function wasm() {
  const path = join(root, 'tests', 'bench');
  const files = existsSync(path) ? readdirSync(path).filter((name) => name.endsWith('.mjs')) : [];
  if (files.length === 0) return missing('wasm', 'tests/bench has no program yet');
  return Object.assign({}, ...files.sort().map((file) => jsonLines(process.execPath, [join(path, file)])));
}

/** Measures two nodes of Colyseus with their stores and all players on this machine. */
function hosts() {
  installHosts('colyseus');
  if (!ensureServices()) return missing('hosts', 'needs Redis and Postgres');
  return jsonLines(hostNode(), [join(root, 'benches', 'hosts', 'load.mjs')]);
}

/** The files that a browser loads for the main entry. */
function size() {
  const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  const figures = {};
  for (const game of gameNames()) {
    const wasm = readFileSync(join(pkg, `${game}.wasm`));
    figures[`size.${game}.bytes`] = wasm.length;
    figures[`size.${game}.brotliBytes`] = brotliCompressSync(wasm, brotli).length;
  }
  const scripts = loadedBy('index.js').map((file) => readFileSync(join(pkg, file)));
  figures['size.glue.gzipBytes'] = scripts.reduce((sum, script) => sum + gzipSync(script, { level: 9 }).length, 0);
  return figures;
}

/** A script of the package and all its direct and indirect imports. */
function loadedBy(file, seen = new Set()) {
  if (seen.has(file)) return [...seen];
  seen.add(file);
  const source = readFileSync(join(pkg, file), 'utf8');
  for (const [, name] of source.matchAll(/(?:from|import)\s*["']\.\/([^"']+)["']/g)) loadedBy(name, seen);
  return [...seen];
}

/**
 * Time from the import to the first answer in a fresh Node process, as the median of several. For each game alone, and
 * for all of them.
 */
function init() {
  const figures = {};
  for (const game of [...gameNames(), 'all']) {
    const isAll = game === 'all';
    const script = `
      const start = performance.now();
      const { init, components } = await import('loire');
      await init(${isAll ? '' : `{ games: ['${game}'] }`});
      components('${isAll ? 'orleans' : game}');
      console.log(performance.now() - start);`;
    const times = Array.from({ length: 11 }, () =>
      Number(ask(process.execPath, ['--input-type=module', '--eval', script])),
    ).sort((a, b) => a - b);
    if (times.some(Number.isNaN)) throw new Problem('the package cannot be initialised in Node');
    figures[`init.${game}.ms`] = Number(times[5].toFixed(2));
  }
  return figures;
}

/** Measures the page in a browser. */
function page() {
  return jsonLines(process.execPath, [join(root, 'benches', 'page', 'page.mjs')]);
}

/** Measures other libraries for comparison, where they install. They stay outside the project, in the user's cache. */
function compare() {
  const home = folder(join(cache, 'compare'));
  const programs = join(root, 'benches', 'compare');
  const options = { cwd: home, env: { ...process.env, NODE_ENV: 'production' } };
  const python = join(home, 'venv', 'bin', 'python');

  const fromNpm = (name) => () => {
    if (existsSync(join(home, 'node_modules', name))) return true;
    if (!existsSync(join(home, 'package.json'))) writeFileSync(join(home, 'package.json'), '{ "private": true }\n');
    return attempt('npm', ['install', '--no-audit', '--no-fund', name], { cwd: home });
  };
  const fromPyPI = (name, module) => () => {
    const isThere = () => ask(python, ['-c', `import ${module}`]) !== undefined;
    if (isThere()) return true;
    if (!existsSync(python) && !attempt('python3', ['-m', 'venv', join(home, 'venv')])) return false;
    return attempt(python, ['-m', 'pip', 'install', '--quiet', name]) && isThere();
  };
  const others = {
    'compare.chessjs': [fromNpm('chess.js'), process.execPath, 'chess.mjs'],
    'compare.boardgameio': [fromNpm('boardgame.io'), process.execPath, 'boardgameio.mjs'],
    'compare.openspiel': [fromPyPI('open_spiel', 'pyspiel'), python, 'openspiel.py'],
    'compare.catanatron': [fromPyPI('catanatron', 'catanatron'), python, 'catan.py'],
  };
  const figures = {};
  for (const [key, [install, command, program]] of Object.entries(others)) {
    if (!install()) {
      Object.assign(figures, missing(key, 'cannot be installed on this machine'));
      continue;
    }
    try {
      Object.assign(figures, jsonLines(command, [join(programs, program)], options));
    } catch (error) {
      // A new version of another library must not lose us our own figures.
      Object.assign(figures, missing(key, `fails on this machine: ${error.message}`));
    }
  }
  return figures;
}

/** Runs a program that prints one JSON object a line and merges the objects; prints its other lines. */
function jsonLines(command, args, options) {
  const output = ask(command, args, { stdio: ['ignore', 'pipe', 'inherit'], ...options });
  if (output === undefined) throw new Problem(`failed: ${[command, ...args].join(' ')}`);
  const figures = {};
  for (const line of output.split('\n')) {
    if (line.startsWith('{')) Object.assign(figures, JSON.parse(line));
    else if (line) console.log(line);
  }
  return figures;
}

/** A figure that could not be measured: the reason is in its place. */
function missing(key, why) {
  console.log(`${key}: ${why}`);
  return { [key]: why };
}
