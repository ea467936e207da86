// Tables on Colyseus: two nodes, Redis and Postgres, and whatever can happen to them. `npm run chaos` does it for
// longer.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';

import { Client } from '../../hosts/colyseus/node_modules/@colyseus/sdk/build/index.mjs';
import { TableClient } from '../../hosts/colyseus/client.js';
import { open, otherPackage, startCluster } from '../helpers/hosts/cluster.mjs';
import { Player, assertStored, until } from '../helpers/hosts/player.mjs';

const isChaos = Boolean(process.env.LOIRE_CHAOS);
const [KILLS, DRAWS] = isChaos ? [20, 5] : [3, 1];
/** Games are played to their ends, or for so many moves. */
const MOVES = isChaos ? Infinity : 40;

const GAMES = {
  burgundy: { game: 'burgundy', seats: 2 },
  orleans: { game: 'orleans', seats: 3 },
  // It could go on for as long as nobody wants to end it.
  stories: { game: 'stories', seats: 2, scenario: 'firstKingdom', options: { roundLimit: 8 } },
};

let cluster;
before(async () => void (cluster = await startCluster(2, { rate: 200, away: 60 })));
after(() => cluster?.stop());

/** Players at all seats of a new table, each coming to another node. */
async function seated(setup, options = {}) {
  const table = await open(cluster.nodes[0], setup);
  assert.equal(table.status, 201, table.message);
  const join = (seat) => Player.join({ url: rotated(seat), id: table.id, seat, key: table.keys[seat], ...options });
  const players = await Promise.all(table.keys.map((_, seat) => join(seat)));
  return { ...table, players, leave: () => Promise.all(players.map((player) => player.leave())) };
}

/** The node at which the table of these players is. */
function holderOf([{ client }]) {
  const holder = cluster.nodes.find(({ port }) => client.node?.endsWith(`:${port}`));
  assert.ok(holder, 'the table is somewhere');
  return holder;
}

const rotated = (by) => cluster.urls().map((_, at, all) => all[(at + by) % all.length]);

for (const [name, setup] of Object.entries(GAMES)) {
  test(`${name}: over two nodes, everybody and the store have one hash`, { timeout: 600_000 }, async () => {
    const { id, players, leave } = await seated(setup);
    const spectator = await Player.join({ url: rotated(1), id, follow: 'states' });
    await until(() => spectator.isOver || spectator.version >= MOVES, 'a game', 300);
    await settled(id, [...players, spectator]);
    assert.deepEqual(
      players.flatMap(({ refusals }) => refusals),
      [],
    );
    await Promise.all([leave(), spectator.leave()]);
  });
}

/** Lets nobody play any more; then everybody must know what is stored. */
async function settled(id, players) {
  for (const player of players) player.isPlaying = false;
  let seen = -1;
  await until(async () => seen === (seen = (await cluster.store.load(id)).saved.version), 'rest', 10, 300);
  return assertStored(cluster.store, id, players);
}

test(`the node with the table dies ${KILLS} times: at any moment, before storing, between storing and sending`, {
  timeout: 1_800_000,
}, async () => {
  // A long game: it must not end before all deaths are died.
  const endless = { ...GAMES.stories, options: {} };
  const { id, players, leave } = await seated(endless, { level: 'random' });
  for (let kill = 0; kill < KILLS; kill++) {
    const start = players[0].version;
    await until(
      () => players.every((player) => player.version > start + 5 + 7 * (kill % 3)),
      'moves before the next death',
      60,
    );
    const holder = holderOf(players);
    // Some move is under way, or none.
    await new Promise((done) => setTimeout(done, 40 * Math.random()));
    const death = [undefined, 'before', 'after'][kill % 3];
    const seen = Math.max(...players.map(({ version }) => version));
    if (death) {
      holder.process.send({ death });
      await until(() => holder.process.signalCode === 'SIGKILL', 'death at the next move', 60);
    } else await holder.kill();
    const { saved } = await cluster.store.load(id);
    if (death === 'after') assert.ok(saved.version > seen, 'the last move was stored');
    await until(() => players.every((player) => player.version > saved.version), 'everybody plays on', 60);
    await holder.start();
  }
  await settled(id, players);
  const longest = Math.round(Math.max(...players.map(({ longestAway }) => longestAway)));
  console.log(`away for at most ${longest} ms`);
  // By the clock, so only where nothing else is to run.
  if (isChaos) assert.ok(longest < 10_000, `away for ${longest} ms`);
  await leave();
});

