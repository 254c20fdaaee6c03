import type { BulkEditKind, BulkRunKind } from '@kasa/contracts/terminals/bulk-run-values';
import { MAX_TERMINALS_PER_RUN } from '@kasa/contracts/terminals/bulk-run-values';
import type { BulkTargetFields } from '@kasa/contracts/terminals/bulk-runs';
import { runCompiled } from '../../db/compiled-queries.ts';
import { IN_FLEET } from '../../db/fleet.ts';
import { BATCH_SIZE, inBatches } from '../../db/in-batches.ts';
import type { Db, Row } from '../../db/schema.ts';
import { type Context, OperationFailure } from '../../http/request/handler.ts';
import { referencesTo } from '../../http/request/references.ts';
import { requireReferences } from '../references.ts';
import { parseSettings } from '../stored-settings.ts';
import { filteredTerminals } from '../terminal-filter.ts';

/** Those released meanwhile are left out, not refused. */
const requireTerminals = referencesTo({ terminal_ids: { table: 'terminals', withReleased: true } });

export interface BulkRequest {
  readonly kind: BulkRunKind;
  readonly templateId: string | null;
  readonly target: BulkTargetFields;
}

export const OFFLINE_UPDATE: BulkRequest = {
  kind: 'offline_all_update',
  templateId: null,
  target: { kind: ['offline'] },
};

export const bulkRequestOf = (body: {
  kind: BulkEditKind;
  template_id?: string | null | undefined;
  target: BulkTargetFields;
}): BulkRequest => ({ kind: body.kind, templateId: body.template_id ?? null, target: body.target });

const COLUMNS = [
  'id',
  'number',
  'name',
  'kind',
  'status',
  'blocked_by',
  'activated_at',
  'template_id',
  'settings',
  'settings_taken_at',
  'update_requested_at',
] as const satisfies readonly (keyof Row<'terminals'>)[];

export type TargetColumns = Pick<Row<'terminals'>, (typeof COLUMNS)[number]>;

export interface TargetRow extends TargetColumns {
  template_name: string | null;
  template_settings: string | null;
}

/**
 * Requires that everything a request refers to belongs to the merchant.
 * @throws OperationFailure `not_found` naming the fields
 */
export async function requireTarget(
  db: Db,
  context: Context,
  { templateId, target }: BulkRequest,
): Promise<void> {
  await requireReferences(db, context, { template_id: templateId });
  await requireReferences(db, context, target, 'target');
  await requireTerminals(db, context, target, 'target');
}

export type AppliedTemplate = NonNullable<Awaited<ReturnType<typeof appliedTemplate>>>;

/** @throws OperationFailure `not_found` */
export async function appliedTemplate(db: Db, merchant: string, id: string | null) {
  if (id === null) return null;
  const own = db.selectFrom('terminal_templates').select(['id', 'name', 'version', 'settings']);
  // Locked in a transaction, so that it is not deleted while it is applied.
  const held = own.where('id', '=', id).$if(db.isTransaction, (qb) => qb.forShare());
  const found = await held.where('merchant_id', '=', merchant).executeTakeFirst();
  if (found === undefined) throw new OperationFailure('not_found');
  return { ...found, settings: parseSettings(found.settings) };
}

export type TargetSnapshotRow = TargetColumns & Pick<Row<'terminals'>, 'version' | 'updated_at'>;

async function targetQuery(
  db: Db,
  { session, clock }: Context,
  { target: { terminal_ids: ids, ...filter } }: BulkRequest,
) {
  const { filtered, values } = await filteredTerminals(db, session, filter, clock.now());
  const chosen = () =>
    filtered()
      // Nothing changes what was given back, whatever the filter asks for; numbers are unique without it.
      .where(IN_FLEET)
      .$if(ids !== undefined, (qb) => qb.where('terminals.id', 'in', ids ?? []))
      .orderBy('terminals.number');
  return { chosen, values };
}

/**
 * The terminals of a target as they are now, in one statement.
 * @throws OperationFailure `bulk_run_too_large`
 */
export async function targetSnapshot(
  tx: Db,
  context: Context,
  request: BulkRequest,
): Promise<TargetSnapshotRow[]> {
  const { chosen, values } = await targetQuery(tx, context, request);
  const some = () =>
    chosen()
      .select(COLUMNS.map((column) => `terminals.${column}` as const))
      .select(['terminals.version', 'terminals.updated_at'])
      .limit(MAX_TERMINALS_PER_RUN + 1);
  const rows = await runCompiled<TargetSnapshotRow>(tx, undefined, some, values);
  if (rows.length > MAX_TERMINALS_PER_RUN) throw new OperationFailure('bulk_run_too_large');
  return rows;
}

/**
 * Counts before reading.
 * @throws OperationFailure `bulk_run_too_large`
 */
async function requireWithinRunLimit(db: Db, { chosen, values }: Awaited<ReturnType<typeof targetQuery>>) {
  const count = () =>
    db
      .selectFrom(
        chosen()
          .clearOrderBy()
          .select('terminals.id')
          .limit(MAX_TERMINALS_PER_RUN + 1)
          .as('some'),
      )
      .select((eb) => eb.fn.countAll<number>().as('n'));
  const [found] = await runCompiled<{ n: number }>(db, undefined, count, values);
  if ((found?.n ?? 0) > MAX_TERMINALS_PER_RUN) throw new OperationFailure('bulk_run_too_large');
}

/**
 * The terminals of a target with the columns that the rules need, read in batches.
 * @throws OperationFailure `bulk_run_too_large`
 */
export async function* targetRows(db: Db, context: Context, request: BulkRequest): AsyncGenerator<TargetRow> {
  const target = await targetQuery(db, context, request);
  const { chosen, values } = target;
  await requireWithinRunLimit(db, target);
  const read = (on: Db, last: TargetRow | undefined) => {
    const batch = () =>
      chosen()
        .$if(last !== undefined, (qb) => qb.where('terminals.number', '>', last?.number ?? ''))
        .leftJoin('terminal_templates as its', 'its.id', 'terminals.template_id')
        .select(COLUMNS.map((column) => `terminals.${column}` as const))
        .select(['its.name as template_name', 'its.settings as template_settings'])
        .limit(BATCH_SIZE);
    return runCompiled<TargetRow>(on, undefined, batch, values);
  };
  yield* inBatches(db, read);
}
