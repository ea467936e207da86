import type { InitInput } from './wasm.js';

/** What a tool makes of importing this file: an address, bytes or a module. `init({ orleans })` takes any of them. */
declare const orleans: InitInput;
export default orleans;
