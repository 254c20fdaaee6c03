import type { Messages } from '#shared/i18n/messages.ts';
import type { PaletteId } from './uk.ts';

export const en: Messages<PaletteId> = {
  create: 'Add a terminal',
  createOffline: 'Create an offline terminal',
  activate: 'Activate a terminal',
  templates: 'Templates of terminal settings',
  scan: 'Scan a code',
  runs: 'Bulk actions on terminals',
  hint: 'Look for a terminal by its number, name, serial number, PTKS ID or point.',
  'command.encash': 'Cash collection',
  'command.edit': 'Edit terminal',
  'found.terminals': 'Terminals',
};
