import type { ImportField } from '@kasa/contracts/catalogue/import-values';
import type { ColumnWords } from '#shared/spreadsheet/columns.ts';

/** What may stand above the columns of a price list, as shops and their programs call them. */
export const columnWords: ColumnWords<ImportField> = {
  article: [
    ...['Код', 'Артикул', 'Код товару', 'Артикул товару', 'Номенклатурний номер', 'Внутрішній код', 'Арт'],
    ...['Code', 'SKU', 'Article', 'Item code', 'Product code', 'Article number'],
  ],
  name: [
    ...['Назва', 'Найменування', 'Товар', 'Назва товару', 'Найменування товару', 'Номенклатура'],
    ...[
      'Повна назва',
      'Товар або послуга',
      'Name',
      'Product',
      'Item',
      'Title',
      'Product name',
      'Description',
    ],
  ],
  price: [
    ...[
      'Ціна',
      'Ціна за одиницю',
      'Ціна продажу',
      'Роздрібна ціна',
      'Ціна роздрібна',
      'Ціна, грн',
      'Ціна грн',
    ],
    ...['Ціна з ПДВ', 'Price', 'Unit price', 'Price per unit', 'Retail price', 'Selling price'],
  ],
  barcode: [
    ...['Штрихкод', 'Штрих код', 'ШК', 'EAN', 'EAN13', 'EAN 13', 'UPC', 'GTIN', 'Barcode', 'Bar code'],
  ],
  group: [
    ...['Група', 'Група товарів', 'Категорія', 'Товарна група', 'Розділ', 'Папка'],
    ...['Group', 'Category', 'Product group', 'Department'],
  ],
  unit: [
    ...['Одиниця', 'Одиниця виміру', 'Од', 'Од виміру', 'Од вим', 'Од. вим.', 'Одиниці', 'Виміри'],
    ...['Unit', 'Units', 'Unit of measure', 'UoM'],
  ],
  kind: ['Вид', 'Тип', 'Вид товару', 'Тип номенклатури', 'Type', 'Kind'],
  tax: [
    ...['Податок', 'ПДВ', 'Ставка ПДВ', 'Ставка податку', 'ПДВ, %', 'Податкова ставка'],
    ...['Tax', 'VAT', 'VAT rate', 'Tax rate'],
  ],
  tax_included: ['Податок у ціні', 'ПДВ у ціні', 'Ціна включає ПДВ', 'Tax included', 'VAT included'],
  uktzed: ['УКТЗЕД', 'Код УКТЗЕД', 'УКТ ЗЕД', 'Код УКТ ЗЕД', 'ТН ЗЕД', 'UKTZED', 'UKTZED code', 'HS code'],
  has_excise: ['Підакцизний', 'Акциз', 'Підакцизний товар', 'Excise goods', 'Excise'],
  has_excise_mark: ['Акцизна марка', 'Марка акцизу', 'Марка', 'Excise mark', 'Excise stamp'],
  is_fiscal: ['Фіскалізувати', 'Фіскальний', 'Фіскалізується', 'Fiscalize', 'Fiscal', 'Fiscalized'],
  sales_bonus: ['Бонус з продажу', 'Бонус продавця', 'Бонус', 'Sales bonus', 'Bonus'],
};
