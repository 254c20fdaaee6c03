import { MAX_PAYMENTS_PER_RUN } from '@kasa/contracts/transactions/reversal-run-values';
import type { ReversalRunTargetFields } from '@kasa/contracts/transactions/reversal-runs';
import { runCompiled } from '../../db/compiled-queries.ts';
import type { Db, Row } from '../../db/schema.ts';
import { type Context, OperationFailure } from '../../http/request/handler.ts';
import { referencesTo } from '../../http/request/references.ts';
import { transactions } from '../transaction-store.ts';

const requireReferences = referencesTo({
  terminal_id: { table: 'terminals', withReleased: true },
  point_id: { table: 'branches' },
  cashier_id: { table: 'users' },
  transaction_ids: { table: 'transactions' },
});

const COLUMNS = [
  'id',
  'order_id',
  'terminal_id',
  'started_at',
  'payment_form',
  'card_mask',
  'status',
  'amount',
  'refund_amount',
  'paid_at',
  'version',
] as const satisfies readonly (keyof Row<'transactions'>)[];

export type TargetRow = Pick<Row<'transactions'>, (typeof COLUMNS)[number]> & {
  readonly terminal_number: string;
  readonly terminal_name: string;
};

/**
 * The payments of a target as they are now, in one statement, the oldest first.
 * @throws OperationFailure `not_found`, `bulk_run_too_large`
 */
export async function targetRows(
  db: Db,
  context: Context,
  target: ReversalRunTargetFields,
): Promise<TargetRow[]> {
  await requireReferences(db, context, target, 'target');
  const { transaction_ids: ids, ...filter } = target;
  const { filtered, values } = await transactions.narrowed(db, context.session, filter);
  const some = () =>
    (filtered() as unknown as ReturnType<typeof paymentsOf>)
      .$if(ids !== undefined, (qb) => qb.where('transactions.id', 'in', ids ?? []))
      .innerJoin('terminals', 'terminals.id', 'transactions.terminal_id')
      .select(COLUMNS.map((column) => `transactions.${column}` as const))
      .select(['terminals.number as terminal_number', 'terminals.name as terminal_name'])
      .orderBy('transactions.started_at')
      .orderBy('transactions.id')
      .limit(MAX_PAYMENTS_PER_RUN + 1);
  const rows = await runCompiled<TargetRow>(db, undefined, some, values);
  if (rows.length > MAX_PAYMENTS_PER_RUN) throw new OperationFailure('bulk_run_too_large');
  return rows;
}

const paymentsOf = (db: Db) => db.selectFrom('transactions');
