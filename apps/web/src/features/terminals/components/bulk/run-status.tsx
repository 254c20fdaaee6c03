import type { BulkRowState, BulkRunState } from '@kasa/contracts/terminals/bulk-run-values';
import { bulkRunFields, bulkRunRowFields } from '@kasa/contracts/terminals/fields';
import { createChoiceStatus } from '#shared/fields/choice-status.tsx';
import { runLooks, runRowLooks } from '#shared/runs/run-status.tsx';

export const RunStatus = createChoiceStatus<BulkRunState>(bulkRunFields, 'state', runLooks);

export const RowStatus = createChoiceStatus<BulkRowState>(bulkRunRowFields, 'state', runRowLooks);
