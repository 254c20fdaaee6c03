import { z } from 'zod';
import { entityOperations, examplePage } from '../../shared/entity-operations.ts';
import { exampleIds } from '../../shared/example-ids.ts';
import { exampleFile, exportedFile } from '../../shared/files.ts';
import { Id } from '../../shared/ids.ts';
import { operation } from '../../shared/operation.ts';
import { examplePeople, People } from '../../shared/people.ts';
import { MAX_CALLBACKS_PER_RUN } from '../resend-run-values.ts';
import {
  ResendRun,
  ResendRunExportQuery,
  ResendRunInput,
  ResendRunPage,
  ResendRunPreview,
  ResendRunPreviewInput,
  ResendRunQuery,
  ResendRunRowPage,
  ResendRunRowQuery,
} from '../resend-runs.ts';
import { exampleDelivery } from './callback-deliveries.ts';
import {
  exampleDigest,
  exampleResendRow,
  exampleResendRun,
  exampleResendRunning,
} from './resend-run-examples.ts';

const params = z.strictObject({ id: Id });
const permission = 'ecomm_manage';
const path = '/api/v1/terminals/resend-runs';
const assumed = 'That callbacks which were given up can be sent again all at once.';
const rules =
  'The callbacks are those of the log that were given up and match the filters. Left out are those of terminals that are off, released or without a callback endpoint by now, and those of which a newer one of the same payment has arrived.';
const example = { body: { target: { status: ['approved' as const] } } };
const { id, transaction, terminal, status, host, created_at } = exampleDelivery;

export const previewResendRun = operation({
  id: 'previewResendRun',
  method: 'POST',
  path: `${path}/preview`,
  summary: 'Which callbacks a run would send again',
  description: `Changes nothing. ${rules}`,
  permission,
  body: ResendRunPreviewInput,
  data: ResendRunPreview,
  allowedWhileViewingAs: true,
  codes: ['not_found', 'bulk_run_too_large'],
  assumed,
  example: {
    ...example,
    data: {
      previewed_at: '2026-11-20T09:00:00.000Z',
      digest: exampleDigest,
      total: 1,
      changing: 1,
      left_out: [],
      terminals: [{ terminal, count: 1 }],
      terminals_count: 1,
      items: [
        {
          callback: {
            ...{ id, transaction, terminal, status, host, created_at },
            id: exampleIds.callbackDeliveryGivenUp,
          },
          reason: null,
        },
      ],
      page: 1,
      per_page: 10,
      page_count: 1,
    },
  },
});

export const startResendRun = operation({
  id: 'startResendRun',
  method: 'POST',
  path,
  summary: 'Send all callbacks again that were given up',
  description: `${rules} It does what a preview has shown, or does not begin. The callbacks are chosen now, at most ${MAX_CALLBACKS_PER_RUN}; then the run goes on by itself, also when the server is restarted: each is put on its way once, as by \`resendCallback\`, unless somebody has sent it again meanwhile. They are sent as fast as ever, after what the same server was never sent before: a run delays no new payment, and a server that does not answer no other. If a newer one of the payment, on its way already, arrives first, it is skipped as \`newer_delivered\`. What has not arrived yet is \`waiting\` and settles later. One run at a time.`,
  permission,
  body: ResendRunInput,
  data: ResendRun,
  keyScope: 'user',
  keyRequired: true,
  codes: ['not_found', 'bulk_run_empty', 'bulk_run_too_large', 'bulk_run_unfinished', 'bulk_targets_changed'],
  failureDetails: { bulk_run_unfinished: { run_id: exampleIds.resendRun } },
  assumed,
  example: { body: { ...example.body, digest: exampleDigest }, data: exampleResendRunning },
});

const runs = entityOperations({
  path,
  readPermission: permission,
  writePermission: permission,
  entity: ResendRun,
  page: ResendRunPage,
  example: exampleResendRun,
});

export const listResendRuns = runs.list('listResendRuns', {
  summary: 'Runs that sent callbacks again, the latest first',
  description: 'Those of all people, with their progress; `resend_run.progress` tells of those under way.',
  query: ResendRunQuery,
  example: { page: 1, state: ['done'], sort: '-created_at' },
});

export const listResendRunPeople = operation({
  id: 'listResendRunPeople',
  permission,
  method: 'GET',
  path: '/api/v1/terminals/resend-run-people',
  summary: 'Everybody who has sent callbacks again by a run, to filter by',
  description: 'In alphabetical order, by their present names, also those who are blocked now.',
  data: People,
  example: { data: examplePeople },
});

export const getResendRun = runs.get('getResendRun', {
  summary: 'A run that sends callbacks again, and how far it is',
  description:
    'Its callbacks are `listResendRunRows`. While it is under way, or callbacks are on theirs, `resend_run.progress` tells how far it is.',
});

export const listResendRunRows = operation({
  params,
  id: 'listResendRunRows',
  permission,
  method: 'GET',
  path: `${path}/{id}/rows`,
  summary: 'What became of each callback of a run',
  description: 'The oldest callback first.',
  query: ResendRunRowQuery,
  data: ResendRunRowPage,
  codes: ['not_found'],
  example: {
    params: { id: exampleIds.resendRun },
    query: { state: ['failed'] },
    data: examplePage(exampleResendRow),
  },
});

export const exportResendRun = operation({
  params,
  ...exportedFile,
  id: 'exportResendRun',
  permission,
  path: `${path}/{id}/export`,
  summary: 'The protocol of a run that sends callbacks again as a file',
  description:
    'A row for each callback that the filter lets through, with its result, as far as the run is; above them by whom and when it was begun, and the filter. Otherwise as `exportTerminals`.',
  query: ResendRunExportQuery,
  codes: ['not_found'],
  example: {
    params: { id: exampleIds.resendRun },
    query: { format: 'csv' },
    data: exampleFile('resend-run'),
  },
});

export const cancelResendRun = operation({
  params,
  id: 'cancelResendRun',
  permission,
  method: 'POST',
  path: `${path}/{id}/cancel`,
  summary: 'Stop a run that sends callbacks again',
  description:
    'Callbacks whose turn has not come are skipped; those that are on their way are sent. A run that has ended stays as it is.',
  data: ResendRun,
  codes: ['not_found'],
  assumed,
  example: { params: { id: exampleIds.resendRun }, data: exampleResendRun },
});
