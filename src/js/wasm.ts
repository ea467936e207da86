// Gets the wasm module running, once, from whatever the caller has of it.
// Nothing here touches fetch, document or location until init is called, so that importing is safe on a server.

import { initSync as instantiate } from '#bindgen';

/** What the wasm module can be made from. */
export type InitInput = string | URL | Response | BufferSource | WebAssembly.Module;

let ready = false;
let pending: Promise<void> | undefined;

/** Is the engine there to be called? */
export function isReady(): boolean {
  return ready;
}

/** Instantiates synchronously; a call after the first one changes nothing. */
export function initSync(module: BufferSource | WebAssembly.Module): void {
  if (ready) return;
  instantiate({ module });
  ready = true;
}

/**
 * Instantiates what the input gives; the input is asked for only if it is needed. A call after the first one waits for
 * the first one, and after a failure the next call tries again.
 */
export function initFrom(input: () => InitInput | PromiseLike<InitInput>): Promise<void> {
  if (ready) return Promise.resolve();
  pending ??= Promise.resolve()
    .then(input)
    .then(compile)
    .then(initSync)
    .finally(() => (pending = undefined));
  return pending;
}

async function compile(input: InitInput): Promise<WebAssembly.Module> {
  if (input instanceof WebAssembly.Module) return input;
  // Bytes before responses: merely naming Response costs Node 20 ms, as it loads its whole fetch for it.
  if (ArrayBuffer.isView(input) || input instanceof ArrayBuffer) return WebAssembly.compile(input);
  if (typeof input === 'string' || input instanceof URL) input = await fetch(input);
  if (!(input instanceof Response)) throw new TypeError('loire: init takes a URL, a response, bytes or a module');
  if (!input.ok) throw new Error(`loire: ${input.url} answered ${input.status} ${input.statusText}`);
  // Streaming needs the right content type, which not every static server sends.
  if (input.headers.get('content-type') === 'application/wasm') return WebAssembly.compileStreaming(input);
  return WebAssembly.compile(await input.arrayBuffer());
}
