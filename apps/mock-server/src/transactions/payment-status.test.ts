import { exampleIds as ids } from '@kasa/contracts/shared/example-ids';
import { IDEMPOTENCY_HEADER } from '@kasa/contracts/shared/idempotency';
import { SECRET_OVERLAP_HOURS } from '@kasa/contracts/shared/secret-overlap';
import { transactionsOperations as ops } from '@kasa/contracts/transactions/operations';
import { STATUS_REQUEST_SECONDS } from '@kasa/contracts/transactions/status-signature';
import { describe, expect, it } from 'vitest';
import { secondMerchant } from '../auth/seed.ts';
import { call, signInAs } from '../http/test-support/call.ts';
import { signInBeforeEach, startFreshApp } from '../http/test-support/fresh-app.ts';
import { signedStatusRequest } from './test-support/status-requests.ts';

const test = await startFreshApp();
const { app, clock, database } = test;
const owner = signInBeforeEach(app, 'owner');
const body = { payment: ids.transaction };
type Signing = Parameters<typeof signedStatusRequest>[1];
const ask = (signing: Signing = {}, what: Parameters<typeof signedStatusRequest>[0] = body) =>
  call(app, ops.getPaymentStatus, signedStatusRequest(what, { time: clock.nowIso(), ...signing }));
const renew = async (keep_previous: boolean, key: string) =>
  (
    await call(
      app,
      ops.renewStatusSecret,
      { body: { keep_previous } },
      { ...owner, headers: { [IDEMPOTENCY_HEADER]: key } },
    )
  ).data;
const REFUSED = 1421;

describe('a merchant’s server', () => {
  it('learns how a payment stands, by its id or its order, in the language it asks for', async () => {
    const byId = await ask();
    const seen = await call(app, ops.getTransaction, { params: { id: ids.transaction } }, owner);
    const { order_id, status, amount, paid_at, fiscal_number } = seen.data;
    expect(byId.data).toMatchObject({
      id: ids.transaction,
      order_id,
      status,
      amount,
      paid_at,
      fiscal_number,
    });
    expect((await ask({}, { payment: order_id })).data).toEqual(byId.data);
  });

  it('finds no payment of another merchant', async () => {
    const { id } = await database.db
      .selectFrom('transactions')
      .select('id')
      .where('merchant_id', '=', secondMerchant.id)
      .executeTakeFirstOrThrow();
    await database.db.updateTable('transactions').set({ order_id: 'OTHER-1' }).where('id', '=', id).execute();
    expect((await ask({}, { payment: id })).code).toBe(-6);
    expect((await ask({}, { payment: 'OTHER-1' })).code).toBe(-6);
    expect((await ask({ merchantId: secondMerchant.id })).code).toBe(REFUSED);
    expect((await ask({ merchantId: '01912d50-3c00-7000-8000-ffffffffffff' })).code).toBe(REFUSED);
  });

  it('may be five minutes off, either way, and not more', async () => {
    const now = clock.now().getTime();
    const at = (seconds: number) => ask({ time: new Date(now + seconds * 1000).toISOString() });
    expect((await at(STATUS_REQUEST_SECONDS)).code).toBe(0);
    expect((await at(-STATUS_REQUEST_SECONDS)).code).toBe(0);
    expect((await at(STATUS_REQUEST_SECONDS + 1)).code).toBe(1422);
    expect((await at(-STATUS_REQUEST_SECONDS - 1)).code).toBe(1422);
  });

  it('that signs wrongly a hundred times waits; a right signature from the same address does not', async () => {
    for (let n = 0; n < 100; n += 1) expect((await ask({ secret: `guess ${n}` })).code).toBe(REFUSED);
    expect((await ask({ secret: 'guess' })).code).toBe(-8);
    expect((await ask()).code).toBe(0);
  });
});

describe('the secret', () => {
  it('that was replaced is accepted for a day, together with the new one, and no longer', async () => {
    const { secret, previous_until } = await renew(true, 'renew-with-overlap');
    const end = new Date(clock.now().getTime() + SECRET_OVERLAP_HOURS * 3_600_000).toISOString();
    expect(previous_until).toBe(end);
    expect([(await ask()).code, (await ask({ secret })).code]).toEqual([0, 0]);
    clock.advance(SECRET_OVERLAP_HOURS * 3600 - 1);
    expect([(await ask()).code, (await ask({ secret })).code]).toEqual([0, 0]);
    clock.advance(1);
    expect([(await ask()).code, (await ask({ secret })).code]).toEqual([REFUSED, 0]);
    const seen = await call(app, ops.getStatusSecret, {}, await signInAs(app, 'owner'));
    expect(seen.data).toMatchObject({ merchant_id: ids.merchant, previous_until: null });
    expect(seen.text).not.toContain(secret);
  });

  it('that a shop has stays good when it is replaced twice', async () => {
    await renew(true, 'renewed-the-first-time');
    await renew(true, 'renewed-the-second-time');
    expect((await ask()).code).toBe(0);
  });

  it('that somebody else knows is refused at once', async () => {
    const { secret } = await renew(false, 'renew-at-once-key');
    expect([(await ask()).code, (await ask({ secret })).code]).toEqual([REFUSED, 0]);
  });

  it('is told again for the same key, and only sealed in the database', async () => {
    const first = await renew(true, 'renewed-once-only');
    expect(await renew(true, 'renewed-once-only')).toEqual(first);
    const rows = await database.db.selectFrom('merchant_secrets').selectAll().execute();
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(first.secret);
    const journal = await database.db.selectFrom('audit_entries').selectAll().execute();
    expect(JSON.stringify(journal)).not.toContain(first.secret);
  });
});
