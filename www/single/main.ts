// The page in one file: the engine and its worker come from inside this script, so nothing is fetched.

import wasm from 'loire/loire.wasm?url&inline';
import Thread from 'loire/worker-thread.js?worker&inline';

import { init, useThread } from '../src/engine.js';

const bytes = Uint8Array.from(atob(wasm.slice(wasm.indexOf(',') + 1)), (letter) => letter.charCodeAt(0));
useThread({ wasm: bytes, start: () => new Thread() });
await init(bytes);
await import('../src/app.js');
