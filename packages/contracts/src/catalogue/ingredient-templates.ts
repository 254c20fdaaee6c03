/** Named compositions to start a product from (decisions §3). */
import { z } from 'zod';
import { exampleIds } from '../shared/example-ids.ts';
import { Id, Version, versionAndTimestamps } from '../shared/ids.ts';
import { Kopiykas } from '../shared/money-schema.ts';
import { pageOf, pagingQuery, sortBy } from '../shared/paging-schema.ts';
import { searchText, text } from '../shared/text.ts';
import { CompositionLine, type CompositionLineEntity, TemplateLinesInput } from './compositions.ts';

/** A named composition of ingredients. */
export const IngredientTemplate = z
  .strictObject({
    id: Id,
    name: z.string(),
    lines: z.array(CompositionLine.extend({ kind: z.literal('ingredient') })),
    cost: Kopiykas.nullable().describe('Sum of the lines; null: more than an amount may be'),
    ...versionAndTimestamps,
  })
  .meta({ id: 'IngredientTemplate' });

export const IngredientTemplateInput = z
  .strictObject({ name: text(100).describe('Unique within the merchant'), lines: TemplateLinesInput })
  .meta({ id: 'IngredientTemplateInput' });

/** An ingredient template as edited. */
export const IngredientTemplateUpdate = IngredientTemplateInput.extend({ version: Version }).meta({
  id: 'IngredientTemplateUpdate',
});

export const IngredientTemplatePage = pageOf(IngredientTemplate).meta({ id: 'IngredientTemplatePage' });

export const IngredientTemplateQuery = z.strictObject({
  ...pagingQuery,
  sort: sortBy(['name', 'created_at']).describe('Default: name'),
  q: searchText.optional().describe('Part of the name'),
});

export type IngredientTemplateEntity = z.infer<typeof IngredientTemplate>;
export type IngredientTemplateFields = z.infer<typeof IngredientTemplateInput>;

export const exampleCoffeeLine = {
  ...{ kind: 'ingredient', id: exampleIds.ingredient, name: 'Кава в зернах', unit: 'kg' },
  ...{ quantity: 18, loss: 200, price: 64_000, cost: 1_176 },
} as const satisfies CompositionLineEntity;

export const exampleIngredientTemplate: IngredientTemplateEntity = {
  ...{ id: exampleIds.ingredientTemplate, name: 'Еспресо', lines: [exampleCoffeeLine], cost: 1_176 },
  ...{ version: 1, created_at: '2026-01-12T08:00:00.000Z', updated_at: '2026-01-12T08:00:00.000Z' },
};
