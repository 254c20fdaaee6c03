import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { completeSignUp, confirmSignUp, signUp } from '@kasa/contracts/auth/operations/registration';
import { getMe } from '@kasa/contracts/auth/operations/session';
import { addMockFault, getMockClock, listMockFaults, setMockClock } from '@kasa/contracts/mock/operations';
import { kyivDay } from '@kasa/contracts/shared/kyiv';
import { listTransactions } from '@kasa/contracts/transactions/operations/transactions';
import { createDepot, listDepots } from '@kasa/contracts/transport/operations/depots';
import { afterEach, describe, expect, it } from 'vitest';
import runtime from '../runtime.json' with { type: 'json' };
import { seedTime } from './db/seed-options.ts';
import { openTestDatabase, testDialect } from './db/test-support/open-test-database.ts';
import { isDatabaseRun } from './http/test-support/database-run.ts';
import {
  callServer,
  databaseEnv,
  type ServerProcess,
  signInTo,
  startServer,
} from './http/test-support/server-process.ts';

const undo: (() => Promise<unknown> | unknown)[] = [];
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step();
});

async function emptyDatabase() {
  const database = await openTestDatabase('file');
  await database.close();
  undo.push(() => database.remove());
  return databaseEnv(database.options);
}

async function start(env: Record<string, string>): Promise<ServerProcess> {
  const server = await startServer(env);
  undo.push(() => server.stop('SIGKILL'));
  return server;
}

describe('server', () => {
  it('tells where it is and how to sign in, and works', async () => {
    const server = await start(await emptyDatabase());
    expect(server.output()).toContain(`Kasa: ${server.url}`);
    expect(server.output()).toContain('kasa-demo');
    expect(server.output().match(/\+380 50 000 00 0[1-6]/g)).toHaveLength(6);
    expect(server.output()).toContain(testDialect === 'postgres' ? 'Data: PostgreSQL' : 'Data: /');
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    const me = await callServer(server.url, getMe, {}, await signInTo(server.url));
    expect(me.code).toBe(0);
  });

  it('finishes what is under way on SIGTERM, ends with 0, and has everything again after a restart', async () => {
    const env = await emptyDatabase();
    const server = await start(env);
    const owner = await signInTo(server.url);
    const slow = { ...addMockFault.example.body, operation: 'createDepot', latency_ms: 500, times: 1 };
    await callServer(server.url, addMockFault, { body: slow });
    const underWay = callServer(server.url, createDepot, createDepot.example, owner);
    // The fault is used up once the request has arrived.
    const waiting = async () => (await callServer(server.url, listMockFaults)).data.items;
    await expect.poll(waiting, { timeout: 10_000 }).toEqual([]);
    const stopped = server.stop('SIGTERM');
    expect((await underWay).code).toBe(0);
    // After the drain timeout the exit code would be 1.
    expect(await stopped).toEqual({ code: 0, signal: null });
    await expect(fetch(`${server.url}/healthz`)).rejects.toThrow();

    const again = await start(env);
    const depots = await callServer(again.url, listDepots, {}, owner);
    expect([depots.code, depots.data.total]).toEqual([0, 6]);
  });

  it('keeps a clock that was moved, and says so when it is started again; in production there is none to move', async () => {
    const env = await emptyDatabase();
    const server = await start(env);
    expect(server.output()).not.toContain('Clock:');
    const body = { now: '2027-01-31T22:00:00.000Z', advance_seconds: 0, frozen: true };
    expect((await callServer(server.url, setMockClock, { body })).code).toBe(0);
    await server.stop('SIGKILL');

    const again = await start(env);
    expect((await callServer(again.url, getMockClock)).data).toMatchObject({ now: body.now, frozen: true });
    expect(again.output()).toContain('Clock: moved to 2027-01-31T22:00:00.000Z, standing still.');
    await again.stop('SIGTERM');
    const real = await start({ ...env, MOCK_CONTROL: '0' });
    expect(real.output()).not.toContain('Clock:');
  });

  it('ends with 0 on SIGINT, too', async () => {
    const server = await start(await emptyDatabase());
    expect(await server.stop('SIGINT')).toEqual({ code: 0, signal: null });
  });

  it.runIf(process.platform === 'linux')('keeps its memory small, however it is started', async () => {
    const server = await start(await emptyDatabase());
    const words = (name: string) => readFileSync(`/proc/${server.pid}/${name}`, 'utf8').split('\0');
    expect(words('cmdline')).toEqual(expect.arrayContaining(runtime.flags));
    expect(words('environ')).toContain(`MALLOC_ARENA_MAX=${runtime.env.MALLOC_ARENA_MAX}`);
  });

  it('starts empty when asked to', async () => {
    const server = await start({ ...(await emptyDatabase()), MOCK_EMPTY: '1' });
    expect(server.output()).not.toContain('kasa-demo');
    expect((await signInTo(server.url)).cookie).toBe('');
  });

  it('in production has no account whose password is public, but whoever runs it can register', async () => {
    const env = { ...(await emptyDatabase()), NODE_ENV: 'production' };
    const server = await start(env);
    expect(server.output()).not.toContain('kasa-demo');
    expect((await signInTo(server.url)).cookie).toBe('');
    const { phone } = signUp.example.body;
    const asked = await callServer(server.url, signUp, signUp.example);
    const message = new RegExp(`\\${phone}: (\\d{6}) `);
    await expect.poll(server.output).toMatch(message);
    const { id } = asked.data;
    const code = String(message.exec(server.output())?.[1]);
    const { data } = await callServer(server.url, confirmSignUp, { body: { code_request_id: id, code } });
    const body = { ...completeSignUp.example.body, ticket: data.ticket };
    expect((await callServer(server.url, completeSignUp, { body })).code).toBe(0);

    const another = { ...signUp.example.body, phone: '+380671112233' };
    expect((await callServer(server.url, signUp, { body: another })).code).toBe(0);
    await server.stop('SIGTERM');
    expect(server.output()).not.toContain(another.phone);
    expect((await start(env)).output()).not.toContain('Nobody is registered');
  });

  it('in production has demo data only when told to, and says so aloud, later starts included', async () => {
    const env = { ...(await emptyDatabase()), NODE_ENV: 'production' };
    const server = await start({ ...env, MOCK_EMPTY: '0' });
    expect(server.output()).toContain('WARNING: these are demo data');
    expect((await signInTo(server.url)).cookie).not.toBe('');
    await server.stop('SIGTERM');
    expect((await start(env)).output()).toContain('WARNING: these are demo data');
  });

  it('lets the day of the demo data go on, to its end', async () => {
    const server = await start({ ...(await emptyDatabase()), MOCK_PAYMENTS: '1' });
    const morning = seedTime(new Date());
    const now = new Date(morning.getTime() + 23 * 3_600_000).toISOString();
    await callServer(server.url, setMockClock, { body: { now, advance_seconds: 0, frozen: true } });
    const day = kyivDay(morning);
    const query = { date_from: day, date_to: day };
    const paid = await callServer(server.url, listTransactions, { query }, await signInTo(server.url));
    expect(Number(paid.data.total)).toBeGreaterThan(80);
  });
});

