// Measuring in Node: best of several rounds, since a busy machine only ever makes one slower.

/** What is measured, under its name: a game's id and what its set-up says besides seats. */
export const MEASURED = {
  burgundy: { game: 'burgundy' },
  orleans: { game: 'orleans' },
  tradeIntrigue: {
    game: 'orleans',
    modules: ['orders', 'newEvents', 'newDeeds', 'intrigue', 'newPlaces'],
    options: { civicBoard: 'both' },
  },
  // As many rounds as people need.
  stories: { game: 'stories', scenario: 'firstKingdom', options: { roundLimit: 25 } },
  kingsFavor: { game: 'stories', scenario: 'kingsFavor' },
};

/** Prints a figure as a JSON line. */
export const tell = (key, value, digits = 3) => console.log(JSON.stringify({ [key]: Number(value.toFixed(digits)) }));

/** The fewest milliseconds of several rounds. */
export function best(rounds, round) {
  let fewest = Infinity;
  for (let i = 0; i < rounds; i++) {
    const start = performance.now();
    round();
    fewest = Math.min(fewest, performance.now() - start);
  }
  return fewest;
}

/** The time that 95 of 100 calls stay below, in milliseconds: of the best of several rounds over all inputs. */
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
