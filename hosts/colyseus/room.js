// A Colyseus room serves one table while players are connected. The lasting state is in the store: a room that another
// room has replaced closes, and its players join the other one.

import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

import { Protocol, Room, ServerError, getMessageBytes } from '@colyseus/core';
import { LoireError } from 'loire';
import { Table } from 'loire/table';

import { topicOf } from './redis.js';

/** Close code that makes clients of a closed room join again and find the table's current room. */
export const MOVED = 4100;

/** Max messages of one client that may wait in the queue; further ones are refused. */
const MOST_WAITING = 16;

/** Max delay of a timer in ms, about 25 days; longer delays fire at once. */
const LONGEST_WAIT = 2 ** 31 - 1;

const digest = (key) => createHash('sha256').update(key).digest('hex');
const isKey = (key, expected) =>
  typeof key === 'string' && timingSafeEqual(Buffer.from(digest(key)), Buffer.from(expected));

/**
 * Opens a table and returns its id and a key per seat. The holder of a key may take its seat; the store keeps digests
 * only.
 */
export async function openTable(store, setup) {
  const table = Table.create(setup);
  try {
    const saved = table.saved();
    const id = randomBytes(12).toString('base64url');
    const keys = saved.since.map(() => randomBytes(18).toString('base64url'));
    if (!(await store.create(id, saved, keys.map(digest)))) throw new Error(`the table ${id} already exists`);
    return { id, keys };
  } finally {
    table.free();
  }
}

/**
 * The room class, for `server.define('loire', loireRoom({ store })).filterBy(['id'])`.
 *
 * - `store`: see store.js
 * - `away`: seconds after which a bot plays for an absent player while others are there; Infinity: never
 * - `level`: of that bot; choose one that answers at once, since it plays in the server's own thread
 * - `migrate`: for tables of another version of Loire, see `Table.load`
 * - `spectators`: whether anyone who knows the id may watch
 * - `rate`: max messages per second from one client
 * - `check`: interval in seconds at which a room asks the store whether it still has the newest version (the first time
 * soon
 *   after its start); without it, a room with spectators only would not notice that another room has replaced it
 */
