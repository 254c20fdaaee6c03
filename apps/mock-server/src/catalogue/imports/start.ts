/** How runs of imports begin: the rows that they are over are fixed then. */

import type { Transaction } from 'kysely';
import { BATCH_SIZE } from '../../db/in-batches.ts';
import { newId, updatedRowColumns } from '../../db/row-columns.ts';
import type { Db, Row, Schema } from '../../db/schema.ts';
import { searchText } from '../../db/text.ts';
import { inTransaction } from '../../db/transaction.ts';
import { type Context, OperationFailure } from '../../http/request/handler.ts';
import { requireVersion } from '../../http/request/requirements.ts';
import { beginRun, cancelRun, insertRun, requireNoneUnfinished } from '../../runs/lifecycle.ts';
import type { RunItemRow, RunKind, RunRow } from '../../runs/run.ts';
import { importRuns } from './domain.ts';
import { imports, stateOf } from './import-store.ts';
import { judgeAnew, lockDraft } from './rows.ts';
import type { ImportSkipReason } from './run-store.ts';
import { presentRun, runs } from './run-store.ts';

type Tx = Transaction<Schema>;

/** A row of an import, as the protocol of its run shows it. */
type Shown = Pick<Row<'product_import_rows'>, 'id' | 'position' | 'verdict'> &
  Pick<RunItemRow, 'number' | 'name'>;

// What a cell holds may be none of what texts hold.
const plain = (text: string | undefined) => (text ?? '').replace(/\p{Cc}/gu, ' ').trim();

/** Rows of an import that a run is over. @param done only those that were written */
const rowsOf = (db: Db, id: string, done: boolean) =>
  db
    .selectFrom('product_import_rows')
    .where('import_id', '=', id)
    .$if(done, (rows) => rows.where('written_version', 'is not', null));

/** Rows of an import, some at a time: the rest of their texts is not kept. */
async function* shownOf(rows: ReturnType<typeof rowsOf>): AsyncGenerator<readonly Shown[]> {
  const all = rows.select(['id', 'position', 'verdict', 'cells', 'after']).orderBy('position');
  let last = 0;
  for (let read = BATCH_SIZE; read === BATCH_SIZE; ) {
    const some = await all.where('position', '>', last).limit(BATCH_SIZE).execute();
    yield some.map(({ cells, after, ...row }) => {
      const texts: { article?: string; name?: string } = JSON.parse(after ?? cells);
      return { ...row, number: plain(texts.article), name: plain(texts.name) };
    });
    last = some.at(-1)?.position ?? last;
    read = some.length;
  }
}

const countOf = async (rows: ReturnType<typeof rowsOf>): Promise<number> =>
  Number((await rows.select((eb) => eb.fn.countAll<number>().as('n')).executeTakeFirstOrThrow()).n);

/** @param skip why nothing is done with it; null: something is */
function runRow(
  { id: run_id, merchant_id, created_at }: RunRow,
  { id: object_id, position, number, name }: Shown,
  skip: ImportSkipReason | null,
): RunItemRow {
  return {
    ...{ id: newId(), merchant_id, run_id, position, object_id, number, name },
    ...{ found_by: searchText(number, name), object_version: 1 },
    ...{ amount: null, agreed: null, reversal_id: null },
    state: skip === null ? 'pending' : 'skipped',
    reason: skip,
    finished_at: skip === null ? null : created_at,
  };
}

async function begin(
  tx: Tx,
  context: Context,
  of: Row<'product_imports'>,
  kind: RunKind,
  total: number,
): Promise<RunRow> {
  const isUndone = kind === 'roll_back_import';
  const about = { kind, total, template_id: of.id, template_name: of.file_name };
  return insertRun(tx, context, importRuns, about, async function* (run) {
    for await (const some of shownOf(rowsOf(tx, of.id, isUndone)))
      yield some.map((row) => {
        const { verdict } = row;
        const isDone = isUndone || verdict === 'new' || verdict === 'changed';
        return runRow(run, row, isDone ? null : verdict);
      });
  });
}

/** Remembers a run, with another version of the import. */
async function set(
  tx: Tx,
  { clock }: Context,
  id: string,
  run: Partial<Pick<Row<'product_imports'>, 'run_id' | 'roll_back_run_id'>>,
): Promise<void> {
  const columns = { ...updatedRowColumns(clock.nowIso()), ...run };
  await tx.updateTable('product_imports').set(columns).where('id', '=', id).execute();
}

