import { z } from 'zod';
import { entityOperations, examplePage } from '../../shared/entity-operations.ts';
import { exampleIds } from '../../shared/example-ids.ts';
import { exampleFile, exportedFile } from '../../shared/files.ts';
import { Id } from '../../shared/ids.ts';
import { operation } from '../../shared/operation.ts';
import { examplePeople, People } from '../../shared/people.ts';
import { MAX_PAYMENTS_PER_RUN } from '../reversal-run-values.ts';
import {
  ReversalRun,
  ReversalRunExportQuery,
  ReversalRunInput,
  ReversalRunPage,
  ReversalRunPreview,
  ReversalRunPreviewInput,
  ReversalRunQuery,
  ReversalRunRowPage,
  ReversalRunRowQuery,
} from '../reversal-runs.ts';
import {
  exampleAgreement,
  examplePaymentOfRun,
  exampleReversalRow,
  exampleReversalRun,
  exampleReversalRunning,
} from './reversal-run-examples.ts';

const params = z.strictObject({ id: Id });
const path = '/api/v1/transactions/reversal-runs';
const assumed =
  'Reversals of many payments at once: the specification names the reversal of one, in full or by sum (spec §6).';
const needsView = 'Needs `transactions_view`, too.';
const rules =
  'Each payment is paid back in full: all that is left of it. What was paid by card goes back to the card, cash out of the terminal, whose cash is used up in the order of the payments, the oldest first.';

export const previewReversalRun = operation({
  id: 'previewReversalRun',
  method: 'POST',
  path: `${path}/preview`,
  summary: 'What a run of reversals would pay back',
  description: `Changes nothing. ${rules} ${needsView}`,
  permission: 'facq_transac_reversal',
  body: ReversalRunPreviewInput,
  data: ReversalRunPreview,
  allowedWhileViewingAs: true,
  codes: ['not_found', 'bulk_run_too_large'],
  assumed,
  example: {
    body: { target: { transaction_ids: [exampleIds.transactionOfReversalRun] } },
    data: {
      previewed_at: '2026-11-20T09:00:00.000Z',
      ...exampleAgreement,
      total: 1,
      changing: 1,
      left_out: [],
      items: [{ payment: examplePaymentOfRun, left_amount: 42_000, reason: null }],
      page: 1,
      per_page: 10,
      page_count: 1,
    },
  },
});

export const startReversalRun = operation({
  id: 'startReversalRun',
  method: 'POST',
  path,
  summary: 'Pay many payments back',
  description: `${rules} It does what a preview has shown, or does not begin; no payment gets more or less than was shown. The payments are chosen now, at most ${MAX_PAYMENTS_PER_RUN}; then the run goes on by itself, also when the server is restarted: each payment once, with a result of its own. What the acquirer has not answered is \`waiting\` and settles later. One run at a time. ${needsView}`,
  permission: 'facq_transac_reversal',
  body: ReversalRunInput,
  data: ReversalRun,
  keyScope: 'user',
  keyRequired: true,
  codes: ['not_found', 'bulk_run_empty', 'bulk_run_too_large', 'bulk_run_unfinished', 'bulk_targets_changed'],
  failureDetails: { bulk_run_unfinished: { run_id: exampleIds.reversalRun } },
  assumed,
  example: {
    body: {
      target: { transaction_ids: [exampleIds.transactionOfReversalRun] },
      reason: 'Термінал провів оплати двічі',
      ...exampleAgreement,
    },
    data: exampleReversalRunning,
  },
});

const runs = entityOperations({
  path,
  readPermission: 'transactions_view',
  writePermission: 'facq_transac_reversal',
  entity: ReversalRun,
  page: ReversalRunPage,
  example: exampleReversalRun,
});

export const listReversalRuns = runs.list('listReversalRuns', {
  summary: 'Runs of reversals, the latest first',
  description: 'Those of all people, with their progress; `reversal_run.progress` tells of those under way.',
  query: ReversalRunQuery,
  example: { page: 1, state: ['done'], sort: '-created_at' },
});

export const listReversalRunPeople = operation({
  id: 'listReversalRunPeople',
  permission: 'transactions_view',
  method: 'GET',
  path: '/api/v1/transactions/reversal-run-people',
  summary: 'Everybody who has begun a run of reversals, to filter by',
  description: 'In alphabetical order, by their present names, also those who are blocked now.',
  data: People,
  example: { data: examplePeople },
});

export const getReversalRun = runs.get('getReversalRun', {
  summary: 'A run of reversals, and how far it is',
  description:
    'Its payments are `listReversalRunRows`. While it is under way, or payments wait for the acquirer, `reversal_run.progress` tells how far it is.',
});

export const listReversalRunRows = operation({
  params,
  id: 'listReversalRunRows',
  permission: 'transactions_view',
  method: 'GET',
  path: `${path}/{id}/rows`,
  summary: 'What a run did to each payment',
  description: 'The oldest payment first.',
  query: ReversalRunRowQuery,
  data: ReversalRunRowPage,
  codes: ['not_found'],
  example: {
    params: { id: exampleIds.reversalRun },
    query: { state: ['done'] },
    data: examplePage(exampleReversalRow),
  },
});

export const exportReversalRun = operation({
  params,
  ...exportedFile,
  id: 'exportReversalRun',
  permission: 'transactions_view',
  path: `${path}/{id}/export`,
  summary: 'The protocol of a run of reversals as a file',
  description:
    'A row for each payment that the filter lets through, with its result, as far as the run is; above them what was done, by whom and when, and the filter. Otherwise as `exportTerminals`.',
  query: ReversalRunExportQuery,
  codes: ['not_found'],
  example: {
    params: { id: exampleIds.reversalRun },
    query: { format: 'csv' },
    data: exampleFile('reversal-run'),
  },
});

export const cancelReversalRun = operation({
  params,
  id: 'cancelReversalRun',
  permission: 'facq_transac_reversal',
  method: 'POST',
  path: `${path}/{id}/cancel`,
  summary: 'Stop a run of reversals',
  description: `Payments whose turn has not come are skipped; what was paid back, or asked for, stays so. A run that has ended stays as it is. ${needsView}`,
  data: ReversalRun,
  codes: ['not_found'],
  assumed,
  example: { params: { id: exampleIds.reversalRun }, data: exampleReversalRun },
});
