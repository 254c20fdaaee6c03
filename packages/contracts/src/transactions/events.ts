/** What payments and encashments tell those who look at them; see events/events.ts. */
import { z } from 'zod';
import { Id } from '../shared/ids.ts';
import { Kopiykas } from '../shared/money-schema.ts';
import { paymentForms, transactionStates } from './transaction-status.ts';

/** Somebody paid, or tried to. */
export const TransactionCreatedData = z
  .strictObject({
    transaction_id: Id,
    terminal_id: Id,
    amount: Kopiykas,
    payment_form: z.enum(paymentForms),
    status: z.enum(transactionStates),
  })
  .meta({ id: 'TransactionCreatedData' });

/** Cash was taken out of a terminal. */
export const EncashmentCreatedData = z
  .strictObject({ encashment_id: Id, terminal_id: Id, amount: Kopiykas })
  .meta({ id: 'EncashmentCreatedData' });
