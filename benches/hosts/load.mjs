// Load test: 200 tables of two players on two nodes, with Redis, Postgres and all players on one machine. In the first
// part players answer at once, which measures throughput. In the second part half as many moves come at an even pace,
// which measures latency. The CPU time of each part shows the bottleneck even on a busy machine. Prints JSON lines.

import { readFileSync } from 'node:fs';
import { loadavg } from 'node:os';

// Must be the first import: it wraps the network before the clients use it.
import { heard } from '../../tests/helpers/hosts/heard.mjs';
import * as loire from 'loire';

import { TableClient } from '../../hosts/colyseus/client.js';
import { open, startCluster } from '../../tests/helpers/hosts/cluster.mjs';

const TABLES = Number(process.env.LOIRE_TABLES ?? 200);
/** Duration of each part in seconds; short enough that no game ends. */
const SECONDS = Number(process.env.LOIRE_SECONDS ?? 8);

await loire.init();
const print = (figure, value, parts = 10) =>
  console.log(JSON.stringify({ [figure]: Math.round(value * parts) / parts }));
const rest = (seconds) => new Promise((done) => setTimeout(done, seconds * 1000));
const at = (list, part) =>
  list.sort((a, b) => a - b)[Math.min(list.length - 1, Math.floor(list.length * part))] ?? Number.NaN;

/** Whether players answer at once; otherwise they answer when `act` is called. */
let isPlaying = false;
let moves = 0;
let times = [];
/** Codes of refused answers; expected to stay empty, since a table stops at a refused answer. */
const refusals = [];

/** A table with two players, who have the same knowledge and share one engine. */
class Pair {
  #game;
  #sent = new Map();
  #left = [];

  constructor({ id, keys }, urls) {
    this.clients = keys.map(
      (key, seat) =>
        new TableClient({
          ...{ url: urls, id, seat, key },
          onTable: (record) => this.#opened(seat, record),
          onChange: (_, change) => this.#changed(seat, change),
          onRefused: ({ code }) => void refusals.push(code),
          onAway: () => void (this.#left[seat] = performance.now()),
        }),
    );
  }

  join = () => Promise.all(this.clients.map((client) => client.join()));

  /** Whether an answer is on its way. */
  get isBusy() {
    return this.#sent.size > 0;
  }

  act() {
    const turn = this.#game.turn();
    if (turn.type !== 'seats') return;
    const { seat } = turn.asks[Math.floor(Math.random() * turn.asks.length)];
    const legal = this.#game.legal(seat);
    this.#sent.set(this.clients[0].version + 1, { seat, time: performance.now() });
    this.clients[seat].answer(legal[Math.floor(Math.random() * legal.length)].action);
  }

  #opened(seat, record) {
    if (this.#left[seat] !== undefined) back.push(performance.now() - this.#left[seat]);
    this.#left[seat] = undefined;
    if (seat !== 0) return;
    this.#game?.free();
    this.#game = loire.Game.load(record);
    this.#sent.clear();
    if (isPlaying) this.act();
  }

  #changed(seat, { version, entries }) {
    const sent = this.#sent.get(version);
    if (sent && sent.seat !== seat) times.push(performance.now() - sent.time);
    if (seat === 0) this.#game.apply(entries);
    // The next answer is sent once both clients have seen this one, since the seat that is asked answers from its own
    // state.
    if (this.clients.some((client) => client.version !== version)) return;
    this.#sent.delete(version);
    moves++;
    if (isPlaying) this.act();
  }
}

/** Moves per second, measured over this number of seconds. */
async function measured(seconds) {
  moves = 0;
  times = [];
  const start = performance.now();
  await rest(seconds);
  return moves / ((performance.now() - start) / 1000);
}

