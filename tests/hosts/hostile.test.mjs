// Clients that read what they should not know, and clients that send what they should not.

import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { after, before, test } from 'node:test';

// Must be the first import: it wraps the network before the clients use it.
import { heard } from '../helpers/hosts/heard.mjs';
import * as loire from 'loire';

import { Client } from '../../hosts/colyseus/node_modules/@colyseus/sdk/build/index.mjs';
import { TableClient } from '../../hosts/colyseus/client.js';
import { open, startCluster } from '../helpers/hosts/cluster.mjs';
import { Player, assertStored, until } from '../helpers/hosts/player.mjs';

const isChaos = Boolean(process.env.LOIRE_CHAOS);
const ILLEGAL = isChaos ? 10_000 : 1_000;
const MOVES = isChaos ? Infinity : 30;

let cluster;
before(async () => void (cluster = await startCluster(2, { rate: 100_000 })));
after(() => cluster?.stop());

/** What the store keeps of a key. */
const digest = (key) => createHash('sha256').update(key).digest('hex');

const SECRET = { game: 'burgundy', seats: 3, options: { setup: 'advancedSecret' } };

test('no byte sent to a client contains a seed, a key or a choice that is still secret', async () => {
  const { id, keys } = await open(cluster.nodes[0], SECRET);
  // Starts here, because opening a table returns its keys.
  heard.length = 0;
  const players = [];
  for (const seat of [0, 1, 2]) {
    const follow = seat === 2 ? 'states' : 'entries';
    const player = new Player({ url: cluster.nodes[seat % 2].url, id, seat, key: keys[seat], follow });
    player.isPlaying = false;
    await player.client.join();
    players.push(player);
  }
  const spectator = await Player.join({ url: cluster.nodes[0].url, id, follow: 'states' });
  // Two of three choose. Their own clients learn it, the others only learn the new version.
  const before = heard.length;
  for (const seat of [0, 1]) players[seat].play();
  await until(() => [spectator, ...players].every(({ version }) => version === 2), 'all clients know of two choices');
  const choices = heard
    .slice(before)
    .filter(({ bytes }) => bytes.includes('chooseEstate') || bytes.includes('estateChosen'));
  // The third one follows by states, and receives its own candidates twice.
  assert.equal(choices.length, 3 + 2, 'each choice goes to its own seat, the first one twice');
  const { saved } = await cluster.store.load(id);
  assert.equal(saved.held.length, 2);
  assert.equal(loire.hash(spectator.state), loire.hash(loire.view(saved.state, null)));
  assert.notEqual(loire.hash(spectator.state), loire.hash(saved.state));
  assert.equal(
    loire.hash(players[2].state),
    loire.hash(spectator.state),
    'a seat that has not chosen knows no more than a spectator',
  );
  // A client that joins now learns no choice but its own.
  const later = heard.length;
  for (const claim of [{}, { seat: 2, key: keys[2] }]) {
    const late = await Player.join({ url: cluster.nodes[1].url, id, ...claim, isPlaying: false });
    assert.equal(loire.hash(late.state), loire.hash(spectator.state));
    await late.leave();
  }
  assert.ok(heard.length > later);
  for (const { bytes } of heard.slice(later)) assert.equal(bytes.includes('chooseEstate'), false);
  // The third one chooses too; then the rest of the game.
  players[2].play();
  await until(() => spectator.isOver || spectator.version >= MOVES, 'a game', 300);
  for (const player of players) player.isPlaying = false;
  await new Promise((done) => setTimeout(done, 1000));
  await assertStored(cluster.store, id, [...players, spectator]);
  assert.ok(heard.length > 50);
  assert.ok(heard.some(({ url }) => url.startsWith('http')) && heard.some(({ url }) => url.startsWith('ws')));
  for (const { bytes } of heard) {
    for (const word of ['seed', 'dealer', 'held', 'dropped', ...keys, ...keys.map(digest)]) {
      assert.equal(bytes.includes(word), false, `${word} was sent: ${bytes.subarray(0, 200)}`);
    }
  }
  await Promise.all([...players, spectator].map((player) => player.leave()));
});

