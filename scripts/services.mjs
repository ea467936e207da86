// Starts a private Redis and Postgres, on free ports and in a temporary folder; never uses the system's.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { aptInstall, ask, run, which } from './common.mjs';

/** The folder of Postgres' programs: Debian's folder of the newest version, or the one on PATH. */
function postgresFolder() {
  const base = '/usr/lib/postgresql';
  const versions = existsSync(base) ? readdirSync(base).sort((a, b) => Number(b) - Number(a)) : [];
  const found = versions.map((version) => join(base, version, 'bin')).find((path) => existsSync(join(path, 'initdb')));
  return found ?? (which('initdb') ? '' : undefined);
}

/** Whether both are installed or can be installed. */
export function ensureServices() {
  const missing = () => [
    ...(which('redis-server') ? [] : ['redis-server']),
    ...(postgresFolder() === undefined ? ['postgresql'] : []),
  ];
  return missing().length === 0 || (aptInstall(...missing()) && missing().length === 0);
}

export async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}

/** Whether a server listens on this port. */
async function listens(port) {
  const socket = connect(port, '127.0.0.1');
  const isThere = await once(socket, 'connect').then(
    () => true,
    () => false,
  );
  socket.destroy();
  return isThere;
}

/** A program that can be stopped and restarted on the same port. */
class Service {
  #process;
  #start;

  #isReady;

  constructor(port, url, start, isReady = () => listens(port)) {
    this.port = port;
    this.url = url;
    this.#start = start;
    this.#isReady = isReady;
  }

  get pid() {
    return this.#process?.pid;
  }

  async start() {
    this.#process = this.#start();
    this.#process.on('error', () => {});
    for (let left = 600; !(await this.#isReady()); left--) {
      if (left === 0) throw new Error(`${this.url} does not start`);
      await new Promise((done) => setTimeout(done, 50));
    }
  }

  async stop(signal) {
    const running = this.#process;
    if (!running || running.exitCode !== null || running.signalCode !== null) return;
    running.kill(signal);
    await once(running, 'exit');
  }
}

/** Starts both; `stop()` ends them and removes their folder. */
export async function startServices() {
  const folder = mkdtempSync(join(tmpdir(), 'loire-services-'));
  const started = [];
  const stop = async () => {
    for (const service of started) await service.stop('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const redis = await redisIn(folder);
    const postgres = await postgresIn(folder);
    for (const service of [redis, postgres]) {
      started.push(service);
      await service.start();
    }
    return { redis, postgres, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function redisIn(folder) {
  const port = await freePort();
  const args = ['--port', port, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', folder];
  return new Service(port, `redis://127.0.0.1:${port}`, () =>
    spawn('redis-server', args.map(String), { stdio: 'ignore' }),
  );
}

async function postgresIn(folder) {
  const port = await freePort();
  const data = join(folder, 'postgres');
  const program = (name) => join(postgresFolder(), name);
  // Postgres refuses to run as root.
  const user = process.getuid?.() === 0 ? userOf('postgres') : {};
  mkdirSync(data);
  if (user.uid !== undefined) {
    chownSync(folder, user.uid, user.gid);
    chownSync(data, user.uid, user.gid);
  }
  const options = { ...user, cwd: folder, stdio: 'ignore' };
  run(program('initdb'), ['--pgdata', data, '--username', 'loire', '--auth', 'trust', '--no-sync'], options);
  const settings = ['listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`, 'max_connections=60'];
  const args = ['-D', data, '-p', String(port), ...settings.flatMap((each) => ['-c', each])];
  const url = `postgres://loire@127.0.0.1:${port}/postgres`;
  const isReady = () => ask(program('pg_isready'), ['-h', '127.0.0.1', '-p', String(port)]) !== undefined;
  return new Service(port, url, () => spawn(program('postgres'), args, options), isReady);
}

function userOf(name) {
  const [uid, gid] = ['-u', '-g'].map((flag) => Number(ask('id', [flag, name])));
  return { uid, gid };
}
