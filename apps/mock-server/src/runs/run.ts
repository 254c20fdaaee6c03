/** Runs over many objects, as every domain that has some reads them. */
import type { EventBody } from '@kasa/contracts/events/events';
import type { Permission } from '@kasa/contracts/shared/permissions';
import { type ExpressionBuilder, type RawBuilder, type SqlBool, sql, type Transaction } from 'kysely';
import { findUsers } from '../db/find-users.ts';
import { latinSpellings } from '../db/latin-spellings.ts';
import type { Viewer } from '../db/point-scope.ts';
import type { Db, Row, Schema } from '../db/schema.ts';
import { containsAny } from '../db/search.ts';
import { searchText } from '../db/text.ts';
import type { JournaledKind } from '../http/journal/journal.ts';
import type { ActorContext } from '../http/journal/record-change.ts';

export type RunRow = Row<'bulk_runs'>;
export type RunKind = RunRow['kind'];
export type RunItemRow = Row<'bulk_run_rows'>;

/** What became of a row. */
export type Result = Pick<RunItemRow, 'state' | 'reason'> & { readonly reversal_id?: string };

/** What a domain says of its kinds of runs; one worker works all of them. */
export interface RunDomain {
  readonly kinds: readonly RunKind[];
  /** How the journal shows them. */
  readonly journaled: JournaledKind;
  /** The rights that starting, stopping and each row of a run need. */
  permissionsOf(kind: RunKind): readonly Permission[];
  /** What is told of a run's progress. */
  progressOf(run: RunRow, tally: Tally): EventBody;
  /** Processes a row in its transaction. */
  process(tx: Transaction<Schema>, actor: ActorContext, run: RunRow, row: RunItemRow): Promise<Result>;
  /** What goes on after the commit, unless the server is closing; a failure is only reported. */
  afterRow?(result: Result, closing: AbortSignal): Promise<void>;
  /** Whether an answer may still come, to any server, that the journal of the run's end is to tell. */
  awaitsAnswers?(tx: Transaction<Schema>, runId: string, now: string): Promise<boolean>;
}

/** How often a run's progress is published, milliseconds. */
export const PROGRESS_INTERVAL_MS = 1_000;

export type Tally = Awaited<ReturnType<typeof tallyOf>>;

/** Counts the rows of a run by state. */
export async function tallyOf(db: Db, runId: string) {
  const counts = await db
    .selectFrom('bulk_run_rows')
    .select('state')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('run_id', '=', runId)
    .groupBy('state')
    .execute();
  const tally = { pending: 0, waiting: 0, done: 0, skipped: 0, failed: 0 };
  for (const { state, n } of counts) tally[state] = n;
  return tally;
}

export async function lockRun(tx: Db, merchant: string, id: string): Promise<RunRow | undefined> {
  const own = tx.selectFrom('bulk_runs').selectAll().where('merchant_id', '=', merchant);
  return own.where('id', '=', id).forUpdate().executeTakeFirst();
}

/** The columns that a reader of any runs needs. */
export const RUN_COLUMNS = [
  'merchant_id',
  'kind',
  'state',
  'total',
  'done',
  'skipped',
  'failed',
  'user_id',
  'user_name',
  'user_phone',
  'finished_at',
] as const;

const oneOf = (kinds: readonly RunKind[]) => sql.join(kinds.map((kind) => sql.lit(kind)));

/** Only runs of these kinds. */
export const ofKinds =
  (kinds: readonly RunKind[]) =>
  (_eb: ExpressionBuilder<Schema, 'bulk_runs'>): RawBuilder<SqlBool> =>
    sql<SqlBool>`bulk_runs.kind in (${oneOf(kinds)})`;

/** Everybody who has begun a run of these kinds. */
export function peopleOfRuns(db: Db, viewer: Viewer, kinds: readonly RunKind[]) {
  const began = sql<SqlBool>`exists (select 1 from bulk_runs where bulk_runs.merchant_id = ${viewer.merchantId}
    and bulk_runs.user_id = users.id and bulk_runs.kind in (${oneOf(kinds)}))`;
  return findUsers(db, viewer, began);
}

/** Condition: the row's texts contain `typed`, with Cyrillic look-alikes in numbers read as Latin. */
export function rowsContaining(typed: string | undefined): RawBuilder<SqlBool> | undefined {
  const needle = searchText(typed);
  if (needle === '') return undefined;
  return containsAny('found_by', [needle, ...latinSpellings(needle).map((one) => searchText(one))]);
}
