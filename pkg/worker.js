// src/js/urls.ts
function packageUrl(url) {
  const real = url.href.replace(/\/\.vite\/deps\/(?=[^/]+$)/, "/loire/");
  return real === url.href ? url : new URL(real);
}

// src/js/thread.ts
var here = import.meta.url;
var imports;
function startThread() {
  if (here?.includes("/.vite/deps/"))
    return new Worker(packageUrl(new URL("./worker-thread.js", here)), { type: "module" });
  try {
    return new Worker(new URL("./worker-thread.js", import.meta.url), { type: "module" });
  } catch (error) {
    if (!(error instanceof DOMException && error.name === "SecurityError")) throw error;
    const script = `import ${JSON.stringify(new URL("./worker-thread.js", here).href)};`;
    imports ??= URL.createObjectURL(new Blob([script], { type: "text/javascript" }));
    return new Worker(imports, { type: "module" });
  }
}

// src/js/worker-client.ts
import { LoireError as LoireError2 } from "./core.js";

// src/js/contract.ts
var ASKED = {
  look: { seat: "optional" },
  turn: {},
  check: { seat: "number", action: "value" },
  preview: { seat: "number", action: "value" },
  outcomes: {},
  settle: { outcome: "value" },
  apply: { entries: "value" },
  state: {},
  view: { seat: "optional" },
  beginning: {},
  record: {},
  scores: {},
  playout: { seed: "string", limit: "optional" },
  suggest: { seat: "number", options: "options" }
};
var PLAIN = {
  undo: { seat: "optional" },
  canUndo: { seat: "optional" },
  redo: {},
  hash: {},
  toBytes: {},
  countPlayout: { seed: "string", limit: "optional" }
};
var CHANGES = /* @__PURE__ */ new Set(["play", "settle", "apply", "deal", "undo", "redo", "playout"]);

// src/js/errors.ts
var LoireError = class _LoireError extends Error {
  /** Keeps the name when a bundler shortens that of the class. */
  static name = "LoireError";
  /** What went wrong, for programs. */
  code;
  static {
    Object.defineProperty(_LoireError.prototype, "name", { value: "LoireError", writable: true, configurable: true });
  }
  constructor(details) {
    super(details.message);
    this.code = details.code;
    if (details.rule !== void 0) this.rule = details.rule;
    if (details.params !== void 0) this.params = details.params;
    if (details.path !== void 0) this.path = details.path;
    if (details.entry !== void 0) this.entry = details.entry;
    if (details.fault !== void 0) this.fault = details.fault;
    if (details.problems !== void 0) this.problems = details.problems;
    if (details.game !== void 0) this.game = details.game;
  }
};
function reason(error) {
  try {
    return error instanceof Error ? error.message : String(error);
  } catch {
    return "an error that cannot be shown";
  }
}

// src/js/chance.ts
function generator(random) {
  if (typeof random !== "function") throw refused("random is not a function");
  return random;
}
function pick(outcomes, random) {
  let number;
  try {
    number = random();
  } catch (error) {
    throw refused(`random failed: ${reason(error)}`);
  }
  if (typeof number !== "number" || !(number >= 0 && number < 1)) {
    throw refused("random must return a number from 0 up to, but not including, 1");
  }
  let left = number * outcomes.reduce((sum, { weight }) => sum + weight, 0);
  const chosen = outcomes.find(({ weight }) => (left -= weight) < 0);
  return (chosen ?? outcomes.at(-1)).outcome;
}
function refused(message) {
  return new LoireError({ code: "badInput", message, path: "random" });
}

