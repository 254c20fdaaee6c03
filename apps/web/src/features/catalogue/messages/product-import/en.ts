import type { Messages } from '#shared/i18n/messages.ts';
import type { ProductImportId } from './uk.ts';

export const en: Messages<ProductImportId> = {
  'import.short': 'Product import',
  'import.back': 'Product imports',
  'import.lostTitle': 'Import not found',
  'import.lostText': 'The draft may have been deleted, or a newer one took its place.',
  'import.toList': 'Go to imports',
  'import.of': '{name}, {time}',
  'import.figures': 'Rows of the file',
  'import.showOnly': 'show only these',
  'import.defaults': 'New products, where the file doesn’t say otherwise: {values}',
  'import.points': 'Points',
  'import.everywhere': 'All',
  'import.atPoints': '{count, plural, one {# point} other {# points}}',

  'rows.label': 'What the import does',
  'rows.search': 'Search rows',
  'rows.searchPlaceholder': 'Name, code or barcode',
  'rows.empty': 'No rows.',
  'rows.row': 'Row {position}: {name}',
  'rows.newGroup': 'new group',
  'rows.problem': '{field}: {message}',
  'rows.value': '{field}: {value}',
  'rows.field': '{field}:',
  'rows.inFile': 'In the file: {field}',
  'rows.mend': 'Fix',
  'rows.leaveOut': 'Leave out',
  'rows.takeBack': 'Take back in',
  'rows.open': 'Open product',
  'rows.leftOut': 'Row {position} is left out',
  'rows.takenBack': 'Row {position} is back in',
  'rows.wrong':
    '{count, plural, one {# row has an error} other {# rows have errors}}. Fix here or leave out: rows with errors are not imported.',
  'rows.showWrong': 'Show rows with errors',

  'mend.title': 'Fix row {position}',
  'mend.text': 'An empty field changes nothing: an existing product keeps what it has.',
  'mend.wrong': 'The row still has errors.',
  'mend.next': 'Save and go on',
  'mend.saved': 'Row {position} saved: {verdict}',

  'start.action': 'Import {count, plural, one {# product} other {# products}}',
  'start.title': 'Import {count, plural, one {# product} other {# products}}?',
  'start.new': 'New products: {count}',
  'start.changed': 'Products that change: {count}',
  'start.passed': 'Rows that are passed over: {list}',
  'start.same': 'unchanged – {count}',
  'start.wrong': 'with errors – {count}',
  'start.leftOut': 'left out – {count}',
  'start.later': 'A product that somebody changes before its turn stays as it is.',
  'start.confirm': 'Import',
  'start.busy': 'Starting…',
  'start.nothing': 'The file has neither new products nor changes',
  'start.incomplete': 'Not all rows of the file were sent: {sent} of {all}',

  'incomplete.title': 'Not all rows were sent',
  'incomplete.text':
    'The file has {all, plural, one {# row} other {# rows}}, and {sent} of them came through. So that nothing is lost, such an import can’t start: choose the file again.',
  'incomplete.again': 'Choose the file again',

  'refused.changed':
    'The data changed while you were looking, so the import has not started. Below is what it would do now: look again.',
  'refused.importing': 'Another import is still running. Wait for it to finish.',
  'refused.rollingBack': 'Another rollback is still running. Wait for it to finish.',
  'refused.toRun': 'See its progress',
  'refused.nothing': 'The import changed no product: there is nothing to roll back.',

  'rollBack.action': 'Roll back',
  'rollBack.title': 'Roll back the import “{name}”?',
  'rollBack.text':
    'New products will be deleted, changed ones get back what they had before. What somebody has changed since stays. Once something of the import is sold, it can’t be rolled back any more.',
  'rollBack.keep': 'Keep it',
  'rollBack.busy': 'Starting…',

  'begun.running': 'The import is running. Below is what you agreed to.',
  'begun.done': 'The import has finished. Below is what you agreed to; the report says what came of it.',
  'begun.cancelled':
    'The import was stopped: what was done stays, the other rows were skipped. The report has the details.',
  'begun.rolling_back': 'The import is being rolled back.',
  'begun.rolled_back':
    'The import was rolled back. The rollback report says what came back and what did not.',
  'begun.run': 'Import report',
  'begun.rollBackRun': 'Rollback report',
};
