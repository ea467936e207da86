// Calls that might not end: they stop at a limit, and a lack of memory is an error, not a trap.

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

import { everyGame, loire } from '../helpers/every-game.mjs';
import { entry, packageFolder } from '../helpers/package.mjs';
import { refusal } from '../helpers/values.mjs';

const race = { game: 'stories', scenario: 'firstKingdom', seats: 2, seed: 'a' };
const decisionsIn = (entries) => entries.filter((entry) => 'seat' in entry).length;

test('a race without an end stops after 5,000 decisions and reports it', () => {
  const game = loire.Game.create(race);
  const { entries, limitReached, state } = game.playout('x');
  assert.deepEqual([decisionsIn(entries), limitReached], [5_000, true]);
  assert.deepEqual(state, game.state());
  assert.equal(loire.Game.create(race).countPlayout('x'), 5_000);
  game.free();
});

everyGame('a playout reports whether the game is over', ({ seeded }) => {
  const game = loire.Game.create({ ...seeded, ...(seeded.game === 'stories' && { scenario: 'kingsFavor' }) });
  assert.equal(game.playout('x', 3).limitReached, true);
  assert.equal(game.playout('x').limitReached, false);
  assert.equal(game.playout('x').limitReached, false, 'false if the game is already over');
  game.free();
});

test('a long playout returns the events of its first 5,000 decisions', () => {
  const [short, long] = [5_000, 6_000].map((limit) => loire.Game.create(race).playout('x', limit));
  assert.equal(decisionsIn(long.entries), 6_000);
  assert.deepEqual(long.events.slice(0, short.events.length), short.events);
  assert.ok(long.events.length - short.events.length < 50, `${long.events.length} of ${short.events.length}`);
});

test('a limit of more than 100,000 decisions is refused', () => {
  const game = loire.Game.create(race);
  for (const limit of [100_001, 1e15, Infinity]) {
    for (const call of [() => game.playout('x', limit), () => game.countPlayout('x', limit)]) {
      const { code, path, message } = refusal(call);
      assert.deepEqual([code, path], ['badInput', 'limit'], message);
      assert.match(message, /0 to 100000/);
    }
  }
  assert.equal(game.countPlayout('x', 100_000), 100_000);
  game.free();
});

test('a game has at most 500,000 entries', () => {
  const game = loire.Game.create(race);
  let last;
  while ((last = game.playout('x', 100_000)).entries.length > 0) if (game.state().position.round > 1e6) break;
  assert.equal(last.limitReached, true);
  assert.equal(game.record().entries.length, 500_000);
  const legal = game.legal();
  const calls = legal.length
    ? [() => game.play(legal[0].seat, legal[0].action), () => game.play(legal[0].seat, legal[0].notation)]
    : [];
  for (const call of [...calls, () => game.apply([])]) assert.equal(refusal(call).code, 'tooLarge');
  const on = loire.Game.load(game.state());
  assert.equal(decisionsIn(on.playout('x', 5).entries), 5, 'a game loaded from its state goes on');
  for (const one of [game, on]) one.free();
});

test('a lack of memory is an error, and existing games go on', () => {
  const script = `
    import { Game, LoireError, initSync } from ${JSON.stringify(entry())};
    import { readFileSync } from 'node:fs';
    initSync({ stories: Buffer.from(readFileSync(0, 'utf8'), 'base64') });
    const game = Game.create(${JSON.stringify(race)});
    game.playout('x', 100_000);
    const hash = game.hash();
    const forks = [];
    let code;
    while (!code && forks.length < 10_000) {
      try {
        forks.push(game.fork());
      } catch (error) {
        code = error instanceof LoireError ? error.code : String(error);
      }
    }
    const tried = [() => Game.create(${JSON.stringify(race)}), () => Game.load(game.state()), () => game.think(0), () => game.playout('x')];
    const codes = tried.map((call) => {
      try {
        return void call();
      } catch (error) {
        return error.code;
      }
    });
    const isSame = game.hash() === hash && forks.at(-1).hash() === hash;
    for (const fork of forks) fork.free();
    game.fork().free();
    console.log(JSON.stringify({ code, codes, isSame, forks: forks.length }));`;
  const wasm = withMost(readFileSync(join(packageFolder, 'stories.wasm')), 640);
  const input = wasm.toString('base64');
  const out = execFileSync(process.execPath, ['--input-type=module', '-e', script], { input, encoding: 'utf8' });
  const { code, codes, isSame, forks } = JSON.parse(out);
  assert.ok(forks > 10, `${forks} forks`);
  assert.deepEqual([code, ...codes], Array(5).fill('outOfMemory'));
  assert.equal(isSame, true);
});

/** A wasm module whose memory is limited to this many megabytes. */
function withMost(module, megabytes) {
  const number = (at) => {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = module[at++];
      value |= (byte & 127) << shift;
      if (byte < 128) return { value, at };
    }
  };
  const written = (value) => (value < 128 ? [value] : [(value & 127) | 128, ...written(value >>> 7)]);
  for (let at = 8; at < module.length; ) {
    const size = number(at + 1);
    const end = size.at + size.value;
    if (module[at] === 5) {
      assert.deepEqual([...module.subarray(size.at, size.at + 2)], [1, 0], 'the module has one memory without a limit');
      const content = [1, 1, ...module.subarray(size.at + 2, end), ...written(megabytes * 16)];
      return Buffer.concat([
        module.subarray(0, at),
        Buffer.from([5, ...written(content.length), ...content]),
        module.subarray(end),
      ]);
    }
    at = end;
  }
  throw new Error('the module has no memory section');
}
