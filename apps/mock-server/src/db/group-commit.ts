/** Group commit: waiting transactions run in savepoints and share one durable commit, the expensive part. */
import { type Kysely, sql, type Transaction } from 'kysely';
import { runAfterCommit } from './after-commit.ts';
import type { Db, Schema } from './schema.ts';

type Work<T> = (tx: Transaction<Schema>) => Promise<T>;

interface Waiting {
  readonly work: Work<unknown>;
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: unknown) => void;
}

/** Maximum transactions per commit: the first one waits for the last. */
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
      // After one turn of the event loop all concurrent requests have arrived.
      setImmediate(() => void this.#drain());
    });
  }

  async #drain(): Promise<void> {
    while (this.#waiting.length > 0) {
      await this.#commit(this.#waiting.splice(0, MAX));
      // Answered clients may send their next request, which joins the next commit.
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
      for (const { reject } of group) reject(error);
      return;
    }
    for (const answer of answers) answer();
    if (used) runAfterCommit(used);
  }
}

/** Runs one transaction in a savepoint; returns a function that reports its result after the commit. */
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

/** Runs work in a transaction that may share its commit with others. SQLite only. */
export function runInGroupCommit<T>(db: Db, work: Work<T>): Promise<T> {
  let group = groups.get(db);
  if (group === undefined) {
    group = new CommitGroup(db);
    groups.set(db, group);
  }
  return group.run(work);
}
