import type { InputOf } from '@kasa/contracts/shared/operation';
import type { BulkReason } from '@kasa/contracts/terminals/bulk-run-values';
import type { BulkRunEntity, BulkRunRowEntity } from '@kasa/contracts/terminals/bulk-runs';
import type { terminalsOperations } from '@kasa/contracts/terminals/operations';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { param, runCompiled } from '../../db/compiled-queries.ts';
import { dayFilters } from '../../db/day-filters.ts';
import { findUsers, type UserIdAndName } from '../../db/find-users.ts';
import { BATCH_SIZE, inBatches } from '../../db/in-batches.ts';
import { type PageLimits, type PageOfRows, type PageWindow, readPage } from '../../db/pagination.ts';
import type { Db, Row } from '../../db/schema.ts';
import { containsAny } from '../../db/search.ts';
import { searchText } from '../../db/text.ts';
import { sortOf } from '../../http/list.ts';
import { latinSpellings } from '../latin-spellings.ts';

type RunsQuery = InputOf<typeof terminalsOperations.listBulkRuns>['query'];

export type RowFilter = Pick<
  InputOf<typeof terminalsOperations.listBulkRunRows>['query'],
  'q' | 'state' | 'reason'
>;

export type RunRow = Row<'bulk_runs'>;
export type RunTargetRow = Row<'bulk_run_rows'>;

export type Result = Pick<RunTargetRow, 'state' | 'reason'>;

export type Tally = Readonly<Record<RunTargetRow['state'], number>>;

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

export async function findRun(db: Db, merchant: string, id: string): Promise<RunRow | undefined> {
  const own = db.selectFrom('bulk_runs').selectAll().where('merchant_id', '=', merchant);
  return own.where('id', '=', id).executeTakeFirst();
}

export async function lockRun(tx: Db, merchant: string, id: string): Promise<RunRow | undefined> {
  const own = tx.selectFrom('bulk_runs').selectAll().where('merchant_id', '=', merchant);
  return own.where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function unfinishedRun(
  db: Db,
  merchant: string,
  kind: RunRow['kind'],
): Promise<string | undefined> {
  const own = db.selectFrom('bulk_runs').select('id').where('merchant_id', '=', merchant);
  return (await own.where('kind', '=', kind).where('finished_at', 'is', null).executeTakeFirst())?.id;
}

const EQUAL = ['kind', 'state', 'template_id', 'user_id'] as const;

export function pageOfRuns(
  db: Db,
  merchant: string,
  query: RunsQuery,
  window: PageWindow,
): Promise<PageOfRows<RunRow>> {
  const { field, direction } = sortOf(query.sort ?? '-created_at', 'created_at');
  const days = dayFilters(query, { started: 'bulk_runs.created_at' });
  const given = EQUAL.filter((name) => query[name] !== undefined);
  const own = () => {
    let some = db.selectFrom('bulk_runs').where('merchant_id', '=', param<string>('merchant'));
    for (const name of given) some = some.where(sql<SqlBool>`${sql.ref(name)} = ${param(name)}`);
    for (const condition of days.conditions) some = some.where(condition);
    if (query.has_failed === 'true') some = some.where(sql<SqlBool>`failed > 0`);
    if (query.has_failed === 'false') some = some.where(sql<SqlBool>`failed = 0 and finished_at is not null`);
    return some;
  };
  const rows = ({ beforeJoins, afterJoins }: PageLimits) =>
    afterJoins(beforeJoins(own().selectAll().orderBy(field, direction).orderBy('id', direction)));
  return readPage<RunRow, 'bulk_runs'>(db, {
    queryKey: `bulk runs ${given.join()} ${query.has_failed ?? ''} ${days.queryKey} ${field} ${direction}`,
    window,
    values: { ...query, ...days.values, merchant },
    filtered: own,
    rows,
  });
}

export function peopleOfRuns(db: Db, merchant: string): Promise<UserIdAndName[]> {
  const began = sql<SqlBool>`exists (
    select 1 from bulk_runs where bulk_runs.merchant_id = ${merchant} and bulk_runs.user_id = users.id)`;
  return findUsers(db, merchant, began);
}

/** Condition: number or name contains `typed`, with Cyrillic look-alikes in numbers read as Latin. */
function typedFilter(typed: string | undefined): RawBuilder<SqlBool> | undefined {
  const needle = searchText(typed);
  if (needle === '') return undefined;
  return containsAny('found_by', [needle, ...latinSpellings(needle).map((one) => searchText(one))]);
}

/** The filtered rows of a run, with query values and the name of the prepared statement (see `PagedQuery`). */
function filteredRows(db: Db, runId: string, { q, state, reason }: RowFilter) {
  const typed = typedFilter(q);
  const query = () =>
    db
      .selectFrom('bulk_run_rows')
      .where('run_id', '=', param<string>('run'))
      .$if(state !== undefined, (qb) => qb.where('state', '=', param<RunTargetRow['state']>('state')))
      .$if(reason !== undefined, (qb) => qb.where('reason', '=', param<string>('reason')))
      .$if(typed !== undefined, (qb) => (typed === undefined ? qb : qb.where(typed)));
  const given = [state === undefined ? '' : 'state', reason === undefined ? '' : 'reason'].join();
  const queryKey = typed === undefined ? `bulk run rows ${given}` : undefined;
  return { query, values: { run: runId, state, reason }, queryKey };
}

export function pageOfRunRows(
  db: Db,
  runId: string,
  filter: RowFilter,
  window: PageWindow,
): Promise<PageOfRows<RunTargetRow>> {
  const { query, values, queryKey } = filteredRows(db, runId, filter);
  const rows = ({ beforeJoins, afterJoins }: PageLimits) =>
    afterJoins(beforeJoins(query().selectAll().orderBy('position')));
  return readPage<RunTargetRow, 'bulk_run_rows'>(db, { queryKey, window, values, filtered: query, rows });
}

/**
 * All filtered rows of a run, read in batches.
 * @param beforeNextBatch called before each further batch
 */
export function allRunRows(
  db: Db,
  runId: string,
  filter: RowFilter,
  beforeNextBatch: () => Promise<void>,
): AsyncGenerator<RunTargetRow> {
  const { query, values, queryKey } = filteredRows(db, runId, filter);
  const batch = () =>
    query()
      .selectAll()
      .where('position', '>', param<number>('last'))
      .orderBy('position')
      .limit((eb) => eb.lit(BATCH_SIZE));
  const read = (on: Db, last: RunTargetRow | undefined) =>
    runCompiled<RunTargetRow>(on, queryKey && `${queryKey} export`, batch, {
      ...values,
      last: last?.position ?? 0,
    });
  return inBatches(db, read, beforeNextBatch);
}

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

export function presentRunRow(row: RunTargetRow): BulkRunRowEntity {
  const { id, terminal_id, number, name, state, reason, finished_at } = row;
  return {
    ...{ id, state, finished_at },
    terminal: { id: terminal_id, number, name },
    reason: reason as BulkReason | null,
  };
}
