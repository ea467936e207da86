// The page, and what makes it play offline: all games, which wait until the first one is there.

import { hasten } from './early.js';

void hasten(location.hash);
const { firstSeen } = await import('./app.js');
void firstSeen.then(() => import('./update.js'));
