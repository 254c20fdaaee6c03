import { z } from 'zod';
import { entityOperations } from '../../shared/entity-operations.ts';
import { exampleIds } from '../../shared/example-ids.ts';
import { exampleFile, exportedFile, FileValue } from '../../shared/files.ts';
import { Id } from '../../shared/ids.ts';
import { operation } from '../../shared/operation.ts';
import { examplePhoto, photoAddress, photoFile, photoRules, photoUpload } from '../../shared/photos.ts';
import {
  exampleProduct,
  Product,
  type ProductEntity,
  ProductExportQuery,
  type ProductFields,
  ProductInput,
  ProductPage,
  ProductQuery,
  ProductUpdate,
  ProductVersion,
} from '../products.ts';

const path = '/api/v1/catalogue/products';
const permission = 'catalog_manage';
const products = entityOperations({
  path,
  readPermission: permission,
  writePermission: permission,
  entity: Product,
  page: ProductPage,
  example: exampleProduct,
});
const assumed =
  'Kind, unit, group, barcode, UKTZED, excise and archive: the specification names eight fields of a product (spec §3), and not what they hold. The sales bonus is taken for what the seller earns.';
const ownPoints =
  'A session that is limited to points changes what is sold at its points alone (`beyond_own_points`).';

/** What a person fills in to make a product. */
function inputOf(product: ProductEntity): ProductFields {
  const { id, group, points, photo, state, is_sold, is_beyond_own_points, version, ...rest } = product;
  const { created_at, updated_at, ...fields } = rest;
  return { ...fields, group_id: group?.id ?? null, point_ids: points.map((point) => point.id) };
}

const failureDetails = {
  conflict: {
    fields: [{ path: 'article', rule: 'taken' as const, message: 'Таке значення вже використано' }],
  },
};

export const listProducts = products.list('listProducts', {
  summary: 'Goods and services of the merchant',
  description:
    'Of a session that is limited to points those that are sold there. A group or a point that is not the merchant’s is not found.',
  query: ProductQuery,
  codes: ['not_found'],
  assumed,
  example: { page: 1, sort: 'name' },
});

export const exportProducts = operation({
  ...exportedFile,
  id: 'exportProducts',
  permission,
  path: `${path}/export`,
  summary: 'The products of a filter as a file, by name',
  description: 'Streams all of them, as `exportUsers` does, and under the same limits.',
  query: ProductExportQuery,
  codes: ['not_found'],
  assumed,
  example: { query: { format: 'csv', kind: ['goods'] }, data: exampleFile('products') },
});

export const getProduct = products.get('getProduct', {
  summary: 'A product',
  description: 'Its prices by point: getProductPrices.',
  assumed,
});

/** Sold at one point alone. */
const here = {
  is_sold_everywhere: false,
  points: [{ id: exampleIds.point, name: 'Затишок на Городоцькій' }],
};
const created: ProductEntity = {
  ...exampleProduct,
  ...here,
  ...{ name: 'Кава мелена «Ранок», 225 г', article: '100190', barcode: '4820001001907', is_sold: false },
};

export const createProduct = products.create('createProduct', {
  summary: 'Add a product',
  description: `A code or a barcode that another product has which is not archived is a conflict at its field. ${ownPoints}`,
  body: ProductInput,
  codes: ['not_found', 'beyond_own_points'],
  failureDetails,
  assumed,
  example: { body: inputOf(created), data: created },
});

const edited: ProductEntity = {
  ...exampleProduct,
  ...here,
  ...{ id: exampleIds.productToEdit, name: 'Чай чорний «Карпати», 100 г', article: '100191', price: 8_990 },
  ...{ barcode: '4820001001914', uktzed: '0902300000', is_sold: false },
};

export const updateProduct = products.update('updateProduct', {
  summary: 'Change a product',
  description: `Replaces all of it. Another price is a change of the base price and stands among its changes; an archived product keeps its price (\`product_archived\`). The unit stays while something is made of the product (rule unit_in_use). Receipts keep the name and the price that it was sold with. ${ownPoints}`,
  body: ProductUpdate,
  codes: ['product_archived', 'beyond_own_points'],
  assumed,
  example: { body: { ...inputOf(edited), version: 1 }, data: { ...edited, version: 2 } },
});

export const archiveProduct = products.command('archiveProduct', 'archive', {
  summary: 'Stop selling a product',
  description: `Changes of its price that are planned are cancelled. One that is archived stays as it is. ${ownPoints}`,
  body: ProductVersion,
  codes: ['not_found', 'conflict', 'beyond_own_points'],
  assumed,
  example: {
    body: { version: 1 },
    data: { ...exampleProduct, id: exampleIds.productToArchive, state: 'archived', version: 2 },
  },
});

export const restoreProduct = products.command('restoreProduct', 'restore', {
  summary: 'Sell an archived product again',
  description: `A code or a barcode that another product has by now is a conflict at its field. One that is not archived stays as it is. ${ownPoints}`,
  body: ProductVersion,
  codes: ['not_found', 'conflict', 'beyond_own_points'],
  failureDetails,
  assumed,
  example: {
    body: { version: 1 },
    data: { ...exampleProduct, id: exampleIds.productToRestore, version: 2 },
  },
});

export const deleteProduct = products.remove('deleteProduct', {
  summary: 'Delete a product that was never sold',
  description: `One that was sold is archived instead (\`product_sold\`), one that others are made of stays (\`product_in_composition\`). ${ownPoints}`,
  codes: ['product_sold', 'product_in_composition', 'beyond_own_points'],
  assumed,
  exampleId: exampleIds.productToDelete,
});

const photoPath = `${path}/{id}/photo`;
const params = z.strictObject({ id: Id });

export const uploadProductPhoto = operation({
  ...photoUpload,
  id: 'uploadProductPhoto',
  path: photoPath,
  permission,
  summary: 'Set the picture of a product',
  description: `${photoRules} ${ownPoints}`,
  params,
  data: Product,
  codes: ['not_found', 'image_too_large', 'beyond_own_points'],
  assumed: 'The specification has no picture of a product.',
  example: {
    params: { id: exampleIds.productForPhoto },
    body: { photo: examplePhoto },
    data: {
      ...exampleProduct,
      id: exampleIds.productForPhoto,
      photo: `${path}/${exampleIds.productForPhoto}/photo?v=0123456789abcdef`,
      version: 2,
    },
  },
});

export const getProductPhoto = operation({
  ...photoFile,
  id: 'getProductPhoto',
  path: photoPath,
  permission,
  summary: 'The picture of a product',
  description: photoAddress('Product.photo'),
  params,
  data: FileValue,
  codes: ['not_found'],
  example: { params: { id: exampleIds.productWithPhoto }, query: {}, data: examplePhoto },
});

export const removeProductPhoto = operation({
  id: 'removeProductPhoto',
  method: 'DELETE',
  path: photoPath,
  permission,
  summary: 'Remove the picture of a product',
  description: `One without stays as it is. ${ownPoints}`,
  params,
  data: Product,
  codes: ['not_found', 'beyond_own_points'],
  assumed: 'The specification has no picture of a product.',
  example: {
    params: { id: exampleIds.productForPhotoRemoval },
    data: { ...exampleProduct, id: exampleIds.productForPhotoRemoval, version: 2 },
  },
});
