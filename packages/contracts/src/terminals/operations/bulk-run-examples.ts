import type { z } from 'zod';
import { exampleIds } from '../../shared/example-ids.ts';
import { examplePerson } from '../../shared/people.ts';
import type { BulkRun, BulkRunRow } from '../bulk-runs.ts';

/** Matches the preview of the seeded terminals on any day; used to start the example run. */
export const exampleConfirmation = {
  previewed_at: '2026-11-20T09:00:00.000Z',
  digest: '353071f10abe74e67edd65634a033185',
};

export const exampleRun: z.input<typeof BulkRun> = {
  id: exampleIds.bulkRun,
  kind: 'block',
  state: 'done',
  template: null,
  total: 6,
  done: 3,
  skipped: 2,
  failed: 1,
  started_by: examplePerson,
  finished_at: '2026-11-18T13:20:04.000Z',
  version: 2,
  created_at: '2026-11-18T13:20:00.000Z',
  updated_at: '2026-11-18T13:20:04.000Z',
};

export const exampleRunning: z.input<typeof BulkRun> = {
  ...exampleRun,
  kind: 'apply_template',
  state: 'running',
  template: { id: exampleIds.terminalTemplate, name: 'Міський транспорт' },
  done: 0,
  skipped: 0,
  failed: 0,
  finished_at: null,
  version: 1,
  created_at: '2026-11-20T09:00:00.000Z',
  updated_at: '2026-11-20T09:00:00.000Z',
};

export const exampleRow: z.input<typeof BulkRunRow> = {
  id: '01912d50-3c00-7000-8000-0000000000b8',
  terminal: { id: '01912d50-3c00-7000-8000-0000000000b9', number: 'S1100110', name: 'Каса 2' },
  state: 'done',
  reason: null,
  finished_at: '2026-11-18T13:20:01.000Z',
};
