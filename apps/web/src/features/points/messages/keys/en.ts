import type { Messages } from '#shared/i18n/messages.ts';
import type { KeysId } from './uk.ts';

export const en: Messages<KeysId> = {
  'list.title': 'Signing keys',
  'list.total': '{count, plural, one {# key} other {# keys}}',
  'list.totalCapped': 'Over {total} keys',
  'list.empty': 'Add a signing key: it signs the receipts and reports of fiscal points.',
  'list.add': 'Add signing key',
  'list.toPoints': 'Points',

  'action.delete': 'Delete',
  'delete.title': 'Delete the key “{name}”?',
  'delete.text': 'To get it back, you’ll have to add its file with the password again.',
  'delete.busy': 'Deleting…',
  'delete.done': 'Key deleted!',
  'delete.inUse':
    '{count, plural, one {Can’t be deleted: # point signs with it} other {Can’t be deleted: # points sign with it}}',
};
