// The engine contract of boardgamers.space for a game of Loire. Data is plain JSON, and goes from call to call:
//
//   { saved: the table as loire/table stores it, names, isOpen: is the turn still going on, and can be taken back? }
//
// The server calls some functions in its main process and some in workers, without waiting for anything, so the engine
// is started while this file is imported.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { games, initSync, replay as replayed, scores as scored, turn, view } from 'loire';
import { Table } from 'loire/table';

const wasmOf = (game) => readFileSync(fileURLToPath(import.meta.resolve(`loire/${game}.wasm`)));

/** The functions of the contract for one game. */
export function engineOf(game) {
  initSync({ [game]: wasmOf(game) });
  const about = games().find(({ id }) => id === game);

  /** Does something with the table of some data; what it is then. */
  const changed = (data, run) => {
    const table = Table.load(data.saved);
    try {
      const isOpen = run(table) ?? false;
      return { ...data, saved: table.saved(), isOpen };
    } finally {
      table.free();
    }
  };

  return {
    /** What an administrator enters for the game: the numbers of players, expansions and options of the site's forms. */
    info: { players: about.seats, expansions: about.modules.map(named), options: fields(about) },

    /** A new game. The seed is not used: whoever knew it would know every draw. */
    init(players, expansions = [], options = {}, _seed = '', _creator = undefined) {
      const table = opened(game, players, about, expansions, options);
      try {
        return { saved: table.saved(), names: [], isOpen: false };
      } finally {
        table.free();
      }
    },

    /**
     * A whole turn so far, as notations, from the data that was saved last. It stays open as long as the player is
     * asked, nothing was revealed and nobody else has answered, a bot for a player who left included: then `toSave`
     * gives nothing, and the next move tells the turn from its beginning.
     */
    move(data, move, player) {
      const answers = Array.isArray(move) ? move : String(move).split('\n');
      return changed(data, (table) => {
        const { length } = table.entries(null);
        for (const answer of answers) table.answer(player, answer);
        const isAlone = table.entries(null, length).every((entry) => entry.seat === player);
        return table.asked().includes(player) && isAlone;
      });
    },

    /** A bot plays until the player is no longer asked. */
    moveAI: (data, player) => changed(data, (table) => void table.bot(player)),

    /** A bot plays for the player from now on. */
    dropPlayer: (data, player) => changed(data, (table) => void table.drop(player)),

    toSave: (data) => (data.isOpen ? undefined : data),
    ended: ({ saved }) => turn(saved.state).type === 'over',
    cancelled: ({ saved }) => Object.keys(saved.dropped).length === saved.state.setup.seats,
    scores: ({ saved }) => scored(saved.state).map(({ total }) => total),
    rankings: ({ saved }) => scored(saved.state).map(({ rank }) => rank),

    /** Who is asked and has not left; one alone as a number. */
    currentPlayer({ saved }) {
      const now = turn(saved.state);
      const asked = now.type === 'seats' ? now.asks.map(({ seat }) => seat).filter((seat) => !saved.dropped[seat]) : [];
      return asked.length > 1 ? asked : asked[0];
    },

    /** What a player, or whoever watches, may know. */
    stripSecret({ saved, ...data }, player) {
      const seat = Number.isInteger(player) && player >= 0 ? player : null;
      const held = saved.held.filter((entry) => entry.seat === seat);
      return { ...data, saved: { ...saved, state: view(saved.state, seat), held } };
    },

    logLength: ({ saved }) => saved.entries.length,

    logSlice({ saved, names }, { start = 0, end = saved.entries.length } = {}) {
      return { log: saved.entries.slice(start, end).map((entry) => ({ ...entry, message: words(entry, names) })) };
    },

    /** The game as it was after so many entries; draws that were due then are made already. */
    replay({ saved, ...data }, { to = saved.entries.length } = {}) {
      const { loire } = saved.state;
      const after = (count) => {
        const entries = saved.entries.slice(0, count);
        return { entries, ...replayed({ loire, game, setup: saved.state.setup, entries }) };
      };
      let count = Math.min(to, saved.entries.length);
      // Between two draws nobody can be asked anything.
      while (count < saved.entries.length && turn(after(count).state).type === 'chance') count++;
      const { entries, state } = after(count);
      const since = saved.since.map(() => 0);
      return { ...data, isOpen: false, saved: { ...saved, entries, state, since, held: [], dropped: {}, version: 0 } };
    },

    setPlayerMetaData({ names, ...data }, player, { name }) {
      const all = [...names];
      all[player] = name;
      return { ...data, names: all };
    },
  };
}

/** A choice of the site's forms. */
const named = (name) => ({ name, label: inWords(name) });

/** "newDeeds" is "New deeds". */
function inWords(name) {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words[0].toUpperCase() + words.slice(1);
}

/** The options of a game as the site's forms have them; numbers and lists are not among these, and stay as they are. */
function fields({ editions, scenarios, options }) {
  const select = (name, label, values) => ({
    ...{ name, label, type: 'select', default: values[0], items: values.map(named) },
  });
  return [
    ...(editions.length > 0 ? [select('edition', 'Edition', editions)] : []),
    ...(scenarios.length > 0 ? [select('scenario', 'Story', scenarios)] : []),
    ...options.flatMap(({ name, about: label, values: { type, values, default: usual } }) => {
      if (type === 'choice') return [{ ...select(name, label, values), default: usual }];
      return type === 'flag' ? [{ name, label, type: 'checkbox', default: usual }] : [];
    }),
  ];
}

/** A table as it was chosen there. The forms know no conditions: an option that needs what is not played is left out. */
function opened(game, seats, { modules, scenarios, options: known }, expansions, options) {
  const { edition, scenario = scenarios[0] } = options;
  const chosen = known.map(({ name }) => name).filter((name) => options[name] !== undefined);
  const setup = {
    ...{ game, seats, options: Object.fromEntries(chosen.map((name) => [name, options[name]])) },
    ...(modules.length > 0 && { modules: expansions }),
    ...(edition && { edition }),
    ...(scenario && { scenario }),
  };
  for (;;) {
    try {
      return Table.create(setup);
    } catch (error) {
      const name = error.fault === 'needs' ? /^options\.(\w+)$/.exec(error.path)?.[1] : undefined;
      if (!name || !(name in setup.options)) throw error;
      delete setup.options[name];
    }
  }
}

/** An entry as one line. */
function words(entry, names) {
  const said = (value) =>
    Object.values(value)
      .flat(2)
      .filter((word) => typeof word !== 'object')
      .join(' ');
  return 'chance' in entry
    ? `— ${said(entry.chance)}`
    : `${names[entry.seat] ?? `Player ${entry.seat + 1}`}: ${said(entry.action)}`;
}
