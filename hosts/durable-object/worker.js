// Tables of Loire as Durable Objects: one object for each table, with its own store. No Redis, no compare-and-set:
// there is one of it in the world, and it does one thing at a time.
//
//   POST /tables                     a set-up → { id, keys }
//   GET  /tables/<id>?seat=0&key=…   a WebSocket; without seat and key one watches

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

  /** Opens the table with these keys. */
  open(setup, keys) {
    this.#table = Table.create(setup);
    this.#sql.exec('create table head (head text, keys text)');
    this.#sql.exec('create table entries (place integer primary key, entry text)');
    this.#sql.exec('insert into head values (?, ?)', '', JSON.stringify(keys));
    this.#store({ from: 0, entries: this.#table.entries(null) });
  }

  /** Somebody comes: to sit down with a key, or to watch. */
  fetch(request) {
    const asked = new URL(request.url).searchParams;
    const seat = asked.has('seat') ? Number(asked.get('seat')) : null;
    const key = seat === null ? undefined : JSON.parse(this.#sql.exec('select keys from head').one().keys)[seat];
    if (seat !== null && (!key || key !== asked.get('key'))) return new Response('no', { status: 403 });
    const view = this.#awake().view(seat);
    const [theirs, mine] = Object.values(new WebSocketPair());
    this.ctx.acceptWebSocket(mine);
    mine.serializeAttachment({ seat });
    mine.send(JSON.stringify({ view }));
    return new Response(null, { status: 101, webSocket: theirs });
  }

  /** `{ action, version }` or `{ undo: true, version }`. What is sent is held back until it is stored. */
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

  /** The table, woken from the store. */
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
      this.#table = undefined; // the store knows better
      throw error;
    }
  }
}

export default {
  async fetch(request, env) {
    const [, collection, name] = new URL(request.url).pathname.split('/');
    if (collection !== 'tables') return new Response('there is nothing here', { status: 404 });
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
      return new Response('there is no such table', { status: 404 });
    }
  },
};
