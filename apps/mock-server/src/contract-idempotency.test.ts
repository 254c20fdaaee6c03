/** Security T2 over the contract: each operation that takes an idempotency key does once what is asked twice. */
import { operations } from '@kasa/contracts/operations';
import { IDEMPOTENCY_HEADER } from '@kasa/contracts/shared/idempotency';
import { codesOf, type Operation } from '@kasa/contracts/shared/operation';
import { ruleMessage } from '@kasa/contracts/shared/rules';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Caller, requestOf, send, signInAs, withSecret } from './http/test-support/call.ts';
import { isDatabaseRun } from './http/test-support/database-run.ts';
import { databaseState } from './http/test-support/database-state.ts';
import { startFreshApp } from './http/test-support/fresh-app.ts';
import { OTHER_BODY, otherBody } from './http/test-support/other-body.ts';

const keyed = (Object.values(operations) as Operation[])
  .filter(({ keyScope }) => keyScope !== null)
  .map((op) => [op.id, op] as const);

const test = await startFreshApp();
let owner: Caller;
beforeEach(async () => {
  owner = await withSecret(test.app, await signInAs(test.app, 'owner'));
});

const KEY = '5f1d0c6e-8a2b-4a53-9a1e-1f2f3a4b5c6d';
const ask = (op: Operation, input: object = op.example, key: string | undefined = KEY) => {
  const headers = key === undefined ? {} : { [IDEMPOTENCY_HEADER]: key };
  return send(test.app, requestOf(op, input, { ...(op.session ? owner : {}), headers }));
};
const state = () => databaseState(test.database);
/** A code is guessed by another request, too: that is counted, as auth/code-idempotency.test.ts has it. */
const stateButTries = async () => {
  await test.database.db.updateTable('code_requests').set({ attempts_left: 5 }).execute();
  await test.database.db.deleteFrom('failed_attempts').execute();
  return state();
};

describe('with an idempotency key', () => {
  it.each(keyed)('%s answers a repetition alike, and does nothing', async (_, op) => {
    const first = await ask(op);
    expect([first.code, first.msg]).toEqual([0, 'Виконано']);
    const before = await state();
    const again = await ask(op);
    expect([again.status, again.text]).toEqual([200, first.text]);
    expect(again.headers['set-cookie']).toEqual(first.headers['set-cookie']);
    expect(await state()).toBe(before);
  });

  it.each(keyed.filter(([, op]) => codesOf(op).includes('conflict')))(
    '%s refuses another request under the same key, and says why',
    async (_, op) => {
      expect((await ask(op)).code).toBe(0);
      const before = await stateButTries();
      const body = { ...(op.example.body as object), ...otherBody(op.id) };
      const other = await ask(op, { ...op.example, body });
      const message = ruleMessage('key_reused', 'uk');
      expect([other.code, other.msg, other.details.fields]).toEqual([
        -7,
        message,
        [{ path: IDEMPOTENCY_HEADER, rule: 'key_reused', message }],
      ]);
      expect(await stateButTries()).toBe(before);
    },
  );

  it.skipIf(isDatabaseRun).each(keyed)('%s refuses what is no key, and does nothing', async (_, op) => {
    const before = await state();
    for (const key of ['x'.repeat(4000), 'short', 'with spaces in between']) {
      const answer = await ask(op, op.example, key);
      expect([answer.code, answer.details.fields]).toEqual([
        -2,
        [expect.objectContaining({ path: IDEMPOTENCY_HEADER })],
      ]);
    }
    expect(await state()).toBe(before);
  });

  it.each(keyed)('%s keeps nothing of a request that can be read without the key', async (_, op) => {
    const answer = await ask(op);
    const kept = JSON.stringify(
      await test.database.db.selectFrom('idempotency_results').selectAll().execute(),
    );
    const secrets = [
      KEY,
      ...Object.values(op.example.body as object),
      ...Object.values(answer.data as object),
    ];
    // Shorter ones, such as `bus`, stand in what is sealed by chance; an instant may be the one until which it is kept.
    const isInstant = (value: string) => /^\d{4}-\d\d-\d\dT/.test(value);
    const telling = secrets.filter(
      (value) => typeof value === 'string' && value.length >= 6 && !isInstant(value),
    );
    expect(telling.length).toBeGreaterThan(0);
    for (const secret of telling) {
      expect(kept).not.toContain(secret);
    }
    const cookie = /=([\w-]{32});/.exec(String(answer.headers['set-cookie']))?.[1];
    if (cookie) expect(kept).not.toContain(cookie);
  });
});

it('states another request for every operation that takes a key and no name', () => {
  const reused = keyed.filter(([, op]) => codesOf(op).includes('conflict'));
  const nameless = reused.filter(([, { example }]) => !('name' in (example.body as object)));
  expect(Object.keys(OTHER_BODY).toSorted()).toEqual(
    expect.arrayContaining(nameless.map(([id]) => id).toSorted()),
  );
  const ids = keyed.map(([id]) => id);
  expect(Object.keys(OTHER_BODY).filter((id) => !ids.includes(id))).toEqual([]);
});
