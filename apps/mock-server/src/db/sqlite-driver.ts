/** Node's built-in SQLite behind the interface that Kysely's SqliteDialect expects. */
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import type { SqliteDatabase, SqliteStatement } from 'kysely';
import { primaryCode, SQLITE_BUSY } from './sqlite-codes.ts';

/** Statements kept prepared. Lists with optional filters make some hundred texts; the oldest go first. */
const CACHED_STATEMENTS = 512;

/** Memory for pages, in SQLite's words: -16000 is 16 MB. */
const CACHE = -16_000;
/** The same while rows are filled in by the hundred thousand: each touches a page of every index. */
const CACHE_TO_FILL = -256_000;
/** Pages that the journal may hold before they are put into the file; SQLite's own figure. */
const PAGES_TO_CHECKPOINT = 1_000;
/** The same while rows are filled in: most are pages that were in the journal already. */
const PAGES_TO_CHECKPOINT_TO_FILL = 64_000;

/**
 * The file is locked for this process while it is open, so a transaction's plain `begin` can't be overtaken by
 * another writer half-way (what `begin immediate` is for elsewhere), and WAL needs no shared memory.
 */
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

/** What {@link Atomics.wait} waits at: nobody ever wakes it. */
const PAUSE = new Int32Array(new SharedArrayBuffer(4));

type Parameters = readonly unknown[];

function bindable(parameters: Parameters): SQLInputValue[] {
  return parameters.map((value) => (typeof value === 'boolean' ? Number(value) : (value as SQLInputValue)));
}

/**
 * Objects from rows that arrive as lists of values. Node's own row objects are dictionaries without a prototype:
 * dearer to make and several times dearer to read, a quarter of what a list costs. Written as code, once for each
 * statement, so that all rows have one shape; its only input are the names of the columns, as texts.
 */
function rowsOf(statement: StatementSync): (row: unknown) => Record<string, unknown> {
  statement.setReturnArrays(true);
  const fields = statement.columns().map(({ name }, n) => `${JSON.stringify(name)}: row[${n}]`);
  return new Function('row', `return { ${fields.join(', ')} }`) as ReturnType<typeof rowsOf>;
}

/** Whether a statement can change nothing. What is not plainly a query counts as a write. */
const isQuery = (sql: string) => /^\s*select\b/i.test(sql);

function wrap(connection: DatabaseSync, sql: string, onWrite: () => void): SqliteStatement {
  const statement: StatementSync = connection.prepare(sql);
  const toObject = rowsOf(statement);
  const note = isQuery(sql) ? () => {} : onWrite;
  // After a full disk SQLite has rolled back by itself; a second rollback would hide the first error.
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

/** The name under which SQLite keeps a database in memory only. */
export const IN_MEMORY = ':memory:';

/** One SQLite file (or `:memory:`) that Kysely reads and writes, and that a reset can exchange underneath it. */
export class SqliteFile implements SqliteDatabase {
  readonly path: string;
  #connection: DatabaseSync;
  #statements = new Map<string, SqliteStatement>();
  #writes = 0;
  readonly #noteWrite = () => {
    this.#writes += 1;
  };

  readonly #lockTimeoutMs: number;

  /** @param lockTimeoutMs how long to wait for another process to let go of the file */
  constructor(path: string, lockTimeoutMs: number) {
    this.path = path;
    this.#lockTimeoutMs = lockTimeoutMs;
    this.#connection = this.#open();
  }

  /**
   * Grows with every statement that may have changed something, a rollback too. While it stands still, every query
   * answers the same: nobody else has the file open.
   */
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

  /** The whole database as bytes. */
  dump(): Uint8Array {
    return this.#connection.serialize();
  }

  /** Replaces a database in memory by a dump of one. */
  load(dump: Uint8Array): void {
    // A new connection: the search index of an old one remembers the old content, and writing to it ends the process.
    this.close();
    this.#connection = this.#open();
    this.#connection.deserialize(dump);
  }

  /** What changes in a table from now on, net of what is changed back; until the file is closed or loaded. */
  recordChanges(table: string): () => Uint8Array {
    const session = this.#connection.createSession({ table });
    return () => session.changeset();
  }

  /** Runs work that fills in many rows with more memory and a longer journal, which it gives back. */
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

  /** Runs `swap` while the file is closed (all of it on disk, no journal beside it), then opens it again. */
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
      // Closed between attempts: two processes that wait with the file open, each for the other, would both give up.
      const connection = new DatabaseSync(this.path, { timeout: 0 });
      try {
        connection.exec(PRAGMAS);
        return connection;
      } catch (error) {
        connection.close();
        if (primaryCode(error) !== SQLITE_BUSY || performance.now() >= until) throw error;
        Atomics.wait(PAUSE, 0, 0, 5 + Math.random() * 45);
      }
    }
  }
}
