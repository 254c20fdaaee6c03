import { exampleIds } from '@kasa/contracts/shared/example-ids';
import type { BulkReason } from '@kasa/contracts/terminals/bulk-run-values';
import { bulkInsert } from '../../db/bulk-insert.ts';
import type { Db, Row } from '../../db/schema.ts';
import { seededRowId } from '../../db/seed/seed-rows.ts';
import { createSeededFaker } from '../../db/seed/seeded-faker.ts';
import { type SeededMerchant, type SeedOptions, seedTime } from '../../db/seed-options.ts';
import { searchText } from '../../db/text.ts';

type Terminal = Pick<Row<'terminals'>, 'id' | 'number' | 'name' | 'status' | 'blocked_by' | 'version'>;
type Result = readonly [state: Row<'bulk_run_rows'>['state'], reason: BulkReason | null];

const HOUR = 3_600_000;
/** Start of the runs, milliseconds before the seed's moment. */
const BLOCK_RUN_AGE_MS = 43 * HOUR;
export const RUNNING_RUN_AGE_MS = HOUR;

export async function seedBulkRuns(
  tx: Db,
  { id: merchant, director: by }: SeededMerchant,
  world: SeedOptions,
): Promise<void> {
  const now = seedTime(world.now);
  const origin = { merchant, now, draw: createSeededFaker(world.seed, now) };
  const terminals = await tx
    .selectFrom('terminals')
    .select(['id', 'number', 'name', 'status', 'blocked_by', 'version'])
    .where('merchant_id', '=', merchant)
    .orderBy('number')
    .execute();
  const made: { run: Row<'bulk_runs'>; rows: Row<'bulk_run_rows'>[] }[] = [];
  const add = (
    key: string,
    ago: number,
    about: Pick<Row<'bulk_runs'>, 'kind' | 'state'>,
    results: readonly (readonly [Terminal, Result])[],
  ) => {
    const began = new Date(now.getTime() - ago);
    const ended = new Date(began.getTime() + 4_000).toISOString();
    const created_at = began.toISOString();
    const id = exampleIdOf(merchant, key) ?? seededRowId(origin, created_at, 'bulk run', key);
    const count = (state: string) => results.filter(([, result]) => result[0] === state).length;
    const isDone = about.state === 'done';
    const run: Row<'bulk_runs'> = {
      ...about,
      id,
      merchant_id: merchant,
      created_at,
      ...{
        template_id: null,
        template_name: null,
        template_version: null,
        reason: null,
        amount: null,
        change: null,
      },
      total: results.length,
      ...{ done: count('done'), skipped: count('skipped'), failed: count('failed') },
      ...{ user_id: by.id, user_name: by.name, user_phone: by.phone, operation: 'startBulkRun' },
      ...{ action: seededRowId(origin, created_at, 'bulk run', key, 'request'), address: '192.0.2.10' },
      finished_at: isDone ? ended : null,
      updated_at: isDone ? ended : created_at,
      version: isDone ? 2 : 1,
    };
    const rows = results.map(([terminal, [state, reason]], n): Row<'bulk_run_rows'> => {
      const { id: object_id, number, name, version: object_version } = terminal;
      const finished_at = state === 'pending' ? null : new Date(began.getTime() + 40 * n).toISOString();
      return {
        id: seededRowId(origin, created_at, 'bulk run', key, number),
        ...{ merchant_id: merchant, run_id: id, position: n + 1, object_id, number, name },
        ...{ found_by: searchText(number, name), object_version, state, reason, finished_at },
        ...{ amount: null, agreed: null, reversal_id: null },
      };
    });
    made.push({ run, rows });
  };
  add('blocked', BLOCK_RUN_AGE_MS, { kind: 'block', state: 'done' }, blockResults(terminals));
  const waiting = terminals.filter(({ id }) => WAITING.includes(id));
  if (waiting.length > 0) {
    const pending = waiting.map((one) => [one, ['pending', null] as const] as const);
    add('running', RUNNING_RUN_AGE_MS, { kind: 'detach_template', state: 'running' }, pending);
  }
  await bulkInsert(
    tx,
    'bulk_runs',
    made.map(({ run }) => run),
  );
  await bulkInsert(
    tx,
    'bulk_run_rows',
    made.flatMap(({ rows }) => rows),
  );
}

/** Terminals without a template, so that a worker that continues the run changes none of them. */
const WAITING: readonly string[] = [exampleIds.terminalToActivate, exampleIds.terminalWithCode];

function exampleIdOf(merchant: string, key: string): string | undefined {
  if (merchant !== exampleIds.merchant) return undefined;
  return key === 'blocked' ? exampleIds.bulkRun : exampleIds.bulkRunToCancel;
}

function blockResults(terminals: readonly Terminal[]): (readonly [Terminal, Result])[] {
  const some = (count: number, is: (terminal: Terminal) => boolean, result: Result) =>
    terminals
      .filter(is)
      .slice(0, count)
      .map((terminal) => [terminal, result] as const);
  const results = [
    ...some(12, ({ blocked_by }) => blocked_by === 'merchant', ['done', null]),
    ...some(3, ({ blocked_by }) => blocked_by === 'acquirer', ['skipped', 'already_blocked']),
    ...some(1, ({ status }) => status === 'active', ['failed', 'conflict']),
  ];
  return results.toSorted(([a], [b]) => (a.number < b.number ? -1 : 1));
}
