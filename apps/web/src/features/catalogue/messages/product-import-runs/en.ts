import type { Messages } from '#shared/i18n/messages.ts';
import type { ProductImportRunsId } from './uk.ts';

export const en: Messages<ProductImportRunsId> = {
  'imports.title': 'Product imports',
  'imports.total': '{count, plural, one {# import} other {# imports}}',
  'imports.empty':
    'Choose an XLSX or CSV file: new products are added, existing ones are updated by their code. Before that, you see what each row would change and can mend its errors.',
  'imports.create': 'Import from a file',
  'imports.runs': 'Import runs',
  'imports.back': 'Products',
  'imports.draftNote':
    'A draft that hasn’t been changed for {hours, plural, one {# hour} other {# hours}} is deleted when somebody starts a new one. One person can have {drafts} drafts: one more replaces the oldest.',
  'imports.sent': '{sent} of {all}',

  'import.deleted': 'Import draft deleted',
  'import.deleteDraft': 'Delete draft',
  'action.delete': 'Delete',
  'delete.title': 'Delete the draft “{name}”?',
  'delete.text': 'Its rows and corrections will be gone. Products stay as they are.',
  'delete.busy': 'Deleting…',

  'runs.title': 'Import runs',
  'runs.total': '{count, plural, one {# run} other {# runs}}',
  'runs.empty': 'Here you’ll see how each import and rollback goes, with a report on each row.',
  'runs.back': 'Product imports',

  'run.short': 'Import run',
  'run.progress': 'Rows processed',
  'run.toImport': 'Open import “{name}”',
  'run.lostTitle': 'Run not found',
  'run.toList': 'Go to import runs',
  'run.search': 'Search rows',
  'run.searchPlaceholder': 'Name or code',
  'run.rows': 'Results by row',
  'run.rowsEmpty': 'No rows.',
  'run.open': 'Open',
  'run.row': 'Row {position}: {name}',

  'stop.text': 'Rows that haven’t been processed yet are skipped. What’s already done stays.',
};
