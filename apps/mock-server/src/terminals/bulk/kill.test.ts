import { signIn } from '@kasa/contracts/auth/operations/session';
import { getBulkRun, previewBulkRun, startBulkRun } from '@kasa/contracts/terminals/operations/bulk-runs';
import { expect, it, vi } from 'vitest';
import { DEMO_PASSWORD } from '../../auth/password.ts';
import { openDatabase } from '../../db/connect.ts';
import type { Db } from '../../db/schema.ts';
import { openTestDatabase, testDialect } from '../../db/test-support/open-test-database.ts';
import { type Caller, cookieOf } from '../../http/test-support/call.ts';
import {
  callServer,
  databaseEnv,
  type ServerProcess,
  startServer,
} from '../../http/test-support/server-process.ts';

const KILLS = 4;
const LIFE_MS = 400;

const signInWith = async ({ url }: ServerProcess, phone: string): Promise<Caller> => ({
  cookie: cookieOf(await callServer(url, signIn, { body: { phone, password: DEMO_PASSWORD } })),
});
const signInAll = (server: ServerProcess) =>
  Promise.all(['+380500000001', '+380500000011'].map((phone) => signInWith(server, phone)));

const what = { kind: 'block', target: {} } as const;

const start = async (server: ServerProcess, caller: Caller) => {
  const seen = await callServer(server.url, previewBulkRun, { body: what }, caller);
  const { previewed_at, digest } = seen.data;
  return callServer(server.url, startBulkRun, { body: { ...what, previewed_at, digest } }, caller);
};

const begin = async (server: ServerProcess, caller: Caller) => {
  const { code, data } = await start(server, caller);
  expect(code).toBe(0);
  return data.id;
};

const ended = (server: ServerProcess, id: string, caller: Caller) =>
  vi.waitFor(
    async () => {
      const { data } = await callServer(server.url, getBulkRun, { params: { id } }, caller);
      expect(data.state).toBe('done');
      return data;
    },
    { timeout: 90_000, interval: 300 },
  );

/** Each terminal is processed once: result, version and journal entry agree. */
async function expectOnce(db: Db, id: string): Promise<number> {
  const run = await db.selectFrom('bulk_runs').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const rows = await db.selectFrom('bulk_run_rows').selectAll().where('run_id', '=', id).execute();
  const entries = await db
    .selectFrom('audit_entries')
    .select('object_id')
    .where('action', '=', run.action)
    .where('object_type', '=', 'terminal')
    .execute();
  const done = rows.filter(({ state }) => state === 'done');
  expect(rows.map(({ state }) => state)).not.toContain('pending');
  expect(entries.map(({ object_id }) => object_id).toSorted()).toEqual(
    done.map(({ object_id }) => object_id).toSorted(),
  );
  for (const { object_id, object_version } of done) {
    const own = db.selectFrom('terminals').select(['version', 'status']).where('id', '=', object_id);
    expect(await own.executeTakeFirst()).toEqual({ version: object_version + 1, status: 'blocked' });
  }
  return done.length;
}

it(`runs of two merchants go on where they were, and do nothing twice, killed ${KILLS} times`, {
  timeout: 240_000,
}, async () => {
  const database = await openTestDatabase('file');
  await database.close();
  const env = databaseEnv(database.options);
  let server = await startServer(env);
  const [owner = {}, other = {}] = await signInAll(server);
  const [id, theirs] = [await begin(server, owner), await begin(server, other)];
  for (let kill = 1; kill <= KILLS; kill += 1) {
    await new Promise((resolve) => setTimeout(resolve, Math.random() * LIFE_MS));
    expect((await server.stop('SIGKILL')).signal).toBe('SIGKILL');
    server = await startServer(env);
  }
  const { total, done, skipped, failed } = await ended(server, id, owner);
  expect([total, done + skipped + failed, failed]).toEqual([400, 400, 0]);
  await ended(server, theirs, other);
  expect((await server.stop('SIGTERM')).code).toBe(0);
  const reopened = await openDatabase(database.options);
  expect(await expectOnce(reopened.db, id)).toBe(done);
  expect(await expectOnce(reopened.db, theirs)).toBeGreaterThan(0);
  await reopened.close();
  await database.remove();
});

// SQLite belongs to one process.
it.runIf(testDialect === 'postgres')(
  'two servers work off the runs of two merchants, and no terminal twice',
  {
    timeout: 120_000,
  },
  async () => {
    const database = await openTestDatabase('file');
    await database.close();
    const env = databaseEnv(database.options);
    const [one, two] = [await startServer(env), await startServer(env)];
    const [owner = {}, other = {}] = await signInAll(one);
    const [id, theirs] = [await begin(one, owner), await begin(two, other)];
    const atOnce = await start(two, owner);
    if (atOnce.code === 1334) expect(atOnce).toMatchObject({ details: { run_id: id } });
    else expect([0, 1335]).toContain(atOnce.code);
    expect(await ended(one, id, owner)).toEqual(await ended(two, id, owner));
    await ended(one, theirs, other);
    await Promise.all([one.stop('SIGTERM'), two.stop('SIGTERM')]);
    const reopened = await openDatabase(database.options);
    for (const run of [id, theirs]) await expectOnce(reopened.db, run);
    await reopened.close();
    await database.remove();
  },
);