test('dice that were seen when the node died are not rolled again', { timeout: 600_000 }, async () => {
  for (let left = DRAWS; left > 0; left--) {
    const { id, players, leave } = await seated({ game: 'burgundy', seats: 2 });
    const holder = holderOf(players);
    // Nobody plays on at the other node before this one has looked.
    holder.process.once('exit', () => {
      for (const player of players) player.isPlaying = false;
    });
    holder.process.send({ death: 'drawn' });
    await until(() => holder.process.signalCode === 'SIGKILL', 'death after a draw', 60);
    const { saved } = await cluster.store.load(id);
    assert.ok('chance' in saved.entries.at(-1), 'dice were rolled last');
    assert.ok(
      players.every(({ version }) => version === saved.version),
      'and everybody has seen them',
    );
    for (const player of players) player.play();
    // If others came, the players would complain that what they have seen has changed.
    await until(() => players.every((player) => player.version > saved.version + 5), 'everybody plays on', 60);
    assert.deepEqual((await cluster.store.load(id)).saved.entries.slice(0, saved.entries.length), saved.entries);
    await holder.start();
    await settled(id, players);
    await leave();
  }
});

test('two rooms for one table: one append wins, the other room dissolves, and its players find the table', async () => {
  // Two nodes that know nothing of each other, as after a Redis that was lost: each makes a room from the store.
  const alone = [];
  for (const _ of [0, 1]) alone.push(await cluster.add({ redis: undefined, check: 3600 }));
  const { id, keys } = await open(alone[0], { game: 'burgundy', seats: 2 });
  const sit = ({ url }) =>
    Promise.all(keys.map((key, seat) => Player.join({ url, id, seat, key, level: 'random', isPlaying: false })));
  let [ahead, behind] = [await sit(alone[0]), await sit(alone[1])];
  const all = [...ahead, ...behind];
  const rest = async (players) => {
    for (const player of players) player.isPlaying = false;
    return settled(id, players);
  };
  for (let round = 0; round < 4; round++) {
    const { version } = ahead[0];
    for (const player of ahead) player.play();
    await until(() => ahead.every((player) => player.version > version + 2), 'moves in one room');
    const saved = await rest(ahead);
    assert.ok(behind.every((player) => player.version < saved.version));
    // The other room has not heard of these. It answers an older version, which the store does not take.
    for (const player of behind) player.play();
    await until(() => behind.every((player) => player.version > saved.version), 'those of the other room play on', 10);
    const { entries } = await rest(behind);
    assert.deepEqual(entries.slice(0, saved.entries.length), saved.entries, 'what was stored stays');
    [ahead, behind] = [behind, ahead];
  }
  // And both at once.
  for (const player of all) player.play();
  const reached = ahead[0].version;
  await until(async () => (await cluster.store.version(id)) > reached + 20, 'moves in both', 60);
  for (const player of all) assert.deepEqual(player.complaints, []);
  for (const player of all) player.isPlaying = false;
  await Promise.all(all.map((player) => player.leave()));
  for (const node of alone) {
    await node.kill();
    cluster.nodes.splice(cluster.nodes.indexOf(node), 1);
  }
});