/**
 * Begins to write the rows of an import.
 * @throws OperationFailure `not_found`, `product_import_started`, `product_import_incomplete`, `bulk_run_empty`, `bulk_run_unfinished`, `bulk_targets_changed`
 */
export async function startImport(context: Context, id: string, version: number) {
  // What has changed is kept, so that it can be looked at: apart from the run, which does not begin then.
  await inTransaction(context.db.db, async (tx) => {
    const { session } = context;
    const found = await imports.lock(tx, session.merchantId, id);
    if (found.run_id === null && found.version === version) await judgeAnew(tx, context, found);
  });
  return beginRun(context, 'import_products', async (tx) => {
    const draft = await lockDraft(tx, context, id);
    await requireNoneUnfinished(tx, context, 'import_products');
    if (draft.version !== version) throw new OperationFailure('bulk_targets_changed');
    const rows = rowsOf(tx, id, false);
    const total = await countOf(rows);
    if (total < (draft.rows_in_file ?? 0)) throw new OperationFailure('product_import_incomplete');
    const isSome = (await countOf(rows.where('verdict', 'in', ['new', 'changed']))) > 0;
    if (!isSome) throw new OperationFailure('bulk_run_empty');
    const run = await begin(tx, context, draft, 'import_products', total);
    await set(tx, context, id, { run_id: run.id });
    return presentRun(tx, run);
  });
}

/** Whether something of an import was sold since it was begun: goods that it made, or changed. */
export async function isSoldSince(db: Db, id: string): Promise<boolean> {
  const written = db
    .selectFrom('product_import_rows as made')
    .where('made.import_id', '=', id)
    .where('made.written_version', 'is not', null);
  const ofNew = written
    .innerJoin('products', 'products.id', 'made.product_id')
    .where('made.before', 'is', null);
  const anew = await ofNew.where('products.is_sold', '=', 1).select('made.id').limit(1).executeTakeFirst();
  if (anew !== undefined) return true;
  const since = written
    .innerJoin('product_imports', 'product_imports.id', 'made.import_id')
    .innerJoin('bulk_runs', 'bulk_runs.id', 'product_imports.run_id')
    .innerJoin('sold_goods', 'sold_goods.product_id', 'made.product_id')
    .innerJoin('transactions', 'transactions.id', 'sold_goods.transaction_id')
    .whereRef('transactions.paid_at', '>=', 'bulk_runs.created_at');
  return (await since.select('made.id').limit(1).executeTakeFirst()) !== undefined;
}

/**
 * Begins to undo an import.
 * @throws OperationFailure `not_found`, `conflict`, `product_import_not_finished`, `product_import_rolled_back`,
 * `product_import_sold`, `bulk_run_empty`, `bulk_run_unfinished`
 */
export function rollBackImport(context: Context, id: string, version: number) {
  const { session } = context;
  return beginRun(context, 'roll_back_import', async (tx) => {
    const done = await imports.lock(tx, session.merchantId, id);
    const state = stateOf(await imports.get(tx, session.merchantId, id));
    if (state === 'draft' || state === 'running') throw new OperationFailure('product_import_not_finished');
    if (state !== 'done' && state !== 'cancelled') throw new OperationFailure('product_import_rolled_back');
    requireVersion(done, version);
    await requireNoneUnfinished(tx, context, 'roll_back_import');
    if (await isSoldSince(tx, id)) throw new OperationFailure('product_import_sold');
    const total = await countOf(rowsOf(tx, id, true));
    if (total === 0) throw new OperationFailure('bulk_run_empty');
    const run = await begin(tx, context, done, 'roll_back_import', total);
    await set(tx, context, id, { roll_back_run_id: run.id });
    return presentRun(tx, run);
  });
}

/** Stops a run, and skips its pending rows. @throws OperationFailure `not_found` */
export function cancelImportRun(context: Context, id: string): Promise<RunRow> {
  const { db, session } = context;
  return inTransaction(db.db, async (tx) =>
    cancelRun(tx, context, importRuns, await runs.lock(tx, session.merchantId, id)),
  );
}
