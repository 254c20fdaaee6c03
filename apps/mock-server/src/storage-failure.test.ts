/** Storage failures (security T24): changes are refused as a whole, reads work, writes resume on recovery. */
import { execFileSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { exampleIds } from '@kasa/contracts/shared/example-ids';
import { createDriver, listDrivers } from '@kasa/contracts/transport/operations/drivers';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from './db/connect.ts';
import type { Db } from './db/schema.ts';
import { openTestDatabase, type TestDatabase, testDialect } from './db/test-support/open-test-database.ts';
import { inTransaction } from './db/transaction.ts';
import type { ApiResponse } from './http/test-support/call.ts';
import { callServer, databaseEnv, signInTo, startServer } from './http/test-support/server-process.ts';
import { openWorld, type World } from './transport/test-support/world.ts';

const WRITERS = 16;
const LONG_NOTE = 'я'.repeat(400);
const body = (name: string, depot: string = exampleIds.depot) => ({
  ...createDriver.example.body,
  route_id: null,
  branch_id: depot,
  tabulation_number: name,
  add_data: LONG_NOTE,
});

async function written(db: Db): Promise<{ drivers: string[]; told: string[] }> {
  const rows = await db.selectFrom('drivers').select('tabulation_number as number').execute();
  const entries = await db
    .selectFrom('audit_entries')
    .select('after')
    .where('operation', '=', createDriver.id)
    .execute();
  const numbers = entries.map(({ after }) => JSON.parse(String(after)).tabulation_number as string);
  const ours = (all: string[]) => all.filter((one) => /^W\d/.test(one)).toSorted();
  return { drivers: ours(rows.map(({ number }) => number)), told: ours(numbers) };
}

type Sent = Map<string, number>;

/** Sends concurrent changes until this many were refused. @returns the response codes */
async function writeUntil(
  refusals: number,
  write: (name: string) => Promise<{ code: number }>,
  mark: string,
): Promise<Sent> {
  const sent: Sent = new Map();
  const count = () => [...sent.values()].filter((code) => code !== 0).length;
  const writer = async (n: number) => {
    for (let round = 1; count() < refusals && round < 2_000; round += 1) {
      const name = `W${mark}-${n}-${round}`;
      sent.set(name, (await write(name)).code);
    }
  };
  await Promise.all(Array.from({ length: WRITERS }, (_, n) => writer(n)));
  return sent;
}

const answered = (sent: Sent, isWanted: (code: number) => boolean) =>
  [...sent].filter(([, code]) => isWanted(code)).map(([name]) => name);

describe.runIf(testDialect === 'sqlite')('a disk that is full', () => {
  let world: World;
  beforeAll(async () => {
    world = await openWorld('file');
  });
  afterAll(() => world.close());
  const write = (name: string) => world.call(createDriver, { body: body(name, world.ours.depot) });

  it('refuses changes as a whole, answers reads, and takes changes again once there is room', async () => {
    const { db } = world.database;
    const pages = await sql<{ page_count: number }>`pragma page_count`.execute(db);
    await sql`pragma max_page_count = ${sql.lit(Number(pages.rows[0]?.page_count) + 40)}`.execute(db);
    const sent = await writeUntil(40, write, '1');
    expect(new Set(sent.values())).toEqual(new Set([0, -1]));
    const acknowledged = answered(sent, (code) => code === 0).toSorted();
    expect(acknowledged.length).toBeGreaterThan(0);
    expect(await written(db)).toEqual({ drivers: acknowledged, told: acknowledged });
    const read = await world.call(listDrivers, { query: { perPage: 20 } });
    expect([read.code, read.data.total]).toEqual([0, acknowledged.length]);

    await sql`pragma max_page_count = 1000000`.execute(db);
    expect((await write('W2')).code).toBe(0);
    const now = [...acknowledged, 'W2'].toSorted();
    expect(await written(db)).toEqual({ drivers: now, told: now });
    const check = await sql`pragma integrity_check`.execute(db);
    expect(check.rows).toEqual([{ integrity_check: 'ok' }]);
  });
});

/** Bytes. */
const largest = (folder: string) =>
  Math.max(...readdirSync(folder).map((name) => statSync(join(folder, name)).size));

describe.runIf(testDialect === 'sqlite')('a disk that answers with errors', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase('file');
    await database.close();
  });
  afterAll(() => database.remove());

  it('refuses changes as a whole, answers reads, and takes changes again once it works', async () => {
    const { options } = database;
    const server = await startServer(databaseEnv(options));
    // Writes beyond the limit fail with EFBIG, which SQLite reports as a broken disk, not a full one.
    const limit = (bytes: string) =>
      execFileSync('prlimit', ['--pid', String(server.pid), `--fsize=${bytes}:`]);
    const owner = await signInTo(server.url);
    const write = (name: string) => callServer(server.url, createDriver, { body: body(name) }, owner);
    expect((await write('W0')).code).toBe(0);
    limit(String(largest(String(options.dataDir)) + 100_000));
    const sent = await writeUntil(40, write, '1');
    expect(new Set(sent.values())).toEqual(new Set([0, -1]));
    expect((await callServer(server.url, listDrivers, {}, owner)).code).toBe(0);
    limit('unlimited');
    expect((await write('W2')).code).toBe(0);
    expect(server.output()).toMatch(/disk I\/O error/);
    await server.stop('SIGTERM');

    const reopened = await openDatabase(options);
    const expected = ['W0', ...answered(sent, (code) => code === 0), 'W2'].toSorted();
    expect(await written(reopened.db)).toEqual({ drivers: expected, told: expected });
    const check = await sql`pragma integrity_check`.execute(reopened.db);
    expect(check.rows).toEqual([{ integrity_check: 'ok' }]);
    await reopened.close();
  });
});

