const here = require('node:url').pathToFileURL(__filename).href;
const { TextDecoder, TextEncoder } = require('node:util');
"use strict";
var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: true });
};
var __copyProps = (to, from, except, desc) => {
  if (from && typeof from === "object" || typeof from === "function") {
    for (let key of __getOwnPropNames(from))
      if (!__hasOwnProp.call(to, key) && key !== except)
        __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
  }
  return to;
};
var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);

// src/js/table.ts
var table_exports = {};
__export(table_exports, {
  Table: () => Table
});
module.exports = __toCommonJS(table_exports);
var import_core3 = require("./node.cjs");

// src/js/draft.ts
var import_core = require("./node.cjs");
var Draft = class {
  game;
  held;
  /** Number of entries that stay; `undefined` if all do. */
  from;
  entries = [];
  events = [];
  /** The seats that answered or took an answer back. */
  answered = [];
  constructor(game, held) {
    this.game = game;
    this.held = [...held];
  }
  isAsked(seat) {
    return asksOf(this.game.turn()).some((ask) => ask.seat === seat);
  }
  /** Plays a seat's answer and settles the draws after it. */
  play(seat, action, random) {
    const wasSecret = isSecret(this.game.turn());
    const progress = this.game.play(seat, action);
    this.answered.push(seat);
    if (wasSecret) this.held.push(...progress.entries.map((entry) => ({ seat, entry, events: progress.events })));
    else this.#tell(progress);
    if (isSecret(this.game.turn())) return;
    for (const { entry, events } of this.held) this.#tell({ entries: [entry], events });
    this.held = [];
    this.#tell(this.game.deal(random));
  }
  /** Lets a bot answer for a seat, with the knowledge of that seat only. */
  bot(seat, level, random) {
    const view = this.game.view(seat);
    this.play(seat, (0, import_core.suggest)(view, seat, { level }).action, random);
  }
  /** Takes a seat's last answer back; `length` is the number of public entries. */
  undo(seat, length) {
    const wasSecret = isSecret(this.game.turn());
    const before = this.game.record().entries.slice(0, length);
    if (!this.game.undo(seat) || !wasSecret && isSecret(this.game.turn())) {
      throw new import_core.LoireError({ code: "noUndo", message: `seat ${seat} has nothing to take back` });
    }
    this.answered.push(seat);
    const last = this.held.map((held) => held.seat).lastIndexOf(seat);
    if (last >= 0) this.held.splice(last, 1);
    const all = this.game.record().entries;
    const known = all.slice(0, all.length - this.held.length);
    const differs = before.findIndex((entry, at) => JSON.stringify(entry) !== JSON.stringify(known[at]));
    this.from = differs < 0 ? before.length : differs;
    this.entries = known.slice(this.from);
  }
  #tell({ entries, events }) {
    this.entries.push(...entries);
    this.events.push(...events);
  }
};
function asksOf(turn2) {
  return turn2.type === "seats" ? turn2.asks : [];
}
function isSecret(turn2) {
  return asksOf(turn2).some(({ secret }) => secret);
}