describe.skipIf(isDatabaseRun)('a server that cannot start', () => {
  it('says that the port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    undo.push(() => other.close());
    const { port } = other.address() as AddressInfo;
    const server = await start({ DATA_DIR: ':memory:', PORT: String(port) });
    expect([server.url, await server.ended]).toEqual([undefined, 1]);
    expect(server.output()).toBe(
      `Port ${port} on 127.0.0.1 is taken by another program. Stop it, or choose another: PORT=${port + 1}\n`,
    );
  });

  it('says that the database cannot be reached', async () => {
    const server = await start({ DATABASE_URL: 'postgres://kasa:secret@127.0.0.1:1/kasa' });
    expect([server.url, await server.ended]).toEqual([undefined, 1]);
    expect(server.output()).toMatch(/^PostgreSQL at 127\.0\.0\.1:1 can't be used: .+\n$/);
    expect(server.output()).not.toContain('secret');
  });

  it('says in one line that its folder cannot be made', async () => {
    const server = await start({ DATA_DIR: '/proc/kasa' });
    expect([server.url, await server.ended]).toEqual([undefined, 1]);
    expect(server.output()).toMatch(/^\/proc\/kasa\/kasa\.sqlite can't be opened: .+\n$/);
  });

  it('says that another server has the data', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'kasa-server-'));
    undo.push(() => rmSync(dataDir, { recursive: true }));
    await start({ DATA_DIR: dataDir });
    const second = await start({ DATA_DIR: dataDir });
    expect([second.url, await second.ended]).toEqual([undefined, 1]);
    expect(second.output()).toContain('in use by another server');
  });

  it.each([
    ['PORT', 'abc', 'PORT=abc is not understood: give a whole number from 0 to 65535.'],
    ['PORT', '70000', 'PORT=70000 is not understood'],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL=loud is not understood: give one of trace, debug, info'],
    ['MOCK_EMPTY', 'yes', 'MOCK_EMPTY=yes is not understood: give one of 0, 1.'],
    ['MOCK_PAYMENTS', 'no', 'MOCK_PAYMENTS=no is not understood: give one of 0, 1.'],
    ['MOCK_CONTROL', 'yes', 'MOCK_CONTROL=yes is not understood: give one of 0, 1.'],
    ['DATABASE_URL', 'mysql://x', 'DATABASE_URL is not understood: it begins with postgres://.'],
  ])('says what is wrong with %s=%s', async (name, value, message) => {
    const server = await start({ DATA_DIR: ':memory:', [name]: value });
    expect([server.url, await server.ended]).toEqual([undefined, 1]);
    expect(server.output()).toContain(message);
  });
});
