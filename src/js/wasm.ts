// Gets the wasm module running, once, from whatever the caller has of it, and puts a fresh instance in the place of one
// that has failed.
// Nothing here touches fetch, document or location until init is called, so that importing is safe on a server.

import { initSync as instantiate, __wbg_reset_state as renew } from '#bindgen';

import { LoireError, reason } from './errors.js';

/** What the wasm module can be made from. */
export type InitInput = string | URL | Response | BufferSource | WebAssembly.Module;

let ready = false;
/** Has a call gone in that has not come back, neither with an answer nor with an error of the engine's own? */
let broken = false;
let instances = 0;
let last: Promise<void> = Promise.resolve();

/** Goes in: the engine is there to be called. Whoever does not call `leave` afterwards has broken it. */
export function enter(): void {
  if (!ready) throw new LoireError({ code: 'notReady', message: 'call init() first, and wait for it' });
  if (broken) replace();
  if (broken) throw new LoireError({ code: 'internal', message: 'the engine has failed and cannot be started anew' });
  broken = true;
}

/** Has come back. */
export function leave(): void {
  broken = false;
}

/** The number of the instance that runs now: what an earlier one has kept is gone. */
export function instance(): number {
  return instances;
}

/**
 * Puts a fresh instance in the place of this one. After a trap nothing in its memory can be relied upon, and each
 * further call might do anything.
 */
export function replace(): void {
  instances++;
  try {
    renew();
    broken = false;
  } catch {
    // There is no memory for another one, or no stack left: the next call tries again.
  }
}

/** Instantiates synchronously; a call after one that succeeded changes nothing. */
export function initSync(module: BufferSource | WebAssembly.Module): void {
  if (ready) return;
  try {
    const compiled = module instanceof WebAssembly.Module ? module : new WebAssembly.Module(module);
    checkBuild(compiled);
    instantiate({ module: compiled });
    ready = true;
  } catch (error) {
    throw failed(error);
  }
}

type Input = InitInput | PromiseLike<InitInput> | null | undefined;
/** Where an entry gets the module from: what the caller has given, or else from beside itself. */
type Find = (given: InitInput | null | undefined) => InitInput | PromiseLike<InitInput>;

/**
 * Instantiates what is found; it is looked for only if it is needed. A call waits for the one before it, and tries its
 * own input if that one has failed.
 */
export function initFrom(given: Input, find: Find): Promise<void> {
  Promise.resolve(given).catch(() => {}); // it may fail before anybody waits for it
  const mine = last.then(() => (ready ? undefined : start(given, find)));
  last = mine.catch(() => {});
  return mine;
}

async function start(given: Input, find: Find): Promise<void> {
  try {
    initSync(await compile(await find(await given)));
  } catch (error) {
    throw failed(error);
  }
}

async function compile(input: InitInput): Promise<WebAssembly.Module> {
  if (input instanceof WebAssembly.Module) return input;
  // Bytes before responses: merely naming Response costs Node 20 ms, as it loads its whole fetch for it.
  if (ArrayBuffer.isView(input) || input instanceof ArrayBuffer) return WebAssembly.compile(input);
  if (typeof input === 'string' || input instanceof URL) input = await fetch(input);
  if (!(input instanceof Response)) throw new TypeError('init takes a URL, a response, bytes or a module');
  if (!input.ok) throw new Error(`${input.url} answered ${input.status} ${input.statusText}`);
  // Streaming needs the right content type, which not every static server sends.
  if (input.headers.get('content-type') === 'application/wasm') return WebAssembly.compileStreaming(input);
  return WebAssembly.compile(await input.arrayBuffer());
}

/** Refuses a module that was not built together with these scripts, before anything of it runs. */
function checkBuild(module: WebAssembly.Module): void {
  const [section] = WebAssembly.Module.customSections(module, 'loire');
  if (!section) throw new Error('this wasm module is not that of Loire');
  const build = new TextDecoder().decode(section);
  if (build === __LOIRE_BUILD__) return;
  const message = `the wasm file is of Loire ${build}, the scripts are of Loire ${__LOIRE_BUILD__}: take both from one package`;
  throw new LoireError({ code: 'wrongVersion', message });
}

/** Why the engine could not be started. */
function failed(error: unknown): LoireError {
  if (error instanceof LoireError) return error;
  return new LoireError({ code: 'initFailed', message: `the engine could not be started: ${reason(error)}` });
}
