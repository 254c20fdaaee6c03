import type { Messages } from '#shared/i18n/messages.ts';
import type { PaletteId } from './uk.ts';

export const en: Messages<PaletteId> = {
  'create.discount': 'Add discount',
  'create.customer': 'Add customer',
  'open.report': 'Report on discounts',
  'open.simulation': 'Try a draft on past receipts',
  hint: 'Find discounts by name, customers by phone or number.',
  'found.discounts': 'Discounts',
  'found.customers': 'Customers',
};
