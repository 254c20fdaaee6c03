import { transactionsOperations } from '@kasa/contracts/transactions/operations';
import { responseText } from '@kasa/contracts/transactions/response-codes';
import type { ReversalRunReason } from '@kasa/contracts/transactions/reversal-run-values';
import type { ReversalRunEntity, ReversalRunRowEntity } from '@kasa/contracts/transactions/reversal-runs';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../db/schema.ts';
import { entityReader, type RowOf, rowsReader, withJournal } from '../../http/entity/entity.ts';
import { withList } from '../../http/entity/list.ts';
import { kyivDisplayTime } from '../../http/kyiv-time.ts';
import type { Context } from '../../http/request/handler.ts';
import { presentAnyRun, runList, runRowList } from '../../runs/lists.ts';
import { ofKinds, RUN_COLUMNS, tallyOf } from '../../runs/run.ts';
import { presentPayment } from './present-payment.ts';

export const KINDS = ['reverse'] as const;

const reader = entityReader({
  type: 'reversal_run',
  table: 'bulk_runs',
  scope: ofKinds(KINDS),
  columns: [...RUN_COLUMNS, 'reason', 'amount'],
  related: (rows) => rows,
});

// By the rows, which may settle after the end.
const someFailed = sql<SqlBool>`exists (
  select 1 from bulk_run_rows where bulk_run_rows.run_id = bulk_runs.id and bulk_run_rows.state = 'failed')`;

const list = withList(reader, transactionsOperations.listReversalRuns, runList(someFailed));

export const runs = withJournal(
  list,
  ({ state, reason, amount, total, done, skipped, failed, created_at, finished_at }) => ({
    name: kyivDisplayTime(created_at),
    fields: {
      ...{ state, reason, amount, total, done, skipped, failed },
      waiting: finished_at === null ? 0 : total - done - skipped - failed,
    },
  }),
);

const rowReader = rowsReader({
  table: 'bulk_run_rows',
  columns: ['id', 'position', 'object_id', 'amount', 'reversal_id', 'state', 'reason', 'finished_at'],
  related: (rows) =>
    rows
      .innerJoin('transactions', 'transactions.id', 'row.object_id')
      .innerJoin('terminals', 'terminals.id', 'transactions.terminal_id')
      .leftJoin('reversals', 'reversals.id', 'row.reversal_id')
      .select(['transactions.order_id', 'transactions.terminal_id', 'transactions.started_at'])
      .select(['transactions.payment_form', 'transactions.card_mask'])
      .select(['terminals.number as terminal_number', 'terminals.name as terminal_name'])
      .select('reversals.response_code'),
});

export const runRows = withList(rowReader, transactionsOperations.listReversalRunRows, runRowList);

export type ReversalRunRow = RowOf<typeof runs>;

/** Counted now, also after the end: payments that wait for the acquirer settle later. */
export async function presentRun(db: Db, row: ReversalRunRow): Promise<ReversalRunEntity> {
  const { id } = row;
  const { done, waiting, skipped, failed } = await tallyOf(db, id);
  const done_amount = await refundedBy(db, id);
  return {
    ...presentAnyRun(row),
    ...{ reason: row.reason ?? '', amount: row.amount ?? 0, done_amount },
    ...{ done, waiting, skipped, failed },
  };
}

/** What the ledger has of a run, kopiykas: a hold that was given up is none of it. */
async function refundedBy(db: Db, runId: string): Promise<number> {
  const { sum } = await db
    .selectFrom('bulk_run_rows')
    .innerJoin('refunds', 'refunds.id', 'bulk_run_rows.reversal_id')
    .select((eb) => eb.fn.sum<number | null>('refunds.amount').as('sum'))
    .where('run_id', '=', runId)
    .executeTakeFirstOrThrow();
  return Number(sum ?? 0);
}

/** The response code's text is in the language of the request. */
export function presentRunRow(
  row: RowOf<typeof runRows>,
  { language }: Pick<Context, 'language'>,
): ReversalRunRowEntity {
  const { id, object_id, state, reason, response_code, finished_at } = row;
  return {
    ...{ id, state, response_code, finished_at },
    payment: presentPayment({ ...row, id: object_id }),
    amount: row.amount ?? 0,
    reason: reason as ReversalRunReason | null,
    response: response_code && responseText(response_code, language),
  };
}
