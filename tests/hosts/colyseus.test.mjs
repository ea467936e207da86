// Tables on Colyseus: two nodes, Redis, Postgres and all their failures. `npm run chaos` runs longer.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';

import { Client } from '../../hosts/colyseus/node_modules/@colyseus/sdk/build/index.mjs';
import { TableClient } from '../../hosts/colyseus/client.js';
import { open, otherPackage, startCluster } from '../helpers/hosts/cluster.mjs';
import { Player, assertStored, until } from '../helpers/hosts/player.mjs';

const isChaos = Boolean(process.env.LOIRE_CHAOS);
const [KILLS, DRAWS] = isChaos ? [20, 5] : [3, 1];
/** Max moves of a game. */
const MOVES = isChaos ? Infinity : 40;

const GAMES = {
  burgundy: { game: 'burgundy', seats: 2 },
  orleans: { game: 'orleans', seats: 3 },
  // The game could go on until a player ends it.
  stories: { game: 'stories', seats: 2, scenario: 'firstKingdom', options: { roundLimit: 8 } },
};

let cluster;
before(async () => void (cluster = await startCluster(2, { rate: 200, away: 60 })));
after(() => cluster?.stop());

/** Players at all seats of a new table, who connect to alternating nodes. */
async function seated(setup, options = {}) {
  const table = await open(cluster.nodes[0], setup);
  assert.equal(table.status, 201, table.message);
  const join = (seat) => Player.join({ url: rotated(seat), id: table.id, seat, key: table.keys[seat], ...options });
  const players = await Promise.all(table.keys.map((_, seat) => join(seat)));
  return { ...table, players, leave: () => Promise.all(players.map((player) => player.leave())) };
}

/** The node that has the table of these players. */
function holderOf([{ client }]) {
  const holder = cluster.nodes.find(({ port }) => client.node?.endsWith(`:${port}`));
  assert.ok(holder, 'one node has the table');
  return holder;
}

const rotated = (by) => cluster.urls().map((_, at, all) => all[(at + by) % all.length]);

