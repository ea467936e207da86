// Installs what building and testing Loire needs: the Rust toolchain, its wasm target, wasm-bindgen, a browser. It
// tries the usual way first, then Debian's; where both fail, a message says what to do. Fast if nothing is missing.
// `node scripts/setup.mjs` runs all of it by hand.

import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

import { Problem, aptInstall, ask, attempt, cache, ensureNodeModules, folder, main, root, which } from './common.mjs';

const WASM = 'wasm32-unknown-unknown';

/** Checks for the Rust compiler and cargo with the given extra commands (such as fmt, clippy). */
export function ensureRust(...commands) {
  if (!ask('cargo', ['--version']) || !ask('rustc', ['--version'])) {
    throw new Problem(
      'Rust is missing: cargo or rustc is not on PATH.\n' +
        'Install it with rustup (rustup.rs), open a new shell so that ~/.cargo/bin is on PATH, and run this again.',
    );
  }
  const components = { fmt: 'rustfmt', clippy: 'clippy' };
  for (const command of commands) {
    const isThere = () => ask('cargo', [command, '--version']) !== undefined;
    if (isThere()) continue;
    attempt('rustup', ['component', 'add', components[command]]);
    if (!isThere()) throw new Problem(`cargo ${command} is missing: run "rustup component add ${components[command]}"`);
  }
}

/**
 * How to compile for wasm on this machine: `{ cargo, args, env }`, to be used as `cargo rustc … ...args` with env added
 * to the environment. If `smaller` is set, try its args, env and compiler flags first.
 *
 * LOIRE_WASM_TOOLCHAIN=rustup or =debian forces one way.
 */
export function ensureWasmToolchain() {
  const ways = { rustup: rustupWay, debian: debianWay };
  const insisted = process.env.LOIRE_WASM_TOOLCHAIN;
  if (insisted && !ways[insisted])
    throw new Problem(`LOIRE_WASM_TOOLCHAIN must be "rustup" or "debian", not "${insisted}"`);

  // Tries the way that worked last first: rustup takes long to fail when it cannot get a target.
  const memory = join(cache, 'wasm-toolchain');
  const remembered = existsSync(memory) ? readFileSync(memory, 'utf8').trim() : '';
  const order = insisted ? [insisted] : [...new Set([remembered, 'rustup', 'debian'])].filter((way) => ways[way]);

  for (const way of order) {
    const found = ways[way]();
    if (!found) continue;
    if (way !== remembered && !insisted) writeFileSync(join(folder(cache), 'wasm-toolchain'), `${way}\n`);
    return found;
  }
  throw new Problem(
    `No installed Rust toolchain can compile for ${WASM}, and none could be installed.\n` +
      `With rustup:      rustup target add ${WASM}\n` +
      `On Debian/Ubuntu: apt-get install ${DEBIAN_PACKAGES.join(' ')}`,
  );
}

/** The usual way: the wasm target of the toolchain on PATH. */
function rustupWay() {
  const isThere = () => existsSync(ask('rustc', ['--print', 'target-libdir', '--target', WASM]) ?? '');
  if (!isThere() && which('rustup')) attempt('rustup', ['target', 'add', WASM]);
  return isThere() ? { cargo: 'cargo', args: [], env: {}, smaller: withStandardLibrary() } : undefined;
}

/**
 * Builds the standard library too, for size, with panics that abort without a message, since no caller sees it: this
 * saves a twentieth of the wasm file. Cargo calls this unstable, hence RUSTC_BOOTSTRAP. `undefined` where the compiler
 * does not know it or the library's sources are missing.
 */
function withStandardLibrary() {
  const env = { RUSTC_BOOTSTRAP: '1' };
  const flags = ['-Zunstable-options', '-Cpanic=immediate-abort'];
  const asked = ask('rustc', [...flags, '--print', 'sysroot'], { env: { ...process.env, ...env } });
  if (!asked) return undefined;
  const isThere = () => existsSync(join(asked, 'lib/rustlib/src/rust/library/Cargo.lock'));
  if (!isThere() && which('rustup')) attempt('rustup', ['component', 'add', 'rust-src']);
  const args = ['-Zbuild-std=std,panic_abort', '-Zbuild-std-features=optimize_for_size'];
  return isThere() ? { args, env, flags } : undefined;
}

const DEBIAN_PACKAGES = ['rustc-web', 'cargo-web', 'rust-web-src', 'lld-19'];

/**
 * Debian's way: its compiler has no wasm target, but Debian ships the sources of the standard library, so that is built
 * with the crate. Cargo calls this unstable, hence RUSTC_BOOTSTRAP. Uses full paths, since rustup may come first on
 * PATH.
 */
