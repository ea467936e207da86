// Stores for tables: in Postgres, or in memory for servers that may lose them.
//
//   load(id)                          → { saved, keys } | undefined
//   version(id)                       → the version that is stored
//   engine(id)                        → the version of Loire that has stored it
//   create(id, saved, keys)           → false if the table already exists
//   append(id, version, head, change) → false if the stored table has another version; then it writes nothing
//
// `saved`, `head` and `change` come from loire/table; `keys` are digests of the seats' keys.

import pg from 'pg';

const SCHEMA = `
  create table if not exists loire_tables (
    id text primary key,
    version integer not null,
    head json not null,
    keys text[] not null,
    changed timestamptz not null default now()
  );
  create table if not exists loire_entries (
    id text not null references loire_tables on delete cascade,
    place integer not null,
    entry json not null,
    primary key (id, place)
  );`;

const LOAD = `
  select id, head, keys, (
    select coalesce(json_agg(entry order by place), '[]') from loire_entries where loire_entries.id = loire_tables.id
  ) as entries
  from loire_tables where id = any($1)`;
const VERSION = 'select id, version from loire_tables where id = any($1)';
const ENGINE = "select id, head->>'engine' as engine from loire_tables where id = any($1)";

const CREATE = `
  with made as (
    insert into loire_tables (id, version, head, keys) values ($1, $2, $3, $4) on conflict do nothing returning id
  ), added as (
    insert into loire_entries (id, place, entry)
    select made.id, place - 1, entry from made, json_array_elements($5::json) with ordinality as new (entry, place)
  )
  select count(*)::int as written from made`;

/**
 * Appends to any number of tables in one statement, to each completely or not at all. A table that another node was
 * faster to change is not in `moved`, and stays as it is.
 */
const APPEND = `
  with request as (
    select id, before, version, head::json as head, place, entries::json as entries
    from unnest(
      $1::text[], $2::integer[], $3::integer[], string_to_array($4, E'\\x01'),
      $5::integer[], string_to_array($6, E'\\x01')
    ) as request (id, before, version, head, place, entries)
  ), moved as (
    update loire_tables as kept set version = request.version, head = request.head, changed = now()
    from request where kept.id = request.id and kept.version = request.before
    returning kept.id, request.place, request.entries
  ), added as (
    insert into loire_entries (id, place, entry)
    select id, moved.place + new.place - 1, entry
    from moved, json_array_elements(entries) with ordinality as new (entry, place)
    on conflict (id, place) do update set entry = excluded.entry
  ), gone as (
    delete from loire_entries as old using moved
    where old.id = moved.id and old.place >= moved.place + json_array_length(moved.entries)
  )
  select id from moved`;

/** Max statements of one kind at the same time, and max tables in each. */
const AT_ONCE = 2;
const MOST_TOGETHER = 100;

/** Collects requests while a statement runs, and sends all of them with the next one. */
class Together {
  #run;
  #waiting = [];
  #running = 0;

  /** `run` handles requests for several tables with different ids, and returns the result of each by its id. */
  constructor(run) {
    this.#run = run;
  }

  ask(id, request = id) {
    return new Promise((done, failed) => {
      this.#waiting.push({ id, request, done, failed });
      void this.#runOn();
    });
  }

  /** Runs batches until no request waits. */
  async #runOn() {
    if (this.#running === AT_ONCE) return;
    this.#running++;
    while (this.#waiting.length > 0) await this.#runAll(this.#next());
    this.#running--;
  }

  /** The next batch: at most one request per table, since one statement sees one version of it. */
  #next() {
    const ids = new Set();
    const isNext = ({ id }) => ids.size < MOST_TOGETHER && !ids.has(id) && ids.add(id);
    const [next, others] = [[], []];
    for (const each of this.#waiting) (isNext(each) ? next : others).push(each);
    this.#waiting = others;
    return next;
  }

  async #runAll(all) {
    try {
      const found = await this.#run(all.map(({ request }) => request));
      for (const { id, done } of all) done(found.get(id));
    } catch (error) {
      // Postgres has refused the statement, so nothing was written. Retried one by one, so that one bad request does
      // not fail the others.
      if (error.severity === 'ERROR' && all.length > 1) for (const each of all) await this.#runAll([each]);
      else for (const { failed } of all) failed(error);
    }
  }
}

export class PostgresStore {
  #pool;
  #loads = this.#together('loire-load', LOAD);
  #versions = this.#together('loire-version', VERSION);
  #engines = this.#together('loire-engine', ENGINE);
  #appends = this.#together('loire-append', APPEND, columns);

  /** Takes a connection string, or any other argument of `pg.Pool`. */
  constructor(options) {
    this.#pool = new pg.Pool({
      max: 10,
      connectionTimeoutMillis: 3_000,
      query_timeout: 5_000,
      ...(typeof options === 'string' ? { connectionString: options } : options),
    });
    // The pool replaces an idle connection that breaks at the next query.
    this.#pool.on('error', () => {});
  }

  /** Creates the two tables of the database if they are missing. */
  async prepare() {
    // Two nodes that start together would both create them.
    await this.#pool.query(`begin; select pg_advisory_xact_lock(7261); ${SCHEMA} commit;`);
  }

  async load(id) {
    const row = await this.#loads.ask(id);
    return row && { saved: { ...row.head, entries: row.entries }, keys: row.keys };
  }

  async version(id) {
    return (await this.#versions.ask(id))?.version;
  }

  async engine(id) {
    return (await this.#engines.ask(id))?.engine;
  }

  async create(id, { entries, ...head }, keys) {
    const values = [id, head.version, json(head), keys, json(entries)];
    const { rows } = await this.#pool.query({ name: 'loire-create', text: CREATE, values });
    return rows[0].written === 1;
  }

  async append(id, before, head, { from, entries }) {
    const request = { id, before, version: head.version, head: json(head), place: from, entries: json(entries) };
    return (await this.#appends.ask(id, request)) !== undefined;
  }

  /** One statement for several tables; its rows are matched by id. */
  #together(name, text, values = (ids) => [ids]) {
    return new Together(async (request) => {
      const { rows } = await this.#pool.query({ name, text, values: values(request) });
      return new Map(rows.map((row) => [row.id, row]));
    });
  }

  async close() {
    await this.#pool.end();
  }
}

/** The same store in memory, for one process: for trials and tests. */
export class MemoryStore {
  #tables = new Map();

  async prepare() {}

  #read(id) {
    const stored = this.#tables.get(id);
    return stored && JSON.parse(stored);
  }

  async load(id) {
    return this.#read(id);
  }

  async version(id) {
    return this.#read(id)?.saved.version;
  }

  async engine(id) {
    return this.#read(id)?.saved.engine;
  }

  async create(id, saved, keys) {
    if (this.#tables.has(id)) return false;
    this.#tables.set(id, json({ saved, keys }));
    return true;
  }

  async append(id, version, head, { from, entries }) {
    const stored = this.#read(id);
    if (stored?.saved.version !== version) return false;
    const saved = { ...head, entries: [...stored.saved.entries.slice(0, from), ...entries] };
    this.#tables.set(id, json({ saved, keys: stored.keys }));
    return true;
  }

  async close() {}
}

const json = (value) => JSON.stringify(value);

/**
 * The columns that `APPEND` takes. JSON texts contain no such separator, so they are sent as one text, which is quoted
 * once.
 */
function columns(request) {
  const column = (name) => request.map((each) => each[name]);
  const texts = (name) => column(name).join('\x01');
  return [column('id'), column('before'), column('version'), texts('head'), column('place'), texts('entries')];
}
