import { z } from 'zod';
import { exampleIds } from '../../shared/example-ids.ts';
import { Id } from '../../shared/ids.ts';
import { operation } from '../../shared/operation.ts';
import { CompositionUpdate, ProductComposition, type ProductCompositionEntity } from '../compositions.ts';
import { exampleCoffeeLine } from '../ingredient-templates.ts';

const path = '/api/v1/catalogue/products/{id}/composition';
const permission = 'catalog_manage';
const params = z.strictObject({ id: Id });
const assumed =
  'Loss, cost and margin, and products in compositions: the specification names ingredients and quantities (decisions §3).';

const line = { kind: 'ingredient', id: exampleIds.ingredient, quantity: 18, loss: 200 } as const;
const composed: ProductCompositionEntity = {
  ...{ id: exampleIds.productComposed, name: 'Капучино, 250 мл', unit: 'portion', price: 7_500 },
  ...{ lines: [exampleCoffeeLine], cost: 1_176, margin: 6_324, margin_rate: 8_432, version: 1 },
};

export const getProductComposition = operation({
  id: 'getProductComposition',
  method: 'GET',
  path,
  permission,
  summary: 'What a product is made of, what that costs and what is left of its price',
  description:
    'For one unit of the product, at the prices of ingredients of now. Another product in it counts at the cost of its own composition.',
  params,
  data: ProductComposition,
  codes: ['not_found'],
  assumed,
  example: { params: { id: composed.id }, data: composed },
});

export const putProductComposition = operation({
  id: 'putProductComposition',
  method: 'PUT',
  path,
  permission,
  summary: 'Say what a product is made of',
  description:
    'Replaces all lines; none: it has no composition. The version is that of the product, and grows. A session that is limited to points changes what is sold at its points alone (`beyond_own_points`).',
  params,
  body: CompositionUpdate,
  data: ProductComposition,
  codes: ['not_found', 'conflict', 'beyond_own_points'],
  failureDetails: { conflict: { current_version: 2 } },
  assumed,
  example: {
    params: { id: exampleIds.productToCompose },
    body: { lines: [line], version: 1 },
    data: {
      ...composed,
      ...{ id: exampleIds.productToCompose, name: 'Лате, 300 мл', price: 8_500 },
      ...{ lines: [exampleCoffeeLine], margin: 7_324, margin_rate: 8_616, version: 2 },
    },
  },
});
