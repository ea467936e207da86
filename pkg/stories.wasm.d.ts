import type { InitInput } from './wasm.js';

/** What a tool makes of importing this file: an address, bytes or a module. `init({ stories })` takes any of them. */
declare const stories: InitInput;
export default stories;
