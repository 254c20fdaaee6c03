import type { Messages } from '#shared/i18n/messages.ts';
import type { ProductRunsId } from './uk.ts';

export const en: Messages<ProductRunsId> = {
  'bar.actions': 'Actions on selected',
  'bar.tags': 'Print price tags',
  'bar.tooMany':
    'You can change at most {most} products at once. Select fewer, or narrow the list by a filter.',
  'bar.tooManyTags': 'Price tags can be printed for at most {most} selected products',

  'ask.change_price': 'Change prices',
  'ask.change_tax': 'Change tax',
  'ask.change_points': 'Points of sale',
  'ask.change_group': 'Change group',
  'ask.archive': 'Archive',
  'ask.next': 'Preview changes',

  'price.direction': 'What to do with the prices',
  'price.up': 'Raise',
  'price.down': 'Lower',
  'price.by': 'By how much',
  'price.byPercent': 'By a percentage',
  'price.byAmount': 'By a sum',
  'price.percent': 'Percentage',
  'price.amount': 'Sum',
  'price.example': 'For example: {from} → {to}',
  'price.monday': 'From Monday, {day}',

  'points.mode.add': 'Add points',
  'points.mode.remove': 'Remove points',
  'points.mode.set': 'Sell at the chosen ones only',
  'points.mode.everywhere': 'Sell at all points',

  'group.none': 'Without a group',
  'group.hint': 'Leave it empty to take the products out of their groups.',

  'about.change_price':
    'Check the new prices. If somebody changes a product before its turn comes, its price stays as it is.',
  'about.change_tax': 'Receipts will have the new tax from the next sale on.',
  'about.change_points':
    'A register only sees the products of its point. When a point is removed, its own price is gone.',
  'about.change_group': 'A product belongs to one group only: the new one replaces the previous one.',
  'about.archive':
    'Registers will no longer sell these products, and planned price changes will be cancelled. You can restore a product at any time.',

  'preview.list': 'What will change',
  'preview.changing': 'Will change',
  'preview.leftOut': 'Unchanged',
  'preview.nothing': 'None of the products would change.',
  'preview.back': 'Edit',

  'confirm.change_price': 'Change the price of {count, plural, one {# product} other {# products}}',
  'confirm.plan': 'Plan the price of {count, plural, one {# product} other {# products}}',
  'confirm.change_tax': 'Change the tax of {count, plural, one {# product} other {# products}}',
  'confirm.change_points': 'Change the points of {count, plural, one {# product} other {# products}}',
  'confirm.change_group': 'Change the group of {count, plural, one {# product} other {# products}}',
  'confirm.archive': 'Archive {count, plural, one {# product} other {# products}}',

  'what.from': 'from {day}',
  'what.atPoint': 'at “{name}”',
  'what.atLostPoint': 'at one point',
  'what.base': 'base price',
  'what.taxIncluded': '{tax}, included in the price',
  'what.taxOnTop': '{tax}, added to the price',
  'what.points': '{mode}: {names}',
  'what.group': 'group “{name}”',
  'what.noGroup': 'without a group',
  'what.lostGroup': 'deleted group',

  'value.everywhere': 'all points',
  'value.elsewhere': 'other points',
  'value.more': '{names} and {count} more',
  'value.noGroup': 'no group',

  'runs.title': 'Bulk changes of products',
  'runs.total': '{count, plural, one {# change} other {# changes}}',
  'runs.empty': 'Select products in the list to change their prices, tax, points or group all at once.',
  'runs.toProducts': 'Go to products',
  'runs.back': 'Products',

  'run.short': 'Bulk change of products',
  'run.progress': 'Products processed',
  'run.planned': '“Changed” means that the price is planned. It applies from {day}.',
  'run.lostTitle': 'Change not found',
  'run.toList': 'Go to bulk changes',
  'run.search': 'Search products',
  'run.searchPlaceholder': 'Name or code',
  'run.rows': 'Results by product',
  'run.rowsEmpty': 'No products.',
  'run.open': 'Open product',

  'stop.text':
    'Products that haven’t been processed yet stay as they are. What’s already changed stays changed.',
};
