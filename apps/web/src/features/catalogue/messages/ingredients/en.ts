import type { Messages } from '#shared/i18n/messages.ts';
import type { uk } from './uk.ts';

export const en: Messages<keyof typeof uk> = {
  'ingredients.title': 'Ingredients',
  'ingredients.total': '{count, plural, one {# ingredient} other {# ingredients}}',
  'ingredients.totalCapped': 'More than {total} ingredients',
  'ingredients.create': 'Add ingredient',
  'ingredients.empty': 'No ingredients yet. Add your first to count the cost of products.',
  'ingredients.search': 'Search ingredients',
  'ingredients.searchPlaceholder': 'Name',
  'ingredients.templates': 'Templates',
  'ingredients.uses': '{count, plural, one {# composition} other {# compositions}}',

  'ingredient.title': 'Ingredient',
  'ingredient.lostTitle': 'Ingredient not found',
  'ingredient.lostText': 'The link may be out of date, or the ingredient was deleted.',
  'ingredient.toList': 'Go to ingredients',
  'ingredient.createTitle': 'New ingredient',
  'ingredient.createText': 'Products are made of ingredients, and their cost is counted from them.',
  'ingredient.editTitle': 'Ingredient “{name}”',
  'ingredient.editShort': 'Edit ingredient',
  'ingredient.created': 'Ingredient added!',
  'ingredient.changed': 'Changes saved!',
  'ingredient.deleted': 'Ingredient deleted!',

  'uses.title': 'Used in',
  'uses.none': 'No product or template uses it.',
  'uses.product': 'product, {quantity}',
  'uses.template': 'template, {quantity}',
  'uses.rest': 'and {count} more',

  'action.delete': 'Delete',
  'delete.title': 'Delete the ingredient “{name}”?',
  'delete.text': 'This can’t be undone.',
  'delete.busy': 'Deleting…',
  'delete.inUse': 'Products or templates use the ingredient. Remove it there first',

  'form.mainText': 'The unit can’t be changed once products are made of the ingredient.',
};
