// A client of one table: it follows the table by entries and reconnects by itself when a node fails. `connect` shows
// the table in a <loire-game> element.

import { Client } from '@colyseus/sdk';

/** Delay before the next attempt to join, in ms; random, so that clients do not reconnect all at once. */
const PAUSES = [100, 300, 700, 1500, 3000];

/** Max time between joining and the first message, in ms; then the client tries again. */
const PATIENCE = 15_000;

/**
 * Joins a table and stays connected.
 *
 * - `url` of any node, or a list of them; `id`; `seat` and `key`, or neither for spectators
 * - `follow`: `entries` for clients with the engine, `states` for clients without it
 * - `onTable(record | view, version)`: the whole table, at first and whenever the client is out of sync
 * - `onChange(record | view, change)`: after every change, with its entries and events
 * - `onRefused({ code, message, rule? })`: an answer was refused; `onAway()`: the connection is lost for now;
 *   `onLost(error)`: the table or the key does not exist
 */
export class TableClient {
  version = -1;
  /** For clients that follow by entries: the record, and the number of its entries that are public. */
  record;
  known = [];
  /** For clients that follow by states. */
  view;
  #head;
  #options;
  #urls;
  #room;
  #isOpen = true;
  #attempts = 0;

  constructor({ url, ...options }) {
    this.#urls = [url].flat();
    this.#options = { follow: 'entries', ...options };
  }

  /** Joins the table; resolves when the table has arrived for the first time. */
  async join() {
    while (this.#isOpen) {
      try {
        return await this.#enter();
      } catch (error) {
        if (isFinal(error, this.#attempts)) {
          this.#isOpen = false;
          this.#options.onLost?.(error);
          throw error;
        }
        const pause = PAUSES[Math.min(this.#attempts++, PAUSES.length - 1)];
        await new Promise((done) => setTimeout(done, pause * (0.5 + Math.random())));
      }
    }
  }

  get isHere() {
    return this.#room !== undefined;
  }

  /** The node that has the table now, as host and port. */
  get node() {
    const url = this.#room?.connection.transport.ws?.url;
    return url && new URL(url).host;
  }

  /** Sends an answer to the version that the client has seen. The result is a change or a refusal. */
  answer(action) {
    this.#room?.send('answer', { action, version: this.version });
  }

  undo() {
    this.#room?.send('undo', { version: this.version });
  }

  leave() {
    this.#isOpen = false;
    return this.#room?.leave();
  }

  async #enter() {
    const { id, seat, key, follow } = this.#options;
    // The next attempt asks the next node.
    const url = this.#urls[this.#attempts % this.#urls.length];
    const room = await new Client(url).joinOrCreate('loire', { id, seat, key, follow });
    room.reconnection.enabled = false;
    room.onMessage('refused', (refusal) => this.#options.onRefused?.(refusal));
    room.onMessage('change', (change) => this.#changed(room, change));
    const patience = setTimeout(() => void room.leave(false), PATIENCE);
    const first = new Promise((done, failed) => {
      room.onMessage('table', (table) => (clearTimeout(patience), this.#opened(room, table), done(this)));
      room.onLeave((code) => (this.#left(room), failed(new Error(`the room was left (${code})`))));
    });
    await first.finally(() => clearTimeout(patience));
    this.#attempts = 0;
    return this;
  }

  #opened(room, { version, record, view, mine }) {
    this.#room = room;
    this.version = version;
    this.view = view;
    this.#head = record;
    if (record) this.#know(record.entries, mine);
    this.#options.onTable?.(record ?? view, version);
  }

  #changed(room, { view, mine, ...change }) {
    // A change that does not follow the known version: asks for the whole table.
    if (change.version !== this.version + 1) return room.send('again');
    this.version = change.version;
    if (view) this.view = view;
    else this.#know([...this.known.slice(0, change.from), ...change.entries], mine);
    this.#options.onChange?.(this.record ?? this.view, change);
  }

  #know(entries, mine = []) {
    this.known = entries;
    this.record = { ...this.#head, entries: [...entries, ...mine] };
  }

  #left(room) {
    if (this.#room !== room) return;
    this.#room = undefined;
    if (!this.#isOpen) return;
    this.#options.onAway?.();
    this.join().catch(() => {});
  }
}

/** Whether no node can ever let this client in. A node with the table's own version of Loire may still be found. */
const isFinal = (error, attempts) => [400, 403, 404].includes(error?.code) || (error?.code === 409 && attempts > 3);

/**
 * Connects a `<loire-game>` element to a table: clicks go to the server, and the element shows the server's state. It
 * shows nothing that is not stored. Takes the options of `TableClient`.
 */
export async function connect(element, options) {
  let isUndoing = false;
  /** Shows the server's state, or sends what the player has undone here, answer by answer. */
  const compare = (entries) => {
    const [here, there] = [entries ?? [], client.record.entries];
    if (isSame(here, there)) isUndoing = false;
    else if (isUndoing && isSame(here, withoutLast(there, options.seat, there.length - here.length))) client.undo();
    else element.load(client.record);
  };
  const shown = () => compare(element.record?.entries);
  const client = new TableClient({
    ...options,
    follow: 'entries',
    onTable: (record, version) => (shown(), options.onTable?.(record, version)),
    onChange: (record, change) => (shown(), options.onChange?.(record, change)),
    onRefused: (refusal) => ((isUndoing = false), shown(), options.onRefused?.(refusal)),
  });
  // Spectators have no seat.
  element.seat = options.seat ?? -1;
  element.addEventListener('action', (event) => {
    if (!event.cancelable) return;
    event.preventDefault();
    client.answer(event.detail.action);
  });
  // The element undoes and redoes at once; the server follows, or sends its own state.
  element.addEventListener('state', ({ detail: { entries } }) => {
    if (!client.record) return;
    const again = entries.at(-1);
    const isRedone = again?.seat === options.seat && isSame(entries.slice(0, -1), client.record.entries);
    if (isRedone) return client.answer(again.action);
    isUndoing = entries.length < client.record.entries.length;
    compare(entries);
  });
  await client.join();
  return client;
}

/** Entries without the last `count` of a seat. */
function withoutLast(entries, seat, count) {
  const mine = entries.filter((entry) => entry.seat === seat).slice(-count);
  return count > 0 && mine.length === count ? entries.filter((entry) => !mine.includes(entry)) : undefined;
}

const isSame = (some, others) => JSON.stringify(some) === JSON.stringify(others);
