/** Fills the database with the seed, once, and brings it back to that state whenever asked. */
import type { Database } from './connect.ts';
import { migrations } from './migrations/list.ts';
import { PostgresSnapshot } from './postgres-snapshot.ts';
import { type Db, TABLES } from './schema.ts';
import type { Snapshot } from './snapshot.ts';
import { SqliteSnapshot } from './sqlite-snapshot.ts';

/** What the database is filled with. */
export interface SeedPlan {
  /** Names the content: another key, another content. Seed version, volume and day belong into it. */
  readonly key: string;
  /** Writes all rows through the transaction it is given; starts from empty tables. */
  fill(tx: Db): Promise<void>;
  /** Renews what no two databases may share, in one that was filled elsewhere: see prepared-seed.ts. */
  makeOwn?(tx: Db): Promise<void>;
}

const SEED_KEY = 'seed_key';

/** The name of a plan's snapshot. It also depends on the columns, so the last migration is part of it. */
export function snapshotName(plan: SeedPlan): string {
  return `${Object.keys(migrations).at(-1)}:${plan.key}`;
}

function snapshotOf({ db, file }: Database, plan: SeedPlan): Snapshot {
  const name = snapshotName(plan);
  return file === undefined ? new PostgresSnapshot(db, name) : new SqliteSnapshot(db, file, name);
}

/** Fills a database that has never been filled; one that has keeps what was done in it since. */
export async function seedOnce(database: Database, plan: SeedPlan): Promise<void> {
  const done = await database.db
    .selectFrom('meta')
    .selectAll()
    .where('key', '=', SEED_KEY)
    .executeTakeFirst();
  if (done === undefined) await resetToSeed(database, plan);
}

/** Leaves nothing in a filled database that others must not have, so that copies of it may be given away. */
export async function makeForeign({ db }: Database): Promise<void> {
  await db.deleteFrom('meta').where('key', '!=', SEED_KEY).execute();
}

/**
 * Back to the seed, whatever happened since; sessions end, too. From the snapshot in some 10 ms; the plan is run
 * only when there is no snapshot of it.
 */
export async function resetToSeed(database: Database, plan: SeedPlan): Promise<void> {
  const snapshot = snapshotOf(database, plan);
  if (await snapshot.restore()) return;
  await snapshot.keep(async (tx) => {
    for (const table of TABLES.toReversed()) await tx.deleteFrom(table).execute();
    await plan.fill(tx);
    await tx.deleteFrom('meta').where('key', '=', SEED_KEY).execute();
    await tx.insertInto('meta').values({ key: SEED_KEY, value: plan.key }).execute();
  });
}
