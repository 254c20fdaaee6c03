/** Runs of imports: how they are read, listed and shown. */
import {
  type ImportRunReason,
  importActions,
  type importSkipReasons,
} from '@kasa/contracts/catalogue/import-values';
import { catalogueOperations } from '@kasa/contracts/catalogue/operations';
import type {
  ProductImportRunEntity,
  ProductImportRunRowEntity,
} from '@kasa/contracts/catalogue/product-import-runs';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../db/schema.ts';
import { entityReader, type RowOf, rowsReader, withJournal } from '../../http/entity/entity.ts';
import { withList } from '../../http/entity/list.ts';
import { kyivDisplayTime } from '../../http/kyiv-time.ts';
import { presentAnyRun, runList, runRowList } from '../../runs/lists.ts';
import { ofKinds, RUN_COLUMNS, type RunItemRow, type RunRow, tallyOf } from '../../runs/run.ts';

export type ImportSkipReason = (typeof importSkipReasons)[number];

const reader = entityReader({
  type: 'product_import_run',
  table: 'bulk_runs',
  scope: ofKinds(importActions),
  columns: [...RUN_COLUMNS, 'template_id', 'template_name'],
  related: (rows) => rows,
});

const list = withList(
  reader,
  catalogueOperations.listProductImportRuns,
  runList(sql<SqlBool>`bulk_runs.failed > 0`),
);

export const runs = withJournal(
  list,
  ({ kind, template_name, state, total, done, skipped, failed, created_at }) => ({
    name: kyivDisplayTime(created_at),
    fields: { action: kind, file: template_name, state, total, done, skipped, failed },
  }),
);

export type ImportRunRow = RowOf<typeof runs>;

const actionOf = (kind: RunRow['kind']) => (kind === 'roll_back_import' ? kind : 'import_products');

/** A run on the wire. */
export async function presentRun(
  db: Db,
  row: Omit<ImportRunRow, 'merchant_id'>,
): Promise<ProductImportRunEntity> {
  const { done, skipped, failed } = row.finished_at === null ? await tallyOf(db, row.id) : row;
  return {
    ...presentAnyRun(row),
    action: actionOf(row.kind),
    import: { id: row.template_id ?? '', name: row.template_name ?? '' },
    ...{ done, skipped, failed },
  };
}

const rowReader = rowsReader({
  table: 'bulk_run_rows',
  columns: ['id', 'position', 'object_id', 'number', 'name', 'state', 'reason', 'finished_at'],
  related: (rows) =>
    rows
      .leftJoin('product_import_rows as imported', 'imported.id', 'row.object_id')
      .leftJoin('products', 'products.id', 'imported.product_id')
      .select('products.id as product_id'),
});

export const runRows = withList(rowReader, catalogueOperations.listProductImportRunRows, runRowList);

/** What became of a row, on the wire. */
export function presentRunRow(row: RowOf<typeof runRows>): ProductImportRunRowEntity {
  const { id, position, number, name, product_id, finished_at } = row;
  return {
    ...{ id, position, article: number, name, product_id, state: stateOfRow(row), finished_at },
    reason: row.reason as ImportRunReason | null,
  };
}

/** None of them waits for somebody else. */
const stateOfRow = ({ state }: Pick<RunItemRow, 'state'>) => (state === 'waiting' ? 'pending' : state);
