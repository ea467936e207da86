// `npm run soak`: plays many random games and checks every law; see tests/soak/main.rs.
// `-- --games 100000 --seed any-text --game tradeIntrigue` sets the number, the seed and the game; `--first 27 --games
// 1` repeats a single game.

import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';

import { Problem, main, run } from './common.mjs';
import { ensureRust } from './setup.mjs';

/** The tests of tests/soak by the public names of the games. */
const TESTS = { burgundy: 'burgundy', orleans: 'orleans', stories: 'stories', tradeIntrigue: 'trade_intrigue' };

main(() => {
  const text = { type: 'string' };
  const { values } = parseArgs({ options: { games: text, first: text, seed: text, threads: text, game: text } });
  const { games = '10000', first = '0', seed = 'soak', threads = String(availableParallelism()), game } = values;
  if (game && !TESTS[game]) throw new Problem(`--game must be one of ${Object.keys(TESTS).join(', ')}`);

  ensureRust();
  const chosen = game ? [TESTS[game], '--exact'] : [];
  run('cargo', ['test', '--release', '--quiet', '--test', 'soak', '--', '--nocapture', '--test-threads=1', ...chosen], {
    env: {
      ...process.env,
      LOIRE_SOAK_GAMES: games,
      LOIRE_SOAK_FIRST: first,
      LOIRE_SOAK_SEED: seed,
      LOIRE_SOAK_THREADS: threads,
    },
  });
});