test('two nodes that wake a table at the same time: one of them has it, and everybody finds it', async () => {
  for (let round = 0; round < 5; round++) {
    const { id, keys } = await open(cluster.nodes[0], { game: 'burgundy', seats: 2 });
    for (const node of [...cluster.nodes, ...cluster.nodes]) node.process.send({ wake: id });
    await new Promise((done) => setTimeout(done, 10 * round));
    const players = await Promise.all(keys.map((key, seat) => Player.join({ url: rotated(seat), id, seat, key })));
    await until(() => players.every(({ version }) => version > 5), 'moves', 20);
    await settled(id, players);
    assert.equal(players[0].client.node, players[1].client.node);
    await Promise.all(players.map((player) => player.leave()));
  }
  for (const { process } of cluster.nodes) assert.equal(process.exitCode ?? process.signalCode, null);
});

test('who only watches a room that was overtaken is led to the table', async () => {
  const { id, players, leave } = await seated({ game: 'burgundy', seats: 2 }, { isPlaying: false });
  const alone = await cluster.add({ redis: undefined });
  const watching = await Player.join({ url: alone.url, id });
  for (const player of players) player.play();
  await until(() => players.every(({ version }) => version > watching.version + 5), 'moves elsewhere');
  for (const player of players) player.isPlaying = false;
  const { version } = players[0];
  // Nobody tells that room; it asks the store by itself.
  await until(() => watching.version >= version, 'those moves at whoever watches', 15);
  await watching.leave();
  await alone.kill();
  cluster.nodes.splice(cluster.nodes.indexOf(alone), 1);

  // A room that can be told is told at once, even if nothing was played since.
  const elsewhere = cluster.nodes.find((node) => node !== holderOf(players));
  elsewhere.process.send({ wake: id });
  await until(() => players.every(({ client }) => client.node?.endsWith(`:${elsewhere.port}`)), 'the newer room', 10);
  await settled(id, players);
  await leave();
});

test('Redis is restarted: those who play go on, and others still find the table', async () => {
  const { id, keys, players, leave } = await seated({ game: 'orleans', seats: 2 }, { level: 'random' });
  await until(() => players[0].version > 5, 'some moves');
  await cluster.redis.stop('SIGKILL');
  const during = players[0].version;
  await until(() => players.every((player) => player.version > during + 5), 'moves without Redis');
  await cluster.redis.start();
  const late = await Player.join({ url: rotated(1), id, seat: 0, key: keys[0], level: 'random' });
  const back = late.version;
  assert.ok(back > during);
  await until(() => [late, ...players].every((player) => player.version > back + 5), 'moves with everybody', 40);
  await settled(id, [late, ...players]);
  await Promise.all([late.leave(), leave()]);
});

test('Postgres is away, or refuses to write: nothing is sent that is not stored', async () => {
  const { id, players, leave } = await seated({ game: 'orleans', seats: 2 }, { level: 'random' });
  const told = () => Math.max(...players.map((player) => player.version));
  const stored = async () => (await cluster.store.load(id)).saved.version;
  const pg = (await import('../../hosts/colyseus/node_modules/pg/lib/index.js')).default;
  const ask = async (text) => {
    const client = new pg.Client(cluster.postgres.url);
    await client.connect();
    await client.query(text);
    await client.end();
  };
  let watched = 0;
  const watching = await new Client(cluster.nodes[0].url).joinOrCreate('loire', { id });
  watching.reconnection.enabled = false;
  watching.onMessage('refused', () => {});
  for (const type of ['table', 'change']) watching.onMessage(type, (table) => void (watched = table.version));
  await until(() => told() > 5 && watched > 0, 'some moves');

  await ask(
    'create function no() returns trigger as $$ begin raise exception $m$no space left$m$; end $$ language plpgsql',
  );
  await ask('create trigger no before insert or update on loire_tables for each row execute function no()');
  const isRefused = () => players.some((player) => player.refusals.some(({ code }) => code === 'notStored'));
  await until(isRefused, 'a refusal');
  const [seen, kept] = [told(), await stored()];
  // Whoever asks for everything gets nothing else, either.
  for (const until = performance.now() + 500; performance.now() < until; ) {
    watching.send('again');
    await new Promise((done) => setTimeout(done, 20));
  }
  assert.ok(told() <= kept, `${told()} was told, ${kept} is stored`);
  assert.ok(watched <= kept, `${watched} was told, ${kept} is stored`);
  assert.equal(told(), Math.max(seen, kept));
  await ask('drop trigger no on loire_tables');
  await until(() => told() > kept + 5, 'moves after it', 20);

  await cluster.postgres.stop('SIGKILL');
  for (const player of players) player.refusals = [];
  await until(isRefused, 'a refusal', 20);
  const last = told();
  await cluster.postgres.start();
  assert.ok(last <= (await stored()), 'what was told is there after a crash');
  await until(() => told() > last + 5, 'moves after the restart', 30);
  await settled(id, players);
  await Promise.all([watching.leave(), leave()]);
});

