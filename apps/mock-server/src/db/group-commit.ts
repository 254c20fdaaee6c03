/**
 * Commits transactions that arrive together as one. Making a commit durable costs several times what its statements
 * cost, and SQLite has one writer anyway: so those that wait run one after the other, each within a savepoint of its
 * own, and are answered when the one commit has reached the disk.
 */
import { type Kysely, sql, type Transaction } from 'kysely';
import { committed } from './after-commit.ts';
import type { Db, Schema } from './schema.ts';

type Work<T> = (tx: Transaction<Schema>) => Promise<T>;

interface Waiting {
  readonly work: Work<unknown>;
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: unknown) => void;
}

/** Transactions in one commit at most: the first of them waits for the last. */
const MAX = 32;

class CommitGroup {
  readonly #db: Db;
  #waiting: Waiting[] = [];
  #isRunning = false;

  constructor(db: Db) {
    this.#db = db;
  }

  run<T>(work: Work<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      this.#waiting.push({ work, resolve: resolve as Waiting['resolve'], reject });
      if (this.#isRunning) return;
      this.#isRunning = true;
      // One turn of the event loop later, all requests that came in with this one are here.
      setImmediate(() => void this.#drain());
    });
  }

  async #drain(): Promise<void> {
    while (this.#waiting.length > 0) {
      await this.#commit(this.#waiting.splice(0, MAX));
      // Those that were answered now may send again, and join the next commit.
      await new Promise(setImmediate);
    }
    this.#isRunning = false;
  }

  async #commit(group: readonly Waiting[]): Promise<void> {
    const answers: (() => void)[] = [];
    let used: Transaction<Schema> | undefined;
    try {
      await this.#db.transaction().execute(async (tx) => {
        used = tx;
        for (const one of group) answers.push(await settle(tx, one));
      });
    } catch (error) {
      // The commit failed: nothing of any of them has happened.
      for (const { reject } of group) reject(error);
      return;
    }
    for (const answer of answers) answer();
    if (used) committed(used);
  }
}

/** Runs one transaction of a group: all of it or nothing. Its outcome is told later, when it is durable. */
async function settle(tx: Transaction<Schema>, { work, resolve, reject }: Waiting): Promise<() => void> {
  await sql`savepoint work`.execute(tx);
  try {
    const result = await work(tx);
    await sql`release work`.execute(tx);
    return () => resolve(result);
  } catch (error) {
    await sql`rollback to work`.execute(tx);
    await sql`release work`.execute(tx);
    return () => reject(error);
  }
}

const groups = new WeakMap<Kysely<Schema>, CommitGroup>();

/** Runs work in a transaction that may share its commit with others on the same database. SQLite only. */
export function inCommitGroup<T>(db: Db, work: Work<T>): Promise<T> {
  let group = groups.get(db);
  if (group === undefined) {
    group = new CommitGroup(db);
    groups.set(db, group);
  }
  return group.run(work);
}
