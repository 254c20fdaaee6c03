import { catalogueOperations as ops } from '@kasa/contracts/catalogue/operations';
import { MAX_PRODUCTS_PER_RUN } from '@kasa/contracts/catalogue/product-run-values';
import { exampleIds as ids } from '@kasa/contracts/shared/example-ids';
import { bulkInsert } from '../../db/bulk-insert.ts';
import { newId } from '../../db/row-columns.ts';
import type { Db } from '../../db/schema.ts';
import { exampleWith, type FailureCases, UNKNOWN_ID } from '../../http/test-support/failure-cases.ts';
import { asksFromOnePoint } from './product-codes.ts';

const { previewProductRun, startProductRun } = ops;

const unknown = { body: { target: { product_ids: [UNKNOWN_ID] } } };
const none = { body: { target: { q: 'немає такого' } } };
const everything = { body: { target: {} } };
const everywhere = {
  body: {
    change: { action: 'change_points', mode: 'set', is_sold_everywhere: true, point_ids: [] },
  },
};

async function tooMany(db: Db): Promise<void> {
  const one = await db
    .selectFrom('products')
    .selectAll()
    .where('id', '=', ids.product)
    .executeTakeFirstOrThrow();
  const rows = Array.from({ length: MAX_PRODUCTS_PER_RUN }, (_, n) => ({
    ...one,
    ...{ id: newId(), article: `1-${n}`, article_key: `1-${n}`, barcode: null, barcode_key: null },
  }));
  await bulkInsert(db, 'products', rows);
}

/** The run of the seed, as if it had not ended. */
const unfinished = (db: Db) =>
  db
    .updateTable('bulk_runs')
    .set({ state: 'running', finished_at: null })
    .where('id', '=', ids.productRun)
    .execute();

/** How runs over products earn their own codes. */
export const productRunCodes: FailureCases = {
  'previewProductRun not_found': exampleWith(previewProductRun, unknown),
  'previewProductRun beyond_own_points': exampleWith(previewProductRun, everywhere, asksFromOnePoint),
  'previewProductRun bulk_run_too_large': exampleWith(previewProductRun, everything, tooMany),
  'startProductRun not_found': exampleWith(startProductRun, unknown),
  'startProductRun beyond_own_points': exampleWith(startProductRun, everywhere, asksFromOnePoint),
  'startProductRun bulk_run_empty': exampleWith(startProductRun, none),
  'startProductRun bulk_run_too_large': exampleWith(startProductRun, everything, tooMany),
  'startProductRun bulk_run_unfinished': exampleWith(startProductRun, {}, unfinished),
  'startProductRun bulk_targets_changed': exampleWith(startProductRun, { body: { digest: '0'.repeat(32) } }),
};
