// The engine interface of boardgamers.space for a game of Loire. Its data is plain JSON that every call takes and
// returns:
//
//   { saved: the table as loire/table stores it, names, isOpen: whether the turn still goes on and can be undone }
//
// The server calls some functions in its main process and some in workers, synchronously. So the engine is loaded while
// this file is imported.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { games, initSync, replay as replayed, scores as scored, turn, view } from 'loire';
import { Table } from 'loire/table';

const wasmOf = (game) => readFileSync(fileURLToPath(import.meta.resolve(`loire/${game}.wasm`)));

/** The functions of the interface for one game. */
export function engineOf(game) {
  initSync({ [game]: wasmOf(game) });
  const about = games().find(({ id }) => id === game);

  /** Runs a function on the table and returns the changed data. */
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
    /**
     * The fields that an administrator enters for the game: player counts, expansions and options of the site's forms.
     */
    info: { players: about.seats, expansions: about.modules.map(named), options: fields(about) },

    /** Starts a new game. The seed is ignored: anyone who knew it could compute every draw. */
    init(players, expansions = [], options = {}, _seed = '', _creator = undefined) {
      const table = opened(game, players, about, expansions, options);
      try {
        return { saved: table.saved(), names: [], isOpen: false };
      } finally {
        table.free();
      }
    },

    /**
     * Plays a whole turn, as notations, on the data that was saved last. The turn stays open while the player is asked,
     * nothing has been revealed and no other seat has answered (bots for players who left count as other seats). While
     * it is open `toSave` returns `undefined`, and the next move repeats the turn from its beginning.
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

    /** Lets a bot play until the player is no longer asked. */
    moveAI: (data, player) => changed(data, (table) => void table.bot(player)),

    /** Lets a bot play for the player from now on. */
    dropPlayer: (data, player) => changed(data, (table) => void table.drop(player)),

    toSave: (data) => (data.isOpen ? undefined : data),
    ended: ({ saved }) => turn(saved.state).type === 'over',
    cancelled: ({ saved }) => Object.keys(saved.dropped).length === saved.state.setup.seats,
    scores: ({ saved }) => scored(saved.state).map(({ total }) => total),
    rankings: ({ saved }) => scored(saved.state).map(({ rank }) => rank),

    /** The seats that are asked and have not left: a list, a number if it is one seat, `undefined` if there is none. */
    currentPlayer({ saved }) {
      const now = turn(saved.state);
      const asked = now.type === 'seats' ? now.asks.map(({ seat }) => seat).filter((seat) => !saved.dropped[seat]) : [];
      return asked.length > 1 ? asked : asked[0];
    },

    /** The data as a player or spectator may see it. */
    stripSecret({ saved, ...data }, player) {
      const seat = Number.isInteger(player) && player >= 0 ? player : null;
      const held = saved.held.filter((entry) => entry.seat === seat);
      return { ...data, saved: { ...saved, state: view(saved.state, seat), held } };
    },

    logLength: ({ saved }) => saved.entries.length,

    logSlice({ saved, names }, { start = 0, end = saved.entries.length } = {}) {
      return { log: saved.entries.slice(start, end).map((entry) => ({ ...entry, message: words(entry, names) })) };
    },

    /** The game after this number of entries, including draws that are due then. */
    replay({ saved, ...data }, { to = saved.entries.length } = {}) {
      const { loire } = saved.state;
      const after = (count) => {
        const entries = saved.entries.slice(0, count);
        return { entries, ...replayed({ loire, game, setup: saved.state.setup, entries }) };
      };
      let count = Math.min(to, saved.entries.length);
      // No seat is asked anything between two draws.
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

/** An option of a select field in the site's forms. */
const named = (name) => ({ name, label: inWords(name) });

/** Turns "newDeeds" into "New deeds". */
function inWords(name) {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words[0].toUpperCase() + words.slice(1);
}

/** The options of a game as form fields. Options that are numbers or lists have no field and keep their defaults. */
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

/**
 * Opens a table from form values. The forms know no conditions, so an option whose requirement is missing is left out.
 */
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

/** An entry as one line of the log. */
function words(entry, names) {
  const text = (value) =>
    Object.values(value)
      .flat(2)
      .filter((word) => typeof word !== 'object')
      .join(' ');
  return 'chance' in entry
    ? `— ${text(entry.chance)}`
    : `${names[entry.seat] ?? `Player ${entry.seat + 1}`}: ${text(entry.action)}`;
}
