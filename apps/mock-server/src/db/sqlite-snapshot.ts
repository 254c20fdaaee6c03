/** The seed snapshot as a copy of the SQLite file, or of its bytes for an in-memory database. */
import { createHash } from 'node:crypto';
import {
  closeSync,
  constants,
  copyFileSync,
  existsSync,
  fsyncSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import type { Db } from './schema.ts';
import type { Snapshot } from './snapshot.ts';
import { IN_MEMORY, type SqliteFile } from './sqlite-driver.ts';
import { inTransaction } from './transaction.ts';

const dumps = new WeakMap<SqliteFile, { name: string; bytes: Uint8Array }>();

const PREFIX = 'seed-';

export function snapshotFile(folder: string, name: string): string {
  const hash = createHash('sha256').update(name).digest('hex').slice(0, 16);
  return join(folder, `${PREFIX}${hash}.sqlite`);
}

export function removeSnapshots(folder: string): void {
  for (const old of readdirSync(folder).filter((entry) => entry.startsWith(PREFIX)))
    rmSync(join(folder, old));
}

/** Atomic and durable copy: after a power failure the target is the old or the complete new file. */
export function copyDurably(from: string, to: string): void {
  const half = `${to}.half`;
  copyFileSync(from, half, constants.COPYFILE_FICLONE);
  const copy = openSync(half, 'r+');
  fsyncSync(copy);
  closeSync(copy);
  renameSync(half, to);
  const directory = openSync(dirname(to), 'r');
  fsyncSync(directory);
  closeSync(directory);
}

export class SqliteSnapshot implements Snapshot {
  readonly #db: Db;
  readonly #file: SqliteFile;
  readonly #name: string;
  readonly #path: string | undefined;

  constructor(db: Db, file: SqliteFile, name: string) {
    this.#db = db;
    this.#file = file;
    this.#name = name;
    this.#path = file.path === IN_MEMORY ? undefined : snapshotFile(dirname(file.path), name);
  }

  async restore(): Promise<boolean> {
    const path = this.#path;
    const dump = dumps.get(this.#file);
    if (path === undefined ? dump?.name !== this.#name : !existsSync(path)) return false;
    // Holding the only connection blocks all queries and transactions of the server.
    await this.#db.connection().execute(async () => {
      if (path !== undefined) {
        this.#file.exchange(() => {
          if (existsSync(`${this.#file.path}-wal`))
            throw new Error(`${this.#file.path} could not be written out`);
          copyDurably(path, this.#file.path);
        });
      } else if (dump !== undefined) {
        this.#file.load(dump.bytes);
      }
    });
    return true;
  }

  async create(fill: (tx: Db) => Promise<void>): Promise<void> {
    await this.#db.connection().execute(async (connection) => {
      await inTransaction(connection, fill);
      const path = this.#path;
      if (path === undefined) {
        dumps.set(this.#file, { name: this.#name, bytes: this.#file.dump() });
        return;
      }
      removeSnapshots(dirname(path));
      this.#file.exchange(() => copyDurably(this.#file.path, path));
    });
  }
}
