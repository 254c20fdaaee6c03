import type { Messages } from '../../i18n/messages.ts';
import type { SpreadsheetId } from './uk.ts';

export const en: Messages<SpreadsheetId> = {
  'file.choose': 'Choose a file',
  'file.chooseOther': 'Choose another file',
  'file.reading': 'Reading the file…',
  'file.hint': 'CSV or XLSX, up to {megabytes} MB. You can also drop the file here.',
  'file.too_large': 'The file is too large: up to {megabytes} MB is allowed.',
  'file.empty': 'The file is empty.',
  'file.encrypted': 'The file is protected by a password. Save it without one and choose it again.',
  'file.damaged': 'The file is damaged and could not be read. Save the table once more.',
  'file.not_table':
    'This is no CSV or XLSX table. If the file has another format, such as XLS, save it as XLSX.',
  'file.unavailable': 'The file could not be opened. Check your connection and choose it again.',
  'file.example': 'Download an example',
  'file.exampleFailed': 'The example could not be made. Try again.',
};
