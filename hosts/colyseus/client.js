// A table at the client: it follows by entries, and comes back by itself whatever becomes of the node. And the glue
// that puts a <loire-game> element on it.

import { Client } from '@colyseus/sdk';

/** How long to wait before the next attempt to join, in milliseconds; somewhat at random, as others wait, too. */
const PAUSES = [100, 300, 700, 1500, 3000];

/** Who is let in, and told nothing for so many milliseconds, tries again. */
const PATIENCE = 15_000;

/**
 * Joins a table and stays there.
 *
 * - `url` of any node, or several of them; `id`; `seat` and `key`, or neither to watch
 * - `follow`: `entries` for clients that have the engine, `states` for those that have not
 * - `onTable(record | view, version)`: everything, at first and whenever something is unclear
 * - `onChange(record | view, change)`: after every change, with its entries and events
 * - `onRefused({ code, message, rule? })`, `onAway()`, `onLost(error)`: an answer was refused; the connection is gone
 *   for now; there is no such table, or no such key
 */
export class TableClient {
  version = -1;
  /** Of those who follow by entries: the record, and those of its entries that everybody knows. */
  record;
  known = [];
  /** Of those who follow by states. */
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

  /** Comes to the table; done when it is there for the first time. */
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

  /** The node at which the table is now, as host and port. */
  get node() {
    const url = this.#room?.connection.transport.ws?.url;
    return url && new URL(url).host;
  }

  /** Answers, at the version that was seen. The answer comes as a change, or as a refusal. */
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
    // What does not follow on what is known here is asked for as a whole.
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

/** No node can let this client in, now or later. A node of the table's own version of Loire may yet be found. */
const isFinal = (error, attempts) => [400, 403, 404].includes(error?.code) || (error?.code === 409 && attempts > 3);

/**
 * Puts a `<loire-game>` element on a table: what is clicked goes to the server, and what the server says is shown. The
 * element shows nothing that is not stored. Options as above.
 */
export async function connect(element, options) {
  let isUndoing = false;
  /** Shows what the server has said; or tells the server what was taken back here, answer by answer. */
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
  // Whoever watches sits at no seat.
  element.seat = options.seat ?? -1;
  element.addEventListener('action', (event) => {
    if (!event.cancelable) return;
    event.preventDefault();
    client.answer(event.detail.action);
  });
  // The element takes back, and plays again, at once; the server follows, or says what is true.
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

/** Entries without the last so many of a seat. */
function withoutLast(entries, seat, count) {
  const mine = entries.filter((entry) => entry.seat === seat).slice(-count);
  return count > 0 && mine.length === count ? entries.filter((entry) => !mine.includes(entry)) : undefined;
}

const isSame = (some, others) => JSON.stringify(some) === JSON.stringify(others);
