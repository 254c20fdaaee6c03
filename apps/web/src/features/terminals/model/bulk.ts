import type { Permission } from '@kasa/contracts/shared/permissions';
import type { BulkEditKind, BulkRunKind } from '@kasa/contracts/terminals/bulk-run-values';
import type { DataOf, InputOf } from '#shared/query/operations.ts';

/** A run over many terminals. */
export type BulkRun = DataOf<'getBulkRun'>;
/** What a run did to one terminal. */
export type BulkRow = DataOf<'listBulkRunRows'>['items'][number];
/** What a run would do. */
export type BulkPreview = DataOf<'previewBulkRun'>;
/** Which terminals. */
export type BulkTarget = InputOf<'startBulkRun'>['body']['target'];

/** What is to be done to which terminals. Offline ones are updated all. */
export type BulkRequest =
  | { readonly kind: BulkEditKind; readonly target: BulkTarget }
  | { readonly kind: Extract<BulkRunKind, 'offline_all_update'> };

/** The terminals of a choice: one by one, or all that a filter lets through. */
export function targetOf(
  chosen: { ids: ReadonlySet<string>; isAll: boolean },
  filters: Readonly<Record<string, string | undefined>>,
): BulkTarget {
  if (!chosen.isAll) return { terminal_ids: [...chosen.ids] };
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined));
}

/** The right to begin a run of a kind is the right to stop one. */
export const rightTo = (kind: BulkRunKind): Permission =>
  kind === 'offline_all_update' ? kind : 'edit_terminal';

/** How many terminals of a run have had their turn. */
export const processedCount = ({ done, skipped, failed }: BulkRun) => done + skipped + failed;
