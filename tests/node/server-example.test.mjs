// The example of a server: games over HTTP, and refusals with their rules.

import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, test } from 'node:test';

import { loadLoire, root } from '../helpers/package.mjs';
import { makeProject } from '../helpers/project.mjs';

let project, server, url, loire;
before(async () => {
  loire = await loadLoire();
  project = await makeProject({ 'server.mjs': await readFile(join(root, 'docs/examples/server/server.mjs'), 'utf8') });
  server = spawn(process.execPath, ['server.mjs'], {
    cwd: project.folder,
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [printed] = await once(server.stdout, 'data');
  url = String(printed).trim();
});
after(async () => {
  server?.kill();
  await project?.remove();
});

async function send(method, path, body) {
  const text = body === undefined || typeof body === 'string' ? body : JSON.stringify(body);
  const response = await fetch(url + path, { method, ...(text === undefined ? {} : { body: text }) });
  return { status: response.status, value: await response.json() };
}

const opened = async () => (await send('POST', '/games', { game: 'burgundy', seats: 2, seed: 'mine' })).value;

test('the server opens a game and plays moves', async () => {
  const { id, state } = await opened();
  assert.deepEqual(loire.validate(state), []);
  assert.equal(JSON.stringify(state).includes('seed'), false, 'the seed stays with the server');
  const [{ seat, action }] = loire.legalActions(state);
  const moved = await send('POST', `/games/${id}/moves`, { seat, action });
  assert.equal(moved.status, 200);
  assert.deepEqual(Object.keys(moved.value), ['state', 'turn'], 'events would reveal secret choices');
  const now = await send('GET', `/games/${id}`);
  assert.deepEqual(now.value.state, moved.value.state);
  assert.deepEqual(now.value.turn, loire.turn(now.value.state));
});

test('a secret choice goes to its own seat only, until all have chosen', async () => {
  const setup = { game: 'burgundy', seats: 3, options: { setup: 'advancedSecret' } };
  const { id, state } = (await send('POST', '/games', setup)).value;
  const choose = (seat) => {
    const { action } = loire.legalActions(state, seat).at(-1);
    return send('POST', `/games/${id}/moves`, { seat, action });
  };
  const own = await choose(0);
  assert.equal(own.status, 200);
  assert.notEqual(loire.hash(own.value.state), loire.hash(state), 'the seat that chose sees its choice');
  assert.deepEqual((await send('GET', `/games/${id}`)).value.state, state, 'spectators do not see it');
  const other = await choose(1);
  assert.deepEqual(other.value.state, loire.view(other.value.state, 1));
  assert.notEqual(loire.hash(other.value.state), loire.hash(state));
  assert.deepEqual((await send('GET', `/games/${id}`)).value.state, state, 'nor do they see two choices');
  const last = await choose(2);
  assert.deepEqual(
    (await send('GET', `/games/${id}`)).value.state,
    last.value.state,
    'all choices are revealed at once',
  );
});

test('a move against the rules is refused with the rule, and changes nothing', async () => {
  const { id, state } = await opened();
  const [{ seat }] = loire.legalActions(state);
  const refused = await send('POST', `/games/${id}/moves`, { seat, action: 'load 6' });
  assert.equal(refused.status, 422);
  assert.match(refused.value.rule, /^B-\d{3}/);
  assert.ok(refused.value.message.length > 10);
  assert.deepEqual((await send('GET', `/games/${id}`)).value.state, state);
});

test('the server answers invalid requests', async () => {
  const { id, state } = await opened();
  const bad = [
    ['POST', `/games/${id}/moves`, { seat: 0, action: 'no such thing' }, 400],
    ['POST', `/games/${id}/moves`, {}, 400],
    ['POST', `/games/${id}/moves`, '{"seat":', 400],
    ['POST', `/games/${id}/moves`, 'null', 400],
    ['POST', `/games/${id}/moves`, `"${'x'.repeat(100_000)}"`, 400],
    ['POST', '/games', { game: 'chess', seats: 2 }, 400],
    ['POST', '/games', { game: 'burgundy', seats: 9 }, 400],
    ['GET', '/games/unknown', undefined, 404],
    ['GET', '/elsewhere', undefined, 404],
    ['DELETE', `/games/${id}`, undefined, 405],
  ];
  for (const [method, path, body, status] of bad) {
    const answer = await send(method, path, body);
    assert.equal(
      answer.status,
      status,
      `${method} ${path} ${JSON.stringify(body)?.slice(0, 40)}: ${JSON.stringify(answer.value)}`,
    );
    assert.ok(answer.value.message);
  }
  assert.deepEqual((await send('GET', `/games/${id}`)).value.state, state);
});