/** CPU time of a process and its children in ms; 0 where the system does not report it. */
function computed(pid) {
  const read = (path) => {
    try {
      return readFileSync(path, 'utf8');
    } catch {
      return '';
    }
  };
  const sum = (numbers) => numbers.reduce((one, other) => one + other, 0);
  // In hundredths of a second: the process itself and its children that have ended.
  const ticks = (id) =>
    sum(
      read(`/proc/${id}/stat`)
        .replace(/^.*\) /, '')
        .split(' ')
        .slice(11, 15)
        .map(Number),
    );
  const children = read(`/proc/${pid}/task/${pid}/children`).split(' ').filter(Boolean);
  return 10 * sum([pid, ...children].map(ticks));
}

const back = [];
print('hosts.machine.load', loadavg()[0]);
const cluster = await startCluster(2, { rate: 10_000, away: Number.MAX_SAFE_INTEGER });
try {
  /** Bytes and CPU time in ms of both nodes, and CPU time of the other processes. */
  const used = async () => {
    const all = await Promise.all(cluster.nodes.map((node) => node.used()));
    const sum = (of) => all.map(of).reduce((one, other) => one + other);
    const time = ({ user, system }) => (user + system) / 1000;
    return {
      bytes: sum(({ memory }) => memory.heapUsed + memory.external),
      node: sum(({ cpu }) => time(cpu)),
      postgres: computed(cluster.postgres.pid),
      players: time(process.cpuUsage()),
    };
  };
  const urls = cluster.urls();
  // One table first, so that lazy initialization is not measured.
  const warm = new Pair(await open(cluster.nodes[0], { game: 'orleans', seats: 2 }), urls);
  await warm.join();
  const before = await used();
  const pairs = [];
  for (let count = 0; count < TABLES; count++) {
    const table = await open(cluster.nodes[count % 2], { game: 'orleans', seats: 2 });
    const pair = new Pair(table, [urls[count % 2], urls[(count + 1) % 2]]);
    await pair.join();
    pairs.push(pair);
  }
  await rest(1);
  print('hosts.idle.kilobytesPerTable', ((await used()).bytes - before.bytes) / TABLES / 1024);

  heard.length = 0;
  const start = await used();
  isPlaying = true;
  for (const pair of pairs) pair.act();
  const full = await measured(SECONDS);
  isPlaying = false;
  const end = await used();
  print('hosts.movesPerSecond', full);
  print('hosts.full.p95ms', at(times, 0.95));
  for (const part of ['node', 'postgres', 'players']) {
    print(`hosts.${part}.millisecondsPerMove`, (end[part] - start[part]) / moves, 100);
  }
  print('hosts.bytesPerMove', heard.reduce((sum, { bytes }) => sum + bytes.length, 0) / Math.max(1, moves) / 2);
  print('hosts.refused', refusals.length);

  await rest(2);
  const pace = full / 2;
  const begin = performance.now();
  let [count, place] = [0, 0];
  const timer = setInterval(() => {
    for (const due = ((performance.now() - begin) / 1000) * pace; count < due; count++) {
      const pair = pairs[place++ % pairs.length];
      if (!pair.isBusy) pair.act();
    }
  }, 2);
  print('hosts.paced.movesPerSecond', await measured(SECONDS));
  clearInterval(timer);
  print('hosts.seen.p50ms', at(times, 0.5));
  print('hosts.seen.p95ms', at(times, 0.95));
  await rest(2);
  print('hosts.played.kilobytesPerTable', ((await used()).bytes - before.bytes) / TABLES / 1024);

  back.length = 0;
  const alone = pairs.filter(({ clients }) => clients[0].node?.endsWith(`:${cluster.nodes[0].port}`)).length;
  await cluster.nodes[0].kill();
  for (let left = 60; left > 0 && back.length < 2 * alone; left -= 0.1) await rest(0.1);
  print('hosts.back.p50ms', at(back, 0.5));
  print('hosts.back.maxms', back.length < 2 * alone ? Number.MAX_SAFE_INTEGER : at(back, 1));
} finally {
  await cluster.stop();
}
process.exit();
