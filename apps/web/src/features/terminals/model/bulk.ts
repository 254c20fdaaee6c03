import type { Permission } from '@kasa/contracts/shared/permissions';
import type { BulkEditKind, BulkRunKind } from '@kasa/contracts/terminals/bulk-run-values';
import type { DataOf, InputOf } from '#shared/query/operations.ts';
import type { FilterValue } from '#shared/table/filter-parsers.ts';

export type BulkRun = DataOf<'getBulkRun'>;
export type BulkRow = DataOf<'listBulkRunRows'>['items'][number];
export type BulkPreview = DataOf<'previewBulkRun'>;
export type BulkTarget = InputOf<'startBulkRun'>['body']['target'];

export type BulkRequest =
  | { readonly kind: BulkEditKind; readonly target: BulkTarget }
  | { readonly kind: Extract<BulkRunKind, 'offline_all_update'> };

/** Selected terminals: by ids, or all matching a filter. */
export function targetOf(
  chosen: { ids: ReadonlySet<string>; isAll: boolean },
  filters: Readonly<Record<string, FilterValue | undefined>>,
): BulkTarget {
  if (!chosen.isAll) return { terminal_ids: [...chosen.ids] };
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined));
}

/** Permission needed to start or stop a run of this kind. */
export const permissionFor = (kind: BulkRunKind): Permission =>
  kind === 'offline_all_update' ? kind : 'edit_terminal';
