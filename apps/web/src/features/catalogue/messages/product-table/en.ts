import type { Messages } from '#shared/i18n/messages.ts';
import type { ProductTableId } from './uk.ts';

export const en: Messages<ProductTableId> = {
  'table.title': 'Product table',
  'table.total': '{count, plural, one {# product} other {# products}}',
  'table.totalCapped': 'More than {total} products',
  'table.back': 'Products',
  'table.empty': 'No products yet',
  'table.search': 'Search products',
  'table.searchPlaceholder': 'Name, code or barcode',
  'table.price': 'Price, ₴',
  'table.keys':
    'Arrows move between cells, Shift with arrows selects several. Enter or F2 edits, Esc cancels, Delete clears. Paste what you copied in a spreadsheet with Ctrl+V.',
  'table.touch': 'Tap a cell to select it, and again to edit it.',
  'table.input': '{column}: {name}',

  'bar.label': 'Changes in the table',
  'bar.undo': 'Undo',
  'bar.redo': 'Redo',
  'bar.undone': 'Undone: {count, plural, one {# cell} other {# cells}}',
  'bar.redone': 'Redone: {count, plural, one {# cell} other {# cells}}',
  'bar.sending': 'Saving…',
  'bar.saved': 'All saved',
  'bar.lost': 'Not saved: {count, plural, one {# cell} other {# cells}}',
  'bar.refused': 'With an error: {count, plural, one {# cell} other {# cells}}',
  'bar.conflict': 'Changed by someone else: {count, plural, one {# cell} other {# cells}}',
  'bar.elsewhere': 'On another page: {name}',
  'bar.retry': 'Save again',

  'cell.saving': 'Saving',
  'cell.saved': 'Saved',
  'cell.theirs': 'Someone else has entered: {value}',
  'cell.nothing': 'nothing',
  'cell.keep': 'Keep theirs',
  'cell.keepOf': 'Keep theirs: {value}',
  'cell.insist': 'Enter mine',
  'cell.insistOf': 'Enter mine: {value}',
  'cell.archived': 'The product is archived: restore it first',

  'problem.groupUnknown': 'There’s no such group',
  'problem.priceUnread': 'Enter an amount, such as 1234.50',
  'problem.rounded': 'The spreadsheet has rounded this number: save the column as text there',

  'paste.rowsBeyond': 'Didn’t fit on the page: {count, plural, one {# row} other {# rows}}.',
  'paste.columnsBeyond': 'Didn’t fit on the right: {count, plural, one {# column} other {# columns}}.',
  'paste.skipped': 'Can’t be changed here: {count, plural, one {# cell} other {# cells}}.',
  'paste.unclear': 'The clipboard has no cells to paste.',
  'clear.needed': 'Code and price can’t be cleared.',
};
