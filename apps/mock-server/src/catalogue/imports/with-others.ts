/** Rows of an import, many in the transaction of one. */
import { sql, type Transaction } from 'kysely';
import { isRetryable } from '../../db/dialect.ts';
import type { Schema } from '../../db/schema.ts';
import type { WriteContext } from '../../http/entity/changes.ts';
import type { RunItemRow } from '../../runs/run.ts';
import type { Imported } from './many.ts';

type Tx = Transaction<Schema>;
type Item = Pick<RunItemRow, 'run_id' | 'position'>;

/** Does the same to rows of one import. @returns those it was done to */
type Work = (tx: Tx, context: WriteContext, rows: readonly Imported[]) => Promise<ReadonlySet<string>>;

/** A transaction of so many holds up neither other runs nor who stops this one. */
const ROWS_AT_ONCE = 20;

/**
 * Tries to do the same to a row and to those that follow it: of new products, or of changed ones.
 * Rows that something stands in the way of, or that others work on, keep their turns.
 * @returns whether it was done; if not, nothing was: the row is to be done alone
 */
export async function tryWithOthers(
  tx: Tx,
  context: WriteContext,
  item: Item,
  row: Imported,
  work: Work,
): Promise<boolean> {
  await sql`savepoint batch`.execute(tx);
  let isDone = false;
  try {
    isDone = await doWithOthers(tx, context, item, row, work);
  } catch (error) {
    // A deadlock is repeated by `inTransaction`; whatever else it was, alone each row shows whether it is to blame.
    if (isRetryable(error)) throw error;
    await sql`rollback to savepoint batch`.execute(tx);
  }
  await sql`release savepoint batch`.execute(tx);
  return isDone;
}

async function doWithOthers(
  tx: Tx,
  context: WriteContext,
  { run_id, position }: Item,
  row: Imported,
  work: Work,
): Promise<boolean> {
  // All are of one import: what its user sees of one row holds for the others.
  const others = await tx
    .selectFrom('bulk_run_rows')
    .innerJoin('product_import_rows', 'product_import_rows.id', 'bulk_run_rows.object_id')
    .selectAll('product_import_rows')
    .select('bulk_run_rows.id as item_id')
    .where('bulk_run_rows.run_id', '=', run_id)
    .where('bulk_run_rows.state', '=', 'pending')
    .where('bulk_run_rows.position', '>', position)
    .where('bulk_run_rows.position', '<', position + ROWS_AT_ONCE)
    .where('product_import_rows.before', row.before === null ? 'is' : 'is not', null)
    .orderBy('bulk_run_rows.position')
    .forUpdate('bulk_run_rows')
    .skipLocked()
    .execute();
  const done = await work(tx, context, [row, ...others.map((one) => ({ ...one, defaults: row.defaults }))]);
  const ended = others.flatMap(({ id, item_id }) => (done.has(id) ? [item_id] : []));
  const columns = { state: 'done', reason: null, finished_at: context.clock.nowIso() } as const;
  if (ended.length > 0) await tx.updateTable('bulk_run_rows').set(columns).where('id', 'in', ended).execute();
  return done.has(row.id);
}
