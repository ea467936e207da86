// Two hundred games of each kind and their hashes, which are the same natively, in Node and in browsers.
// `node tests/helpers/hashes.mjs` rewrites tests/hashes.json: only after a change that is meant to change games.

const GAMES = 200;

/** A line of tests/hashes.json: the length of a game, the hash at each quarter, the final scores. */
export function measure(loire, { setup, playout }) {
  const game = loire.Game.create(setup);
  game.playout(playout);
  const record = game.record();
  const entries = record.entries.length;
  const hashes = [0, 1, 2, 3].map((part) => loire.hash(loire.replay(record, Math.floor((entries * part) / 4)).state));
  hashes.push(game.hash());
  game.free();
  return { entries, hashes, scores: record.scores };
}

async function write() {
  const { writeFileSync } = await import('node:fs');
  const { GAMES: all } = await import('./games.mjs');
  const { loadLoire, root } = await import('./package.mjs');
  const loire = await loadLoire();
  const lists = loire.games().map(({ id }) => {
    const lines = Array.from({ length: GAMES }, (_, n) => {
      const game = {
        setup: { game: id, ...all[id].variedSetup(n, loire.components(id)), seed: `deal ${n}` },
        playout: `play ${n}`,
      };
      return JSON.stringify({ ...game, ...measure(loire, game) });
    });
    return `"${id}":[\n${lines.join(',\n')}\n]`;
  });
  writeFileSync(`${root}tests/hashes.json`, `{${lists.join(',\n')}}\n`);
}

if (globalThis.process?.argv[1]?.endsWith('helpers/hashes.mjs')) await write();
