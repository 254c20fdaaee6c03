import { resendRunFields, resendRunRowFields } from '@kasa/contracts/terminals/resend-run-fields';
import type { DataOf, InputOf } from '#shared/query/operations.ts';
import { defineRunKind } from '#shared/runs/run-kind.ts';
import { type CallbackFilters, callbackQueryIds } from './callback-log.ts';

export type ResendRun = DataOf<'getResendRun'>;
export type ResendRunRow = DataOf<'listResendRunRows'>['items'][number];
export type ResendPreview = DataOf<'previewResendRun'>;
export type ResendTarget = InputOf<'startResendRun'>['body']['target'];

export const resendRuns = defineRunKind({
  id: 'resend-run',
  read: 'getResendRun',
  items: 'listResendRunRows',
  list: 'listResendRuns',
  stop: 'cancelResendRun',
  protocol: 'exportResendRun',
  progress: 'resend_run.progress',
  changes: callbackQueryIds,
  preview: (client, target: ResendTarget, query, how) =>
    client.operation('previewResendRun')({ body: { target, ...query } }, how),
  fields: resendRunFields,
  itemFields: resendRunRowFields,
});

/** What the log is narrowed to, whatever states it shows: only what was given up is sent again. */
export const resendTarget = ({ state: _, ...filters }: CallbackFilters): ResendTarget =>
  Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined));
