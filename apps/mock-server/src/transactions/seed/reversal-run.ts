import { exampleIds } from '@kasa/contracts/shared/example-ids';
import type { ReversalRunReason } from '@kasa/contracts/transactions/reversal-run-values';
import { bulkInsert } from '../../db/bulk-insert.ts';
import type { Db, Row } from '../../db/schema.ts';
import { type SeedContext, seededRowId } from '../../db/seed/seed-rows.ts';
import { searchText } from '../../db/text.ts';

type Payment = Row<'transactions'>;

/** Payments of the run that were never approved. */
const LEFT_OUT = 3;

/**
 * A run that has ended: the latest refund in full of a payment by card came from it; it left out some that were not
 * approved.
 * @param payments oldest first, with their order ids
 */
export async function seedReversalRun(
  tx: Db,
  origin: SeedContext,
  payments: readonly Payment[],
): Promise<void> {
  const { merchant } = origin;
  const reversal = await latestReversal(tx, merchant);
  const paidBack = payments.find(({ id }) => id === reversal?.transaction_id);
  if (reversal === undefined || paidBack === undefined) return;
  const { amount, reason, created_at, settled_at } = reversal;
  const finished_at = settled_at ?? created_at;
  const isLeftOut = ({ status, started_at }: Payment) => status === 'declined' && started_at < created_at;
  const leftOut = payments.filter(isLeftOut).slice(-LEFT_OUT);
  const chosen = payments.filter((one) => one === paidBack || leftOut.includes(one));
  const isExample = merchant === exampleIds.merchant;
  const id = isExample ? exampleIds.reversalRun : seededRowId(origin, created_at, 'reversal run');
  const run: Row<'bulk_runs'> = {
    ...{ id, merchant_id: merchant, kind: 'reverse', state: 'done' },
    ...{ template_id: null, template_name: null, template_version: null, change: null },
    ...{ reason, amount },
    ...{ total: chosen.length, done: 1, skipped: leftOut.length, failed: 0 },
    ...{ user_id: reversal.by_user_id, user_name: reversal.by_user_name, user_phone: reversal.by_user_phone },
    ...{ operation: 'startReversalRun', action: reversal.action, address: reversal.address },
    ...{ created_at, updated_at: finished_at, finished_at, version: 2 },
  };
  const terminals = await tx
    .selectFrom('terminals')
    .select(['id', 'number', 'name'])
    .where('id', 'in', [...new Set(chosen.map(({ terminal_id }) => terminal_id))])
    .execute();
  const rows = chosen.map((payment, n): Row<'bulk_run_rows'> => {
    const { number = '', name = '' } = terminals.find((one) => one.id === payment.terminal_id) ?? {};
    const isDone = payment === paidBack;
    return {
      id: seededRowId(origin, created_at, 'reversal run', payment.order_id),
      ...{ merchant_id: merchant, run_id: id, position: n + 1, object_id: payment.id },
      ...{ number: payment.order_id, name: `${number} ${name}`, object_version: 1 },
      found_by: searchText(payment.order_id, number, name),
      ...{
        amount: isDone ? amount : 0,
        agreed: null,
        reversal_id: isDone ? reversal.id : null,
        state: isDone ? 'done' : 'skipped',
      },
      reason: isDone ? null : ('not_paid' satisfies ReversalRunReason),
      finished_at: isDone ? finished_at : created_at,
    };
  });
  await bulkInsert(tx, 'bulk_runs', [run]);
  await bulkInsert(tx, 'bulk_run_rows', rows);
}

/** The latest full reversal of a payment by card that has no other one. */
function latestReversal(tx: Db, merchant: string): Promise<Row<'reversals'> | undefined> {
  return tx
    .selectFrom('reversals')
    .innerJoin('transactions', 'transactions.id', 'reversals.transaction_id')
    .selectAll('reversals')
    .where('reversals.merchant_id', '=', merchant)
    .where('reversals.state', '=', 'done')
    .where('transactions.payment_form', '=', 'card')
    .where('transactions.status', '=', 'reversed')
    .whereRef('reversals.amount', '=', 'transactions.amount')
    .orderBy('reversals.created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}
