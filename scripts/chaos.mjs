// `npm run chaos`: long runs of the hosts' tests. Nodes die twenty times, and games are played to the end.

import { main } from './common.mjs';
import { testHosts } from './hosts.mjs';

main(() => testHosts({ LOIRE_CHAOS: '1' }));
