// 200 tables of two players over two nodes, with Redis, Postgres and all players on this one machine. Prints JSON
// lines.

// First: it puts itself between the clients and the network.
import { heard } from '../../tests/helpers/hosts/heard.mjs';
import * as loire from 'loire';

import { TableClient } from '../../hosts/colyseus/client.js';
import { open, startCluster } from '../../tests/helpers/hosts/cluster.mjs';

const TABLES = Number(process.env.LOIRE_TABLES ?? 200);
const SECONDS = Number(process.env.LOIRE_SECONDS ?? 20);

await loire.init();
const print = (figure, value) => console.log(JSON.stringify({ [figure]: Math.round(value * 10) / 10 }));
const rest = (seconds) => new Promise((done) => setTimeout(done, seconds * 1000));
const at = (list, part) =>
  list.sort((a, b) => a - b)[Math.min(list.length - 1, Math.floor(list.length * part))] ?? Number.NaN;

let isPlaying = false;
let moves = 0;
const times = [];

/** A table with two players, who know the same and share one engine. */
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
          onAway: () => void (this.#left[seat] = performance.now()),
        }),
    );
  }

  join = () => Promise.all(this.clients.map((client) => client.join()));

  act() {
    const turn = this.#game.turn();
    if (!isPlaying || turn.type !== 'seats') return;
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
    this.act();
  }

  #changed(seat, { version, entries }) {
    const sent = this.#sent.get(version);
    if (sent && sent.seat !== seat) times.push(performance.now() - sent.time);
    if (sent && sent.seat !== seat) this.#sent.delete(version);
    if (seat !== 0) return;
    moves++;
    this.#game.apply(entries);
    this.act();
  }
}

const back = [];
const cluster = await startCluster(2, { rate: 10_000, away: Number.MAX_SAFE_INTEGER });
try {
  /** What both nodes have used, in bytes and in microseconds. */
  const used = async () => {
    const all = await Promise.all(cluster.nodes.map((node) => node.used()));
    const sum = (of) => all.map(of).reduce((one, other) => one + other);
    return {
      bytes: sum(({ memory }) => memory.heapUsed + memory.external),
      time: sum(({ cpu }) => cpu.user + cpu.system),
    };
  };
  const urls = cluster.urls();
  // One table first, so that everything that is needed once is there.
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
  const { time } = await used();
  isPlaying = true;
  for (const pair of pairs) pair.act();
  const start = performance.now();
  await rest(SECONDS);
  isPlaying = false;
  const seconds = (performance.now() - start) / 1000;
  print('hosts.movesPerSecond', moves / seconds);
  print('hosts.node.millisecondsPerMove', ((await used()).time - time) / 1000 / moves);
  print('hosts.seen.p50ms', at(times, 0.5));
  print('hosts.seen.p95ms', at(times, 0.95));
  print('hosts.bytesPerMove', heard.reduce((sum, { bytes }) => sum + bytes.length, 0) / Math.max(1, moves) / 2);
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
