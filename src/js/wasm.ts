// Starts the engines of the games, each once, from any form of their wasm modules. Nothing here touches fetch, document
// or location before init is called, so importing is safe on a server.

import { Engine } from './engine.js';
import { LoireError, reason } from './errors.js';
import type { GameId } from './games.js';
import type { Platform, WasmModule } from './platform.js';

/** The forms in which `init` takes the wasm module of a game. */
export type InitInput = string | Platform<'URL'> | Platform<'Response'> | Bytes | WasmModule;

/** Bytes, or a view of bytes. */
export type Bytes = ArrayBuffer | ArrayBufferView;

/** The games to load: those in `games` from beside the script, and those with a key of their own from its value. */
export type InitOptions = { games?: readonly GameId[] } & {
  [G in GameId]?: InitInput | PromiseLike<InitInput> | null | undefined;
};

/** The same for synchronous loading. */
export type InitSyncOptions = { [G in GameId]?: Bytes | WasmModule };

/** All games, loaded or not. */
const GAMES = Object.keys(__LOIRE_BUILDS__) as GameId[];

const engines = new Map<GameId, Engine>();
/** The loading in progress, by game. */
const last = new Map<GameId, Promise<void>>();

/** @internal The engine of a game. For anything but the name of a game, any engine, which then refuses the input. */
export function engineNamed(game: unknown): Engine {
  const [any] = engines.values();
  const engine = isGame(game) ? engines.get(game) : any;
  if (engine) return engine;
  if (isGame(game)) {
    const message = `${game} is not loaded: call init({ games: ["${game}"] }) first, or init() for all games, and wait for it`;
    throw new LoireError({ code: 'gameNotLoaded', message, game });
  }
  throw new LoireError({ code: 'notReady', message: 'call init() first, and wait for it' });
}

/** @internal The engine of the game that a set-up, a state or a record names. */
export function engineOf(json: string): Engine {
  return engineNamed(WRITTEN.exec(json)?.[1] ?? readGame(json));
}

/** How values from the engine and most set-ups begin; no need to parse them. */
const WRITTEN = /^\{(?:"loire":\d+,)?"game":"(\w+)"/;

function readGame(json: string): unknown {
  try {
    return (JSON.parse(json) as { game?: unknown } | null)?.game;
  } catch {
    return undefined; // nested too deeply for this browser
  }
}

function isGame(name: unknown): name is GameId {
  return GAMES.includes(name as GameId);
}

/** Starts engines synchronously; games that are loaded already stay as they are. */
export function initSync(modules: InitSyncOptions): void {
  for (const [game, module] of wanted(modules)) start(game, module as Bytes);
}

function start(game: GameId, module: Bytes | WasmModule): void {
  if (engines.has(game)) return;
  try {
    const compiled = module instanceof WebAssembly.Module ? module : new WebAssembly.Module(module as BufferSource);
    checkBuild(game, compiled);
    engines.set(game, new Engine(game, compiled));
  } catch (error) {
    throw failed(game, error);
  }
}

type Given = InitInput | null | undefined;
/** How an entry finds a module: the given input, or else the file beside it. */
type Find = (game: GameId, given: Given) => InitInput | PromiseLike<InitInput>;

/**
 * Starts engines, and looks for a module only if it is needed. A call waits for an earlier one about the same game, and
 * uses its own input if that one failed.
 */
export async function initFrom(what: InitOptions | null | undefined, find: Find): Promise<void> {
  await Promise.all(wanted(what).map(([game, given]) => load(game, given as Given, find)));
}

function load(game: GameId, given: Given | PromiseLike<Given>, find: Find): Promise<void> {
  Promise.resolve(given).catch(() => {}); // avoids an unhandled rejection before the input is awaited
  const mine = (last.get(game) ?? Promise.resolve()).then(async () => {
    if (engines.has(game)) return;
    try {
      start(game, await compile(await find(game, await given)));
    } catch (error) {
      throw failed(game, error);
    }
  });
  last.set(
    game,
    mine.catch(() => {}),
  );
  return mine;
}

/** The games to load, each with its input; all games if there is no argument. */
function wanted(what: unknown): [GameId, unknown][] {
  if (what === undefined || what === null) return GAMES.map((game) => [game, undefined]);
  let named: (readonly [unknown, unknown])[];
  try {
    // Its prototype may be that of another window.
    if (Object.prototype.toString.call(what) !== '[object Object]') throw new Error('it is not an object');
    const { games, ...inputs } = what as { games?: unknown[] };
    if (games !== undefined && !Array.isArray(games)) throw new Error('games is not a list');
    const isAll = games === undefined && Object.keys(inputs).length === 0;
    named = [
      ...Array.from(isAll ? GAMES : (games ?? []), (game) => [game, undefined] as const),
      ...Object.entries(inputs),
    ];
  } catch (error) {
    const message = `init takes { games: ["orleans"] } or { orleans: input }, and not what was given: ${reason(error)}`;
    throw new LoireError({ code: 'initFailed', message });
  }
  const unknown = named.find(([game]) => !isGame(game));
  if (!unknown) return named as unknown as [GameId, unknown][];
  const name = typeof unknown[0] === 'string' && unknown[0].length < 40 ? `"${unknown[0]}"` : 'of that name';
  const message = `there is no game ${name} to load; there is ${GAMES.join(', ')}`;
  throw new LoireError({ code: 'unknownGame', message, path: 'games' });
}

/** Advice for a wasm file that was not found. */
const WAYS = 'put the wasm file beside the script, give init its address, or import loire/inline';

async function compile(input: InitInput): Promise<WebAssembly.Module> {
  if (input instanceof WebAssembly.Module) return input;
  // Bytes before responses: merely naming Response costs 20 ms in Node, which then loads its whole fetch.
  if (ArrayBuffer.isView(input) || input instanceof ArrayBuffer) return WebAssembly.compile(input as BufferSource);
  if (typeof input === 'string' || input instanceof URL) input = await fetch(input);
  if (!(input instanceof Response)) throw new TypeError('init takes a URL, a response, bytes or a module');
  const { url, ok, status, statusText, headers } = input;
  if (!ok) throw new Error(`${url} answered ${status} ${statusText}; ${WAYS}`);
  // Page servers often answer unknown addresses with a page.
  if (headers.get('content-type')?.startsWith('text/html')) throw new Error(`${url} is a page; ${WAYS}`);
  // Streaming needs the right content type, which some static servers do not send.
  if (headers.get('content-type') === 'application/wasm') return WebAssembly.compileStreaming(input);
  return WebAssembly.compile(await input.arrayBuffer());
}

/** Refuses a module of another game or build before any of its code runs. */
function checkBuild(game: GameId, module: WebAssembly.Module): void {
  const [section] = WebAssembly.Module.customSections(module, 'loire');
  if (!section) throw new Error('this wasm module is not that of Loire');
  const build = new TextDecoder().decode(section);
  if (build === __LOIRE_BUILDS__[game]) return;
  const [other] = build.split(' ');
  if (other !== game && isGame(other)) throw new Error(`this wasm module is that of ${other}`);
  const message = `the wasm file is of Loire ${build}, the scripts are of Loire ${__LOIRE_BUILDS__[game]}: take both from one package`;
  throw new LoireError({ code: 'wrongVersion', message });
}

/** The error for an engine that could not be started. */
function failed(game: GameId, error: unknown): LoireError {
  if (error instanceof LoireError) return error;
  return new LoireError({
    code: 'initFailed',
    message: `the engine of ${game} could not be started: ${reason(error)}`,
  });
}
