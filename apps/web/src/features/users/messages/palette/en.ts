import type { Messages } from '#shared/i18n/messages.ts';
import type { PaletteId } from './uk.ts';

export const en: Messages<PaletteId> = {
  'command.rights': 'Permissions of a user',
  'command.statistics': 'Statistics of a user',
  'found.users': 'Users',
  'create.user': 'Add user',
  'create.fromFile': 'Add people from a file',
  'open.branches': 'Points and people',
  'open.templates': 'Permission templates',
  'open.whoMay': 'Who can do what',
  'found.invited': 'invited',
  'found.left': 'has left',
};
