// Where tables are kept: in Postgres, or in memory for a server that may forget.
//
//   load(id)                          → { saved, keys } | undefined
//   version(id)                       → the version that is stored
//   create(id, saved, keys)           → false if there is such a table already
//   append(id, version, head, change) → false if the stored table is no longer of this version; then nothing is written
//
// `saved`, `head` and `change` are what loire/table has; `keys` are digests of the seats' keys.

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
  select head, keys, (
    select coalesce(json_agg(entry order by place), '[]') from loire_entries where loire_entries.id = loire_tables.id
  ) as entries
  from loire_tables where id = $1`;

const CREATE = `
  with made as (
    insert into loire_tables (id, version, head, keys) values ($1, $2, $3, $4) on conflict do nothing returning id
  ), added as (
    insert into loire_entries (id, place, entry)
    select made.id, place - 1, entry from made, json_array_elements($5::json) with ordinality as new (entry, place)
  )
  select count(*)::int as written from made`;

/** Everything or nothing, in one statement: where another node was faster, `moved` is empty and so is the rest. */
const APPEND = `
  with moved as (
    update loire_tables set version = $3, head = $4, changed = now() where id = $1 and version = $2 returning id
  ), added as (
    insert into loire_entries (id, place, entry)
    select moved.id, $5 + place - 1, entry from moved, json_array_elements($6::json) with ordinality as new (entry, place)
    on conflict (id, place) do update set entry = excluded.entry
  ), gone as (
    delete from loire_entries using moved where loire_entries.id = moved.id and loire_entries.place >= $7
  )
  select count(*)::int as written from moved`;

export class PostgresStore {
  #pool;

  /** Of a connection string, or whatever else `pg.Pool` takes. */
  constructor(options) {
    this.#pool = new pg.Pool({
      max: 10,
      connectionTimeoutMillis: 3_000,
      query_timeout: 5_000,
      ...(typeof options === 'string' ? { connectionString: options } : options),
    });
    // An idle connection that breaks is replaced by the next query.
    this.#pool.on('error', () => {});
  }

  /** Makes the two relations, if they are not there. */
  async prepare() {
    // Two nodes that start together would both make them.
    await this.#pool.query(`begin; select pg_advisory_xact_lock(7261); ${SCHEMA} commit;`);
  }

  async load(id) {
    const { rows } = await this.#pool.query({ name: 'loire-load', text: LOAD, values: [id] });
    if (rows.length === 0) return undefined;
    const [{ head, keys, entries }] = rows;
    return { saved: { ...head, entries }, keys };
  }

  async version(id) {
    const text = 'select version from loire_tables where id = $1';
    const { rows } = await this.#pool.query({ name: 'loire-version', text, values: [id] });
    return rows[0]?.version;
  }

  async create(id, { entries, ...head }, keys) {
    return this.#write('loire-create', CREATE, [id, head.version, json(head), keys, json(entries)]);
  }

  async append(id, version, head, { from, entries }) {
    const values = [id, version, head.version, json(head), from, json(entries), from + entries.length];
    return this.#write('loire-append', APPEND, values);
  }

  async #write(name, text, values) {
    const { rows } = await this.#pool.query({ name, text, values });
    return rows[0].written === 1;
  }

  async close() {
    await this.#pool.end();
  }
}

/** The same in memory, for one process: for trying out, and for tests. */
export class MemoryStore {
  #tables = new Map();

  async prepare() {}

  async load(id) {
    const stored = this.#tables.get(id);
    return stored && JSON.parse(stored);
  }

  async version(id) {
    return (await this.load(id))?.saved.version;
  }

  async create(id, saved, keys) {
    if (this.#tables.has(id)) return false;
    this.#tables.set(id, json({ saved, keys }));
    return true;
  }

  async append(id, version, head, { from, entries }) {
    const stored = await this.load(id);
    if (stored?.saved.version !== version) return false;
    const saved = { ...head, entries: [...stored.saved.entries.slice(0, from), ...entries] };
    this.#tables.set(id, json({ saved, keys: stored.keys }));
    return true;
  }

  async close() {}
}

const json = (value) => JSON.stringify(value);
