import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import type { SqliteDatabase, SqliteStatement } from 'kysely';
import { primaryResultCode, SQLITE_BUSY } from './sqlite-result-codes.ts';

/** Cached prepared statements: lists with optional filters produce some hundred texts. */
const CACHED_STATEMENTS = 512;

/** Page cache in SQLite's units: -16000 is 16 MB. */
const CACHE = -16_000;
/** During bulk inserts: every row touches a page of each index. */
const CACHE_TO_FILL = -256_000;
/** WAL pages before a checkpoint; SQLite's default. */
const PAGES_TO_CHECKPOINT = 1_000;
/** During bulk inserts: most pages are already in the WAL. */
const PAGES_TO_CHECKPOINT_TO_FILL = 64_000;

/** Exclusive locking: no other writer can overtake a plain `begin`, and WAL needs no shared memory. */
const PRAGMAS = `
  pragma locking_mode = exclusive;
  pragma journal_mode = wal;
  pragma synchronous = full;
  pragma foreign_keys = on;
  pragma cache_size = ${CACHE};
  pragma temp_store = memory;
  pragma journal_size_limit = 8388608;
  pragma wal_autocheckpoint = ${PAGES_TO_CHECKPOINT};
`;

/** For {@link Atomics.wait} as a synchronous sleep; never notified. */
const PAUSE = new Int32Array(new SharedArrayBuffer(4));

type Parameters = readonly unknown[];

function bindable(parameters: Parameters): SQLInputValue[] {
  return parameters.map((value) => (typeof value === 'boolean' ? Number(value) : (value as SQLInputValue)));
}

/**
 * Rows as objects of one shape, by code generated from the column names only: Node's own row objects have no
 * prototype and cost a quarter of a list's time.
 */
function rowsOf(statement: StatementSync): (row: unknown) => Record<string, unknown> {
  statement.setReturnArrays(true);
  const fields = statement.columns().map(({ name }, n) => `${JSON.stringify(name)}: row[${n}]`);
  return new Function('row', `return { ${fields.join(', ')} }`) as ReturnType<typeof rowsOf>;
}

/** Anything that is not plainly a query counts as a write. */
const isQuery = (sql: string) => /^\s*select\b/i.test(sql);

function wrap(connection: DatabaseSync, sql: string, onWrite: () => void): SqliteStatement {
  const statement: StatementSync = connection.prepare(sql);
  const toObject = rowsOf(statement);
  const note = isQuery(sql) ? () => {} : onWrite;
  // After a full disk SQLite has already rolled back; a second rollback would hide the original error.
  const run =
    sql === 'rollback'
      ? () => (connection.isTransaction ? statement.run() : { changes: 0, lastInsertRowid: 0 })
      : (parameters: Parameters) => statement.run(...bindable(parameters));
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => {
      note();
      return statement.all(...bindable(parameters)).map(toObject);
    },
    run: (parameters) => {
      note();
      return run(parameters);
    },
    *iterate(parameters) {
      note();
      for (const row of statement.iterate(...bindable(parameters))) yield toObject(row);
    },
  };
}

export const IN_MEMORY = ':memory:';

/** A SQLite file (or `:memory:`) for Kysely, which a reset can exchange. */
export class SqliteFile implements SqliteDatabase {
  readonly path: string;
  #connection: DatabaseSync;
  #statements = new Map<string, SqliteStatement>();
  #writes = 0;
  readonly #noteWrite = () => {
    this.#writes += 1;
  };

  readonly #lockTimeoutMs: number;

  /** @param lockTimeoutMs how long to wait while another process locks the file */
  constructor(path: string, lockTimeoutMs: number) {
    this.path = path;
    this.#lockTimeoutMs = lockTimeoutMs;
    this.#connection = this.#open();
  }

  /** Incremented by every possible write; while unchanged, all queries return the same. */
  get writes(): number {
    return this.#writes;
  }

  prepare(sql: string): SqliteStatement {
    let statement = this.#statements.get(sql);
    if (statement === undefined) {
      statement = wrap(this.#connection, sql, this.#noteWrite);
      if (this.#statements.size >= CACHED_STATEMENTS) {
        this.#statements.delete(this.#statements.keys().next().value as string);
      }
      this.#statements.set(sql, statement);
    }
    return statement;
  }

  dump(): Uint8Array {
    return this.#connection.serialize();
  }

  load(dump: Uint8Array): void {
    // A new connection: the old one's search index caches the old content, and writing to it crashes.
    this.close();
    this.#connection = this.#open();
    this.#connection.deserialize(dump);
  }

  /** Records net changes of a table until the file is closed or loaded. */
  recordChanges(table: string): () => Uint8Array {
    const session = this.#connection.createSession({ table });
    return () => session.changeset();
  }

  /** Runs a bulk insert with a larger cache and WAL. */
  async filling<T>(work: () => Promise<T>): Promise<T> {
    const set = (cache: number, pages: number) => {
      if (!this.#connection.isOpen) return;
      this.#connection.exec(`
        pragma cache_size = ${cache};
        pragma wal_autocheckpoint = ${pages};
        pragma shrink_memory;
      `);
    };
    set(CACHE_TO_FILL, PAGES_TO_CHECKPOINT_TO_FILL);
    try {
      return await work();
    } finally {
      set(CACHE, PAGES_TO_CHECKPOINT);
    }
  }

  /** Runs `swap` while the file is closed (everything on disk, no WAL), then reopens it. */
  exchange(swap: () => void): void {
    this.close();
    try {
      swap();
    } finally {
      this.#connection = this.#open();
    }
  }

  close(): void {
    this.#noteWrite();
    this.#statements.clear();
    if (this.#connection.isOpen) this.#connection.close();
  }

  #open(): DatabaseSync {
    const until = performance.now() + this.#lockTimeoutMs;
    for (;;) {
      // Closed between attempts: two processes that wait with the file open would block each other.
      const connection = new DatabaseSync(this.path, { timeout: 0 });
      try {
        connection.exec(PRAGMAS);
        return connection;
      } catch (error) {
        connection.close();
        if (primaryResultCode(error) !== SQLITE_BUSY || performance.now() >= until) throw error;
        Atomics.wait(PAUSE, 0, 0, 5 + Math.random() * 45);
      }
    }
  }
}
