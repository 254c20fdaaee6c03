/** Tills that ask real server processes, and what a merchant's ledgers have to keep whoever writes. */
import { loyaltyOperations as ops } from '@kasa/contracts/loyalty/operations';
import { makeMockPayment } from '@kasa/contracts/mock/payments';
import type { Operation } from '@kasa/contracts/shared/operation';
import { expect } from 'vitest';
import type { Db } from '../../db/schema.ts';
import type { BodyFor, InputFor } from '../../http/test-support/call.ts';
import { callServer } from '../../http/test-support/server-process.ts';
import { terminalHeaders } from '../../terminals/test-support/terminal-requests.ts';
import { tenthBack } from './purchases.ts';

/** That of the contract's signature. */
const TILL = 'S1100101';

function askSigned<Op extends Operation>(url: string | undefined, op: Op, body: BodyFor<Op>) {
  const headers = terminalHeaders(new Date(), { number: TILL, target: op.path, body: JSON.stringify(body) });
  return callServer(url, op, { headers, body } as unknown as InputFor<Op>);
}

/** A receipt of 1000 ₴ of a customer who is known by their number. */
export function quoteAt(url: string | undefined, number: string, spend: number) {
  const lines = [{ article: null, quantity: 1_000, amount: 100_000 }];
  const customer = { by: 'number', number } as const;
  return askSigned(url, ops.quoteLoyalty, { lines, customer, has_consent: false, spend });
}
export const commitAt = (url: string | undefined, quote_id: string) =>
  askSigned(url, ops.commitLoyalty, { quote_id });
export const releaseAt = (url: string | undefined, commit_id: string) =>
  askSigned(url, ops.releaseLoyalty, { commit_id });

export const payAt = (url: string | undefined, commit_id: string, amount: number) =>
  callServer(url, makeMockPayment, { body: { number: TILL, amount, in_cash: true, commit_id } });

/** Leaves one discount of the merchants on: a tenth of what is paid comes back, and bonuses pay the rest. */
export async function onlyTenthBack(db: Db): Promise<void> {
  await db.updateTable('discounts').set({ state: 'paused' }).where('state', '=', 'active').execute();
  const terms = { rule: JSON.stringify(tenthBack), state: 'active', bonus_activation_amount: 0 } as const;
  const change = db.updateTable('discounts').set({ ...terms, max_customer_amount: null });
  await change.where('name', '=', 'Бонуси постійним покупцям').execute();
}

/** Customers, lots and commits have what the entries say, each once. Nothing was refunded. */
export async function expectLedgersWhole(db: Db): Promise<void> {
  const entries = await db.selectFrom('bonus_entries').selectAll().orderBy('number').execute();
  const sum = (some: typeof entries, of: 'available' | 'waiting') =>
    some.reduce((all, entry) => all + entry[of], 0);
  const customers = await db.selectFrom('customers').selectAll().execute();
  for (const { id, available, waiting } of customers) {
    const own = entries.filter(({ customer_id }) => customer_id === id);
    expect(own.map(({ number }) => number)).toEqual(own.map((_, n) => n + 1));
    expect([sum(own, 'available'), sum(own, 'waiting')]).toEqual([available, waiting]);
    expect(own.at(-1) ?? { available_after: 0 }).toMatchObject({ available_after: available });
  }
  for (const { id, available, waiting } of await db.selectFrom('bonus_lots').selectAll().execute()) {
    const own = entries.filter(({ lot_id }) => lot_id === id);
    expect([sum(own, 'available'), sum(own, 'waiting')]).toEqual([available, waiting]);
  }
  const commits = await db.selectFrom('loyalty_commits').selectAll().execute();
  for (const { id, state, spent, earned } of commits) {
    const of = (kind: string) => entries.filter((entry) => entry.commit_id === id && entry.kind === kind);
    const given = state === 'paid' ? earned : 0;
    const got = sum(of('earned'), 'available') + sum(of('earned'), 'waiting');
    expect([sum(of('spent'), 'available'), got]).toEqual([0 - spent, given]);
    expect(sum(of('returned'), 'available')).toBe(state === 'released' ? spent : 0);
  }
}