// src/js/worker-game.ts
var Asked = class {
};
var WorkerGame = class _WorkerGame extends Asked {
  #call;
  #fork;
  #free;
  /** @internal Use `LoireWorker`. */
  constructor(call, fork, free) {
    super();
    this.#call = call;
    this.#fork = fork;
    this.#free = free;
  }
  /** The legal actions of one seat, or of all seats that may act; optionally each with a preview of its changes. */
  legal(seat, options) {
    const { previews } = options ?? {};
    return previews === true ? this.#call(options, "legal", seat, { previews }) : this.#call(options, "legal", seat);
  }
  /** Plays an action, given as an object or as its notation, and returns what happened. */
  play(seat, action, options) {
    return this.#call(options, "play", seat, action);
  }
  /**
   * Settles all pending draws by `random`, one by one; without it by the game's dealer, or else by the system's
   * randomness.
   */
  async deal(random, options) {
    if (random === void 0 || random === null) return this.#call(options, "deal");
    const numbers = generator(random);
    const all = { events: [], entries: [] };
    for (let outcomes = await this.outcomes(options); outcomes.length > 0; outcomes = await this.outcomes(options)) {
      const { events, entries } = await this.settle(pick(outcomes, numbers), options);
      all.events.push(...events);
      all.entries.push(...entries);
    }
    return all;
  }
  /** A second handle on a copy of the game, in the same worker. */
  fork(options) {
    return this.#fork(options);
  }
  /**
   * Searches like `suggest`, but in slices: it reports its progress, and returns the result so far when `enough` is
   * aborted. Aborting `signal` ends it without a result.
   */
  think(seat, how = {}, options) {
    return this.#call(options, "think", seat, how);
  }
  /** Frees the memory; the handle must not be used afterwards. */
  async free() {
    this.#free();
  }
  [Symbol.dispose]() {
    this.#free();
  }
  async [Symbol.asyncDispose]() {
    this.#free();
  }
  static {
    for (const [name, row] of Object.entries({ ...ASKED, ...PLAIN })) {
      const length = Object.keys(row).length;
      const method = function(...given) {
        return this.#call(given[length], name, ...given.slice(0, length));
      };
      Object.defineProperty(_WorkerGame.prototype, name, { value: method, writable: true, configurable: true });
    }
  }
};

