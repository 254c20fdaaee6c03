import { catalogueOperations as ops } from '@kasa/contracts/catalogue/operations';
import { exampleIds as ids } from '@kasa/contracts/shared/example-ids';
import type { Db } from '../../db/schema.ts';
import { exampleWith, type FailureCases, UNKNOWN_ID } from '../../http/test-support/failure-cases.ts';
import { writeLines } from '../composition-store.ts';
import { asksFromOnePoint } from './product-codes.ts';

const [line] = ops.createIngredientTemplate.example.body.lines;
const lines = [{ ...line, id: UNKNOWN_ID }];

/** Another product is made of the one that the example deletes. */
const isPart = (db: Db) =>
  writeLines(db, { merchant_id: ids.merchant, owner_kind: 'product', owner_id: ids.product }, [
    { kind: 'product', id: ids.productToDelete, quantity: 1_000, loss: 0 },
  ]);

/** How the operations of ingredients and compositions earn their own codes. */
export const compositionCodes: FailureCases = {
  'createIngredient conflict': exampleWith(ops.createIngredient, { body: { name: 'Цукор' } }),
  'deleteIngredient ingredient_in_use': exampleWith(ops.deleteIngredient, { params: { id: ids.ingredient } }),
  'createIngredientTemplate conflict': exampleWith(ops.createIngredientTemplate, { body: { name: 'Лате' } }),
  'createIngredientTemplate not_found': exampleWith(ops.createIngredientTemplate, { body: { lines } }),
  'putProductComposition beyond_own_points': exampleWith(
    ops.putProductComposition,
    { params: { id: ids.product } },
    asksFromOnePoint,
  ),
  'deleteProduct product_in_composition': exampleWith(ops.deleteProduct, {}, isPart),
};
