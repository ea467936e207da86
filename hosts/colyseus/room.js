// A room of Colyseus is one table, as long as somebody is there. What lasts is in the store: a room that another node
// has overtaken dissolves, and its players find the other one.

import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

import { Protocol, Room, ServerError, getMessageBytes } from '@colyseus/core';
import { LoireError } from 'loire';
import { Table } from 'loire/table';

import { topicOf } from './redis.js';

/** Told to clients whose room has dissolved: they join again, and find the table where it is now. */
export const MOVED = 4100;

/** So many messages of one client may wait to be done; more are refused. */
const MOST_WAITING = 16;

/** Some 25 days: a timer that is set to more goes off at once. */
const LONGEST_WAIT = 2 ** 31 - 1;

const digest = (key) => createHash('sha256').update(key).digest('hex');
const isKey = (key, expected) =>
  typeof key === 'string' && timingSafeEqual(Buffer.from(digest(key)), Buffer.from(expected));

/** Opens a table: its id, and the key of every seat. Whoever has a key may sit there; the store knows digests only. */
export async function openTable(store, setup) {
  const table = Table.create(setup);
  try {
    const saved = table.saved();
    const id = randomBytes(12).toString('base64url');
    const keys = saved.since.map(() => randomBytes(18).toString('base64url'));
    if (!(await store.create(id, saved, keys.map(digest)))) throw new Error(`there is a table ${id} already`);
    return { id, keys };
  } finally {
    table.free();
  }
}

/**
 * The class of the rooms, for `server.define('loire', loireRoom({ store })).filterBy(['id'])`.
 *
 * - `store`: see store.js
 * - `away`: after so many seconds a bot plays for a seat whose player is not there, while others are; Infinity: never
 * - `level`: of that bot; one that answers at once, as it plays in the server's own thread
 * - `migrate`: for tables of another version of Loire, see `Table.load`
 * - `spectators`: may anybody watch who knows the id?
 * - `rate`: so many messages a second may come from one client
 * - `check`: every so many seconds, and once soon after it is made, a room asks the store whether it still has the newest
 *   version: whoever only watches would not notice otherwise that another room has overtaken this one
 */
