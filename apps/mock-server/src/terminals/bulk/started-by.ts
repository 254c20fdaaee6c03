import type { BulkRunKind } from '@kasa/contracts/terminals/bulk-run-values';
import { terminalsOperations as operations } from '@kasa/contracts/terminals/operations';

/** The operation that begins runs of a kind: who may carry it out may also stop them, and they go on only for that long. */
export const startedBy = (kind: BulkRunKind) =>
  kind === 'offline_all_update' ? operations.startOfflineUpdate : operations.startBulkRun;