test('a client without the key of its seat is refused', async () => {
  const { id, keys } = await open(cluster.nodes[0], { game: 'burgundy', seats: 2 });
  const wrong = [
    { seat: 0 },
    { seat: 0, key: keys[1] },
    { seat: 0, key: '' },
    { seat: 0, key: { toString: 1 } },
    { seat: 7, key: keys[0] },
    { seat: -1, key: keys[0] },
    { seat: '0', key: keys[0] },
    { seat: 'length', key: keys[0] },
    { seat: [0], key: keys[0] },
  ];
  for (const claim of wrong) {
    const error = await new TableClient({ url: cluster.nodes[0].url, id, ...claim }).join().catch((error) => error);
    assert.equal(error.code, 403, JSON.stringify(claim));
  }
  for (const strange of ['nobody', "' or 1=1 --", '', undefined, 7, { a: 1 }, 'x'.repeat(10_000)]) {
    const error = await new TableClient({ url: cluster.nodes[1].url, id: strange }).join().catch((error) => error);
    assert.ok([400, 404].includes(error.code), `${String(strange).slice(0, 20)}: ${error.code} ${error.message}`);
  }
});

test('an impossible table is not opened', async () => {
  for (const setup of [
    {},
    { game: 'chess', seats: 2 },
    { game: 'burgundy', seats: 9 },
    { game: 'burgundy', seats: 2, seed: 'mine' },
  ]) {
    const { status, code, message } = await open(cluster.nodes[0], setup);
    assert.equal(status, 400);
    assert.ok(code && message);
  }
});

test('hostile messages are refused with a code or a rule, and the table and its neighbour go on', {
  timeout: isChaos ? 1_800_000 : 300_000,
}, async () => {
  // All clients at one node without other load.
  const node = await cluster.add({ redis: undefined });
  const { id, keys } = await open(node, { game: 'burgundy', seats: 2 });
  const neighbours = await open(node, { game: 'orleans', seats: 2 });

  const join = (seat, more = {}) => new Client(node.url).joinOrCreate('loire', { id, seat, key: keys[seat], ...more });
  const { saved } = await cluster.store.load(id);
  const [seat] = loire.turn(saved.state).asks.map((ask) => ask.seat);
  const [mine, other] = [await join(seat), await join(1 - seat)];
  const refusals = [];
  /** Called after a refusal. */
  let again;
  for (const room of [mine, other]) {
    room.reconnection.enabled = false;
    room.onMessage('table', () => {});
    room.onMessage('change', () => assert.fail('a hostile message was played'));
    room.onMessage('refused', (refusal) => {
      refusals.push(refusal);
      again?.();
    });
  }
  const [{ action }] = loire.legalActions(saved.state, seat);
  const odd = [
    null,
    undefined,
    0,
    '',
    [],
    {},
    'x'.repeat(30_000),
    { action: null },
    { action: 'x', version: {} },
    { action: { type: '__proto__' } },
  ];
  for (const message of odd) mine.send('answer', message);
  for (const message of odd.filter((each) => !each?.action)) other.send('undo', message);
  other.send('answer', { action });
  other.send('answer', { action, seat, version: saved.version });
  mine.send('answer', { action, version: saved.version - 1 });
  mine.send('answer', { action, version: saved.version + 1 });
  mine.send('nonsense', { a: 1 });
  const others = odd.length + odd.filter((each) => !each?.action).length + 5;
  await until(() => refusals.length === others, 'each message is refused');
  /** Sends illegal answers, ten of them always on their way, until all are refused. */
  const storm = async () => {
    const all = refusals.length + ILLEGAL;
    let left = ILLEGAL;
    again = () => left-- > 0 && mine.send('answer', { action: 'load 6', version: saved.version });
    for (let count = 0; count < 10; count++) again();
    await until(() => refusals.length === all, 'all illegal answers are refused', isChaos ? 600 : 60);
    again = undefined;
  };
  // A neighbour's move may take twice as long, or as long as a busy machine adds to a few milliseconds. As other load
  // may interfere, one of three attempts must succeed.
  for (let attempts = 3, isSlowed = true; isSlowed; attempts--) {
    const quiet = await paced(node, neighbours);
    let isOver = false;
    const busy = paced(node, neighbours, () => isOver);
    await storm();
    isOver = true;
    const slowed = await busy;
    console.log(`a neighbour's move takes ${quiet.toFixed(1)} ms, beside hostile ones ${slowed.toFixed(1)} ms`);
    isSlowed = slowed >= Math.max(2 * quiet, quiet + 10);
    assert.ok(!isSlowed || attempts > 1, `${quiet} ms, then ${slowed} ms`);
  }
  const codes = new Set(refusals.map(({ code }) => code));
  assert.ok(codes.has('staleVersion') && codes.has('notAsked') && codes.has('unknownMessage'), [...codes].join());
  assert.ok(refusals.filter(({ rule }) => /^B-\d{3}/.test(rule)).length >= ILLEGAL * 0.9);

  // More messages than may wait, and a message that is too long.
  refusals.length = 0;
  for (let count = 0; count < 500; count++) mine.send('answer', { action: 'load 6' });
  await until(() => refusals.some(({ code }) => code === 'tooMany'), 'a message is refused as one too many');
  let isCutOff = false;
  mine.onLeave(() => void (isCutOff = true));
  mine.send('answer', { action: 'x'.repeat(4_000_000) });
  await until(() => isCutOff, 'the client that sends 4 MB is disconnected', 20);
  assert.deepEqual((await cluster.store.load(id)).saved, saved, 'the table is unchanged');
  await other.leave();
  await node.kill();
  cluster.nodes.splice(cluster.nodes.indexOf(node), 1);
});

