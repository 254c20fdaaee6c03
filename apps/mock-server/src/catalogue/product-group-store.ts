/** Product groups: how they are read, listed and shown. */

import { catalogueOperations } from '@kasa/contracts/catalogue/operations';
import { type ProductGroupEntity, ProductGroupInput } from '@kasa/contracts/catalogue/product-groups';
import { entityReader, inputColumns, type RowOf, withJournal } from '../http/entity/entity.ts';
import { withList } from '../http/entity/list.ts';

const reader = entityReader({
  type: 'product_group',
  table: 'product_groups',
  columns: inputColumns(ProductGroupInput),
  related: (rows) => rows,
});

/** A product group on the wire. */
export const presentProductGroup = (row: RowOf<typeof reader>): ProductGroupEntity => row;

const list = withList(reader, catalogueOperations.listProductGroups, {
  sorts: { name: 'name_key', created_at: 'created_at' },
  defaultSort: 'name',
  search: 'q',
  filters: {},
});

export const productGroups = withJournal(list, (row) => ({
  name: row.name,
  fields: { ...presentProductGroup(row) },
}));
