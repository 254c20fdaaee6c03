import type { ProductImportFileId } from './uk.ts';

export const en: Readonly<Record<ProductImportFileId, string>> = {
  'file.pageTitle': 'Import products from a file',
  'file.pageText':
    'We check each row and show what would change first. Your products stay as they are until you agree.',
  'file.back': 'Product imports',

  'file.title': 'File',
  'file.text':
    'A table of products: up to {most, plural, one {# row} other {# rows}}. The code tells which products you already have.',
  'file.label': 'Table of products',
  'file.tooLong':
    'The file has {count, plural, one {# row} other {# rows}}, and up to {most} can be imported at once. Split it into parts.',
  'file.noRows': 'The file has only column names and no products.',
  'file.unread':
    'Only the first sheet was read. {count, plural, one {Sheet that was not read} other {Sheets that were not read}}: {names}.',
  'file.above':
    '{count, plural, one {The row above the column names is not imported} other {# rows above the column names are not imported}}.',
  'file.exampleName': 'products-example.csv',
  'file.quoted': '“{name}”',

  'columns.title': 'Columns',
  'columns.text':
    'Say what each column holds. New products need a code, a name and a price; to change existing ones, the code and what changes are enough. Your choice is remembered for the next files.',
  'columns.header': 'Row with the column names',
  'columns.headerHint': 'What is above it is not imported',
  'columns.noHeader': 'No names: products from the first row',
  'columns.headerRow': 'Row {number}: {cells}',
  'columns.list': 'Columns of the file',
  'columns.label': 'Column “{name}”',
  'columns.letter': 'Column {name}',
  'columns.samples': 'For example: {samples}',
  'columns.empty': 'Empty column',
  'columns.none': 'Don’t import',
  'columns.unused': '{count, plural, one {# column is not imported} other {# columns are not imported}}',

  'defaults.title': 'What the file doesn’t say',
  'defaults.text': 'Only new products get this. Those you have stay as they are.',

  'send.submit': '{count, plural, =0 {Check} one {Check # row} other {Check # rows}}',
  'send.goOn': 'Go on checking',
  'send.busy': 'Checking…',
  'send.stop': 'Stop',
  'send.noFile': 'Choose a file of products first',
  'send.noArticle': 'Say which column holds the product codes',
  'send.nothingElse': 'Say what the other columns hold: the code alone is not enough',
  'send.progress': 'Rows checked',
  'send.of': '{sent} of {total}',
  'send.broken': 'Not all rows were sent. What has been checked is kept, and you can go on.',
};
