// src/js/urls.ts
var FILES = {
  burgundy: () => new URL("./burgundy.wasm", import.meta.url),
  orleans: () => new URL("./orleans.wasm", import.meta.url),
  stories: () => new URL("./stories.wasm", import.meta.url)
};
function wasmUrl(game) {
  return packageUrl(FILES[game]());
}
function packageUrl(url) {
  const real = url.href.replace(/\/\.vite\/deps\/(?=[^/]+$)/, "/loire/");
  return real === url.href ? url : new URL(real);
}

// src/js/bytes.ts
var LONGEST = 20;
function namedIn(bytes) {
  const isLetter = (byte) => byte >= 97 && byte <= 122;
  const first = [...bytes.subarray(0, LONGEST)];
  const end = first.findIndex((byte) => !isLetter(byte));
  return String.fromCharCode(...first.slice(0, end < 0 ? first.length : end));
}

// src/js/worker-answers.ts
import initFrom, * as core from "./core.js";
var functions = (({ default: _, initSync, Game: Game2, LoireError: LoireError2, version, ...functions2 }) => functions2)(
  core
);
var around;
var GAMES = core.games().map(({ id }) => id);
var modules = {};
var loading = Promise.resolve();
var isAnyLoaded = false;
var stopped = /* @__PURE__ */ new Set();
var SLICE = 25;
var STEP = 8;
var games2 = /* @__PURE__ */ new Map();
function answerCalls(surroundings) {
  around = surroundings;
  around.listen(async (data) => {
    if ("stop" in data) return void stopped.add(data.stop);
    if (!("id" in data)) return void (modules = data.wasm ?? {});
    around.tell(await answer(data));
  });
}
async function answer(request) {
  const { id, name, game, args } = request;
  try {
    await loaded(request);
    if (game !== void 0 && name === "think") return { id, value: await think(id, game, args) };
    return { id, value: game === void 0 ? onEngine(name, args) : onGame(game, name, args) };
  } catch (error) {
    if (!(error instanceof core.LoireError)) {
      return { id, error: { code: "internal", message: error instanceof Error ? error.message : String(error) } };
    }
    return { id, error: { ...error, message: error.message } };
  }
}
function loaded({ name, game, args }) {
  const load = async () => {
    if (args.length === 0 || game !== void 0 && name !== "open") return;
    const from = name === "open" ? args[0][1] : args[0];
    const named = from instanceof Uint8Array ? namedIn(from) : nameIn(from);
    const [first = GAMES[0]] = Object.keys(modules);
    const wanted = GAMES.find((each) => each === named) ?? (isAnyLoaded ? void 0 : first);
    if (!wanted) return;
    await initFrom({ [wanted]: modules[wanted] }, around.find);
    isAnyLoaded = true;
  };
  const mine = loading.then(load);
  loading = mine.catch(() => {
  });
  return mine;
}
function nameIn(from) {
  return typeof from === "string" ? from : from?.game;
}
async function think(id, number, [seat, options]) {
  const thinking = gameOf(number).think(seat, options);
  try {
    const { milliseconds } = options ?? {};
    const end = milliseconds === void 0 ? Infinity : Date.now() + milliseconds;
    for (let playouts = 0; playouts < thinking.goal && Date.now() < end && !stopped.delete(id); ) {
      const pause = Math.min(Date.now() + SLICE, end);
      while (playouts < thinking.goal && Date.now() < pause)
        playouts = thinking.more(Math.min(STEP, thinking.goal - playouts));
      around.tell({ id, playouts, goal: thinking.goal });
      await new Promise((heard) => setTimeout(heard));
    }
    return thinking.estimates();
  } finally {
    thinking.free();
  }
}
function gameOf(number) {
  const game = games2.get(number);
  if (!game) throw new core.LoireError({ code: "freed", message: "there is no such game in this worker" });
  return game;
}
function onEngine(name, args) {
  if (Object.hasOwn(functions, name)) return functions[name](...args);
  const message = `"${name}" is not a function of the engine; it has ${Object.keys(functions).join(", ")}`;
  throw new core.LoireError({ code: "unknownFunction", message });
}
function onGame(number, name, args) {
  if (name === "open") {
    const [[way, ...given], journal] = args;
    const game2 = core.Game[way](...given);
    for (const [name2, ...args2] of journal) game2[name2](...args2);
    return void games2.set(number, game2);
  }
  const game = gameOf(number);
  if (name === "fork") return void games2.set(args[0], game.fork());
  if (name === "free") return games2.delete(number) && game.free();
  return game[name](...args);
}

// src/js/worker-thread.ts
answerCalls({
  listen: (hear) => addEventListener("message", ({ data }) => hear(data)),
  tell: (data) => postMessage(data),
  find: (game, given) => given ?? wasmUrl(game)
});
