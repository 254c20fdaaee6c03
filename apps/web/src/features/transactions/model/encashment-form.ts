import { EncashmentInput } from '@kasa/contracts/transactions/encashments';
import { z } from 'zod';

/** Form values; with `takes_all` no amount is needed. */
export const EncashmentForm = z
  .strictObject({
    takes_all: z.boolean(),
    amount: EncashmentInput.shape.amount.nullable(),
    comment: EncashmentInput.shape.comment,
  })
  .refine(({ takes_all, amount }) => takes_all || amount !== null, { path: ['amount'], error: 'required' });

type Filled = Pick<z.output<typeof EncashmentForm>, 'takes_all' | 'amount'>;

export const emptyEncashment = { takes_all: true, amount: null, comment: '' };

/**
 * Amount to take out, in kopiykas; null: not entered, or there is no cash.
 * @param inside cash in the terminal
 */
export function amountToTake({ takes_all, amount }: Filled, inside: number): number | null {
  if (inside <= 0) return null;
  return takes_all ? inside : amount;
}
