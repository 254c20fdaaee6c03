/** Ingredient templates: how they are read, listed and shown. */
import { compositionCost, lineCost } from '@kasa/contracts/catalogue/composition-cost';
import type { IngredientTemplateEntity } from '@kasa/contracts/catalogue/ingredient-templates';
import type { IngredientUnit } from '@kasa/contracts/catalogue/ingredient-values';
import { catalogueOperations } from '@kasa/contracts/catalogue/operations';
import { sql } from 'kysely';
import { entityReader, type RowOf, withJournal } from '../http/entity/entity.ts';
import { withList } from '../http/entity/list.ts';

// They stand in no name.
const [PART, NEXT] = ['\u0001', '\u0002'];

const reader = entityReader({
  type: 'ingredient_template',
  table: 'ingredient_templates',
  columns: ['name', 'merchant_id'],
  related: (rows) =>
    rows.select(({ selectFrom }) =>
      selectFrom('composition_lines as line')
        .innerJoin('ingredients', 'ingredients.id', 'line.ingredient_id')
        .whereRef('line.merchant_id', '=', 'row.merchant_id')
        .whereRef('line.owner_id', '=', 'row.id')
        .select(
          sql<string | null>`string_agg(ingredients.id || ${sql.lit(PART)} || ingredients.name
            || ${sql.lit(PART)} || ingredients.unit || ${sql.lit(PART)} || ingredients.price
            || ${sql.lit(PART)} || line.quantity || ${sql.lit(PART)} || line.loss, ${sql.lit(NEXT)}
            order by line.position)`.as('lines'),
        )
        .$asScalar()
        .as('lines'),
    ),
});

type Line = IngredientTemplateEntity['lines'][number];

function lineOf(text: string): Line {
  const [id = '', name = '', unit, ...figures] = text.split(PART);
  const [price = 0, quantity = 0, loss = 0] = figures.map(Number);
  const line = { id, name, unit: unit as IngredientUnit, quantity, loss, price };
  return { kind: 'ingredient', ...line, cost: lineCost(line) };
}

/** An ingredient template on the wire. */
export function presentIngredientTemplate({
  merchant_id: _,
  ...row
}: RowOf<typeof reader>): IngredientTemplateEntity {
  const lines = (row.lines?.split(NEXT) ?? []).map(lineOf);
  return { ...row, lines, cost: compositionCost(lines) };
}

const list = withList(reader, catalogueOperations.listIngredientTemplates, {
  sorts: { name: 'name_key', created_at: 'created_at' },
  defaultSort: 'name',
  search: 'q',
  filters: {},
});

export const ingredientTemplates = withJournal(list, (row) => ({
  name: row.name,
  fields: {
    name: row.name,
    lines: presentIngredientTemplate(row).lines.map(({ name, unit, quantity, loss }) => ({
      ...{ name, unit, quantity, loss },
    })),
  },
}));
