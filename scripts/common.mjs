// What every script here begins with. Only Node itself is needed, so that a fresh clone can run it.

import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The top of the repository. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Tools and comparison programs that outlive one clone are kept here, per user. */
export const cache = process.env.LOIRE_CACHE ?? join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'loire');

/** Something a person has to do; printed without a stack trace. */
export class Problem extends Error {}

/** Runs a script's main function and turns a Problem into a plain message. */
export async function main(body) {
  try {
    await body();
  } catch (error) {
    console.error(error instanceof Problem ? `\n${error.message}` : error);
    process.exitCode = 1;
  }
}

/** Runs a command with its output shown; throws a Problem when it fails. */
export function run(command, args, options = {}) {
  const { status, signal, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit', ...options });
  if (error?.code === 'ENOENT') throw new Problem(`${command}: not found`);
  if (error) throw error;
  if (status !== 0) throw new Problem(`failed (${signal ?? `exit ${status}`}): ${[command, ...args].join(' ')}`);
}

/** Runs a command quietly; its output, or undefined when it is missing or fails. */
export function ask(command, args, options = {}) {
  const done = spawnSync(command, args, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 28, ...options });
  return done.status === 0 ? done.stdout.trim() : undefined;
}

/** Tries a command with its output shown, and says whether it worked. */
export function attempt(command, args, options = {}) {
  console.log(`$ ${[command, ...args].join(' ')}`);
  return spawnSync(command, args, { cwd: root, stdio: 'inherit', ...options }).status === 0;
}

/**
 * Runs a program of an npm package, such as `typescript/bin/tsc`, with this Node: what is in .bin differs by system.
 */
export function runTool(program, args, options) {
  run(process.execPath, [join(root, 'node_modules', program), ...args], options);
}

/** The full path of a command on PATH, or undefined. */
export function which(command) {
  const names = process.platform === 'win32' ? [`${command}.exe`, `${command}.cmd`] : [command];
  return (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((path) => existsSync(path));
}

/** Installs Debian packages where there is an apt-get and the right to use it; says whether that worked. */
export function aptInstall(...packages) {
  if (!which('apt-get')) return false;
  const asRoot = process.getuid?.() === 0 ? [] : which('sudo') ? ['sudo', '-n'] : undefined;
  if (!asRoot) return false;
  const apt = (...args) => {
    const [command, ...rest] = [...asRoot, 'apt-get', ...args];
    return attempt(command, rest, { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
  };
  // A stale package list may still do, so a failed update is no reason to give up.
  apt('update', '-qq');
  return apt('install', '-y', '-qq', '--no-install-recommends', ...packages);
}

/** Runs npm itself, whichever way this script was started. */
export function npm(args, options) {
  const cli = process.env.npm_execpath;
  if (cli?.endsWith('.js')) run(process.execPath, [cli, ...args], options);
  else run('npm', args, { shell: process.platform === 'win32', ...options });
}

/** Installs the npm packages of the lock file, unless exactly those are there already. */
export function ensureNodeModules() {
  installPackages(root);
  // The page and the tests import the package by its name. Not a dependency in package.json: npm would then compare
  // the version of pkg/ with the lock file's and refuse to install after every release.
  const [link, pkg] = [join(root, 'node_modules', 'loire'), join(root, 'pkg')];
  if (existsSync(link) && realpathSync(link) === realpathSync(pkg)) return;
  rmSync(link, { force: true }); // of another clone, if node_modules came from there
  symlinkSync(pkg, link, 'junction');
}

/** Installs the npm packages of a folder's lock file there, unless exactly those are there already. */
export function installPackages(folder) {
  if (installedAsLocked(folder)) return;
  console.log(`Installing the npm packages of ${join(folder, 'package-lock.json')}`);
  // Whatever NODE_ENV says: building the page sets it to production for the rest of the process, and npm would then
  // leave out what the tests need.
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
  // Packages for other platforms are optional in the lock file, and are not installed.
  return Object.entries(locked).every(([path, { version, optional }]) => {
    if (!path) return true; // this project itself
    if (!existsSync(join(folder, path, 'package.json'))) return Boolean(optional);
    return installed[path]?.version === version;
  });
}

/** The targets Cargo.toml declares, as "kind:name". */
export function cargoTargets() {
  return cargoPackage().targets.flatMap(({ kind, name }) => kind.map((each) => `${each}:${name}`));
}

/** The names of the games: each is a feature that is on by default. */
export function gameNames() {
  return cargoPackage().features.default;
}

/** What Cargo.toml says of the crate `loire`. */
export function cargoPackage() {
  const metadata = ask('cargo', ['metadata', '--no-deps', '--format-version', '1']);
  if (!metadata) throw new Problem('cargo metadata failed; is Cargo.toml in order?');
  return JSON.parse(metadata).packages.find(({ name }) => name === 'loire');
}

/** The folder, made if need be. */
export function folder(path) {
  mkdirSync(path, { recursive: true });
  return path;
}
