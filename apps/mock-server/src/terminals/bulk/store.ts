import { type BulkReason, type BulkRunKind, bulkRunKinds } from '@kasa/contracts/terminals/bulk-run-values';
import type { BulkRunEntity, BulkRunRowEntity } from '@kasa/contracts/terminals/bulk-runs';
import { terminalsOperations } from '@kasa/contracts/terminals/operations';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../db/schema.ts';
import { entityReader, presentNamed, type RowOf, rowsReader, withJournal } from '../../http/entity/entity.ts';
import { equals } from '../../http/entity/filters.ts';
import { withList } from '../../http/entity/list.ts';
import { kyivDisplayTime } from '../../http/kyiv-time.ts';
import { presentAnyRun, runList, runRowList } from '../../runs/lists.ts';
import { ofKinds, RUN_COLUMNS, type RunRow, tallyOf } from '../../runs/run.ts';

export const KINDS = bulkRunKinds;

/** The kind of a run over terminals. */
export const kindOf = ({ kind }: Pick<RunRow, 'kind'>): BulkRunKind => {
  const own = KINDS.find((one) => one === kind);
  if (own === undefined) throw new Error(`A run of kind ${kind} is none over terminals`);
  return own;
};

const reader = entityReader({
  type: 'bulk_run',
  table: 'bulk_runs',
  scope: ofKinds(KINDS),
  columns: [...RUN_COLUMNS, 'template_id', 'template_name'],
  related: (rows) => rows,
});

const common = runList(sql<SqlBool>`failed > 0`);

const list = withList(reader, terminalsOperations.listBulkRuns, {
  ...common,
  filters: { ...common.filters, kind: equals('kind'), template_id: equals('template_id') },
});

export const runs = withJournal(
  list,
  ({ kind, state, total, done, skipped, failed, template_id, template_name, created_at }) => ({
    name: kyivDisplayTime(created_at),
    fields: {
      ...{ kind, state, total, done, skipped, failed },
      template: template_id && { id: template_id, name: template_name },
    },
  }),
);

const rowReader = rowsReader({
  table: 'bulk_run_rows',
  columns: ['id', 'position', 'object_id', 'number', 'name', 'state', 'reason', 'finished_at'],
  related: (rows) => rows,
});

export const runRows = withList(rowReader, terminalsOperations.listBulkRunRows, runRowList);

/** What is shown of a run. */
export type RunOfTerminals = RowOf<typeof runs>;

export async function presentRun(db: Db, row: RunOfTerminals): Promise<BulkRunEntity> {
  const counts = row.finished_at === null ? await tallyOf(db, row.id) : row;
  return {
    ...presentAnyRun(row),
    kind: kindOf(row),
    template: presentNamed(row.template_id, row.template_name),
    ...{ done: counts.done, skipped: counts.skipped, failed: counts.failed },
  };
}

export function presentRunRow(row: RowOf<typeof runRows>): BulkRunRowEntity {
  const { id, object_id, number, name, state, reason, finished_at } = row;
  return {
    ...{ id, finished_at },
    state: state === 'waiting' ? 'pending' : state,
    terminal: { id: object_id, number, name },
    reason: reason as BulkReason | null,
  };
}
