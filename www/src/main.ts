// The page, and what makes it play offline: all games, which wait until the first one is there.

import { firstLoaded } from './engine.js';

await import('./app.js');
void firstLoaded.then(() => import('./update.js'));
