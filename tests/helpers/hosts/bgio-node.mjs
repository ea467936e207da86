// A server of boardgame.io in a process of its own, which a test may kill.

import { createRequire } from 'node:module';

import { init } from 'loire';

import { loireGames } from '../../../hosts/boardgameio/games.js';

const require = createRequire(new URL('../../../hosts/boardgameio/package.json', import.meta.url));
const { Server } = require('boardgame.io/server');
const { PostgresStore } = require('bgio-postgres');

const { port, postgres } = JSON.parse(process.argv[2]);
await init();
const db = new PostgresStore(postgres, { logging: false });
await Server({ games: loireGames(), db, origins: ['*'] }).run(port);
process.on('disconnect', () => process.exit());
process.send('ready');
