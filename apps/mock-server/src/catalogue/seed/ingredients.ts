/** Ingredients of a seeded merchant's café, their templates, and what one of its products is made of. */
import type { IngredientFields } from '@kasa/contracts/catalogue/ingredients';
import { exampleIds } from '@kasa/contracts/shared/example-ids';
import { bulkInsert } from '../../db/bulk-insert.ts';
import type { Db, Row } from '../../db/schema.ts';
import { searchColumn } from '../../db/search.ts';
import { seededRowId, seedRowColumns } from '../../db/seed/seed-rows.ts';
import { createSeededFaker } from '../../db/seed/seeded-faker.ts';
import { type SeededMerchant, type SeedOptions, seedTime } from '../../db/seed-options.ts';
import { sortKey } from '../../db/text.ts';

interface Seeded extends IngredientFields {
  readonly id?: string;
}

/** The first ones are those of the templates. */
const ingredients: readonly Seeded[] = [
  { id: exampleIds.ingredient, name: 'Кава в зернах', unit: 'kg', stock: 4_250, price: 64_000 },
  { id: exampleIds.ingredientToEdit, name: 'Молоко', unit: 'l', stock: 18_000, price: 4_400 },
  { name: 'Стакан паперовий, 250 мл', unit: 'piece', stock: 430_000, price: 250 },
  { name: 'Кришка для стакана', unit: 'piece', stock: 380_000, price: 120 },
  { name: 'Цукор', unit: 'kg', stock: 9_500, price: 3_400 },
  { name: 'Сироп карамельний', unit: 'l', stock: 2_100, price: 38_000 },
  { name: 'Сироп ванільний', unit: 'l', stock: -150, price: 38_000 },
  { name: 'Вершки 33 %', unit: 'l', stock: 3_000, price: 21_000 },
  { name: 'Шоколад гіркий', unit: 'kg', stock: 1_200, price: 42_000 },
  { name: 'Кориця мелена', unit: 'g', stock: 250_000, price: 90 },
  { name: 'Вода питна', unit: 'l', stock: 57_000, price: 900 },
  { name: 'Чай листовий', unit: 'kg', stock: 1_300, price: 90_000 },
  { id: exampleIds.ingredientToDelete, name: 'Лимони', unit: 'kg', stock: 2_400, price: 8_900 },
];

type Lines = readonly (readonly [name: string, quantity: number, loss: number])[];

const coffee = ['Кава в зернах', 18, 200] as const;
const cup: Lines = [
  ['Стакан паперовий, 250 мл', 1_000, 0],
  ['Кришка для стакана', 1_000, 0],
];

const templates: readonly { id: string; name: string; lines: Lines }[] = [
  { id: exampleIds.ingredientTemplate, name: 'Еспресо', lines: [coffee] },
  {
    id: exampleIds.ingredientTemplateToEdit,
    name: 'Капучино',
    lines: [coffee, ['Молоко', 180, 300], ...cup],
  },
  { id: exampleIds.ingredientTemplateToDelete, name: 'Лате', lines: [coffee, ['Молоко', 250, 300], ...cup] },
];

/** The article of a product, and what it is made of. */
const composed: { article: string; lines: Lines } = {
  article: '400101',
  lines: [coffee, ['Молоко', 180, 300], ['Цукор', 5, 0], ...cup],
};

const sizes = {
  large: { ingredients: ingredients.length, templates: templates.length },
  small: { ingredients: 5, templates: 1 },
};

/** Writes them; the merchant's products are there. */
export async function seedIngredients(
  tx: Db,
  { id: merchant, size }: Pick<SeededMerchant, 'id' | 'size'>,
  world: SeedOptions,
): Promise<void> {
  const now = seedTime(world.now);
  const origin = { merchant, now, draw: createSeededFaker(world.seed, now) };
  const rows = ingredients.slice(0, sizes[size].ingredients).map(
    ({ id, ...fields }): Row<'ingredients'> => ({
      ...seedRowColumns(origin, 'ingredient', fields.name, id),
      ...fields,
      ...{ name_key: sortKey(fields.name), search: searchColumn('ingredients', fields.name) },
    }),
  );
  await bulkInsert(tx, 'ingredients', rows);
  const idOf = new Map(rows.map(({ id, name }) => [name, id]));
  const linesOf = (owner_kind: 'product' | 'template', owner: OwnerRow, lines: Lines) =>
    lines.map(
      ([name, quantity, loss], position): Row<'composition_lines'> => ({
        id: seededRowId(origin, owner.created_at, 'composition_line', owner_kind, owner.id, position),
        ...{ merchant_id: merchant, owner_kind, owner_id: owner.id, position, quantity, loss },
        ...{ ingredient_id: idOf.get(name) ?? null, part_id: null },
      }),
    );
  const ofTemplates = templates.slice(0, sizes[size].templates).map(({ id, name, lines }) => {
    const row = {
      ...seedRowColumns(origin, 'ingredient_template', name, id),
      ...{ name, name_key: sortKey(name), search: searchColumn('ingredient_templates', name) },
    };
    return { row, lines: linesOf('template', row, lines) };
  });
  await bulkInsert(
    tx,
    'ingredient_templates',
    ofTemplates.map(({ row }) => row),
  );
  const product = size === 'large' ? await productOf(tx, merchant, composed.article) : undefined;
  await bulkInsert(tx, 'composition_lines', [
    ...ofTemplates.flatMap(({ lines }) => lines),
    ...(product ? linesOf('product', product, composed.lines) : []),
  ]);
}

type OwnerRow = Pick<Row<'products'>, 'id' | 'created_at'>;

const productOf = (tx: Db, merchant: string, article: string): Promise<OwnerRow | undefined> =>
  tx
    .selectFrom('products')
    .select(['id', 'created_at'])
    .where('merchant_id', '=', merchant)
    .where('article', '=', article)
    .executeTakeFirst();