// src/js/saved.ts
var import_core2 = require("./node.cjs");
var AT_ONCE = 1e3;
function migrated(saved, migrate) {
  check(isObject(saved), "");
  if (saved.engine === import_core2.version) return saved;
  const plain = migrate ? json(migrate(saved), "saved") : saved;
  check(isObject(plain), "");
  if (plain.engine === import_core2.version) return plain;
  const message = `this table was stored by Loire ${text(plain.engine)} and this is Loire ${import_core2.version}: give load a migration`;
  throw new import_core2.LoireError({ code: "wrongVersion", message, path: "saved.engine" });
}
function applyAll(game, entries) {
  for (let at = 0; at < entries.length; at += AT_ONCE) {
    try {
      game.apply(entries.slice(at, at + AT_ONCE));
    } catch (error) {
      if (!(error instanceof import_core2.LoireError) || error.entry === void 0) throw error;
      const { code, message, rule, path } = error;
      throw new import_core2.LoireError({ code, message, entry: at + error.entry, ...rule && { rule }, ...path && { path } });
    }
  }
}
function json(value, path) {
  try {
    const written = JSON.stringify(value);
    if (written !== void 0) return JSON.parse(written);
  } catch {
  }
  throw new import_core2.LoireError({ code: "badInput", message: `${path} cannot be written as JSON`, path });
}
function text(value) {
  return typeof value === "number" || typeof value === "string" ? String(value).slice(0, 40) : `of type ${typeof value}`;
}
function isObject(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
function check(fits, path, why = "this is not what a table has there") {
  if (fits) return;
  throw new import_core2.LoireError({ code: "corruptState", message: why, path: path ? `saved.${path}` : "saved" });
}

// src/js/table.ts
var MOST_ENTRIES = 1e4;
var MOST_ANSWERS = 2e3;
var Table = class _Table {
  #game;
  #random;
  #version = 0;
  /** Number of public entries. */
  #length = 0;
  #held = [];
  #dropped = /* @__PURE__ */ new Map();
  #since;
  /** The public view of this version, cached while nothing is secret. */
  #seen;
  constructor(game, options) {
    this.#game = game;
    this.#random = options.random ?? void 0;
    this.#since = game.scores().map(() => 0);
  }
  /** Starts a table. It settles the draws itself, so a set-up with a seed is refused. */
  static create(setup, options = {}) {
    const plain = json(setup, "setup");
    if (plain?.seed !== void 0) {
      const message = "a table deals by chance alone: leave the seed out";
      throw new import_core3.LoireError({ code: "badSetup", message, path: "setup.seed" });
    }
    const game = import_core3.Game.create(isObject(plain) ? { dealer: "host", ...plain } : plain);
    return freed(game, () => {
      const table = new _Table(game, options);
      table.#length = game.deal(table.#random).entries.length;
      return table;
    });
  }
  /** Loads a stored table by playing it through again; refuses inconsistencies. */
  static load(saved, options = {}) {
    const plain = migrated(json(saved, "saved"), options.migrate);
    check(Number.isSafeInteger(plain.version) && plain.version >= 0, "version");
    check(Array.isArray(plain.entries), "entries");
    check(Array.isArray(plain.held), "held");
    check(isObject(plain.state), "state");
    check(isObject(plain.state.setup), "state.setup");
    check(isObject(plain.dropped), "dropped");
    const setup = { ...plain.state.setup, game: plain.state.game, dealer: "host" };
    const game = import_core3.Game.create(setup);
    return freed(game, () => {
      const table = new _Table(game, options);
      applyAll(game, plain.entries);
      const draft = new Draft(game, []);
      for (const entry of plain.held) {
        check(isObject(entry) && "seat" in entry, "held");
        draft.play(entry.seat, entry.action);
      }
      check(draft.entries.length === 0, "held", "these answers are not secret any more");
      check(game.turn().type !== "chance", "entries", "a draw is pending after them");
      check(game.hash() === (0, import_core3.hash)(plain.state), "state", "the entries lead to another state");
      const { since } = plain;
      const isSince = (at) => Number.isSafeInteger(at) && at <= plain.version;
      check(Array.isArray(since) && since.length === table.#since.length && since.every(isSince), "since");
      for (const [seat, level] of Object.entries(plain.dropped)) {
        table.#dropped.set(table.#seat(Number(seat)), table.#level(level));
      }
      table.#version = plain.version;
      table.#length = plain.entries.length;
      table.#held = draft.held;
      table.#since = since;
      return table;
    });
  }
  /** Grows by one with each change. */
  get version() {
    return this.#version;
  }
  /** A hash of the current state, as 16 hex digits. */
  get hash() {
    return this.#game.hash();
  }
  /** The table as plain JSON, for `load`. */
  saved() {
    return { ...this.head(), entries: this.entries(null) };
  }
  /** The table without its entries, for a store that appends the entries of each change to a list. */
  head() {
    return {
      engine: import_core3.version,
      version: this.#version,
      state: this.#game.state(),
      held: this.#held.map(({ entry }) => entry),
      dropped: Object.fromEntries(this.#dropped),
      since: [...this.#since]
    };
  }
  /**
   * The entries from index `from` on that a seat, or a spectator, may know: the public ones, then its own secret ones.
   */
  entries(seat, from = 0) {
    const known = from < this.#length ? this.#game.record().entries.slice(from, this.#length) : [];
    const mine = this.#held.filter((held) => held.seat === seat).map(({ entry }) => entry);
    return [...known, ...mine];
  }
  /** The whole record, secrets included: for the end of a game, or for the server itself. */
  record() {
    return this.#game.record();
  }
  /** The seats that are asked and have not left; empty when the game is over. */
  asked() {
    return asksOf(this.#game.turn()).map(({ seat }) => seat).filter((seat) => !this.#dropped.has(seat));
  }
  /** The seats that have left, with the levels of their bots. */
  dropped() {
    return Object.fromEntries(this.#dropped);
  }
  isOver() {
    return this.#game.turn().type === "over";
  }
  /** What may be sent to a seat, or to a spectator. */
  view(seat) {
    if (seat !== null) this.#seat(seat);
    const now = this.#game.turn();
    const canUndo = seat !== null && this.canUndo(seat);
    if (isSecret(now)) {
      const state = this.#game.view(seat);
      const legal = seat === null ? [] : (0, import_core3.legalActions)(state, seat);
      const view = { version: this.#version, state, turn: (0, import_core3.turn)(state) };
      return { ...view, ...legal.length > 0 && { legal }, scores: (0, import_core3.scores)(state), canUndo };
    }
    this.#seen ??= { state: this.#game.view(null), turn: now, scores: this.#game.scores() };
    const isAsked = asksOf(now).some((ask) => ask.seat === seat);
    return {
      version: this.#version,
      ...this.#seen,
      ...isAsked && { legal: this.#game.legal(seat) },
      canUndo
    };
  }
  /**
   * Plays a seat's answer, settles the draws after it, and plays for seats that have left. Pass the version that the
   * seat has seen: an answer to an older question is then refused (`staleVersion`), even though other seats may have
   * answered the same simultaneous question since.
   */
  answer(seat, action, version) {
    this.#mayAct(seat, version);
    if (this.#length >= MOST_ENTRIES) {
      throw new import_core3.LoireError({ code: "tooLarge", message: `this game has more than ${MOST_ENTRIES} entries` });
    }
    return this.#change((draft) => {
      draft.play(seat, action, this.#random);
      this.#playDropped(draft);
    });
  }
  /** Takes a seat's last answer back, unless something was revealed since. */
  undo(seat, version) {
    this.#mayAct(seat, version);
    return this.#change((draft) => draft.undo(seat, this.#length));
  }
  /** Whether `undo` can take something back. */
  canUndo(seat) {
    return !this.#dropped.has(this.#seat(seat)) && this.#game.canUndo(seat);
  }
  /**
   * Lets a bot play for a seat that has left, whenever it is asked. Bots do not play among themselves: if all seats
   * have left, the table waits until one comes back.
   */
  drop(seat, level = "normal") {
    const left = new Map(this.#dropped).set(this.#seat(seat), this.#level(level));
    return this.#change((draft) => this.#playDropped(draft, left), left);
  }
  /** Lets a seat that had left answer for itself again. */
  back(seat) {
    const left = new Map(this.#dropped);
    left.delete(this.#seat(seat));
    return this.#change((draft) => this.#playDropped(draft, left), left);
  }
  /** Lets a bot play for a seat until it is no longer asked. */
  bot(seat, level = this.#dropped.get(seat) ?? "normal") {
    this.#level(level);
    if (!asksOf(this.#game.turn()).some((ask) => ask.seat === this.#seat(seat))) {
      throw new import_core3.LoireError({ code: "notAsked", message: `seat ${seat} is not asked` });
    }
    return this.#change((draft) => {
      for (let left = MOST_ANSWERS; left > 0 && draft.isAsked(seat); left--) draft.bot(seat, level, this.#random);
      this.#playDropped(draft);
    });
  }
  /** Frees the memory; the table must not be used afterwards. Never throws. */
  free() {
    this.#game.free();
  }
  [Symbol.dispose]() {
    this.free();
  }
  /** Applies a change to a copy, which replaces the game only on success. */
  #change(run, dropped = this.#dropped) {
    const before = asksOf(this.#game.turn());
    const draft = new Draft(this.#game.fork(), this.#held);
    const after = freed(draft.game, () => (run(draft), asksOf(draft.game.turn())));
    this.#game.free();
    this.#game = draft.game;
    this.#version++;
    const from = draft.from ?? this.#length;
    this.#length = from + draft.entries.length;
    this.#held = draft.held;
    this.#dropped = dropped;
    this.#seen = void 0;
    this.#since = this.#since.map((since, seat) => {
      const isSame = !draft.answered.includes(seat) && asksSame(before, after, seat);
      return isSame ? since : this.#version;
    });
    return { version: this.#version, from, entries: draft.entries, events: draft.events };
  }
  /** Plays for the seats that have left, unless all have. */
  #playDropped(draft, dropped = this.#dropped) {
    if (dropped.size === this.#since.length) return;
    for (let left = MOST_ANSWERS; left > 0; left--) {
      const next = asksOf(draft.game.turn()).find(({ seat }) => dropped.has(seat));
      if (!next) return;
      draft.bot(next.seat, dropped.get(next.seat), this.#random);
    }
  }
  #mayAct(seat, version) {
    this.#seat(seat);
    if (this.#dropped.has(seat)) {
      throw new import_core3.LoireError({ code: "seatLeft", message: `a bot plays for seat ${seat}: it has to come back first` });
    }
    if (version === void 0 || version === null) return;
    if (Number.isSafeInteger(version) && version >= this.#since[seat] && version <= this.#version) return;
    const message = `this answers version ${text(version)}; the table is at version ${this.#version}`;
    throw new import_core3.LoireError({ code: "staleVersion", message });
  }
  #seat(seat) {
    if (Number.isInteger(seat) && seat >= 0 && seat < this.#since.length) return seat;
    throw new import_core3.LoireError({ code: "badSeat", message: `there is no seat ${text(seat)} at this table`, path: "seat" });
  }
  #level(level) {
    const known = (0, import_core3.games)()[0].levels.find(({ id }) => id === level);
    if (known) return known.id;
    throw new import_core3.LoireError({ code: "badInput", message: `there is no bot of level ${text(level)}`, path: "level" });
  }
};
function asksSame(before, after, seat) {
  const [one, other] = [before, after].map((asks) => JSON.stringify(asks.find((ask) => ask.seat === seat)));
  return one === other;
}
function freed(game, run) {
  try {
    return run();
  } catch (error) {
    game.free();
    throw error;
  }
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  Table
});
