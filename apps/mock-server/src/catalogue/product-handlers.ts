/** Products. */
import { productFields, productFilterFields } from '@kasa/contracts/catalogue/fields';
import { catalogueOperations } from '@kasa/contracts/catalogue/operations';
import { text } from '@kasa/contracts/shared/fields';
import { changeEntity, createEntity, deleteEntity, updateEntity } from '../http/entity/changes.ts';
import { type ExportSpec, exportFile } from '../http/entity/export.ts';
import { getHandler, listHandler } from '../http/entity/handlers.ts';
import { omit } from '../http/journal/diff.ts';
import { photoHandlers } from '../http/photo/photo-handlers.ts';
import type { Context, Handlers } from '../http/request/handler.ts';
import { conflictOnDuplicate } from '../http/request/requirements.ts';
import { cancelPlans } from './price-changes.ts';
import { applyDueOf } from './price-worker.ts';
import { requireOwnProduct } from './product-scope.ts';
import { type ProductRow, presentProduct, products } from './product-store.ts';
import { productWrites, requireFreeNames, requireProductReferences } from './product-writes.ts';

type Operations = Omit<
  Pick<typeof catalogueOperations, Extract<keyof typeof catalogueOperations, `${string}Product${string}`>>,
  | `${string}Group${string}`
  | `${string}ProductRun${string}`
  | `${string}Import${string}`
  | 'getProductPrices'
  | 'changeProductPrice'
  | `${string}Composition`
>;

const everywhere = { uk: 'Усі точки', en: 'All points' };

export const productsExport: ExportSpec<typeof catalogueOperations.exportProducts, object> = {
  operation: catalogueOperations.exportProducts,
  fileName: 'products',
  title: { uk: 'Товари й послуги', en: 'Products' },
  all: { uk: 'Усі товари й послуги', en: 'All products' },
  filters: productFilterFields,
  columns: {
    ...omit(productFields, 'photo', 'is_sold_everywhere'),
    points: text('Точки', 'Points'),
  },
  async *items(context, query, beforeNextBatch) {
    const { db, session, language } = context;
    for await (const row of products.all(db.db, session, query, beforeNextBatch)) {
      const product = presentProduct(row, context);
      const points = product.points.map(({ name }) => name).join(', ');
      yield { ...product, points: product.is_sold_everywhere ? everywhere[language] : points };
    }
  },
};

/** Takes a product off sale, or puts it on sale again. @throws OperationFailure `not_found`, `conflict`, `beyond_own_points` */
function setArchived(
  context: Context,
  id: string,
  version: number,
  isArchived: boolean,
): Promise<ProductRow> {
  const { clock, language } = context;
  const write = changeEntity(context, products, id, version, async (before, tx) => {
    await requireOwnProduct(tx, context, id);
    if ((before.archived_at !== null) === isArchived) return null;
    if (isArchived) await cancelPlans(tx, context, before);
    else await requireFreeNames(tx, context, before, id);
    return { archived_at: isArchived ? clock.nowIso() : null };
  });
  return conflictOnDuplicate(language, write);
}

const photos = photoHandlers({
  kind: 'product',
  entity: products,
  column: 'photo',
  path: catalogueOperations.getProductPhoto.path,
  change: (context, id, write) =>
    changeEntity(context, products, id, null, async (before, tx) => {
      await requireOwnProduct(tx, context, id);
      return write(before, tx);
    }),
  present: presentProduct,
});

export const productHandlers: Handlers<Operations> = {
  listProducts: listHandler(products, presentProduct, { requireReferences: requireProductReferences }),
  async exportProducts(context, { query }) {
    await requireProductReferences(context.db.db, context, query);
    return exportFile(context, productsExport, query);
  },
  getProduct: getHandler(products, presentProduct),
  async createProduct(context, { body }) {
    return presentProduct(await createEntity(context, productWrites(null), body), context);
  },
  async updateProduct(context, { params: { id }, body: { version, ...input } }) {
    await applyDueOf(context, id);
    const row = await updateEntity(context, productWrites(id), id, version, input);
    return presentProduct(row, context);
  },
  async archiveProduct(context, { params, body }) {
    return presentProduct(await setArchived(context, params.id, body.version, true), context);
  },
  async restoreProduct(context, { params, body }) {
    return presentProduct(await setArchived(context, params.id, body.version, false), context);
  },
  async deleteProduct(context, { params }) {
    await deleteEntity(context, productWrites(params.id), params.id);
    return {};
  },
  uploadProductPhoto: photos.upload,
  getProductPhoto: photos.get,
  removeProductPhoto: photos.remove,
};
