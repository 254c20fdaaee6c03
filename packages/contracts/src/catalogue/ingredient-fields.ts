/** The dictionary of fields of ingredients, and of what is made of them. */
import {
  choice,
  composition,
  derived,
  type FieldSpecs,
  instant,
  money,
  number,
  quantity,
  rate,
  text,
  withHint,
  withPlaceholder,
} from '../shared/fields.ts';
import { ingredientUnits } from './ingredient-values.ts';
import { unitLabels } from './unit-labels.ts';

const units = Object.fromEntries(ingredientUnits.map((unit) => [unit, unitLabels[unit]]));

/** The fields of ingredients. */
export const ingredientFields = {
  name: withPlaceholder(text('Назва', 'Name'), 'Молоко 2,5 %', 'Milk, 2.5%'),
  unit: withHint(
    choice('Одиниця', 'Unit', units),
    'У ній рахують залишок, ціну та склад товарів',
    'Stock, price and compositions are measured in it',
  ),
  stock: withHint(
    quantity('Залишок', 'In stock'),
    'Може бути від’ємним, якщо витратили більше, ніж було відомо',
    'Can be negative if more was used than was known to be there',
  ),
  price: withHint(
    money('Ціна за одиницю', 'Price per unit'),
    'З неї рахується собівартість товарів',
    'The cost of products is counted from it',
  ),
  used_by_count: derived(number('У складі', 'Used in')),
  created_at: derived(instant('Створено', 'Created')),
} as const satisfies FieldSpecs;

/** What the list is narrowed by. */
export const ingredientFilterFields = {
  q: text('Пошук', 'Search'),
  unit: ingredientFields.unit,
} as const satisfies FieldSpecs;

/** The fields of a line of a composition. */
export const compositionLineFields = {
  name: text('Складник', 'Component'),
  quantity: quantity('Кількість', 'Quantity'),
  loss: rate('Втрати', 'Loss'),
  price: money('Ціна за одиницю', 'Price per unit'),
  cost: money('Собівартість', 'Cost'),
} as const satisfies FieldSpecs;

/** What a product is made of, as the journal of products records it. */
export const compositionOfProduct = {
  composition: composition('Склад', 'Composition'),
} as const satisfies FieldSpecs;

/** The fields of ingredient templates. */
export const ingredientTemplateFields = {
  name: withPlaceholder(text('Назва', 'Name'), 'Капучино', 'Cappuccino'),
  lines: composition('Склад', 'Composition'),
  cost: derived(money('Собівартість', 'Cost')),
  created_at: derived(instant('Створено', 'Created')),
} as const satisfies FieldSpecs;
