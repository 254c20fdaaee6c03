import { makeMockPayment } from '@kasa/contracts/mock/payments';
import { codes } from '@kasa/contracts/shared/codes';
import { transactionsOperations as ops } from '@kasa/contracts/transactions/operations';
import { type Caller, call } from '../../http/test-support/call.ts';
import type { TestApp } from '../../http/test-support/start-test-app.ts';
import { documentSigner } from '../documents/signer.ts';
import { registrarOf, workReceipts } from '../receipts/registrar.ts';

/** What tests of receipts do at a terminal of a point. */
export async function receiptsIn(test: TestApp, owner: Caller, point: string) {
  const fitting = test.database.db
    .selectFrom('terminals')
    .select('number')
    .where('point_id', '=', point)
    .where('status', '=', 'active')
    .where('kind', '=', 'acquiring')
    .where('test_mode', '=', 0);
  const { number } = await fitting.orderBy('number').executeTakeFirstOrThrow();
  const report = (error: unknown) => {
    throw error;
  };
  const registrar = () => {
    const { clock, taxService } = test;
    return registrarOf({
      ...{ db: () => test.database.db, clock, taxService, signer: documentSigner(), warn: report },
    });
  };
  const params = (id: string) => ({ params: { id } });
  return {
    /** @returns the id of an approved payment */
    pay: async (amount: number, in_cash = false) =>
      (await call(test.app, makeMockPayment, { body: { number, amount, in_cash } })).data.transaction_id,
    payment: async (id: string) => (await call(test.app, ops.getTransaction, params(id), owner)).data,
    receipts: async (id: string) => (await call(test.app, ops.getTransactionReceipt, params(id), owner)).data,
    register: (id: string, caller: Caller = owner) =>
      call(test.app, ops.registerTransactionReceipt, params(id), caller),
    async payBack(id: string, amount: number) {
      const { data } = await call(test.app, ops.getTransaction, params(id), owner);
      const body = { amount, left_amount: data.left_amount, reason: 'Товар не підійшов' };
      const headers = { 'idempotency-key': crypto.randomUUID() };
      const { code } = await call(
        test.app,
        ops.reverseTransaction,
        { params: { id }, body },
        { ...owner, headers },
      );
      return code === codes.ok.code;
    },
    /** What the worker does with all that is due. */
    workReceipts: () => workReceipts(test.database.db, test.clock, registrar(), report),
    registrar,
  };
}
