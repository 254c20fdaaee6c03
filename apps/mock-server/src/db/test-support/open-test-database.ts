/** A database for a test: fresh, its own, on the kind that the vitest project stands for. */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { type Database, type DatabaseOptions, openDatabase } from '../connect.ts';
import type { DialectName } from '../dialect.ts';
import { administer, databaseOf, seededTemplate } from './global-setup.ts';

/** The kind of database that tests run on now. */
export const testDialect: DialectName = process.env.KASA_TEST_DB === 'postgres' ? 'postgres' : 'sqlite';

export interface TestDatabase extends Database {
  /** What `openDatabase` needs to open the same database again, as after a restart. */
  readonly options: DatabaseOptions;
  /** Closes it, if that has not been done, and removes all of it. */
  remove(): Promise<void>;
}

/**
 * Opens an empty, migrated database. Close it with `remove()`, e.g. in `afterAll`.
 * @param where `memory` (quick) or `file` (can be reopened) on SQLite; PostgreSQL knows no difference
 * @param soon what it will be filled with: the tests' seed is there already where having it ready saves time
 */
export async function openTestDatabase(
  where: 'memory' | 'file' = 'memory',
  soon: 'empty' | 'seeded' = 'empty',
): Promise<TestDatabase> {
  return testDialect === 'postgres' ? await onPostgres(soon) : await onSqlite(where);
}

async function onSqlite(where: 'memory' | 'file'): Promise<TestDatabase> {
  const dataDir = where === 'file' ? mkdtempSync(join(tmpdir(), 'kasa-db-')) : undefined;
  const database = await openDatabase({ dataDir });
  return {
    ...database,
    options: { dataDir },
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
  // The files as they are, instead of every page through the log: a third of the work. PostgreSQL 15 or later.
  await administer(url, `create database ${name} template ${like} strategy file_copy`);
  const options = { databaseUrl: databaseOf(url, name) };
  const database = await openDatabase({ ...options, isUpToDate: true });
  return {
    ...database,
    options,
    async remove() {
      await database.close();
      await administer(url, `drop database ${name} with (force)`);
    },
  };
}
