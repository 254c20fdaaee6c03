import { z } from 'zod';
import { entityOperations, examplePage } from '../../shared/entity-operations.ts';
import { exampleIds } from '../../shared/example-ids.ts';
import { exampleFile, exportedFile } from '../../shared/files.ts';
import { Id } from '../../shared/ids.ts';
import { operation } from '../../shared/operation.ts';
import { examplePeople, People } from '../../shared/people.ts';
import { MAX_TERMINALS_PER_RUN } from '../bulk-run-values.ts';
import {
  BulkPreview,
  BulkPreviewInput,
  BulkRun,
  BulkRunExportQuery,
  BulkRunInput,
  BulkRunPage,
  BulkRunQuery,
  BulkRunRowPage,
  BulkRunRowQuery,
} from '../bulk-runs.ts';
import { exampleConfirmation, exampleRow, exampleRun, exampleRunning } from './bulk-run-examples.ts';
import { examplePoint } from './examples.ts';

const params = z.strictObject({ id: Id });
const path = '/api/v1/terminals/bulk-runs';
const assumed =
  'What can be done to many terminals, and how: the specification names templates and blocks (spec §2).';
const rules =
  'A block keeps a terminal from payments until it is unblocked; what the acquirer has blocked, only the acquirer unblocks. Applying a template gives it to the terminal and takes away the own values of the settings that it holds. Detaching it leaves the own values; what came from the template becomes the standard one.';

export const previewBulkRun = operation({
  id: 'previewBulkRun',
  holdsSecrets: true,
  method: 'POST',
  path: `${path}/preview`,
  summary: 'What a run over many terminals would do',
  description: `Changes nothing. ${rules}`,
  permission: 'edit_terminal',
  body: BulkPreviewInput,
  data: BulkPreview,
  allowedWhileViewingAs: true,
  codes: ['not_found', 'bulk_run_too_large'],
  assumed,
  example: {
    body: {
      kind: 'apply_template',
      template_id: exampleIds.terminalTemplate,
      target: { terminal_ids: [exampleIds.terminal] },
    },
    data: {
      ...exampleConfirmation,
      total: 1,
      changing: 1,
      left_out: [],
      items: [
        {
          terminal: { id: exampleIds.terminal, number: 'S1100101', name: 'Каса 1', point: examplePoint },
          reason: null,
          status: null,
          template: { before: null, after: { id: exampleIds.terminalTemplate, name: 'Міський транспорт' } },
          settings: {
            before: { card_waiting_seconds: 60, max_offline_amount: 50_000 },
            after: { card_waiting_seconds: 12, max_offline_amount: 10_000 },
          },
        },
      ],
      page: 1,
      per_page: 10,
      page_count: 1,
    },
  },
});

export const startBulkRun = operation({
  id: 'startBulkRun',
  method: 'POST',
  path,
  summary: 'Do something to many terminals',
  description: `${rules} It does what a preview has shown, or does not begin. The terminals are chosen now, at most ${MAX_TERMINALS_PER_RUN}; then the run goes on by itself, also when the server is restarted: each terminal in a transaction of its own, once, with a result of its own. A terminal that somebody changes before its turn fails with \`conflict\`. Of each kind one run at a time.`,
  permission: 'edit_terminal',
  body: BulkRunInput,
  data: BulkRun,
  keyScope: 'user',
  codes: ['not_found', 'bulk_run_empty', 'bulk_run_too_large', 'bulk_run_unfinished', 'bulk_targets_changed'],
  failureDetails: { bulk_run_unfinished: { run_id: exampleIds.bulkRunToCancel } },
  assumed,
  example: {
    body: {
      kind: 'apply_template',
      template_id: exampleIds.terminalTemplate,
      target: { terminal_ids: [exampleIds.terminal] },
      ...exampleConfirmation,
    },
    data: { ...exampleRunning, total: 1 },
  },
});

const runs = entityOperations({
  path,
  readPermission: null,
  writePermission: 'edit_terminal',
  entity: BulkRun,
  page: BulkRunPage,
  example: exampleRun,
});

export const listBulkRuns = runs.list('listBulkRuns', {
  summary: 'Runs over many terminals, the latest first',
  description: 'Those of all people, with their progress; `bulk_run.progress` tells of those under way.',
  query: BulkRunQuery,
  example: { page: 1, kind: ['block'], sort: '-created_at' },
});

export const listBulkRunPeople = operation({
  id: 'listBulkRunPeople',
  permission: null,
  method: 'GET',
  path: '/api/v1/terminals/bulk-run-people',
  summary: 'Everybody who has begun a run over many terminals, to filter by',
  description: 'In alphabetical order, by their present names, also those who are blocked now.',
  data: People,
  example: {
    data: examplePeople,
  },
});

export const getBulkRun = runs.get('getBulkRun', {
  summary: 'A run over many terminals, and how far it is',
  description:
    'Its terminals are `listBulkRunRows`. While it is under way, `bulk_run.progress` tells how far it is.',
});

export const listBulkRunRows = operation({
  params,
  id: 'listBulkRunRows',
  permission: null,
  method: 'GET',
  path: `${path}/{id}/rows`,
  summary: 'What a run did to each terminal',
  description: 'In the order of their numbers when it began.',
  query: BulkRunRowQuery,
  data: BulkRunRowPage,
  codes: ['not_found'],
  example: { params: { id: exampleIds.bulkRun }, query: { state: ['done'] }, data: examplePage(exampleRow) },
});

export const exportBulkRun = operation({
  params,
  ...exportedFile,
  id: 'exportBulkRun',
  permission: null,
  path: `${path}/{id}/export`,
  summary: 'The protocol of a run as a file',
  description:
    'A row for each terminal that the filter lets through, with its result, as far as the run is; above them what was done, by whom and when, and the filter. Otherwise as `exportTerminals`.',
  query: BulkRunExportQuery,
  codes: ['not_found'],
  example: {
    params: { id: exampleIds.bulkRun },
    query: { format: 'csv' },
    data: exampleFile('bulk-run'),
  },
});

export const cancelBulkRun = operation({
  params,
  id: 'cancelBulkRun',
  permission: 'edit_terminal',
  orPermission: 'offline_all_update',
  method: 'POST',
  path: `${path}/{id}/cancel`,
  summary: 'Stop a run',
  description:
    'Terminals whose turn has not come are skipped; what was done stays done. A run that has ended stays as it is. Who may begin a run of its kind may stop it: an update of offline terminals needs `offline_all_update`, any other run `edit_terminal`.',
  data: BulkRun,
  codes: ['not_found'],
  assumed,
  example: {
    params: { id: exampleIds.bulkRunToCancel },
    data: {
      ...exampleRun,
      id: exampleIds.bulkRunToCancel,
      kind: 'detach_template',
      state: 'cancelled',
      total: 2,
      done: 0,
      skipped: 2,
      failed: 0,
      finished_at: '2026-11-20T09:00:00.000Z',
      version: 2,
      updated_at: '2026-11-20T09:00:00.000Z',
    },
  },
});
