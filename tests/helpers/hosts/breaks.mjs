// Ways to break what the hosts promise, each with the test that must notice it. `npm run breaks` tries all of them, one
// at a time, in a copy of the project.
//
// [promise, how it is broken, file, what stands there, what stands there then, test file, name of a test]

const ROOM = 'hosts/colyseus/room.js';
const STORE = 'hosts/colyseus/store.js';
const SERVER = 'hosts/colyseus/server.js';
const CLIENT = 'hosts/colyseus/client.js';
const TABLE = 'pkg/table.js';
const ENGINE = 'hosts/bgs/engine.js';
const VIEWER = 'hosts/bgs/viewer.js';
const BGIO = 'hosts/boardgameio/games.js';
const WORKER = 'hosts/durable-object/worker.js';

export const BREAKS = [
  // A table that is stored and loaded
  [
    ...['stored and loaded', 'answers that are still secret are not stored', TABLE],
    ...['held: this.#held.map(({ entry }) => entry),', 'held: [],', 'node/table', ''],
  ],
  [
    ...['stored and loaded', 'who has left is not stored', TABLE],
    ...['dropped: Object.fromEntries(this.#dropped),', 'dropped: {},', 'node/table', ''],
  ],
  [
    ...['stored and loaded', 'since when a seat is asked is not stored', TABLE],
    ...['since: [...this.#since]', 'since: this.#since.map(() => 0)', 'node/table', ''],
  ],
  [
    ...['stored and loaded', 'a state that does not follow from the entries is taken', TABLE],
    ...['check(game.hash() === hash(plain.state)', 'check(true || hash(plain.state)', 'node/table', ''],
  ],

  // Stored first, sent then
  [
    ...['stored first, sent then', 'sent before it is stored', ROOM],
    ...['const change = run(table);\n', 'const change = run(table);\n      this.#send(change);\n'],
    ...['hosts/colyseus', 'Postgres is away'],
  ],
  [
    ...['stored first, sent then', 'the store says so before it has written', STORE],
    ...[
      'this.#waiting.push({ told, done, failed });',
      'this.#waiting.push({ told, done() {}, failed() {} }), done(true);',
    ],
    ...['hosts/colyseus', 'the node with the table dies'],
  ],
  [
    ...['stored first, sent then', 'Postgres says so before it is on the disk', STORE],
    ...['max: 10,', "max: 10,\n      options: '-c synchronous_commit=off',", 'hosts/colyseus', 'Postgres is away'],
  ],
  [
    ...['stored first, sent then', 'a room goes on after the store has refused', ROOM],
    ...['// It may have been written or not: only the store knows, when it is there again.\n        this.#lose();', ''],
    ...['hosts/colyseus', 'Postgres is away'],
  ],
  [
    ...['stored first, sent then', 'the last draws are made again when a table wakes', ROOM],
    ...['this.#table = Table.load(stored.saved, { migrate });', REROLL()],
    ...['hosts/colyseus', 'the node with the table dies'],
  ],
  [
    ...['stored first, sent then', 'a player does not come back', CLIENT],
    ...['this.join().catch(() => {});', '', 'hosts/colyseus', 'the node with the table dies'],
  ],

  // One table, one room
  [
    ...['one of two rooms', 'no version is compared', STORE],
    ...[' and kept.version = told.before', '', 'hosts/store', 'of many who write'],
  ],
  [
    ...['one of two rooms', 'no version is compared', STORE],
    ...[' and kept.version = told.before', '', 'hosts/colyseus', 'two rooms'],
  ],
  [
    ...['one of two rooms', 'the room that was overtaken sends nevertheless', ROOM],
    ...['else this.#dissolve();', 'else this.#send(change);', 'hosts/colyseus', 'two rooms'],
  ],
  [
    ...['one of two rooms', 'the room that was overtaken stays', ROOM],
    ...['else this.#dissolve();', '', 'hosts/colyseus', 'two rooms'],
  ],
  [
    ...['one of two rooms', 'a room whose players only watch never asks whether it was overtaken', ROOM],
    ...['this.#expectSame(FIRST_CHECK);', '', 'hosts/colyseus', 'two rooms'],
  ],
  [
    ...['one of two rooms', 'what is wrong with one table fails those that are written with it', STORE],
    ...["if (error.severity === 'ERROR' && changes.length > 1)", 'if (false)', 'hosts/store', 'not refused of others'],
  ],
  [
    ...['Redis restarts', 'the older of two rooms does not hear of the newer', ROOM],
    ...['if (roomId !== this.roomId) this.#dissolve();', '', 'hosts/colyseus', 'Redis is restarted|two rooms'],
  ],

  // Bots
  [
    ...['bots', 'nobody plays for a player who is not there', ROOM],
    ...['await this.#commit((table) => table.drop(seat, level));', '', 'hosts/colyseus', 'a bot plays'],
  ],
  [
    ...['bots', 'the bot goes on when the player is back', ROOM],
    ...['await this.#commit((table) => table.back(seat));', '', 'hosts/colyseus', 'a bot plays'],
  ],

  // Versions of Loire
  [
    ...['one version of Loire', 'a table wakes at any node', SERVER],
    ...['peers.placeOf(await engineOf(store, id))', "peers.placeOf('')", 'hosts/colyseus', 'two versions'],
  ],
  [
    ...['one version of Loire', 'a table of another version is taken as it is', TABLE],
    ...['if (saved.engine === engine) return saved;', 'return { ...saved, engine };', 'hosts/colyseus', 'two versions'],
  ],

  // Secrets
  [
    ...['no secret goes out', 'the state as it is stored is sent to seats', ROOM],
    ...[
      "follow === 'states' ? { view: table.view(seat) }",
      "follow === 'states' ? { view: { ...table.view(seat), state: table.head().state } }",
    ],
    ...['hosts/hostile', 'no byte'],
  ],
  [
    ...['no secret goes out', 'everybody gets what others have chosen secretly', ROOM],
    ...[
      'const mine = this.#table.entries(seat, Infinity);',
      'const mine = this.#table.head().held;',
      'hosts/hostile',
      'no byte',
    ],
  ],
  [
    ...['no secret goes out', 'the record with what is secret is sent to whoever comes', ROOM],
    ...['{ ...table.record(), entries: table.entries(null) }', 'table.record()', 'hosts/hostile', 'no byte'],
  ],
  [
    ...['no secret goes out', 'digests of the keys are sent', ROOM],
    ...[
      "client.send('table', { seat, version, view",
      "client.send('table', { seat, version, keys: this.#keys, view",
      'hosts/hostile',
      'no byte',
    ],
  ],
  [
    ...['no secret goes out', 'a seed stays in the views', ROOM],
    ...[
      "client.send('change', { ...change, ...more });",
      "client.send('change', { ...change, ...more, seed: 7 });",
      'hosts/hostile',
      'no byte',
    ],
  ],

  // Hostile clients
  [
    ...['hostile clients', 'a key opens every seat', ROOM],
    ...['!isKey(key, expected)', '!this.#keys.some((each) => isKey(key, each))', 'hosts/hostile', 'who has no key'],
  ],
  [
    ...['hostile clients', 'a message may say whose it is', ROOM],
    ...[
      'this.#change(client, (table, seat) => table.answer(seat,',
      'this.#change(client, (table, seat) => table.answer(told?.seat ?? seat,',
    ],
    ...['hosts/hostile', 'whatever a client sends'],
  ],
  [
    ...['hostile clients', 'answers to older questions are taken', ROOM],
    ...[
      'table.answer(seat, told?.action, told?.version)',
      'table.answer(seat, told?.action)',
      'hosts/hostile',
      'whatever a client sends',
    ],
  ],
  [
    ...['hostile clients', 'answers to older questions are taken', TABLE],
    ...['version >= this.#since[seat] && version <= this.#version', 'version <= this.#version', 'node/table', ''],
  ],
  [
    ...['hostile clients', 'a message may be as long as it likes', SERVER],
    ...['const LONGEST = 64 * 1024;', 'const LONGEST = 64 * 1024 * 1024;', 'hosts/hostile', 'whatever a client sends'],
  ],
  [
    ...['hostile clients', 'any number of messages may wait', ROOM],
    ...['const MOST_WAITING = 16;', 'const MOST_WAITING = Infinity;', 'hosts/hostile', 'whatever a client sends'],
  ],
  [
    ...['hostile clients', 'any number of messages may come', ROOM],
    ...['this.maxMessagesPerSecond = rate;', '', 'hosts/hostile', 'a flood'],
  ],
  [
    ...['hostile clients', 'a refusal takes 5 ms of the node', ROOM],
    ...[
      'function refuse(client, {',
      'function refuse(client, told) {\n  for (const end = performance.now() + 5; performance.now() < end; );\n  refused(client, told);\n}\n\nfunction refused(client, {',
    ],
    ...['hosts/hostile', 'whatever a client sends'],
  ],
  [
    ...['hostile clients', 'a refusal tells no rule', ROOM],
    ...['...(rule && { rule }), ', '', 'hosts/hostile', 'whatever a client sends'],
  ],
  [
    ...['hostile clients', 'a set-up may bring its seed', TABLE],
    ...['if (plain?.seed !== void 0)', 'if (false)', 'hosts/hostile', 'a table that cannot be'],
  ],

  // Two browsers
  [
    ...['two browsers', 'a click is played here and not sent', CLIENT],
    ...['event.preventDefault();\n    client.answer(event.detail.action);', '', 'hosts/browser', 'burgundy'],
  ],
  [
    ...['two browsers', 'what the other one plays is not shown', CLIENT],
    ...['onChange: (record, change) => (shown(), ', 'onChange: (record, change) => (', 'hosts/browser', 'burgundy'],
  ],
  [
    ...['two browsers', 'what is taken back here is not told to the server', CLIENT],
    ...[
      'there.length - here.length))) client.undo();',
      'there.length - here.length))) return;',
      'hosts/browser',
      'orleans',
    ],
  ],

  // Durable Objects
  [
    ...['Durable Objects', 'changes are not stored', WORKER],
    ...['this.#store(change);', '', 'hosts/durable-object', 'two play'],
  ],
  [
    ...['Durable Objects', 'the entries of a change are not stored', WORKER],
    ...[
      "this.#sql.exec('insert into entries values (?, ?)', from + at, JSON.stringify(entry));",
      '',
      'hosts/durable-object',
      'two play',
    ],
  ],
  [
    ...['Durable Objects', 'any key opens a seat', WORKER],
    ...["(!key || key !== asked.get('key'))", '!key', 'hosts/durable-object', 'undo, refusals'],
  ],
  [
    ...['Durable Objects', 'who watches may answer', WORKER],
    ...[
      'const { seat } = socket.deserializeAttachment();',
      'const seat = socket.deserializeAttachment().seat ?? 0;',
      'hosts/durable-object',
      'undo, refusals',
    ],
  ],
  [
    ...['Durable Objects', 'everybody sees what the first seat sees', WORKER],
    ...['table.view(each.deserializeAttachment().seat)', 'table.view(0)', 'hosts/durable-object', 'undo, refusals'],
  ],
  [
    ...['Durable Objects', 'answers to older questions are taken', WORKER],
    ...['table.answer(seat, action, version)', 'table.answer(seat, action)', 'hosts/durable-object', 'undo, refusals'],
  ],

  // boardgamers.space
  [
    ...['boardgamers.space', 'choices that are still secret are sent', ENGINE],
    ...[
      'state: view(saved.state, seat), held } };\n    },\n\n    logLength',
      'held } };\n    },\n\n    logLength',
      'hosts/bgs',
      'still secret',
    ],
  ],
  [
    ...['boardgamers.space', 'the seed of the site is kept in the data', ENGINE],
    ...[
      "_seed = '', _creator = undefined) {\n      const table",
      "seed = '', _creator = undefined) {\n      const names = [seed];\n      const table",
    ],
    ...['hosts/bgs', ''],
  ],
  [
    ...['boardgamers.space', 'a turn stays open after others have answered', ENGINE],
    ...['table.asked().includes(player) && isAlone', 'table.asked().includes(player)', 'hosts/bgs', ''],
  ],
  [
    ...['boardgamers.space', 'every answer is saved at once', ENGINE],
    ...['(data.isOpen ? undefined : data)', 'data', 'hosts/bgs', ''],
  ],
  [
    ...['boardgamers.space', 'nobody plays for a player who left', ENGINE],
    ...['void table.drop(player)', 'void player', 'hosts/bgs', ''],
  ],
  [
    ...['viewer', 'a click that would reveal something is played here', VIEWER],
    ...[
      'if (this.#sending || !legal || legal.reveals) event.preventDefault();',
      'if (this.#sending || !legal) event.preventDefault();',
    ],
    ...['hosts/bgs-viewer', ''],
  ],
  [
    ...['viewer', 'every answer is sent at once', VIEWER],
    ...['if (this.#turn.length > 0 && !isAsked)', 'if (this.#turn.length > 0)', 'hosts/bgs-viewer', ''],
  ],
  [
    ...['viewer', 'a turn is sent twice', VIEWER],
    ...[
      'if (this.#turn.length > 0 && !isAsked) this.#send(this.#turn);',
      'if (this.#turn.length > 0 && !isAsked) this.#send(this.#turn), this.#send(this.#turn);',
      'hosts/bgs-viewer',
      '',
    ],
  ],
  [
    ...['viewer', 'what is saved can be taken back', VIEWER],
    ...['if (!isSame) return this.#show();', '', 'hosts/bgs-viewer', 'an open turn'],
  ],
  [
    ...['viewer', 'a turn is lost when another player moves', VIEWER],
    ...['if (this.#sending || hasAnswered) this.#turn = [];', 'this.#turn = [];', 'hosts/bgs-viewer', 'an open turn'],
  ],
  [
    ...['viewer', 'after a refusal nothing can be played', VIEWER],
    ...['this.#turn = turn.slice(0, -1);\n        this.#settle();', '', 'hosts/bgs-viewer', 'replay'],
  ],
  [
    ...['viewer', 'one plays in the past', VIEWER],
    ...[
      'this.#isReplaying = true;\n      this.#element.seat = NOBODY;',
      'this.#isReplaying = true;',
      'hosts/bgs-viewer',
      'replay',
    ],
  ],

  // boardgame.io
  [
    ...['boardgame.io', 'G goes to everybody as it is', BGIO],
    ...['seen(G, playerID ?? undefined)', 'G', 'hosts/boardgameio', 'still secret'],
  ],
  [
    ...['boardgame.io', 'the log tells what is still secret', BGIO],
    ...['redact: ({ G }) => asks(G).some(({ secret }) => secret),', '', 'hosts/boardgameio', 'still secret'],
  ],
  [
    ...['boardgame.io', 'its own seed deals', BGIO],
    ...[
      '{ G, playerID, events }, ...args) => {\n      try {\n        const saved = kept(Table.load(G.saved),',
      '{ G, playerID, events, random }, ...args) => {\n      try {\n        const saved = kept(Table.load(G.saved, { random: random.Number }),',
    ],
    ...['hosts/boardgameio', ''],
  ],
  [
    ...['boardgame.io', 'answers to older questions are taken', BGIO],
    ...['table.answer(seat, action, version)', 'table.answer(seat, action)', 'hosts/boardgameio', ''],
  ],
  [
    ...['boardgame.io', 'whoever is not asked may answer', BGIO],
    ...['run(table, Number(playerID), ...args)', 'run(table, table.asked()[0], ...args)', 'hosts/boardgameio', ''],
  ],
  [
    ...['boardgame.io', 'a set-up that cannot be is taken', BGIO],
    ...['return error.message;', 'return undefined;', 'hosts/boardgameio', 'undo, refusals'],
  ],
];

/** Loads the table as it was before its last answer, and lets that be played again: other draws come. */
function REROLL() {
  return `this.#table = Table.load(stored.saved, { migrate });
        const { entries } = stored.saved;
        const last = entries.findLastIndex((entry) => 'seat' in entry);
        const change = last > 0 && last < entries.length - 1 && this.#table;
        if (change) {
          const { loire: format, game, setup } = this.#table.record();
          const { replay } = await import('loire');
          const { state } = replay({ loire: format, game, setup, entries: entries.slice(0, last) });
          this.#table.free();
          const { seat, action } = entries[last];
          const before = { ...stored.saved, state, entries: entries.slice(0, last), version: stored.saved.version - 1 };
          before.since = before.since.map(() => 0);
          this.#table = Table.load(before);
          this.#table.answer(seat, action);
        }`;
}
