import { transactionsOperations } from '@kasa/contracts/transactions/operations';
import { responseText } from '@kasa/contracts/transactions/response-codes';
import type { ReversalRunReason } from '@kasa/contracts/transactions/reversal-run-values';
import type { ReversalRunEntity, ReversalRunRowEntity } from '@kasa/contracts/transactions/reversal-runs';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../db/schema.ts';
import { entityReader, type RowOf, rowsReader, withJournal } from '../../http/entity/entity.ts';
import { byUserText, byValue, equals } from '../../http/entity/filters.ts';
import { withList } from '../../http/entity/list.ts';
import { kyivDisplayTime } from '../../http/kyiv-time.ts';
import { presentPerson } from '../../http/people.ts';
import type { Context } from '../../http/request/handler.ts';
import { ofKinds, RUN_COLUMNS, rowsContaining, tallyOf } from '../../runs/run.ts';
import { presentPayment } from './present-payment.ts';

export const KINDS = ['reverse'] as const;

const reader = entityReader({
  type: 'reversal_run',
  table: 'bulk_runs',
  scope: ofKinds(KINDS),
  columns: [...RUN_COLUMNS, 'reason', 'amount'],
  related: (rows) => rows,
});

const someFailed = sql<SqlBool>`exists (
  select 1 from bulk_run_rows where bulk_run_rows.run_id = bulk_runs.id and bulk_run_rows.state = 'failed')`;

const list = withList(reader, transactionsOperations.listReversalRuns, {
  sorts: { created_at: 'created_at', total: 'total' },
  defaultSort: '-created_at',
  days: { started: 'bulk_runs.created_at' },
  filters: {
    state: equals('state'),
    user_id: equals('user_id'),
    // By the rows, which may settle after the end.
    has_failed: byValue({
      true: () => someFailed,
      false: () => sql<SqlBool>`bulk_runs.finished_at is not null and not ${someFailed}`,
    }),
  },
});

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

/** The rows of one run (the value `run`), by their positions. */
export const runRows = withList(rowReader, transactionsOperations.listReversalRunRows, {
  scope: (_eb, value) => sql<SqlBool>`run_id = ${value('run')}`,
  sorts: { position: 'position' },
  defaultSort: 'position',
  filters: { q: byUserText(rowsContaining), state: equals('state'), reason: equals('reason') },
});

export type ReversalRunRow = RowOf<typeof runs>;

/** Counted now, also after the end: payments that wait for the acquirer settle later. */
export async function presentRun(db: Db, row: ReversalRunRow): Promise<ReversalRunEntity> {
  const { id, state, total, finished_at, version, created_at, updated_at } = row;
  const { done, waiting, skipped, failed } = await tallyOf(db, id);
  const done_amount = await refundedBy(db, id);
  return {
    ...{ id, state, total, finished_at, version, created_at, updated_at },
    ...{ reason: row.reason ?? '', amount: row.amount ?? 0, done_amount },
    ...{ done, waiting, skipped, failed },
    started_by: presentPerson(row.user_id, row.user_name),
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
