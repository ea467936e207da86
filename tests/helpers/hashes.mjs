// Two hundred games and what they hash to, the same natively, in Node and in browsers. `node tests/helpers/hashes.mjs`
// writes tests/hashes.json anew: only for a change that is meant to change games.

const GAMES = 200;

/** What one line of tests/hashes.json says of a game: its length, the hash at each quarter, the final scores. */
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

/** Every seat count, way of setting up, option and duchy, in turn. */
function list(duchies) {
  return Array.from({ length: GAMES }, (_, n) => {
    const seats = 2 + (n % 3);
    const setup = ['basic', 'advancedOpen', 'advancedSecret'][Math.floor(n / 3) % 3];
    const pair = (i) => [duchies[(n + i) % duchies.length], duchies[(n * 5 + i * 7 + 1) % duchies.length]];
    const options = {
      setup,
      boardPairs: Array.from({ length: seats + (n % 2) }, (_, i) => pair(i)),
      scoreStartArea: n % 2 === 1,
      buyDuringAction: n % 5 < 2,
      t8BoostsFreeShift: n % 7 < 3,
      tieBreak: n % 4 < 2 ? 'mostEmpty' : 'fewestEmpty',
    };
    return { setup: { game: 'burgundy', seats, options, seed: `deal ${n}` }, playout: `play ${n}` };
  });
}

async function write() {
  const { writeFileSync } = await import('node:fs');
  const { loadLoire, root } = await import('./package.mjs');
  const loire = await loadLoire();
  const duchies = loire.components('burgundy').duchies.map(({ id }) => id);
  const lines = list(duchies).map((game) => JSON.stringify({ ...game, ...measure(loire, game) }));
  writeFileSync(`${root}tests/hashes.json`, `[\n${lines.join(',\n')}\n]\n`);
}

if (globalThis.process?.argv[1]?.endsWith('helpers/hashes.mjs')) await write();
