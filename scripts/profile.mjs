// `npm run profile`: plays every game in an instrumented engine and stores the profile in scripts/profiles/.
// `npm run build` uses it (decision 10 has the gain). A profile fits one compiler, one version and the code that was
// profiled: another compiler or version finds none of its functions, and a changed function is optimized without it.
// Run this again after such a change, and build the package after it.

import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

import { MEASURED } from '../tests/helpers/bench.mjs';
import { chances } from '../tests/helpers/values.mjs';
import { buildScripts, compileGame, generateTypes, markBuild, profileOf } from './build.mjs';
import {
  Problem,
  aptInstall,
  ask,
  attempt,
  cache,
  cargoPackage,
  ensureNodeModules,
  folder,
  gameNames,
  main,
  root,
  run,
  which,
} from './common.mjs';
import { ensureRust, ensureWasmToolchain } from './setup.mjs';

/** A flag for LLVM itself. */
const llvm = (flag) => `-Cllvm-args=${flag}`;

/** The newest minicov that writes the format of the compiler's LLVM. */
const MINICOV = '0.3.8';
/** Functions that make up this share of all counts are kept; the rest would only make the files large. */
const KEPT = 0.99;

main(async () => {
  ensureNodeModules();
  ensureRust();
  const toolchain = ensureWasmToolchain();
  if (!toolchain.smaller) throw new Problem('profiling needs a compiler that can build the standard library');
  const merge = ensureMerge();
  const runtime = ensureRuntime(merge.replace('profdata', 'ar'));
  generateTypes();

  const out = folder(join(root, 'target', 'profiling', 'pkg'));
  const { version } = cargoPackage();
  const builds = {};
  for (const game of gameNames()) {
    const flags = ['-Cprofile-generate', '-Zno-profiler-runtime', `-Clink-arg=${runtime}`];
    flags.push('-Clink-arg=--export=loire_profile');
    flags.push(...['-disable-preinline', '-vp-static-alloc=true', '-vp-counters-per-site=8'].map(llvm));
    const made = await compileGame(game, toolchain, join(root, 'target', 'profiling', 'wasm'), flags);
    writeFileSync(join(out, `${game}.wasm`), readFileSync(made));
    builds[game] = markBuild(join(out, `${game}.wasm`), game, version);
  }
  await buildScripts(out, { version, builds });

  const instances = watchInstances();
  const loire = await import(join(out, 'node.js'));
  for (const game of gameNames()) {
    await loire.init({ games: [game] });
    for (const setup of Object.values(MEASURED).filter((setup) => setup.game === game)) playAll(loire, setup);
    keep(game, counts(instances.at(-1)), merge);
  }
});

/** The path of llvm-profdata in the compiler's own version. */
function ensureMerge() {
  const host = ask('rustc', ['-vV']).match(/host: (.*)/)[1];
  const program = join(ask('rustc', ['--print', 'sysroot']), 'lib', 'rustlib', host, 'bin', 'llvm-profdata');
  const isThere = () => ask(program, ['--version']) !== undefined;
  if (!isThere()) attempt('rustup', ['component', 'add', 'llvm-tools']);
  if (!isThere()) throw new Problem('llvm-profdata is missing: run "rustup component add llvm-tools"');
  return program;
}

/** What an instrumented engine is linked with: the C files of minicov, and ours. */
function ensureRuntime(ar) {
  if (!which('clang')) aptInstall('clang');
  if (!which('clang')) throw new Problem('clang is missing; on Debian/Ubuntu: apt-get install clang');
  const home = folder(join(cache, `profile-${MINICOV}`));
  const manifest = `[package]\nname = "counting"\nedition = "2021"\n[lib]\npath = "lib.rs"\n[dependencies]\nminicov = "=${MINICOV}"\n`;
  writeFileSync(join(home, 'Cargo.toml'), manifest);
  writeFileSync(join(home, 'lib.rs'), '');
  const metadata = ask('cargo', ['metadata', '--format-version', '1'], { cwd: home });
  const found = JSON.parse(metadata ?? '{}').packages?.find(({ name }) => name === 'minicov');
  if (!found) throw new Problem(`the crate minicov ${MINICOV} could not be downloaded`);

  const sources = join(dirname(found.manifest_path), 'c');
  const isOurs = (name) => name.endsWith('.c') && !/Windows|MergeFile/.test(name);
  const files = [...readdirSync(sources).filter(isOurs), join(root, 'scripts', 'profile.c')];
  const flags = ['--target=wasm32-unknown-unknown', '-O2', '-nostdlibinc', '-fno-stack-protector', '-I', sources];
  flags.push('-DCOMPILER_RT_HAS_ATOMICS=1', '-DCOMPILER_RT_PROFILE_BAREMETAL=1');
  const objects = files.map((file, index) => {
    const object = join(home, `${index}.o`);
    run('clang', [...flags, '-c', file, '-o', object], { cwd: sources });
    return object;
  });
  const archive = join(home, 'libprofile.a');
  rmSync(archive, { force: true });
  run(ar, ['crs', archive, ...objects]);
  return archive;
}

