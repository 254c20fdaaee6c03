/** Nobody can set what an operation does not take (security T11): an unknown field refuses the request as a whole. */
import { operations } from '@kasa/contracts/operations';
import { codes } from '@kasa/contracts/shared/codes';
import type { Operation } from '@kasa/contracts/shared/operation';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type Caller, type CallInput, requestOf, send, signInAs } from './http/test-support/call.ts';
import { isDatabaseRun } from './http/test-support/database-run.ts';
import { databaseState } from './http/test-support/database-state.ts';
import { UNKNOWN_ID } from './http/test-support/failure-cases.ts';
import { type InputPath, setAtPath } from './http/test-support/id-paths.ts';
import { startTestApp, type TestApp } from './http/test-support/start-test-app.ts';

/** What somebody may try to smuggle in, with values that would do them good. */
const STRAYS: Readonly<Record<string, unknown>> = {
  // Computed: written plainly it would set the prototype.
  ['__proto__']: { is_admin: true },
  constructor: { prototype: { is_admin: true } },
  id: UNKNOWN_ID,
  merchant_id: UNKNOWN_ID,
  user_id: UNKNOWN_ID,
  role: 'owner',
  roles: ['owner'],
  tags: ['transport_manage'],
  tags_added: ['transport_manage'],
  is_admin: true,
  is_active: 1,
  version: 2,
  created_at: '2020-01-01T00:00:00.000Z',
  updated_at: '2020-01-01T00:00:00.000Z',
  password_hash: '$argon2id$',
  signing_secret: '1',
  search: 'x',
  found_by: 'x',
  money: 1_000_000,
  expected_cash: 0,
  toString: 'x',
  hasOwnProperty: 'x',
};
/** At least so many of them are strays to any operation: another one may be called like one of its own fields. */
const LEAST = 19;

/** Refused before the body is even looked at as a value; in a form, so is whatever else objects inherit. */
const UNREADABLE = ['__proto__', 'constructor'];

const all = Object.values(operations) as Operation[];
const writes = all.filter(({ body }) => body !== undefined).map((op) => [op.id, op] as const);

/** The objects in a value that are no files, itself too. */
function objectsIn(value: unknown, place: InputPath): [InputPath, object][] {
  if (typeof value !== 'object' || value === null || 'base64' in value) return [];
  const inner = Object.entries(value).flatMap(([key, one]) =>
    objectsIn(one, [...place, Array.isArray(value) ? Number(key) : key]),
  );
  return Array.isArray(value) ? inner : [[place, value], ...inner];
}

/** The input with one more field in one of its objects. */
function withStray(input: CallInput, place: InputPath, object: object, name: string): CallInput {
  const grown = Object.defineProperty({ ...object }, name, { value: STRAYS[name], enumerable: true });
  return setAtPath(input, place, grown);
}

describe.skipIf(isDatabaseRun)('a field that an operation does not take', () => {
  let test: TestApp;
  let owner: Caller;
  beforeAll(async () => {
    test = await startTestApp({ requestsPerMinute: 0 });
    owner = await signInAs(test.app, 'owner');
  });
  afterAll(() => test.close());

  const ask = (op: Operation, input: CallInput) =>
    send(test.app, requestOf(op, input, op.session ? owner : {}));

  it.each(writes)(
    '%s refuses each of them, in every object of its body, and nothing changes',
    async (_, op) => {
      const before = await databaseState(test.database);
      for (const [place, object] of objectsIn(op.example.body, ['body'])) {
        const strays = Object.keys(STRAYS).filter((name) => !Object.hasOwn(object, name));
        expect(strays.length).toBeGreaterThanOrEqual(LEAST);
        for (const name of strays) {
          const answer = await ask(op, withStray(op.example, place, object, name));
          const path = [...place.slice(1), name].join('.');
          const isUnreadable = UNREADABLE.includes(name) || (op.upload && name in Object.prototype);
          const { code, http } = isUnreadable ? codes.malformed_request : codes.validation_failed;
          expect([path, answer.status, answer.code, answer.data]).toEqual([path, http, code, null]);
          const told = isUnreadable
            ? undefined
            : [{ path, rule: 'unknown_field', message: expect.any(String) }];
          expect([path, answer.details?.fields]).toEqual([path, told]);
        }
      }
      expect(await databaseState(test.database)).toBe(before);
      expect(({} as { is_admin?: unknown }).is_admin).toBeUndefined();
    },
  );

  it.each(writes)('%s names every field that is missing', async (_, op) => {
    const { shape } = op.body as unknown as z.ZodObject;
    const needed = Object.keys(shape).filter(
      (name) => !z.safeParse(shape[name] as z.ZodType, undefined).success,
    );
    const answer = await ask(op, { ...op.example, body: {} });
    const told = answer.details?.fields?.map(({ path, rule }) => `${path} ${rule}`);
    expect([...new Set(told)].toSorted()).toEqual(needed.map((name) => `${name} required`).toSorted());
  });

  it.each(all.map((op) => [op.id, op] as const))(
    '%s refuses each of them in its query, and nothing changes',
    async (_, op) => {
      const before = await databaseState(test.database);
      const own = Object.keys((op.query as { shape?: object } | undefined)?.shape ?? {});
      for (const name of Object.keys(STRAYS).filter((one) => !own.includes(one))) {
        const input = withStray(op.example, ['query'], (op.example.query ?? {}) as object, name);
        const answer = await ask(op, input);
        expect([name, answer.code]).toEqual([name, codes.validation_failed.code]);
      }
      expect(await databaseState(test.database)).toBe(before);
    },
  );
});
