/** Product groups. */

import type { catalogueOperations } from '@kasa/contracts/catalogue/operations';
import type { ProductGroupFields } from '@kasa/contracts/catalogue/product-groups';
import { searchColumn } from '../db/search.ts';
import { sortKey } from '../db/text.ts';
import type { EntityWrites, WriteContext } from '../http/entity/changes.ts';
import type { RowOf } from '../http/entity/entity.ts';
import {
  createHandler,
  deleteHandler,
  getHandler,
  listHandler,
  updateHandler,
} from '../http/entity/handlers.ts';
import { type Handlers, OperationFailure } from '../http/request/handler.ts';
import { requireNothingBeyond } from '../http/request/own-points.ts';
import { presentProductGroup, productGroups } from './product-group-store.ts';
import { productsBeyond } from './product-scope.ts';

type Operations = Pick<
  typeof catalogueOperations,
  'listProductGroups' | 'getProductGroup' | 'createProductGroup' | 'updateProductGroup' | 'deleteProductGroup'
>;

/** How groups are written. */
export const productGroupWrites: EntityWrites<
  'product_groups',
  RowOf<typeof productGroups>,
  ProductGroupFields,
  WriteContext
> = {
  entity: productGroups,
  unique: ['name'],
  columns: (input) => ({
    ...input,
    name_key: sortKey(input.name),
    search: searchColumn('product_groups', input.name),
  }),
  // The name of a group is that of others' products, too.
  checkUpdate: (tx, context, { id }) =>
    requireNothingBeyond(context, () =>
      productsBeyond(tx, context).where('products.group_id', '=', id).executeTakeFirst(),
    ),
  async checkDelete(tx, _, { id }) {
    const inside = tx.selectFrom('products').select('id').where('group_id', '=', id).limit(1);
    if ((await inside.executeTakeFirst()) !== undefined) throw new OperationFailure('product_group_in_use');
  },
};

export const productGroupHandlers: Handlers<Operations> = {
  listProductGroups: listHandler(productGroups, presentProductGroup),
  getProductGroup: getHandler(productGroups, presentProductGroup),
  createProductGroup: createHandler(productGroupWrites, presentProductGroup),
  updateProductGroup: updateHandler(productGroupWrites, presentProductGroup),
  deleteProductGroup: deleteHandler(productGroupWrites),
};
