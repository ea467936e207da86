// Starting points of hostile inputs: positions and records of all games, in set-ups of every kind, at any depth.

import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { games, loire } from '../every-game.mjs';
import { root } from '../package.mjs';

const printed = new Map(games.map(({ id }) => [id, loire.components(id)]));

/** Recorded games go deeper than random ones. */
const recorded = new Map(
  games.map(({ id }) => {
    const folder = join(root, 'tests', 'records', id);
    const names = readdirSync(folder).filter((name) => name.endsWith('.json') && name !== 'expected.json');
    return [id, names.sort().map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')))];
  }),
);

/** A playable set-up of any kind. */
export function anySetup(trial, { below, pick }) {
  const setup = below(3) ? trial.variedSetup(below(300), printed.get(trial.id)) : structuredClone(pick(trial.setups));
  const { seed: _, dealer: __, ...rest } = setup;
  // Includes races without an end.
  if (rest.options?.roundLimit && below(3) === 0) rest.options = { ...rest.options, roundLimit: 0 };
  const names = below(4) ? {} : { names: Array.from({ length: rest.seats }, () => 'n'.repeat(below(201))) };
  const dealer = below(3) ? { seed: `s${below(1e6)}` } : { dealer: 'host' };
  return { ...rest, ...names, ...dealer, game: trial.id };
}

/** A running game with everything that calls need as arguments. */
export function anyPosition(random) {
  const { below, pick } = random;
  const trial = pick(games);
  const game = below(3) ? played(trial, random) : replayed(trial, random);
  const position = {
    trial,
    state: game.state(),
    record: game.record(),
    legal: game.legal(),
    outcomes: game.outcomes(),
  };
  game.free();
  return position;
}

function played(trial, random) {
  const game = loire.Game.create(anySetup(trial, random));
  game.playout(`p${random.below(1e6)}`, random.below(random.below(4) ? 250 : 1000));
  return game;
}

function replayed(trial, { below, pick }) {
  const { scores: _, ...record } = pick(recorded.get(trial.id));
  return loire.Game.load({ ...record, entries: record.entries.slice(0, below(record.entries.length + 1)) });
}
