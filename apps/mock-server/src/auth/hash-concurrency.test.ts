import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { signIn } from '@kasa/contracts/auth/operations/session';
import * as argon2 from '@node-rs/argon2';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createFastify } from '../http/request/create-fastify.ts';
import type { Handler } from '../http/request/handler.ts';
import { registerOperations } from '../http/request/operation-routes.ts';
import { cookiePolicy } from '../http/session/session-cookie.ts';
import { call } from '../http/test-support/call.ts';
import { startFreshApp } from '../http/test-support/fresh-app.ts';
import { listenOnFreePort } from '../http/test-support/raw-http.ts';
import { HASH_PLACES, HASHES_AT_ONCE, hashInTurn, withHashPlace } from './hash-concurrency.ts';

vi.mock('@node-rs/argon2', { spy: true });

const PER_ADDRESS = 25;
const test = await startFreshApp({ trustedProxies: ['127.0.0.1', '::1'] });
const verify = vi.mocked(argon2.verify);

/** A sign-in with a phone of its own, so that no phone pauses, from an address of its own. */
const attempt = (n: number) =>
  call(
    test.app,
    signIn,
    { body: { phone: `+38067${String(n).padStart(7, '0')}`, password: 'guess' } },
    { headers: { 'x-forwarded-for': `203.0.113.${n}` } },
  );

/** Comparisons of passwords end when they are let go. */
function holdHashes(): { begun: () => number; letGo: () => void } {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  verify.mockClear();
  verify.mockImplementation(() => promise);
  return { begun: () => verify.mock.calls.length, letGo: () => resolve(false) };
}

describe('hashing of passwords', () => {
  afterEach(() => void verify.mockReset());

  it('has 25 places for an address, and others theirs', async () => {
    const { promise: gate, resolve: release } = Promise.withResolvers<void>();
    const asked = Array.from({ length: 40 }, () =>
      withHashPlace('203.0.113.7', () => gate).then(() => 'done', String),
    );
    const other = withHashPlace('203.0.113.8', () => gate).then(() => 'done');
    release();
    const answers = await Promise.all(asked);
    expect(answers.filter((answer) => answer === 'done')).toHaveLength(PER_ADDRESS);
    expect(answers.filter((answer) => answer.includes('rate_limited'))).toHaveLength(15);
    expect(await other).toBe('done');
  });

  it('runs few at once whatever the addresses, and tells whoever finds no place to come again', async () => {
    const held = holdHashes();
    const asked = Array.from({ length: HASH_PLACES }, (_, n) => attempt(n));
    await expect.poll(held.begun).toBe(HASHES_AT_ONCE);
    const { db } = test.database;
    const counted = async () => (await db.selectFrom('failed_attempts').select('id').execute()).length;
    // A phone, its merchant and an address each.
    const all = 3 * HASH_PLACES;
    await expect.poll(counted, { timeout: 10_000 }).toBe(all);
    const refused = await attempt(99);
    expect([refused.code, refused.headers['retry-after']]).toEqual([-8, '1']);
    expect([await counted(), held.begun()]).toEqual([all, HASHES_AT_ONCE]);
    held.letGo();
    expect(new Set((await Promise.all(asked)).map(({ code }) => code))).toEqual(new Set([1001]));
    expect([held.begun(), (await attempt(99)).code]).toEqual([HASH_PLACES, 1001]);
  });

  it('does not hash for a client that has gone', async () => {
    const held = holdHashes();
    const first = Array.from({ length: HASHES_AT_ONCE }, (_, n) => attempt(n));
    await expect.poll(held.begun).toBe(HASHES_AT_ONCE);
    const arrived = once(test.app.server, 'connection') as Promise<[Socket]>;
    const socket = connect(await listenOnFreePort(test.app), '127.0.0.1');
    const [served] = await arrived;
    const body = JSON.stringify({ phone: '+380679999999', password: 'guess' });
    const head = `POST ${signIn.path} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n`;
    socket.write(`${head}content-length: ${body.length}\r\n\r\n${body}`);
    const { db } = test.database;
    const row = db.selectFrom('failed_attempts').select('id').where('id', '=', 'phone +380679999999');
    await expect.poll(() => row.executeTakeFirst()).toBeDefined();
    const gone = once(served, 'close');
    socket.destroy();
    await gone;
    held.letGo();
    await Promise.all(first);
    expect((await attempt(7)).code).toBe(1001);
    expect(held.begun()).toBe(HASHES_AT_ONCE + 1);
  });

  it('does not hash for a request that has timed out', async () => {
    const { promise: gate, resolve: release } = Promise.withResolvers<void>();
    const others = Array.from({ length: HASHES_AT_ONCE }, () =>
      hashInTurn({ isAbandoned: false }, () => gate),
    );
    const hash = vi.fn(async () => {});
    const late = Promise.withResolvers<unknown>();
    const handler: Handler<typeof signIn> = async ({ exchange }) => {
      const work = hashInTurn(exchange, hash);
      work.then(late.resolve, late.resolve);
      await work;
      throw new Error('not reached');
    };
    const app = createFastify({ isProduction: false, allowedHosts: [], log: false });
    const { database, clock } = test;
    const services = { database, clock, cookies: cookiePolicy(false), handlerTimeoutMs: 20 };
    app.after(() => registerOperations(app, { signIn }, { signIn: handler }, services));
    expect((await call(app, signIn, signIn.example)).status).toBe(500);
    release();
    await Promise.all(others);
    expect(String(await late.promise)).toContain('rate_limited');
    expect(hash).not.toHaveBeenCalled();
    await app.close();
  });
});
