import { bulkInsert } from '../db/bulk-insert.ts';
import { advisoryLock } from '../db/dialect.ts';
import { newRowColumns } from '../db/row-columns.ts';
import type { Db, Row } from '../db/schema.ts';

/** Above all numbers of sales (`fiscalNumber`), so that a number names one receipt. */
const BEFORE_FIRST = 4_000_000_000;

/**
 * The next fiscal numbers of a merchant's returns, in order and without gaps; a lock keeps them until the transaction
 * ends. They are those of terminals with registers of their own.
 */
async function nextNumbers(tx: Db, merchant: string, howMany: number): Promise<string[]> {
  await advisoryLock(tx, `receipts of ${merchant}`);
  // All have ten digits: as text they sort like numbers.
  const all = tx.selectFrom('receipts').where('merchant_id', '=', merchant).where('document_id', 'is', null);
  const { last } = await all.select((eb) => eb.fn.max('fiscal_number').as('last')).executeTakeFirstOrThrow();
  const count = Number(last ?? BEFORE_FIRST);
  return Array.from({ length: howMany }, (_, n) => String(count + n + 1));
}

type ReturnedPayment = Pick<Row<'transactions'>, 'id' | 'merchant_id' | 'fiscal_number'>;
type Refund = Pick<Row<'refunds'>, 'id' | 'amount' | 'created_at'>;

/**
 * Makes the return receipt of a refund that is in the ledger, once. Call it under the lock of the payment.
 * @returns its fiscal number; null: the payment has no receipt that could be taken back
 */
export async function writeReturnReceipt(
  tx: Db,
  payment: ReturnedPayment,
  refund: Refund,
): Promise<string | null> {
  if (payment.fiscal_number === null) return null;
  const ofPayment = tx.selectFrom('receipts').where('transaction_id', '=', payment.id);
  const earlier = await ofPayment.select(['refund_id', 'amount', 'fiscal_number']).execute();
  const made = earlier.find(({ refund_id }) => refund_id === refund.id);
  if (made) return made.fiscal_number;
  const [fiscal_number = ''] = await nextNumbers(tx, payment.merchant_id, 1);
  const row = {
    ...newRowColumns(payment.merchant_id, refund.created_at),
    ...{ transaction_id: payment.id, refund_id: refund.id, fiscal_number, amount: refund.amount },
    document_id: null,
    returned_before: earlier.reduce((sum, { amount }) => sum + Number(amount), 0),
  };
  await tx.insertInto('receipts').values(row).execute();
  return fiscal_number;
}

/** Those of new payments of one merchant. @param refunds all of them, oldest first */
export async function insertReturnReceipts(
  tx: Db,
  payments: readonly Row<'transactions'>[],
  refunds: readonly Row<'refunds'>[],
): Promise<void> {
  const withReceipt = new Set(payments.filter((row) => row.fiscal_number !== null).map(({ id }) => id));
  const returned = refunds.filter(({ transaction_id }) => withReceipt.has(transaction_id));
  if (returned[0] === undefined) return;
  const numbers = await nextNumbers(tx, returned[0].merchant_id, returned.length);
  const sums = new Map<string, number>();
  const rows = returned.map(
    ({ id, merchant_id, created_at, updated_at, version, transaction_id, amount }, n): Row<'receipts'> => {
      const returned_before = sums.get(transaction_id) ?? 0;
      sums.set(transaction_id, returned_before + amount);
      return {
        ...{ id, merchant_id, created_at, updated_at, version, transaction_id, amount },
        ...{ refund_id: id, fiscal_number: numbers[n] ?? '', returned_before, document_id: null },
      };
    },
  );
  await bulkInsert(tx, 'receipts', rows);
}
