// The page, and what makes it play offline: all games, which wait until the first one is there.

import { hasten } from './preload.js';

void hasten(location.hash);
const { firstSeen } = await import('../view/app.js');
void firstSeen.then(() => import('./update.js'));