export function loireRoom({ store, away = 120, level = 'normal', migrate, spectators = true, rate = 20, check = 30 }) {
  return class LoireRoom extends Room {
    /** Nothing while the store has refused to write, or could not say whether it has written. */
    #table;
    #keys = [];
    #id = '';
    /** What was sent last: nobody has seen anything newer. */
    #sent = -1;
    /** One thing at a time, in the order in which it came. */
    #last = Promise.resolve();
    #waiting = new Map();
    #timers = new Map();
    #isGone = false;
    #isCreated = false;
    #born = Date.now();

    async onCreate({ id }) {
      if (typeof id !== 'string') throw new ServerError(400, 'a table has an id');
      this.#id = id;
      this.patchRate = null;
      this.maxMessagesPerSecond = rate;
      await this.#wake();
      this.#sent = this.#table.version;
      this.onMessage('answer', (client, told) =>
        this.#change(client, (table, seat) => table.answer(seat, told?.action, told?.version)),
      );
      this.onMessage('undo', (client, told) => this.#change(client, (table, seat) => table.undo(seat, told?.version)));
      this.onMessage('again', (client) => this.#queue(client, () => this.#sendAll(client)));
      this.onMessage('*', (client) => refuse(client, { code: 'unknownMessage', message: 'there is no such message' }));
      // The newest room is the table's: an older one, forgotten by a Redis that was restarted, dissolves.
      await this.presence.subscribe(this.#topic, this.#hear);
      await this.#claim();
      this.#expectSame(check / 6);
      this.#mustBeHere();
      this.#isCreated = true;
    }

    onAuth(_client, { id, seat, key }) {
      this.#mustBeHere();
      // Whoever names no table is led to any.
      if (id !== this.#id) throw new ServerError(400, 'a table has an id');
      if (seat === undefined || seat === null) {
        if (!spectators) throw new ServerError(403, 'nobody may watch this table');
        return { seat: null };
      }
      const expected = Number.isInteger(seat) ? this.#keys[seat] : undefined;
      if (!expected || !isKey(key, expected)) throw new ServerError(403, 'this is not the key of that seat');
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

    /** Of two rooms that hear of each other exactly one dissolves; the other says that it is here. */
    #hear = ({ born, roomId }) => {
      if (roomId === this.roomId) return;
      if (born > this.#born || (born === this.#born && roomId > this.roomId)) this.#dissolve();
      else if (!this.#isGone) void this.#claim().catch(() => {});
    };

    /** Says that this room has the table: to other rooms, and to whoever looks for it. */
    async #claim() {
      await this.presence.publish(this.#topic, { born: this.#born, roomId: this.roomId });
      await this.setMetadata({ id: this.#id });
    }

    /** Whoever comes to a room that has dissolved tries again, and finds the other. */
    #mustBeHere() {
      if (this.#isGone) throw new ServerError(503, 'another room has this table');
    }

    /** Loads the table; refuses one that is not there, or not of this version of Loire. */
    async #wake() {
      const stored = await store.load(this.#id);
      if (!stored) throw new ServerError(404, `there is no table ${this.#id}`);
      try {
        this.#table = Table.load(stored.saved, { migrate });
      } catch (error) {
        if (!(error instanceof LoireError)) throw error;
        throw new ServerError(409, `${error.code}: ${error.message}`);
      }
      this.#keys = stored.keys;
    }

    /** Does something after all that came before it. */
    #queue(client, run) {
      const id = client?.sessionId;
      const waiting = (this.#waiting.get(id) ?? 0) + 1;
      if (client && waiting > MOST_WAITING) {
        return refuse(client, { code: 'tooMany', message: 'wait for an answer before you send the next' });
      }
      if (client) this.#waiting.set(id, waiting);
      this.#last = this.#last
        .then(() => (this.#isGone ? undefined : run()))
        .catch((error) => console.error(`table ${this.#id}:`, error))
        .then(() => client && this.#waiting.set(id, this.#waiting.get(id) - 1));
    }

    /** A client answers for its seat, or takes an answer back. */
    #change(client, run) {
      const { seat } = client.userData;
      if (seat === null) return refuse(client, { code: 'badSeat', message: 'whoever watches does not play' });
      this.#queue(client, async () => {
        try {
          await this.#commit((table) => run(table, seat));
        } catch (error) {
          refuse(client, error instanceof LoireError ? error : NOT_STORED);
          if (!(error instanceof LoireError)) throw error;
        }
      });
    }

    /** Changes the table: it is stored first and sent then, so that nobody has seen what may be lost. */
    async #commit(run) {
      if (!this.#table) await this.#wakeAgain();
      const table = this.#table;
      const before = table.version;
      const change = run(table);
      let isStored;
      try {
        isStored = await store.append(this.#id, before, table.head(), change);
      } catch (error) {
        // It may have been written or not: only the store knows, when it is there again.
        this.#lose();
        throw error;
      }
      if (isStored) this.#send(change);
      else this.#dissolve();
    }

    /** Whoever comes from a room that was overtaken by this one may have seen more than this one knows. */
    async #renew() {
      try {
        if (!this.#table || (await store.version(this.#id)) !== this.#table.version) await this.#wakeAgain();
      } catch (error) {
        this.#lose();
        throw error;
      }
    }

    /** Asks the store what has become of the table, and tells everybody who knows less. */
    async #wakeAgain() {
      this.#table?.free();
      this.#table = undefined;
      await this.#wake();
      const isNew = this.#table.version !== this.#sent;
      for (const client of this.clients) if (isNew || !client.userData?.isTold) this.#sendAll(client);
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

    /** Bots play for seats that nobody sits at, while there is somebody to play for. */
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

    /** What one client gets that knows nothing yet. */
    #sendAll(client) {
      const table = this.#table;
      if (!table || !client.userData) return;
      const { seat, follow } = client.userData;
      client.userData.isTold = true;
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

    /** A seat's own answers that are still secret: they follow on what everybody knows. */
    #mine(seat) {
      const mine = this.#table.entries(seat, Infinity);
      return mine.length > 0 ? { mine } : {};
    }

    /** What everybody gets who has seen the version before. Whoever knows the same gets the same bytes. */
    #send(change) {
      const table = this.#table;
      this.#sent = table.version;
      const written = new Map();
      for (const client of this.clients) {
        if (!client.userData?.isTold) continue;
        const { seat, follow } = client.userData;
        const mine = follow === 'states' ? undefined : this.#mine(seat);
        const who = mine && !mine.mine ? 'everybody' : `${follow} ${seat}`;
        if (!written.has(who)) {
          const told = { ...change, ...(mine ?? { view: table.view(seat) }) };
          written.set(who, getMessageBytes.raw(Protocol.ROOM_DATA, 'change', told));
        }
        client.enqueueRaw(written.get(who));
      }
    }

    /** Another room has the table now. */
    #dissolve() {
      if (this.#isGone) return;
      this.#isGone = true;
      // One that is only being created cannot be left yet, and is refused when it is.
      if (this.#isCreated) void this.disconnect(MOVED);
    }
  };
}

const NOT_STORED = { code: 'notStored', message: 'this could not be stored; look again, and try again' };

function refuse(client, { code, message, rule, path }) {
  client.send('refused', { code, message, ...(rule && { rule }), ...(path && { path }) });
}
