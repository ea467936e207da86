// The entry loire/element.global.js, a classic script: it makes <loire-game> known and fetches nothing. The engines and
// the thread of the bots are inside it.

import { engines, thread } from 'virtual:inside';

import { bytesOf } from '../engine/base64.js';
import { type GameId, useModules } from '../engine/index.js';

export { LoireGame } from './index.js';

/** Every game is unpacked when it is asked for; the thread, which may play any, gets all of them. */
const wasm = Object.defineProperties(
  {},
  Object.fromEntries(
    Object.entries(engines).map(([game, base64]) => [game, { enumerable: true, get: () => bytesOf(base64) }]),
  ),
) as Record<GameId, Uint8Array<ArrayBuffer>>;

useModules(wasm, () => new Worker(URL.createObjectURL(new Blob([thread], { type: 'text/javascript' }))));
