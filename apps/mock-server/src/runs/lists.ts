/** What the lists of runs, and of their rows, have in common. */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { type BoundValue, byUserText, byValue, equals } from '../http/entity/filters.ts';
import { presentPerson } from '../http/people.ts';
import { type RunRow, rowsContaining } from './run.ts';

/** @param someFailed condition on a run: some of its rows failed */
export const runList = (someFailed: RawBuilder<SqlBool>) =>
  ({
    sorts: { created_at: 'created_at', total: 'total' },
    defaultSort: '-created_at',
    days: { started: 'bulk_runs.created_at' },
    filters: {
      state: equals<'bulk_runs'>('state'),
      user_id: equals<'bulk_runs'>('user_id'),
      has_failed: byValue<'bulk_runs'>({
        true: () => someFailed,
        false: () => sql<SqlBool>`bulk_runs.finished_at is not null and not ${someFailed}`,
      }),
    },
  }) as const;

/** Rows of one run (the value `run`), by their positions. */
export const runRowList = {
  scope: (_eb: unknown, value: BoundValue) => sql<SqlBool>`run_id = ${value('run')}`,
  sorts: { position: 'position' },
  defaultSort: 'position',
  filters: {
    q: byUserText<'bulk_run_rows'>(rowsContaining),
    state: equals<'bulk_run_rows'>('state'),
    reason: equals<'bulk_run_rows'>('reason'),
  },
} as const;

/** What is shown of every run, besides its counts. */
export function presentAnyRun({
  user_id,
  user_name,
  ...run
}: Pick<RunRow, Facts | 'user_id' | 'user_name'>): Pick<RunRow, Facts> & {
  started_by: ReturnType<typeof presentPerson>;
} {
  const { id, state, total, finished_at, version, created_at, updated_at } = run;
  const started_by = presentPerson(user_id, user_name);
  return { id, state, total, finished_at, version, created_at, updated_at, started_by };
}
type Facts = 'id' | 'state' | 'total' | 'finished_at' | 'version' | 'created_at' | 'updated_at';
