/** Imports and their rows: how they are read, listed and shown. */

import type { ImportState, ImportVerdict } from '@kasa/contracts/catalogue/import-values';
import { catalogueOperations } from '@kasa/contracts/catalogue/operations';
import type {
  ImportedProductFields,
  ProductImportEntity,
  ProductImportRowEntity,
} from '@kasa/contracts/catalogue/product-imports';
import { type RuleParams, ruleMessage } from '@kasa/contracts/shared/rules';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../db/schema.ts';
import { entityReader, presentNamed, type RowOf, rowsReader } from '../../http/entity/entity.ts';
import { byUserText, equals } from '../../http/entity/filters.ts';
import { withList } from '../../http/entity/list.ts';
import { presentPerson } from '../../http/people.ts';
import type { Context } from '../../http/request/handler.ts';
import { requireFound } from '../../http/request/requirements.ts';
import { rowsContaining } from '../../runs/run.ts';
import type { RowProblem } from './judge.ts';

const reader = entityReader({
  type: 'product_import',
  table: 'product_imports',
  columns: ['file_name', 'rows_in_file', 'defaults', 'user_id', 'run_id', 'roll_back_run_id'],
  related: (rows) =>
    rows
      .innerJoin('users', 'users.id', 'row.user_id')
      .leftJoin('bulk_runs as run', 'run.id', 'row.run_id')
      .leftJoin('bulk_runs as undo', 'undo.id', 'row.roll_back_run_id')
      .select(['users.full_name as user_name', 'run.state as run_state', 'undo.state as undo_state']),
});

export const imports = withList(reader, catalogueOperations.listProductImports, {
  sorts: { created_at: 'created_at' },
  defaultSort: '-created_at',
  filters: {},
});

export type ImportRow = RowOf<typeof imports>;

/** An import whose rolling back was stopped is what it was before. */
export function stateOf({ run_state, undo_state }: Pick<ImportRow, 'run_state' | 'undo_state'>): ImportState {
  if (undo_state === 'done') return 'rolled_back';
  if (undo_state === 'running') return 'rolling_back';
  return run_state ?? 'draft';
}

/** Imports on the wire; their rows are counted in one statement. */
export async function presentImports(db: Db, rows: readonly ImportRow[]): Promise<ProductImportEntity[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const found = await db
    .selectFrom('product_import_rows')
    .where('import_id', 'in', ids)
    .groupBy(['import_id', 'verdict'])
    .select(['import_id', 'verdict', (eb) => eb.fn.countAll<number>().as('n')])
    .execute();
  return rows.map((row) => {
    const { id, file_name, rows_in_file, run_id, roll_back_run_id, version, created_at, updated_at } = row;
    const counts: Record<ImportVerdict, number> = { new: 0, changed: 0, same: 0, wrong: 0, left_out: 0 };
    for (const { import_id, verdict, n } of found) if (import_id === id) counts[verdict] = Number(n);
    return {
      ...{ id, file_name, state: stateOf(row), defaults: JSON.parse(row.defaults) },
      created_by: presentPerson(row.user_id, row.user_name),
      total: Object.values(counts).reduce((sum, count) => sum + count, 0),
      ...{ rows_in_file, counts, run_id, roll_back_run_id, version, created_at, updated_at },
    };
  });
}

/** One import on the wire. @throws OperationFailure `not_found` */
export async function importOf(db: Db, { session }: Pick<Context, 'session'>, id: string) {
  const [one] = await presentImports(db, [await imports.get(db, session.merchantId, id)]);
  return requireFound(one);
}

const rowReader = rowsReader({
  table: 'product_import_rows',
  columns: [
    ...([
      'id',
      'merchant_id',
      'import_id',
      'position',
      'cells',
      'verdict',
      'problems',
      'product_id',
    ] as const),
    ...(['before', 'after', 'is_new_group'] as const),
  ],
  related: (rows) =>
    rows
      .leftJoin('products', 'products.id', 'row.product_id')
      .select(['products.id as present_id', 'products.name as product_name']),
});

/** Rows of one import (the value `import`), by their numbers in the file. */
export const importRows = withList(rowReader, catalogueOperations.listProductImportRows, {
  scope: (_eb, value) => sql<SqlBool>`import_id = ${value('import')}`,
  sorts: { position: 'position' },
  defaultSort: 'position',
  filters: { q: byUserText<'product_import_rows'>(rowsContaining), verdict: equals('verdict') },
});

const productOf = (json: string | null): ImportedProductFields | null => json && JSON.parse(json);

/** A row on the wire; rules are told in the language of the request. */
export function presentImportRow(
  row: RowOf<typeof importRows>,
  { language }: Pick<Context, 'language'>,
): ProductImportRowEntity {
  const { id, position, verdict, before, after } = row;
  const problems: RowProblem[] = JSON.parse(row.problems);
  return {
    ...{ id, position, cells: JSON.parse(row.cells), verdict },
    problems: problems.map(({ path, rule, params }) => ({
      ...{ path, rule },
      message: ruleMessage(rule, language, params as RuleParams),
    })),
    product: presentNamed(row.present_id, row.product_name),
    before: productOf(before),
    after: productOf(after),
    is_new_group: row.is_new_group === 1,
  };
}

/** One row on the wire. */
export async function importRowOf(db: Db, context: Context, id: string): Promise<ProductImportRowEntity> {
  const own = importRows.own(db, sql.val(context.session.merchantId)).where('id', '=', id);
  return presentImportRow(await importRows.shown(db, own).executeTakeFirstOrThrow(), context);
}
