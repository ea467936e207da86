// The URLs of the wasm modules, so that the page can request a module before it loads the package.

import burgundy from 'loire/burgundy.wasm?url';
import orleans from 'loire/orleans.wasm?url';
import stories from 'loire/stories.wasm?url';

import type { GameId } from '../engine/index.js';

export const FILES: Record<GameId, string> = { burgundy, orleans, stories };
