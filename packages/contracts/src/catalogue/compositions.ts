/** What products are made of. */
import { z } from 'zod';
import { Id, Version } from '../shared/ids.ts';
import { Kopiykas, KopiykasDifference, PositiveKopiykas } from '../shared/money-schema.ts';
import { MAX_MARGIN_RATE } from './composition-cost.ts';
import { lineKinds, MAX_COMPOSITION_LINES, MAX_LOSS, MAX_QUANTITY } from './ingredient-values.ts';
import { productUnits } from './product-values.ts';

export const Quantity = z
  .int()
  .gt(0, 'positive')
  .max(MAX_QUANTITY)
  .meta({ id: 'Quantity', description: 'Thousandths of a unit, more than zero: 1250 is 1,25 kg' });

export const Loss = z.int().min(0).max(MAX_LOSS).meta({
  id: 'Loss',
  description: 'Basis points of what is taken that are lost on the way: `quantity / (1 − loss)` is taken',
});

const measured = { quantity: Quantity, loss: Loss };

const cost = Kopiykas.nullable();

/** A line of a composition, with what it costs. */
export const CompositionLine = z
  .strictObject({
    kind: z.enum(lineKinds),
    id: Id.describe('Of the ingredient, or of the other product'),
    name: z.string(),
    unit: z.enum(productUnits),
    ...measured,
    price: cost.describe(
      'Of one unit: the price of an ingredient, the cost of a product’s own composition; null: unknown',
    ),
    cost: cost.describe('Of the quantity that is taken, rounded once; null: unknown'),
  })
  .meta({ id: 'CompositionLine' });

const product = { kind: z.enum(lineKinds), id: Id, ...measured };
const ingredient = { kind: z.literal('ingredient'), id: Id, ...measured };

/** Reports each line that names what an earlier one does. */
function checkLines(lines: readonly { id: string }[], context: z.core.$RefinementCtx): void {
  const seen = new Set<string>();
  for (const [n, { id }] of lines.entries()) {
    if (seen.has(id)) context.addIssue({ code: 'custom', path: [n, 'id'], message: 'line_repeated' });
    seen.add(id);
  }
}

const noTwice = 'None twice (rule line_repeated)';

export const CompositionLineInput = z.strictObject(product).meta({ id: 'CompositionLineInput' });

/** Lines of a template. */
export const TemplateLineInput = z.strictObject(ingredient).meta({ id: 'TemplateLineInput' });

export const TemplateLinesInput = z
  .array(TemplateLineInput)
  .min(1, 'line_needed')
  .max(MAX_COMPOSITION_LINES)
  .superRefine(checkLines)
  .describe(`One at least (rule line_needed). ${noTwice}`);

/** A product with its composition. */
export const ProductComposition = z
  .strictObject({
    id: Id.describe('Of the product'),
    name: z.string(),
    unit: z.enum(productUnits),
    price: PositiveKopiykas.describe('The base price'),
    lines: z.array(CompositionLine).describe('For one unit of the product; empty: it has no composition'),
    cost: cost.describe('Sum of the lines; null: there are none, or the cost of one is unknown'),
    margin: KopiykasDifference.nullable().describe('The base price without the cost; null: unknown'),
    margin_rate: z
      .int()
      .min(-MAX_MARGIN_RATE)
      .max(MAX_MARGIN_RATE)
      .nullable()
      .describe('The margin in basis points of the base price; null: unknown, or beyond a million per cent'),
    version: Version.describe('Of the product'),
  })
  .meta({ id: 'ProductComposition' });

export const CompositionInput = z
  .strictObject({
    lines: z
      .array(CompositionLineInput)
      .max(MAX_COMPOSITION_LINES)
      .superRefine(checkLines)
      .describe(
        `For one unit of the product. ${noTwice}, and no product that holds this one, directly or through others (rule composition_circle)`,
      ),
  })
  .meta({ id: 'CompositionInput' });

/** A composition as edited. */
export const CompositionUpdate = CompositionInput.extend({
  version: Version.describe('Of the product'),
}).meta({
  id: 'CompositionUpdate',
});

export type CompositionLineEntity = z.infer<typeof CompositionLine>;
export type CompositionLineFields = z.infer<typeof CompositionLineInput>;
export type ProductCompositionEntity = z.infer<typeof ProductComposition>;