for (const [name, setup] of Object.entries(GAMES)) {
  test(`${name}: all players over two nodes and the store have the same hash`, { timeout: 600_000 }, async () => {
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

/** Pauses all players; then all of them must know what is stored. */
async function settled(id, players) {
  for (const player of players) player.isPlaying = false;
  let seen = -1;
  await until(async () => seen === (seen = (await cluster.store.load(id)).saved.version), 'rest', 10, 300);
  return assertStored(cluster.store, id, players);
}

test(`the table survives when the node with the table dies ${KILLS} times, before or after storing`, {
  timeout: 1_800_000,
}, async () => {
  // A long game: it must not end before the last death.
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
    // With or without a move on its way.
    await new Promise((done) => setTimeout(done, 40 * Math.random()));
    const death = [undefined, 'before', 'after'][kill % 3];
    const seen = Math.max(...players.map(({ version }) => version));
    if (death) {
      holder.process.send({ death });
      await until(() => holder.process.signalCode === 'SIGKILL', 'death at the next move', 60);
    } else await holder.kill();
    const { saved } = await cluster.store.load(id);
    if (death === 'after') assert.ok(saved.version > seen, 'the last move is stored');
    await until(() => players.every((player) => player.version > saved.version), 'all players play on', 60);
    await holder.start();
  }
  await settled(id, players);
  const longest = Math.round(Math.max(...players.map(({ longestAway }) => longestAway)));
  console.log(`disconnected for at most ${longest} ms`);
  // Depends on the clock, so only where nothing else runs.
  if (isChaos) assert.ok(longest < 10_000, `disconnected for ${longest} ms`);
  await leave();
});

test('dice that were seen when the node died are not rolled again', { timeout: 600_000 }, async () => {
  for (let left = DRAWS; left > 0; left--) {
    const { id, players, leave } = await seated({ game: 'burgundy', seats: 2 });
    const holder = holderOf(players);
    // Players must not go on at the other node before the check.
    holder.process.once('exit', () => {
      for (const player of players) player.isPlaying = false;
    });
    holder.process.send({ death: 'drawn' });
    await until(() => holder.process.signalCode === 'SIGKILL', 'death after a draw', 60);
    const { saved } = await cluster.store.load(id);
    assert.ok('chance' in saved.entries.at(-1), 'the last entry is a roll');
    assert.ok(
      players.every(({ version }) => version === saved.version),
      'all players have seen the dice',
    );
    for (const player of players) player.play();
    // Other dice would make the players report that known entries have changed.
    await until(() => players.every((player) => player.version > saved.version + 5), 'all players play on', 60);
    assert.deepEqual((await cluster.store.load(id)).saved.entries.slice(0, saved.entries.length), saved.entries);
    await holder.start();
    await settled(id, players);
    await leave();
  }
});

test('two rooms for one table: one append wins, the other room dissolves, and its players find the table', async () => {
  // Two nodes that do not know each other, as after a loss of Redis: each creates a room from the store.
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
    await until(() => ahead.every((player) => player.version > version + 2), 'one room has new moves');
    const saved = await rest(ahead);
    assert.ok(behind.every((player) => player.version < saved.version));
    // The other room does not know these moves. It answers an older version, which the store refuses.
    for (const player of behind) player.play();
    await until(
      () => behind.every((player) => player.version > saved.version),
      'the players of the other room play on',
      10,
    );
    const { entries } = await rest(behind);
    assert.deepEqual(entries.slice(0, saved.entries.length), saved.entries, 'stored entries stay');
    [ahead, behind] = [behind, ahead];
  }
  // Then both at once.
  for (const player of all) player.play();
  const reached = ahead[0].version;
  await until(async () => (await cluster.store.version(id)) > reached + 20, 'both rooms have new moves', 60);
  for (const player of all) assert.deepEqual(player.complaints, []);
  for (const player of all) player.isPlaying = false;
  await Promise.all(all.map((player) => player.leave()));
  for (const node of alone) {
    await node.kill();
    cluster.nodes.splice(cluster.nodes.indexOf(node), 1);
  }
});

test('of two nodes that load a table at the same time one gets it, and all players find it', async () => {
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

test('a spectator who only watches a replaced room is led to the table', async () => {
  const { id, players, leave } = await seated({ game: 'burgundy', seats: 2 }, { isPlaying: false });
  const alone = await cluster.add({ redis: undefined });
  const watching = await Player.join({ url: alone.url, id });
  for (const player of players) player.play();
  await until(() => players.every(({ version }) => version > watching.version + 5), 'moves elsewhere');
  for (const player of players) player.isPlaying = false;
  const { version } = players[0];
  // No message reaches that room; it asks the store by itself.
  await until(() => watching.version >= version, 'the spectator sees those moves', 15);
  await watching.leave();
  await alone.kill();
  cluster.nodes.splice(cluster.nodes.indexOf(alone), 1);

  // A room that receives messages closes at once, even without a new move.
  const elsewhere = cluster.nodes.find((node) => node !== holderOf(players));
  elsewhere.process.send({ wake: id });
  await until(
    () => players.every(({ client }) => client.node?.endsWith(`:${elsewhere.port}`)),
    'the players are in the newer room',
    10,
  );
  await settled(id, players);
  await leave();
});

test('when Redis is restarted players go on, and others still find the table', async () => {
  const { id, keys, players, leave } = await seated({ game: 'orleans', seats: 2 }, { level: 'random' });
  await until(() => players[0].version > 5, 'some moves');
  await cluster.redis.stop('SIGKILL');
  const during = players[0].version;
  await until(() => players.every((player) => player.version > during + 5), 'players go on without Redis');
  await cluster.redis.start();
  const late = await Player.join({ url: rotated(1), id, seat: 0, key: keys[0], level: 'random' });
  const back = late.version;
  assert.ok(back > during);
  await until(() => [late, ...players].every((player) => player.version > back + 5), 'all players go on', 40);
  await settled(id, [late, ...players]);
  await Promise.all([late.leave(), leave()]);
});

test('while Postgres is away or refuses to write, only stored moves are sent', async () => {
  const { id, players, leave } = await seated({ game: 'orleans', seats: 2 }, { level: 'random' });
  const newest = () => Math.max(...players.map((player) => player.version));
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
  await until(() => newest() > 5 && watched > 0, 'some moves');

  await ask(
    'create function no() returns trigger as $$ begin raise exception $m$no space left$m$; end $$ language plpgsql',
  );
  await ask('create trigger no before insert or update on loire_tables for each row execute function no()');
  const isRefused = () => players.some((player) => player.refusals.some(({ code }) => code === 'notStored'));
  await until(isRefused, 'a refusal');
  const [seen, kept] = [newest(), await stored()];
  // A client that asks for the whole table gets nothing newer, either.
  for (const until = performance.now() + 500; performance.now() < until; ) {
    watching.send('again');
    await new Promise((done) => setTimeout(done, 20));
  }
  assert.ok(newest() <= kept, `${newest()} was sent, ${kept} is stored`);
  assert.ok(watched <= kept, `${watched} was sent, ${kept} is stored`);
  assert.equal(newest(), Math.max(seen, kept));
  await ask('drop trigger no on loire_tables');
  await until(() => newest() > kept + 5, 'players go on after it', 20);

  await cluster.postgres.stop('SIGKILL');
  for (const player of players) player.refusals = [];
  await until(isRefused, 'a refusal', 20);
  const last = newest();
  await cluster.postgres.start();
  assert.ok(last <= (await stored()), 'all that was sent is there after a crash');
  await until(() => newest() > last + 5, 'players go on after the restart', 30);
  await settled(id, players);
  await Promise.all([watching.leave(), leave()]);
});

test('a bot plays for an absent player until that player is back', async () => {
  const node = await cluster.add({ away: 0.5, redis: undefined });
  const { id, keys } = await open(node, { game: 'burgundy', seats: 2 });
  const join = (seat) => Player.join({ url: node.url, id, seat, key: keys[seat] });
  const first = await join(0);
  const has = async (seat) => (await cluster.store.load(id)).saved.entries.some((entry) => entry.seat === seat);
  await until(() => has(1), 'the bot has played', 20);
  assert.deepEqual((await cluster.store.load(id)).saved.dropped, { 1: 'normal' });
  const second = await join(1);
  await until(async () => Object.keys((await cluster.store.load(id)).saved.dropped).length === 0, 'the player is back');
  const { version } = second;
  await until(() => second.version > version + 10, 'both play');
  assert.deepEqual(second.complaints, []);
  await Promise.all([first.leave(), second.leave()]);
  await node.kill();
  cluster.nodes.splice(cluster.nodes.indexOf(node), 1);
});

test('two versions of Loire in one cluster continue only their own tables', async () => {
  const { id, keys, players, leave } = await seated({ game: 'burgundy', seats: 2 });
  await until(() => players[0].version > 3, 'some moves');
  await settled(id, players);
  await leave();
  const { saved } = await cluster.store.load(id);
  const other = await cluster.add({ pkg: otherPackage('9.9.9') });
  // A client that asks the new node is led to one that can continue the table, and vice versa.
  for (const seat of [0, 1, 0, 1]) {
    const visitor = new Player({ url: other.url, id, seat, key: keys[seat] });
    visitor.isPlaying = false;
    await visitor.client.join();
    assert.ok(!visitor.client.node.endsWith(`:${other.port}`), 'the table is not at a node of the other version');
    assert.equal(visitor.version, saved.version);
    await visitor.leave();
  }
  const theirs = await open(other, { game: 'burgundy', seats: 2 });
  assert.equal((await cluster.store.load(theirs.id)).saved.engine, '9.9.9');
  const both = await Promise.all(
    [0, 1].map((seat) => Player.join({ url: rotated(seat), id: theirs.id, seat, key: theirs.keys[seat] })),
  );
  for (const player of both)
    assert.ok(player.client.node.endsWith(`:${other.port}`), 'the table is where it was created');
  await until(() => both.every((player) => player.version > 5), 'moves');
  await settled(theirs.id, both);
  await Promise.all(both.map((player) => player.leave()));

  // Without a node of its version the table is refused by name, and stays unchanged.
  await other.kill();
  cluster.nodes.splice(cluster.nodes.indexOf(other), 1);
  const before = (await cluster.store.load(theirs.id)).saved;
  const claim = { url: rotated(0), id: theirs.id, seat: 0, key: theirs.keys[0] };
  const refused = await new TableClient(claim).join().catch((error) => error);
  assert.equal(refused.code, 409, refused.message);
  assert.match(refused.message, /wrongVersion.*9\.9\.9/);
  assert.deepEqual((await cluster.store.load(theirs.id)).saved, before, 'the stored table is unchanged');
});
