// `npm run chaos`: the tests of the hosts at length. Nodes die twenty times, games are played to their ends.

import { main } from './common.mjs';
import { testHosts } from './hosts.mjs';

main(() => testHosts({ LOIRE_CHAOS: '1' }));
