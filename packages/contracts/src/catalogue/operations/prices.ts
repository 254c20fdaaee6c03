/** Prices by point, changes of price that were made and that are planned. */
import { z } from 'zod';
import { EmptyData } from '../../shared/empty-data.ts';
import { examplePage } from '../../shared/entity-operations.ts';
import { exampleIds } from '../../shared/example-ids.ts';
import { Id } from '../../shared/ids.ts';
import { operation } from '../../shared/operation.ts';
import {
  examplePriceChange,
  PriceChangeInput,
  PriceChangePage,
  PriceChangeQuery,
  PriceTagQuery,
  PriceTags,
  ProductPrices,
} from '../prices.ts';
import { exampleProduct } from '../products.ts';

const path = '/api/v1/catalogue';
const permission = 'catalog_manage';
const params = z.strictObject({ id: Id });
const assumed = 'The specification has one price of a product (spec §3).';
const point = { id: exampleIds.point, name: 'Затишок на Городоцькій' };
const toPrice = { ...exampleProduct, id: exampleIds.productToPrice };

export const getProductPrices = operation({
  id: 'getProductPrices',
  method: 'GET',
  path: `${path}/products/{id}/prices`,
  permission,
  summary: 'The prices of a product: the base price, and points with one of their own',
  description: 'What is planned: listPriceChanges with `state=planned`.',
  params,
  data: ProductPrices,
  codes: ['not_found'],
  assumed,
  example: {
    params: { id: exampleProduct.id },
    data: { product: exampleProduct, own: [{ point, price: 17_500 }] },
  },
});

export const changeProductPrice = operation({
  id: 'changeProductPrice',
  method: 'POST',
  path: `${path}/products/{id}/prices`,
  permission,
  keyScope: 'user',
  summary: 'Change a price of a product, at once or from a day on',
  description:
    'At all points without a price of their own, or at one point. What is planned is made when its day begins in Kyiv. A price that is there already is refused (rule same_price). The version of the product grows with each change, also with one that is only planned.',
  params,
  body: PriceChangeInput,
  data: ProductPrices,
  codes: ['not_found', 'product_archived', 'beyond_own_points'],
  failureDetails: { conflict: { current_version: 2 } },
  assumed,
  example: {
    params: { id: toPrice.id },
    body: { point_id: point.id, price: 17_500, effective_on: null, version: 1 },
    data: { product: { ...toPrice, version: 2 }, own: [{ point, price: 17_500 }] },
  },
});

export const listPriceChanges = operation({
  id: 'listPriceChanges',
  method: 'GET',
  path: `${path}/price-changes`,
  permission,
  summary: 'Changes of prices: made, planned, cancelled',
  description:
    'Of a session that is limited to points those of its points, and of base prices of what is sold there. A product or a point that is not the merchant’s is not found.',
  query: PriceChangeQuery,
  data: PriceChangePage,
  codes: ['not_found'],
  assumed,
  example: { query: { page: 1, state: ['applied'] }, data: examplePage(examplePriceChange) },
});

export const cancelPriceChange = operation({
  id: 'cancelPriceChange',
  method: 'DELETE',
  path: `${path}/price-changes/{id}`,
  permission,
  summary: 'Cancel a planned change of a price',
  description:
    'It stays among the changes. One that was made or cancelled by now is `price_change_settled`. A session that is limited to points cancels those of its points, and of the base price of what is sold at its points alone (`beyond_own_points`).',
  params,
  data: EmptyData,
  codes: ['not_found', 'price_change_settled', 'beyond_own_points'],
  assumed,
  example: { params: { id: exampleIds.priceChangeToCancel }, data: {} },
});

export const listPriceTags = operation({
  id: 'listPriceTags',
  method: 'GET',
  path: `${path}/price-tags`,
  permission,
  summary: 'What stands on the price tags of products',
  description:
    'Those of a filter, by name, with the price that counts at a point. A group, a point or a product that is not the merchant’s is not found.',
  query: PriceTagQuery,
  data: PriceTags,
  codes: ['not_found'],
  assumed: 'The specification has no price tags.',
  example: {
    query: { point_id: point.id, product_id: [exampleProduct.id] },
    data: {
      items: [
        {
          ...{ id: exampleProduct.id, name: exampleProduct.name, article: exampleProduct.article },
          ...{
            unit: exampleProduct.unit,
            price: 17_500,
            price_paid: 17_500,
            barcode: exampleProduct.barcode,
          },
        },
      ],
      is_capped: false,
    },
  },
});
