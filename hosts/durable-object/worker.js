// Tables of Loire as Durable Objects: one object per table, with its own store. It needs no Redis and no
// compare-and-set, since each object exists once and handles one request at a time.
//
//   POST /tables                     a set-up → { id, keys }
//   GET  /tables/<id>?seat=0&key=…   a WebSocket; without seat and key: a spectator

import { DurableObject } from 'cloudflare:workers';
import { initSync } from 'loire';
import burgundy from 'loire/burgundy.wasm';
import orleans from 'loire/orleans.wasm';
import stories from 'loire/stories.wasm';
import { Table } from 'loire/table';

initSync({ burgundy, orleans, stories });

export class LoireTable extends DurableObject {
  #sql = this.ctx.storage.sql;
  #table;

  /** Creates the table with these keys. */
  open(setup, keys) {
    this.#table = Table.create(setup);
    this.#sql.exec('create table head (head text, keys text)');
    this.#sql.exec('create table entries (place integer primary key, entry text)');
    this.#sql.exec('insert into head values (?, ?)', '', JSON.stringify(keys));
    this.#store({ from: 0, entries: this.#table.entries(null) });
  }

  /** Accepts a connection: a player with a key, or a spectator. */
  fetch(request) {
    const asked = new URL(request.url).searchParams;
    const seat = asked.has('seat') ? Number(asked.get('seat')) : null;
    const key = seat === null ? undefined : JSON.parse(this.#sql.exec('select keys from head').one().keys)[seat];
    if (seat !== null && (!key || key !== asked.get('key')))
      return new Response('the key does not fit the seat', { status: 403 });
    const view = this.#awake().view(seat);
    const [theirs, mine] = Object.values(new WebSocketPair());
    this.ctx.acceptWebSocket(mine);
    mine.serializeAttachment({ seat });
    mine.send(JSON.stringify({ view }));
    return new Response(null, { status: 101, webSocket: theirs });
  }

  /**
   * Handles `{ action, version }` or `{ undo: true, version }`. The platform holds messages back until writes are
   * stored.
   */
  webSocketMessage(socket, text) {
    const { seat } = socket.deserializeAttachment();
    try {
      const table = this.#awake();
      const { action, undo, version } = JSON.parse(text);
      const change = undo ? table.undo(seat, version) : table.answer(seat, action, version);
      this.#store(change);
      for (const each of this.ctx.getWebSockets()) {
        const view = table.view(each.deserializeAttachment().seat);
        each.send(JSON.stringify({ view, events: change.events }));
      }
    } catch (error) {
      const { code = 'badInput', message, rule } = error;
      socket.send(JSON.stringify({ refused: { code, message, rule } }));
    }
  }

  /** The table, loaded from the store if necessary. */
  #awake() {
    if (this.#table) return this.#table;
    const head = JSON.parse(this.#sql.exec('select head from head').one().head);
    const rows = this.#sql.exec('select entry from entries order by place').toArray();
    return (this.#table = Table.load({ ...head, entries: rows.map(({ entry }) => JSON.parse(entry)) }));
  }

  #store({ from, entries }) {
    try {
      this.ctx.storage.transactionSync(() => {
        this.#sql.exec('update head set head = ?', JSON.stringify(this.#table.head()));
        this.#sql.exec('delete from entries where place >= ?', from);
        for (const [at, entry] of entries.entries()) {
          this.#sql.exec('insert into entries values (?, ?)', from + at, JSON.stringify(entry));
        }
      });
    } catch (error) {
      this.#table = undefined; // reloaded from the store next time
      throw error;
    }
  }
}

export default {
  async fetch(request, env) {
    const [, collection, name] = new URL(request.url).pathname.split('/');
    if (collection !== 'tables') return new Response('not found; tables are under /tables', { status: 404 });
    if (request.method === 'POST') {
      const id = env.TABLES.newUniqueId();
      try {
        const setup = await request.json();
        const keys = Array.from({ length: setup?.seats ?? 0 }, () => crypto.randomUUID());
        await env.TABLES.get(id).open(setup, keys);
        return Response.json({ id: String(id), keys }, { status: 201 });
      } catch (error) {
        return Response.json({ message: error.message }, { status: 400 });
      }
    }
    try {
      return await env.TABLES.get(env.TABLES.idFromString(name)).fetch(request);
    } catch {
      return new Response('this table does not exist', { status: 404 });
    }
  },
};
