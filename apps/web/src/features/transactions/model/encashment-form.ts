import { EncashmentInput } from '@kasa/contracts/transactions/encashments';
import { z } from 'zod';

/** What a person fills in: whoever takes all has no amount to type. */
export const EncashmentForm = z
  .strictObject({
    takes_all: z.boolean(),
    amount: EncashmentInput.shape.amount.nullable(),
    comment: EncashmentInput.shape.comment,
  })
  .refine(({ takes_all, amount }) => takes_all || amount !== null, { path: ['amount'], error: 'required' });

type Filled = Pick<z.output<typeof EncashmentForm>, 'takes_all' | 'amount'>;

/** How the form begins. */
export const emptyEncashment = { takes_all: true, amount: null, comment: '' };

/**
 * What would be taken out, kopiykas.
 * @param inside the cash in the terminal; undefined while that is not known
 * @returns null while it is not known or not typed, and where there is nothing to take
 */
export function amountToTake({ takes_all, amount }: Filled, inside: number | undefined): number | null {
  if (inside === undefined || inside <= 0) return null;
  return takes_all ? inside : amount;
}
