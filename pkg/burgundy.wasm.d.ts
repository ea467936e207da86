import type { InitInput } from './wasm.js';

/** What a tool makes of importing this file: an address, bytes or a module. `init({ burgundy })` takes any of them. */
declare const burgundy: InitInput;
export default burgundy;
