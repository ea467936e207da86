// A user's project: an empty folder into which the package is installed as npm would publish it.

import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

import { packageFolder } from './package.mjs';

const execute = promisify(execFile);
const npm = (folder, ...args) =>
  execute('npm', [...args, '--no-audit', '--no-fund'], { cwd: folder, shell: process.platform === 'win32' });

/**
 * Creates the project with the given files, `{ path: content }`; `remove()` deletes it. Besides the package it installs
 * `tools`, `{ name: version }`, from the registry.
 */
export async function makeProject(files = {}, { tools = {}, type = 'module' } = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'loire-project-'));
  // Packed first, so that a file missing from the published package is noticed.
  await npm(folder, 'pack', packageFolder, '--offline');
  const tarball = (await readdir(folder)).find((name) => name.endsWith('.tgz'));
  const dependencies = { loire: `file:${tarball}`, ...tools };
  const all = { 'package.json': JSON.stringify({ name: 'stranger', private: true, type, dependencies }), ...files };
  for (const [path, content] of Object.entries(all)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
  const remove = () => rm(folder, { recursive: true, force: true, maxRetries: 5 });
  try {
    await npm(folder, 'install', Object.keys(tools).length > 0 ? '--prefer-offline' : '--offline');
  } catch (error) {
    await remove();
    throw Object.assign(error, { isMissing: true });
  }
  return {
    folder,
    tarball,
    remove,
    /** Runs a script of the project in a fresh Node and returns its output. */
    node: async (...args) => (await execute(process.execPath, args, { cwd: folder })).stdout.trim(),
  };
}
