/** Rules of goods, their prices and compositions. Part of the rules in rules.ts. */
export const catalogueRules = {
  barcode_format: {
    uk: 'Введіть штрихкод: від 3 до 32 цифр, латинських літер, крапок, дефісів чи скісних рисок',
    en: 'Enter a barcode: 3 to 32 digits, Latin letters, dots, hyphens or slashes',
  },
  barcode_check_digit: {
    uk: 'Остання цифра не сходиться: перевірте, чи правильно набрано штрихкод',
    en: 'The last digit doesn’t match: check that the barcode is typed correctly',
  },
  uktzed_format: {
    uk: 'Код УКТЗЕД має 4, 6, 8 або 10 цифр',
    en: 'A UKTZED code has 4, 6, 8 or 10 digits',
  },
  uktzed_needed: {
    uk: 'Для підакцизного товару закон вимагає код УКТЗЕД із 10 цифр',
    en: 'The law asks for a 10-digit UKTZED code for excise goods',
  },
  only_goods: { uk: 'Це мають лише товари, не послуги', en: 'Only goods have this, not services' },
  only_excise_goods: {
    uk: 'Акцизну марку мають лише підакцизні товари',
    en: 'Only excise goods have an excise mark',
  },
  product_point_needed: {
    uk: 'Виберіть хоча б одну точку або продавайте на всіх',
    en: 'Choose at least one point, or sell it at all of them',
  },
  points_not_used: {
    uk: 'Товар продається на всіх точках: окремі не вибирають',
    en: 'The product is sold at all points: none is chosen',
  },
  day_not_future: { uk: 'Виберіть день після сьогоднішнього', en: 'Choose a day after today' },
  day_too_far: { uk: 'Не далі ніж на рік уперед', en: 'At most a year ahead' },
  base_price_needed: {
    uk: 'Основну ціну прибрати не можна: введіть суму',
    en: 'The base price can’t be removed: enter a sum',
  },
  not_sold_there: { uk: 'На цій точці товар не продається', en: 'The product isn’t sold at this point' },
  same_price: { uk: 'Така ціна вже діє', en: 'This is the price already' },
  percent_or_amount: {
    uk: 'Вкажіть або відсоток, або суму',
    en: 'Enter either a percentage or a sum',
  },
  not_zero: { uk: 'Введіть число, відмінне від нуля', en: 'Enter a number other than zero' },
  unit_in_use: {
    uk: 'Одиницю змінити не можна: в ній записано склад товарів або шаблонів',
    en: 'The unit can’t be changed: products or templates are measured in it',
  },
  line_needed: { uk: 'Додайте хоча б один інгредієнт', en: 'Add at least one ingredient' },
  line_repeated: { uk: 'Це вже є у складі', en: 'The composition already has this' },
  composition_circle: {
    uk: 'Товар не може входити до власного складу: ні сам, ні через інші товари',
    en: 'A product can’t be part of itself, directly or through other products',
  },
  sum_format: {
    uk: 'Суму не вдалося прочитати: напишіть, наприклад, 1 234,50',
    en: 'The sum can’t be read: write, for example, 1,234.50',
  },
  unit_unknown: {
    uk: 'Такої одиниці немає: напишіть, наприклад, шт, кг, л або послуга',
    en: 'There is no such unit: write, for example, pcs, kg, l or service',
  },
  kind_unknown: { uk: 'Напишіть «товар» або «послуга»', en: 'Write goods or service' },
  tax_unknown: {
    uk: 'Такої ставки немає: напишіть, наприклад, 20 %, 7 % або без ПДВ',
    en: 'There is no such rate: write, for example, 20%, 7% or no VAT',
  },
  code_rounded: {
    uk: 'Таблиця округлила код: зробіть стовпець текстовим і введіть код ще раз',
    en: 'The spreadsheet rounded the code: make the column text and enter the code again',
  },
  cell_error: {
    uk: 'У таблиці тут помилка замість значення: введіть його',
    en: 'The spreadsheet has an error here instead of a value: enter it',
  },
  yes_or_no: { uk: 'Напишіть «так» або «ні»', en: 'Write yes or no' },
  repeated_in_file: { uk: 'Є також в іншому рядку файлу', en: 'Another row of the file has the same' },
  archived_already: {
    uk: 'Товар в архіві: спершу поверніть його до продажу',
    en: 'The product is archived: restore it first',
  },
  sold_beyond_own_points: {
    uk: 'Товар продається і на точках, де ви не працюєте',
    en: 'The product is also sold at points where you don’t work',
  },
} as const;
