// Where the engine of each game lies, so that it can be asked for before the package is there.

import burgundy from 'loire/burgundy.wasm?url';
import orleans from 'loire/orleans.wasm?url';
import stories from 'loire/stories.wasm?url';

import type { GameId } from '../engine/index.js';

export const FILES: Record<GameId, string> = { burgundy, orleans, stories };