function debianWay() {
  const [cargo, rustc, linker] = ['/usr/bin/cargo', '/usr/bin/rustc', '/usr/bin/wasm-ld-19'];
  const isThere = () => {
    const sysroot = ask(rustc, ['--print', 'sysroot']);
    const std = sysroot && join(sysroot, 'lib/rustlib/src/rust/library/Cargo.lock');
    return Boolean(std) && [cargo, linker, std].every((path) => existsSync(path));
  };
  if (!isThere()) aptInstall(...DEBIAN_PACKAGES);
  if (!isThere()) return undefined;
  return {
    cargo,
    args: ['-Zbuild-std=std,panic_abort'],
    env: { RUSTC: rustc, RUSTC_BOOTSTRAP: '1', CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER: linker },
  };
}

/** wasm-bindgen in exactly the crate's version in Cargo.lock: the two share a private format. */
export function ensureWasmBindgen() {
  const version = lockedVersion('wasm-bindgen');
  const [program, source] = ['loire-bindgen', join(cache, `loire-bindgen-${version}`, 'source')];
  return ensureCargoProgram({
    program,
    version,
    prepare: () => writeBindgen(source, program, version),
    from: ['--path', source],
  });
}

/** Writes the small crate around scripts/bindgen.rs. It is unoptimized, since it runs only three times a build. */
function writeBindgen(source, name, version) {
  const manifest = `[package]
name = "${name}"
version = "${version}"
edition = "2024"

[[bin]]
name = "${name}"
path = "main.rs"

[dependencies]
wasm-bindgen-cli-support = "=${version}"

[profile.release]
opt-level = 1
`;
  writeFileSync(join(folder(source), 'Cargo.toml'), manifest);
  cpSync(join(root, 'scripts', 'bindgen.rs'), join(source, 'main.rs'));
}

/** The path of cargo-mutants; only `npm run mutants` needs it. */
export function ensureCargoMutants() {
  const [program, version] = ['cargo-mutants', '27.1.0'];
  return ensureCargoProgram({ program, version, from: [program, '--version', version], asked: ['mutants'] });
}

/** The path of a program that cargo installs in this version; installed once per user, not per clone. */
async function ensureCargoProgram({ program, version, from, prepare = () => {}, asked = [] }) {
  const home = join(cache, `${program}-${version}`);
  const candidates = [program, join(home, 'bin', program)];
  const find = () => candidates.find((path) => ask(path, [...asked, '--version']) === `${program} ${version}`);
  if (find()) return find();

  await oneAtATime(`${home}.lock`, () => {
    if (find()) return;
    console.log(`Installing ${program} ${version}; this takes some minutes the first time`);
    prepare();
    // Ignores its lock file, which may pin versions that a registry mirror no longer has.
    attempt('cargo', ['install', ...from, '--root', home, '--bin', program], { cwd: folder(cache) });
  });
  if (find()) return find();
  throw new Problem(
    `${program} ${version} is missing and could not be installed. By hand:\n` +
      `  cargo install ${from.join(' ')} --root ${home}`,
  );
}

function lockedVersion(name) {
  const lock = readFileSync(join(root, 'Cargo.lock'), 'utf8');
  const version = lock.match(new RegExp(`name = "${name}"\\nversion = "([^"]+)"`))?.[1];
  if (!version) throw new Problem(`Cargo.lock has no ${name}`);
  return version;
}

/**
 * Runs the body while holding a lock folder, since creating a folder is atomic. Removes a lock whose holder was killed.
 */
export async function oneAtATime(lock, body) {
  folder(dirname(lock));
  const holder = join(lock, 'pid');
  for (let waits = false; ; waits = true) {
    try {
      mkdirSync(lock);
      writeFileSync(holder, `${process.pid}`);
      break;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    if (!waits) console.log(`Waiting for another run that holds ${lock}`);
    await sleep(1000);
    if (isAbandoned(lock, holder)) rmSync(lock, { recursive: true, force: true });
  }
  try {
    return await body();
  } finally {
    rmSync(lock, { recursive: true, force: true });
  }
}

/** Whether the holder of this lock has ended; a lock without a process id counts as abandoned after 30 minutes. */
function isAbandoned(lock, holder) {
  const age = Date.now() - (statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
  if (age > 30 * 60_000) return true;
  try {
    process.kill(Number(readFileSync(holder, 'utf8')), 0);
    return false;
  } catch (error) {
    return error.code === 'ESRCH';
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  main(async () => {
    ensureNodeModules();
    ensureRust('fmt', 'clippy');
    const { cargo, args, smaller } = ensureWasmToolchain();
    console.log(`wasm:         ${[cargo, ...(smaller?.args ?? args)].join(' ')}`);
    console.log(`wasm-bindgen: ${await ensureWasmBindgen()}`);
    const { ensureBrowser } = await import('./browser.mjs');
    console.log(`browser:      ${ensureBrowser()}`);
  });
}
