/** The dictionary of fields of this domain. */
import {
  choice,
  day,
  derived,
  type FieldSpecs,
  flag,
  instant,
  money,
  parts,
  photo,
  reference,
  text,
  withHint,
  withLabel,
  withPlaceholder,
  yesOrNo,
} from '../shared/fields.ts';
import { unitLabels } from './unit-labels.ts';

/** The fields of products. */
export const productFields = {
  kind: choice('Вид', 'Type', {
    goods: { uk: 'Товар', en: 'Goods' },
    service: { uk: 'Послуга', en: 'Service' },
  }),
  name: withPlaceholder(text('Назва', 'Name'), 'Кава мелена, 225 г', 'Ground coffee, 225 g'),
  article: withHint(
    text('Код', 'Code'),
    'Ваш артикул: за ним товар шукають і звіряють з обліком',
    'Your article number, used to find the product and match it with your books',
  ),
  group: reference('Група', 'Group'),
  price: withHint(
    money('Ціна за одиницю', 'Price per unit'),
    'Основна ціна; на окремих точках може бути інша',
    'The base price; points can have their own',
  ),
  unit: choice('Одиниця', 'Unit', unitLabels),
  tax_included: withHint(
    flag('Податок у ціні', 'Tax included'),
    'Вимкніть, якщо податок додається до ціни на касі',
    'Turn off if tax is added to the price at the checkout',
  ),
  tax: withHint(
    choice('Податок', 'Tax', {
      no_vat: { uk: 'Без ПДВ', en: 'No VAT' },
      vat_0: { uk: 'ПДВ 0 %', en: 'VAT 0%' },
      vat_7: { uk: 'ПДВ 7 %', en: 'VAT 7%' },
      vat_14: { uk: 'ПДВ 14 %', en: 'VAT 14%' },
      vat_20: { uk: 'ПДВ 20 %', en: 'VAT 20%' },
    }),
    'Літеру в чеку каса бере з таблиці своєї компанії',
    'The register takes the letter from its company’s table',
  ),
  has_excise: withHint(
    flag('Підакцизний', 'Excise goods'),
    'Додається роздрібний акциз 5 %: алкоголь, тютюн, пальне',
    'Retail excise of 5% applies: alcohol, tobacco, fuel',
  ),
  has_excise_mark: withHint(
    flag('Акцизна марка', 'Excise mark'),
    'Касир сканує марку кожної одиниці',
    'The cashier scans the mark of each unit',
  ),
  uktzed: withHint(
    text('Код УКТЗЕД', 'UKTZED code'),
    'Для підакцизних товарів – 10 цифр, обов’язково',
    'Excise goods must have 10 digits',
  ),
  barcode: withHint(
    text('Штрихкод', 'Barcode'),
    'Код EAN-8, EAN-13, UPC або власний',
    'EAN-8, EAN-13, UPC or your own',
  ),
  is_fiscal: withHint(
    flag('Фіскалізувати', 'Fiscalize'),
    'Продаж проходить через касу точки',
    'Sales go through the point’s register',
  ),
  sales_bonus: withHint(
    money('Бонус з продажу', 'Sales bonus'),
    'Скільки заробляє продавець з кожної одиниці',
    'What the seller earns for each unit',
  ),
  is_sold_everywhere: withHint(
    flag('На всіх точках', 'At all points'),
    'І на тих, які ви відкриєте згодом',
    'Also at those you open later',
  ),
  points: reference('Точки', 'Points'),
  photo: photo('Фото', 'Picture'),
  state: choice('Стан', 'State', {
    active: { uk: 'У продажу', en: 'On sale' },
    archived: { uk: 'В архіві', en: 'Archived' },
  }),
  created_at: derived(instant('Створено', 'Created')),
} as const satisfies FieldSpecs;

/** What the list is narrowed by. */
export const productFilterFields = {
  q: text('Пошук', 'Search'),
  barcode: productFields.barcode,
  kind: productFields.kind,
  group_id: productFields.group,
  point_id: reference('Точка', 'Point'),
  tax: productFields.tax,
  has_excise: withLabel(yesOrNo('', ''), 'Підакцизний', 'Excise goods'),
  is_fiscal: withLabel(yesOrNo('', ''), 'Фіскалізується', 'Fiscalized'),
  state: productFields.state,
} as const satisfies FieldSpecs;

const priceAtPoint = {
  point: text('Точка', 'Point'),
  price: money('Ціна', 'Price'),
  effective_on: day('Діє з', 'From'),
};

/** What the journal says of prices besides the base price. */
export const pricesOfProduct = {
  point_price: parts('Ціна на точці', 'Price at a point', priceAtPoint),
  planned_price: parts('Запланована ціна', 'Planned price', priceAtPoint),
} as const satisfies FieldSpecs;

/** The fields of changes of prices. */
export const priceChangeFields = {
  product: reference('Товар', 'Product'),
  point: reference('Точка', 'Point'),
  price_before: money('Було', 'Was'),
  price: money('Стало', 'Became'),
  effective_on: day('Діє з', 'From'),
  state: choice('Стан', 'State', {
    planned: { uk: 'Заплановано', en: 'Planned' },
    applied: { uk: 'Виконано', en: 'Made' },
    cancelled: { uk: 'Скасовано', en: 'Cancelled' },
  }),
  applied_at: instant('Виконано', 'Made'),
  created_by: text('Хто', 'Who'),
  created_at: derived(instant('Записано', 'Recorded')),
} as const satisfies FieldSpecs;

/** What the list of changes is narrowed by. */
export const priceChangeFilterFields = {
  product_id: priceChangeFields.product,
  point_id: priceChangeFields.point,
  state: priceChangeFields.state,
  effective_on_from: day('Діє від дня', 'In force from day'),
  effective_on_to: day('Діє до дня', 'In force to day'),
} as const satisfies FieldSpecs;

/** The fields of product groups. */
export const productGroupFields = {
  name: text('Назва', 'Name'),
} as const satisfies FieldSpecs;
