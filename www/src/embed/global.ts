// The entry loire/element.global.js, a classic script: it defines <loire-game> and fetches nothing. It contains the
// engines and the script of the bots' worker.

import { engines, thread } from 'virtual:inside';

import { bytesOf } from '../engine/base64.js';
import { type GameId, useModules } from '../engine/index.js';

export { LoireGame } from './index.js';

/** Each engine is unpacked on first use; the worker, which may play any game, gets all of them. */
const wasm = Object.defineProperties(
  {},
  Object.fromEntries(
    Object.entries(engines).map(([game, base64]) => [game, { enumerable: true, get: () => bytesOf(base64) }]),
  ),
) as Record<GameId, Uint8Array<ArrayBuffer>>;

useModules(wasm, () => new Worker(URL.createObjectURL(new Blob([thread], { type: 'text/javascript' }))));
