/** The seed snapshot as copies of the tables in a separate schema of the same PostgreSQL database. */
import { type RawBuilder, sql } from 'kysely';
import { deferForeignKeys, lockSeed } from './dialect.ts';
import { withLedgerReset } from './ledger-reset.ts';
import { type Db, TABLES } from './schema.ts';
import type { Snapshot } from './snapshot.ts';
import { inTransaction } from './transaction.ts';

const SCHEMA = 'kasa_seed';

export async function removePostgresSnapshot(tx: Db): Promise<void> {
  await sql`drop schema if exists ${sql.id(SCHEMA)} cascade`.execute(tx);
}

export class PostgresSnapshot implements Snapshot {
  readonly #db: Db;
  readonly #name: string;

  constructor(db: Db, name: string) {
    this.#db = db;
    this.#name = name;
  }

  /** Changes only rows that differ: refilling the tables would rebuild all their indexes. */
  async restore(): Promise<boolean> {
    return await inTransaction(this.#db, async (tx) => {
      await lockSeed(tx);
      if (!(await this.#exists(tx))) return false;
      await sql`lock table ${sql.join(TABLES.map((table) => sql.table(table)))} in share row exclusive mode`.execute(
        tx,
      );
      await deferForeignKeys(tx);
      await withLedgerReset(tx, async () => {
        for (const table of await touched(tx)) await putBack(tx, sql.table(table), sql.id(SCHEMA, table));
      });
      return true;
    });
  }

  async create(fill: (tx: Db) => Promise<void>): Promise<void> {
    await inTransaction(this.#db, async (tx) => {
      await lockSeed(tx);
      // Another server may have done it while this one waited for the lock.
      if (await this.#exists(tx)) return;
      await fill(tx);
      await removePostgresSnapshot(tx);
      await sql`create schema ${sql.id(SCHEMA)}`.execute(tx);
      for (const table of TABLES) {
        await sql`create table ${sql.id(SCHEMA, table)} as table ${sql.table(table)}`.execute(tx);
      }
      await sql`comment on schema ${sql.id(SCHEMA)} is ${sql.lit(this.#name)}`.execute(tx);
    });
    await sql`analyze`.execute(this.#db);
  }

  async #exists(tx: Db): Promise<boolean> {
    const found = await sql<{ name: string | null }>`
      select obj_description(oid, 'pg_namespace') as name from pg_namespace where nspname = ${SCHEMA}`.execute(
      tx,
    );
    return found.rows[0]?.name === this.#name;
  }
}

/** Tables changed since the seed: counts rows of its transaction (`xmin`), which is faster than comparing. */
async function touched(tx: Db): Promise<(typeof TABLES)[number][]> {
  const counts = TABLES.map((table) => {
    const [now, seed] = [sql.table(table), sql.id(SCHEMA, table)];
    return sql`select ${sql.lit(table)} as name, (select count(*) from ${seed}) as seeded, count(*) as present,
      count(*) filter (where xmin = (select xmin from ${seed} limit 1)) as untouched from ${now}`;
  });
  const { rows } = await sql<Record<'seeded' | 'present' | 'untouched', number> & { name: string }>`
    ${sql.join(counts, sql` union all `)}`.execute(tx);
  const same = rows.filter(({ seeded, present, untouched }) => seeded === present && seeded === untouched);
  const names = new Set(same.map(({ name }) => name));
  return TABLES.filter((table) => !names.has(table));
}

/** Replaces changed rows; deletes first, for unique rules. An equal `xmin` means an unchanged row. */
async function putBack(tx: Db, now: RawBuilder<unknown>, seed: RawBuilder<unknown>): Promise<void> {
  const different = await sql<{ id: string }>`
    select id from ${now} as now full join ${seed} as seed using (id)
    where case when now.xmin = seed.xmin then false else row(now.*) is distinct from row(seed.*) end`.execute(
    tx,
  );
  if (different.rows.length === 0) return;
  const ids = different.rows.map((row) => row.id);
  await sql`delete from ${now} where id = any(${ids})`.execute(tx);
  await sql`insert into ${now} select * from ${seed} where id = any(${ids})`.execute(tx);
}
