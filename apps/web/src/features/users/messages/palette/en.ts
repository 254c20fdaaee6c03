import type { Messages } from '#shared/i18n/messages.ts';
import type { PaletteId } from './uk.ts';

export const en: Messages<PaletteId> = {
  'command.rights': 'Permissions of a user',
  'found.users': 'Users',
  'found.closed': 'no access',
};
