import { mockOperations } from '@kasa/contracts/mock/operations';
import { operations } from '@kasa/contracts/operations';
import { success } from '@kasa/contracts/shared/envelope';
import type { Operation } from '@kasa/contracts/shared/operation';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { requestOf, send, signInAs, withSecret } from './http/test-support/call.ts';
import { isDatabaseRun } from './http/test-support/database-run.ts';
import { startTestApp, type TestApp } from './http/test-support/start-test-app.ts';
import { DEFAULT_SEED } from './mock/seed-plan.ts';

const all: Operation[] = Object.values(operations);
/** End every session of the owner as they should, also the one that the example of `revokeOwnSession` ends. */
const endsOtherSessions = ['changePassword', 'revokeOtherSessions'];

/** The fields of an answer, and those of the items of a page. */
function fieldsOf(data: unknown): string[] {
  const { items, ...rest } = data as Record<string, unknown>;
  const [first] = Array.isArray(items) ? items : [];
  return [...Object.keys(rest), ...Object.keys(first ?? {}).map((name) => `items.${name}`)].sort();
}

/** What was sent, as the answer shows it: itself, an object by its id, the next version. */
function sentTo({ id, example, upload }: Operation, data: object): object {
  // A file when it is sent, a path in the answer; a receipt, and what it costs.
  if (upload || id === 'quoteLoyalty') return {};
  const sent = Object.entries(example.body ?? {}).map(
    ([name, value]: [string, unknown]): [string, unknown] => {
      if (name === 'version') return [name, Number(value) + 1];
      const isObject = typeof value === 'string' && name.endsWith('_id') && !(name in data);
      return isObject ? [name.slice(0, -'_id'.length), { id: value }] : [name, value];
    },
  );
  return Object.fromEntries(sent.filter(([name]) => name in data));
}

/** Paths of objects that can be changed; a new one is wholly like the example of its creation. */
const changeable = all.filter(({ method }) => method === 'PUT').map(({ path }) => path);
/** What is made of other objects shows what the seed drew for them, and a customer a number that is drawn. */
const madeOfOthers = ['createCollectionRound', 'createCustomer'];
const lasting = (value: object) =>
  Object.fromEntries(Object.entries(value).filter(([name]) => !/^id$|_at$/.test(name)));

/** A session that another browser has ends without a cookie. */
const cookiesOf = {
  session: ['kasa_session', 'kasa_browser'],
  browser: ['kasa_browser'],
  ended: ['kasa_session'],
  none: [],
};

const sendExample = async ({ app }: TestApp, op: Operation) => {
  const caller = op.session ? await withSecret(app, await signInAs(app, 'owner')) : {};
  return await send(app, requestOf(op, op.example, caller));
};

// What another seed draws is drawn on SQLite as on PostgreSQL.
describe.each(isDatabaseRun ? [DEFAULT_SEED] : [DEFAULT_SEED, 'a', 'б'])(
  'every example of the contract, sent as it stands on seed %s',
  (seed) => {
    let test: TestApp;
    beforeAll(async () => {
      test = await startTestApp({ seed });
    });
    afterAll(() => test.close());

    it.each([
      ['in the order of the document', all],
      ['in reverse', all.toReversed()],
    ])(
      'works %s, one after the other on one seed',
      async (_name, ops) => {
        await test.reset();
        for (const op of ops) {
          const answer = await sendExample(test, op);
          expect([op.id, answer.status, answer.text.slice(0, 200)]).toEqual([op.id, 200, expect.any(String)]);
          if (endsOtherSessions.includes(op.id)) await test.reset();
          if (op.file || op.stream) continue;
          const checked = success(op.data).safeParse(JSON.parse(answer.text));
          expect([op.id, checked.error?.issues]).toEqual([op.id, undefined]);
        }
        // All operations in one test, each after a sign-in: too much for the usual limit on a busy machine.
      },
      300_000,
    );
  },
);

describe('every example of the contract', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());

  it.each(all.filter((op) => !op.file && !op.stream).map((op) => [op.id, op] as const))(
    'is answered with the fields that it shows: %s',
    async (_id, op) => {
      await test.reset();
      const { data, headers } = await sendExample(test, op);
      const cookies = [headers['set-cookie'] ?? []]
        .flat()
        .map((cookie) => /^(\w+)=/.exec(String(cookie))?.[1]);
      expect(cookies).toEqual(op.id === 'revokeOwnSession' ? [] : cookiesOf[op.cookie ?? 'none']);
      expect(fieldsOf(data)).toEqual(fieldsOf(op.example.data));
      expect(data).toMatchObject(sentTo(op, data as object));
      const isNew = op.method === 'POST' && changeable.includes(`${op.path}/{id}`);
      if (isNew && !madeOfOthers.includes(op.id))
        expect(lasting(data as object)).toEqual(lasting(op.example.data as object));
    },
  );

  it('works for the mock control, too', async () => {
    for (const op of Object.values(mockOperations) as Operation[]) {
      const answer = await send(test.app, requestOf(op, op.example));
      expect([op.id, answer.code]).toEqual([op.id, 0]);
    }
  });
});
