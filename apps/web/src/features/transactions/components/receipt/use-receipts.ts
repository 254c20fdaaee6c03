import { useOperation } from '#shared/query/use-operation.ts';
import { owesReceipt } from '../../model/payment.ts';
import type { Transaction } from '../../model/types.ts';

/** The receipts of a payment; of one without, whether its register still makes it. */
export const useReceipts = (payment: Transaction) =>
  useOperation(
    'getTransactionReceipt',
    { params: { id: payment.id } },
    { isEnabled: owesReceipt(payment), isQuiet: true },
  );
