// Games of Orléans Stories that reach each kind of question: recorded games, or games with tables that cause it early.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { root } from './package.mjs';

/** The epochs of The First Kingdom with a change in one of them. */
function epochs(loire, number, change) {
  const rows = loire.components('stories').stories.find(({ id }) => id === 'firstKingdom').epochs;
  return rows.map(({ confidence: _, ...row }) => (row.number === number ? { ...row, ...change } : row));
}

/** A deed that is always available, with another bonus. */
function deeds(loire, id, bonus) {
  const { name, fields, advances } = loire.components('stories').deeds.find((deed) => deed.id === id);
  return [{ id, name, fields, advances, bonus }];
}

/** Every kind of question, with the recorded game or the tables that lead to it. */
export const STORIES_ASKS = {
  settle: { record: '2-favor-1' },
  recall: { record: '2-favor-1' },
  plan: { record: '3-kingdom-3' },
  turn: { record: '4-kingdom-4' },
  trade: { record: '2-favor-5' },
  deliver: {
    tables: (loire) => ({
      epochs: epochs(loire, 1, { effect: { bonus: [{ type: 'delivery', per: 'controlledVillage' }] } }),
    }),
  },
  place: { record: '2-favor-4' },
  transmute: { record: '2-favor-4' },
  draw: { record: '2-favor-4' },
  barter: { record: '2-kingdom-2' },
  raid: { tables: (loire) => ({ deeds: deeds(loire, 'alchemyA', { type: 'sendBack' }) }) },
  feed: { record: '2-favor-1' },
  pick: { record: '2-favor-3' },
  pickCard: { record: '2-favor-3' },
  unload: { record: '2-favor-1' },
  payFood: { record: '3-kingdom-3' },
  payValue: { tables: (loire) => ({ epochs: epochs(loire, 2, { enter: [{ type: 'payValue', amount: 3 }] }) }) },
  wild: { record: '2-kingdom-4' },
};

/** A recorded game of the tests. */
export const keptRecord = (name) =>
  JSON.parse(readFileSync(join(root, 'tests', 'records', 'stories', `${name}.json`), 'utf8'));

const asks = (table, kind) => table.turn().asks?.[0]?.ask.type === kind;

/** The record of a game up to a question of this kind. */
export function recordUpTo(loire, kind) {
  const { record, tables } = STORIES_ASKS[kind];
  return record ? cut(loire, keptRecord(record), kind) : played(loire, kind, tables(loire));
}

function cut(loire, { scores: _, ...record }, kind) {
  const table = loire.Game.create({ ...record.setup, game: 'stories', dealer: 'host' });
  try {
    for (const [at, entry] of record.entries.entries()) {
      if (asks(table, kind)) return { ...record, entries: record.entries.slice(0, at) };
      if ('seat' in entry) table.play(entry.seat, entry.action);
      else table.settle(entry.chance);
    }
  } finally {
    table.free();
  }
  throw new Error(`that game never reaches ${kind}`);
}

function played(loire, kind, tables) {
  for (let attempt = 0; attempt < 100; attempt++) {
    const seed = `${kind} ${attempt}`;
    const table = loire.Game.create({ game: 'stories', scenario: 'firstKingdom', seats: 3, seed, tables });
    try {
      for (let answers = 0; answers < 200; answers++) {
        if (asks(table, kind)) return table.record();
        table.playout(`${seed} ${answers}`, 1);
      }
    } finally {
      table.free();
    }
  }
  throw new Error(`no game reaches ${kind}`);
}
