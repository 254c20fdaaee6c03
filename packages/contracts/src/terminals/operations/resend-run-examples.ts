import type { z } from 'zod';
import { exampleIds } from '../../shared/example-ids.ts';
import { examplePerson } from '../../shared/people.ts';
import type { ResendRun, ResendRunRow } from '../resend-runs.ts';

/** Matches the preview of the seed on any day. */
export const exampleDigest = '0a297c4a5e6f0a29a4da58fdf62a3921';

export const exampleResendRun: z.input<typeof ResendRun> = {
  id: exampleIds.resendRun,
  state: 'done',
  ...{ total: 1, done: 0, skipped: 0, failed: 1, waiting: 0 },
  started_by: examplePerson,
  finished_at: '2026-11-12T09:00:01.000Z',
  version: 2,
  created_at: '2026-11-12T09:00:00.000Z',
  updated_at: '2026-11-12T09:00:01.000Z',
};

export const exampleResendRunning: z.input<typeof ResendRun> = {
  ...exampleResendRun,
  state: 'running',
  failed: 0,
  finished_at: null,
  version: 1,
  created_at: '2026-11-20T09:00:00.000Z',
  updated_at: '2026-11-20T09:00:00.000Z',
};

export const exampleResendRow: z.input<typeof ResendRunRow> = {
  id: '01912d50-3c00-7000-8000-0000000000bb',
  callback_id: exampleIds.callbackDeliveryGivenUp,
  order_id: '261110-000012',
  terminal: 'S1100101 Каса 1',
  state: 'failed',
  reason: 'not_delivered',
  finished_at: '2026-11-13T09:00:00.000Z',
};
