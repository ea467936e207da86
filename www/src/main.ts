// Loads the engine, then the page.

import { init } from './engine.js';

await init();
await import('./app.js');
void import('./update.js');
