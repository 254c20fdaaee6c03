import { importedProductFields } from '@kasa/contracts/catalogue/import-fields';
import type { ImportField } from '@kasa/contracts/catalogue/import-values';
import type { Locale } from '#shared/i18n/locales.ts';

const columns = [
  'article',
  'name',
  'price',
  'group',
  'unit',
  'barcode',
  'tax',
] as const satisfies readonly ImportField[];

const rows: Readonly<Record<Locale, readonly (readonly string[])[]>> = {
  uk: [
    ['П-0001', 'Чай зелений, 100 г', '84,90', 'Чай', 'уп.', '4820000000017', 'ПДВ 20 %'],
    ['П-0002', 'Печиво вівсяне, вагове', '189,00', 'Солодощі', 'кг', '', 'ПДВ 20 %'],
    ['П-0003', 'Пакування в подарунок', '40', 'Послуги', 'послуга', '', 'без ПДВ'],
  ],
  en: [
    ['P-0001', 'Green tea, 100 g', '84.90', 'Tea', 'pack', '4820000000017', 'VAT 20%'],
    ['P-0002', 'Oat cookies, by weight', '189.00', 'Sweets', 'kg', '', 'VAT 20%'],
    ['P-0003', 'Gift wrapping', '40', 'Services', 'service', '', 'no VAT'],
  ],
};

/** A file that is understood as it is: its headings and some products. */
export const exampleRows = (locale: Locale): string[][] => [
  columns.map((field) => importedProductFields[field][locale]),
  ...rows[locale].map((row) => [...row]),
];
