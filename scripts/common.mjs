// Shared code of all scripts. It needs only Node, so that a fresh clone can run it.

import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root of the repository. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Cache folder of the user for tools and comparison programs, which outlive a clone. */
export const cache = process.env.LOIRE_CACHE ?? join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'loire');

/** An error that the user has to fix; printed without a stack trace. */
export class Problem extends Error {}

/** Runs a script's main function and prints a Problem as a plain message. */
export async function main(body) {
  try {
    await body();
  } catch (error) {
    console.error(error instanceof Problem ? `\n${error.message}` : error);
    process.exitCode = 1;
  }
}

/** Runs a command and shows its output; throws a Problem if it fails. */
export function run(command, args, options = {}) {
  const { status, signal, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit', ...options });
  if (error?.code === 'ENOENT') throw new Problem(`${command}: not found`);
  if (error) throw error;
  if (status !== 0) throw new Problem(`failed (${signal ?? `exit ${status}`}): ${[command, ...args].join(' ')}`);
}

/** Runs a command silently and returns its output; `undefined` if it is missing or fails. */
export function ask(command, args, options = {}) {
  const done = spawnSync(command, args, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 28, ...options });
  return done.status === 0 ? done.stdout.trim() : undefined;
}

/** Runs a command, shows its output and returns whether it succeeded. */
export function attempt(command, args, options = {}) {
  console.log(`$ ${[command, ...args].join(' ')}`);
  return spawnSync(command, args, { cwd: root, stdio: 'inherit', ...options }).status === 0;
}

/**
 * Runs a program of an npm package, such as `typescript/bin/tsc`, with this Node: the files in .bin differ by system.
 */
export function runTool(program, args, options) {
  run(process.execPath, [join(root, 'node_modules', program), ...args], options);
}

/** The full path of a command on PATH; `undefined` if it is missing. */
export function which(command) {
  const names = process.platform === 'win32' ? [`${command}.exe`, `${command}.cmd`] : [command];
  return (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((path) => existsSync(path));
}

/** Installs Debian packages if apt-get exists and may be used; returns whether that worked. */
export function aptInstall(...packages) {
  if (!which('apt-get')) return false;
  const asRoot = process.getuid?.() === 0 ? [] : which('sudo') ? ['sudo', '-n'] : undefined;
  if (!asRoot) return false;
  const apt = (...args) => {
    const [command, ...rest] = [...asRoot, 'apt-get', ...args];
    return attempt(command, rest, { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
  };
  // A stale package list may suffice, so a failed update is ignored.
  apt('update', '-qq');
  return apt('install', '-y', '-qq', '--no-install-recommends', ...packages);
}

/** Runs npm itself, no matter how this script was started. */
export function npm(args, options) {
  const cli = process.env.npm_execpath;
  if (cli?.endsWith('.js')) run(process.execPath, [cli, ...args], options);
  else run('npm', args, { shell: process.platform === 'win32', ...options });
}

/** Installs the npm packages of the lock file, unless exactly these are installed. */
export function ensureNodeModules() {
  installPackages(root);
  // The page and the tests import the package by its name. It is not a dependency in package.json: npm would compare
  // the version of pkg/ with the lock file and refuse to install after every release.
  const [link, pkg] = [join(root, 'node_modules', 'loire'), join(root, 'pkg')];
  if (existsSync(link) && realpathSync(link) === realpathSync(pkg)) return;
  rmSync(link, { force: true }); // a link to another clone, if node_modules was copied from there
  symlinkSync(pkg, link, 'junction');
}

/** Installs the npm packages of a folder's own lock file, unless exactly these are installed. */
export function installPackages(folder) {
  if (installedAsLocked(folder)) return;
  console.log(`Installing the npm packages of ${join(folder, 'package-lock.json')}`);
  // Independent of NODE_ENV: building the page sets it to production for the rest of the process, and npm would then
  // omit the packages of the tests.
  npm(['ci', '--include=dev', '--no-audit', '--no-fund'], { cwd: folder });
}

function installedAsLocked(folder) {
  const packages = (file) => {
    const path = join(folder, file);
    return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : undefined;
  };
  const locked = packages('package-lock.json');
  const installed = packages('node_modules/.package-lock.json');
  if (!installed) return false;
  // Packages for other platforms are optional in the lock file and not installed.
  return Object.entries(locked).every(([path, { version, optional }]) => {
    if (!path) return true; // this project itself
    if (!existsSync(join(folder, path, 'package.json'))) return Boolean(optional);
    return installed[path]?.version === version;
  });
}

/** The targets in Cargo.toml, as "kind:name". */
export function cargoTargets() {
  return cargoPackage().targets.flatMap(({ kind, name }) => kind.map((each) => `${each}:${name}`));
}

/** The names of the games: each is a default feature. */
export function gameNames() {
  return cargoPackage().features.default;
}

/** The metadata of the crate `loire` from Cargo.toml. */
export function cargoPackage() {
  const metadata = ask('cargo', ['metadata', '--no-deps', '--format-version', '1']);
  if (!metadata) throw new Problem('cargo metadata failed; is Cargo.toml in order?');
  return JSON.parse(metadata).packages.find(({ name }) => name === 'loire');
}

/** The folder; creates it if necessary. */
export function folder(path) {
  mkdirSync(path, { recursive: true });
  return path;
}
