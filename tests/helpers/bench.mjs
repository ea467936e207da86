// Benchmarks in Node: the best of several rounds, since other load only slows a round down.

/** The measured games by the names of their figures: a game's id and its set-up besides seats. */
export const MEASURED = {
  burgundy: { game: 'burgundy' },
  orleans: { game: 'orleans' },
  tradeIntrigue: {
    game: 'orleans',
    modules: ['orders', 'newEvents', 'newDeeds', 'intrigue', 'newPlaces'],
    options: { civicBoard: 'both' },
  },
  // The number of rounds depends on the players.
  stories: { game: 'stories', scenario: 'firstKingdom', options: { roundLimit: 25 } },
  kingsFavor: { game: 'stories', scenario: 'kingsFavor' },
};

/** Prints a figure as a JSON line. */
export const tell = (key, value, digits = 3) => console.log(JSON.stringify({ [key]: Number(value.toFixed(digits)) }));

/** The shortest of several rounds, in ms. */
export function best(rounds, round) {
  let fewest = Infinity;
  for (let i = 0; i < rounds; i++) {
    const start = performance.now();
    round();
    fewest = Math.min(fewest, performance.now() - start);
  }
  return fewest;
}

/** The 95th percentile of the time of a call, in ms: of the best of several rounds over all inputs. */
export function p95(rounds, inputs, call) {
  let lowest = Infinity;
  for (let i = 0; i < rounds; i++) {
    const times = inputs.map((input) => {
      const start = performance.now();
      call(input);
      return performance.now() - start;
    });
    times.sort((a, b) => a - b);
    lowest = Math.min(lowest, times[Math.ceil(times.length * 0.95) - 1]);
  }
  return lowest;
}
