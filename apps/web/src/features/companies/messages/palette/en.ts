import type { Messages } from '#shared/i18n/messages.ts';
import type { PaletteId } from './uk.ts';

export const en: Messages<PaletteId> = {
  'create.company': 'Add company',
  hint: 'Find companies by name or number.',
  'found.companies': 'Companies',
};
