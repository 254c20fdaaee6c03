import { entityOperations } from '../../shared/entity-operations.ts';
import { exampleIds } from '../../shared/example-ids.ts';
import {
  exampleCoffeeLine,
  exampleIngredientTemplate,
  IngredientTemplate,
  IngredientTemplateInput,
  IngredientTemplatePage,
  IngredientTemplateQuery,
  IngredientTemplateUpdate,
} from '../ingredient-templates.ts';

const templates = entityOperations({
  path: '/api/v1/catalogue/ingredient-templates',
  readPermission: 'catalog_manage',
  writePermission: 'catalog_manage',
  entity: IngredientTemplate,
  page: IngredientTemplatePage,
  example: exampleIngredientTemplate,
});
const assumed = 'What an ingredient template holds: the decisions name it alone (decisions §3).';
const line = { kind: 'ingredient', id: exampleIds.ingredient, quantity: 36, loss: 200 } as const;
const input = { name: 'Подвійний еспресо', lines: [line] };
const shown = { lines: [{ ...exampleCoffeeLine, ...line, cost: 2_351 }], cost: 2_351 };
const taken =
  'A taken name is a conflict at its field; an ingredient that is not there is not found at its line.';

export const listIngredientTemplates = templates.list('listIngredientTemplates', {
  summary: 'Ingredient templates of the merchant',
  description: 'They are of the merchant: a session that is limited to points sees all of them.',
  assumed,
  query: IngredientTemplateQuery,
  example: { page: 1, sort: 'name' },
});

export const getIngredientTemplate = templates.get('getIngredientTemplate', {
  summary: 'An ingredient template',
  description: 'Its lines cost what their ingredients cost now.',
  assumed,
});

export const createIngredientTemplate = templates.create('createIngredientTemplate', {
  summary: 'Create an ingredient template',
  description: taken,
  assumed,
  body: IngredientTemplateInput,
  codes: ['not_found'],
  failureDetails: {
    conflict: {
      fields: [{ path: 'name', rule: 'taken' as const, message: 'Таке значення вже використано' }],
    },
  },
  example: { body: input, data: { ...exampleIngredientTemplate, ...input, ...shown } },
});

export const updateIngredientTemplate = templates.update('updateIngredientTemplate', {
  summary: 'Change an ingredient template',
  description: `${taken} Products that were started from it stay as they are.`,
  assumed,
  body: IngredientTemplateUpdate,
  example: {
    body: { ...input, name: 'Капучино подвійне', version: 1 },
    data: {
      ...exampleIngredientTemplate,
      ...{ id: exampleIds.ingredientTemplateToEdit, name: 'Капучино подвійне' },
      ...shown,
      version: 2,
    },
  },
});

export const deleteIngredientTemplate = templates.remove('deleteIngredientTemplate', {
  summary: 'Delete an ingredient template',
  description: 'Products that were started from it stay as they are.',
  assumed,
  codes: [],
  exampleId: exampleIds.ingredientTemplateToDelete,
});
