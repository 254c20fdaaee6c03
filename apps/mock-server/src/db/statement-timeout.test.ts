import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { HANDLER_TIMEOUT_MS } from '../http/request/time-limit.ts';
import { type Database, openDatabase } from './connect.ts';
import { lockSeed } from './dialect.ts';
import { withLongTimeout } from './long-timeout.ts';
import { openTestDatabase, type TestDatabase, testDialect } from './test-support/open-test-database.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await openTestDatabase();
});
afterEach(() => database.remove());

const QUERY_CANCELED = '57014';
const limitOf = async (db: Database['db']) => {
  const { rows } = await sql<{ ms: number }>`
    select setting::integer as ms from pg_settings where name = 'statement_timeout'`.execute(db);
  return rows[0]?.ms;
};

describe.runIf(testDialect === 'postgres')('a statement nobody waits for any more', () => {
  test('may take as long as an operation, on every connection', async () => {
    const limits = await Promise.all(Array.from({ length: 8 }, () => limitOf(database.db)));
    expect(new Set(limits)).toEqual(new Set([HANDLER_TIMEOUT_MS]));
  });

  test('is stopped by the database, and the connection lives on', async () => {
    const impatient = await openDatabase({ ...database.options, statementTimeoutMs: 50, poolSize: 1 });
    try {
      await expect(sql`select pg_sleep(600)`.execute(impatient.db)).rejects.toMatchObject({
        code: QUERY_CANCELED,
      });
      const { rows } = await sql`
        select pid from pg_stat_activity where state = 'active' and query like '%pg_sleep(600)%'
        and pid <> pg_backend_pid() and datname = current_database()`.execute(impatient.db);
      expect(rows).toEqual([]);
    } finally {
      await impatient.close();
    }
  });

  test('is no part of a long export, which somebody does wait for', async () => {
    await withLongTimeout(database.db, async (db) => {
      expect(await limitOf(db)).toBe(60_000);
    });
    expect(await limitOf(database.db)).toBe(HANDLER_TIMEOUT_MS);
  });

  test('is no seed or reset, which take as long as they need', async () => {
    await database.db.transaction().execute(async (tx) => {
      await lockSeed(tx);
      expect(await limitOf(tx)).toBe(0);
    });
    expect(await limitOf(database.db)).toBe(HANDLER_TIMEOUT_MS);
  });
});