export function loireRoom({ store, away = 120, level = 'normal', migrate, spectators = true, rate = 20, check = 30 }) {
  return class LoireRoom extends Room {
    /** `undefined` after the store has refused a write or has not confirmed it. */
    #table;
    #keys = [];
    #id = '';
    /** The version that was sent last; no client has seen a newer one. */
    #sent = -1;
    /** The tail of the queue: tasks run one at a time, in order of arrival. */
    #last = Promise.resolve();
    #waiting = new Map();
    #timers = new Map();
    #isGone = false;
    #isCreated = false;
    #born = Date.now();

    async onCreate({ id }) {
      if (typeof id !== 'string') throw new ServerError(400, 'id: must be the id of a table');
      this.#id = id;
      this.patchRate = null;
      this.maxMessagesPerSecond = rate;
      await this.#wake();
      this.#sent = this.#table.version;
      this.onMessage('answer', (client, message) =>
        this.#change(client, (table, seat) => table.answer(seat, message?.action, message?.version)),
      );
      this.onMessage('undo', (client, message) =>
        this.#change(client, (table, seat) => table.undo(seat, message?.version)),
      );
      this.onMessage('again', (client) => this.#queue(client, () => this.#sendAll(client)));
      this.onMessage('*', (client) =>
        refuse(client, {
          code: 'unknownMessage',
          message: 'unknown type of message; known are answer, undo and again',
        }),
      );
      // The newest room owns the table: an older one, which a restarted Redis has forgotten, closes.
      await this.presence.subscribe(this.#topic, this.#hear);
      await this.#claim();
      this.#expectSame(check / 6);
      this.#mustBeHere();
      this.#isCreated = true;
    }

    onAuth(_client, { id, seat, key }) {
      this.#mustBeHere();
      // Colyseus sends clients that name no table to any room.
      if (id !== this.#id) throw new ServerError(400, 'id: must be the id of a table');
      if (seat === undefined || seat === null) {
        if (!spectators) throw new ServerError(403, 'this table allows no spectators');
        return { seat: null };
      }
      const expected = Number.isInteger(seat) ? this.#keys[seat] : undefined;
      if (!expected || !isKey(key, expected)) throw new ServerError(403, 'the key does not fit the seat');
      return { seat };
    }

    onJoin(client, { follow }, { seat }) {
      client.userData = { seat, follow: follow === 'entries' ? 'entries' : 'states' };
      this.#expectOthers();
      this.#queue(client, async () => {
        await this.#renew();
        this.#sendAll(client);
        if (seat !== null && this.#table?.dropped()[seat]) await this.#commit((table) => table.back(seat));
      });
    }

    onLeave(client) {
      this.#waiting.delete(client.sessionId);
      this.#expectOthers();
    }

    async onDispose() {
      this.#isGone = true;
      for (const timer of this.#timers.values()) clearTimeout(timer);
      await this.presence.unsubscribe(this.#topic, this.#hear);
      await this.#last;
      this.#table?.free();
    }

    get #topic() {
      return topicOf(this.#id);
    }

    /** Of two rooms that hear of each other exactly one closes; the other announces itself. */
    #hear = ({ born, roomId }) => {
      if (roomId === this.roomId) return;
      if (born > this.#born || (born === this.#born && roomId > this.roomId)) this.#dissolve();
      else if (!this.#isGone) void this.#claim().catch(() => {});
    };

    /** Announces that this room has the table: to other rooms and to clients that look for it. */
    async #claim() {
      await this.presence.publish(this.#topic, { born: this.#born, roomId: this.roomId });
      await this.setMetadata({ id: this.#id });
    }

    /** Refuses clients of a closed room; they try again and find the other one. */
    #mustBeHere() {
      if (this.#isGone) throw new ServerError(503, 'the table has moved to another room; join again');
    }

    /** Loads the table; refuses an unknown table and one of another version of Loire. */
    async #wake() {
      const stored = await store.load(this.#id);
      if (!stored) throw new ServerError(404, `the table ${this.#id} does not exist`);
      try {
        this.#table = Table.load(stored.saved, { migrate });
      } catch (error) {
        if (!(error instanceof LoireError)) throw error;
        throw new ServerError(409, `${error.code}: ${error.message}`);
      }
      this.#keys = stored.keys;
    }

    /** Adds a task to the queue. */
    #queue(client, run) {
      const id = client?.sessionId;
      const waiting = (this.#waiting.get(id) ?? 0) + 1;
      if (client && waiting > MOST_WAITING) {
        return refuse(client, {
          code: 'tooMany',
          message: 'too many messages; wait for a reply before sending the next',
        });
      }
      if (client) this.#waiting.set(id, waiting);
      this.#last = this.#last
        .then(() => (this.#isGone ? undefined : run()))
        .catch((error) => console.error(`table ${this.#id}:`, error))
        .then(() => client && this.#waiting.set(id, this.#waiting.get(id) - 1));
    }

    /** Plays or undoes an answer of the client's seat. */
    #change(client, run) {
      const { seat } = client.userData;
      if (seat === null) return refuse(client, { code: 'badSeat', message: 'spectators cannot play' });
      this.#queue(client, async () => {
        try {
          await this.#commit((table) => run(table, seat));
        } catch (error) {
          refuse(client, error instanceof LoireError ? error : NOT_STORED);
          if (!(error instanceof LoireError)) throw error;
        }
      });
    }

    /** Changes the table: stores first and sends then, so no client sees a change that can be lost. */
    async #commit(run) {
      if (!this.#table) await this.#wakeAgain();
      const table = this.#table;
      const before = table.version;
      const change = run(table);
      let isStored;
      try {
        isStored = await store.append(this.#id, before, table.head(), change);
      } catch (error) {
        // The write may have happened or not: the store knows once it is reachable again.
        this.#lose();
        throw error;
      }
      if (isStored) this.#send(change);
      else this.#dissolve();
    }

    /** Clients of a replaced room may have seen more than this room knows. */
    async #renew() {
      try {
        if (!this.#table || (await store.version(this.#id)) !== this.#table.version) await this.#wakeAgain();
      } catch (error) {
        this.#lose();
        throw error;
      }
    }

    /** Reloads the table from the store and updates every client that is behind. */
    async #wakeAgain() {
      this.#table?.free();
      this.#table = undefined;
      await this.#wake();
      const isNew = this.#table.version !== this.#sent;
      for (const client of this.clients) if (isNew || !client.userData?.isSynced) this.#sendAll(client);
    }

    #lose() {
      this.#table?.free();
      this.#table = undefined;
      this.#expectStore();
    }

    #expectSame(seconds) {
      this.#timer('check', seconds * (0.8 + 0.4 * Math.random()), () => {
        this.#expectSame(check);
        this.#queue(undefined, async () => {
          if (this.#table && (await store.version(this.#id)) !== this.#table.version) this.#dissolve();
        });
      });
    }

    #expectStore() {
      this.#timer('store', 1, () =>
        this.#queue(undefined, () => this.#table ?? this.#wakeAgain().catch(() => this.#expectStore())),
      );
    }

    /** Lets bots play for empty seats while other players are there. */
    #expectOthers() {
      const here = new Set(this.clients.map((client) => client.userData?.seat));
      for (const seat of this.#keys.keys()) {
        const isExpected = here.size > 0 && !here.has(seat) && Number.isFinite(away);
        if (!isExpected) this.#timer(seat);
        else if (!this.#timers.has(seat)) this.#timer(seat, away, () => this.#queue(undefined, () => this.#drop(seat)));
      }
    }

    async #drop(seat) {
      if (this.#table && !this.#table.isOver() && !this.#table.dropped()[seat]) {
        await this.#commit((table) => table.drop(seat, level));
      }
    }

    #timer(name, seconds, run) {
      clearTimeout(this.#timers.get(name));
      this.#timers.delete(name);
      if (run) this.#timers.set(name, setTimeout(run, Math.min(seconds * 1000, LONGEST_WAIT)));
    }

    /** The message for a client that knows nothing yet. */
    #sendAll(client) {
      const table = this.#table;
      if (!table || !client.userData) return;
      const { seat, follow } = client.userData;
      client.userData.isSynced = true;
      this.#sent = table.version;
      const { version } = table;
      if (follow === 'states') return client.send('table', { seat, version, view: table.view(seat) });
      client.send('table', {
        seat,
        version,
        record: { ...table.record(), entries: table.entries(null) },
        ...this.#mine(seat),
      });
    }

    /** A seat's own answers that are still secret; they come after the public entries. */
    #mine(seat) {
      const mine = this.#table.entries(seat, Infinity);
      return mine.length > 0 ? { mine } : {};
    }

    /** The message for clients that have the version before. Clients with the same knowledge get the same bytes. */
    #send(change) {
      const table = this.#table;
      this.#sent = table.version;
      const written = new Map();
      for (const client of this.clients) {
        if (!client.userData?.isSynced) continue;
        const { seat, follow } = client.userData;
        const mine = follow === 'states' ? undefined : this.#mine(seat);
        const who = mine && !mine.mine ? 'all' : `${follow} ${seat}`;
        if (!written.has(who)) {
          const message = { ...change, ...(mine ?? { view: table.view(seat) }) };
          written.set(who, getMessageBytes.raw(Protocol.ROOM_DATA, 'change', message));
        }
        client.enqueueRaw(written.get(who));
      }
    }

    /** Closes this room, because another room has the table now. */
    #dissolve() {
      if (this.#isGone) return;
      this.#isGone = true;
      // A room cannot close while it is being created; clients are refused after that.
      if (this.#isCreated) void this.disconnect(MOVED);
    }
  };
}

const NOT_STORED = { code: 'notStored', message: 'the answer could not be stored; reload the table and try again' };

function refuse(client, { code, message, rule, path }) {
  client.send('refused', { code, message, ...(rule && { rule }), ...(path && { path }) });
}
