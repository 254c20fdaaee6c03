import { type acquirerBehaviours, setMockAcquirer } from '@kasa/contracts/mock/acquirer';
import { codes } from '@kasa/contracts/shared/codes';
import { exampleIds as ids } from '@kasa/contracts/shared/example-ids';
import { transactionsOperations as ops } from '@kasa/contracts/transactions/operations';
import { type Caller, call } from '../../http/test-support/call.ts';
import type { TestApp } from '../../http/test-support/start-test-app.ts';

/** Name of a failure code. */
export const nameOf = (code: number) =>
  Object.entries(codes).find(([, entry]) => entry.code === code)?.[0] ?? String(code);

/** What tests of reversals ask the app for. */
export function reversalsIn(test: TestApp, owner: Caller) {
  const reverse = (id: string, body: { amount: number; left_amount: number }, by = owner) =>
    call(test.app, ops.reverseTransaction, { params: { id }, body: { reason: 'Повернення', ...body } }, by);
  const details = async (id: string) =>
    (await call(test.app, ops.getTransaction, { params: { id } }, owner)).data;
  const acquirer = (behaviour: (typeof acquirerBehaviours)[number], more: object = {}) =>
    call(test.app, setMockAcquirer, {
      body: { behaviour, response_code: '91', after_seconds: 60, merchant_id: ids.merchant, ...more },
    });

  /** The name of the failure, or the state of the reversal, of whoever knows what is left. */
  async function tryRefund(id: string, amount: number, by = owner): Promise<string> {
    const { left_amount } = await details(id);
    const { code, data } = await reverse(id, { amount, left_amount: Math.max(left_amount, 1) }, by);
    return code === codes.ok.code ? data.state : nameOf(code);
  }
  const ledger = async (id: string) => {
    const own = test.database.db.selectFrom('refunds').select('amount').where('transaction_id', '=', id);
    return (await own.orderBy('id').execute()).map(({ amount }) => Number(amount));
  };
  return { reverse, details, acquirer, tryRefund, ledger };
}
