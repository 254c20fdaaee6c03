import type { Messages } from '#shared/i18n/messages.ts';
import type { PaletteId } from './uk.ts';

export const en: Messages<PaletteId> = {
  create: 'Add terminal',
  createOffline: 'Create offline terminal',
  ecomm: 'Web terminals',
  createEcomm: 'Create web terminal',
  activate: 'Activate terminal',
  templates: 'Terminal settings templates',
  scan: 'Scan code',
  refund: 'Refund a customer',
  rounds: 'Cash collection rounds',
  runs: 'Bulk actions on terminals',
  reversalRuns: 'Bulk refunds',
  resendRuns: 'Bulk resends of callbacks',
  ecommKeys: 'Shop keys and secrets',
  callbacks: 'Shop callbacks',
  hint: 'Search terminals by number, name, serial number, PTKS ID or point.',
  'command.encash': 'Cash collection',
  'command.edit': 'Edit terminal',
  'found.terminals': 'Terminals',
};
