/** Words of actions on many products. */
import {
  choice,
  day,
  type FieldSpecs,
  flag,
  instant,
  type LocalizedText,
  money,
  number,
  parts,
  rate,
  reference,
  text,
} from '../shared/fields.ts';
import {
  runFields,
  runNotDoneFields,
  runReasonWords,
  runRowFilterFields,
  runRowState,
  runStarterFields,
} from '../shared/run-fields.ts';
import { productFields } from './fields.ts';
import type { PointMode, PriceRounding, ProductRunAction, ProductRunReason } from './product-run-values.ts';

/** What is done to each of the products; other actions leave it empty. */
export const productStepFields = {
  percent: rate('Змінити ціну на відсоток', 'Change the price by a percentage'),
  amount: money('Змінити ціну на суму', 'Change the price by a sum'),
  rounding: choice('Округлення', 'Rounding', {
    none: { uk: 'До копійки', en: 'To the kopiyka' },
    to_50: { uk: 'До 50 копійок', en: 'To 50 kopiykas' },
    to_9: { uk: 'Із закінченням на 9', en: 'Ending in 9' },
  } satisfies Readonly<Record<PriceRounding, LocalizedText>>),
  point: reference('Ціна на точці', 'Price at a point'),
  effective_on: day('Діє з', 'From'),
  tax: productFields.tax,
  tax_included: productFields.tax_included,
  mode: choice('Де продавати', 'Where to sell', {
    add: { uk: 'Додати точки', en: 'Add points' },
    remove: { uk: 'Прибрати точки', en: 'Remove points' },
    set: { uk: 'Лише тут', en: 'Only here' },
  } satisfies Readonly<Record<PointMode, LocalizedText>>),
  is_sold_everywhere: flag('На всіх точках', 'At all points'),
  points: productFields.points,
  group: productFields.group,
} as const satisfies FieldSpecs;

/** Of a run over products. */
export const productRunFields = {
  ...runFields,
  action: choice('Дія', 'Action', {
    change_price: { uk: 'Зміна ціни', en: 'Price change' },
    change_tax: { uk: 'Зміна податку', en: 'Tax change' },
    change_points: { uk: 'Зміна точок продажу', en: 'Change of points' },
    change_group: { uk: 'Зміна групи', en: 'Change of group' },
    archive: { uk: 'Перенесення в архів', en: 'Archiving' },
  } satisfies Readonly<Record<ProductRunAction, LocalizedText>>),
  ...productStepFields,
  total: number('Товарів', 'Products'),
  done: number('Виконано', 'Done'),
  ...runNotDoneFields,
} as const satisfies FieldSpecs;

const { state, action, total, done } = productRunFields;
/** What the journal records of a run. */
export const recordedProductRunFields = {
  ...{ action, change: parts('Що зробити', 'What to do', productStepFields), state, total, done },
  ...runNotDoneFields,
} as const satisfies FieldSpecs;

/** What stands above an exported run: who began it, as it was then, too. */
export const productRunExportFields = { ...runStarterFields, ...productRunFields };

const rowReason = choice('Причина', 'Reason', {
  same: { uk: 'Уже так', en: 'Already so' },
  archived: { uk: 'Товар в архіві', en: 'The product is archived' },
  beyond_own_points: {
    uk: 'Товар продається й там, де ви не працюєте',
    en: 'The product is also sold where you don’t work',
  },
  not_sold_there: { uk: 'На цій точці товар не продається', en: 'The product isn’t sold at this point' },
  price_out_of_range: {
    uk: 'Ціна стала б нульовою, від’ємною або завеликою',
    en: 'The price would be zero, negative or too large',
  },
  day_taken: {
    uk: 'На цей день уже заплановано іншу ціну',
    en: 'Another price is planned for this day',
  },
  no_point_left: { uk: 'Не залишилося б жодної точки', en: 'No point would be left' },
  sold_everywhere: {
    uk: 'Товар продається на всіх точках: спершу виберіть окремі',
    en: 'The product is sold at all points: choose some first',
  },
  too_many_points: { uk: 'Точок стало б забагато', en: 'There would be too many points' },
  cancelled: runReasonWords.cancelled,
  not_allowed: runReasonWords.not_allowed,
  conflict: { uk: 'Товар тим часом змінили', en: 'The product has changed in the meantime' },
  not_found: { uk: 'Товар, групу чи точку видалено', en: 'The product, group or point was deleted' },
  internal: runReasonWords.internal,
} satisfies Readonly<Record<ProductRunReason, LocalizedText>>);

/** What a run did to a product. */
export const productRunRowFields = {
  position: number('№', 'No.'),
  article: productFields.article,
  name: text('Товар', 'Product'),
  price_before: money('Було', 'Was'),
  price: money('Стає', 'Becomes'),
  before: text('Було', 'Was'),
  after: text('Стає', 'Becomes'),
  state: runRowState<'pending' | 'done' | 'skipped' | 'failed'>({ done: { uk: 'Змінено', en: 'Changed' } }),
  reason: rowReason,
  finished_at: instant('Час', 'Time'),
} as const satisfies FieldSpecs;

/** What the rows of a run are narrowed by. */
export const productRunRowFilterFields = runRowFilterFields(productRunRowFields);
