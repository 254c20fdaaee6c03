import { catalogueOperations as ops } from '@kasa/contracts/catalogue/operations';
import { exampleIds as ids } from '@kasa/contracts/shared/example-ids';
import { allPermissions } from '@kasa/contracts/shared/permissions';
import type { Db } from '../../db/schema.ts';
import { exampleWith, type FailureCases, UNKNOWN_ID } from '../../http/test-support/failure-cases.ts';
import { photoFailureCases } from '../../http/test-support/photo-failure-cases.ts';
import { placeAt } from '../../http/test-support/place-everywhere.ts';

/** Whoever asks works at one point alone, with all rights. */
export async function asksFromOnePoint(db: Db): Promise<void> {
  const rights = { roles: '["director"]', tags_added: JSON.stringify(allPermissions) };
  await db.updateTable('users').set(rights).where('id', '=', ids.owner).execute();
  await placeAt(db, ids.owner, [ids.point]);
}

const archives = (id: string) => (db: Db) =>
  db.updateTable('products').set({ archived_at: '2026-11-01T08:00:00.000Z' }).where('id', '=', id).execute();

/** Each of what is sold everywhere. */
const beyond = Object.fromEntries(
  [
    ops.updateProduct,
    ops.archiveProduct,
    ops.restoreProduct,
    ops.deleteProduct,
    ops.uploadProductPhoto,
    ops.removeProductPhoto,
    ops.cancelPriceChange,
  ].map((op) => [`${op.id} beyond_own_points`, exampleWith(op, {}, asksFromOnePoint)]),
);

/** How the operations of products, groups and prices earn their own codes. */
export const productCodes: FailureCases = {
  ...beyond,
  'createProduct beyond_own_points': exampleWith(
    ops.createProduct,
    { body: { is_sold_everywhere: true, point_ids: [] } },
    asksFromOnePoint,
  ),
  'updateProductGroup beyond_own_points': exampleWith(
    ops.updateProductGroup,
    { params: { id: ids.productGroup } },
    asksFromOnePoint,
  ),
  ...photoFailureCases(ops.uploadProductPhoto),
  'listProducts not_found': exampleWith(ops.listProducts, { query: { group_id: UNKNOWN_ID } }),
  'exportProducts not_found': exampleWith(ops.exportProducts, { query: { point_id: UNKNOWN_ID } }),
  'listPriceChanges not_found': exampleWith(ops.listPriceChanges, { query: { product_id: UNKNOWN_ID } }),
  'updateProduct product_archived': exampleWith(ops.updateProduct, {}, archives(ids.productToEdit)),
  'listPriceTags not_found': exampleWith(ops.listPriceTags, { query: { point_id: UNKNOWN_ID } }),
  'createProduct not_found': exampleWith(ops.createProduct, { body: { group_id: UNKNOWN_ID } }),
  'createProduct conflict': exampleWith(ops.createProduct, { body: { article: '100109' } }),
  'restoreProduct conflict': exampleWith(ops.restoreProduct, { body: { version: 7 } }),
  'deleteProduct product_sold': exampleWith(ops.deleteProduct, { params: { id: ids.product } }),
  'deleteProductGroup product_group_in_use': exampleWith(ops.deleteProductGroup, {
    params: { id: ids.productGroup },
  }),
  'changeProductPrice product_archived': exampleWith(
    ops.changeProductPrice,
    {},
    archives(ids.productToPrice),
  ),
  'changeProductPrice beyond_own_points': exampleWith(
    ops.changeProductPrice,
    { params: { id: ids.product }, body: { point_id: null } },
    asksFromOnePoint,
  ),
  'cancelPriceChange price_change_settled': exampleWith(ops.cancelPriceChange, {
    params: { id: ids.priceChange },
  }),
};
