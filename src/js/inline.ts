// The entry that carries the wasm module inside the script: nothing is fetched, so it works from file://.

import base64 from '#wasm-base64';

import initFrom, { type InitInput } from './core.js';

export * from './core.js';

/** Unpacks the wasm module from this script, or takes what is given. Idempotent. */
export function init(input?: InitInput | PromiseLike<InitInput>): Promise<void> {
  return initFrom(input, (given) => given ?? Uint8Array.from(atob(base64), (char) => char.charCodeAt(0)));
}