test('a flood of messages disconnects its sender', async () => {
  const node = await cluster.add({ rate: 20, redis: undefined });
  const { id, keys } = await open(node, { game: 'burgundy', seats: 2 });
  const room = await new Client(node.url).joinOrCreate('loire', { id, seat: 0, key: keys[0] });
  room.reconnection.enabled = false;
  for (const type of ['table', 'change', 'refused']) room.onMessage(type, () => {});
  let isCutOff = false;
  room.onLeave(() => void (isCutOff = true));
  for (let count = 0; count < 1_000; count++) room.send('again');
  await until(() => isCutOff, 'the sender is disconnected', 20);
  const back = await Player.join({ url: node.url, id, seat: 0, key: keys[0] });
  await back.leave();
  await node.kill();
  cluster.nodes.splice(cluster.nodes.indexOf(node), 1);
});

/** The median time of a move at a table, from sending to seeing it: of some moves, or of more until `isOver`. */
async function paced({ url }, { id, keys }, isOver = () => true) {
  const times = [];
  const waits = [];
  const player = new Player({
    url,
    id,
    seat: 0,
    key: keys[0],
    follow: 'states',
    onReceived: () => waits.shift()?.(),
  });
  player.isPlaying = false;
  await player.client.join();
  while (times.length < 60 || !isOver()) {
    const { legal } = player.client.view;
    // Plans and undoes the plan, which is always possible.
    const received = new Promise((done) => waits.push(done));
    const start = performance.now();
    if (player.client.view.canUndo) player.client.undo();
    else player.client.answer(legal.find(({ action, reveals }) => !reveals && action.type !== 'ready').action);
    await received;
    times.push(performance.now() - start);
  }
  await player.leave();
  return times.sort((a, b) => a - b)[Math.floor(times.length / 2)];
}
