import { z } from 'zod';
import { Id } from '../shared/ids.ts';
import { Kopiykas } from '../shared/money-schema.ts';
import { waitingRunProgress } from '../shared/runs.ts';
import { paymentForms, transactionStates } from './transaction-status.ts';

/** A payment was made or attempted. */
export const TransactionCreatedData = z
  .strictObject({
    transaction_id: Id,
    terminal_id: Id,
    amount: Kopiykas,
    payment_form: z.enum(paymentForms),
    status: z.enum(transactionStates),
  })
  .meta({ id: 'TransactionCreatedData' });

/** A payment became something else, e.g. it was paid back. */
export const TransactionChangedData = z
  .strictObject({ transaction_id: Id, terminal_id: Id, status: z.enum(transactionStates) })
  .meta({ id: 'TransactionChangedData' });

/** Progress of a run of reversals; sent now and then while it runs, at its end, and when a payment settles later. */
export const ReversalRunProgressData = z
  .strictObject(waitingRunProgress)
  .meta({ id: 'ReversalRunProgressData' });

export const EncashmentCreatedData = z
  .strictObject({ encashment_id: Id, terminal_id: Id, amount: Kopiykas })
  .meta({ id: 'EncashmentCreatedData' });

/** A cash collection round was planned, changed, had a stop collected or skipped, or ended. */
export const CollectionRoundChangedData = z
  .strictObject({ round_id: Id })
  .meta({ id: 'CollectionRoundChangedData' });