describe.runIf(testDialect === 'postgres')('a connection to PostgreSQL that is cut', () => {
  let world: World;
  let admin: TestDatabase['db'];
  let closeAdmin: () => Promise<void>;
  beforeAll(async () => {
    world = await openWorld('memory');
    const other = await openDatabase(world.database.options);
    admin = other.db;
    closeAdmin = other.close;
  });
  afterAll(async () => {
    await closeAdmin();
    await world.close();
  });
  const write = (name: string): Promise<ApiResponse> =>
    world.call(createDriver, { body: body(name, world.ours.depot) });
  /** @returns the number of terminated connections */
  const cut = async (where: ReturnType<typeof sql<boolean>>): Promise<number> => {
    const { rows } = await sql`select pg_terminate_backend(pid) from (
      select pid from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and ${where}
      order by random() limit 1) as one`.execute(admin);
    return rows.length;
  };

  it('between two statements: nothing of the change is there, and the server lives', async () => {
    const id = await world.addDriver({ money: 0 });
    const work = inTransaction(world.database.db, async (tx) => {
      await tx.updateTable('drivers').set({ money: 500 }).where('id', '=', id).execute();
      expect(await cut(sql`state = 'idle in transaction'`)).toBe(1);
      // Wait until the idle client has noticed.
      await new Promise((resolve) => setTimeout(resolve, 100));
      await tx.updateTable('drivers').set({ money: 600 }).where('id', '=', id).execute();
    });
    await expect(work).rejects.toThrow();
    const row = await admin.selectFrom('drivers').select('money').where('id', '=', id).executeTakeFirst();
    expect(row).toEqual({ money: 0 });
    expect((await write('W1')).code).toBe(0);
  });

  it('within a statement, between a change and its journal entry: neither is there', async () => {
    const answer = await admin.transaction().execute(async (tx) => {
      await sql`lock table audit_entries in share mode`.execute(tx);
      const writing = write('W2');
      const waits = sql<boolean>`wait_event_type = 'Lock' and query like 'insert into "audit_entries"%'`;
      await expect.poll(() => cut(waits), { timeout: 10_000, interval: 10 }).toBe(1);
      return await writing;
    });
    expect(answer.code).toBe(-1);
    expect(await written(admin)).toEqual({ drivers: ['W1'], told: ['W1'] });
    expect((await write('W3')).code).toBe(0);
  });

  it('again and again under load: what is acknowledged is there, and each change with its entry', async () => {
    let isOver = false;
    const cutting = (async () => {
      while (!isOver) {
        await cut(sql`query not like '%pg_terminate_backend%'`);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    })();
    const sent = await writeUntil(60, write, '4').finally(() => {
      isOver = true;
      return cutting;
    });
    expect([...new Set(sent.values())].every((code) => code === 0 || code === -1)).toBe(true);
    const { drivers, told } = await written(admin);
    expect(told).toEqual(drivers);
    const acknowledged = answered(sent, (code) => code === 0);
    expect(acknowledged.length).toBeGreaterThan(0);
    expect(acknowledged.filter((name) => !drivers.includes(name))).toEqual([]);
    expect((await write('W5')).code).toBe(0);
  });
});
