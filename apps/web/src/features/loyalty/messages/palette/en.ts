import type { Messages } from '#shared/i18n/messages.ts';
import type { PaletteId } from './uk.ts';

export const en: Messages<PaletteId> = {
  'create.discount': 'Add discount',
  hint: 'Find discounts by name.',
  'found.discounts': 'Discounts',
};
