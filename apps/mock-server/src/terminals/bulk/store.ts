import type { BulkReason } from '@kasa/contracts/terminals/bulk-run-values';
import type { BulkRunEntity, BulkRunRowEntity } from '@kasa/contracts/terminals/bulk-runs';
import { terminalsOperations } from '@kasa/contracts/terminals/operations';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { findUsers } from '../../db/find-users.ts';
import { latinSpellings } from '../../db/latin-spellings.ts';
import type { Db, Row } from '../../db/schema.ts';
import { containsAny } from '../../db/search.ts';
import { searchText } from '../../db/text.ts';
import { entityReader, presentNamed, type RowOf, rowsReader, withJournal } from '../../http/entity/entity.ts';
import { byUserText, byValue, equals } from '../../http/entity/filters.ts';
import { withList } from '../../http/entity/list.ts';
import { kyivDisplayTime } from '../../http/kyiv-time.ts';
import { presentPerson } from '../../http/people.ts';

export type RunRow = Row<'bulk_runs'>;
export type RunTargetRow = Row<'bulk_run_rows'>;

export type Result = Pick<RunTargetRow, 'state' | 'reason'>;

export async function tallyOf(db: Db, runId: string) {
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

export async function lockRun(tx: Db, merchant: string, id: string): Promise<RunRow | undefined> {
  const own = tx.selectFrom('bulk_runs').selectAll().where('merchant_id', '=', merchant);
  return own.where('id', '=', id).forUpdate().executeTakeFirst();
}

const reader = entityReader({
  type: 'bulk_run',
  table: 'bulk_runs',
  columns: [
    'merchant_id',
    'kind',
    'state',
    'template_id',
    'template_name',
    'template_version',
    'total',
    'done',
    'skipped',
    'failed',
    'user_id',
    'user_name',
    'user_phone',
    'operation',
    'action',
    'address',
    'finished_at',
  ],
  related: (rows) => rows,
});

const list = withList(reader, terminalsOperations.listBulkRuns, {
  sorts: { created_at: 'created_at', total: 'total' },
  defaultSort: '-created_at',
  days: { started: 'bulk_runs.created_at' },
  filters: {
    kind: equals('kind'),
    state: equals('state'),
    template_id: equals('template_id'),
    user_id: equals('user_id'),
    has_failed: byValue({
      true: () => sql<SqlBool>`failed > 0`,
      false: () => sql<SqlBool>`failed = 0 and finished_at is not null`,
    }),
  },
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

export function peopleOfRuns(db: Db, merchant: string) {
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

const rowReader = rowsReader({
  table: 'bulk_run_rows',
  columns: ['id', 'position', 'terminal_id', 'number', 'name', 'state', 'reason', 'finished_at'],
  related: (rows) => rows,
});

/** The rows of one run (the value `run`), by their positions. */
export const runRows = withList(rowReader, terminalsOperations.listBulkRunRows, {
  scope: (_eb, value) => sql<SqlBool>`run_id = ${value('run')}`,
  sorts: { position: 'position' },
  defaultSort: 'position',
  filters: { q: byUserText(typedFilter), state: equals('state'), reason: equals('reason') },
});

export async function presentRun(db: Db, row: RunRow): Promise<BulkRunEntity> {
  const { id, kind, state, total, finished_at, version, created_at, updated_at } = row;
  const counts = finished_at === null ? await tallyOf(db, id) : row;
  return {
    ...{ id, kind, state, total, finished_at, version, created_at, updated_at },
    template: presentNamed(row.template_id, row.template_name),
    ...{ done: counts.done, skipped: counts.skipped, failed: counts.failed },
    started_by: presentPerson(row.user_id, row.user_name),
  };
}

export function presentRunRow(row: RowOf<typeof runRows>): BulkRunRowEntity {
  const { id, terminal_id, number, name, state, reason, finished_at } = row;
  return {
    ...{ id, state, finished_at },
    terminal: { id: terminal_id, number, name },
    reason: reason as BulkReason | null,
  };
}
