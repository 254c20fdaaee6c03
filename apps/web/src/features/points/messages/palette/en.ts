import type { Messages } from '#shared/i18n/messages.ts';
import type { PaletteId } from './uk.ts';

export const en: Messages<PaletteId> = {
  'create.fiscal': 'Add fiscal point',
  'create.fromKey': 'Add points from a key',
  'create.nonFiscal': 'Add non-fiscal point',
  hint: 'Find points by name, address or register number.',
  'found.points': 'Points',
};
