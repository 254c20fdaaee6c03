import type { InputOf } from '@kasa/contracts/shared/operation';
import type { BulkSkipReason } from '@kasa/contracts/terminals/bulk-run-values';
import { bulkSkipReasons } from '@kasa/contracts/terminals/bulk-run-values';
import type { BulkPreviewEntity } from '@kasa/contracts/terminals/bulk-runs';
import type { previewOfflineUpdate } from '@kasa/contracts/terminals/operations/offline-update';
import { diffSettings, resolveSettings } from '@kasa/contracts/terminals/resolve-settings';
import { advisoryLock } from '../../db/dialect.ts';
import { everTerminals } from '../../db/fleet.ts';
import type { Db } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import { presentNamed } from '../../http/entity/entity.ts';
import type { Context } from '../../http/request/handler.ts';
import { createPreview } from '../../runs/preview.ts';
import { parseSettings } from '../stored-settings.ts';
import { changeLockName } from '../terminal-changes.ts';
import { createPreviewDigest } from './preview-digest.ts';
import { bulkRules, type Verdict } from './rules.ts';
import {
  type AppliedTemplate,
  appliedTemplate,
  type BulkRequest,
  requireTarget,
  type TargetRow,
  targetRows,
} from './targets.ts';

type Item = BulkPreviewEntity['items'][number];
type Point = Item['terminal']['point'];

/**
 * The time of a preview: every change that the preview does not see gets a later `updated_at`. Waits up to 2 ms for the
 * clock to move on; a frozen mock clock does not.
 */
async function previewTime({ db, session, clock }: Context): Promise<string> {
  return inTransaction(db.db, async (tx) => {
    await advisoryLock(tx, changeLockName(session.merchantId));
    const moment = clock.nowIso();
    const end = performance.now() + 2;
    while (clock.nowIso() === moment && performance.now() < end);
    return moment;
  });
}

/** @throws OperationFailure `not_found`, `bulk_run_too_large` */
export async function previewRun(
  context: Context,
  request: BulkRequest,
  query: InputOf<typeof previewOfflineUpdate>['query'],
): Promise<BulkPreviewEntity> {
  const { session } = context;
  const { db } = context.db;
  await requireTarget(db, context, request);
  const template = await appliedTemplate(db, session.merchantId, request.templateId);
  const previewed_at = await previewTime(context);
  const preview = createPreview<{ row: TargetRow; verdict: Verdict }, BulkSkipReason>(bulkSkipReasons, query);
  const previewDigest = createPreviewDigest(request.kind, template);
  for await (const row of targetRows(db, context, request)) {
    const verdict = bulkRules[request.kind](row, previewed_at, template);
    previewDigest.add(row, verdict);
    preview.add({ row, verdict }, verdict.skip ?? null);
  }
  const { shown, counts, paging } = preview.result();
  const points = await pointsOf(db, shown);
  const items = shown.map(({ row, verdict }) => itemOf(row, points.get(row.id) ?? null, verdict, template));
  return { previewed_at, digest: previewDigest.digest(), ...counts, items, ...paging };
}

async function pointsOf(db: Db, shown: readonly { row: TargetRow }[]): Promise<ReadonlyMap<string, Point>> {
  const ids = shown.map(({ row }) => row.id);
  if (ids.length === 0) return new Map();
  const rows = await everTerminals(db)
    .innerJoin('branches', 'branches.id', 'terminals.point_id')
    .select(['terminals.id as terminal', 'branches.id', 'branches.name', 'branches.city'])
    .where('terminals.id', 'in', ids)
    .execute();
  return new Map(rows.map(({ terminal, ...point }) => [terminal, point]));
}

function itemOf(row: TargetRow, point: Point, verdict: Verdict, template: AppliedTemplate | null): Item {
  const terminal = { id: row.id, number: row.number, name: row.name, point };
  if (verdict.skip !== undefined) {
    return { terminal, reason: verdict.skip, status: null, template: null, settings: null };
  }
  const { columns } = verdict;
  const isStatus = columns.status !== undefined && columns.status !== row.status;
  const status = isStatus ? { before: row.status, after: columns.status ?? row.status } : null;
  if (columns.template_id === undefined) {
    return { terminal, reason: null, status, template: null, settings: null };
  }
  const present = row.template_settings === null ? null : parseSettings(row.template_settings);
  const before = resolveSettings(row.kind, parseSettings(row.settings), present);
  const next = columns.template_id === null ? null : template;
  const own = parseSettings(columns.settings ?? row.settings);
  const after = resolveSettings(row.kind, own, next?.settings ?? null);
  const isOther = columns.template_id !== row.template_id;
  return {
    terminal,
    reason: null,
    status,
    template: isOther
      ? {
          before: presentNamed(row.template_id, row.template_name),
          after: next && { id: next.id, name: next.name },
        }
      : null,
    settings: diffSettings(before.settings, after.settings),
  };
}
