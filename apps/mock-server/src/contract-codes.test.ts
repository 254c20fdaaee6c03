import { viewAsRole } from '@kasa/contracts/auth/operations/account';
import { addMockFault } from '@kasa/contracts/mock/operations';
import { operations } from '@kasa/contracts/operations';
import { codes, type FailureCodeName } from '@kasa/contracts/shared/codes';
import { Failure } from '@kasa/contracts/shared/envelope';
import { exampleIds } from '@kasa/contracts/shared/example-ids';
import { IDEMPOTENCY_HEADER } from '@kasa/contracts/shared/idempotency';
import { codesOf, type Operation } from '@kasa/contracts/shared/operation';
import { ruleMessage } from '@kasa/contracts/shared/rules';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from './app.ts';
import type { Db } from './db/schema.ts';
import { allFailureCases } from './http/test-support/all-failure-cases.ts';
import {
  type Caller,
  type CallInput,
  call,
  requestOf,
  send,
  signInAs,
  withSecret,
} from './http/test-support/call.ts';
import { isDatabaseRun } from './http/test-support/database-run.ts';
import { databaseState } from './http/test-support/database-state.ts';
import { type HttpRequest, sendHttp } from './http/test-support/http-request.ts';
import { otherBody } from './http/test-support/other-body.ts';
import { rolesOf } from './http/test-support/role-table.ts';
import { startTestApp, type TestApp } from './http/test-support/start-test-app.ts';
import { MockTaxService } from './points/tax-service/mock-tax-service.ts';

const all: Operation[] = Object.values(operations);
/** Texts that are part of the program. */
const needsNoDatabase = ['listLegalDocuments'];
const stated = all.flatMap((op) => codesOf(op).map((code) => [op.id, code, op] as const));
/** What changes the version that its client has seen. */
const versioned = all
  .filter((op) => codesOf(op).includes('conflict') && 'version' in Object(op.example.body))
  .map((op) => [op.id, op] as const);
const newVersion = (db: Db, terminal: string) =>
  db.updateTable('terminals').set({ version: 2 }).where('id', '=', terminal).execute();

/** What can't be done twice, so that something else changes the object first. */
const CHANGED_ELSEWHERE: Readonly<Record<string, (db: Db) => Promise<unknown>>> = {
  activateTerminal: (db) => newVersion(db, exampleIds.terminalToActivate),
  releaseTerminal: (db) => newVersion(db, exampleIds.terminalToRelease),
  applyRightsTemplate: (db) =>
    db
      .updateTable('rights_templates')
      .set({ version: 2 })
      .where('id', '=', exampleIds.rightsTemplateToApply)
      .execute(),
};
const KEY = '7c0f7d0e-3b5a-4d6f-8f70-5a4f3c2d1e0b';
/** What a handler answers by itself, and what the request pipeline answers in its place. */
const pairs = stated.filter(([id, code]) => !isDatabaseRun || allFailureCases[`${id} ${code}`]);

describe('every operation answers every code that the contract states of it', () => {
  let test: TestApp;
  /** Lets nobody send anything. */
  let busy: FastifyInstance;
  /** Its database has gone. */
  let broken: FastifyInstance;
  /** Its tax service does not answer. */
  let alone: FastifyInstance;

  beforeAll(async () => {
    test = await startTestApp({ requestsPerMinute: 0 });
    const { database, clock } = test;
    busy = buildApp({ database, clock, requestsPerMinute: 1 });
    const taxService = new MockTaxService({ db: () => database.db, clock, verify: async () => true });
    taxService.tell({ behaviour: 'down', after_seconds: 0, merchant_id: null });
    alone = buildApp({ database, clock, taxService, requestsPerMinute: 0 });
    const gone = { get: () => expect.fail('no database') };
    const lost = { ...database };
    broken = buildApp({ database: lost, clock });
    Object.defineProperty(lost, 'db', gone);
  });
  afterAll(async () => {
    await busy.close();
    await broken.close();
    await alone.close();
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
    tax_service_unavailable: async (op) => ({ ...(await sent(op, owner())), app: alone }),
    // Of a key that was used with another body.
    conflict: async (op) => {
      const caller = op.session ? await withSecret(test.app, await owner()) : {};
      const headers = { [IDEMPOTENCY_HEADER]: KEY };
      const input = op.example as CallInput;
      expect((await send(test.app, requestOf(op, input, { ...caller, headers }))).code).toBe(0);
      const body = { ...(input.body as object), ...otherBody(op.id) };
      return { request: requestOf(op, { ...input, body }, { ...caller, headers }) };
    },
    not_authenticated: (op) => sent(op, {}),
    forbidden: (op) =>
      op.permission
        ? sent(op, signInAs(test.app, rolesOf.get(op.id)?.includes('driver') ? 'cashier' : 'driver'))
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
    const isKeyReused = own === undefined && code === 'conflict';
    if (english.code === answer.code) {
      expect(english.msg).toBe(isKeyReused ? ruleMessage('key_reused', 'en') : codes[code].en);
    }
    expect(answer.msg).toBe(isKeyReused ? ruleMessage('key_reused', 'uk') : codes[code].uk);
    if (code === 'conflict' && 'version' in Object(op.example.body))
      expect(answer.details).toEqual({ current_version: expect.any(Number) });
  });

  it.each(versioned)('%s: conflict one version behind, and nothing changes', async (_, op) => {
    const caller = await withSecret(test.app, await owner());
    const ask = () => send(test.app, requestOf(op, op.example, caller));
    const { version } = op.example.body as { version: number };
    const inTheMeantime = CHANGED_ELSEWHERE[op.id];
    if (inTheMeantime) await inTheMeantime(test.database.db);
    else expect((await ask()).code).toBe(codes.ok.code);
    const before = await databaseState(test.database);
    const behind = await ask();
    expect([behind.code, behind.details]).toEqual([codes.conflict.code, { current_version: version + 1 }]);
    expect(await databaseState(test.database)).toBe(before);
  });

  it('holds no example of a code that no operation states', () => {
    const keys = new Set(stated.map(([id, code]) => `${id} ${code}`));
    expect(Object.keys(allFailureCases).filter((key) => !keys.has(key))).toEqual([]);
  });
});
