import { entityOperations } from '../../shared/entity-operations.ts';
import { exampleIds } from '../../shared/example-ids.ts';
import { inputFromEntity } from '../../shared/input-from-entity.ts';
import {
  exampleProductGroup,
  ProductGroup,
  ProductGroupInput,
  ProductGroupPage,
  ProductGroupQuery,
  ProductGroupUpdate,
} from '../product-groups.ts';

const productGroups = entityOperations({
  path: '/api/v1/catalogue/product-groups',
  readPermission: 'catalog_manage',
  writePermission: 'catalog_manage',
  entity: ProductGroup,
  page: ProductGroupPage,
  example: exampleProductGroup,
});
const input = {
  ...inputFromEntity(ProductGroupInput, exampleProductGroup),
  name: 'Сири та ковбаси',
};
const assumed = 'The specification has no groups of products.';
const ownPoints =
  'A session that is limited to points changes one whose products are all sold at its points alone (`beyond_own_points`).';
const failureDetails = {
  conflict: { fields: [{ path: 'name', rule: 'taken' as const, message: 'Таке значення вже використано' }] },
};

export const listProductGroups = productGroups.list('listProductGroups', {
  summary: 'Product groups of the merchant',
  description: 'Groups are of the merchant: a session that is limited to points sees all of them.',
  assumed,
  query: ProductGroupQuery,
  example: { page: 1, sort: 'name' },
});

export const getProductGroup = productGroups.get('getProductGroup', {
  summary: 'A product group',
  assumed,
  description: 'Its products: listProducts with `group_id`.',
});

export const createProductGroup = productGroups.create('createProductGroup', {
  summary: 'Create a product group',
  assumed,
  description: 'A taken name is a conflict at its field.',
  body: ProductGroupInput,
  failureDetails,
  example: { body: input, data: { ...exampleProductGroup, ...input } },
});

export const updateProductGroup = productGroups.update('updateProductGroup', {
  summary: 'Change a product group',
  assumed,
  description: `A taken name is a conflict at its field. ${ownPoints}`,
  body: ProductGroupUpdate,
  codes: ['beyond_own_points'],
  example: {
    body: { ...input, name: 'Хліб і випічка', version: 1 },
    data: {
      ...exampleProductGroup,
      ...input,
      name: 'Хліб і випічка',
      id: exampleIds.productGroupToEdit,
      version: 2,
    },
  },
});

export const deleteProductGroup = productGroups.remove('deleteProductGroup', {
  summary: 'Delete an empty product group',
  assumed,
  description: 'While products are in it, also archived ones, it is `product_group_in_use`.',
  codes: ['product_group_in_use'],
  exampleId: exampleIds.productGroupToDelete,
});
