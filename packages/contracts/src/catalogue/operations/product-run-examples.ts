import type { z } from 'zod';
import { exampleIds } from '../../shared/example-ids.ts';
import { examplePerson } from '../../shared/people.ts';
import type { ProductRunChangeFields } from '../product-run-changes.ts';
import type {
  ProductRun,
  ProductRunPreview,
  ProductRunRow,
  ProductRunTargetFields,
  ProductRunValuesEntity,
} from '../product-runs.ts';

export const exampleProductOfRun = {
  ...{ id: exampleIds.productOfRun, name: 'Доставка додому', article: '500101' },
};

export const exampleTarget: ProductRunTargetFields = { product_ids: [exampleIds.productOfRun] };

export const exampleChange: ProductRunChangeFields = {
  ...{ action: 'change_price', percent: 500, amount: null, rounding: 'to_50' },
  ...{ point_id: null, effective_on: null },
};

/** Matches the preview of the seeded product on any day; used to start the example run. */
export const exampleDigest = '00cd5e25fecf1b7a0a6e67f2502b3f77';

const none = { tax: null, tax_included: null, group: null, is_sold_everywhere: null, points: null };
const priced = (price: number): ProductRunValuesEntity => ({ ...none, price, state: null });

export const exampleProductPreview: z.input<typeof ProductRunPreview> = {
  previewed_at: '2026-11-20T09:00:00.000Z',
  digest: exampleDigest,
  ...{ total: 1, changing: 1, left_out: [] },
  items: [{ product: exampleProductOfRun, before: priced(9_900), after: priced(10_400), reason: null }],
  ...{ page: 1, per_page: 10, page_count: 1 },
};

export const exampleProductRun: z.input<typeof ProductRun> = {
  id: exampleIds.productRun,
  change: exampleChange,
  ...{ point: null, points: [], group: null },
  state: 'done',
  ...{ total: 3, done: 2, skipped: 1, failed: 0 },
  started_by: examplePerson,
  finished_at: '2026-11-18T10:00:04.000Z',
  version: 2,
  created_at: '2026-11-18T10:00:00.000Z',
  updated_at: '2026-11-18T10:00:04.000Z',
};

export const exampleProductRunning: z.input<typeof ProductRun> = {
  ...exampleProductRun,
  state: 'running',
  ...{ total: 1, done: 0, skipped: 0 },
  finished_at: null,
  version: 1,
  created_at: '2026-11-20T09:00:00.000Z',
  updated_at: '2026-11-20T09:00:00.000Z',
};

export const exampleProductRow: z.input<typeof ProductRunRow> = {
  id: '01912d50-3c00-7000-8000-0000000002ba',
  product: exampleProductOfRun,
  ...{ before: priced(9_450), after: priced(9_900) },
  ...{ state: 'done', reason: null, finished_at: '2026-11-18T10:00:01.000Z' },
};
