// A cluster for the tests: Redis, Postgres and some nodes, each a process of its own.

import { fork } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

import { freePort, startServices } from '../../../scripts/services.mjs';
import { PostgresStore } from '../../../hosts/colyseus/store.js';
import { manifest, packageFolder, root } from '../package.mjs';

const program = fileURLToPath(new URL('node.mjs', import.meta.url));

export class Node {
  #program;

  #args;

  /** Starts a node, with another package of Loire than the project's if one is given. */
  constructor(port, { pkg, ...options }, started = program) {
    this.#program = started;
    this.#args = pkg ? ['--import', withPackage(pkg)] : [];
    this.port = port;
    this.url = `http://127.0.0.1:${port}`;
    this.options = options;
  }

  async start() {
    const child = fork(this.#program, [JSON.stringify({ port: this.port, ...this.options })], {
      execArgv: ['--expose-gc', ...this.#args, ...(process.env.LOIRE_HOST_ARGS?.split(' ') ?? [])],
      stdio: [
        'ignore',
        process.env.LOIRE_HOST_LOG ? 'inherit' : 'ignore',
        process.env.LOIRE_HOST_LOG ? 'inherit' : 'ignore',
        'ipc',
      ],
    });
    this.process = child;
    const [first] = await Promise.race([once(child, 'message'), once(child, 'exit').then(() => ['gone'])]);
    if (first !== 'ready') throw new Error('a node did not start; LOIRE_HOST_LOG=1 shows its output');
    return this;
  }

  /** Kills the process, which cannot clean up. */
  async kill() {
    if (this.process.exitCode !== null || this.process.signalCode !== null) return;
    this.process.kill('SIGKILL');
    await once(this.process, 'exit');
  }

  /** Memory and CPU time used so far. */
  async used() {
    this.process.send('used');
    return (await once(this.process, 'message'))[0];
  }
}

/** Copies the package to another folder and changes its version there. */
export function otherPackage(version) {
  const folder = join(root, 'target', `pkg-${version}`);
  rmSync(folder, { recursive: true, force: true });
  cpSync(packageFolder, folder, { recursive: true });
  const script = join(folder, 'core.js');
  const own = `var version = ${JSON.stringify(manifest.version)};`;
  const [before, ...after] = readFileSync(script, 'utf8').split(own);
  if (after.length !== 1) throw new Error('the script of the package must contain its version exactly once');
  writeFileSync(script, `${before}var version = ${JSON.stringify(version)};${after[0]}`);
  return folder;
}

/** A script for `node --import` that resolves the package to a folder. */
function withPackage(folder) {
  const script = `
    import { registerHooks } from 'node:module';
    const files = { loire: 'node.js', 'loire/table': 'table.js' };
    registerHooks({
      resolve: (name, context, next) =>
        files[name] ? { url: ${JSON.stringify(`${pathToFileURL(folder).href}/`)} + files[name], shortCircuit: true } : next(name, context),
    });`;
  return `data:text/javascript,${encodeURIComponent(script)}`;
}

/** Starts the services and this many nodes with these options; `stop()` ends all of them. */
export async function startCluster(count = 2, options = {}) {
  const services = await startServices();
  const nodes = [];
  const store = new PostgresStore(services.postgres.url);
  const add = async (more = {}) => {
    const urls = { redis: services.redis.url, postgres: services.postgres.url };
    const node = new Node(await freePort(), { ...urls, ...options, ...more });
    nodes.push(node);
    return node.start();
  };
  const stop = async () => {
    for (const node of nodes) await node.kill();
    await store.close();
    await services.stop();
  };
  try {
    for (let left = count; left > 0; left--) await add();
  } catch (error) {
    await stop();
    throw error;
  }
  return { ...services, nodes, store, add, stop, urls: () => nodes.map(({ url }) => url) };
}

/** Opens a table at a node. */
export async function open(node, setup) {
  const response = await fetch(`${node.url}/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(setup),
  });
  return { status: response.status, ...(await response.json()) };
}
