import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { openDatabase } from './connect.ts';
import { DatabaseUnavailable } from './errors.ts';
import { TABLES } from './schema.ts';
import { runAsAdmin, urlOfDatabase } from './test-support/global-setup.ts';
import { insertFleet } from './test-support/insert-fleet.ts';
import { openTestDatabase, testDialect } from './test-support/open-test-database.ts';
import { inTransaction } from './transaction.ts';

test('what was written is there after closing and opening again', async () => {
  const database = await openTestDatabase('file');
  await inTransaction(database.db, (tx) => insertFleet(tx, 3));
  await database.close();
  const again = await openDatabase(database.options);
  expect(await again.db.selectFrom('transports').select('transport_num').orderBy('id').execute()).toEqual(
    ['1001', '1002', '1003'].map((transport_num) => expect.objectContaining({ transport_num })),
  );
  await again.close();
  await database.remove();
});

test('every table of the schema exists', async () => {
  const database = await openTestDatabase();
  for (const table of TABLES) {
    expect(await database.db.selectFrom(table).selectAll().execute()).toEqual([]);
  }
  await database.remove();
});

describe.runIf(testDialect === 'sqlite')('the embedded database', () => {
  let dataDir: string;
  const file = () => join(dataDir, 'kasa.sqlite');

  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'kasa-db-'));
  });

  afterEach(() => rmSync(dataDir, { recursive: true }));

  async function problem(): Promise<string> {
    const error = await openDatabase({ dataDir, lockTimeoutMs: 50 }).then(
      () => expect.fail('it was opened'),
      (reason: unknown) => reason,
    );
    expect(error).toBeInstanceOf(DatabaseUnavailable);
    return (error as Error).message;
  }

  test('is there, directory included', async () => {
    const database = await openDatabase({ dataDir: join(dataDir, 'deeper', 'still') });
    expect(existsSync(join(dataDir, 'deeper', 'still', 'kasa.sqlite'))).toBe(true);
    await database.close();
  });

  test.each([
    ['a folder that the system never makes', '/proc/kasa/data'],
    ['a file', 'file'],
    ['below a file', 'file/deeper'],
  ])('says where it cannot be: %s', async (_, place) => {
    const around = dataDir;
    writeFileSync(join(around, 'file'), '');
    dataDir = resolve(around, place);
    expect(await problem()).toContain(`${file()} can't be opened: `);
    dataDir = around;
  });

  test('says so when another server holds it, and opens once that one is killed', async () => {
    const holder = `
      const { openDatabase } = await import(${JSON.stringify(import.meta.resolve('./connect.ts'))});
      await openDatabase({ dataDir: ${JSON.stringify(dataDir)} });
      console.log('open');
      setInterval(() => {}, 1000);`;
    const other = spawn(process.execPath, ['--input-type=module', '-e', holder], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(other.stdout, 'data');
    expect(await problem()).toBe(
      `${file()} is in use by another server. Stop it, or choose another directory.`,
    );
    other.kill('SIGKILL');
    await once(other, 'exit');
    await (await openDatabase({ dataDir })).close();
  });

  test('says so when it is no database', async () => {
    writeFileSync(file(), 'Це не база даних. '.repeat(100));
    expect(await problem()).toMatch(/is damaged or not a database\. Move it away/);
  });

  test('says so when it is damaged', async () => {
    const database = await openDatabase({ dataDir });
    await insertFleet(database.db, 500);
    const pages = database.file?.dump() ?? expect.fail('no file');
    await database.close();
    writeFileSync(file(), pages.fill(0x5a, 100, 4_096));
    expect(await problem()).toMatch(/is damaged or not a database/);
  });

  test('says so when it may not be written', async () => {
    mkdirSync(file());
    expect(await problem()).toBe(`${file()} can't be opened: unable to open database file`);
  });
});

describe.runIf(testDialect === 'postgres')('PostgreSQL', () => {
  test('says so when nobody answers, without the password', async () => {
    const opening = openDatabase({ databaseUrl: 'postgres://kasa:secret@127.0.0.1:1/kasa' });
    const error = await opening.catch((reason: unknown) => reason as Error);
    expect(error).toBeInstanceOf(DatabaseUnavailable);
    expect((error as Error).message).toMatch(/^PostgreSQL at 127\.0\.0\.1:1 can't be used: .*ECONNREFUSED/);
    expect((error as Error).message).not.toContain('secret');
  });

  test('is migrated once when several servers start together', async () => {
    const { url } = inject('postgres');
    const name = `kasa_empty_${randomBytes(6).toString('hex')}`;
    await runAsAdmin(url, `create database ${name}`);
    const options = { databaseUrl: urlOfDatabase(url, name) };
    const servers = await Promise.all([1, 2, 3, 4].map(() => openDatabase(options)));
    await Promise.all(servers.map((server) => server.close()));
    await runAsAdmin(url, `drop database ${name}`);
  });

  test('says so when the address is none', async () => {
    const error = await openDatabase({ databaseUrl: 'kasa' }).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(DatabaseUnavailable);
  });
});
