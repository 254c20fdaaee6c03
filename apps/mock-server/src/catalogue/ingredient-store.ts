/** Ingredients: how they are read, listed and shown, and what uses them. */
import {
  type IngredientEntity,
  IngredientInput,
  type IngredientUseEntity,
} from '@kasa/contracts/catalogue/ingredients';
import { catalogueOperations } from '@kasa/contracts/catalogue/operations';
import { type SqlBool, sql } from 'kysely';
import { entityReader, inputColumns, type RowOf, rowsReader, withJournal } from '../http/entity/entity.ts';
import { equals } from '../http/entity/filters.ts';
import { withList } from '../http/entity/list.ts';
import { omit } from '../http/journal/diff.ts';

const reader = entityReader({
  type: 'ingredient',
  table: 'ingredients',
  columns: [...inputColumns(IngredientInput), 'merchant_id'],
  related: (rows) =>
    rows.select(({ selectFrom }) =>
      selectFrom('composition_lines as uses')
        .select((eb) => eb.fn.countAll<number>().as('n'))
        .whereRef('uses.merchant_id', '=', 'row.merchant_id')
        .whereRef('uses.ingredient_id', '=', 'row.id')
        .$asScalar()
        .$notNull()
        .as('used_by_count'),
    ),
});

/** An ingredient on the wire. */
export const presentIngredient = ({ merchant_id: _, ...row }: RowOf<typeof reader>): IngredientEntity => ({
  ...row,
  // PostgreSQL counts in 64 bits, which arrive as text.
  used_by_count: Number(row.used_by_count),
});

const list = withList(reader, catalogueOperations.listIngredients, {
  sorts: { name: 'name_key', price: 'price', stock: 'stock', created_at: 'created_at' },
  defaultSort: 'name',
  search: 'q',
  filters: { unit: equals('unit') },
});

export const ingredients = withJournal(list, (row) => ({
  name: row.name,
  fields: omit(presentIngredient(row), 'used_by_count'),
}));

const useReader = rowsReader({
  table: 'composition_lines',
  columns: ['id', 'owner_kind', 'owner_id', 'quantity', 'loss'],
  related: (rows) =>
    rows
      .leftJoin('products', 'products.id', 'row.owner_id')
      .leftJoin('ingredient_templates as template', 'template.id', 'row.owner_id')
      .select(({ fn }) => fn.coalesce('products.name', 'template.name').as('name')),
});

/** What uses one ingredient (the value `ingredient`), what was made last first: ids are in the order of time. */
export const ingredientUses = withList(useReader, catalogueOperations.listIngredientUses, {
  scope: (_eb, value) => sql<SqlBool>`composition_lines.ingredient_id = ${value('ingredient')}`,
  sorts: { made: 'owner_id' },
  defaultSort: '-made',
  filters: {},
});

/** A use on the wire. */
export const presentUse = (row: RowOf<typeof ingredientUses>): IngredientUseEntity => ({
  ...{ kind: row.owner_kind, id: row.owner_id, name: row.name ?? '' },
  ...{ quantity: row.quantity, loss: row.loss },
});
