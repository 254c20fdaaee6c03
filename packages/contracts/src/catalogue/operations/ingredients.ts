import { z } from 'zod';
import { entityOperations, examplePage } from '../../shared/entity-operations.ts';
import { exampleIds } from '../../shared/example-ids.ts';
import { Id } from '../../shared/ids.ts';
import { inputFromEntity } from '../../shared/input-from-entity.ts';
import { operation } from '../../shared/operation.ts';
import {
  exampleIngredient,
  Ingredient,
  IngredientInput,
  IngredientPage,
  IngredientQuery,
  IngredientUpdate,
  IngredientUsePage,
  IngredientUseQuery,
} from '../ingredients.ts';

const path = '/api/v1/catalogue/ingredients';
const permission = 'catalog_manage';
const ingredients = entityOperations({
  path,
  readPermission: permission,
  writePermission: permission,
  entity: Ingredient,
  page: IngredientPage,
  example: exampleIngredient,
});
const input = { ...inputFromEntity(IngredientInput, exampleIngredient), name: 'Какао', stock: 1_500 };
const assumed = 'Unit, stock and price: the specification names the name and the quantity alone (spec §3).';
const failureDetails = {
  conflict: { fields: [{ path: 'name', rule: 'taken' as const, message: 'Таке значення вже використано' }] },
};

export const listIngredients = ingredients.list('listIngredients', {
  summary: 'Ingredients of the merchant',
  description: 'They are of the merchant: a session that is limited to points sees all of them.',
  assumed,
  query: IngredientQuery,
  example: { page: 1, sort: 'name' },
});

export const getIngredient = ingredients.get('getIngredient', {
  summary: 'An ingredient',
  description: 'What uses it: listIngredientUses.',
  assumed,
});

export const createIngredient = ingredients.create('createIngredient', {
  summary: 'Create an ingredient',
  description: 'A taken name is a conflict at its field.',
  assumed,
  body: IngredientInput,
  failureDetails,
  example: { body: input, data: { ...exampleIngredient, ...input, used_by_count: 0 } },
});

const changed = { ...input, name: 'Молоко 2,5 %', unit: 'l' as const, stock: 18_000, price: 4_600 };

export const updateIngredient = ingredients.update('updateIngredient', {
  summary: 'Change an ingredient',
  description:
    'A taken name is a conflict at its field. Another price changes the cost of what uses it at once.',
  assumed,
  body: IngredientUpdate,
  example: {
    body: { ...changed, version: 1 },
    data: { ...exampleIngredient, ...changed, id: exampleIds.ingredientToEdit, version: 2 },
  },
});

export const deleteIngredient = ingredients.remove('deleteIngredient', {
  summary: 'Delete an ingredient that nothing uses',
  description: 'While a product or a template uses it, it is `ingredient_in_use`.',
  assumed,
  codes: ['ingredient_in_use'],
  exampleId: exampleIds.ingredientToDelete,
});

export const listIngredientUses = operation({
  id: 'listIngredientUses',
  method: 'GET',
  path: `${path}/{id}/uses`,
  permission,
  summary: 'Products and templates that use an ingredient',
  description:
    'Those that were made last first. Of products a session that is limited to points sees those that are sold there.',
  params: z.strictObject({ id: Id }),
  query: IngredientUseQuery,
  data: IngredientUsePage,
  codes: ['not_found'],
  assumed,
  example: {
    params: { id: exampleIngredient.id },
    query: { page: 1 },
    data: examplePage({
      ...{ kind: 'template' as const, id: exampleIds.ingredientTemplate, name: 'Еспресо' },
      ...{ quantity: 18, loss: 200 },
    }),
  },
});
