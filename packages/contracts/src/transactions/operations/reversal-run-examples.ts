import type { z } from 'zod';
import { exampleIds } from '../../shared/example-ids.ts';
import { examplePerson } from '../../shared/people.ts';
import type { ReversalRun, ReversalRunRow } from '../reversal-runs.ts';
import { exampleTransaction } from './examples.ts';

const { order_id, terminal, started_at, payment_form, card_mask } = exampleTransaction;

export const examplePaymentOfRun = {
  ...{ id: exampleIds.transactionOfReversalRun, order_id, terminal, started_at, payment_form, card_mask },
};

/** Matches the preview of the seeded payment on any day; used to start the example run. */
export const exampleAgreement = { amount: 42_000, digest: '856b3b3e5da1530b203fa7daa73c8ea5' };

export const exampleReversalRun: z.input<typeof ReversalRun> = {
  id: exampleIds.reversalRun,
  state: 'done',
  reason: 'Термінал провів оплати двічі',
  amount: 42_000,
  done_amount: 42_000,
  ...{ total: 2, done: 1, skipped: 1, failed: 0, waiting: 0 },
  started_by: examplePerson,
  finished_at: '2026-11-18T13:20:04.000Z',
  version: 2,
  created_at: '2026-11-18T13:20:00.000Z',
  updated_at: '2026-11-18T13:20:04.000Z',
};

export const exampleReversalRunning: z.input<typeof ReversalRun> = {
  ...exampleReversalRun,
  state: 'running',
  done_amount: 0,
  ...{ total: 1, done: 0, skipped: 0 },
  finished_at: null,
  version: 1,
  created_at: '2026-11-20T09:00:00.000Z',
  updated_at: '2026-11-20T09:00:00.000Z',
};

export const exampleReversalRow: z.input<typeof ReversalRunRow> = {
  id: '01912d50-3c00-7000-8000-0000000000ba',
  payment: examplePaymentOfRun,
  amount: 42_000,
  state: 'done',
  reason: null,
  response_code: '00',
  response: 'Схвалено',
  finished_at: '2026-11-18T13:20:01.000Z',
};
