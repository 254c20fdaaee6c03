import { z } from 'zod';
import { anyOf } from '../shared/any-of.ts';
import { exampleIds } from '../shared/example-ids.ts';
import { Id, Version, versionAndTimestamps } from '../shared/ids.ts';
import { Kopiykas } from '../shared/money-schema.ts';
import { pageOf, pagingQuery, sortBy } from '../shared/paging-schema.ts';
import { searchText, text } from '../shared/text.ts';
import { Loss, Quantity } from './compositions.ts';
import { ingredientUnits, MAX_STOCK } from './ingredient-values.ts';

const fields = {
  unit: z
    .enum(ingredientUnits)
    .describe('What stock, price and compositions count in; kept while something uses it (rule unit_in_use)'),
  stock: z
    .int()
    .min(-MAX_STOCK)
    .max(MAX_STOCK)
    .describe(
      'Thousandths of a unit: 1250 is 1,25 kg; negative when more was used than was known to be there. Paid payments take what their goods are made of, with the losses; a refund of the whole payment at once gives it back, refunds of parts don’t. `version` stays',
    ),
  price: Kopiykas.describe('Of one unit'),
};

/** What products are made of. */
export const Ingredient = z
  .strictObject({
    id: Id,
    name: z.string(),
    ...fields,
    used_by_count: z.int().min(0).describe('Products and templates that use it: listIngredientUses'),
    ...versionAndTimestamps,
  })
  .meta({ id: 'Ingredient' });

export const IngredientInput = z
  .strictObject({ name: text(100).describe('Unique within the merchant'), ...fields })
  .meta({ id: 'IngredientInput' });

/** An ingredient as edited. */
export const IngredientUpdate = IngredientInput.extend({
  stock: fields.stock.optional().describe('Absent: it stays as it is by then, after all sales'),
  version: Version,
}).meta({ id: 'IngredientUpdate' });

export const IngredientPage = pageOf(Ingredient).meta({ id: 'IngredientPage' });

export const IngredientQuery = z.strictObject({
  ...pagingQuery,
  sort: sortBy(['name', 'price', 'stock', 'created_at']).describe('Default: name'),
  q: searchText.optional().describe('Part of the name'),
  unit: anyOf(z.enum(ingredientUnits)).optional(),
});

/** A product or a template that uses an ingredient. */
export const IngredientUse = z
  .strictObject({
    kind: z.enum(['product', 'template']),
    id: Id,
    name: z.string(),
    quantity: Quantity,
    loss: Loss,
  })
  .meta({ id: 'IngredientUse' });

export const IngredientUsePage = pageOf(IngredientUse).meta({ id: 'IngredientUsePage' });

export const IngredientUseQuery = z.strictObject(pagingQuery);

export type IngredientEntity = z.infer<typeof Ingredient>;
export type IngredientFields = z.infer<typeof IngredientInput>;
export type IngredientChange = Omit<IngredientFields, 'stock'> & { readonly stock?: number | undefined };
export type IngredientUseEntity = z.infer<typeof IngredientUse>;

export const exampleIngredient: IngredientEntity = {
  ...{ id: exampleIds.ingredient, name: 'Кава в зернах', unit: 'kg', stock: 4_250, price: 64_000 },
  used_by_count: 4,
  ...{ version: 1, created_at: '2026-01-12T08:00:00.000Z', updated_at: '2026-01-12T08:00:00.000Z' },
};
