import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { type Database, type DatabaseOptions, openDatabase } from '../connect.ts';
import type { DialectName } from '../dialect.ts';
import { runAsAdmin, seededTemplate, TEST_DATA_KEY, urlOfDatabase } from './global-setup.ts';

export const testDialect: DialectName = process.env.KASA_TEST_DB === 'postgres' ? 'postgres' : 'sqlite';

export interface TestDatabase extends Database {
  /** Reopens the same database, as after a restart. */
  readonly options: DatabaseOptions;
  /** Closes and deletes it. */
  remove(): Promise<void>;
}

/**
 * Opens an empty, migrated database; close it with `remove()`.
 * @param where `memory` (fast) or `file` (can be reopened) on SQLite; ignored on PostgreSQL
 * @param soon `seeded`: on PostgreSQL the tests' seed is already there
 */
export async function openTestDatabase(
  where: 'memory' | 'file' = 'memory',
  soon: 'empty' | 'seeded' = 'empty',
): Promise<TestDatabase> {
  return testDialect === 'postgres' ? await onPostgres(soon) : await onSqlite(where);
}

async function onSqlite(where: 'memory' | 'file'): Promise<TestDatabase> {
  const dataDir = where === 'file' ? mkdtempSync(join(tmpdir(), 'kasa-db-')) : undefined;
  const options = { dataDir, dataKey: TEST_DATA_KEY };
  const database = await openDatabase(options);
  return {
    ...database,
    options,
    async remove() {
      await database.close();
      if (dataDir !== undefined) rmSync(dataDir, { recursive: true });
    },
  };
}

async function onPostgres(soon: 'empty' | 'seeded'): Promise<TestDatabase> {
  const { url, template } = inject('postgres');
  const like = soon === 'seeded' ? seededTemplate(template) : template;
  const name = `kasa_test_${randomBytes(6).toString('hex')}`;
  // Copies files instead of writing every page to the WAL: a third of the work. PostgreSQL 15 or later.
  await runAsAdmin(url, `create database ${name} template ${like} strategy file_copy`);
  const options = { databaseUrl: urlOfDatabase(url, name), dataKey: TEST_DATA_KEY };
  const database = await openDatabase({ ...options, isUpToDate: true });
  return {
    ...database,
    options,
    async remove() {
      await database.close();
      await runAsAdmin(url, `drop database ${name} with (force)`);
    },
  };
}
