import type { Messages } from '#shared/i18n/messages.ts';
import type { uk } from './uk.ts';

export const en: Messages<keyof typeof uk> = {
  'tags.title': 'Price tags',
  'tags.one': 'Price tag',
  'tags.back': 'Products',
  'tags.count':
    '{tags, plural, one {# price tag} other {# price tags}}, {sheets, plural, one {# A4 sheet} other {# A4 sheets}}',
  'tags.empty': 'No products to make price tags for',
  'tags.emptyText': 'No products on sale match this filter. Go back to the list and change it.',
  'tags.toList': 'Go to products',
  'tags.capped': 'The first {count} are shown',
  'tags.cappedText': 'There are more products. Narrow the filter in the list and print the tags in parts.',

  'size.label': 'Size',
  'size.value': '{width} × {height} mm',
  'point.label': 'Prices of the point',
  'point.base': 'Base price',
  'point.search': 'Search points',
  'copies.label': 'Copies of each',
  'copies.range': 'From 1 to {max}',
  'show.date': 'Print date',
  'show.barcode': 'Barcode',

  'sheet.label': 'Sheet {number}',
  'sheet.more':
    '{shown, plural, one {Only the first sheet is} other {Only the first # sheets are}} shown here; all {total, number} will be printed.',
  'tag.per': 'per {unit}',
};
