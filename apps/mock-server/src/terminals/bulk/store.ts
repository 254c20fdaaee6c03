/** SQL that reads runs over many terminals, and their rows. */
import type { InputOf } from '@kasa/contracts/shared/operation';
import type { BulkReason } from '@kasa/contracts/terminals/bulk-run-values';
import type { BulkRunEntity, BulkRunRowEntity } from '@kasa/contracts/terminals/bulk-runs';
import type { terminalsOperations } from '@kasa/contracts/terminals/operations';
import { BATCH, inBatches } from '../../db/in-batches.ts';
import { type PageOfRows, type PageTaking, type PageWindow, readPage } from '../../db/paged.ts';
import { slot } from '../../db/prepared.ts';
import type { Db, Row } from '../../db/schema.ts';

type RowsQuery = InputOf<typeof terminalsOperations.listBulkRunRows>['query'];

/** A run. */
export type RunRow = Row<'bulk_runs'>;
/** A terminal of a run. */
export type RunTargetRow = Row<'bulk_run_rows'>;

/** What becomes of a terminal. */
export type Result = Pick<RunTargetRow, 'state' | 'reason'>;

/** How many of a run's terminals have ended in which way. */
export type Tally = Readonly<Record<RunTargetRow['state'], number>>;

/** Counts the terminals of a run. */
export async function tallyOf(db: Db, runId: string): Promise<Tally> {
  const counts = await db
    .selectFrom('bulk_run_rows')
    .select('state')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('run_id', '=', runId)
    .groupBy('state')
    .execute();
  const tally = { pending: 0, done: 0, skipped: 0, failed: 0 };
  for (const { state, n } of counts) tally[state] = n;
  return tally;
}

/** One run of the merchant. */
export async function findRun(db: Db, merchant: string, id: string): Promise<RunRow | undefined> {
  const own = db.selectFrom('bulk_runs').selectAll().where('merchant_id', '=', merchant);
  return own.where('id', '=', id).executeTakeFirst();
}

/** A run, locked until the transaction ends. */
export async function lockRun(tx: Db, merchant: string, id: string): Promise<RunRow | undefined> {
  const own = tx.selectFrom('bulk_runs').selectAll().where('merchant_id', '=', merchant);
  return own.where('id', '=', id).forUpdate().executeTakeFirst();
}

/** The run of a kind that has not ended; there is one at most. */
export async function unfinishedRun(
  db: Db,
  merchant: string,
  kind: RunRow['kind'],
): Promise<string | undefined> {
  const own = db.selectFrom('bulk_runs').select('id').where('merchant_id', '=', merchant);
  return (await own.where('kind', '=', kind).where('finished_at', 'is', null).executeTakeFirst())?.id;
}

/** A page of the merchant's runs, the latest first. */
export function pageOfRuns(db: Db, merchant: string, window: PageWindow): Promise<PageOfRows<RunRow>> {
  const own = () => db.selectFrom('bulk_runs').where('merchant_id', '=', slot<string>('merchant'));
  const rows = ({ beforeJoins, afterJoins }: PageTaking) =>
    afterJoins(beforeJoins(own().selectAll().orderBy('created_at', 'desc').orderBy('id', 'desc')));
  const shape = 'bulk runs';
  return readPage<RunRow, 'bulk_runs'>(db, { shape, window, values: { merchant }, filtered: own, rows });
}

/** A page of the terminals of a run, in the order of their numbers when it began. */
export function pageOfRunRows(
  db: Db,
  runId: string,
  { state }: RowsQuery,
  window: PageWindow,
): Promise<PageOfRows<RunTargetRow>> {
  const own = () =>
    db
      .selectFrom('bulk_run_rows')
      .where('run_id', '=', slot<string>('run'))
      .$if(state !== undefined, (qb) => qb.where('state', '=', slot<RunTargetRow['state']>('state')));
  const rows = ({ beforeJoins, afterJoins }: PageTaking) =>
    afterJoins(beforeJoins(own().selectAll().orderBy('position')));
  return readPage<RunTargetRow, 'bulk_run_rows'>(db, {
    shape: `bulk run rows ${state === undefined ? '' : 'state'}`,
    window,
    values: { run: runId, state },
    filtered: own,
    rows,
  });
}

/** All terminals of a run; memory holds one batch of them. @param goOn asked before each further batch */
export function allRunRows(db: Db, runId: string, goOn: () => Promise<void>): AsyncGenerator<RunTargetRow> {
  const read = (on: Db, last: RunTargetRow | undefined) =>
    on
      .selectFrom('bulk_run_rows')
      .selectAll()
      .where('run_id', '=', runId)
      .where('position', '>', last?.position ?? 0)
      .orderBy('position')
      .limit(BATCH)
      .execute();
  return inBatches(db, read, goOn);
}

/** A run on the wire. Of one that has not ended the terminals are counted. */
export async function presentRun(db: Db, row: RunRow): Promise<BulkRunEntity> {
  const { id, kind, state, total, finished_at, version, created_at, updated_at } = row;
  const counts = finished_at === null ? await tallyOf(db, id) : row;
  return {
    ...{ id, kind, state, total, finished_at, version, created_at, updated_at },
    template:
      row.template_id === null || row.template_name === null
        ? null
        : { id: row.template_id, name: row.template_name },
    ...{ done: counts.done, skipped: counts.skipped, failed: counts.failed },
    started_by: { id: row.user_id, name: row.user_name },
  };
}

/** A terminal of a run on the wire. */
export function presentRunRow(row: RunTargetRow): BulkRunRowEntity {
  const { id, terminal_id, number, name, state, reason, finished_at } = row;
  return {
    ...{ id, state, finished_at },
    terminal: { id: terminal_id, number, name },
    reason: reason as BulkReason | null,
  };
}
