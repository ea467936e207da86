// Starts the page and its offline support. Further games load after the first one is ready.

import { hasten } from './preload.js';

void hasten(location.hash);
const { firstSeen } = await import('../view/app.js');
void firstSeen.then(() => import('./update.js'));
