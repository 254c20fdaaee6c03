import { exampleIds } from '../../shared/example-ids.ts';
import { operation } from '../../shared/operation.ts';
import { BulkPreview, BulkRun, OfflineUpdateInput, OfflineUpdateQuery } from '../bulk-runs.ts';
import { exampleRunning } from './bulk-run-examples.ts';
import { examplePoint } from './examples.ts';

const shared = {
  path: '/api/v1/terminals/offline-update',
  permission: 'offline_all_update',
  assumed: 'What "update all offline terminals" does: the specification names the right only (spec §6).',
} as const;

export const previewOfflineUpdate = operation({
  ...shared,
  id: 'previewOfflineUpdate',
  holdsSecrets: true,
  method: 'GET',
  summary: 'Which offline terminals an update would reach',
  description: 'As previewBulkRun. Left out: what is not active, and what waits for such an update already.',
  query: OfflineUpdateQuery,
  data: BulkPreview,
  codes: ['bulk_run_too_large'],
  example: {
    query: { show: 'changing' },
    data: {
      previewed_at: '2026-11-20T09:00:00.000Z',
      digest: '94191400672ea954165a9305c4f214d7',
      total: 34,
      changing: 30,
      left_out: [{ reason: 'not_active', count: 4 }],
      items: [
        {
          terminal: {
            id: exampleIds.terminal,
            number: 'S1100350',
            name: 'Мобільна каса 12',
            point: examplePoint,
          },
          reason: null,
          status: null,
          template: null,
          settings: null,
        },
      ],
      page: 1,
      per_page: 10,
      page_count: 3,
    },
  },
});

export const startOfflineUpdate = operation({
  ...shared,
  id: 'startOfflineUpdate',
  method: 'POST',
  summary: 'Update all offline terminals',
  description:
    'A run, as startBulkRun begins it, of kind `offline_all_update` over all terminals of kind `offline`. With nothing in it, it is over all of them that there are; with what a preview said, it does that, or does not begin. It changes no setting: it sets `update_requested_at`, so that the terminal gets all of its settings anew when it next asks for them (`/Config/get`), also when it has the present ones. That has happened when `settings_taken_at` is later.',
  body: OfflineUpdateInput,
  data: BulkRun,
  keyScope: 'user',
  codes: ['bulk_run_empty', 'bulk_run_too_large', 'bulk_run_unfinished', 'bulk_targets_changed'],
  failureDetails: { bulk_run_unfinished: { run_id: exampleIds.bulkRun } },
  example: {
    body: {},
    data: { ...exampleRunning, kind: 'offline_all_update', template: null, total: 34 },
  },
});
