import type { BulkRunKind } from '@kasa/contracts/terminals/bulk-run-values';
import { terminalsOperations as operations } from '@kasa/contracts/terminals/operations';

/** The operation that starts runs of a kind; its permission is also needed to stop them and to keep them going. */
export const startOperationOf = (kind: BulkRunKind) =>
  kind === 'offline_all_update' ? operations.startOfflineUpdate : operations.startBulkRun;
