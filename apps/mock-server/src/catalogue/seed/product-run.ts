/** A run over products that has ended: what some services cost went up, an archived product was left out. */
import type { ProductRunChangeFields } from '@kasa/contracts/catalogue/product-run-changes';
import { exampleIds } from '@kasa/contracts/shared/example-ids';
import { kyivDay } from '@kasa/contracts/shared/kyiv';
import { bulkInsert } from '../../db/bulk-insert.ts';
import type { Db, Row } from '../../db/schema.ts';
import { type SeedContext, seededRowId } from '../../db/seed/seed-rows.ts';
import type { SeededUser } from '../../db/seed-options.ts';
import { searchText } from '../../db/text.ts';
import type { NamedChange } from '../product-runs/named-change.ts';

const change: ProductRunChangeFields = {
  ...{ action: 'change_price', percent: 500, amount: null, rounding: 'to_50' },
  ...{ point_id: null, effective_on: null },
};
const named: NamedChange = { change, point: null, points: [], group: null };

/** What products cost before, by their articles; others were left out. */
const WERE: Readonly<Record<string, number>> = { '500101': 9_450, '500102': 4_300 };
const LEFT_OUT = '100194';
const AGE_MS = 44 * 3_600_000;
const SECOND = 1_000;

/** @param products of the merchant, as they are now */
export async function seedProductRun(
  tx: Db,
  origin: SeedContext,
  by: SeededUser,
  products: readonly Row<'products'>[],
): Promise<void> {
  const { merchant, now } = origin;
  const began = now.getTime() - AGE_MS;
  const at = (ms: number) => new Date(began + ms).toISOString();
  const [created_at, finished_at] = [at(0), at(4 * SECOND)];
  const isMeant = ({ article }: Row<'products'>) => article in WERE || article === LEFT_OUT;
  const meant = products.filter(isMeant).toSorted((a, b) => (a.name_key < b.name_key ? -1 : 1));
  const isExample = merchant === exampleIds.merchant;
  const id = isExample ? exampleIds.productRun : seededRowId(origin, created_at, 'product run');
  const done = meant.filter(({ article }) => article in WERE).length;
  const run: Row<'bulk_runs'> = {
    ...{ id, merchant_id: merchant, kind: 'change_price', state: 'done' },
    ...{ template_id: null, template_name: null, template_version: null, reason: null, amount: null },
    change: JSON.stringify(named),
    ...{ total: meant.length, done, skipped: meant.length - done, failed: 0 },
    ...{ user_id: by.id, user_name: by.name, user_phone: by.phone, operation: 'startProductRun' },
    ...{ action: seededRowId(origin, created_at, 'product run', 'request'), address: '192.0.2.10' },
    ...{ created_at, updated_at: finished_at, finished_at, version: 2 },
  };
  const rows = meant.map(({ id: object_id, article, name, price }, n): Row<'bulk_run_rows'> => {
    const was = WERE[article];
    const isDone = was !== undefined;
    const agreed = { before: { price: was ?? price }, after: isDone ? { price } : null };
    return {
      ...{ id: seededRowId(origin, created_at, 'product run', article), merchant_id: merchant, run_id: id },
      ...{ position: n + 1, object_id, number: article, name, found_by: searchText(article, name) },
      ...{ object_version: 1, amount: null, agreed: JSON.stringify(agreed), reversal_id: null },
      ...{ state: isDone ? 'done' : 'skipped', reason: isDone ? null : 'archived' },
      finished_at: isDone ? at((n + 1) * SECOND) : created_at,
    };
  });
  const changes = meant.flatMap(({ id: product_id, article, price }, n): Row<'price_changes'>[] => {
    const price_before = WERE[article];
    if (price_before === undefined) return [];
    const made = at((n + 1) * SECOND);
    return [
      {
        ...{ id: seededRowId(origin, made, 'price of a run', article), merchant_id: merchant, product_id },
        ...{ version: 1, created_at: made, updated_at: made, applied_at: made, created_by_id: by.id },
        ...{ point_id: null, point_name: null, price_before, price, effective_on: kyivDay(made) },
        state: 'applied',
      },
    ];
  });
  await bulkInsert(tx, 'bulk_runs', [run]);
  await bulkInsert(tx, 'bulk_run_rows', rows);
  await bulkInsert(tx, 'price_changes', changes);
}
