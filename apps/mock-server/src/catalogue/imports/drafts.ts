/** Drafts of imports: how they begin, are filled and go. */
import { DRAFT_HOURS, MAX_IMPORT_DRAFTS } from '@kasa/contracts/catalogue/import-values';
import type { catalogueOperations } from '@kasa/contracts/catalogue/operations';
import type { InputOf } from '@kasa/contracts/shared/operation';
import type { Transaction } from 'kysely';
import { newId, newRowColumns } from '../../db/row-columns.ts';
import type { Schema } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import { runIdempotent } from '../../http/idempotency/idempotency.ts';
import type { Context } from '../../http/request/handler.ts';
import { requireOwnPlace } from '../../http/request/own-points.ts';
import { requireFound } from '../../http/request/requirements.ts';
import { requireOwnTrade } from '../product-scope.ts';
import { requireProductReferences } from '../product-writes.ts';
import { importOf, importRowOf } from './import-store.ts';
import { readImportRow } from './judge.ts';
import { lockDraft, writeRows } from './rows.ts';

type Tx = Transaction<Schema>;
type Body<Name extends keyof typeof catalogueOperations> = InputOf<
  (typeof catalogueOperations)[Name]
>['body'];

/** Throws drafts away, with their rows. */
async function deleteDrafts(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.deleteFrom('product_import_rows').where('import_id', 'in', ids).execute();
  await tx.deleteFrom('product_imports').where('id', 'in', ids).execute();
}

/** Those that nobody has touched for long, and a person's oldest, so that there is room for another one. */
async function makeRoom(tx: Tx, { session, clock }: Context): Promise<void> {
  const old = new Date(clock.now().getTime() - DRAFT_HOURS * 3_600_000).toISOString();
  const all = tx.selectFrom('product_imports').select(['id', 'user_id', 'updated_at']);
  const drafts = await all
    .where('merchant_id', '=', session.merchantId)
    .where('run_id', 'is', null)
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .forUpdate()
    .execute();
  const own = drafts.filter(({ user_id }) => user_id === session.userId).slice(MAX_IMPORT_DRAFTS - 1);
  const going = [...own, ...drafts.filter(({ updated_at }) => updated_at < old)];
  await deleteDrafts(tx, [...new Set(going.map(({ id }) => id))]);
}

/** Begins a draft. @throws OperationFailure `not_found`, `beyond_own_points` */
export function createDraft(context: Context, body: Body<'createProductImport'>) {
  const { file_name, rows_in_file = null, defaults } = body;
  const { session, clock } = context;
  return runIdempotent(context, async (tx) => {
    requireOwnTrade(context, defaults);
    requireOwnPlace(context, 'defaults.point_ids', defaults.point_ids);
    await requireProductReferences(tx, context, { point_ids: defaults.point_ids }, 'defaults');
    await makeRoom(tx, context);
    const stamps = newRowColumns(session.merchantId, clock.nowIso());
    const none = { run_id: null, roll_back_run_id: null };
    const row = {
      ...stamps,
      ...{ file_name, rows_in_file },
      defaults: JSON.stringify(defaults),
      user_id: session.userId,
      ...none,
    };
    await tx.insertInto('product_imports').values(row).execute();
    return importOf(tx, context, row.id);
  });
}

/** Takes some rows of the file. @throws OperationFailure `not_found`, `product_import_started`, `bulk_run_too_large` */
export function putRows(context: Context, id: string, { rows }: Body<'putProductImportRows'>) {
  return inTransaction(context.db.db, async (tx) => {
    const draft = await lockDraft(tx, context, id);
    const read = rows.map((row) => readImportRow({ ...row, id: newId(), is_left_out: 0 }));
    await writeRows(tx, context, draft, read);
    return importOf(tx, context, id);
  });
}

/** Mends a row, or leaves it out. @throws OperationFailure `not_found`, `product_import_started` */
export function updateRow(
  context: Context,
  params: InputOf<typeof catalogueOperations.updateProductImportRow>['params'],
  { cells, is_left_out }: Body<'updateProductImportRow'>,
) {
  return inTransaction(context.db.db, async (tx) => {
    const draft = await lockDraft(tx, context, params.id);
    const rows = tx.selectFrom('product_import_rows').select(['id', 'position', 'cells']);
    const own = rows.where('id', '=', params.row_id).where('import_id', '=', draft.id);
    const { cells: present, ...row } = requireFound(await own.executeTakeFirst());
    const texts = cells ?? JSON.parse(present);
    await writeRows(tx, context, draft, [
      readImportRow({ ...row, cells: texts, is_left_out: is_left_out ? 1 : 0 }),
    ]);
    return importRowOf(tx, context, row.id);
  });
}

/** Throws a draft away. @throws OperationFailure `not_found`, `product_import_started` */
export function deleteDraft(context: Context, id: string): Promise<void> {
  return inTransaction(context.db.db, async (tx) => {
    const draft = await lockDraft(tx, context, id);
    await deleteDrafts(tx, [draft.id]);
  });
}