test('a bot plays for a player who is not there, until that one comes back', async () => {
  const node = await cluster.add({ away: 0.5, redis: undefined });
  const { id, keys } = await open(node, { game: 'burgundy', seats: 2 });
  const join = (seat) => Player.join({ url: node.url, id, seat, key: keys[seat] });
  const first = await join(0);
  const has = async (seat) => (await cluster.store.load(id)).saved.entries.some((entry) => entry.seat === seat);
  await until(() => has(1), 'moves of the bot', 20);
  assert.deepEqual((await cluster.store.load(id)).saved.dropped, { 1: 'normal' });
  const second = await join(1);
  await until(async () => Object.keys((await cluster.store.load(id)).saved.dropped).length === 0, 'it is back');
  const { version } = second;
  await until(() => second.version > version + 10, 'both play');
  assert.deepEqual(second.complaints, []);
  await Promise.all([first.leave(), second.leave()]);
  await node.kill();
  cluster.nodes.splice(cluster.nodes.indexOf(node), 1);
});

test('two versions of Loire in one cluster: each continues its own tables, and no others', async () => {
  const { id, keys, players, leave } = await seated({ game: 'burgundy', seats: 2 });
  await until(() => players[0].version > 3, 'some moves');
  await settled(id, players);
  await leave();
  const { saved } = await cluster.store.load(id);
  const other = await cluster.add({ pkg: otherPackage('9.9.9') });
  // Whoever asks the new node is led to one that can continue the table; the other way round, too.
  for (const seat of [0, 1, 0, 1]) {
    const visitor = new Player({ url: other.url, id, seat, key: keys[seat] });
    visitor.isPlaying = false;
    await visitor.client.join();
    assert.ok(!visitor.client.node.endsWith(`:${other.port}`), 'not at the other version');
    assert.equal(visitor.version, saved.version);
    await visitor.leave();
  }
  const theirs = await open(other, { game: 'burgundy', seats: 2 });
  assert.equal((await cluster.store.load(theirs.id)).saved.engine, '9.9.9');
  const both = await Promise.all(
    [0, 1].map((seat) => Player.join({ url: rotated(seat), id: theirs.id, seat, key: theirs.keys[seat] })),
  );
  for (const player of both) assert.ok(player.client.node.endsWith(`:${other.port}`), 'where it was made');
  await until(() => both.every((player) => player.version > 5), 'moves');
  await settled(theirs.id, both);
  await Promise.all(both.map((player) => player.leave()));

  // Where no node of its version is left, it is refused by name, and stays as it is.
  await other.kill();
  cluster.nodes.splice(cluster.nodes.indexOf(other), 1);
  const before = (await cluster.store.load(theirs.id)).saved;
  const claim = { url: rotated(0), id: theirs.id, seat: 0, key: theirs.keys[0] };
  const refused = await new TableClient(claim).join().catch((error) => error);
  assert.equal(refused.code, 409, refused.message);
  assert.match(refused.message, /wrongVersion.*9\.9\.9/);
  assert.deepEqual((await cluster.store.load(theirs.id)).saved, before, 'nothing has changed');
});
