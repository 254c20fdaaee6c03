import { viewAsRole } from '@kasa/contracts/auth/operations/account';
import { addMockFault } from '@kasa/contracts/mock/operations';
import { operations } from '@kasa/contracts/operations';
import { codes, type FailureCodeName } from '@kasa/contracts/shared/codes';
import { Failure } from '@kasa/contracts/shared/envelope';
import { codesOf, type Operation } from '@kasa/contracts/shared/operation';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from './app.ts';
import { allFailureCases } from './http/test-support/all-failure-cases.ts';
import { type Caller, call, requestOf, send, signInAs, withSecret } from './http/test-support/call.ts';
import { isDatabaseRun } from './http/test-support/database-run.ts';
import { type HttpRequest, sendHttp } from './http/test-support/http-request.ts';
import { startTestApp, type TestApp } from './http/test-support/start-test-app.ts';

const all: Operation[] = Object.values(operations);
/** Texts that are part of the program. */
const needsNoDatabase = ['listLegalDocuments'];
const stated = all.flatMap((op) => codesOf(op).map((code) => [op.id, code, op] as const));
/** What a handler answers by itself, and what the request pipeline answers in its place. */
const pairs = stated.filter(([id, code]) => !isDatabaseRun || allFailureCases[`${id} ${code}`]);

describe('every operation answers every code that the contract states of it', () => {
  let test: TestApp;
  /** Lets nobody send anything. */
  let busy: FastifyInstance;
  /** Its database has gone. */
  let broken: FastifyInstance;

  beforeAll(async () => {
    test = await startTestApp({ requestsPerMinute: 0 });
    const { database, clock } = test;
    busy = buildApp({ database, clock, requestsPerMinute: 1 });
    const gone = { get: () => expect.fail('no database') };
    const lost = { ...database };
    broken = buildApp({ database: lost, clock });
    Object.defineProperty(lost, 'db', gone);
  });
  afterAll(async () => {
    await busy.close();
    await broken.close();
    await test.close();
  });
  beforeEach(() => test.reset());

  interface Case {
    readonly app?: FastifyInstance;
    readonly request: HttpRequest;
  }

  const owner = () => signInAs(test.app, 'owner');
  const sent = async (
    op: Operation,
    caller: Caller | Promise<Caller>,
    change: Partial<HttpRequest> = {},
  ): Promise<Case> => {
    const request = requestOf(op, op.example, await caller);
    return { request: { ...request, ...change, headers: { ...request.headers, ...change.headers } } };
  };

  /** The mock control is asked to let the next request fail so. */
  const failing = async (op: Operation, code: FailureCodeName) => {
    const request = await sent(op, owner());
    const fault = { operation: op.id, kind: 'code', code, latency_ms: null, times: 1 } as const;
    await call(test.app, addMockFault, { body: { ...addMockFault.example.body, ...fault } });
    return request;
  };

  /** How a request earns a code that operations of its shape share. */
  const shared: Partial<Record<FailureCodeName, (op: Operation) => Promise<Case>>> = {
    rate_limited: async (op) => {
      // Just now, for on a slow machine a minute passes before all codes have been tried.
      await sendHttp(busy, { method: 'POST', url: '/api/v1/auth/sign-in' });
      return { ...(await sent(op, {})), app: busy };
    },
    internal: async (op) =>
      needsNoDatabase.includes(op.id)
        ? failing(op, 'internal')
        : { ...(await sent(op, owner())), app: broken },
    maintenance: (op) => failing(op, 'maintenance'),
    // Of a key that was used with another body; contract-idempotency.test.ts earns it, with a message of its own.
    conflict: (op) => failing(op, 'conflict'),
    not_authenticated: (op) => sent(op, {}),
    forbidden: (op) =>
      op.permission
        ? sent(op, signInAs(test.app, 'driver'))
        : sent(op, owner(), { headers: { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' } }),
    validation_failed: async (op) => {
      const { request } = await sent(op, owner());
      return { request: { ...request, url: `${request.url.split('?')[0]}?colour=red` } };
    },
    malformed_request: (op) => sent(op, owner(), { payload: '{"half":' }),
    payload_too_large: (op) => sent(op, owner(), { payload: `"${'a'.repeat(256 * 1024)}"` }),
    unsupported_media_type: (op) => sent(op, owner(), { headers: { 'content-type': 'text/plain' } }),
    view_read_only: async (op) => {
      const caller = await owner();
      await call(test.app, viewAsRole, { body: { role: 'owner' } }, caller);
      return sent(op, caller);
    },
    second_factor_required: async (op) => {
      const caller = await owner();
      const required = { second_factor_roles: '["owner"]' };
      await test.database.db.updateTable('merchants').set(required).execute();
      return sent(op, caller);
    },
    signature_invalid: async (op) =>
      sent(op, withSecret(test.app, await owner()), { headers: { 'payload-signature': '0'.repeat(64) } }),
  };

  it.each(pairs)('%s: %s', async (id, code, op) => {
    const own = allFailureCases[`${id} ${code}`];
    const make = own
      ? async () => ({ request: await own(test.database.db, await owner()) })
      : shared[code]?.bind(null, op);
    if (!make)
      expect.fail(`Nobody shows how ${id} answers ${code}: add it to failure-cases.ts of ${op.domain}`);
    const { app = test.app, request } = (await make()) as Case;
    const answer = await send(app, request);
    expect([answer.status, answer.code]).toEqual([codes[code].http, codes[code].code]);
    expect(Failure.safeParse(JSON.parse(answer.text)).success).toBe(true);
    const url = `${request.url}${request.url.includes('?') ? '&' : '?'}lng=EN`;
    const english = await send(app, { ...request, url });
    // What can be asked twice says the same in English.
    if (english.code === answer.code) expect(english.msg).toBe(codes[code].en);
    expect(answer.msg).toBe(codes[code].uk);
    if (code === 'conflict' && 'version' in (op.example.body as object))
      expect(answer.details).toEqual({ current_version: expect.any(Number) });
  });

  it('holds no example of a code that no operation states', () => {
    const keys = new Set(stated.map(([id, code]) => `${id} ${code}`));
    expect(Object.keys(allFailureCases).filter((key) => !keys.has(key))).toEqual([]);
  });
});
