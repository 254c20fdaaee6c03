import { operation } from '@kasa/contracts/shared/operation';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { openTestDatabase, type TestDatabase } from '../../db/test-support/open-test-database.ts';
import { TravelClock } from '../../mock/clock.ts';
import { limitRequests } from '../limits/limit-requests.ts';
import { cookiePolicy } from '../session/session-cookie.ts';
import { call } from '../test-support/call.ts';
import { createFastify } from './create-fastify.ts';
import { type Handler, OperationFailure } from './handler.ts';
import { registerOperations } from './operation-routes.ts';

const count = operation({
  id: 'count',
  domain: 'audit',
  method: 'GET',
  path: '/api/v1/count',
  summary: 'Counts',
  description: 'Only of this test.',
  session: false,
  data: z.strictObject({ count: z.int() }),
  codes: ['not_found'],
  example: { data: { count: 1 } },
});
const other = { ...count, id: 'other', path: '/api/v1/other' };

describe('routes from the contract', () => {
  let database: TestDatabase;
  const opened: FastifyInstance[] = [];
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.remove());
  afterEach(async () => {
    for (const app of opened.splice(0)) await app.close();
  });

  async function appOf(
    operations: object,
    handlers: object,
    { perMinute = 0, handlerTimeoutMs }: { perMinute?: number; handlerTimeoutMs?: number } = {},
  ): Promise<FastifyInstance> {
    const app = createFastify({ isProduction: false, log: false });
    opened.push(app);
    const services = {
      database,
      clock: new TravelClock(),
      cookies: cookiePolicy(false),
      handlerTimeoutMs,
    };
    limitRequests(app, perMinute);
    await app.after();
    registerOperations(app, operations as Record<string, typeof count>, handlers as never, services);
    return app;
  }
  const answering = (handler: Handler<typeof count>) => appOf({ count }, { count: handler });

  it('do not start when an operation has no handler', async () => {
    await expect(appOf({ count, other }, { count: async () => ({ count: 1 }) })).rejects.toThrow(
      'Operations without a handler: other',
    );
  });

  it('do not start when a handler has no operation', async () => {
    const handler = async () => ({ count: 1 });
    await expect(appOf({ count }, { count: handler, stray: handler })).rejects.toThrow(
      'Handlers without an operation: stray',
    );
  });

  it('do not count what is inherited as a handler', async () => {
    await expect(appOf({ toString: { ...count, id: 'toString' } }, {})).rejects.toThrow('toString');
  });

  it('answer what the handler gives, when it fits the contract', async () => {
    const app = await answering(async () => ({ count: 5 }));
    expect(await call(app, count)).toMatchObject({
      status: 200,
      code: 0,
      msg: 'Виконано',
      data: { count: 5 },
    });
  });

  it.each([
    ['a wrong type', { count: '5' }],
    ['a field too many', { count: 5, password_hash: 'secret' }],
    ['a missing field', {}],
    ['nothing', undefined],
    ['null', null],
  ])('answer internal when the handler gives %s', async (_name, data) => {
    const app = await answering(async () => data as { count: number });
    const answer = await call(app, count);
    expect(answer).toMatchObject({ status: 500, code: -1, details: null, data: null });
    expect(answer.text).not.toContain('secret');
  });

  it('answer a failure that the contract states', async () => {
    const app = await answering(async () => {
      throw new OperationFailure('not_found');
    });
    expect(await call(app, count)).toMatchObject({ status: 404, code: -6 });
  });

  it('answer internal for a failure that the contract does not state', async () => {
    const app = await answering(async () => {
      throw new OperationFailure('transport_busy');
    });
    expect((await call(app, count)).code).toBe(-1);
  });

  it('answer internal for whatever else is thrown', async () => {
    for (const thrown of [new Error('x'), new TypeError('x'), null, 'text', { statusCode: 418 }]) {
      const app = await answering(async () => {
        throw thrown;
      });
      const answer = await call(app, count);
      expect([answer.status, answer.code]).toEqual([500, -1]);
    }
  });

  it('answer internal when a handler takes too long', async () => {
    const app = await appOf({ count }, { count: () => new Promise(() => {}) }, { handlerTimeoutMs: 50 });
    const began = performance.now();
    expect((await call(app, count)).code).toBe(-1);
    expect(performance.now() - began).toBeGreaterThanOrEqual(45);
  });

  it('let one address send so many requests in a minute, and say when to come back', async () => {
    const app = await appOf({ count }, { count: async () => ({ count: 1 }) }, { perMinute: 3 });
    const codes: number[] = [];
    for (let n = 0; n < 5; n += 1) codes.push((await call(app, count)).code);
    expect(codes).toEqual([0, 0, 0, -8, -8]);
    const refused = await call(app, count);
    expect(refused.status).toBe(429);
    expect(refused.details.retry_after_seconds).toBeGreaterThan(0);
    expect(refused.details.retry_after_seconds).toBeLessThanOrEqual(60);
    expect(refused.headers['retry-after']).toBe(String(refused.details.retry_after_seconds));
    const forwarded = await call(app, count, {}, { headers: { 'x-forwarded-for': '10.1.1.1' } });
    expect(forwarded.code).toBe(-8);
  });

  it('count one network of IPv6 as one address', async () => {
    const app = await appOf({ count }, { count: async () => ({ count: 1 }) }, { perMinute: 1 });
    const from = async (remoteAddress: string) =>
      (await app.inject({ url: count.path, remoteAddress })).statusCode;
    expect([await from('2001:db8::1'), await from('2001:db8::2'), await from('2001:db8:0:1::1')]).toEqual([
      200, 429, 200,
    ]);
  });
});
