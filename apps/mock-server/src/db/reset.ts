import type { Database } from './connect.ts';
import { withLedgerReset } from './ledger-reset.ts';
import { readMeta } from './meta.ts';
import { migrations } from './migrations/list.ts';
import { PostgresSnapshot } from './postgres-snapshot.ts';
import { type Db, TABLES } from './schema.ts';
import { dataKeyId } from './sealing.ts';
import type { Snapshot } from './snapshot.ts';
import { SqliteSnapshot } from './sqlite-snapshot.ts';

export interface SeedPlan {
  /** Identifies the content: seed version, volume and day. */
  readonly key: string;
  fill(tx: Db): Promise<void>;
  /** Renews values that must differ between databases, in a copied one; see prepared-seed.ts. */
  renewSecrets?(tx: Db): Promise<void>;
}

const SEED_KEY = 'seed_key';

/**
 * Name of a plan's snapshot. Includes the last migration, as it depends on the columns, and the key that sealed it.
 * @param keyId null: not sealed
 */
export function snapshotName(plan: SeedPlan, keyId: string | null): string {
  return [Object.keys(migrations).at(-1), keyId, plan.key].filter((part) => part !== null).join(':');
}

function snapshotOf({ db, file }: Database, plan: SeedPlan): Snapshot {
  const name = snapshotName(plan, dataKeyId(db));
  return file === undefined ? new PostgresSnapshot(db, name) : new SqliteSnapshot(db, file, name);
}

/** Whether the database holds demo data, whose people have a public password. */
export async function isSeeded(db: Db): Promise<boolean> {
  return (await readMeta(db, SEED_KEY)) !== undefined;
}

/** Seeds the database unless it was seeded before. */
export async function seedOnce(database: Database, plan: SeedPlan): Promise<void> {
  if (!(await isSeeded(database.db))) await resetToSeed(database, plan);
}

/** Removes what a copy of the database must not contain. */
export async function removeInstanceData({ db }: Database): Promise<void> {
  await db.deleteFrom('meta').where('key', '!=', SEED_KEY).execute();
}

/** Restores the snapshot (some 10 ms), or runs the plan if there is none. Ends all sessions. */
export async function resetToSeed(database: Database, plan: SeedPlan): Promise<void> {
  const snapshot = snapshotOf(database, plan);
  if (await snapshot.restore()) return;
  await snapshot.create(async (tx) => {
    await withLedgerReset(tx, async () => {
      for (const table of TABLES.toReversed()) await tx.deleteFrom(table).execute();
    });
    await plan.fill(tx);
    await tx.deleteFrom('meta').where('key', '=', SEED_KEY).execute();
    await tx.insertInto('meta').values({ key: SEED_KEY, value: plan.key }).execute();
  });
}