// src/js/worker-client.ts
var WorkerClient = class {
  #startThread;
  #options;
  #waiting = /* @__PURE__ */ new Map();
  #games = /* @__PURE__ */ new Map();
  #thread;
  #lastId = 0;
  /** @internal Made by the entries, which know how to start a thread on their platform. */
  constructor(options, startThread2) {
    this.#options = options;
    this.#startThread = startThread2;
  }
  /** Calls a function of the engine in the worker. */
  call(name, ...args) {
    return this.callWith({}, name, ...args);
  }
  /**
   * The same, with an abort signal. A running computation receives no messages, so an abort ends the thread: other
   * pending calls are sent again to a new thread, and handles are replayed.
   */
  callWith(options, name, ...args) {
    return this.#send(options, { name, args });
  }
  /** Starts a game in the worker. */
  async create(setup, options) {
    return this.#open(["create", seeded(copy(setup))], options);
  }
  /** Loads a state, or a record replayed to its end, in the worker; a seed adds a dealer. */
  async load(from, options = {}) {
    const { seed } = options;
    return this.#open(["load", copy(from), ...seed === void 0 ? [] : [{ seed }]], options);
  }
  /** Ends the worker and rejects pending calls. The next call starts a new worker, in which handles continue. */
  close() {
    this.#end();
    this.#refuse({ code: "closed", message: "the worker was closed" });
  }
  [Symbol.dispose]() {
    this.close();
  }
  async #open(start, options) {
    const game = ++this.#lastId;
    const keep = () => this.#games.set(game, { start, journal: [] });
    await this.#send(options, { name: "open", game, args: [start, []] }, keep);
    return this.#handle(game);
  }
  #handle(game) {
    const kept = this.#games.get(game);
    const call = (options, name, ...args) => {
      if (!this.#games.has(game)) return Promise.reject(new LoireError2({ code: "freed", message: "it was freed" }));
      const step = ({ args: args2 }, value) => name === "deal" ? ["apply", value.entries] : [name, ...args2];
      const keep = (request, value) => kept.journal.push(step(request, value));
      return this.#send(options, { name, game, args }, CHANGES.has(name) ? keep : void 0);
    };
    const fork = async (options) => {
      const twin = ++this.#lastId;
      const keep = () => this.#games.set(twin, { start: kept.start, journal: [...kept.journal] });
      if (this.#games.has(game)) await this.#send(options, { name: "fork", game, args: [twin] }, keep);
      else await call(options, "fork");
      return this.#handle(twin);
    };
    const free = () => {
      if (this.#games.delete(game))
        this.#thread?.postMessage({ id: 0, name: "free", game, args: [] });
    };
    return new WorkerGame(call, fork, free);
  }
  /** Sends a call and waits for its answer. `keep` runs directly after a success, before any other code. */
  #send({ signal, enough, onProgress } = {}, call, keep) {
    return new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(signal.reason);
      const id = ++this.#lastId;
      const request = copy({ ...call, id });
      const onAbort = () => {
        this.#waiting.delete(id);
        this.#restart();
        reject(signal.reason);
      };
      const onEnough = () => this.#thread?.postMessage({ stop: id });
      const settle = (answer) => {
        signal?.removeEventListener("abort", onAbort);
        enough?.removeEventListener("abort", onEnough);
        if ("error" in answer) return reject(new LoireError2(answer.error));
        keep?.(request, answer.value);
        resolve(answer.value);
      };
      this.#started().postMessage(request);
      this.#waiting.set(id, { request, settle, tell: onProgress });
      signal?.addEventListener("abort", onAbort, { once: true });
      if (enough?.aborted) onEnough();
      enough?.addEventListener("abort", onEnough, { once: true });
    });
  }
  #started() {
    if (this.#thread) return this.#thread;
    const thread = this.#begin(this.#options.start ?? this.#startThread);
    thread.onmessage = ({ data }) => {
      const waiting = this.#waiting.get(data.id);
      if ("goal" in data) return waiting?.tell?.(data.playouts, data.goal);
      this.#waiting.delete(data.id);
      waiting?.settle(data);
      if (waiting && "error" in data && data.error.code === "internal") this.#restart();
    };
    thread.onerror = (event) => {
      this.#end();
      this.#refuse({ code: "noWorker", message: event.message || "the worker could not be started" });
    };
    thread.postMessage({ wasm: this.#options.wasm });
    for (const [game, { start, journal }] of this.#games) {
      thread.postMessage({ id: 0, name: "open", game, args: [start, journal] });
    }
    return this.#thread = thread;
  }
  #begin(start) {
    try {
      return start();
    } catch (error) {
      const message = `the worker could not be started: ${error instanceof Error ? error.message : error}`;
      throw new LoireError2({ code: "noWorker", message });
    }
  }
  #restart() {
    this.#end();
    try {
      for (const { request } of this.#waiting.values()) this.#started().postMessage(request);
    } catch (error) {
      this.#refuse(error);
    }
  }
  #end() {
    if (!this.#thread) return;
    this.#thread.onmessage = this.#thread.onerror = null;
    this.#thread.terminate();
    this.#thread = void 0;
  }
  #refuse(error) {
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const { request, settle } of waiting) settle({ id: request.id, error });
  }
};
function copy(value) {
  try {
    return structuredClone(value);
  } catch (error) {
    const message = error instanceof Error ? error.message : "it cannot be sent to a worker";
    throw new LoireError2({ code: "badInput", message });
  }
}
function seeded(setup) {
  if (typeof setup !== "object" || setup === null) return setup;
  const { seed, dealer } = setup;
  if ((seed ?? dealer ?? void 0) !== void 0) return setup;
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return { ...setup, seed: Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("") };
}

// src/js/worker.ts
import { LoireError as LoireError3 } from "./core.js";
var LoireWorker = class extends WorkerClient {
  constructor(options = {}) {
    super(options, startThread);
  }
};
export {
  LoireError3 as LoireError,
  LoireWorker
};