/** All instances created from now on. The calls by which wasm-bindgen describes an engine came before. */
function watchInstances() {
  const instances = [];
  const { Instance } = WebAssembly;
  const nothing = new Proxy({}, { get: () => () => {} });
  WebAssembly.Instance = new Proxy(Instance, {
    construct(target, [module, imports]) {
      instances.push(new target(module, { ...imports, __wbindgen_placeholder__: nothing }));
      return instances.at(-1);
    },
  });
  return instances;
}

/** A typical workload of an engine: playouts, games over the handle, stateless calls, bots. */
function playAll(loire, setup) {
  for (const seats of [2, 3, 4]) {
    const { pick } = chances(seats);
    const playouts = loire.Game.create({ ...setup, seats, dealer: 'host' });
    for (let i = 0; i < 100; i++) playouts.countPlayout(`profile ${i}`);
    playouts.free();

    for (let i = 0; i < 6; i++) {
      const game = loire.Game.create({ ...setup, seats, seed: `profile ${i}` });
      for (let legal; (legal = game.legal()).length > 0; ) {
        const { seat, action } = pick(legal);
        game.play(seat, action);
      }
      if (i === 0) loire.replay(game.record());
      game.free();
    }

    let { state } = loire.newGame({ ...setup, seats, seed: 'profile' });
    for (let i = 0; i < 60; i++) {
      const { seat, action } = pick(loire.legalActions(structuredClone(state)));
      ({ state } = loire.play(state, seat, action));
    }

    const game = loire.Game.create({ ...setup, seats, seed: 'profile' });
    for (let i = 0; i < 80 && game.turn().type !== 'over'; i++) {
      const [{ seat }] = game.legal();
      const { action } = game.suggest(seat, { level: i % 3 === 0 ? 'hard' : 'normal' });
      game.play(seat, action);
    }
    game.free();
  }
}

/** The profile of an engine in LLVM's format. */
function counts({ exports }) {
  const room = 16 << 20;
  const place = exports.__wbindgen_malloc(room, 8) >>> 0;
  const size = exports.loire_profile(place);
  if (size < 0 || size > room) throw new Problem('the engine did not return its profile');
  return Buffer.from(exports.memory.buffer.slice(place, place + size));
}

/** Keeps the counts that matter. */
function keep(game, raw, merge) {
  const file = (ending) => join(root, 'target', 'profiling', `${game}.${ending}`);
  writeFileSync(file('profraw'), raw);
  run(merge, ['merge', '--text', '--sparse', '-o', file('txt'), file('profraw')]);
  const [head, ...functions] = readFileSync(file('txt'), 'utf8').replace(':ir\n', ':ir\n\n').trim().split('\n\n');
  const countsOf = (text) => /# Counter Values:\n([\d\n]+)/.exec(text)[1].trim().split('\n').map(Number);
  const sorted = functions.flatMap(countsOf).sort((a, b) => b - a);
  const all = sorted.reduce((sum, count) => sum + count, 0);
  let sum = 0;
  const least = sorted.find((count) => (sum += count) >= all * KEPT);
  const kept = functions.filter((text) => countsOf(text).some((count) => count >= least));
  writeFileSync(file('txt'), [head, ...kept, ''].join('\n\n'));
  run(merge, ['merge', '-o', file('profdata'), file('txt')]);
  folder(dirname(profileOf(game)));
  writeFileSync(profileOf(game), brotliCompressSync(readFileSync(file('profdata'))));
  console.log(
    `${game}: ${kept.length} of ${functions.length} functions, ${readFileSync(profileOf(game)).length} bytes`,
  );
}
