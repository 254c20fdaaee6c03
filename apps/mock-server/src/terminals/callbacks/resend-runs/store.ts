import { terminalsOperations } from '@kasa/contracts/terminals/operations';
import type { ResendRunReason } from '@kasa/contracts/terminals/resend-run-values';
import type { ResendRunEntity, ResendRunRowEntity } from '@kasa/contracts/terminals/resend-runs';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../../db/schema.ts';
import { entityReader, type RowOf, rowsReader, withJournal } from '../../../http/entity/entity.ts';
import { withList } from '../../../http/entity/list.ts';
import { kyivDisplayTime } from '../../../http/kyiv-time.ts';
import { presentAnyRun, runList, runRowList } from '../../../runs/lists.ts';
import { ofKinds, RUN_COLUMNS, tallyOf } from '../../../runs/run.ts';

export const KINDS = ['resend'] as const;

const reader = entityReader({
  type: 'resend_run',
  table: 'bulk_runs',
  scope: ofKinds(KINDS),
  columns: RUN_COLUMNS,
  related: (rows) => rows,
});

// By the rows, which may settle after the end.
const someFailed = sql<SqlBool>`exists (
  select 1 from bulk_run_rows where bulk_run_rows.run_id = bulk_runs.id and bulk_run_rows.state = 'failed')`;

const list = withList(reader, terminalsOperations.listResendRuns, runList(someFailed));

export const runs = withJournal(list, ({ state, total, done, skipped, failed, created_at, finished_at }) => ({
  name: kyivDisplayTime(created_at),
  fields: {
    ...{ state, total, done, skipped, failed },
    waiting: finished_at === null ? 0 : total - done - skipped - failed,
  },
}));

const rowReader = rowsReader({
  table: 'bulk_run_rows',
  columns: ['id', 'position', 'object_id', 'number', 'name', 'state', 'reason', 'finished_at'],
  related: (rows) => rows,
});

export const runRows = withList(rowReader, terminalsOperations.listResendRunRows, runRowList);

export type ResendRunRow = RowOf<typeof runs>;

/** Counted now, also after the end: callbacks that are on their way settle later. */
export async function presentRun(db: Db, row: ResendRunRow): Promise<ResendRunEntity> {
  const { done, waiting, skipped, failed } = await tallyOf(db, row.id);
  return { ...presentAnyRun(row), ...{ done, waiting, skipped, failed } };
}

/** The names are those of the beginning: the callback itself may have been deleted since. */
export function presentRunRow(row: RowOf<typeof runRows>): ResendRunRowEntity {
  const { id, object_id, number, name, state, finished_at } = row;
  const reason = row.reason as ResendRunReason | null;
  return { id, callback_id: object_id, order_id: number, terminal: name, state, reason, finished_at };
}
