import { reversalRunFields, reversalRunRowFields } from '@kasa/contracts/transactions/fields';
import { createChoiceStatus } from '#shared/fields/choice-status.tsx';
import { runLooks, runRowLooks } from '#shared/runs/run-status.tsx';
import type { ReversalRun, ReversalRunRow } from '../../model/reversal-run.ts';

export const ReversalRunStatus = createChoiceStatus<ReversalRun['state']>(
  reversalRunFields,
  'state',
  runLooks,
);

export const ReversalRowStatus = createChoiceStatus<ReversalRunRow['state']>(
  reversalRunRowFields,
  'state',
  runRowLooks,
);
