import { auditOperations as audit } from '@kasa/contracts/audit/operations';
import { signIn } from '@kasa/contracts/auth/operations/session';
import { beforeEach, describe, expect, it } from 'vitest';
import { call, signInWith } from '../http/test-support/call.ts';
import { startFreshApp } from '../http/test-support/fresh-app.ts';
import { writeFailedSignIns } from './failed-sign-ins.ts';
import { firstMerchant, secondMerchant } from './seed.ts';
import { cashier, FREE, PHONE, personOf, traceOf } from './test-support/sign-in-trace.ts';

const test = await startFreshApp({ trustedProxies: ['127.0.0.1'] });
const { entries, written, fail } = traceOf(test);

beforeEach(async () => {
  await test.database.db.deleteFrom('audit_entries').execute();
});

describe('failed sign-ins', () => {
  it('are one entry of a person, which counts on for an hour, by nobody', async () => {
    await fail(PHONE, '203.0.113.5');
    await fail(PHONE, '203.0.113.5');
    const [entry, ...others] = await written();
    expect(others).toEqual([]);
    const failed = {
      ...{
        operation: 'signInFailed',
        object_type: 'user',
        object_id: cashier?.id,
        object_name: cashier?.name,
      },
      ...{ merchant_id: firstMerchant.id, user_id: null, user_name: null, user_phone: null },
      ...{ address: '203.0.113.5', at: '2026-11-20T09:00:00.000Z' },
    };
    expect(entry).toMatchObject({
      ...failed,
      before: { attempts: 0 },
      after: { attempts: 2, last_attempt_at: '2026-11-20T09:00:00.000Z', addresses: ['203.0.113.5'] },
    });
    test.clock.advance(50 * 60);
    await fail(PHONE, '203.0.113.6');
    expect(await written()).toMatchObject([
      {
        ...failed,
        after: {
          attempts: 3,
          last_attempt_at: '2026-11-20T09:50:00.000Z',
          addresses: ['203.0.113.5', '203.0.113.6'],
        },
      },
    ]);
    test.clock.advance(11 * 60);
    await fail();
    expect((await written()).map(({ after }) => after)).toMatchObject([{ attempts: 3 }, { attempts: 1 }]);
  });

  it('name five addresses, and count all of them', async () => {
    for (let n = 1; n <= 8; n += 1) await fail(PHONE, `203.0.113.${n}`);
    const [entry] = await written();
    expect(entry?.after).toMatchObject({ attempts: 8, addresses: { length: 5 } });
  });

  it('are written when a second has passed, apart from the answers', async () => {
    await fail();
    expect(await entries()).toEqual([]);
    await expect.poll(entries, { timeout: 10_000 }).toHaveLength(1);
  });

  it('of a phone that nobody has leave no entry, are answered alike, and cost as many writes', async () => {
    const answers = [];
    for (const phone of [PHONE, FREE]) {
      const { status, text } = await call(test.app, signIn, { body: { phone, password: 'wrong' } });
      answers.push([status, text]);
      const before = await entries();
      await writeFailedSignIns(test.database);
      expect((await entries()).length - before.length).toBe(phone === PHONE ? 1 : 0);
    }
    expect(answers[0]).toEqual(answers[1]);
    const rows = test.database.db.selectFrom('failed_attempts').select('id').where('id', '=', 'nobody');
    expect(await rows.execute()).toHaveLength(1);
  });

  it('that are refused by a limit write nothing more', async () => {
    for (let n = 0; n < 14; n += 1) await fail();
    const [entry] = await written();
    expect(entry?.after).toMatchObject({ attempts: 10 });
  });

  it('stand in the journal of their merchant alone', async () => {
    await fail();
    await written();
    const read = async (phone: string) => {
      const caller = await signInWith(test.app, phone);
      const query = { operation: ['signInFailed'] };
      return (await call(test.app, audit.listAuditEntries, { query }, caller)).data.items;
    };
    expect(await read(String(personOf('owner')?.phone))).toMatchObject([
      { user: null, object: { id: cashier?.id } },
    ]);
    expect(await read(String(secondMerchant.people[0]?.phone))).toEqual([]);
  });
});
