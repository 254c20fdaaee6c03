import { makeMockPayment, recordMockAttendance } from '@kasa/contracts/mock/payments';
import { codes } from '@kasa/contracts/shared/codes';
import { exampleIds as ids } from '@kasa/contracts/shared/example-ids';
import { transactionsOperations } from '@kasa/contracts/transactions/operations';
import { usersOperations } from '@kasa/contracts/users/operations';
import { beforeEach, describe, expect, it } from 'vitest';
import { call } from '../http/test-support/call.ts';
import { signInBeforeEach, startFreshApp } from '../http/test-support/fresh-app.ts';

const test = await startFreshApp();
const owner = signInBeforeEach(test.app, 'owner');
const { db } = test.database;

const POINT = ids.pointWithCash;
const { getTransaction, listTransactionCashiers } = transactionsOperations;

/** The number of an active terminal at the point, where nobody else is at work. */
async function terminalOf(kind: 'acquiring' | 'ptks'): Promise<string> {
  const own = db.selectFrom('terminals').select(['id', 'number']).where('status', '=', 'active');
  const ofMerchant = own.where('merchant_id', '=', ids.merchant).where('test_mode', '=', 0);
  const one = await ofMerchant.where('kind', '=', kind).orderBy('number').executeTakeFirstOrThrow();
  await db.updateTable('terminals').set({ point_id: POINT }).where('id', '=', one.id).execute();
  return one.number;
}

async function cashierOf(number: string, cashier_id?: string | null): Promise<string | null> {
  const body = { number, amount: 10_000, in_cash: true, ...(cashier_id === undefined ? {} : { cashier_id }) };
  const { transaction_id: id } = (await call(test.app, makeMockPayment, { body })).data;
  return (await call(test.app, getTransaction, { params: { id } }, owner)).data.cashier?.id ?? null;
}

const attend = (user_id: string, from: number, to: number | null) => {
  const at = (hours: number) => new Date(test.clock.now().getTime() + hours * 3_600_000).toISOString();
  const body = { user_id, point_id: POINT, came_at: at(from), left_at: to === null ? null : at(to) };
  return call(test.app, recordMockAttendance, { body });
};

describe('a payment', () => {
  beforeEach(async () => {
    await db.deleteFrom('attendances').where('point_id', '=', POINT).execute();
  });

  it('is taken by whoever is at work at the point then', async () => {
    const till = await terminalOf('acquiring');
    await attend(ids.user, -3, -1);
    expect(await cashierOf(till)).toBeNull();
    await attend(ids.userToEdit, -1, null);
    expect(await cashierOf(till)).toBe(ids.userToEdit);
    await attend(ids.user, -2, 2);
    expect([ids.user, ids.userToEdit]).toContain(await cashierOf(till));
  });

  it('is taken by nobody at a kiosk', async () => {
    await attend(ids.user, -1, null);
    expect(await cashierOf(await terminalOf('ptks'))).toBeNull();
  });

  it('is taken by whom the mock is told, or by nobody', async () => {
    const till = await terminalOf('acquiring');
    await attend(ids.user, -1, null);
    expect(await cashierOf(till, ids.userToEdit)).toBe(ids.userToEdit);
    expect(await cashierOf(till, null)).toBeNull();
  });

  it('is found by its cashier, also after that person has left', async () => {
    const till = await terminalOf('acquiring');
    await cashierOf(till, ids.userToEdit);
    const leaves = { params: { id: ids.userToEdit } };
    expect((await call(test.app, usersOperations.closeUserAccess, leaves, owner)).code).toBe(0);
    const { items } = (await call(test.app, listTransactionCashiers, {}, owner)).data;
    expect(items.map(({ id }) => id)).toContain(ids.userToEdit);
    const query = { cashier_id: [ids.userToEdit] };
    const found = await call(test.app, transactionsOperations.listTransactions, { query }, owner);
    expect(found.data.items[0]).toMatchObject({ amount: 10_000, cashier: { id: ids.userToEdit } });
  });
});

it('nobody of another merchant is at work at a point', async () => {
  const other = db.selectFrom('users').select('id').where('merchant_id', '!=', ids.merchant);
  const { id } = await other.limit(1).executeTakeFirstOrThrow();
  expect((await attend(id, -1, null)).code).toBe(codes.not_found.code);
  expect((await attend(ids.user, 1, 0)).code).toBe(codes.validation_failed.code);
});
